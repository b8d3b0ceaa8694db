"""DEP: where characters may be deployed: the judge's part of HR-DEP-01 to HR-DEP-05, HR-AUN-04, HR-AUN-05.

The combat space is looked at on a lattice, so "no room" and "no such place" mean that no point of the lattice
will do. The judge and the proposals use the same lattice and so agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import enemies_of
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.formation import are_linked
from dicefront.skirmish.measuring import bodies_within
from dicefront.skirmish.sheet import NO_ONE, Sheet
from dicefront.skirmish.space import Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.units import root_up

NEAR: Final = 6 * INCH
FAR: Final = 12 * INCH
LATTICE: Final = INCH // 2
ANYWHERE: Final = -1
AVOIDED: Final = 4 * INCH
SCOUTING_DISTANCE: Final = 12 * INCH


class Spot:
    """A place for a character, and how far it is from the Portal."""

    def __init__(self, x: int, y: int, z: int, away: int) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.away = away


def is_far_from(body: Base, enemies: list[Base]) -> bool:
    """HR-AUN-04, HR-AHE-05: further than 12 inches from every enemy character."""
    for enemy in enemies:  # noqa: SIM110 - asked for every point of a lattice
        if bodies_within(body, enemy, SCOUTING_DISTANCE):
            return False
    return True


class Site:
    """The deployment of one troop, character by character, on a sheet beside the state.

    ``scouting`` keeps everybody further than 12 inches from every enemy, anywhere on the combat space.
    ``together`` wants every next character linked with those placed before (HR-DEP-03).
    """

    def __init__(self, state: State, troop: Troop, scouting: bool, together: bool) -> None:
        self.state = state
        self.troop = troop
        self.scouting = scouting
        self.together = together
        self.layout = Sheet(state)
        self.portal: Thing = state.space.things[state.space.owned_by(troop.owner)]
        self.enemies = [enemy.body for enemy in enemies_of(state, troop.owner)]
        self.link: int = formation_distance(state, troop)
        self.placed: list[Base] = []
        self.open: dict[tuple[int, int, int, int], list[tuple[int, int, int, int]]] = {}

    def put(self, c: Character, x: int, y: int, z: int) -> None:
        """Place a character; nothing is judged."""
        self.layout.move(c, x, y, z)
        self.placed.append(self.layout.body(c))

    def away(self, c: Character, x: i64, y: i64, z: i64) -> int:
        """HR-GEN-07: how far a character would be from its Portal."""
        aside = max(gap_of_disc(x, y, c.card.radius, self.portal.shape), 0)
        rise = max(z - self.portal.top, 0)
        return root_up(aside * aside + rise * rise) if rise else aside

    def is_far(self, c: Character, x: i64, y: i64, z: i64) -> bool:
        """HR-AUN-04: further than 12 inches from every enemy character."""
        return is_far_from(Base(x, y, c.card.radius, z, c.card.height), self.enemies)

    def is_linked(self, c: Character, x: i64, y: i64, z: i64) -> bool:
        """HR-UNT-02: whether a character would be in formation with those placed before."""
        if not self.placed:
            return True
        body = Base(x, y, c.card.radius, z, c.card.height)
        if not self.state.options.chain:
            return all(bodies_within(body, other, self.link) for other in self.placed)
        return any(bodies_within(body, other, self.link) for other in self.placed)

    def fits(self, c: Character, x: i64, y: i64, z: i64) -> bool:
        """HR-TAB-09, HR-DEP-05, HR-AUN-04, HR-DEP-03: whether a character may be placed here, range aside."""
        layout = self.layout
        if not layout.holds(c, x, y) or not layout.footing(x, y, z, c.card.radius):
            return False
        return layout.solid_at(c, x, y, z) == NOBODY and self.is_free(c, x, y, z)

    def is_free(self, c: Character, x: i64, y: i64, z: i64) -> bool:
        """The same for a place where nothing but other characters can be in the way."""
        if self.together and self.placed and not self.is_linked(c, x, y, z):
            return False
        if self.layout.body_at(c, x, y, z, NO_ONE) != NOBODY:
            return False
        if self.scouting:
            return self.is_far(c, x, y, z)
        return not self.enemies or not self.layout.touched_at(c, x, y, z)

    def in_formation(self) -> bool:
        """Whether those placed are in formation."""
        return are_linked(self.placed, self.link, self.state.options.chain)

    def spot(self, c: Character, limit: int, avoid: list[Point]) -> Spot | None:
        """The place of the lattice that is nearest to the Portal, or none within the limit.

        Places within four inches of those to avoid do not count. Places that somebody stands on are never
        looked at again: on this sheet characters are only added.
        """
        key = (c.card.radius, c.card.height, self.troop.owner, limit)
        waiting = self.open[key] if key in self.open else self.lattice(c, limit)
        left: list[tuple[int, int, int, int]] = []
        found: Spot | None = None
        for number in range(len(waiting)):
            away, x, y, z = waiting[number]
            if self.layout.body_at(c, x, y, z, NO_ONE) != NOBODY:
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

    def lattice(self, c: Character, limit: int) -> list[tuple[int, int, int, int]]:
        """The places up to a distance from the Portal where a figure of this size could stand, nearest first.

        They depend on objects alone, so they are worked out once for a table.
        """
        space = self.state.space
        key = (c.card.radius, c.card.height, self.troop.owner, limit)
        if key not in space.lattices:
            space.lattices[key] = self.places_to_stand(c, limit)
        return space.lattices[key]

    def places_to_stand(self, c: Character, limit: int) -> list[tuple[int, int, int, int]]:
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
                    if not self.layout.holds(c, x, y) or not self.layout.footing(x, y, z, c.card.radius):
                        continue
                    if self.layout.solid_at(c, x, y, z) == NOBODY:
                        found.append((away, x, y, z))
        found.sort()
        return found

    def room_for(self, c: Character, avoid: list[Point]) -> Spot | None:
        """HR-DEP-01, HR-DEP-02: within 6 inches, else within 12, else as near to the Portal as possible."""
        if self.scouting:
            return self.spot(c, ANYWHERE, avoid)
        for limit in (NEAR, FAR, ANYWHERE):
            found = self.spot(c, limit, [])
            if found is None:
                continue
            if not avoid:
                return found
            return None if limit == ANYWHERE else self.spot(c, limit, avoid)
        return None
