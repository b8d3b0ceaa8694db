"""The combat space as a map of characters: rulers in inches, objects, Portals, markers, figures, reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.terminal.names import Names
from dicefront.kernel.ids import NOBODY
from dicefront.parts.terminal.drawing import Board, Room
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.routes import ReachOf
from dicefront.skirmish.space import Space
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import place_in

RULER = 3
"""Columns of the ruler on the left."""

ASPECT: Final = 2
"""A line is about so many times as high as a column is wide."""

SHADES, PLAIN_SHADES = "░▒▓", ".:#"
HEIGHTS: Final = [INCH, 3 * INCH]
GROUNDS: Final = ["#4a4032", "#5d4d38", "#73603f"]
PORTAL_GROUND: Final = "#4b3a6e"
TABLE: Final = "#2b2f33"
REACH_GROUND: Final = "#24452c"
FAINT: Final = "#8b9096"
INK: Final = "bold #e8e8e8"
CHOICE: Final = "bold #ffe066"
NUMBERS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
MARKER: Final = "bold #7CFC9A"
NEAR: Final = 3
"""A figure that finds its place taken is drawn at most so many lines or columns away."""


def map_columns(space: Space, lines: int) -> int:
    """How many columns a map of so many lines has, rulers included."""
    rows = max(lines - 1, 1)
    return RULER + round(rows * ASPECT * space.width / space.depth)


class Map:
    """One drawing of the combat space."""

    def __init__(
        self,
        board: Board,
        labels: Names,
        state: State,
        room: Room,
        reach: Mapping[int, str],
        spots: Sequence[tuple[int, int] | None] = (),
    ) -> None:
        self.board = board
        self.labels = labels
        self.state = state
        self.room = room
        space = state.space
        rows = max(room.height - 1, 4)
        columns = max(room.width - RULER, 10)
        # The scale that fits both ways: inches of a column.
        scale = max(space.width / columns, space.depth / (ASPECT * rows))
        self.columns = max(1, round(space.width / scale))
        self.rows = max(1, round(space.depth / (ASPECT * scale)))
        self.signs: list[list[str]] = []
        self.styles: list[list[str]] = []
        self.grounds: list[list[str]] = []
        self.taken: list[list[bool]] = [[False] * self.columns for _ in range(self.rows)]
        self._lay_ground()
        self._lay_reach(reach)
        self._name_objects()
        self._put_markers()
        self._put_figures()
        self._put_choices(spots)

    # -- cells ----------------------------------------------------------------------------------

    def middle(self, row: int, column: int) -> Point:
        """The middle of a cell; the first row is the north."""
        space = self.state.space
        x = (2 * column + 1) * space.width // (2 * self.columns)
        y = space.depth - (2 * row + 1) * space.depth // (2 * self.rows)
        return Point(x, y)

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """The row and column of a point."""
        space = self.state.space
        column = min(max(x * self.columns // space.width, 0), self.columns - 1)
        row = min(max((space.depth - y) * self.rows // space.depth, 0), self.rows - 1)
        return row, column

    def _lay_ground(self) -> None:
        """Every cell shows the highest object under its middle, and the table where there is none."""
        space = self.state.space
        shades = SHADES if self.room.signs else PLAIN_SHADES
        for row in range(self.rows):
            self.signs.append([" "] * self.columns)
            self.styles.append([FAINT if self.room.colour else ""] * self.columns)
            self.grounds.append([TABLE] * self.columns)
            for column in range(self.columns):
                point = self.middle(row, column)
                top = NOBODY
                for number in space.scenery.under(point.x, point.y):
                    if top == NOBODY or space.things[number].top > space.things[top].top:
                        top = number
                if top == NOBODY:
                    continue
                thing = space.things[top]
                level = sum(thing.top > limit for limit in HEIGHTS)
                self.signs[row][column] = shades[level]
                portal = thing.owner != NOBODY
                self.grounds[row][column] = PORTAL_GROUND if portal else GROUNDS[level]

    def _lay_reach(self, reach: Mapping[int, str]) -> None:
        """Where those asked about could go: a cell counts if there is a legal way to its middle."""
        for number, sign in reach.items():
            c = self.state.characters[number]
            area = ReachOf(self.state, c, c.card.movement)
            far = c.card.movement * c.card.movement
            for row in range(self.rows):
                for column in range(self.columns):
                    point = self.middle(row, column)
                    away = int(square(point.x, point.y, c.body.shape.x, c.body.shape.y))
                    if away <= far and area.contains(point.x, point.y):
                        self.signs[row][column] = sign
                        self.grounds[row][column] = REACH_GROUND

    def _name_objects(self) -> None:
        """The number of each object in its middle; Portals as P1 and P2."""
        for number, thing in enumerate(self.state.space.things):
            text = str(number + 1) if thing.owner == NOBODY else f"P{thing.owner + 1}"
            row, column = self.cell(thing.shape.x, thing.shape.y)
            column = min(max(column - len(text) // 2, 0), self.columns - len(text))
            if place_in(thing.shape, thing.shape.x, thing.shape.y) >= 0:
                colour = INK if thing.owner == NOBODY else self.board.colour_of(thing.owner)
                self._write(row, column, text, colour)

    def _put_markers(self) -> None:
        sign = "◆" if self.room.signs else "@"
        for number, marker in enumerate(self.state.markers):
            row, column = self.cell(marker.x, marker.y)
            self._place(row, column, f"{sign}{number + 1}", MARKER)

    def _put_figures(self) -> None:
        """Those higher up last, so that they are seen."""
        there = [c for c in self.state.characters if c.where == ON_TABLE]
        for c in sorted(there, key=lambda one: (-one.body.bottom, one.id)):
            shape = c.body.shape
            row, column = self.cell(shape.x, shape.y)
            label = self.labels.label(self.state, c.id) + note_of(c)
            acting = c.troop in self.state.acting
            style = self.board.colour_of(c.owner) + (" reverse" if acting else "")
            self._place(row, column, label, style if self.room.colour else ("reverse" if acting else ""))

    def _put_choices(self, spots: Sequence[tuple[int, int] | None]) -> None:
        """Where the choices lead, by their numbers, as far as there is room."""
        for number, spot in enumerate(spots[: len(NUMBERS)]):
            if spot is not None:
                row, column = self.cell(*spot)
                self._place(row, column, NUMBERS[number], CHOICE if self.room.colour else "bold", 1)

    def _place(self, row: int, column: int, text: str, style: str, near: int = NEAR) -> None:
        """Write a sign at its place, or as near as there is room."""
        for away, r, col in sorted(
            (abs(dr) * ASPECT + abs(dc), row + dr, column + dc)
            for dr in range(-near, near + 1)
            for dc in range(-ASPECT * near, ASPECT * near + 1)
        ):
            del away
            if self._is_free(r, col, len(text)):
                self._write(r, col, text, style)
                for place in range(col, col + len(text)):
                    self.taken[r][place] = True
                return

    def _is_free(self, row: int, column: int, length: int) -> bool:
        if not 0 <= row < self.rows or not 0 <= column <= self.columns - length:
            return False
        return not any(self.taken[row][column : column + length])

    def _write(self, row: int, column: int, text: str, style: str) -> None:
        for place, sign in enumerate(text):
            self.signs[row][column + place] = sign
            self.styles[row][column + place] = style

    # -- lines ----------------------------------------------------------------------------------

    def lines(self) -> list[Text]:
        """The map with its rulers: inches to the north on the left, to the east below."""
        drawn = [self._line(row) for row in range(self.rows)]
        return [*drawn, self._bottom()]

    def _line(self, row: int) -> Text:
        text = Text(self._mark_of(row).rjust(RULER - 1) + ("│" if self.room.signs else "|"))
        if self.room.colour:
            text.stylize(FAINT)
        for column in range(self.columns):
            style = self.styles[row][column]
            if self.room.colour:
                style = f"{style} on {self.grounds[row][column]}"
            text.append(self.signs[row][column], style)
        return text

    def _mark_of(self, row: int) -> str:
        """The ruler on the left: every five inches, at the line that holds them."""
        high = self.middle(row, 0).y + self.state.space.depth // (2 * self.rows)
        low = high - self.state.space.depth // self.rows
        inch = (high // (5 * INCH)) * 5
        return str(inch) if low < inch * INCH <= high and inch else ""

    def _bottom(self) -> Text:
        marks = [" "] * (self.columns + RULER)
        for inch in range(0, self.state.space.width // INCH + 1, 5):
            _, column = self.cell(inch * INCH, 0)
            label = str(inch)
            start = RULER + column if inch else RULER
            if start + len(label) <= len(marks):
                marks[start : start + len(label)] = list(label)
        return Text("".join(marks).rstrip(), FAINT if self.room.colour else "")


def note_of(c: Character) -> str:
    """One sign for wounds and lying down: ``'`` one wound, ``"`` more, ``_`` on the ground, ``%`` both."""
    if c.wounds and c.down:
        return "%"
    if c.down:
        return "_"
    return "" if not c.wounds else "'" if c.wounds == 1 else '"'
