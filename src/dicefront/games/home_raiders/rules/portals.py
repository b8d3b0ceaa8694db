"""SET: the Portals, and objects in their way (HR-SQD-06, HR-SQD-08)."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.events.setup import ObjectShifted, PortalPlaced
from dicefront.games.home_raiders.rules.state import ATTACH, DIRECT, State
from dicefront.games.home_raiders.rules.team import read_team
from dicefront.kernel.gesture import PLACE_POINT
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.clearing import (
    CORNERS,
    SIDES,
    at_border,
    extent,
    free_places,
    in_the_way,
    resting_on,
    shift,
    step_aside,
    take_away,
)
from dicefront.skirmish.space import Thing


def place_portal(state: State) -> Steps[None]:
    """HR-SET-07: the first to deploy chooses side or corner; the other Portal stands opposite."""
    player = state.player
    names = SIDES if state.layout == DIRECT else CORNERS
    if player == state.first:
        args: dict[str, Json] = {"layout": "direct" if state.layout == DIRECT else "cunning"}
        side = yield from choose(
            player, "home_raiders.setup.portal-place", "HR-SET-07", names, args, names="side"
        )
    else:
        side = names[(names.index(side_of(state, state.first)) + 2) % 4]
    portal = portal_at(state, player, side)
    yield from clear_the_way(state, portal)
    state.space = state.space.with_more(portal)
    step_aside(state)
    yield PortalPlaced(player, len(state.space.things) - 1, side)
    state.stage = ATTACH


def portal_at(state: State, player: int, side: str) -> Thing:
    """HR-TAB-07, HR-OPT-11: the Portal of a player, which can do what others of its kind can.

    What the players agreed for their table goes before.
    """
    file = state.options.table_file
    fixed = state.options.portals_fixed
    kind = file.kinds[read_team(state.rosters[player], state.options).portal]
    shape = at_border(kind, side, state.space)  # HR-SET-03, HR-SET-04
    movable, climbable = file.portals_movable, file.portals_climbable
    if movable is None:
        movable = kind.movable and not fixed
    if climbable is None:
        climbable = kind.climbable and not fixed
    name = f"portal {player + 1}"
    return Thing(name, kind.id, shape, 0, kind.height, movable, kind.uneven, climbable, player)


def side_of(state: State, player: int) -> str:
    """The side or corner at which a player's Portal stands."""
    space = state.space
    portal = space.things[space.owned_by(player)]
    left, low, right, high = extent(portal.shape)
    names = SIDES if state.layout == DIRECT else CORNERS
    kind = state.options.table_file.kinds[portal.kind]
    for name in names:
        if extent(at_border(kind, name, space)) == [left, low, right, high]:
            return name
    raise AssertionError(f"the Portal of player {player} stands at no side and in no corner")


# -- objects in the way -------------------------------------------------------------------------


def clear_the_way(state: State, portal: Thing) -> Steps[None]:
    """HR-SET-07: objects in the way go to the nearest free place; equally near ones are a choice."""
    while True:
        number = in_the_way(state.space, portal)
        if number == NOBODY:
            return
        pile = resting_on(state.space, number)
        places = free_places(state, pile, portal)
        if not places:
            take_away(state, pile)  # no room left anywhere: nothing but a table full of objects comes to that
            continue
        spot = places[0]
        if len(places) > 1:
            args: dict[str, Json] = {"object": number}
            kind = "home_raiders.setup.portal-place"
            spot = yield from choose(state.player, kind, "HR-SET-07", places, args, hand=PLACE_POINT)
        shift(state, pile, spot[0], spot[1])
        yield ObjectShifted(number, spot[0], spot[1])
