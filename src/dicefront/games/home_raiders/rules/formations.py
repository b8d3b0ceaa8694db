"""DEP: sensible ways to deploy a troop, for computer players and as first proposals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.placements import Placement, Placements
from dicefront.games.home_raiders.rules.sites import ANYWHERE, NEAR, Site, Spot
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.skirmish.footing import surfaces_at
from dicefront.tabletop.angles import TURN, bearing, towards
from dicefront.tabletop.point import Point, square

ROOM: Final = INCH // 5
"""Between two bases of a formation."""

STARTS: Final = 4
"""Placements from which a crowded troop tries to find room."""

MOST: Final = 6
RINGS: Final = 6
BEARINGS: Final = [0, TURN // 8, -TURN // 8, TURN // 4, -TURN // 4]
DISTANCES: Final = [9 * INCH // 2, 3 * INCH // 2]
SCOUT_LATTICE: Final = 3 * INCH


def _hexes() -> list[tuple[int, int]]:
    """The middles of honeycomb cells round the origin, nearest first; their distance is 1000."""
    found: list[tuple[int, int, int]] = []
    for row in range(-RINGS, RINGS + 1):
        for column in range(-RINGS, RINGS + 1):
            x, y = 1000 * column + 500 * row, 866 * row
            found.append((x * x + y * y, x, y))
    found.sort()
    return [(x, y) for _, x, y in found if x * x + y * y <= (1000 * RINGS) ** 2]


HEXES: Final = _hexes()


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
        site = Site(state, troop, False, True)
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


def close_formation(site: Site, anchor: Point, limit: int, high: bool) -> Placements | None:
    """Everybody on the cells of a honeycomb round a point; ``high`` prefers tops of objects."""
    members = members_of(site.state, site.troop)
    wide = 2 * max(member.card.radius for member in members) + ROOM
    places: Placements = []
    next_cell = 0
    for member in members:
        spot: Spot | None = None
        while spot is None and next_cell < len(HEXES):
            across, along = HEXES[next_cell]
            next_cell += 1
            spot = cell_spot(
                site, member, anchor.x + across * wide // 1000, anchor.y + along * wide // 1000, limit, high
            )
        if spot is None:
            return None
        site.put(member, spot.x, spot.y, spot.z)
        places.append(Placement(member.id, spot.x, spot.y, spot.z))
    return places


def cell_spot(site: Site, c: Character, x: i64, y: i64, limit: i64, high: bool) -> Spot | None:
    """A height over a point at which a character may be placed, or none."""
    if limit != ANYWHERE and site.away(c, x, y, 0) > limit:
        return None
    if not site.layout.holds(c, x, y):
        return None
    heights = surfaces_at(site.state.space, x, y)
    if high:
        heights.reverse()
    for z in heights:
        if (limit == ANYWHERE or site.away(c, x, y, z) <= limit) and site.fits(c, x, y, z):
            return Spot(x, y, z, 0)
    return None


# -- where there is little room -----------------------------------------------------------------


def crowded(state: State, troop: Troop) -> Placements:
    """HR-DEP-02: everybody wherever there is room, in formation if that can be had at all."""
    places = squeezed(state, troop, False)
    if places is not None:
        return places
    site = Site(state, troop, False, False)
    found = filled(site, [])
    assert found is not None, f"there is no room for troop {troop.id}"
    return found


def squeezed(state: State, troop: Troop, scouting: bool) -> Placements | None:
    """The first formation that is found from a few starting places, or none."""
    if not state.options.chain and len(troop.members) > most_together(state, troop):
        return None
    tried: list[Point] = []
    for _ in range(STARTS):
        site = Site(state, troop, scouting, True)
        places = filled(site, tried)
        if places is not None:
            return places
        if not site.placed:
            return None
        start = site.placed[0].shape
        tried.append(Point(start.x, start.y))
    return None


def most_together(state: State, troop: Troop) -> int:
    """HR-OPT-02: how many stand on a honeycomb with every two of them within the formation distance."""
    radius = max(member.card.radius for member in members_of(state, troop))
    wide = 2 * radius + ROOM
    reach = (formation_distance(state, troop) + 2 * radius) * 500 // wide
    return sum(1 for x, y in HEXES if x * x + y * y <= reach * reach)


def filled(site: Site, avoid: list[Point]) -> Placements | None:
    """Everybody at the nearest room, the first one away from places to avoid; none if somebody finds none."""
    places: Placements = []
    for member in members_of(site.state, site.troop):
        spot = site.room_for(member, avoid if not places else [])
        if spot is None:
            return None
        site.put(member, spot.x, spot.y, spot.z)
        places.append(Placement(member.id, spot.x, spot.y, spot.z))
    return places


# -- held back ----------------------------------------------------------------------------------


def scouting_formations(state: State, troop: Troop) -> list[Placements]:
    """HR-AUN-04, HR-AHE-05: close formations all over the space, far from every enemy; perhaps none."""
    found: list[Placements] = []
    for number, anchor in enumerate(scouting_anchors(state, troop)):
        places = close_formation(Site(state, troop, True, True), anchor, ANYWHERE, number % 2 == 0)
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
    site = Site(state, troop, True, True)
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
