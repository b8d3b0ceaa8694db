"""Where a figure may stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.sheet import HAIR, NO_ONE, Sheet, under
from dicefront.skirmish.space import Space, Thing
from dicefront.skirmish.walks import BEYOND_BORDER, FIGURE_AT_END, FREE, NO_FOOTING, OBJECT_AT_END
from dicefront.tabletop.placement import nearest_places
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.units import LIMIT

NEARBY: Final = 60_960
"""Two feet: as far as somebody looks for a place."""


@mypyc_attr(acyclic=True)
class Fault:
    """What is wrong with a place: a fault of a path, and the object or figure that is in the way."""

    def __init__(self, fault: int, culprit: int) -> None:
        self.fault = fault
        self.culprit = culprit


def fault_at(sheet: Sheet, c: Figure, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE) -> Fault:
    """Whether a figure may stand at a place; ``ignore`` are figures that do not hinder."""
    if not sheet.holds(c, x, y):
        return Fault(BEYOND_BORDER, NOBODY)
    if not sheet.footing(x, y, z, c.walker.radius):
        return Fault(NO_FOOTING, NOBODY)
    thing = sheet.solid_at(c, x, y, z)
    if thing != NOBODY:
        return Fault(OBJECT_AT_END, thing)
    other = sheet.body_at(c, x, y, z, ignore)
    if other != NOBODY:
        return Fault(FIGURE_AT_END, other)
    return Fault(FREE, NOBODY)


def surfaces_at(space: Space, x: i64, y: i64) -> list[int]:
    """The heights at which somebody could stand over a point: the table and the climbable tops, ascending."""
    return surfaces_of(space.things, x, y)


def surfaces_of(things: list[Thing], x: i64, y: i64) -> list[int]:
    """The same for some of the objects."""
    found: list[int] = [0]
    for thing in things:
        if thing.climbable and under(thing, x, y) and thing.top not in found:
            found.append(thing.top)
    if len(found) > 1:
        found.sort()
    return found


def with_height(space: Space, place: Json) -> Json:
    """A place that somebody points at, with the height of the top of what lies there; else as it is."""
    if not isinstance(place, list) or len(place) != 2:
        return place
    x, y = place
    if type(x) is not int or type(y) is not int or not -LIMIT <= x <= LIMIT or not -LIMIT <= y <= LIMIT:
        return place
    return [x, y, surfaces_at(space, x, y)[-1]]


def footing_heights(sheet: Sheet, c: Figure, x: i64, y: i64) -> list[int]:
    """The heights over a point at which a figure may stand, highest first."""
    heights = surfaces_at(sheet.space, x, y)
    heights.reverse()
    return [height for height in heights if sheet.may_stand(c, x, y, height)]


def obstacles_for(sheet: Sheet, c: Figure, z: i64, ignore: list[int] = NO_ONE) -> list[Shape]:
    """Everything that shares height with a figure standing at z: objects, then other figures."""
    top: i64 = z + c.walker.height
    step: i64 = sheet.tolerances.step
    found: list[Shape] = []
    for thing in sheet.space.things:
        if min(top, thing.top) - max(z, thing.bottom) > step:
            found.append(thing.shape)
    for number in range(len(sheet.bodies)):
        body = sheet.bodies[number]
        if body is not None and number != c.id and number not in ignore:
            if min(top, body.top) - max(z, body.bottom) > step:
                found.append(body.shape)
    return found


def nearest_footing(
    state: Battle[Figure], c: Figure, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE, most: i64 = NEARBY
) -> list[Point]:
    """The legal places on one level nearest to a point; several if they are equally near, none if none."""
    surfaces: list[Shape] | None = None
    if z:
        surfaces = [thing.shape for thing in state.space.things if thing.climbable and thing.top == z]
        if not surfaces:
            return []
    sheet = Sheet(state)
    radius: i64 = c.walker.radius
    found = nearest_places(
        Point(x, y),
        radius,
        obstacles_for(sheet, c, z, ignore),
        state.space.field,
        HAIR,
        most,
        surfaces,
        (radius + 1) // 2,
    )
    return [place for place in found if fault_at(sheet, c, place.x, place.y, z, ignore).fault == FREE]
