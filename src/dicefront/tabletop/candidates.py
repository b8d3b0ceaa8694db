"""Sensible destinations for questions with endless answers: a few dozen, always in the same order.

Judge and suggest are two things: any destination may be judged, these are the ones worth proposing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.angles import TURN, bearing, towards
from dicefront.tabletop.path import cut, length, point_along
from dicefront.tabletop.placement import contact_points, contact_towards
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.reach import Reach
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.units import root_down

MOST: Final = 64
DIRECTIONS: Final = 16
STEPS: Final = 8
"""So many places are looked at on the way in one direction, to find where a view begins or ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """What is seen from where; a game says it. Without one no place is chosen for its view."""

    def seen(self, x: int, y: int) -> bool:
        """Whether somebody at a place is seen, or sees what matters."""
        raise NotImplementedError


class Wishes:
    """What makes a place worth going to."""

    def __init__(
        self,
        contacts: list[Shape],
        goals: list[Point],
        ranges: list[int],
        targets: list[Shape],
        watch: Watch | None,
    ) -> None:
        self.contacts = contacts
        """Bases to touch."""
        self.goals = goals
        """Points to get to, or as near as the reach goes."""
        self.ranges = ranges
        """Gaps to keep from the targets, such as the limits of a weapon."""
        self.targets = targets
        self.watch = watch


class Destinations:
    """A list of places that a base can reach, none near another, no more than there is room for."""

    def __init__(self, reach: Reach, spacing: i64, most: int) -> None:
        self.reach = reach
        self.spacing = spacing
        self.most = most
        self.points: list[Point] = []

    def add(self, point: Point) -> None:
        """Take a place in, if it can be reached and none near it is there yet."""
        if len(self.points) >= self.most:
            return
        for other in self.points:
            if square(point.x, point.y, other.x, other.y) < self.spacing * self.spacing:
                return
        way = self.reach.way(point.x, point.y)
        # The polyline round a corner is a little longer than the arc; who is judged by it must get there too.
        if way is not None and length(way.points) <= self.reach.allowance:
            self.points.append(point)


def destinations(reach: Reach, wishes: Wishes, spacing: i64, most: int = MOST) -> list[Point]:
    """Where to go: stay; contacts; goals; ranges; into and out of view; far in all directions.

    What is wished for comes first, so that it is not crowded out. Contacts may lie nearer to each other than
    the spacing, since a hair decides whether bases touch.
    """
    found = Destinations(reach, spacing, most)
    found.add(reach.start)
    touching = Destinations(reach, 1, most // 2)
    for other in wishes.contacts:
        _add_contacts(touching, other)
    found.points.extend(touching.points)
    for goal in wishes.goals:
        _add_towards(found, goal)
    for target in wishes.targets:
        for distance in wishes.ranges:
            _add_range(found, target, distance)
    if wishes.watch is not None:
        for place in range(DIRECTIONS):
            _add_views(found, wishes.watch, TURN * place // DIRECTIONS)
    for place in range(DIRECTIONS):
        _add_farthest(found, TURN * place // DIRECTIONS)
    return found.points


def _add_contacts(found: Destinations, other: Shape) -> None:
    """The side that is nearest, else the nearest of others round it that can be reached."""
    reach = found.reach
    start = reach.start
    before = len(found.points)
    found.add(contact_towards(start.x, start.y, reach.radius, other))
    if len(found.points) > before:
        return
    facing = bearing(other.x, other.y, start.x, start.y)
    for point in contact_points(reach.radius, other, facing, DIRECTIONS):
        found.add(point)
        if len(found.points) >= before + 2:
            return


def _add_towards(found: Destinations, goal: Point) -> None:
    """A goal, or as far as one gets in a straight line towards it."""
    reach = found.reach
    if reach.contains(goal.x, goal.y):
        found.add(goal)
        return
    line = cut([reach.start, goal], reach.allowance)
    _add_last_free(found, line[-1])


def _add_last_free(found: Destinations, end: Point) -> None:
    """The end of a straight line, or the last place on the way there that can be reached."""
    reach = found.reach
    line = [reach.start, end]
    far = root_down(square(reach.start.x, reach.start.y, end.x, end.y))
    for step in range(STEPS, 0, -1):
        point = point_along(line, far * step // STEPS)
        if reach.contains(point.x, point.y):
            found.add(point)
            return


def _add_range(found: Destinations, target: Shape, distance: i64) -> None:
    """The place on the line to a target, or away from it, where the gap is just right."""
    reach = found.reach
    start = reach.start
    direction = bearing(target.x, target.y, start.x, start.y)
    point = towards(target.x, target.y, direction, target.reach + reach.radius + distance)
    away = square(start.x, start.y, point.x, point.y)
    if away <= reach.allowance * reach.allowance:
        found.add(point)


def _add_views(found: Destinations, watch: Watch, direction: int) -> None:
    """Where the view changes on the way in a direction: the last place before and the first after it."""
    reach = found.reach
    start = reach.start
    last = start
    now = watch.seen(start.x, start.y)
    for step in range(1, STEPS + 1):
        point = towards(start.x, start.y, direction, reach.allowance * step // STEPS)
        if not reach.contains(point.x, point.y):
            return
        if watch.seen(point.x, point.y) != now:
            found.add(last)
            found.add(point)
            return
        last = point


def _add_farthest(found: Destinations, direction: int) -> None:
    reach = found.reach
    start = reach.start
    # One unit less than all: rounding to the lattice must not make the way too long.
    _add_last_free(found, towards(start.x, start.y, direction, max(reach.allowance - 1, 0)))
