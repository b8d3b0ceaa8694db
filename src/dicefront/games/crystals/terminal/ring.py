"""The track of Crystals as a ring on a screen: where its fields lie, and a canvas to draw them on."""

from __future__ import annotations

from rich.text import Text

from dicefront.games.crystals.rules.tracks import Track

FEWEST_ROWS = 3


class Ring:
    """A closed ring of cells, walked clockwise from its lower left corner upwards.

    ``places`` are row and column of every field. A ring has an even number of cells, so on a track with an
    odd number of fields one cell stays empty.
    """

    def __init__(self, places: list[tuple[int, int]], columns: int, rows: int) -> None:
        self.places = places
        self.columns = columns
        self.rows = rows

    def inside(self, field: int, taken: list[tuple[int, int]]) -> tuple[int, int] | None:
        """A free place beside a field, inside the ring; ``None`` if even its neighbours are taken."""
        row, column = self.places[field]
        row, column = min(max(row, 1), self.rows - 2), min(max(column, 1), self.columns - 2)
        for place in (
            (row, column),
            (row, column - 1),
            (row, column + 1),
            (row - 1, column),
            (row + 1, column),
        ):
            within = 0 < place[0] < self.rows - 1 and 0 < place[1] < self.columns - 1
            if within and place not in taken:
                return place
        return None


def square_columns(fields: int) -> int:
    """The columns of a ring as square as can be."""
    return (fields + 5) // 2 - (fields + 4) // 4


def ring_of(track: Track, viewer: int, columns: int) -> Ring:
    """The track in so many columns; the entry of the viewer lies at the bottom.

    The lower left corner is the first teleport behind that entry: with four teleports all corners are then
    teleports, as on the board on a table.
    """
    fields = track.fields
    rows = max(FEWEST_ROWS, (fields + 5) // 2 - columns)
    path = [(row, 0) for row in range(rows - 1, 0, -1)]
    path += [(0, column) for column in range(columns - 1)]
    path += [(row, columns - 1) for row in range(rows - 1)]
    path += [(rows - 1, column) for column in range(columns - 1, 0, -1)]
    entry = track.entries[viewer]
    corner = min(track.teleports, key=lambda field: (field - entry) % fields)
    places = [(0, 0)] * fields
    for index in range(fields):
        places[(corner + index) % fields] = path[index]
    return Ring(places, columns, rows)


class Canvas:
    """Lines of a screen on which short texts are put side by side."""

    def __init__(self, height: int) -> None:
        self.lines: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, line: int, column: int, text: Text) -> None:
        self.lines[line].append((column, text))

    def is_free(self, line: int, column: int, width: int) -> bool:
        """Whether a text with a blank on each side would touch no other."""
        return all(
            start >= column + width + 1 or start + text.cell_len <= column - 1
            for start, text in self.lines[line]
        )

    def render(self) -> list[Text]:
        rendered: list[Text] = []
        for parts in self.lines:
            line = Text()
            for column, text in sorted(parts, key=lambda part: part[0]):
                line.append(" " * (column - line.cell_len))
                line.append_text(text)
            rendered.append(line)
        return rendered
