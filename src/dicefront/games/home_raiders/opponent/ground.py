"""How far it is to walk: a coarse map of the combat space, with what is in the way and what must be climbed.

It only says how near a place is to a goal; whether a move is allowed is judged elsewhere. A field holds the
way from every cell to one cell. Spaces are never changed, so fields are kept with the space they are for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.judge import walk
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.space import Space
from dicefront.skirmish.walks import FREE
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.units import root_up

CELL: Final = INCH
UNIT: Final = INCH // 16
"""Fields count in sixteenths of an inch."""
STRAIGHT: Final = 16
ASLANT: Final = 23
BLOCKED: Final = 128
"""What it costs into something that cannot be climbed: more than most ways round it."""
NEAR: Final = 2 * INCH
"""So near the straight line is good enough."""
WIDE: Final = 3
"""So many cells from its middle an object may reach."""
KEPT: Final = 16
FAR: Final = 1 << 30

AHEAD: Final = [(1, 0), (-1, 1), (0, 1), (1, 1)]
"""Half of the neighbours of a cell; for the others it is the neighbour."""
BESIDE: Final = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]
"""Where in a cell a base may have room, in quarters of the cell from its middle."""


class Field:
    """How far it is from every cell to one of them, and over which cell one goes next."""

    def __init__(self, away: list[int], following: list[int]) -> None:
        self.away = away
        self.following = following


class Ground:
    """The map of one space for those with the same base who climb alike; figures are left out.

    A cell is where a base may stand in it, on the table or on a top. What a step to a neighbour costs is
    asked of the judge of paths.
    """

    def __init__(self, state: State, c: Character) -> None:
        self.space = state.space
        self.radius = c.card.radius
        self.height = c.card.height
        self.climbing = climbing_of(self.space, c)
        self.longest = c.walker.cost_of(self.climbing[0]) + 2 * CELL  # of one step
        self.columns = max((self.space.width + CELL - 1) // CELL, 1)
        self.rows = max((self.space.depth + CELL - 1) // CELL, 1)
        self.blocked = [False] * (self.columns * self.rows)
        self.open = [False] * (
            self.columns * self.rows
        )  # nothing is near, so that a base goes where it likes
        self.spots: list[Point] = []  # where in each cell a base has room
        self.heights: list[int] = []  # and how high it stands there
        layout = Sheet(state)
        layout.bodies = [None] * len(state.characters)
        for cell in range(len(self.blocked)):
            self._look_at(layout, c, cell)
        self.steps = self._neighbours(layout, c)
        self.fields: dict[int, Field] = {}

    def cell(self, x: i64, y: i64) -> int:
        column = min(max(x // CELL, 0), self.columns - 1)
        row = min(max(y // CELL, 0), self.rows - 1)
        return int(row * self.columns + column)

    def field(self, goal: int) -> Field:
        """The way from every cell to a cell."""
        found = self.fields.get(goal)
        if found is None:
            found = self.fields[goal] = self._spread(goal, [False] * len(self.blocked))
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

    def field_round(self, goal: int, others: list[Shape]) -> Field:
        """The way from every cell to a cell, round about others; not kept, for they move."""
        barred = [False] * len(self.blocked)
        for other in others:
            wide = self.radius + other.reach
            for row in range(max((other.y - wide) // CELL, 0), min((other.y + wide) // CELL + 1, self.rows)):
                for column in range(
                    max((other.x - wide) // CELL, 0), min((other.x + wide) // CELL + 1, self.columns)
                ):
                    cell = row * self.columns + column
                    spot = self.spots[cell]
                    if square(spot.x, spot.y, other.x, other.y) < wide * wide:
                        barred[cell] = True
        barred[goal] = False
        return self._spread(goal, barred)

    def course(self, x: i64, y: i64, field: Field, most: int) -> list[Point]:
        """Points on the shortest way by a field, as far as so much walking goes: where a base has room."""
        cell = self.cell(x, y)
        found: list[Point] = []
        start = field.away[cell]
        while field.away[cell] > 0 and UNIT * (start - field.away[cell]) < most:
            cell = field.following[cell]
            found.append(self.spots[cell])
        return found

    def _spread(self, goal: int, barred: list[bool]) -> Field:
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
                    if barred[neighbour]:
                        after += BLOCKED
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

    def _neighbours(self, layout: Sheet, c: Character) -> list[list[tuple[int, int]]]:
        """For every cell its neighbours and what the step from them costs."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.blocked]
        for here in range(len(self.blocked)):
            for dx, dy in AHEAD:
                column = here % self.columns + dx
                row = here // self.columns + dy
                if 0 <= column < self.columns and row < self.rows:
                    there = row * self.columns + column
                    cost = self._step(layout, c, here, there)
                    plain = ASLANT if dx and dy else STRAIGHT
                    found[here].append((there, cost or self._barred(there, here, plain)))
                    found[there].append((here, cost or self._barred(here, there, plain)))
        return found

    def _barred(self, start: int, end: int, plain: int) -> int:
        """What a step counts that is not possible; up to something that one cannot enter is no detour."""
        return plain if self.blocked[end] and not self.blocked[start] else BLOCKED + plain

    def _step(self, layout: Sheet, c: Character, here: int, there: int) -> int:
        """What the step from a cell to one beside it costs; 0 if it is not possible."""
        if self.blocked[here] or self.blocked[there]:
            return 0
        start = self.spots[here]
        end = self.spots[there]
        if self.open[here] and self.open[there]:
            return root_up(square(start.x, start.y, end.x, end.y)) // UNIT
        layout.move(c, start.x, start.y, self.heights[here])
        done = walk(layout, c, [[end.x, end.y, self.heights[there]]], self.longest, False)
        return max(done.cost // UNIT, 1) if done.fault == FREE else 0

    def _look_at(self, layout: Sheet, c: Character, cell: int) -> None:
        """Where in a cell a base has room, as low as possible."""
        x = cell % self.columns * CELL + CELL // 2
        y = cell // self.columns * CELL + CELL // 2
        self.open[cell] = self._is_open(x, y)
        for dx, dy in BESIDE:
            px = x + dx * CELL // 4
            py = y + dy * CELL // 4
            for height in surfaces_at(self.space, px, py):
                if layout.may_stand(c, px, py, height):
                    self.spots.append(Point(px, py))
                    self.heights.append(height)
                    return
        self.spots.append(Point(x, y))
        self.heights.append(0)
        self.blocked[cell] = True

    def _is_open(self, x: int, y: int) -> bool:
        """Whether no object is so near that it could hinder a base on its way to a cell beside."""
        for thing in self.space.things:
            far = thing.shape.reach + self.radius + CELL
            if -far < thing.shape.x - x < far and -far < thing.shape.y - y < far:
                return False
        return True


def climbing_of(space: Space, c: Character) -> list[int]:
    """How somebody climbs here: the highest object it gets onto, at what price, and whether it drops."""
    steep = 0
    for thing in space.things:
        if thing.climbable and c.walker.cost_of(thing.top) + INCH <= c.card.movement:
            steep = max(steep, thing.top)
    low = c.walker.cost_of(INCH)
    high = c.walker.cost_of(2 * INCH)
    return [steep, low, high, c.walker.rough, int(c.walker.drops)]


_known: Final[list[Ground]] = []


def ground_of(state: State, c: Character) -> Ground:
    """The map of a space for a character, made once for all of its size who climb alike."""
    climbing = climbing_of(state.space, c)
    for ground in _known:
        if (
            ground.space is state.space
            and ground.radius == c.card.radius
            and ground.height == c.card.height
            and ground.climbing == climbing
        ):
            return ground
    if len(_known) >= KEPT:
        del _known[0]
    ground = Ground(state, c)
    _known.append(ground)
    return ground
