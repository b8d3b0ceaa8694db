"""The shortest way of a base to the contact with a disc, with the place of arrival.

It ends on the circle on which the centre of a base lies that touches the disc. Such a way comes straight
towards the centre of the disc; or it ends where that circle meets the border of what is in the way.
"""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.tabletop.courses import Goal
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.placement import Border, borders_of, contact_towards, fits, meetings
from dicefront.tabletop.point import Point, apart
from dicefront.tabletop.regions import Regions
from dicefront.tabletop.shapes import Field, Shape
from dicefront.tabletop.units import rounded
from dicefront.tabletop.ways import Errand, Way


class _ToContact(Errand):
    def __init__(
        self,
        start: Point,
        target: Shape,
        radius: i64,
        obstacles: list[Shape],
        field: Field | None,
        tolerance: i64,
        limit: i64,
        regions: Regions | None,
    ) -> None:
        super().__init__(start, radius, obstacles, field, tolerance, limit, regions)
        together = float(radius + target.reach)
        self.circle = Border(float(target.x), float(target.y), 0.0, 0.0, together)
        self.straight = Goal(float(target.x), float(target.y), together)

    def goals(self, in_the_way: list[Shape]) -> list[Goal]:
        found = [self.straight]
        for border in borders_of(in_the_way, self.radius, self.field):
            for x, y in meetings(self.circle, border):
                found.append(Goal(x, y, 0.0))
        return found

    def ends(self) -> list[tuple[float, float]]:
        return self.regions.on_rim(self.circle.x, self.circle.y, self.circle.radius)


def shortest_contact(
    start: Point,
    target: Shape,
    radius: i64,
    obstacles: list[Shape],
    field: Field | None,
    tolerance: i64,
    limit: i64,
    regions: Regions | None = None,
) -> Way | None:
    """The shortest way of a base until it touches a disc; ``None`` if no place is free within the limit.

    Its last point is the place of arrival, at a gap of less than 1. The disc itself is not among the
    obstacles. The way has the length 0 if the base is no further than the tolerance from the disc.
    """
    errand = _ToContact(start, target, radius, obstacles, field, tolerance, limit, regions)
    if not errand.may_stand(float(start.x), float(start.y)):
        return None
    if apart(start, Point(target.x, target.y)) <= radius + target.reach + tolerance:
        return Way(0, [start])
    return errand.way()


def shortest_landing(
    start: Point,
    target: Shape,
    radius: i64,
    obstacles: list[Shape],
    field: Field | None,
    tolerance: i64,
    limit: i64,
) -> Way | None:
    """The straight way over everything to the nearest place where a base touches a disc and overlaps nothing.

    ``None`` if no place is free within the limit. The disc itself is not among the obstacles.
    """
    together = radius + target.reach
    if apart(start, Point(target.x, target.y)) <= together + tolerance:
        return Way(0, [start])
    circle = Border(float(target.x), float(target.y), 0.0, 0.0, float(together))
    near = [shape for shape in obstacles if gap_of_disc(target.x, target.y, together + radius, shape) <= 0]
    places = [contact_towards(start.x, start.y, radius, target)]
    for border in borders_of(near, radius, field):
        for x, y in meetings(circle, border):
            places.append(Point(rounded(x), rounded(y)))
    best: Way | None = None
    for place in places:
        away = apart(start, place)
        if away <= limit and (best is None or away < best.length):
            if fits(place.x, place.y, radius, near, field, tolerance):
                best = Way(away, [start, place])
    return best
