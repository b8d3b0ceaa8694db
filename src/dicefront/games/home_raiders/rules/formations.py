"""DEP: sensible ways to deploy a troop, for computer players and as first proposals."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import State, Troop, members_of
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.skirmish.placing import Placements
from dicefront.skirmish.sites import ANYWHERE, Site, cell_spot, close_formation, filled, most_together, widest
from dicefront.tabletop.angles import TURN, bearing, towards
from dicefront.tabletop.point import Point, square

STARTS: Final = 4
"""Placements from which a crowded troop tries to find room."""

MOST: Final = 6
BEARINGS: Final = [0, TURN // 8, -TURN // 8, TURN // 4, -TURN // 4]
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


# -- at the Portal ------------------------------------------------------------------------------


def home_formations(state: State, troop: Troop) -> list[Placements]:
    """HR-DEP-01, HR-DEP-02: close formations before and beside the Portal, or wherever there is room."""
    return close_formations(state, troop, MOST) or [crowded(state, troop)]


def finds_formation(state: State, troop: Troop) -> bool:
    """HR-DEP-03: whether a troop finds room for a formation at all."""
    return bool(close_formations(state, troop, 1)) or squeezed(state, troop, False) is not None


def close_formations(state: State, troop: Troop, most: int) -> list[Placements]:
    """Different close formations within 6 inches of the Portal."""
    found: list[Placements] = []
    for number, anchor in enumerate(anchors(state, troop)):
        site = site_of(state, troop, False, True)
        places = close_formation(site, anchor, NEAR, number % 2 == 0)
        if places is not None and places not in found:
            found.append(places)
            if len(found) >= most:
                break
    return found


def anchors(state: State, troop: Troop) -> list[Point]:
    """Where close formations begin: towards the middle of the space and aside, further off and near."""
    space = state.space
    shape = space.things[space.owned_by(troop.owner)].shape
    front = bearing(shape.x, shape.y, space.width // 2, space.depth // 2)
    found: list[Point] = []
    for distance in DISTANCES:
        for aside in BEARINGS:
            half = shape.reach * 3 // 4  # about the half width of a rectangle
            found.append(towards(shape.x, shape.y, (front + aside) % TURN, half + distance))
    return found


# -- where there is little room -----------------------------------------------------------------


def crowded(state: State, troop: Troop) -> Placements:
    """HR-DEP-02: everybody wherever there is room, in formation if that can be had at all."""
    places = squeezed(state, troop, False)
    if places is not None:
        return places
    site = site_of(state, troop, False, False)
    found = filled(site, [])
    assert found is not None, f"there is no room for troop {troop.id}"
    return found


def squeezed(state: State, troop: Troop, scouting: bool) -> Placements | None:
    """The first formation that is found from a few starting places, or none."""
    if not state.options.chain and len(troop.members) > most_together(
        widest([*members_of(state, troop)]), formation_distance(state, troop)
    ):
        return None
    tried: list[Point] = []
    for _ in range(STARTS):
        site = site_of(state, troop, scouting, True)
        places = filled(site, tried)
        if places is not None:
            return places
        if not site.placed:
            return None
        start = site.placed[0].shape
        tried.append(Point(start.x, start.y))
    return None


# -- held back ----------------------------------------------------------------------------------


def scouting_formations(state: State, troop: Troop) -> list[Placements]:
    """HR-AUN-04, HR-AHE-05: close formations all over the space, far from every enemy; perhaps none."""
    found: list[Placements] = []
    for number, anchor in enumerate(scouting_anchors(state, troop)):
        places = close_formation(site_of(state, troop, True, True), anchor, ANYWHERE, number % 2 == 0)
        if places is not None and places not in found:
            found.append(places)
            if len(found) >= MOST:
                break
    if not found:
        places = squeezed(state, troop, True)
        if places is not None:
            found.append(places)
    return found


def scouting_anchors(state: State, troop: Troop) -> list[Point]:
    """Free points far from all enemies: near the enemy Portal, near the middle, near home, and in between."""
    site = site_of(state, troop, True, True)
    first = members_of(state, troop)[0]
    space = state.space
    theirs = space.things[space.owned_by(1 - troop.owner)].shape
    free: list[tuple[int, int, int]] = []
    for x in range(SCOUT_LATTICE // 2, space.width, SCOUT_LATTICE):
        for y in range(SCOUT_LATTICE // 2, space.depth, SCOUT_LATTICE):
            if cell_spot(site, first, x, y, ANYWHERE, True) is not None:
                free.append((square(x, y, theirs.x, theirs.y), x, y))
    free.sort()
    if len(free) <= 2 * MOST:
        return [Point(x, y) for _, x, y in free]
    chosen: list[Point] = []
    for number in range(2 * MOST):
        _, x, y = free[number * (len(free) - 1) // (2 * MOST - 1)]
        chosen.append(Point(x, y))
    return chosen
