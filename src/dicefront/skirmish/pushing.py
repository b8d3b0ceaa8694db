"""Whether an object can be pushed, and a figure behind it with it."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.sheet import HAIR, NO_ONE, Sheet
from dicefront.skirmish.space import Thing
from dicefront.tabletop.distance import gap, gap_of_disc, to_segment
from dicefront.tabletop.path import comes_nearer
from dicefront.tabletop.placement import nearest_on
from dicefront.tabletop.point import Point, side, square
from dicefront.tabletop.scenery import lies_in
from dicefront.tabletop.shapes import Disc, Polygon, Segment, Shape, place_in, shifted
from dicefront.tabletop.units import root_up


def is_beside(sheet: Sheet, c: Figure, thing: Thing) -> bool:
    """In base contact, and not on top."""
    body = sheet.body(c)
    if body.bottom >= thing.top or body.bottom < thing.bottom - sheet.tolerances.contact_rise:
        return False
    shape = body.shape
    return gap_of_disc(shape.x, shape.y, shape.reach, thing.shape) <= sheet.tolerances.contact_gap


def is_laden(sheet: Sheet, number: int) -> bool:
    """Whether an object carries a figure, another object or a marker."""
    thing = sheet.space.things[number]
    for body in sheet.bodies:
        if body is not None and body.bottom == thing.top:
            if place_in(thing.shape, body.shape.x, body.shape.y) >= 0:
                return True
    for other in sheet.space.things:
        if other is not thing and other.bottom == thing.top and gap(other.shape, thing.shape) < 0:
            return True
    radius: i64 = sheet.tolerances.marker_radius
    for marker in sheet.state.markers:
        if marker.z == thing.top and gap_of_disc(marker.x, marker.y, radius, thing.shape) < 0:
            return True
    return False


def is_behind(x: i64, y: i64, shape: Shape, dx: i64, dy: i64) -> bool:
    """Less than 90 degrees between the push and the line to the nearest point of the object."""
    if shape.round:
        return (shape.x - x) * dx + (shape.y - y) * dy > 0
    near = nearest_on(x, y, shape)
    return (near.x - x) * dx + (near.y - y) * dy > 0


def keeps_its_level(sheet: Sheet, thing: Thing, number: int, dx: i64, dy: i64) -> bool:
    """Inside the border, and on the flat and even surface it lies on.

    An object that lies on another one has to stay on it wholly.
    """
    moved = shifted(thing.shape, dx, dy)
    if not lies_in(moved, sheet.space.field):
        return False
    if thing.bottom == 0:
        return True
    for other in range(len(sheet.space.things)):
        base = sheet.space.things[other]
        if other != number and base.top == thing.bottom and not base.uneven and _lies_on(moved, base.shape):
            return True
    return False


def _lies_on(shape: Shape, base: Shape) -> bool:
    """Whether a shape lies wholly on another one; the other must be convex to be sure, as objects are."""
    if shape.round:
        return gap_of_disc(shape.x, shape.y, 0, base) <= -shape.reach
    return all(place_in(base, corner.x, corner.y) >= 0 for corner in shape.corners())


def object_is_free(sheet: Sheet, c: Figure, thing: Thing, number: int, dx: i64, dy: i64) -> bool:
    """The object meets no other object, no figure and no marker on its way."""
    swept = swept_shapes(thing.shape, dx, dy)
    reach = thing.shape.reach + root_up(dx * dx + dy * dy)
    things = sheet.space.things
    for other in range(len(things)):
        piece = things[other]
        if other == number or min(piece.top, thing.top) <= max(piece.bottom, thing.bottom):
            continue
        if _is_met(swept, piece.shape, thing.shape, reach):
            return False
    for place in range(len(sheet.bodies)):
        body = sheet.bodies[place]
        if body is None or place == c.id or min(body.top, thing.top) <= max(body.bottom, thing.bottom):
            continue
        if _is_met(swept, body.shape, thing.shape, reach):
            return False
    for marker in sheet.state.markers:
        if marker.z == thing.bottom:
            disc = Disc(marker.x, marker.y, sheet.tolerances.marker_radius)
            if _is_met(swept, disc, thing.shape, reach):
                return False
    return True


def _is_met(swept: list[Shape], other: Shape, start: Shape, reach: i64) -> bool:
    far = reach + other.reach
    if square(start.x, start.y, other.x, other.y) > far * far:
        return False
    for shape in swept:
        deep = gap(shape, other)
        if deep < -HAIR or (deep < 0 and not shape.round and not other.round):
            return True
    return False


def swept_shapes(shape: Shape, dx: i64, dy: i64) -> list[Shape]:
    """What an object sweeps over while it is shifted: where it ends, and a quadrangle for each edge."""
    found: list[Shape] = [shifted(shape, dx, dy)]
    if shape.round:
        length = root_up(dx * dx + dy * dy)
        px = -dy * shape.reach // length
        py = dx * shape.reach // length
        found.append(
            Polygon(
                [
                    Point(shape.x + px, shape.y + py),
                    Point(shape.x - px, shape.y - py),
                    Point(shape.x - px + dx, shape.y - py + dy),
                    Point(shape.x + px + dx, shape.y + py + dy),
                ]
            )
        )
        return found
    for edge in shape.edges:
        if side(0, 0, edge.dx, edge.dy, dx, dy) < 0:  # it looks the way it is pushed
            found.append(
                Polygon(
                    [
                        Point(edge.ax, edge.ay),
                        Point(edge.bx, edge.by),
                        Point(edge.bx + dx, edge.by + dy),
                        Point(edge.ax + dx, edge.ay + dy),
                    ]
                )
            )
    return found


def pusher_is_free(sheet: Sheet, c: Figure, number: int, dx: i64, dy: i64) -> bool:
    """The pusher stays on its level, and nothing but the object it pushes is before it."""
    body = sheet.body(c)
    shape = body.shape
    x = shape.x + dx
    y = shape.y + dy
    radius = shape.reach
    z = body.bottom
    step: i64 = sheet.tolerances.step
    if not sheet.holds(c, x, y) or not sheet.footing(x, y, z, radius):
        return False
    leg = Segment(shape.x, shape.y, x, y)
    things = sheet.space.things
    for other in range(len(things)):
        thing = things[other]
        if other != number and min(body.top, thing.top) - max(z, thing.bottom) > step:
            if comes_nearer(leg, radius - HAIR, thing.shape, True):
                return False
    for place in range(len(sheet.bodies)):
        other_body = sheet.bodies[place]
        if other_body is None or place == c.id:
            continue
        if min(body.top, other_body.top) - max(z, other_body.bottom) > step:
            far = radius + other_body.shape.reach - HAIR
            if to_segment(other_body.shape.x, other_body.shape.y, leg) < far:
                return False
    return sheet.body_at(c, x, y, z, NO_ONE) == NOBODY
