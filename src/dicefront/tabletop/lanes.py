"""Shortest ways over lanes: straight lines through what is otherwise in the way, as doors and bridges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.arrivals import shortest_contact
from dicefront.tabletop.distance import to_segment
from dicefront.tabletop.placement import fits
from dicefront.tabletop.point import Point, apart
from dicefront.tabletop.regions import Regions
from dicefront.tabletop.shapes import Disc, Field, Segment, Shape
from dicefront.tabletop.ways import Way, shortest_way


@mypyc_attr(acyclic=True)
class Lane:
    """A straight line between two places that a base follows, whatever is in its way there."""

    def __init__(self, a: Point, b: Point) -> None:
        self.a = a
        self.b = b
        self.length: i64 = apart(a, b)


NO_LANES: Final[list[Lane]] = []


ARRIVED: Final = -1


@mypyc_attr(acyclic=True)
class _Come:
    """How far somebody has come: the way to the end of a lane, or a wish to go on from there by another.

    ``wish`` is the number of an end of a lane, by which nobody has gone yet, or ``ARRIVED``.
    """

    def __init__(self, length: i64, points: list[Point], hope: i64, wish: int = ARRIVED) -> None:
        self.length = length
        self.points = points
        self.hope = hope  # the whole way is no shorter
        self.wish = wish


class Trip:
    """A base that is to get from a place to a goal, over lanes if that is shorter.

    Where ``any_will_do``, it takes the first way that is found.
    """

    def __init__(
        self,
        goal: Shape | Point,
        radius: i64,
        obstacles: list[Shape],
        lanes: list[Lane],
        field: Field | None,
        tolerance: i64,
        limit: i64,
        any_will_do: bool = False,
        regions: Regions | None = None,
    ) -> None:
        self.goal = goal
        self.radius = radius
        self.obstacles = obstacles
        self.lanes = lanes
        self.field = field
        self.tolerance = tolerance
        self.limit = limit
        self.any_will_do = any_will_do
        self.regions = Regions(radius, obstacles, field, tolerance) if regions is None else regions

    def last(self, start: Point, limit: i64) -> Way | None:
        """The shortest way to the goal without lanes."""
        goal = self.goal
        if isinstance(goal, Point):
            return self.walk(start, goal, limit)
        return shortest_contact(
            start, goal, self.radius, self.obstacles, self.field, self.tolerance, limit, self.regions
        )

    def walk(self, start: Point, end: Point, limit: i64) -> Way | None:
        """The shortest way to a place without lanes."""
        return shortest_way(
            start, end, self.radius, self.obstacles, self.field, self.tolerance, limit, self.regions
        )

    def least(self, start: Point) -> i64:
        """How long a way to the goal is at least."""
        goal = self.goal
        if isinstance(goal, Point):
            return apart(start, goal)
        return max(apart(start, Point(goal.x, goal.y)) - goal.reach - self.radius - self.tolerance, 0)

    def way(self, start: Point) -> Way | None:
        """The shortest way; ``None`` if none is within the limit."""
        goal = self.goal
        if isinstance(goal, Point):
            if not fits(goal.x, goal.y, self.radius, self.obstacles, self.field, self.tolerance):
                return None
        best: Way | None = None
        known = [self.limit + 1] * (2 * len(self.lanes))  # the shortest ways so far out of each end
        waiting = [_Come(0, [start], self.least(start))]
        while waiting:
            here = _take_first(waiting)
            limit = self.limit if best is None else best.length - 1
            if here.hope > limit:
                break
            if here.wish != ARRIVED:
                self._enter(here, limit, known, waiting)
                continue
            rest = self.last(here.points[-1], limit - here.length)
            if rest is not None:
                best = Way(here.length + rest.length, here.points + rest.points[1:])
                if self.any_will_do:
                    return best
                limit = best.length - 1
            for end in range(2 * len(self.lanes)):
                self._wish_for(here, end, limit, known, waiting)
        return best

    def _wish_for(self, here: _Come, end: int, limit: i64, known: list[i64], waiting: list[_Come]) -> None:
        """Note one end of a lane if going through it may be worth it; the way there is sought only later."""
        lane = self.lanes[end >> 1]
        entry, out = _ends(lane, end)
        goal = self.goal
        if isinstance(goal, Disc) and meets(entry, out, self.radius - self.tolerance, goal):
            return  # it would run into the goal in the lane, and rest there
        least = here.length + apart(here.points[-1], entry) + lane.length
        hope = least + self.least(out)
        if least < known[end] and hope <= limit:
            waiting.append(_Come(here.length, here.points, hope, end))

    def _enter(self, here: _Come, limit: i64, known: list[i64], waiting: list[_Come]) -> None:
        """Walk to the end of a lane that was wished for, and through the lane."""
        end = here.wish
        lane = self.lanes[end >> 1]
        entry, out = _ends(lane, end)
        place = here.points[-1]
        if here.length + apart(place, entry) + lane.length >= known[end]:
            return
        left = limit - here.length - lane.length
        way = self.walk(place, entry, left)
        if way is None:
            return
        total = here.length + way.length + lane.length
        hope = total + self.least(out)
        if total < known[end] and hope <= limit:
            known[end] = total
            waiting.append(_Come(total, [*here.points, *way.points[1:], out], hope))


def _ends(lane: Lane, end: int) -> tuple[Point, Point]:
    """Where one goes into a lane and where one comes out; even ends begin at its first place."""
    return (lane.a, lane.b) if end & 1 == 0 else (lane.b, lane.a)


def meets(a: Point, b: Point, room: i64, shape: Shape) -> bool:
    """Whether a straight line comes nearer to a disc than so much."""
    return to_segment(shape.x, shape.y, Segment(a.x, a.y, b.x, b.y)) < shape.reach + room


def _take_first(waiting: list[_Come]) -> _Come:
    best = 0
    for place in range(1, len(waiting)):
        if waiting[place].hope < waiting[best].hope:
            best = place
    return waiting.pop(best)
