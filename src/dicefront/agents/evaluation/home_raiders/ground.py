"""How far it is to walk: a coarse map of the combat space, with what is in the way and what must be climbed.

It only says how near a place is to a goal; whether a move is allowed is judged elsewhere. A field holds the
way from every cell to one cell. Spaces are never changed, so fields are kept with the space they are for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.constants import INCH
from dicefront.games.home_raiders.space import Space
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.units import root_up

CELL: Final = 3 * INCH // 2
UNIT: Final = INCH // 4
"""Fields count in quarters of an inch."""
STRAIGHT: Final = 6
ASLANT: Final = 8
BLOCKED: Final = 90
"""What a step costs into something that cannot be climbed: more than most ways round it."""
STEEP: Final = 9 * INCH // 4
"""Hardly anybody has the inches for a higher climb."""
HIGH: Final = 2 * INCH
"""What begins higher is passed below."""
NEAR: Final = 2 * CELL
"""So near the straight line is good enough."""
KEPT: Final = 8


class Ground:
    """The map of one space for bases of one size."""

    def __init__(self, space: Space, radius: int) -> None:
        self.space = space
        self.radius = radius
        self.columns = max((space.width + CELL - 1) // CELL, 1)
        self.rows = max((space.depth + CELL - 1) // CELL, 1)
        self.blocked = [False] * (self.columns * self.rows)
        self.steps = self._neighbours(4 * radius // 5)
        self.fields: dict[int, list[int]] = {}

    def cell(self, x: i64, y: i64) -> int:
        column = min(max(x // CELL, 0), self.columns - 1)
        row = min(max(y // CELL, 0), self.rows - 1)
        return int(row * self.columns + column)

    def field(self, goal: int) -> list[int]:
        """The way from every cell to a cell."""
        found = self.fields.get(goal)
        if found is None:
            found = self.fields[goal] = self._spread(goal)
        return found

    def way(self, x: i64, y: i64, gx: i64, gy: i64) -> int:
        """About how far it is to walk from a point to another."""
        straight = root_up(square(x, y, gx, gy))
        if straight <= NEAR:
            return straight
        field = self.field(self.cell(gx, gy))
        left = min(max((x - CELL // 2) // CELL, 0), self.columns - 1)
        low = min(max((y - CELL // 2) // CELL, 0), self.rows - 1)
        best: i64 = 1 << 40
        for row in (low, min(low + 1, self.rows - 1)):
            for column in (left, min(left + 1, self.columns - 1)):
                to_middle = root_up(square(x, y, column * CELL + CELL // 2, row * CELL + CELL // 2))
                best = min(best, to_middle + UNIT * field[row * self.columns + column])
        return int(max(best - CELL // 3, straight))

    def course(self, x: i64, y: i64, gx: i64, gy: i64, most: int) -> list[tuple[int, int]]:
        """The middles of the cells on the shortest way to a point, as far as so much walking goes."""
        goal = self.cell(gx, gy)
        field = self.field(goal)
        cell = self.cell(x, y)
        found: list[tuple[int, int]] = []
        start = field[cell]
        while cell != goal and UNIT * (start - field[cell]) < most:
            following = cell
            least = field[cell]
            for neighbour, cost in self.steps[cell]:
                if field[neighbour] + cost <= least:
                    least = field[neighbour] + cost
                    following = neighbour
            if following == cell:
                break
            cell = following
            found.append((cell % self.columns * CELL + CELL // 2, cell // self.columns * CELL + CELL // 2))
        return found

    def _spread(self, goal: int) -> list[int]:
        """The cells in the order of their distance, from one bucket to the next."""
        far = 1 << 30
        found = [far] * (self.columns * self.rows)
        buckets: list[list[int]] = [[] for _ in range(3 * ASLANT)]
        for cell, away in self._within(goal):
            found[cell] = away
            buckets[away].append(cell)
        at = 0
        while at < len(buckets):
            for cell in buckets[at]:
                if found[cell] != at:
                    continue
                for neighbour, cost in self.steps[cell]:
                    after = at + cost
                    if after < found[neighbour]:
                        found[neighbour] = after
                        while len(buckets) <= after:
                            buckets.append([])
                        buckets[after].append(neighbour)
            at += 1
        return found

    def _within(self, goal: int) -> list[tuple[int, int]]:
        """The cells of the object a goal lies in, which need not be entered to be reached."""
        found = [(goal, 0)]
        if self.blocked[goal]:
            for dy in (-2, -1, 0, 1, 2):
                for dx in (-2, -1, 0, 1, 2):
                    column = goal % self.columns + dx
                    row = goal // self.columns + dy
                    if (dx or dy) and 0 <= column < self.columns and 0 <= row < self.rows:
                        cell = row * self.columns + column
                        if self.blocked[cell]:
                            longer, shorter = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
                            found.append((cell, STRAIGHT * longer + (ASLANT - STRAIGHT) * shorter))
        return found

    def _neighbours(self, room: int) -> list[list[tuple[int, int]]]:
        """For every cell its neighbours and what the step to them costs."""
        heights = [0] * (self.columns * self.rows)
        for row in range(self.rows):
            for column in range(self.columns):
                self._look_at(column, row, room, heights)
        found: list[list[tuple[int, int]]] = []
        for here in range(len(heights)):
            steps: list[tuple[int, int]] = []
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    column = here % self.columns + dx
                    row = here // self.columns + dy
                    if (dx or dy) and 0 <= column < self.columns and 0 <= row < self.rows:
                        there = row * self.columns + column
                        cost = ASLANT if dx and dy else STRAIGHT
                        rise = abs(heights[there] - heights[here])
                        if rise > UNIT:
                            cost += 2 * rise // UNIT if rise <= STEEP else BLOCKED
                        if self.blocked[there]:
                            cost += BLOCKED
                        steps.append((there, cost))
            found.append(steps)
        return found

    def _look_at(self, column: int, row: int, room: int, heights: list[int]) -> None:
        """How high the ground is in a cell, or that something stands there."""
        x = column * CELL + CELL // 2
        y = row * CELL + CELL // 2
        cell = row * self.columns + column
        for thing in self.space.things:
            far = thing.shape.reach + room
            if thing.bottom >= HIGH or not (
                -far < thing.shape.x - x < far and -far < thing.shape.y - y < far
            ):
                continue
            if gap_of_disc(x, y, room, thing.shape) < 0:
                if thing.climbable:
                    heights[cell] = max(heights[cell], thing.top)
                elif thing.top > UNIT:
                    self.blocked[cell] = True


_known: Final[list[Ground]] = []


def ground_of(space: Space, radius: int) -> Ground:
    """The map of a space for bases of one size, made once."""
    for ground in _known:
        if ground.space is space and ground.radius == radius:
            return ground
    if len(_known) >= KEPT:
        del _known[0]
    ground = Ground(space, radius)
    _known.append(ground)
    return ground
