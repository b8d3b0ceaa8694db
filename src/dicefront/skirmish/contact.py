"""Base contact: with other figures, with objects and with markers."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.skirmish.battle import Battle, F, Marker
from dicefront.skirmish.figures import ON_TABLE, Figure
from dicefront.skirmish.space import Thing
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square


def touches(state: Battle[Figure], a: Figure, b: Figure) -> bool:
    """Two bases touch."""
    shape = b.body.shape
    return touches_at(state, a, shape.x, shape.y, shape.reach, b.body.bottom)


def touches_at(state: Battle[Figure], c: Figure, x: i64, y: i64, radius: i64, z: i64) -> bool:
    """Whether a figure would touch a base of this size at this place."""
    tolerances = state.tolerances
    rise: i64 = tolerances.contact_rise
    step = c.body.bottom - z
    if step > rise or step < -rise:
        return False
    shape = c.body.shape
    far = shape.reach + radius + tolerances.contact_gap
    dx = shape.x - x
    dy = shape.y - y
    if dx > far or dx < -far or dy > far or dy < -far:
        return False
    return dx * dx + dy * dy <= far * far


def touching_enemies(state: Battle[F], c: F) -> list[F]:
    """The enemies in base contact, in the order of their numbers."""
    shape = c.body.shape
    return enemies_touched_at(state, c, shape.x, shape.y, c.body.bottom)


def enemies_touched_at(state: Battle[F], c: F, x: i64, y: i64, z: i64) -> list[F]:
    """The enemies a figure would touch at a place."""
    found: list[F] = []
    radius = c.body.shape.reach
    for other in state.figures:
        if other.side != c.side and other.where == ON_TABLE and touches_at(state, other, x, y, radius, z):
            found.append(other)
    return found


def touches_an_enemy(state: Battle[Figure], c: Figure) -> bool:
    """Whether any enemy is in base contact; most are plainly too far away."""
    shape = c.body.shape
    x = shape.x
    y = shape.y
    near = shape.reach + state.tolerances.contact_gap
    side = c.side
    for other in state.figures:
        base = other.body.shape
        far = near + base.reach
        dx = base.x - x
        if dx > far or dx < -far:
            continue
        dy = base.y - y
        if dy > far or dy < -far or other.side == side or other.where != ON_TABLE:
            continue
        if touches_at(state, other, x, y, shape.reach, c.body.bottom):
            return True
    return False


def touching_friends(state: Battle[F], c: F) -> list[F]:
    """The others of the same side in base contact (nobody is its own friend)."""
    found: list[F] = []
    for other in state.figures:
        if other.side == c.side and other.where == ON_TABLE and other is not c and touches(state, c, other):
            found.append(other)
    return found


def touches_thing(state: Battle[Figure], c: Figure, thing: Thing) -> bool:
    """Beside an object or on top of it."""
    tolerances = state.tolerances
    z = c.body.bottom
    if z > thing.top or z < thing.bottom - tolerances.contact_rise:
        return False
    shape = c.body.shape
    room: i64 = tolerances.contact_gap
    far = thing.shape.reach + shape.reach + room
    dx = thing.shape.x - shape.x
    dy = thing.shape.y - shape.y
    if dx > far or dx < -far or dy > far or dy < -far:
        return False
    return gap_of_disc(shape.x, shape.y, shape.reach, thing.shape) <= room


def touches_marker(state: Battle[Figure], c: Figure, marker: Marker) -> bool:
    """Base and marker touch or overlap on the same level."""
    tolerances = state.tolerances
    rise = c.body.bottom - marker.z
    if rise > tolerances.contact_rise or rise < -tolerances.contact_rise:
        return False
    shape = c.body.shape
    far = shape.reach + tolerances.marker_radius + tolerances.contact_gap
    return square(shape.x, shape.y, marker.x, marker.y) <= far * far
