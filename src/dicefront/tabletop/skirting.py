"""A base that runs straight on, and round what is in its way, until a length is used up.

At an obstacle it follows the outline on one side, at the distance of its radius, until the direction it ran
in is free again. Obstacles that overlap or touch have one common outline. What is feared ends the run where
the base touches it; a side on which it would be touched is not taken.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.outlines import LEFT, RIGHT, Bend, Outline
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Field, Shape
from dicefront.tabletop.units import rounded
from dicefront.tabletop.widened import Widened

# How a run ends.
DONE: Final = 0  # its length is used up
CAUGHT: Final = 1  # it touched something feared
LEFT_FIELD: Final = 2  # the base reached the border
HELD: Final = 3  # it stays beside an obstacle, with both sides shut
ASKS: Final = 4  # it could pass an obstacle on either side, and nobody has said on which

NOTHING: Final = -1

HARDLY: Final = 1e-6
ROUNDING: Final = 0.01
"""What floats and the slack of outlines may add to the length of a run."""

KEPT_AWAY: Final = 2
"""So much further than the tolerance one keeps from what one does not want to touch, for rounding."""

MOST_TURNS: Final = 400
"""A run round obstacles that does not end is a mistake."""


@mypyc_attr(acyclic=True)
class Run:
    """A run: where it leads, how long it is, and how it ends.

    ``obstacle`` is the number of what it stays beside or could pass on either side, ``feared`` of what
    caught it; ``NOTHING`` otherwise.
    """

    def __init__(self, points: list[Point], length: int, end: int, obstacle: int, feared: int) -> None:
        self.points = points
        self.length = length
        self.end = end
        self.obstacle = obstacle
        self.feared = feared


class _Runner:
    """A run under way. Copied to try a side."""

    def __init__(self, x: float, y: float, ux: float, uy: float, rest: float) -> None:
        self.x = x
        self.y = y
        self.ux = ux
        self.uy = uy
        self.rest = rest
        self.gone = 0.0
        self.end = NOTHING
        self.obstacle = NOTHING
        self.feared = NOTHING
        self.points: list[Point] = [Point(rounded(x), rounded(y))]

    def copy(self) -> _Runner:
        twin = _Runner(self.x, self.y, self.ux, self.uy, self.rest)
        twin.gone = self.gone
        twin.points = self.points[:]
        return twin

    def go(self, x: float, y: float, far: float) -> None:
        """Move on to a point that is so far away."""
        self.x = x
        self.y = y
        self.gone += far
        self.rest -= far
        self.mark(x, y)

    def mark(self, x: float, y: float) -> None:
        """Add a point to the path."""
        point = Point(rounded(x), rounded(y))
        if point != self.points[-1]:
            self.points.append(point)

    def stop(self, end: int) -> None:
        self.end = end

    def run(self) -> Run:
        length = math.ceil(self.gone - ROUNDING)
        return Run(self.points, length, self.end, self.obstacle, self.feared)


class _Table:
    """What a runner of one size meets."""

    def __init__(
        self, radius: i64, obstacles: list[Shape], feared: list[Shape], field: Field | None, tolerance: i64
    ) -> None:
        wide = float(radius)
        self.outlines: list[Outline] = [Outline(shape, wide) for shape in obstacles]
        self.feared: list[Widened] = [Widened(shape, wide + float(tolerance), 0.0) for shape in feared]
        self.left = -math.inf
        self.low = -math.inf
        self.right = math.inf
        self.high = math.inf
        if field is not None:
            self.left = float(field.left) + wide
            self.low = float(field.low) + wide
            self.right = float(field.right) - wide
            self.high = float(field.high) - wide

    def first_obstacle(self, x: float, y: float, ux: float, uy: float, limit: float) -> tuple[float, int]:
        """How far a straight line is free of obstacles, and which one ends it."""
        number = NOTHING
        for place in range(len(self.outlines)):
            hit = self.outlines[place].wall.first_hit(x, y, ux, uy, limit)
            if hit < limit:
                limit = hit
                number = place
        return limit, number

    def first_feared(self, x: float, y: float, ux: float, uy: float, limit: float) -> tuple[float, int]:
        """How far a straight line is free of what is feared, and what ends it."""
        number = NOTHING
        for place in range(len(self.feared)):
            hit = self.feared[place].first_hit(x, y, ux, uy, limit)
            if hit < limit:
                limit = hit
                number = place
        return limit, number

    def until_border(self, x: float, y: float, ux: float, uy: float) -> float:
        """How far it is straight to where a base touches the border."""
        far = math.inf
        if ux > 0.0:
            far = min(far, (self.right - x) / ux)
        elif ux < 0.0:
            far = min(far, (self.left - x) / ux)
        if uy > 0.0:
            far = min(far, (self.high - y) / uy)
        elif uy < 0.0:
            far = min(far, (self.low - y) / uy)
        return max(far, 0.0)

    def is_beyond(self, x: float, y: float) -> bool:
        """Whether a base touches the border."""
        return x < self.left or x > self.right or y < self.low or y > self.high


def skirt(
    start: Point,
    dx: i64,
    dy: i64,
    length: i64,
    radius: i64,
    obstacles: list[Shape],
    feared: list[Shape],
    field: Field | None,
    tolerance: i64,
    sides: list[int],
) -> Run:
    """Run in the direction (dx, dy), round obstacles, until a length is used up or something ends it.

    ``sides`` says for each obstacle in turn that could be passed on either side on which it is: ``LEFT`` or
    ``RIGHT``. If there are too few, the run ends there and asks. What the base touches at the start catches
    it only if it runs into it.
    """
    away = math.sqrt(float(dx * dx + dy * dy))
    if away == 0.0:
        raise ValueError("expected a direction, got none")
    runner = _Runner(float(start.x), float(start.y), float(dx) / away, float(dy) / away, float(length))
    table = _Table(radius, obstacles, feared, field, tolerance)
    chosen = 0
    for _ in range(MOST_TURNS):
        obstacle = _straight_on(table, runner)
        if runner.end != NOTHING:
            return runner.run()
        left = _round(table, runner.copy(), obstacle, LEFT)
        right = _round(table, runner.copy(), obstacle, RIGHT)
        left_open = left.end != CAUGHT
        right_open = right.end != CAUGHT
        if not left_open and not right_open:
            runner.obstacle = obstacle
            runner.stop(HELD)
        elif not left_open or not right_open:
            runner = left if left_open else right
        elif chosen >= len(sides):
            runner.obstacle = obstacle
            runner.stop(ASKS)
        else:
            runner = left if sides[chosen] == LEFT else right
            chosen += 1
        if runner.end != NOTHING:
            return runner.run()
    raise AssertionError("a run that does not end")


def slide(
    start: Point,
    dx: i64,
    dy: i64,
    length: i64,
    radius: i64,
    obstacles: list[Shape],
    shunned: list[Shape],
    field: Field | None,
    tolerance: i64,
) -> Run:
    """Move straight in the direction (dx, dy) until an obstacle is touched, or the border, or so far.

    It stops before it would touch what is ``shunned``. ``HELD`` names the obstacle, ``CAUGHT`` what it shuns.
    """
    away = math.sqrt(float(dx * dx + dy * dy))
    if away == 0.0:
        return Run([start], 0, DONE, NOTHING, NOTHING)
    runner = _Runner(float(start.x), float(start.y), float(dx) / away, float(dy) / away, float(length))
    table = _Table(radius, obstacles, shunned, field, tolerance + KEPT_AWAY)
    obstacle = _straight_on(table, runner)
    if runner.end == NOTHING:
        runner.obstacle = obstacle
        runner.stop(HELD)
    return runner.run()


def _straight_on(table: _Table, runner: _Runner) -> int:
    """Run on until an obstacle is met; its number, or ``NOTHING`` if the run ends."""
    x = runner.x
    y = runner.y
    ux = runner.ux
    uy = runner.uy
    far, obstacle = table.first_obstacle(x, y, ux, uy, runner.rest)
    near, feared = table.first_feared(x, y, ux, uy, far)
    edge = table.until_border(x, y, ux, uy)
    if edge <= near:
        runner.go(x + ux * edge, y + uy * edge, edge)
        runner.stop(LEFT_FIELD)
        return NOTHING
    runner.go(x + ux * near, y + uy * near, near)
    if feared != NOTHING:
        runner.feared = feared
        runner.stop(CAUGHT)
    elif obstacle == NOTHING:
        runner.stop(DONE)
    return obstacle


def _round(table: _Table, runner: _Runner, obstacle: int, side: int) -> _Runner:
    """Follow the outlines from an obstacle on until the direction is free again, or the run ends."""
    number = obstacle
    outline = table.outlines[number]
    place = outline.place_of(runner.x, runner.y, NOTHING)
    farthest = runner.x * runner.ux + runner.y * runner.uy
    for _ in range(MOST_TURNS):
        bend = outline.bends[place]
        runner.x, runner.y = bend.after(runner.x, runner.y, side, 0.0)
        far = bend.until_free(runner.x, runner.y, runner.ux, runner.uy, side)
        if far <= HARDLY:
            if _gets_on(table, runner, farthest):
                return runner
            far = bend.until_shut(runner.x, runner.y, runner.ux, runner.uy, side)
        till_end = bend.until_end(runner.x, runner.y, side)
        limit = min(far, till_end, runner.rest)
        limit, hit = _along(bend, runner, side, [one.wall for one in table.outlines], limit)
        limit, caught = _along(bend, runner, side, table.feared, limit)
        for x, y in bend.corners(runner.x, runner.y, side, limit):
            runner.mark(x, y)
        x, y = bend.after(runner.x, runner.y, side, limit)
        runner.go(x, y, limit)
        farthest = max(farthest, x * runner.ux + y * runner.uy)
        if table.is_beyond(x, y):
            runner.stop(LEFT_FIELD)
        elif caught != NOTHING:
            runner.feared = caught
            runner.stop(CAUGHT)
        elif runner.rest <= HARDLY:
            runner.stop(DONE)
        if runner.end != NOTHING:
            return runner
        if hit != NOTHING:
            place = table.outlines[hit].place_of(x, y, place if hit == number else NOTHING)
            number = hit
            outline = table.outlines[number]
        elif limit >= till_end - HARDLY and limit < far:
            place = outline.next_to(place, side)
    runner.obstacle = number
    runner.stop(HELD)
    return runner


def _gets_on(table: _Table, runner: _Runner, farthest: float) -> bool:
    """Whether the direction is free for the rest of the run, or further than it has got so far.

    So nobody runs back into the corner from which it comes.
    """
    free, number = table.first_obstacle(runner.x, runner.y, runner.ux, runner.uy, runner.rest)
    return number == NOTHING or runner.x * runner.ux + runner.y * runner.uy + free > farthest + 1.0


def _along(bend: Bend, runner: _Runner, side: int, walls: list[Widened], limit: float) -> tuple[float, int]:
    """How far a part of an outline is free of some walls, and which one ends it."""
    number = NOTHING
    for place in range(len(walls)):
        near = bend.until_near(runner.x, runner.y, side, walls[place], limit)
        if near < limit:
            limit = near
            number = place
    return limit, number
