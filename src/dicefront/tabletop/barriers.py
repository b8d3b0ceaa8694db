"""Barriers with places to cross them, and the ways of a base that must not enter them anywhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.lanes import Lane, Trip, meets
from dicefront.tabletop.path import (
    GRAIN,
    Stretch,
    blocked_by,
    first_within,
    point_along,
    stretches_inside,
    stretches_near,
    without,
)
from dicefront.tabletop.placement import contact_towards, fits
from dicefront.tabletop.point import Point, apart
from dicefront.tabletop.regions import Regions
from dicefront.tabletop.shapes import Field, Polygon, Shape, place_in
from dicefront.tabletop.ways import Way

SLIVER: Final = 3
"""What lies off a strip for no more than this lies off it by rounding."""
SPARE: Final = 10
"""Ways that are sought with so much less tolerance have room for the corners that stand for their curves."""


@mypyc_attr(acyclic=True)
class Barrier:
    """A shape that a base may not overlap, except while its centre is on one of some ``strips``.

    ``lanes`` are the middles of the strips, one each. On a bridge it also ``rests``, in a door it does not.
    """

    def __init__(self, shape: Shape, strips: list[Polygon], lanes: list[Lane], rests: bool) -> None:
        self.shape = shape
        self.strips = strips
        self.lanes = lanes
        self.rests = rests

    def on_strip(self, at: Point) -> bool:
        """Whether a centre is on one of the strips."""
        return any(place_in(strip, at.x, at.y) >= 0 for strip in self.strips)


NO_BARRIERS: Final[list[Barrier]] = []


def off_strips(way: list[Point], stretches: list[Stretch], strips: list[Polygon]) -> list[Stretch]:
    """What is left of some stretches of a way where its centre is on none of some strips."""
    for strip in strips:
        if not stretches:
            break
        stretches = without(stretches, stretches_inside(way, strip))
    return [stretch for stretch in stretches if stretch.end - stretch.start > SLIVER * GRAIN]


class Tract:
    """Where a base of one size goes: obstacles, barriers and the field. No way is longer than the limit."""

    def __init__(
        self,
        radius: i64,
        obstacles: list[Shape],
        barriers: list[Barrier],
        field: Field,
        tolerance: i64,
        limit: i64,
    ) -> None:
        self.radius = radius
        self.obstacles = obstacles
        self.barriers = barriers
        self.field = field
        self.tolerance = tolerance
        self.limit = limit
        self.solids: list[Shape] = obstacles
        self.lanes: list[Lane] = []
        if barriers:
            self.solids = obstacles + [barrier.shape for barrier in barriers]
            for barrier in barriers:
                for lane in barrier.lanes:  # somebody may stand on it
                    if blocked_by([lane.a, lane.b], radius, obstacles, tolerance) is None:
                        self.lanes.append(lane)
        self.regions = Regions(radius, self.solids, field, tolerance)

    def is_free(self, way: list[Point], spare: i64 = 0) -> bool:
        """Whether a way stays on the field and overlaps nothing; ``spare`` is kept of the tolerance."""
        tolerance = self.tolerance - spare
        for point in way:
            if not self.field.holds(point.x, point.y, self.radius, tolerance):
                return False
        if blocked_by(way, self.radius, self.obstacles, tolerance) is not None:
            return False
        for barrier in self.barriers:
            inside = stretches_near(way, barrier.shape, self.radius - tolerance)
            if off_strips(way, inside, barrier.strips):
                return False
        return True

    def fits(self, at: Point) -> bool:
        """Whether the base may rest at a place."""
        for barrier in self.barriers:
            if self._overlaps(at, barrier) and not (barrier.rests and barrier.on_strip(at)):
                return False
        return fits(at.x, at.y, self.radius, self.obstacles, self.field, self.tolerance)

    def has_spare_room(self, way: list[Point]) -> bool:
        """Whether a way that was found is free as it is drawn, also where it is cut and rounded once more.

        The corners that stand for its curves lie outside them, and may be too wide for a narrow gap.
        """
        return self.is_free(way, 1)

    def way(self, start: Point, end: Point) -> Way | None:
        """The shortest way from place to place that can be drawn; ``None`` if there is none."""
        straight = Way(apart(start, end), [start, end]) if start != end else Way(0, [start])
        if straight.length <= self.limit and self.is_free(straight.points):
            return straight
        found = self._way(start, end)
        if found is not None and not self._can_be_drawn(found):
            found = self._with(self.tolerance - SPARE)._way(start, end)
        return found if self._can_be_drawn(found) else None

    def contact(self, start: Point, target: Shape, any_will_do: bool = False) -> Way | None:
        """The shortest way that can be drawn to contact with a disc, which is none of the obstacles.

        ``None`` if there is none. To somebody on a strip it also comes straight along the strip. Where
        ``any_will_do``, the way may be a longer one that is found sooner.
        """
        found = self._contact(start, target, any_will_do)
        if found is None or self._can_be_drawn(found):
            return found
        found = self._with(self.tolerance - SPARE)._contact(start, target, any_will_do)
        if not self._can_be_drawn(found):
            found = self._contact(start, target, True)
        return found if self._can_be_drawn(found) else None

    def _with(self, tolerance: i64) -> Tract:
        """The same with another tolerance."""
        return Tract(self.radius, self.obstacles, self.barriers, self.field, tolerance, self.limit)

    def _can_be_drawn(self, way: Way | None) -> bool:
        """Whether there is a way that is straight, or has room for its corners."""
        return way is not None and (len(way.points) <= 2 or self.has_spare_room(way.points))

    def _way(self, start: Point, end: Point) -> Way | None:
        best: Way | None = None
        for first in self._ashore(start):
            for last in self._ashore(end):
                best = _shorter(best, start, self._trip(last).way(first), end)
        return self._within(best)

    def _contact(self, start: Point, target: Shape, any_will_do: bool) -> Way | None:
        best: Way | None = None
        for first in self._ashore(start):
            if gap_of_disc(first.x, first.y, self.radius, target) < -self.tolerance:
                best = self._met_on(start, start, first, target, best)
                continue
            way = self._trip(target, any_will_do).way(first)
            if way is not None:
                best = _shorter(best, start, way, way.points[-1])
        if any_will_do and self._within(best) is not None:
            return best
        banks = self._banks(Point(target.x, target.y))
        for place in [start, *banks] if banks or self._banks(start) else []:
            end = contact_towards(place.x, place.y, self.radius, target)
            if self.is_free([place, end]):
                best = _shorter(best, start, self.way(start, place), end)
        for barrier in self.barriers:
            for lane in barrier.lanes if barrier.rests else []:
                if meets(lane.a, lane.b, self.radius - self.tolerance, target):
                    best = self._met_on(start, lane.a, lane.b, target, best)
                    best = self._met_on(start, lane.b, lane.a, target, best)
        return self._within(best)

    def _met_on(self, start: Point, entry: Point, exit: Point, target: Shape, best: Way | None) -> Way | None:
        """The best way so far, or one to a lane and along it until somebody is touched at its far end."""
        far = first_within([entry, exit], target, self.radius)
        end = point_along([entry, exit], far)
        if far > 0 and self.fits(end) and self.is_free([entry, end]):
            return _shorter(best, start, self.way(start, entry), end)
        return best

    def _trip(self, goal: Shape | Point, any_will_do: bool = False) -> Trip:
        return Trip(
            goal,
            self.radius,
            self.solids,
            self.lanes,
            self.field,
            self.tolerance,
            self.limit,
            any_will_do,
            self.regions,
        )

    def _within(self, way: Way | None) -> Way | None:
        return way if way is not None and way.length <= self.limit else None

    def _overlaps(self, at: Point, barrier: Barrier) -> bool:
        return gap_of_disc(at.x, at.y, self.radius, barrier.shape) < -self.tolerance

    def _banks(self, at: Point) -> list[Point]:
        """The ends of the strip on which somebody rests; none if it rests on none."""
        for barrier in self.barriers:
            if barrier.rests and self._overlaps(at, barrier):
                found: list[Point] = []
                for place in range(len(barrier.strips)):
                    if place_in(barrier.strips[place], at.x, at.y) >= 0:
                        found += [barrier.lanes[place].a, barrier.lanes[place].b]
                if found:
                    return found
        return []

    def _ashore(self, at: Point) -> list[Point]:
        """A place itself, or the ends of the strip that it lies on, if the way there is free."""
        banks = self._banks(at)
        return [bank for bank in banks if self.is_free([at, bank])] if banks else [at]


def _shorter(best: Way | None, start: Point, middle: Way | None, end: Point) -> Way | None:
    """The shorter way of one and another, which still lacks its first and its last leg."""
    if middle is None:
        return best
    length = apart(start, middle.points[0]) + middle.length + apart(middle.points[-1], end)
    if best is not None and best.length <= length:
        return best
    points = [start] if start != middle.points[0] else []
    points += middle.points
    return Way(length, points if end == points[-1] else [*points, end])
