"""Shortest ways over lanes: straight lines through what is otherwise in the way, as doors and bridges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.arrivals import shortest_contact
from dicefront.tabletop.courses import Room
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

# Whether a base has room at both ends of a lane.
UNKNOWN: Final = 0
USABLE: Final = 1
SHUT: Final = 2

INFINITE: Final = 1 << 40
"""No way is so long."""


@mypyc_attr(acyclic=True)
class _Come:
    """How far somebody has come: the way to the end of a lane, or a wish to go on from there by another.

    ``wish`` is the number of an end of a lane, by which nobody has gone yet, or ``ARRIVED``.
    """

    def __init__(self, length: i64, points: list[Point], hope: i64, rank: i64, wish: int = ARRIVED) -> None:
        self.length = length
        self.points = points
        self.hope = hope  # the whole way is no shorter
        self.rank = rank  # the lowest goes on first
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
        self.usable = [UNKNOWN] * len(lanes)
        self.room: Room | None = None
        self.ahead: list[int] = []  # looked for when there is no way without lanes

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
        waiting = [_Come(0, [start], self.least(start), 0)]
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
            elif not self.ahead and self.lanes:
                self.ahead = self._look_ahead()
            for end in range(2 * len(self.lanes)):
                self._wish_for(here, end, limit, known, waiting)
        return best

    def _look_ahead(self) -> list[int]:
        """For each end of a lane how far it is at least to the goal from where it comes out.

        A way goes straight there from lane to lane, and stays in one region between them. ``INFINITE`` where
        none leads to the goal.
        """
        regions = self.regions
        aims = [regions.chains_round(x, y) for x, y in self._arrivals()]
        ahead = [INFINITE] * (2 * len(self.lanes))
        is_done = [not self._is_of_use(end) for end in range(len(ahead))]
        begins: list[list[int]] = []  # the regions where one goes in and comes out
        leads: list[list[int]] = []
        for end in range(len(ahead)):
            entry, out = _ends(self.lanes[end >> 1], end)
            begins.append(regions.chains_round(float(entry.x), float(entry.y)))
            leads.append(regions.chains_round(float(out.x), float(out.y)))
            if leads[end] in aims:
                ahead[end] = self.least(out)
        while True:
            nearest = ARRIVED
            for end in range(len(ahead)):
                if (
                    not is_done[end]
                    and ahead[end] < INFINITE
                    and (nearest == ARRIVED or ahead[end] < ahead[nearest])
                ):
                    nearest = end
            if nearest == ARRIVED:
                return ahead
            is_done[nearest] = True
            lane = self.lanes[nearest >> 1]
            entry = _ends(lane, nearest)[0]
            for end in range(len(ahead)):
                if not is_done[end] and leads[end] == begins[nearest]:
                    out = _ends(self.lanes[end >> 1], end)[1]
                    ahead[end] = min(ahead[end], apart(out, entry) + lane.length + ahead[nearest])

    def _arrivals(self) -> list[tuple[float, float]]:
        """Places at the goal, one at least in each region from which it is reached."""
        goal = self.goal
        if isinstance(goal, Point):
            return [(float(goal.x), float(goal.y))]
        return self.regions.on_rim(float(goal.x), float(goal.y), float(self.radius + goal.reach))

    def _is_of_use(self, end: int) -> bool:
        """Whether one may go through a lane from an end, and on from where it comes out."""
        lane = self.lanes[end >> 1]
        goal = self.goal
        if isinstance(goal, Disc) and meets(lane.a, lane.b, self.radius - self.tolerance, goal):
            return False  # one would run into the goal in the lane, and rest there
        if self.usable[end >> 1] == UNKNOWN:
            if self.room is None:
                self.room = Room(self.radius, self.obstacles, self.field, self.tolerance)
            is_free = may_stand(self.room, lane.a) and may_stand(self.room, lane.b)
            self.usable[end >> 1] = USABLE if is_free else SHUT
        return self.usable[end >> 1] == USABLE

    def _beyond(self, end: int, out: Point) -> i64:
        """How far it is at least to the goal from where a lane comes out."""
        return self.ahead[end] if self.ahead else self.least(out)

    def _rank(self, hope: i64, gone: i64) -> i64:
        """What comes first: where the whole way may be the shortest, or what is left of it if any will do."""
        return hope - gone if self.any_will_do else hope

    def _wish_for(self, here: _Come, end: int, limit: i64, known: list[i64], waiting: list[_Come]) -> None:
        """Note one end of a lane if going through it may be worth it; the way there is sought only later."""
        lane = self.lanes[end >> 1]
        entry, out = _ends(lane, end)
        least = here.length + apart(here.points[-1], entry) + lane.length
        hope = least + self._beyond(end, out)
        if least < known[end] and hope <= limit and self._is_of_use(end):
            waiting.append(_Come(here.length, here.points, hope, self._rank(hope, here.length), end))

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
        hope = total + self._beyond(end, out)
        if total < known[end] and hope <= limit:
            known[end] = total
            points = [*here.points, *way.points[1:], out]
            waiting.append(_Come(total, points, hope, self._rank(hope, total)))


def _ends(lane: Lane, end: int) -> tuple[Point, Point]:
    """Where one goes into a lane and where one comes out; even ends begin at its first place."""
    return (lane.a, lane.b) if end & 1 == 0 else (lane.b, lane.a)


def meets(a: Point, b: Point, room: i64, shape: Shape) -> bool:
    """Whether a straight line comes nearer to a disc than so much."""
    return to_segment(shape.x, shape.y, Segment(a.x, a.y, b.x, b.y)) < shape.reach + room


def may_stand(room: Room, at: Point) -> bool:
    """Whether a base has room at a place."""
    return room.clear(float(at.x), float(at.y), float(at.x), float(at.y))


def _take_first(waiting: list[_Come]) -> _Come:
    best = 0
    for place in range(1, len(waiting)):
        if waiting[place].rank < waiting[best].rank:
            best = place
    return waiting.pop(best)
