"""Where figures are placed before a game, one after the other: near home or anywhere, together, off enemies.

The table is looked at on a lattice, so "no room" and "no such place" mean that no point of the lattice will
do. The judge and the proposals use the same lattice and so agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import Battle, enemies_of
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.measuring import bodies_within, from_thing
from dicefront.skirmish.placing import Placement, Placements
from dicefront.skirmish.sheet import NO_ONE, Sheet
from dicefront.skirmish.space import Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.point import Point, square

ANYWHERE: Final = -1

LATTICE: Final = 1270
AVOIDED: Final = 10_160
"""How far a place keeps off those to avoid."""

ROOM: Final = 508
"""Between two bases of a formation."""

RINGS: Final = 6


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


class Spot:
    """A place for a figure, and how far it is from home."""

    def __init__(self, x: int, y: int, z: int, away: int) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.away = away


class Site:
    """The placing of some figures, one after the other, on a sheet beside the state.

    ``home`` is the object near which they are placed, within the first of the ``limits`` that leaves room.
    With ``far`` above 0 they are placed anywhere instead, further than that from every enemy. ``link`` and
    ``chain`` say what formation is; ``together`` wants every next figure linked with those placed before.
    """

    def __init__(
        self,
        state: Battle[Figure],
        members: list[Figure],
        home: Thing,
        limits: list[int],
        far: int,
        link: int,
        chain: bool,
        together: bool,
    ) -> None:
        self.state = state
        self.members = members
        self.home = home
        self.limits = limits
        self.far = far
        self.link = link
        self.chain = chain
        self.together = together
        self.sheet = Sheet(state)
        self.enemies = [enemy.body for enemy in enemies_of(state, members[0].side)]
        self.placed: list[Base] = []
        self.open: dict[tuple[int, int, int, int], list[tuple[int, int, int, int]]] = {}

    def put(self, c: Figure, x: int, y: int, z: int) -> None:
        """Place a figure; nothing is judged."""
        self.sheet.move(c, x, y, z)
        self.placed.append(self.sheet.body(c))

    def away(self, c: Figure, x: i64, y: i64, z: i64) -> int:
        """How far a figure would be from home."""
        return from_thing(self.home, x, y, c.walker.radius, z)

    def is_far(self, c: Figure, x: i64, y: i64, z: i64) -> bool:
        """Whether a figure would be far enough from every enemy."""
        body = Base(x, y, c.walker.radius, z, c.walker.height)
        far: i64 = self.far
        for enemy in self.enemies:  # noqa: SIM110 - asked for every point of a lattice
            if bodies_within(body, enemy, far):
                return False
        return True

    def is_linked(self, c: Figure, x: i64, y: i64, z: i64) -> bool:
        """Whether a figure would be in formation with those placed before."""
        if not self.placed:
            return True
        body = Base(x, y, c.walker.radius, z, c.walker.height)
        if not self.chain:
            return all(bodies_within(body, other, self.link) for other in self.placed)
        return any(bodies_within(body, other, self.link) for other in self.placed)

    def fits(self, c: Figure, x: i64, y: i64, z: i64) -> bool:
        """Whether a figure may be placed here, range aside."""
        sheet = self.sheet
        if not sheet.holds(c, x, y) or not sheet.footing(x, y, z, c.walker.radius):
            return False
        return sheet.solid_at(c, x, y, z) == NOBODY and self.is_free(c, x, y, z)

    def is_free(self, c: Figure, x: i64, y: i64, z: i64) -> bool:
        """The same for a place where nothing but other figures can be in the way."""
        if self.together and self.placed and not self.is_linked(c, x, y, z):
            return False
        if self.sheet.body_at(c, x, y, z, NO_ONE) != NOBODY:
            return False
        if self.far > 0:
            return self.is_far(c, x, y, z)
        return not self.enemies or not self.sheet.touched_at(c, x, y, z)

    def spot(self, c: Figure, limit: int, avoid: list[Point]) -> Spot | None:
        """The place of the lattice that is nearest to home, or none within the limit.

        Places near those to avoid do not count. Places that somebody stands on are never
        looked at again: on this sheet figures are only added.
        """
        key = (int(c.walker.radius), int(c.walker.height), self.home.owner, limit)
        waiting = self.open[key] if key in self.open else self.lattice(c, limit)
        left: list[tuple[int, int, int, int]] = []
        found: Spot | None = None
        for number in range(len(waiting)):
            away, x, y, z = waiting[number]
            if self.sheet.body_at(c, x, y, z, NO_ONE) != NOBODY:
                continue
            left.append(waiting[number])
            if avoid and any(square(x, y, one.x, one.y) < AVOIDED * AVOIDED for one in avoid):
                continue
            if self.is_free(c, x, y, z):
                found = Spot(x, y, z, away)
                left += waiting[number + 1 :]
                break
        self.open[key] = left
        return found

    def lattice(self, c: Figure, limit: int) -> list[tuple[int, int, int, int]]:
        """The places up to a distance from home where a figure of this size could stand, nearest first.

        They depend on objects alone, so they are worked out once for a table.
        """
        space = self.state.space
        key = (int(c.walker.radius), int(c.walker.height), self.home.owner, limit)
        if key not in space.lattices:
            space.lattices[key] = self.places_to_stand(c, limit)
        return space.lattices[key]

    def places_to_stand(self, c: Figure, limit: int) -> list[tuple[int, int, int, int]]:
        """As lists of distance, x, y and z."""
        found: list[tuple[int, int, int, int]] = []
        space = self.state.space
        for x in range(LATTICE, space.width, LATTICE):
            for y in range(LATTICE, space.depth, LATTICE):
                if limit != ANYWHERE and self.away(c, x, y, 0) > limit:
                    continue
                for z in surfaces_at(space, x, y):
                    away = self.away(c, x, y, z)
                    if limit != ANYWHERE and away > limit:
                        continue
                    if not self.sheet.holds(c, x, y) or not self.sheet.footing(x, y, z, c.walker.radius):
                        continue
                    if self.sheet.solid_at(c, x, y, z) == NOBODY:
                        found.append((away, x, y, z))
        found.sort()
        return found

    def room_for(self, c: Figure, avoid: list[Point]) -> Spot | None:
        """Within the first limit that leaves room, as near to home as possible."""
        if self.far > 0:
            return self.spot(c, ANYWHERE, avoid)
        for limit in self.limits:
            found = self.spot(c, limit, [])
            if found is None:
                continue
            if not avoid:
                return found
            return None if limit == ANYWHERE else self.spot(c, limit, avoid)
        return None


def close_formation(site: Site, anchor: Point, limit: int, high: bool) -> Placements | None:
    """Everybody on the cells of a honeycomb round a point; ``high`` prefers tops of objects."""
    members = site.members
    wide = 2 * widest(members) + ROOM
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


def cell_spot(site: Site, c: Figure, x: i64, y: i64, limit: i64, high: bool) -> Spot | None:
    """A height over a point at which a figure may be placed, or none."""
    if limit != ANYWHERE and site.away(c, x, y, 0) > limit:
        return None
    if not site.sheet.holds(c, x, y):
        return None
    heights = surfaces_at(site.state.space, x, y)
    if high:
        heights.reverse()
    for z in heights:
        if (limit == ANYWHERE or site.away(c, x, y, z) <= limit) and site.fits(c, x, y, z):
            return Spot(x, y, z, 0)
    return None


def filled(site: Site, avoid: list[Point]) -> Placements | None:
    """Everybody at the nearest room, the first one away from places to avoid; none if somebody finds none."""
    places: Placements = []
    for member in site.members:
        spot = site.room_for(member, avoid if not places else [])
        if spot is None:
            return None
        site.put(member, spot.x, spot.y, spot.z)
        places.append(Placement(member.id, spot.x, spot.y, spot.z))
    return places


def widest(members: list[Figure]) -> int:
    """The largest radius of some figures."""
    return max(int(member.walker.radius) for member in members)


def most_together(radius: int, link: int) -> int:
    """How many bases stand on a honeycomb with every two of them within a distance."""
    wide = 2 * radius + ROOM
    reach = (link + 2 * radius) * 500 // wide
    return sum(1 for x, y in HEXES if x * x + y * y <= reach * reach)
