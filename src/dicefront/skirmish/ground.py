"""How far it is to walk: a coarse map of the table, with what is in the way and what must be climbed.

It only says how near a place is to a goal; whether a move is allowed is judged elsewhere. A field holds the
way from every cell to one cell. Spaces are never changed, so fields are kept with the space they are for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import surfaces_of
from dicefront.skirmish.judge import walk
from dicefront.skirmish.sheet import Sheet, empty_sheet
from dicefront.skirmish.space import Map, Space, Thing
from dicefront.skirmish.walks import FREE
from dicefront.tabletop.path import comes_nearer, passes_by
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Segment, Shape
from dicefront.tabletop.units import root_up

CELL: Final = 2540
UNIT: Final = 158
"""Fields count in sixteenths of a cell."""
STRAIGHT: Final = 16
ASLANT: Final = 23
BLOCKED: Final = 128
"""What it costs into something that cannot be climbed: more than most ways round it."""
NEAR: Final = 5080
"""So near the straight line is good enough."""
WIDE: Final = 3
"""So many cells from its middle an object may reach."""
FAR: Final = (1 << 18) - 1
"""Farther than any way; with a cell behind it Python still keeps it as one digit, of 30 bits."""

ROUNDS: Final = 64
"""So many ways round about others are kept."""

NOBODY_STANDS: Final[list[bool]] = []
"""No cell is barred."""

AHEAD: Final = [(1, 0), (-1, 1), (0, 1), (1, 1)]
"""Half of the neighbours of a cell; for the others it is the neighbour."""
WAYS: Final = 3
"""So many bits of a step say to which of eight neighbours it leads, the first four as in ``AHEAD``."""
BESIDE: Final = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]
"""Where in a cell a base may have room, in quarters of the cell from its middle."""


class Field:
    """How far it is from every cell to one of them, and over which cell one goes next.

    It spreads from there in the order of distance, and only as far as somebody asks. ``barred`` are cells
    that somebody stands in; none are if it is empty.
    """

    def __init__(self, ground: Ground, goal: int, barred: list[bool]) -> None:
        count = len(ground.blocked)
        self._steps = ground.steps
        self._moves = ground.moves
        self._barred = barred
        self._bits: i64 = count.bit_length()
        size: i64 = 1 << self._bits  # compiled, a number that is written down has 32 bits to be shifted in
        self._known: list[int] = [FAR * size + goal] * count  # how far it is, and the cell after it
        self._buckets: list[list[int] | None] = [None] * ground.ring  # the cells to go on from, by distance
        self._waiting: i64 = 0  # so many stand in the buckets
        self._at: i64 = 0  # how far it has spread
        for cell, away in ground.within(goal):
            self._known[cell] = away * size + goal
            bucket = self._buckets[away]
            self._buckets[away] = [cell] if bucket is None else [*bucket, cell]
            self._waiting += 1

    def away(self, cell: i64) -> i64:
        """How far it is from a cell."""
        self._spread(cell)
        return self._known[cell] >> self._bits

    def following(self, cell: i64) -> i64:
        """The cell after a cell, on the way."""
        self._spread(cell)
        return self._known[cell] & ((1 << self._bits) - 1)

    def _spread(self, wanted: i64) -> None:
        """Go on, from one bucket to the next, until the way from a cell is known."""
        known = self._known
        bits = self._bits
        at = self._at
        nearest: i64 = known[wanted]
        if nearest >> bits <= at:
            return
        waiting = self._waiting
        barred = self._barred
        is_barred = len(barred) > 0
        buckets = self._buckets
        last: i64 = len(buckets) - 1  # their number is a power of two
        steps = self._steps
        moves = self._moves
        while waiting > 0 and nearest >> bits > at:
            bucket = buckets[at & last]
            if bucket is not None:
                buckets[at & last] = None
                waiting -= len(bucket)
                for cell in bucket:
                    here: i64 = known[cell]
                    if here >> bits != at:
                        continue
                    for step in steps[cell]:
                        packed: i64 = step
                        neighbour: i64 = cell + moves[packed & 7]
                        after = at + (packed >> WAYS)
                        before: i64 = known[neighbour]
                        if after >= before >> bits:  # nearly always
                            continue
                        if is_barred and barred[neighbour]:
                            after += BLOCKED
                        if after < before >> bits:
                            known[neighbour] = after << bits | cell
                            waiting += 1
                            other = buckets[after & last]
                            if other is None:
                                buckets[after & last] = [neighbour]
                            else:
                                other.append(neighbour)
                nearest = known[wanted]
            at += 1
        self._at = at
        self._waiting = waiting


class Ground(Map):
    """The map of one space for those with the same base who climb alike; figures are left out.

    A cell is where a base may stand in it, on the table or on a top. What a step to a neighbour costs is
    asked of the judge of paths.
    """

    def __init__(self, state: Battle[Figure], c: Figure) -> None:
        space = state.space
        self.radius = c.walker.radius
        self.height = c.walker.height
        self.climbing = climbing_of(space, c)
        self.longest = c.walker.cost_of(self.climbing[0]) + 2 * CELL  # of one step
        self.columns = max((space.width + CELL - 1) // CELL, 1)
        self.rows = max((space.depth + CELL - 1) // CELL, 1)
        self.blocked = [False] * (self.columns * self.rows)
        self.spots: list[Point] = []  # where in each cell a base has room
        self.heights: list[int] = []  # and how high it stands there
        sheet = empty_sheet(state)
        beside: list[list[Thing]] = []  # for each cell the objects a base may meet in and next to it
        for cell in range(len(self.blocked)):
            beside.append(self._look_at(sheet, c, cell))
        ahead = [self.columns * dy + dx for dx, dy in AHEAD]
        self.moves = ahead + [-move for move in ahead]  # from a cell to its neighbours
        self.steps = self._neighbours(sheet, c, beside)
        dearest: int = max(self.longest // UNIT, BLOCKED + ASLANT) + BLOCKED
        self.ring = 1 << max(dearest, WIDE * ASLANT).bit_length()  # no two distances that wait are alike
        self.fields: dict[int, Field] = {}
        self.rounds: dict[tuple[int, ...], Field] = {}  # round about others, where they stood lately

    def cell(self, x: i64, y: i64) -> int:
        column = min(max(x // CELL, 0), self.columns - 1)
        row = min(max(y // CELL, 0), self.rows - 1)
        return int(row * self.columns + column)

    def field(self, goal: int) -> Field:
        """The way from every cell to a cell."""
        found = self.fields.get(goal)
        if found is None:
            found = self.fields[goal] = Field(self, goal, NOBODY_STANDS)
        return found

    def way(self, x: i64, y: i64, gx: i64, gy: i64) -> int:
        """About how far it is to walk from a point to another."""
        straight = root_up(square(x, y, gx, gy))
        if straight <= NEAR:
            return straight
        field = self.field(self.cell(gx, gy))
        after = field.following(self.cell(x, y))
        middle = root_up(
            square(x, y, after % self.columns * CELL + CELL // 2, after // self.columns * CELL + CELL // 2)
        )
        return max(middle + UNIT * field.away(after), straight)

    def field_round(self, goal: int, others: list[Shape]) -> Field:
        """The way from every cell to a cell, round about others; kept for a while, for they move."""
        stand: list[int] = [goal]
        for other in others:
            packed: i64 = other.x << 40 | other.y << 20 | other.reach
            stand.append(packed)
        key = tuple(stand)
        found = self.rounds.get(key)
        if found is None:
            if len(self.rounds) >= ROUNDS:
                self.rounds.clear()
            found = self.rounds[key] = Field(self, goal, self._barred_by(goal, others))
        return found

    def _barred_by(self, goal: int, others: list[Shape]) -> list[bool]:
        """The cells in which others stand; never the goal."""
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
        return barred

    def course(self, x: i64, y: i64, field: Field, most: int) -> list[Point]:
        """Points on the shortest way by a field, as far as so much walking goes: where a base has room."""
        cell = self.cell(x, y)
        found: list[Point] = []
        start = field.away(cell)
        left = start
        while left > 0 and UNIT * (start - left) < most:
            cell = field.following(cell)
            left = field.away(cell)
            found.append(self.spots[cell])
        return found

    def within(self, goal: int) -> list[tuple[int, int]]:
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

    def _neighbours(self, sheet: Sheet, c: Figure, beside: list[list[Thing]]) -> list[tuple[int, ...]]:
        """For every cell which neighbours it has and what the step from them costs, packed in one number.

        Cells in the open have the same steps, so they share them: all is read from memory that is near.
        """
        found: list[list[int]] = [[] for _ in self.blocked]
        for here in range(len(self.blocked)):
            for way, (dx, dy) in enumerate(AHEAD):
                column = here % self.columns + dx
                row = here // self.columns + dy
                if 0 <= column < self.columns and row < self.rows:
                    there = row * self.columns + column
                    cost = self._step(sheet, c, here, there, beside)
                    plain = ASLANT if dx and dy else STRAIGHT
                    found[here].append((cost or self._barred(there, here, plain)) << WAYS | way)
                    found[there].append((cost or self._barred(here, there, plain)) << WAYS | way + 4)
        shared: dict[tuple[int, ...], tuple[int, ...]] = {}
        steps: list[tuple[int, ...]] = []
        for one in found:
            key = tuple(one)
            steps.append(shared.setdefault(key, key))
        return steps

    def _barred(self, start: int, end: int, plain: int) -> int:
        """What an impossible step counts; a step up to something that nobody can enter costs no detour."""
        return plain if self.blocked[end] and not self.blocked[start] else BLOCKED + plain

    def _step(self, sheet: Sheet, c: Figure, here: int, there: int, beside: list[list[Thing]]) -> int:
        """What the step from a cell to one beside it costs; 0 if it is not possible."""
        if self.blocked[here] or self.blocked[there]:
            return 0
        start = self.spots[here]
        end = self.spots[there]
        if self._is_open(beside[here], start, end) and self._is_open(beside[there], start, end):
            cost = root_up(square(start.x, start.y, end.x, end.y))
            if cost <= self.longest:
                return max(cost // UNIT, 1)
        sheet.move(c, start.x, start.y, self.heights[here])
        done = walk(sheet, c, [[end.x, end.y, self.heights[there]]], self.longest, False)
        return max(done.cost // UNIT, 1) if done.fault == FREE else 0

    def _is_open(self, things: list[Thing], start: Point, end: Point) -> bool:
        """Whether none of these objects is so near that it could hinder a base on a step, or carry it."""
        room: i64 = self.radius
        left = min(start.x, end.x) - room
        right = max(start.x, end.x) + room
        low = min(start.y, end.y) - room
        high = max(start.y, end.y) + room
        for thing in things:
            shape = thing.shape
            reach = shape.reach
            if (
                shape.x + reach > left
                and shape.x - reach < right
                and shape.y + reach > low
                and shape.y - reach < high
                and not passes_by(start.x, start.y, end.x, end.y, room, shape)
                and comes_nearer(Segment(start.x, start.y, end.x, end.y), room, shape, True)
            ):
                return False
        return True

    def _look_at(self, sheet: Sheet, c: Figure, cell: int) -> list[Thing]:
        """Where in a cell a base has room, as low as possible; returns the objects in and next to it."""
        x = cell % self.columns * CELL + CELL // 2
        y = cell // self.columns * CELL + CELL // 2
        things = self._things_beside(sheet.space, x, y)
        for dx, dy in BESIDE:
            px = x + dx * CELL // 4
            py = y + dy * CELL // 4
            for height in surfaces_of(things, px, py):
                if self._has_room(sheet, c, things, px, py, height):
                    self.spots.append(Point(px, py))
                    self.heights.append(height)
                    return things
        self.spots.append(Point(x, y))
        self.heights.append(0)
        self.blocked[cell] = True
        return things

    def _has_room(self, sheet: Sheet, c: Figure, things: list[Thing], x: i64, y: i64, z: i64) -> bool:
        """Whether a base may stand at a place among the objects beside it."""
        if not sheet.holds(c, x, y) or not sheet.footing(x, y, z, c.walker.radius):
            return False
        return not any(sheet.is_solid(c, thing, x, y, z) for thing in things)

    def _things_beside(self, space: Space, x: i64, y: i64) -> list[Thing]:
        """The objects that could hinder a base on its way to a cell beside, or carry it."""
        found: list[Thing] = []
        for thing in space.things:
            shape = thing.shape
            far = shape.reach + self.radius + CELL
            if -far < shape.x - x < far and -far < shape.y - y < far:
                found.append(thing)
        return found


def climbing_of(space: Space, c: Figure) -> list[int]:
    """How somebody climbs here: the highest object it gets onto, at what price, and whether it drops."""
    steep = 0
    for thing in space.things:
        if thing.climbable and c.walker.cost_of(thing.top) + CELL <= c.walker.allowance:
            steep = max(steep, thing.top)
    low = c.walker.cost_of(CELL)
    high = c.walker.cost_of(2 * CELL)
    return [steep, low, high, c.walker.rough, int(c.walker.drops)]


def ground_of(state: Battle[Figure], c: Figure) -> Ground:
    """The map of a space for a figure, made once for all of its size who climb alike."""
    maps = state.space.maps
    climbing = climbing_of(state.space, c)
    for ground in maps:
        if (
            isinstance(ground, Ground)
            and ground.radius == c.walker.radius
            and ground.height == c.walker.height
            and ground.climbing == climbing
        ):
            return ground
    ground = Ground(state, c)
    maps.append(ground)
    return ground
