"""DEP: sensible ways to deploy a troop, for computer players and as first proposals."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import State, Troop, members_of
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.skirmish.deploying import anchors_anywhere, anchors_before, close_formations, squeezed
from dicefront.skirmish.placing import Placements
from dicefront.skirmish.sites import ANYWHERE, Site, filled
from dicefront.tabletop.point import Point

MOST: Final = 6
DISTANCES: Final = [9 * INCH // 2, 3 * INCH // 2]
SCOUT_LATTICE: Final = 3 * INCH


NEAR: Final = 6 * INCH
FAR: Final = 12 * INCH
LIMITS: Final = [NEAR, FAR, ANYWHERE]
"""HR-DEP-01, HR-DEP-02: within 6 inches of the Portal, else within 12, else as near as possible."""

SCOUTING_DISTANCE: Final = 12 * INCH
"""HR-AUN-04, HR-AHE-05: further than this from every enemy character."""


def site_of(state: State, troop: Troop, scouting: bool, together: bool) -> Site:
    """The deployment of a troop at its Portal, or anywhere far from enemies; HR-DEP-03: ``together``."""
    space = state.space
    return Site(
        state,
        [*members_of(state, troop)],
        space.things[space.owned_by(troop.owner)],
        LIMITS,
        SCOUTING_DISTANCE if scouting else 0,
        formation_distance(state, troop),
        state.options.chain,
        together,
    )


def home_formations(state: State, troop: Troop) -> list[Placements]:
    """HR-DEP-01, HR-DEP-02: close formations before and beside the Portal, or wherever there is room."""
    return formations_at_portal(state, troop, MOST) or [crowded(state, troop)]


def finds_formation(state: State, troop: Troop) -> bool:
    """HR-DEP-03: whether a troop finds room for a formation at all."""
    if formations_at_portal(state, troop, 1):
        return True
    return squeezed(lambda: site_of(state, troop, False, True)) is not None


def formations_at_portal(state: State, troop: Troop, most: int) -> list[Placements]:
    """Different close formations within 6 inches of the Portal."""
    return close_formations(lambda: site_of(state, troop, False, True), anchors(state, troop), NEAR, most)


def anchors(state: State, troop: Troop) -> list[Point]:
    """Where close formations begin."""
    space = state.space
    return anchors_before(space.things[space.owned_by(troop.owner)].shape, space, DISTANCES)


def crowded(state: State, troop: Troop) -> Placements:
    """HR-DEP-02: everybody wherever there is room, in formation if that can be had at all."""
    places = squeezed(lambda: site_of(state, troop, False, True))
    if places is None:
        places = filled(site_of(state, troop, False, False), [])
    assert places is not None, f"there is no room for troop {troop.id}"
    return places


def scouting_formations(state: State, troop: Troop) -> list[Placements]:
    """HR-AUN-04, HR-AHE-05: close formations all over the space, far from every enemy; perhaps none."""
    space = state.space
    theirs = space.things[space.owned_by(1 - troop.owner)].shape
    starts = anchors_anywhere(site_of(state, troop, True, True), theirs, SCOUT_LATTICE, 2 * MOST)
    found = close_formations(lambda: site_of(state, troop, True, True), starts, ANYWHERE, MOST)
    if not found:
        places = squeezed(lambda: site_of(state, troop, True, True))
        if places is not None:
            found.append(places)
    return found
