"""FAL: falling."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.events.moving import Fell
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.token import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.kernel.gesture import PLACE_POINT
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.falling import landings
from dicefront.skirmish.figures import place
from dicefront.skirmish.missions import release


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
