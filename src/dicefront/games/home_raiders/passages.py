"""Ways through a whole combat space, roughly: a grid of places to walk on, table and tops, and a search.

It proposes in which direction to go, round or over what; figures are left out, and nothing is judged here.
What was found is remembered with the space, so all copies of a match share it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.constants import INCH
from dicefront.tabletop.distance import depth, gap_of_disc
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Prism

CELL: Final = 3 * INCH // 4
STRAIGHT: Final = CELL
ASLANT: Final = CELL * 1414 // 1000
BLOCKED: Final = -1
SEARCHED: Final = 600
"""So many cells are looked at for one way; then the one nearest to the goal will do."""

REMEMBERED: Final = 4000
BESIDE: Final = 4


class Passages:
    """The grid for figures of one size. ``heights`` has the height of the place to stand over each cell."""

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
        self.step = step
        self.heights: list[int] = []
        self.rough: list[bool] = []
        self._ways: dict[int, list[int]] = {}
        for row in range(self.rows):
            for column in range(self.columns):
                x = column * CELL + CELL // 2
                y = row * CELL + CELL // 2
                self._look(x, y, things, climbable, uneven, radius, height)

    def _look(
        self,
        x: i64,
        y: i64,
        things: list[Prism],
        climbable: list[bool],
        uneven: list[bool],
        radius: i64,
        height: i64,
    ) -> None:
        """The highest place over a point where a base has room."""
        near: list[int] = []
        for number in range(len(things)):
            shape = things[number].shape
            far = radius + shape.reach
            if -far < shape.x - x < far and -far < shape.y - y < far:
                near.append(number)
        best = BLOCKED
        rough = False
        for number in near:
            thing = things[number]
            if climbable[number] and thing.top > best and 2 * depth(thing.shape, x, y) >= radius:
                if self._has_room(x, y, thing.top, near, things, radius, height):
                    best = thing.top
                    rough = uneven[number]
        if best == BLOCKED and self._has_room(x, y, 0, near, things, radius, height):
            best = 0
        self.heights.append(best)
        self.rough.append(rough)

    def _has_room(
        self, x: i64, y: i64, z: i64, near: list[int], things: list[Prism], radius: i64, height: i64
    ) -> bool:
        for number in near:
            thing = things[number]
            if min(z + height, thing.top) - max(z, thing.bottom) > self.step:
                if gap_of_disc(x, y, radius, thing.shape) < 0:
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
        if self.heights[goal] != BLOCKED:
            return goal
        column = goal % self.columns
        row = goal // self.columns
        best = goal
        least = -1
        for y in range(max(0, row - BESIDE), min(self.rows, row + BESIDE + 1)):
            for x in range(max(0, column - BESIDE), min(self.columns, column + BESIDE + 1)):
                number = y * self.columns + x
                away = (x - column) * (x - column) + (y - row) * (y - row)
                if self.heights[number] != BLOCKED and (least < 0 or away < least):
                    least = away
                    best = number
        return best

    def _search(self, start: int, goal: int) -> list[int]:
        count = self.columns * self.rows
        costs: list[int] = [-1] * count
        before: list[int] = [-1] * count
        done: list[bool] = [False] * count
        costs[start] = 0
        waiting: list[tuple[int, int]] = [(self._left(start, goal), start)]
        best = start
        least = self._left(start, goal)
        looked = 0
        while waiting and looked < SEARCHED:
            _, cell = heappop(waiting)
            if done[cell]:
                continue
            done[cell] = True
            looked += 1
            left = self._left(cell, goal)
            if left < least:
                least = left
                best = cell
            if cell == goal:
                break
            self._spread(cell, goal, costs, before, waiting)
        way: list[int] = []
        while best != start:
            way.append(best)
            best = before[best]
        way.reverse()
        return way

    def _left(self, cell: int, goal: int) -> int:
        """The shortest that is left from a cell to another, if nothing were in the way."""
        across = abs(cell % self.columns - goal % self.columns)
        along = abs(cell // self.columns - goal // self.columns)
        few = min(across, along)
        return (across + along - 2 * few) * STRAIGHT + few * ASLANT

    def _spread(
        self, cell: int, goal: int, costs: list[int], before: list[int], waiting: list[tuple[int, int]]
    ) -> None:
        """To the neighbours, and over the edge of an object to the cell behind the next."""
        column = cell % self.columns
        row = cell // self.columns
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                x = column + dx
                y = row + dy
                if (dx == 0 and dy == 0) or not (0 <= x < self.columns and 0 <= y < self.rows):
                    continue
                number = y * self.columns + x
                length = STRAIGHT if dx == 0 or dy == 0 else ASLANT
                if self.heights[number] == BLOCKED:
                    x += dx
                    y += dy
                    if not (0 <= x < self.columns and 0 <= y < self.rows):
                        continue
                    number = y * self.columns + x
                    length *= 2
                    if self.heights[number] == BLOCKED or not self._differ(cell, number):
                        continue
                self._reach(cell, number, length, goal, costs, before, waiting)

    def _differ(self, one: int, other: int) -> bool:
        rise = self.heights[one] - self.heights[other]
        return rise > self.step or rise < -self.step

    def _reach(
        self,
        cell: int,
        number: int,
        length: int,
        goal: int,
        costs: list[int],
        before: list[int],
        waiting: list[tuple[int, int]],
    ) -> None:
        cost = costs[cell] + (2 * length if self.rough[number] else length)
        if self.heights[cell] != BLOCKED and self._differ(cell, number):
            cost += 2 * abs(self.heights[number] - self.heights[cell])  # HR-MVT-05
        if costs[number] < 0 or cost < costs[number]:
            costs[number] = cost
            before[number] = cell
            # Half as much again is added to what is left: the way is hardly longer, and found much sooner.
            heappush(waiting, (cost + self._left(number, goal) * 3 // 2, number))
