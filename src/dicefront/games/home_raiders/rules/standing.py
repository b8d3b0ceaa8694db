"""TAB: where a character may stand (HR-TAB-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.layout import HAIR, NO_ONE, Layout, under
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.space import Space
from dicefront.tabletop.placement import nearest_places
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.units import LIMIT

RULE: Final = "HR-TAB-09"


def standing_problem(
    state: State, c: Character, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE
) -> Refusal | None:
    """HR-TAB-09: why a character may not stand at a place; ``ignore`` are characters that do not hinder."""
    return place_problem(Layout(state), c, x, y, z, ignore)


def place_problem(
    layout: Layout, c: Character, x: i64, y: i64, z: i64, ignore: list[int] = NO_ONE
) -> Refusal | None:
    """The same with everybody where the layout has them."""
    if not layout.holds(c, x, y):
        return Refusal("home_raiders.place.beyond-the-border", "HR-TAB-01", {"character": c.id})
    if not layout.footing(x, y, z, c.card.radius):
        return Refusal("home_raiders.place.no-footing", RULE, {"character": c.id})
    thing = layout.solid_at(c, x, y, z)
    if thing != NOBODY:
        return Refusal("home_raiders.place.object-in-the-way", RULE, {"character": c.id, "object": thing})
    other = layout.body_at(c, x, y, z, ignore)
    if other != NOBODY:
        return Refusal("home_raiders.place.character-in-the-way", RULE, {"character": c.id, "other": other})
    return None


def surfaces_at(space: Space, x: i64, y: i64) -> list[int]:
    """The heights at which somebody could stand over a point: the table and the climbable tops, ascending."""
    found: list[int] = [0]
    for thing in space.things:
        top: int = thing.top
        if thing.climbable and top not in found and under(thing, x, y):
            found.append(top)
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


def standing_heights(layout: Layout, c: Character, x: i64, y: i64) -> list[int]:
    """The heights over a point at which a character may stand, highest first."""
    heights = surfaces_at(layout.space, x, y)
    heights.reverse()
    return [height for height in heights if layout.may_stand(c, x, y, height)]


def obstacles_for(layout: Layout, c: Character, z: i64, ignore: list[int] = NO_ONE) -> list[Shape]:
    """Everything that shares height with a character standing at z: objects, then other characters."""
    top: i64 = z + c.card.height
    step: i64 = layout.constants.step
    found: list[Shape] = []
    for thing in layout.space.things:
        if min(top, thing.top) - max(z, thing.bottom) > step:
            found.append(thing.shape)
    for number in range(len(layout.bodies)):
        body = layout.bodies[number]
        if body is not None and number != c.id and number not in ignore:
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
    layout = Layout(state)
    radius: i64 = c.card.radius
    found = nearest_places(
        Point(x, y),
        radius,
        obstacles_for(layout, c, z, ignore),
        state.space.field,
        HAIR,
        most,
        surfaces,
        (radius + 1) // 2,
    )
    return [place for place in found if place_problem(layout, c, place.x, place.y, z, ignore) is None]
