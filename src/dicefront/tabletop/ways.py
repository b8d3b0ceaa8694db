"""The shortest way of a base round obstacles: straight tangents, and arcs round what is in the way.

The centre of a base of radius r keeps r away from everything, so it moves along tangents of circles: one
round each disc in the way, one of radius r round each corner that sticks out. The search goes from circle to
circle, nearest first, and looks whether a leg is free only when it is about to be used.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Field, Shape, surrounds
from dicefront.tabletop.units import rounded
from dicefront.tabletop.widened import Widened

NOISE: Final = 1e-6
"""The length of a way is computed in floats to better than this."""

BULGE: Final = 8.0
"""The corners of the polyline that stands for an arc lie at most so far outside it."""

START: Final = -1
GOAL: Final = -2


@mypyc_attr(acyclic=True)
class Way:
    """A shortest way: its length in units, rounded up, and the points of a path that is hardly longer."""

    def __init__(self, length: int, points: list[Point]) -> None:
        self.length = length
        self.points = points


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

    def __init__(self, radius: i64, obstacles: list[Shape], field: Field | None, tolerance: i64) -> None:
        # One unit is kept for rounding to the lattice; without any slack tangents would block themselves.
        slack = max(float(tolerance - 1), 0.01)
        wide = float(radius)
        self.slack = slack
        self.wide = wide
        self.walls: list[Widened] = [Widened(shape, wide, slack) for shape in obstacles]
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
        for wall in self.walls:  # noqa: SIM110 - asked in hot loops
            if wall.blocks(ax, ay, bx, by):
                return False
        return True


class Course(Room):
    """The same with the circles that a centre follows round the obstacles."""

    def __init__(self, radius: i64, obstacles: list[Shape], field: Field | None, tolerance: i64) -> None:
        super().__init__(radius, obstacles, field, tolerance)
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

    def step(self, stop: Stop, number: int, turn: float, gx: float, gy: float) -> Stop | None:
        """The stop that a tangent leads to, on a circle or at the goal; ``None`` if there is no tangent."""
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
        if stop.circle >= 0:
            swept = _sweep(stop, math.atan2(left_y - y, left_x - x))
            cost += swept * abs(radius)
        found = Stop(number, turn, to_x, to_y, cost, stop)
        found.left_x = left_x
        found.left_y = left_y
        found.swept = swept
        return found

    def is_open(self, stop: Stop) -> bool:
        """Whether the arc and the tangent that lead to a stop are free."""
        before = stop.before
        if before is None:
            return True
        if before.circle >= 0 and not self.arc_is_clear(before, stop.swept):
            return False
        return self.clear(stop.left_x, stop.left_y, stop.x, stop.y)


def _sweep(stop: Stop, angle: float) -> float:
    """The arc from a stop to an angle of its circle, in the direction in which it is followed."""
    swept = (angle - stop.angle) * stop.turn
    if swept < 0.0:
        swept += math.tau
    if swept < 0.0:
        swept += math.tau
    if swept >= math.tau:
        swept -= math.tau
    return 0.0 if swept > math.tau - 1e-9 else swept


def explore(course: Course, start: Stop, goals: list[Goal], limit: float) -> list[Stop]:
    """All stops that can be reached within a limit, nearest first; with goals the nearest alone, or nothing.

    The first goal is the nearest one from everywhere, if nothing were in the way.
    """
    queue = Queue()
    queue.push(start)
    found: list[Stop] = []
    on_circle: list[list[Stop]] = [[] for _ in range(2 * len(course.circles))]
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
                _propose(queue, course.step(stop, number, -1.0, 0.0, 0.0), goals, limit)
                _propose(queue, course.step(stop, number, 1.0, 0.0, 0.0), goals, limit)
        for goal in goals:
            _propose(queue, _last_step(course, stop, goal), goals, limit)
    return [] if goals else found


def _is_beaten(course: Course, stop: Stop, rivals: list[Stop], radius: float) -> bool:
    """Whether an earlier stop on the same circle gets round to this one at no greater cost."""
    for rival in rivals:
        swept = _sweep(rival, stop.angle)
        if rival.cost + swept * radius <= stop.cost + 1e-6 and course.arc_is_clear(rival, swept):
            return True
    return False


def _last_step(course: Course, stop: Stop, goal: Goal) -> Stop | None:
    """The stop at a goal that a straight line leads to; ``None`` from nearer to it than one wants to be."""
    found = course.step(stop, GOAL, 1.0, goal.x, goal.y)
    if found is None or goal.near <= 0.0:
        return found
    dx = found.x - found.left_x
    dy = found.y - found.left_y
    leg = math.sqrt(dx * dx + dy * dy)
    if leg < goal.near:
        return None
    found.x -= dx * goal.near / leg
    found.y -= dy * goal.near / leg
    found.cost -= goal.near
    found.rank = found.cost
    return found


def _propose(queue: Queue, found: Stop | None, goals: list[Goal], limit: float) -> None:
    if found is None:
        return
    if goals:
        found.rank = found.cost + goals[0].away(found.x, found.y)
    if found.rank <= limit + 1.0:
        queue.push(found)


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
    ) -> None:
        self.start = start
        self.radius = radius
        self.obstacles = [shape for shape in obstacles if _is_near(shape, start, limit + radius + tolerance)]
        self.field = field
        self.tolerance = tolerance
        self.limit = limit
        self.everything = Room(radius, self.obstacles, field, tolerance)

    def may_stand(self, x: float, y: float) -> bool:
        """Whether the base has room at a point."""
        return self.everything.clear(x, y, x, y)

    def goals(self, in_the_way: list[Shape]) -> list[Goal]:
        """Where it may end if only these are in the way, the nearest first; subclasses say so."""
        raise NotImplementedError

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
        while True:
            in_the_way = [obstacles[place] for place in range(len(obstacles)) if active[place]]
            course = Course(self.radius, in_the_way, self.field, self.tolerance)
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
        grown = False
        for place in range(len(points) - 1):
            one = points[place]
            other = points[place + 1]
            for number in range(len(walls)):
                if not active[number] and walls[number].blocks(
                    float(one.x), float(one.y), float(other.x), float(other.y)
                ):
                    active[number] = True
                    grown = True
        return grown


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
    ) -> None:
        super().__init__(start, radius, obstacles, field, tolerance, limit)
        self.only: list[Goal] = [Goal(float(goal.x), float(goal.y), 0.0)]

    def goals(self, in_the_way: list[Shape]) -> list[Goal]:
        return self.only


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
) -> Way | None:
    """The shortest way of a base; ``None`` if none is within the limit or if it has no room at the goal."""
    if _are_parted(start, goal, obstacles):
        return None
    errand = _ToPoint(start, goal, radius, obstacles, field, tolerance, limit)
    if not errand.may_stand(float(goal.x), float(goal.y)):
        return None
    if not errand.may_stand(float(start.x), float(start.y)):
        return None
    return errand.way() if start != goal else Way(0, [start])
