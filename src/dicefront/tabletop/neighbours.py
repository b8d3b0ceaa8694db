"""Who is near: a uniform grid over the table.

For some dozens of figures a plain loop is as quick; the grid keeps the cost of one question from growing with
the number of figures on the table.
"""

from __future__ import annotations

from mypy_extensions import i64


class Neighbours:
    """Discs by number, found by the cell their centre lies in."""

    def __init__(self, cell: i64) -> None:
        self.cell = cell
        self.cells: dict[tuple[int, int], list[int]] = {}
        self.places: dict[int, tuple[int, int, int]] = {}
        self.widest: i64 = 0

    def copy(self) -> Neighbours:
        """A copy that can be changed on its own."""
        twin = Neighbours(self.cell)
        for cell, numbers in self.cells.items():
            twin.cells[cell] = numbers.copy()
        twin.places = self.places.copy()
        twin.widest = self.widest
        return twin

    def put(self, number: int, x: i64, y: i64, reach: i64) -> None:
        """Add something, or move it if it is there."""
        if number in self.places:
            self.remove(number)
        self.places[number] = (x, y, reach)
        self.cells.setdefault((x // self.cell, y // self.cell), []).append(number)
        self.widest = max(self.widest, reach)

    def remove(self, number: int) -> None:
        """Take something away."""
        x, y, _ = self.places.pop(number)
        cell = (x // self.cell, y // self.cell)
        numbers = self.cells[cell]
        numbers.remove(number)
        if not numbers:
            del self.cells[cell]

    def within(self, x: i64, y: i64, distance: i64) -> list[int]:
        """The numbers of everything whose disc is no further from a point than a distance, ascending."""
        found: list[int] = []
        for number in self._candidates(x - distance, y - distance, x + distance, y + distance):
            px, py, reach = self.places[number]
            far = distance + reach
            if (px - x) * (px - x) + (py - y) * (py - y) <= far * far:
                found.append(number)
        found.sort()
        return found

    def _candidates(self, left: i64, low: i64, right: i64, high: i64) -> list[int]:
        found: list[int] = []
        first = (left - self.widest) // self.cell
        last = (right + self.widest) // self.cell
        bottom = (low - self.widest) // self.cell
        top = (high + self.widest) // self.cell
        if (last - first + 1) * (top - bottom + 1) > len(self.cells):
            for numbers in self.cells.values():
                found.extend(numbers)
            return found
        for column in range(first, last + 1):
            for row in range(bottom, top + 1):
                some = self.cells.get((column, row))
                if some is not None:
                    found.extend(some)
        return found
