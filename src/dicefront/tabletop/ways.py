"""The shortest way of a base round obstacles: straight tangents, and arcs round what is in the way.

The search goes from circle to circle, nearest first, and looks whether a leg is free only when it is about
to be used (``courses``).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.courses import GOAL, START, Circle, Course, Goal, Queue, Room, Stop, sweep
from dicefront.tabletop.point import Point
from dicefront.tabletop.regions import Regions
from dicefront.tabletop.shapes import Field, Shape, surrounds
from dicefront.tabletop.units import rounded
from dicefront.tabletop.widened import Widened

BOTH_WAYS: Final = [-1.0, 1.0]
PATIENCE: Final = 3
"""After so many ways that run into more obstacles it is time to ask whether there is a way at all."""
NOISE: Final = 1e-6
"""The length of a way is computed in floats to better than this."""


@mypyc_attr(acyclic=True)
class Way:
    """A shortest way: its length in units, rounded up, and the points of a path that is hardly longer."""

    def __init__(self, length: int, points: list[Point]) -> None:
        self.length = length
        self.points = points


def explore(course: Course, start: Stop, goals: list[Goal], limit: float) -> list[Stop]:
    """All stops that can be reached within a limit, nearest first; with goals the nearest alone, or nothing.

    The first goal is the nearest one from everywhere, if nothing were in the way.
    """
    queue = Queue()
    queue.push(start)
    found: list[Stop] = []
    on_circle: list[list[Stop]] = [[] for _ in range(2 * len(course.circles))]
    aim = goals[0] if goals else None
    bound = limit + 1.0
    while queue.stops:
        stop = queue.pop()
        if not course.is_open(stop):
            continue
        if stop.circle == GOAL:
            return [stop]
        if stop.circle >= 0:
            circle = course.circles[stop.circle]
            stop.angle = math.atan2(stop.y - circle.y, stop.x - circle.x)
            rivals = on_circle[2 * stop.circle + (1 if stop.turn > 0.0 else 0)]
            if _is_beaten(course, stop, rivals, circle.radius):
                continue
            rivals.append(stop)
        found.append(stop)
        for number in range(len(course.circles)):
            if number != stop.circle:
                for turn in BOTH_WAYS:
                    proposed = course.step(stop, number, turn, 0.0, 0.0, bound, aim)
                    if proposed is not None:
                        queue.push(proposed)
        for goal in goals:
            last = _last_step(course, stop, goal, goals[0])
            if last is not None and last.rank <= bound:
                queue.push(last)
    return [] if goals else found


def _is_beaten(course: Course, stop: Stop, rivals: list[Stop], radius: float) -> bool:
    """Whether an earlier stop on the same circle gets round to this one at no greater cost."""
    for rival in rivals:
        swept = sweep(rival, stop.angle)
        if rival.cost + swept * radius <= stop.cost + 1e-6 and course.arc_is_clear(rival, swept):
            return True
    return False


def _last_step(course: Course, stop: Stop, goal: Goal, aim: Goal) -> Stop | None:
    """The stop at a goal that a straight line leads to; ``None`` from nearer to it than one wants to be."""
    found = course.step(stop, GOAL, 1.0, goal.x, goal.y)
    if found is None:
        return None
    if goal.near > 0.0:
        dx = found.x - found.left_x
        dy = found.y - found.left_y
        leg = math.sqrt(dx * dx + dy * dy)
        if leg < goal.near:
            return None
        found.x -= dx * goal.near / leg
        found.y -= dy * goal.near / leg
        found.cost -= goal.near
    found.rank = found.cost + aim.away(found.x, found.y)
    return found


def rounded_up(length: float) -> int:
    """A length in units, rounded up; for a straight leg the same as `path.length` says.

    What floats add to a length is less than a millionth. A straight leg that is longer than a whole number is
    longer by more: the squares of both are whole.
    """
    return math.ceil(length - NOISE)


def way_to(course: Course, stop: Stop) -> Way:
    """The way that leads to a stop."""
    chain: list[Stop] = []
    last: Stop | None = stop
    while last is not None:
        chain.append(last)
        last = last.before
    chain.reverse()
    points = [Point(rounded(chain[0].x), rounded(chain[0].y))]
    for one in chain[1:]:
        before = one.before
        if before is not None and before.circle >= 0:
            _add_arc(course.circles[before.circle], before, one.swept, points)
        _add(points, one.left_x, one.left_y)
        _add(points, one.x, one.y)
    return Way(rounded_up(stop.cost), points)


def _add(points: list[Point], x: float, y: float) -> None:
    point = Point(rounded(x), rounded(y))
    if point != points[-1]:
        points.append(point)


def _add_arc(circle: Circle, stop: Stop, swept: float, points: list[Point]) -> None:
    """The corners of a polyline round an arc."""
    if swept <= 0.0:
        return
    count = math.ceil(swept / circle.step)
    part = swept / float(count)
    out = circle.radius / math.cos(part / 2.0)
    for place in range(count):
        angle = stop.angle + stop.turn * part * (float(place) + 0.5)
        _add(points, circle.x + out * math.cos(angle), circle.y + out * math.sin(angle))


def _is_near(shape: Shape, point: Point, limit: i64) -> bool:
    """Whether a shape may reach into the circle round a point."""
    dx: i64 = shape.x - point.x
    dy: i64 = shape.y - point.y
    far: i64 = limit + shape.reach
    return dx * dx + dy * dy <= far * far


class Errand:
    """A base that is to get from a place to one of some goals by the shortest way."""

    def __init__(
        self,
        start: Point,
        radius: i64,
        obstacles: list[Shape],
        field: Field | None,
        tolerance: i64,
        limit: i64,
        regions: Regions | None,
    ) -> None:
        """``regions`` are those of the base among all obstacles, if somebody has asked for them before."""
        self.start = start
        self.radius = radius
        self.obstacles = [shape for shape in obstacles if _is_near(shape, start, limit + radius + tolerance)]
        self.field = field
        self.tolerance = tolerance
        self.limit = limit
        self.everything = Room(radius, self.obstacles, field, tolerance)
        self.regions = Regions(radius, obstacles, field, tolerance) if regions is None else regions

    def may_stand(self, x: float, y: float) -> bool:
        """Whether the base has room at a point."""
        return self.everything.clear(x, y, x, y)

    def goals(self, in_the_way: list[Shape]) -> list[Goal]:
        """Where it may end if only these are in the way, the nearest first; subclasses say so."""
        raise NotImplementedError

    def ends(self) -> list[tuple[float, float]]:
        """Places where it may end, one in each region at least; subclasses say so."""
        raise NotImplementedError

    def is_cut_off(self) -> bool:
        """Whether it may end nowhere in the region in which it starts."""
        here = self.regions.chains_round(float(self.start.x), float(self.start.y))
        return all(self.regions.chains_round(x, y) != here for x, y in self.ends())

    def way(self) -> Way | None:
        """The shortest way; ``None`` if none is within the limit.

        Only the obstacles that the way so far runs into are put in its way, until it runs into none: the
        shortest way round some of the obstacles that is free of all is the shortest of all. What is farther
        from the start than the limit is in nobody's way.
        """
        obstacles = self.obstacles
        sx = float(self.start.x)
        sy = float(self.start.y)
        active = [False] * len(obstacles)
        patience = 0 if self.regions.are_known else PATIENCE
        while True:
            if patience == 0 and self.is_cut_off():
                return None
            patience -= 1
            in_the_way = [obstacles[place] for place in range(len(obstacles)) if active[place]]
            walls = [self.everything.walls[place] for place in range(len(obstacles)) if active[place]]
            course = Course(self.radius, in_the_way, self.field, self.tolerance, walls)
            start = Stop(START, 1.0, sx, sy, 0.0, None)
            stops = explore(course, start, self.goals(in_the_way), float(self.limit))
            if not stops:
                return None
            way = way_to(course, stops[-1])
            if way.length > self.limit:
                return None
            if not self._runs_into_more(way.points, active):
                return way

    def _runs_into_more(self, points: list[Point], active: list[bool]) -> bool:
        """Mark the obstacles that a way runs into; whether there are new ones."""
        walls = self.everything.walls
        left = low = math.inf
        right = high = -math.inf
        for point in points:
            left = min(left, float(point.x))
            right = max(right, float(point.x))
            low = min(low, float(point.y))
            high = max(high, float(point.y))
        grown = False
        for number in range(len(walls)):
            wall = walls[number]
            room = wall.around
            if active[number] or wall.x + room < left or wall.x - room > right:
                continue
            if wall.y + room >= low and wall.y - room <= high and self._runs_into(points, wall):
                active[number] = True
                grown = True
        return grown

    def _runs_into(self, points: list[Point], wall: Widened) -> bool:
        """Whether a leg of a way comes too near to an obstacle."""
        for place in range(len(points) - 1):
            one = points[place]
            other = points[place + 1]
            if wall.blocks(float(one.x), float(one.y), float(other.x), float(other.y)):
                return True
        return False


class _ToPoint(Errand):
    def __init__(
        self,
        start: Point,
        goal: Point,
        radius: i64,
        obstacles: list[Shape],
        field: Field | None,
        tolerance: i64,
        limit: i64,
        regions: Regions | None,
    ) -> None:
        super().__init__(start, radius, obstacles, field, tolerance, limit, regions)
        self.only: list[Goal] = [Goal(float(goal.x), float(goal.y), 0.0)]

    def goals(self, in_the_way: list[Shape]) -> list[Goal]:
        return self.only

    def ends(self) -> list[tuple[float, float]]:
        return [(self.only[0].x, self.only[0].y)]


def _are_parted(one: Point, other: Point, obstacles: list[Shape]) -> bool:
    """Whether a wall goes round one of two places alone: a search would try all ways before it gave up."""
    for shape in obstacles:
        if shape.ring and surrounds(shape, one.x, one.y) != surrounds(shape, other.x, other.y):
            return True
    return False


def shortest_way(
    start: Point,
    goal: Point,
    radius: i64,
    obstacles: list[Shape],
    field: Field | None,
    tolerance: i64,
    limit: i64,
    regions: Regions | None = None,
) -> Way | None:
    """The shortest way of a base; ``None`` if none is within the limit or if it has no room at the goal."""
    if _are_parted(start, goal, obstacles):
        return None
    errand = _ToPoint(start, goal, radius, obstacles, field, tolerance, limit, regions)
    if not errand.may_stand(float(goal.x), float(goal.y)):
        return None
    if not errand.may_stand(float(start.x), float(start.y)):
        return None
    return errand.way() if start != goal else Way(0, [start])
