"""FAL: falling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.events.moving import Fell
from dicefront.games.home_raiders.rules.objectives import release
from dicefront.games.home_raiders.rules.state import Character, State, place
from dicefront.games.home_raiders.rules.token import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.kernel.gesture import PLACE_POINT
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.footing import nearest_footing, surfaces_at
from dicefront.skirmish.sheet import HAIR, NO_ONE, under
from dicefront.skirmish.space import Space
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point

FARTHEST: Final = 1_000_000
"""Somewhere on the combat space there is room."""


def landings(state: State, c: Character, x: i64, y: i64, below: i64) -> list[list[int]]:
    """HR-FAL-04: the legal places ``[x, y, z]`` nearest to the point where somebody goes over an edge.

    They lie on the next surface, at the height ``below``; if nobody fits there, on the one below that.
    """
    heights: list[int] = [below]
    heights.extend(height for height in reversed(surfaces_at(state.space, x, y)) if height < below)
    for height in heights:
        places = nearest_footing(state, c, x, y, height, NO_ONE, FARTHEST)
        found = [[point.x, point.y, height] for point in places if is_below(state.space, x, y, height, point)]
        if found:
            return found
    return []


def is_below(space: Space, x: i64, y: i64, height: int, place: Point) -> bool:
    """Whether a place lies on the surface under a point, and not on another one that is as high."""
    for thing in space.things:
        if thing.climbable and thing.top == height and under(thing, place.x, place.y):
            return gap_of_disc(x, y, 2 * HAIR, thing.shape) <= 0
    return height == 0


def fall(state: State, chooser: int, c: Character, x: int, y: int, from_z: int, below: int) -> Steps[None]:
    """HR-FAL-01 to HR-FAL-06: the character lands below the point where it went over the edge."""
    places = landings(state, c, x, y, below)
    if not places:
        return
    landing = places[0]
    if len(places) > 1:
        args: dict[str, Json] = {"character": c.id}
        landing = yield from choose(
            chooser, "home_raiders.fall.place", "HR-FAL-04", places, args, hand=PLACE_POINT
        )
    place(c, landing[0], landing[1], landing[2])
    release(state)
    drop = from_z - landing[2]
    yield Fell(c.id, landing[0], landing[1], landing[2], drop)
    if drop > state.options.constants.fall_limit and not c.walker.drops:  # HR-FAL-02, HR-AMV-14
        yield from deal(state, [Token(c, "fall")])
