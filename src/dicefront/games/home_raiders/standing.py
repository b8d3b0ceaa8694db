"""TAB: where a character may stand (HR-TAB-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.constants import INCH
from dicefront.games.home_raiders.space import Space, Thing
from dicefront.games.home_raiders.state import STANDING, Character, State
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY
from dicefront.tabletop.distance import depth, gap_of_disc
from dicefront.tabletop.placement import nearest_places
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import INSIDE, Shape, place_in

RULE: Final = "HR-TAB-09"

HAIR: Final = 2
"""Two hundredths of a millimetre, what rounding to the lattice may add: such an overlap is a touch."""

NO_ONE: Final[list[int]] = []


def standing_problem(
    state: State, c: Character, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE
) -> Refusal | None:
    """HR-TAB-09: why a character may not stand at a place; ``ignore`` are characters that do not hinder."""
    radius: i64 = c.card.radius
    if not state.space.field.holds(x, y, radius, HAIR):
        return Refusal("home_raiders.place.beyond-the-border", "HR-TAB-01", {"character": c.id})
    if z and not has_footing(state.space, x, y, z, radius):
        return Refusal("home_raiders.place.no-footing", RULE, {"character": c.id})
    thing = solid_at(state, c, x, y, z)
    if thing != NOBODY:
        return Refusal("home_raiders.place.object-in-the-way", RULE, {"character": c.id, "object": thing})
    other = body_at(state, c, x, y, z, ignore)
    if other != NOBODY:
        return Refusal("home_raiders.place.character-in-the-way", RULE, {"character": c.id, "other": other})
    return None


def has_footing(space: Space, x: i64, y: i64, z: i64, radius: i64) -> bool:
    """Whether a climbable top at this height lies under the centre, by at least half the base radius."""
    for number in space.scenery.index.within(x, y, 0):
        thing = space.things[number]
        if thing.top == z and is_footing(thing, x, y, radius):
            return True
    return False


def is_footing(thing: Thing, x: i64, y: i64, radius: i64) -> bool:
    """Whether a base can stand on an object with its centre here, if nothing hinders."""
    return thing.climbable and 2 * depth(thing.shape, x, y) >= radius


def solid_at(state: State, c: Character, x: i64, y: i64, z: i64) -> int:
    """The object whose solid overlaps a body at this place by more than a step, or ``NOBODY``."""
    radius: i64 = c.card.radius
    top: i64 = z + c.card.height
    step: i64 = state.options.constants.step
    space = state.space
    for number in space.scenery.index.within(x, y, radius):
        thing = space.things[number]
        if min(top, thing.top) - max(z, thing.bottom) > step:
            if gap_of_disc(x, y, radius, thing.shape) < -HAIR:
                return number
    return NOBODY


def body_at(state: State, c: Character, x: i64, y: i64, z: i64, ignore: list[int]) -> int:
    """The other character whose body overlaps a body at this place by more than a step, or ``NOBODY``."""
    radius: i64 = c.card.radius
    top: i64 = z + c.card.height
    step: i64 = state.options.constants.step
    for other in state.characters:
        if other.where != STANDING or other is c:
            continue
        body = other.body
        shape = body.shape
        far = radius + shape.reach - HAIR
        dx = shape.x - x
        dy = shape.y - y
        if dx >= far or dx <= -far or dy >= far or dy <= -far or dx * dx + dy * dy >= far * far:
            continue
        if min(top, body.top) - max(z, body.bottom) > step and other.id not in ignore:
            return other.id
    return NOBODY


def surfaces_at(space: Space, x: i64, y: i64) -> list[int]:
    """The heights at which somebody could stand over a point: the table and the climbable tops, ascending."""
    found: list[int] = [0]
    for number in space.scenery.index.within(x, y, 0):
        thing = space.things[number]
        top: int = thing.top
        if thing.climbable and top not in found and place_in(thing.shape, x, y) == INSIDE:
            found.append(top)
    found.sort()
    return found


def surface_below(space: Space, x: i64, y: i64, z: i64) -> int:
    """The highest surface over a point that is not above a height."""
    best = 0
    for height in surfaces_at(space, x, y):
        if height <= z:
            best = height
    return best


def obstacles_for(state: State, c: Character, z: i64, ignore: list[int] = NO_ONE) -> list[Shape]:
    """Everything that shares height with a character standing at z: objects, then other characters."""
    top: i64 = z + c.card.height
    step: i64 = state.options.constants.step
    found: list[Shape] = []
    for thing in state.space.things:
        if min(top, thing.top) - max(z, thing.bottom) > step:
            found.append(thing.shape)
    for other in state.characters:
        if other.where == STANDING and other is not c and other.id not in ignore:
            body = other.body
            if min(top, body.top) - max(z, body.bottom) > step:
                found.append(body.shape)
    return found


def nearest_standing(
    state: State, c: Character, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE, most: i64 = 24 * INCH
) -> list[Point]:
    """The legal places on one level nearest to a point; several if they are equally near, none if none."""
    surfaces: list[Shape] | None = None
    if z:
        surfaces = [thing.shape for thing in state.space.things if thing.climbable and thing.top == z]
        if not surfaces:
            return []
    radius: i64 = c.card.radius
    obstacles = obstacles_for(state, c, z, ignore)
    found = nearest_places(
        Point(x, y), radius, obstacles, state.space.field, HAIR, most, surfaces, (radius + 1) // 2
    )
    return [place for place in found if standing_problem(state, c, place.x, place.y, z, ignore) is None]
