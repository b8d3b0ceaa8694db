"""CON, HR-TAB-10 to HR-TAB-12: base contact."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.state import STANDING, Character, State
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.space import Thing
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square


def touches(state: State, a: Character, b: Character) -> bool:
    """HR-TAB-10: two bases touch."""
    shape = b.body.shape
    return touches_at(state, a, shape.x, shape.y, shape.reach, b.body.bottom)


def touches_at(state: State, c: Character, x: i64, y: i64, radius: i64, z: i64) -> bool:
    """Whether a character would touch a base of this size at this place."""
    constants = state.options.constants
    rise: i64 = constants.contact_rise
    step = c.body.bottom - z
    if step > rise or step < -rise:
        return False
    shape = c.body.shape
    far = shape.reach + radius + constants.contact_gap
    dx = shape.x - x
    dy = shape.y - y
    if dx > far or dx < -far or dy > far or dy < -far:
        return False
    return dx * dx + dy * dy <= far * far


def touching_enemies(state: State, c: Character) -> list[Character]:
    """The enemies in base contact, in the order of their numbers."""
    shape = c.body.shape
    return enemies_touched_at(state, c, shape.x, shape.y, c.body.bottom)


def enemies_touched_at(state: State, c: Character, x: i64, y: i64, z: i64) -> list[Character]:
    """The enemies a character would touch at a place."""
    found: list[Character] = []
    radius = c.body.shape.reach
    for other in state.characters:
        if other.owner != c.owner and other.where == STANDING and touches_at(state, other, x, y, radius, z):
            found.append(other)
    return found


def touches_an_enemy(state: State, c: Character) -> bool:
    """Whether any enemy is in base contact."""
    shape = c.body.shape
    for other in state.characters:
        if (
            other.owner != c.owner
            and other.where == STANDING
            and touches_at(state, other, shape.x, shape.y, shape.reach, c.body.bottom)
        ):
            return True
    return False


def touching_friends(state: State, c: Character) -> list[Character]:
    """The others of the same team in base contact (HR-GEN-10: nobody is friendly to itself)."""
    found: list[Character] = []
    for other in state.characters:
        if other.owner == c.owner and other.where == STANDING and other is not c and touches(state, c, other):
            found.append(other)
    return found


def touches_thing(state: State, c: Character, thing: Thing) -> bool:
    """HR-TAB-11: beside an object or on top of it."""
    constants = state.options.constants
    z = c.body.bottom
    if z > thing.top or z < thing.bottom - constants.contact_rise:
        return False
    shape = c.body.shape
    room: i64 = constants.contact_gap
    far = thing.shape.reach + shape.reach + room
    dx = thing.shape.x - shape.x
    dy = thing.shape.y - shape.y
    if dx > far or dx < -far or dy > far or dy < -far:
        return False
    return gap_of_disc(shape.x, shape.y, shape.reach, thing.shape) <= room


def touches_marker(state: State, c: Character, marker: Marker) -> bool:
    """HR-TAB-12: base and marker touch or overlap on the same level."""
    constants = state.options.constants
    rise = c.body.bottom - marker.z
    if rise > constants.contact_rise or rise < -constants.contact_rise:
        return False
    shape = c.body.shape
    far = shape.reach + constants.marker_radius + constants.contact_gap
    return square(shape.x, shape.y, marker.x, marker.y) <= far * far
