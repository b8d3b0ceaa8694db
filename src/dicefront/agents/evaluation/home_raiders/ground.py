"""How far it is to walk: a coarse map of the combat space, with what is in the way and what must be climbed.

It only says how near a place is to a goal; whether a move is allowed is judged elsewhere. A field holds the
way from every cell to one cell. Spaces are never changed, so fields are kept with the space they are for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.abilities.movement import climbing_cost
from dicefront.games.home_raiders.constants import INCH
from dicefront.games.home_raiders.space import Space, Thing
from dicefront.games.home_raiders.state import Character
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.units import root_up

CELL: Final = INCH
UNIT: Final = INCH // 16
"""Fields count in sixteenths of an inch."""
STRAIGHT: Final = 16
ASLANT: Final = 23
BLOCKED: Final = 128
"""What it costs into something that cannot be climbed: more than most ways round it."""
HIGH: Final = 2 * INCH
"""What begins higher is passed below."""
NEAR: Final = 2 * INCH
"""So near the straight line is good enough."""
WIDE: Final = 3
"""So many cells from its middle an object may reach."""
KEPT: Final = 16
FAR: Final = 1 << 30

BESIDE: Final = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]
"""Where in a cell a base may have room, in quarters of the cell from its middle."""


class Field:
    """How far it is from every cell to one of them, and over which cell one goes next."""

    def __init__(self, away: list[int], following: list[int]) -> None:
        self.away = away
        self.following = following


class Ground:
    """The map of one space for bases of one size, and for those who climb no higher than ``steep``."""

    def __init__(self, space: Space, radius: int, steep: int) -> None:
        self.space = space
        self.radius = radius
        self.steep = steep
        self.limits: list[int] = []  # how high those climb who have asked for it
        self.columns = max((space.width + CELL - 1) // CELL, 1)
        self.rows = max((space.depth + CELL - 1) // CELL, 1)
        self.blocked = [False] * (self.columns * self.rows)
        self.spots: list[Point] = []  # where in each cell a base has room
        self.steps = self._neighbours()
        self.fields: dict[int, Field] = {}

    def cell(self, x: i64, y: i64) -> int:
        column = min(max(x // CELL, 0), self.columns - 1)
        row = min(max(y // CELL, 0), self.rows - 1)
        return int(row * self.columns + column)

    def field(self, goal: int) -> Field:
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
        after = field.following[self.cell(x, y)]
        middle = root_up(
            square(x, y, after % self.columns * CELL + CELL // 2, after // self.columns * CELL + CELL // 2)
        )
        return max(middle + UNIT * field.away[after], straight)

    def course(self, x: i64, y: i64, gx: i64, gy: i64, most: int) -> list[Point]:
        """Points on the shortest way to a point, as far as so much walking goes: where a base has room."""
        goal = self.cell(gx, gy)
        field = self.field(goal)
        cell = self.cell(x, y)
        found: list[Point] = []
        start = field.away[cell]
        while cell != goal and UNIT * (start - field.away[cell]) < most:
            cell = field.following[cell]
            found.append(self.spots[cell])
        return found

    def _spread(self, goal: int) -> Field:
        """The cells in the order of their distance, from one bucket to the next."""
        count = self.columns * self.rows
        away = [FAR] * count
        following = [goal] * count
        buckets: list[list[int]] = [[] for _ in range(WIDE * ASLANT + 1)]
        for cell, at in self._within(goal):
            away[cell] = at
            buckets[at].append(cell)
        at = 0
        while at < len(buckets):
            for cell in buckets[at]:
                if away[cell] != at:
                    continue
                for neighbour, cost in self.steps[cell]:
                    after = at + cost
                    if after < away[neighbour]:
                        away[neighbour] = after
                        following[neighbour] = cell
                        while len(buckets) <= after:
                            buckets.append([])
                        buckets[after].append(neighbour)
            at += 1
        return Field(away, following)

    def _within(self, goal: int) -> list[tuple[int, int]]:
        """The cells of the object a goal lies in, which need not be entered to be reached."""
        found = [(goal, 0)]
        if self.blocked[goal]:
            for dy in range(-WIDE, WIDE + 1):
                for dx in range(-WIDE, WIDE + 1):
                    column = goal % self.columns + dx
                    row = goal // self.columns + dy
                    if (dx or dy) and 0 <= column < self.columns and 0 <= row < self.rows:
                        cell = row * self.columns + column
                        if self.blocked[cell]:
                            longer, shorter = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
                            found.append((cell, STRAIGHT * longer + (ASLANT - STRAIGHT) * shorter))
        return found

    def _neighbours(self) -> list[list[tuple[int, int]]]:
        """For every cell its neighbours and what the step to them costs."""
        heights = [0] * (self.columns * self.rows)
        for row in range(self.rows):
            for column in range(self.columns):
                self._look_at(column, row, heights)
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
                        if rise > INCH // 4:
                            cost += 2 * rise // UNIT if rise <= self.steep else BLOCKED
                        if self.blocked[there]:
                            cost += BLOCKED
                        steps.append((there, cost))
            found.append(steps)
        return found

    def _look_at(self, column: int, row: int, heights: list[int]) -> None:
        """How high the ground is in a cell, or that something stands there."""
        x = column * CELL + CELL // 2
        y = row * CELL + CELL // 2
        cell = row * self.columns + column
        walls: list[Thing] = []
        for thing in self.space.things:
            far = thing.shape.reach + self.radius + CELL // 4
            if thing.bottom >= HIGH or not (
                -far < thing.shape.x - x < far and -far < thing.shape.y - y < far
            ):
                continue
            if not thing.climbable or thing.top > self.steep:
                if thing.top > INCH // 4:
                    walls.append(thing)
            elif gap_of_disc(x, y, 0, thing.shape) <= 0:
                heights[cell] = max(heights[cell], thing.top)
        for dx, dy in BESIDE:
            px = x + dx * CELL // 4
            py = y + dy * CELL // 4
            if all(gap_of_disc(px, py, self.radius, wall.shape) >= 0 for wall in walls):
                self.spots.append(Point(px, py))
                return
        self.spots.append(Point(x, y))
        self.blocked[cell] = True


_known: Final[list[Ground]] = []


def ground_of(space: Space, c: Character) -> Ground:
    """The map of a space for a character, made once for all of its size who climb the same objects."""
    radius = c.card.radius
    limit = max(c.card.movement - INCH, 0)
    if climbing_cost(c, 2 * INCH) > 2 * INCH:
        limit //= 2
    for ground in _known:
        if ground.space is space and ground.radius == radius and limit in ground.limits:
            return ground
    ground = _for_climbers(space, radius, limit)
    ground.limits.append(limit)
    return ground


def _for_climbers(space: Space, radius: int, limit: int) -> Ground:
    """The map for those who climb so high: the same for all who get onto the same objects."""
    steep = 0
    for thing in space.things:
        if thing.climbable and thing.top <= limit:
            steep = max(steep, thing.top)
    for ground in _known:
        if ground.space is space and ground.radius == radius and ground.steep == steep:
            return ground
    if len(_known) >= KEPT:
        del _known[0]
    ground = Ground(space, radius, steep)
    _known.append(ground)
    return ground
