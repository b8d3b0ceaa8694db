"""Courses of a base: the circles that its centre follows round obstacles, and stops from one to the next.

The centre of a base of radius r keeps r away from everything, so it moves along tangents of circles: one
round each disc in the way, one of radius r round each corner that sticks out. A stop is where a tangent
reaches a circle; ``ways`` searches from stop to stop.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.shapes import Field, Shape
from dicefront.tabletop.widened import Widened

BULGE: Final = 8.0
"""The corners of the polyline that stands for an arc lie at most so far outside it."""

START: Final = -1
GOAL: Final = -2


@mypyc_attr(acyclic=True)
class Circle:
    """A circle that a centre may follow."""

    def __init__(self, x: float, y: float, radius: float) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        half = math.acos(radius / (radius + BULGE))
        self.step: float = 2.0 * half


@mypyc_attr(acyclic=True)
class Stop:
    """A place on a way: where a tangent reaches a circle, and from which earlier stop it comes."""

    def __init__(
        self, circle: int, turn: float, x: float, y: float, cost: float, before: Stop | None
    ) -> None:
        self.circle = circle
        self.turn = turn  # 1.0: the way goes anticlockwise round the circle, -1.0: clockwise
        self.x = x
        self.y = y
        self.cost = cost
        self.before = before
        self.angle = 0.0
        self.left_x = 0.0  # where the tangent leaves the circle of the stop before
        self.left_y = 0.0
        self.swept = 0.0  # the arc followed there until then
        self.rank = cost
        self.serial = 0
        self.free = 0.0  # how far round the circle from here the way is known to be free
        self.shut = math.inf  # and from where on it is known to be blocked


@mypyc_attr(acyclic=True)
class Goal:
    """Where a way may end: so near to a point, on the straight line to it; at the point itself if 0."""

    def __init__(self, x: float, y: float, near: float) -> None:
        self.x = x
        self.y = y
        self.near = near

    def away(self, x: float, y: float) -> float:
        """How far it is at least from a point."""
        dx = self.x - x
        dy = self.y - y
        return max(math.sqrt(dx * dx + dy * dy) - self.near, 0.0)


class Queue:
    """Stops by rank; among equals the one that came first."""

    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.count = 0

    def push(self, stop: Stop) -> None:
        """Add a stop."""
        stop.serial = self.count
        self.count += 1
        stops = self.stops
        stops.append(stop)
        place = len(stops) - 1
        while place > 0:
            parent = (place - 1) >> 1
            if not _sooner(stop, stops[parent]):
                break
            stops[place] = stops[parent]
            place = parent
        stops[place] = stop

    def pop(self) -> Stop:
        """Take the first."""
        stops = self.stops
        first = stops[0]
        last = stops.pop()
        size = len(stops)
        if size:
            place = 0
            while True:
                child = 2 * place + 1
                if child >= size:
                    break
                if child + 1 < size and _sooner(stops[child + 1], stops[child]):
                    child += 1
                if not _sooner(stops[child], last):
                    break
                stops[place] = stops[child]
                place = child
            stops[place] = last
        return first


def _sooner(one: Stop, other: Stop) -> bool:
    return one.rank < other.rank or (one.rank == other.rank and one.serial < other.serial)


class Room:
    """Where a base of one size goes straight on among obstacles, on a field if there is one."""

    def __init__(
        self,
        radius: i64,
        obstacles: list[Shape],
        field: Field | None,
        tolerance: i64,
        walls: list[Widened] | None = None,
    ) -> None:
        """``walls`` are the obstacles as they are widened already, if anybody has done so."""
        # One unit is kept for rounding to the lattice; without any slack tangents would block themselves.
        slack = max(float(tolerance - 1), 0.01)
        wide = float(radius)
        self.slack = slack
        self.wide = wide
        self.walls: list[Widened] = (
            [Widened(shape, wide, slack) for shape in obstacles] if walls is None else walls
        )
        self.latest: Widened | None = None  # what blocks one way often blocks the next
        self.left = -math.inf
        self.low = -math.inf
        self.right = math.inf
        self.high = math.inf
        if field is not None:
            self.left = float(field.left) + wide - slack
            self.low = float(field.low) + wide - slack
            self.right = float(field.right) - wide + slack
            self.high = float(field.high) - wide + slack

    def clear(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether the straight way from a to b is free, if a is."""
        if bx < self.left or bx > self.right or by < self.low or by > self.high:
            return False
        latest = self.latest
        if latest is not None and latest.blocks(ax, ay, bx, by):
            return False
        for wall in self.walls:
            if wall is not latest and wall.blocks(ax, ay, bx, by):
                self.latest = wall
                return False
        return True


class Course(Room):
    """The same with the circles that a centre follows round the obstacles."""

    def __init__(
        self,
        radius: i64,
        obstacles: list[Shape],
        field: Field | None,
        tolerance: i64,
        walls: list[Widened] | None = None,
    ) -> None:
        super().__init__(radius, obstacles, field, tolerance, walls)
        wide = self.wide
        self.circles: list[Circle] = []
        for shape in obstacles:
            if shape.round:
                self.circles.append(Circle(float(shape.x), float(shape.y), wide + float(shape.reach)))
                continue
            for place in range(len(shape.edges)):
                edge = shape.edges[place]
                last = shape.edges[place - 1]
                if not shape.closed or last.dx * edge.dy - last.dy * edge.dx > 0:
                    self.circles.append(Circle(float(edge.ax), float(edge.ay), wide))
            if not shape.closed:
                end = shape.edges[len(shape.edges) - 1]
                self.circles.append(Circle(float(end.bx), float(end.by), wide))

    def arc_is_clear(self, stop: Stop, sweep: float) -> bool:
        """Whether the way round a circle is free from a stop on, so far; what is found out is kept."""
        if sweep <= stop.free:
            return True
        if sweep >= stop.shut:
            return False
        circle = self.circles[stop.circle]
        while sweep - stop.free > circle.step:
            if not self._bend_is_clear(stop, circle, stop.free, stop.free + circle.step):
                stop.shut = stop.free + circle.step
                return False
            stop.free += circle.step
        if sweep <= stop.free:
            return True
        return self._bend_is_clear(stop, circle, stop.free, sweep)

    def _bend_is_clear(self, stop: Stop, circle: Circle, start: float, end: float) -> bool:
        first = stop.angle + stop.turn * start
        last = stop.angle + stop.turn * end
        middle = (first + last) / 2.0
        out = circle.radius / math.cos((last - first) / 2.0)
        ax = circle.x + circle.radius * math.cos(first)
        ay = circle.y + circle.radius * math.sin(first)
        mx = circle.x + out * math.cos(middle)
        my = circle.y + out * math.sin(middle)
        bx = circle.x + circle.radius * math.cos(last)
        by = circle.y + circle.radius * math.sin(last)
        return self.clear(ax, ay, mx, my) and self.clear(mx, my, bx, by)

    def step(
        self,
        stop: Stop,
        number: int,
        turn: float,
        gx: float,
        gy: float,
        bound: float = math.inf,
        aim: Goal | None = None,
    ) -> Stop | None:
        """The stop that a tangent leads to, on a circle or at the goal; ``None`` if there is no tangent.

        It is ranked by the length of the way through it, straight on to ``aim`` if there is one; ``None`` if
        that is more than ``bound``.
        """
        radius = 0.0
        x = stop.x
        y = stop.y
        if stop.circle >= 0:
            circle = self.circles[stop.circle]
            x = circle.x
            y = circle.y
            radius = circle.radius * stop.turn
        other = 0.0
        if number >= 0:
            target = self.circles[number]
            gx = target.x
            gy = target.y
            other = target.radius * turn
        dx = gx - x
        dy = gy - y
        square = dx * dx + dy * dy
        if square <= 0.0:
            return None
        across = other - radius
        rest = square - across * across
        if rest < 0.0:
            away = math.sqrt(square)
            if abs(across) - away > self.slack:
                return None
            across = away if across > 0.0 else -away  # both ends touch: the tangent has no length
            rest = 0.0
        long = math.sqrt(rest)
        nx = (across * dx - long * dy) / square
        ny = (across * dy + long * dx) / square
        left_x = x - radius * nx
        left_y = y - radius * ny
        to_x = gx - other * nx
        to_y = gy - other * ny
        swept = 0.0
        cost = stop.cost + math.sqrt((to_x - left_x) * (to_x - left_x) + (to_y - left_y) * (to_y - left_y))
        ahead = 0.0 if aim is None else aim.away(to_x, to_y)
        if cost + ahead > bound:  # the arc makes it longer still
            return None
        if stop.circle >= 0:
            swept = sweep(stop, math.atan2(left_y - y, left_x - x))
            cost += swept * abs(radius)
            if cost + ahead > bound:
                return None
        found = Stop(number, turn, to_x, to_y, cost, stop)
        found.rank = cost + ahead
        found.left_x = left_x
        found.left_y = left_y
        found.swept = swept
        return found

    def is_open(self, stop: Stop) -> bool:
        """Whether the tangent and the arc that lead to a stop are free; the tangent is looked at faster."""
        before = stop.before
        if before is None:
            return True
        if not self.clear(stop.left_x, stop.left_y, stop.x, stop.y):
            return False
        return before.circle < 0 or self.arc_is_clear(before, stop.swept)


def sweep(stop: Stop, angle: float) -> float:
    """The arc from a stop to an angle of its circle, in the direction in which it is followed."""
    swept = (angle - stop.angle) * stop.turn
    if swept < 0.0:
        swept += math.tau
    if swept < 0.0:
        swept += math.tau
    if swept >= math.tau:
        swept -= math.tau
    return 0.0 if swept > math.tau - 1e-9 else swept
