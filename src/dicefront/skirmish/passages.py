"""Ways through a whole space, roughly: a grid of places to walk on, table and tops, and a search.

It proposes in which direction to go, round or over what; figures are left out, and nothing is judged here.
What was found is remembered with the space, so all copies of a match share it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from dicefront.tabletop.distance import depth, gap_of_disc
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Prism

CELL: Final = 1905
"""Three quarters of an inch."""

CLIMB: Final = 2
ROUGH: Final = 2
"""What a rise and rough ground cost an ordinary walker; the grid is the same for all."""

STRAIGHT: Final = 10
ASLANT: Final = 14
BLOCKED: Final = -1
UNKNOWN: Final = -2
SEARCHED: Final = 600
"""So many cells are looked at for one way; then the one nearest to the goal will do."""

REMEMBERED: Final = 4000
BESIDE: Final = 4


class Passages:
    """The grid for figures of one size; a cell is examined when the first way comes past it."""

    def __init__(
        self,
        width: i64,
        depth_: i64,
        things: list[Prism],
        climbable: list[bool],
        uneven: list[bool],
        radius: i64,
        height: i64,
        step: i64,
    ) -> None:
        self.columns: int = max(1, width // CELL)
        self.rows: int = max(1, depth_ // CELL)
        self.things = things
        self.climbable = climbable
        self.uneven = uneven
        self.radius = radius
        self.height = height
        self.step = step
        self._heights: list[int] = [UNKNOWN] * (self.columns * self.rows)
        self._rough: list[bool] = [False] * (self.columns * self.rows)
        self._ways: dict[int, list[int]] = {}
        self._links: list[list[i64] | None] = [None] * (self.columns * self.rows)

    def height_at(self, cell: i64) -> int:
        """The height of the place to stand over a cell, or ``BLOCKED``."""
        found = self._heights[cell]
        if found == UNKNOWN:
            self._look(cell)
            found = self._heights[cell]
        return found

    def is_rough(self, cell: i64) -> bool:
        """Whether the place to stand over a cell is uneven."""
        return self.height_at(cell) != BLOCKED and self._rough[cell]

    def _look(self, cell: i64) -> None:
        """The highest place over the middle of a cell where a base has room."""
        x: i64 = cell % self.columns * CELL + CELL // 2
        y: i64 = cell // self.columns * CELL + CELL // 2
        near: list[int] = []
        for number in range(len(self.things)):
            shape = self.things[number].shape
            far = self.radius + shape.reach
            if -far < shape.x - x < far and -far < shape.y - y < far:
                near.append(number)
        best = BLOCKED
        for number in near:
            thing = self.things[number]
            if self.climbable[number] and thing.top > best and 2 * depth(thing.shape, x, y) >= self.radius:
                if self._has_room(x, y, thing.top, near):
                    best = thing.top
                    self._rough[cell] = self.uneven[number]
        if best == BLOCKED and self._has_room(x, y, 0, near):
            best = 0
        self._heights[cell] = best

    def _has_room(self, x: i64, y: i64, z: i64, near: list[int]) -> bool:
        for number in near:
            thing = self.things[number]
            if min(z + self.height, thing.top) - max(z, thing.bottom) > self.step:
                if gap_of_disc(x, y, self.radius, thing.shape) < 0:
                    return False
        return True

    def cell(self, x: i64, y: i64) -> int:
        """The cell a point lies in."""
        column: int = min(max(x // CELL, 0), self.columns - 1)
        row: int = min(max(y // CELL, 0), self.rows - 1)
        return row * self.columns + column

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        return Point(cell % self.columns * CELL + CELL // 2, cell // self.columns * CELL + CELL // 2)

    def way(self, x: i64, y: i64, gx: i64, gy: i64) -> list[int]:
        """The cells from a place to another, or to where one gets nearest to it; without the first."""
        start = self.cell(x, y)
        goal = self.cell(gx, gy)
        key = start * (self.columns * self.rows) + goal
        known = self._ways.get(key)
        if known is None:
            if len(self._ways) >= REMEMBERED:
                self._ways.clear()
            known = self._ways[key] = self._search(start, self._open_beside(goal))
        return known

    def _open_beside(self, goal: int) -> int:
        """The cell itself, or the nearest one with room if there is none: figures stand close to walls."""
        if self.height_at(goal) != BLOCKED:
            return goal
        column = goal % self.columns
        row = goal // self.columns
        best = goal
        least = -1
        for y in range(max(0, row - BESIDE), min(self.rows, row + BESIDE + 1)):
            for x in range(max(0, column - BESIDE), min(self.columns, column + BESIDE + 1)):
                number = y * self.columns + x
                away = (x - column) * (x - column) + (y - row) * (y - row)
                if self.height_at(number) != BLOCKED and (least < 0 or away < least):
                    least = away
                    best = number
        return best

    def _search(self, start: int, goal: int) -> list[int]:
        """Cost so far and cost to come share one number with the cell, so that the heap compares integers."""
        columns: i64 = self.columns
        count: i64 = columns * self.rows
        costs: list[int] = [-1] * count
        before: list[int] = [-1] * count
        done: list[bool] = [False] * count
        costs[start] = 0
        goal_column: i64 = goal % columns
        goal_row: i64 = goal // columns
        waiting: list[int] = [start]
        best: i64 = start
        least: i64 = -1
        looked = 0
        while waiting and looked < SEARCHED:
            cell: i64 = heappop(waiting) % count
            if done[cell]:
                continue
            done[cell] = True
            looked += 1
            left = _left(cell % columns - goal_column, cell // columns - goal_row)
            if least < 0 or left < least:
                least = left
                best = cell
                if left == 0:
                    break
            so_far: i64 = costs[cell]
            for link in self._links_of(cell):
                number: i64 = link % count
                if done[number]:
                    continue
                cost: i64 = so_far + link // count
                known: i64 = costs[number]
                if known < 0 or cost < known:
                    costs[number] = cost
                    before[number] = cell
                    # Half as much again is added to what is left: the way is hardly longer, and found sooner.
                    rest = _left(number % columns - goal_column, number // columns - goal_row) * 3 // 2
                    heappush(waiting, (cost + rest) * count + number)
        way: list[int] = []
        while best != start:
            way.append(best)
            best = before[best]
        way.reverse()
        return way

    def _links_of(self, cell: i64) -> list[i64]:
        """The cells next to one, each with what it costs to go there; worked out once."""
        known = self._links[cell]
        if known is None:
            known = self._links[cell] = self._look_round(cell)
        return known

    def _look_round(self, cell: i64) -> list[i64]:
        """The neighbours, and over the edge of an object the cell behind the next."""
        columns: i64 = self.columns
        rows: i64 = self.rows
        column = cell % columns
        row = cell // columns
        found: list[i64] = []
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                x = column + dx
                y = row + dy
                if (dx == 0 and dy == 0) or not (0 <= x < columns and 0 <= y < rows):
                    continue
                number = y * columns + x
                length = STRAIGHT if dx == 0 or dy == 0 else ASLANT
                if self.height_at(number) == BLOCKED:
                    x += dx
                    y += dy
                    if not (0 <= x < columns and 0 <= y < rows):
                        continue
                    number = y * columns + x
                    length *= 2
                    if self.height_at(number) == BLOCKED or not self._differ(cell, number):
                        continue
                found.append(self._cost(cell, number, length) * (columns * rows) + number)
        return found

    def _differ(self, one: i64, other: i64) -> bool:
        rise = self.height_at(one) - self.height_at(other)
        return rise > self.step or rise < -self.step

    def _cost(self, cell: i64, number: i64, length: i64) -> i64:
        cost = ROUGH * length if self.is_rough(number) else length
        if self.height_at(cell) != BLOCKED and self._differ(cell, number):
            rise: i64 = abs(self.height_at(number) - self.height_at(cell))
            cost += CLIMB * rise * STRAIGHT // CELL
        return cost


def _left(across: i64, along: i64) -> i64:
    """The shortest that is left so many columns and rows away, if nothing were in the way."""
    if across < 0:
        across = -across
    if along < 0:
        along = -along
    few = min(across, along)
    return (across + along - 2 * few) * STRAIGHT + few * ASLANT
