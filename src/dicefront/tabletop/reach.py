"""Where a base can go with an allowance: an area to draw, and a judgement for any point.

From the start everything in a straight line; behind the obstacles, from each stop on a circle
(`ways.explore`), the tangents that leave it, as far as the allowance goes.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.tabletop.courses import GOAL, START, Course, Stop
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Field, Shape
from dicefront.tabletop.units import rounded
from dicefront.tabletop.ways import Way, explore, rounded_up, way_to

BEARINGS: Final = 96
"""Directions in which the outline is measured from the start."""

FAN: Final = math.pi / 24.0
"""The widest angle between two tangents that are measured on a circle."""


class Reach:
    """What a base can reach from one place with one allowance. Not changed once it is made."""

    def __init__(
        self,
        start: Point,
        radius: i64,
        allowance: i64,
        obstacles: list[Shape],
        field: Field | None,
        tolerance: i64,
    ) -> None:
        self.start = start
        self.radius = radius
        self.allowance = allowance
        near = near_obstacles(start, radius, allowance, obstacles)
        self.course = Course(radius, near, field, tolerance)
        sx = float(start.x)
        sy = float(start.y)
        stuck = not self.course.clear(sx, sy, sx, sy)
        self.stops: list[Stop] = []
        if not stuck:
            self.stops = explore(self.course, Stop(START, 1.0, sx, sy, 0.0, None), [], float(allowance))

    def contains(self, x: i64, y: i64) -> bool:
        """Whether the base can get to a point within its allowance and stand there."""
        return self._last_stop(float(x), float(y), True) is not None

    def way(self, x: i64, y: i64) -> Way | None:
        """The shortest way to a point; ``None`` if it is out of reach."""
        if x == self.start.x and y == self.start.y:
            return Way(0, [self.start]) if self.stops else None
        last = self._last_stop(float(x), float(y), False)
        return way_to(self.course, last) if last is not None else None

    def _last_stop(self, gx: float, gy: float, any_will_do: bool) -> Stop | None:
        course = self.course
        if not self.stops or not course.clear(gx, gy, gx, gy):
            return None
        best: Stop | None = None
        limit = float(self.allowance) + 0.5
        for stop in self.stops:
            dx = gx - stop.x
            dy = gy - stop.y
            if stop.circle == START and dx == 0.0 and dy == 0.0:
                return stop
            # Never less than the straight way from where this stop was reached.
            if stop.cost + math.sqrt(dx * dx + dy * dy) > limit:
                continue
            last = course.step(stop, GOAL, 1.0, gx, gy)
            if last is None or last.cost > limit or rounded_up(last.cost) > self.allowance:
                continue
            if best is not None and last.cost >= best.cost:
                continue
            if course.is_open(last):
                best = last
                if any_will_do:
                    return best
        return best

    def outlines(self) -> list[list[Point]]:
        """Polygons that together are the area: one round the start, and a fan for each stop on a circle."""
        found: list[list[Point]] = []
        for stop in self.stops:
            outline = self._around_start() if stop.circle == START else self._fan(stop)
            if len(outline) >= 3:
                found.append(outline)
        return found

    def _around_start(self) -> list[Point]:
        bearings = [math.tau * place / BEARINGS for place in range(BEARINGS)]
        sx = float(self.start.x)
        sy = float(self.start.y)
        for circle in self.course.circles:
            # Where the view is cut off by a circle, the outline has a sharp edge.
            dx = circle.x - sx
            dy = circle.y - sy
            away = math.sqrt(dx * dx + dy * dy)
            if away > circle.radius:
                middle = math.atan2(dy, dx)
                half = math.asin(circle.radius / away)
                for side in (middle - half, middle + half):
                    bearings.append((side - 1e-4) % math.tau)
                    bearings.append((side + 1e-4) % math.tau)
        bearings.sort()
        outline: list[Point] = []
        for angle in bearings:
            _add(outline, self._end_of_ray(sx, sy, math.cos(angle), math.sin(angle), float(self.allowance)))
        return outline

    def _fan(self, stop: Stop) -> list[Point]:
        """What the tangents reach that leave a circle from a stop on: their ends, then back along it."""
        circle = self.course.circles[stop.circle]
        rest = float(self.allowance) - stop.cost
        if rest <= 1.0:
            return []
        widest = min(rest / circle.radius, math.tau)
        count = math.ceil(widest / FAN)
        ends: list[Point] = []
        foot: list[Point] = []
        for place in range(count + 1):
            sweep = widest * float(place) / float(count)
            if not self.course.arc_is_clear(stop, sweep):
                break
            angle = stop.angle + stop.turn * sweep
            cosine = math.cos(angle)
            sine = math.sin(angle)
            x = circle.x + circle.radius * cosine
            y = circle.y + circle.radius * sine
            foot.append(Point(rounded(x), rounded(y)))
            left = max(0.0, rest - sweep * circle.radius)
            _add(ends, self._end_of_ray(x, y, -sine * stop.turn, cosine * stop.turn, left))
        foot.reverse()
        for point in foot:
            if point != ends[-1] and point != ends[0]:
                ends.append(point)
        return ends

    def _end_of_ray(self, x: float, y: float, ux: float, uy: float, limit: float) -> Point:
        course = self.course
        for wall in course.walls:
            limit = wall.first_hit(x, y, ux, uy, limit)
        if ux > 0.0:
            limit = min(limit, (course.right - x) / ux)
        elif ux < 0.0:
            limit = min(limit, (course.left - x) / ux)
        if uy > 0.0:
            limit = min(limit, (course.high - y) / uy)
        elif uy < 0.0:
            limit = min(limit, (course.low - y) / uy)
        limit = max(limit, 0.0)
        return Point(rounded(x + ux * limit), rounded(y + uy * limit))


def _add(points: list[Point], point: Point) -> None:
    if not points or points[-1] != point:
        points.append(point)


def near_obstacles(start: Point, radius: i64, allowance: i64, obstacles: list[Shape]) -> list[Shape]:
    """The obstacles that a base could run into with an allowance."""
    found: list[Shape] = []
    for shape in obstacles:
        far = radius + allowance + shape.reach
        dx = shape.x - start.x
        dy = shape.y - start.y
        if -far < dx < far and -far < dy < far and gap_of_disc(start.x, start.y, radius, shape) < allowance:
            found.append(shape)
    return found


class ReachMemory:
    """Reaches that were computed before, for all copies of a game to share.

    The key is everything a reach depends on: start, sizes, the field and the places of the obstacles near
    enough.
    """

    def __init__(self, tolerance: i64, size: int) -> None:
        self.tolerance = tolerance
        self.size = size
        self.reaches: dict[tuple[int, ...], Reach] = {}

    def reach(self, start: Point, radius: i64, allowance: i64, obstacles: list[Shape], field: Field) -> Reach:
        """The reach of a base on a field."""
        near = near_obstacles(start, radius, allowance, obstacles)
        key: list[int] = [start.x, start.y, radius, allowance, field.left, field.low, field.right, field.high]
        for shape in near:
            key.extend(shape.key())
        exact = tuple(key)
        known = self.reaches.get(exact)
        if known is None:
            known = Reach(start, radius, allowance, near, field, self.tolerance)
            if len(self.reaches) >= self.size:
                self.reaches.clear()
            self.reaches[exact] = known
        return known
