"""MIS-32 to MIS-35: deployment anywhere on the table, away from enemies, groups in chains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.placing import Deploy, disc_at, place_refused
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy
from dicefront.games.spherewars.rules.ways import pair
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.skirmish.battle import on_table
from dicefront.skirmish.placing import Placement, Placements
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.units import rounded

AWAY: Final = 6 * INCH
"""SW-MIS-33: nobody is placed within this distance of an enemy."""
FAR: Final = 1_000_000
WIDE: Final = 5
SLANT: Final = 0.70710678
BEARINGS: Final[list[tuple[float, float]]] = [
    (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0),
    (SLANT, SLANT), (-SLANT, SLANT), (-SLANT, -SLANT), (SLANT, -SLANT),
]  # fmt: skip


def gap_to_enemies(state: State, one: Combatant, at: Point) -> i64:
    """How far the nearest enemy on the table would be."""
    least: i64 = FAR
    for other in on_table(state):
        if is_enemy(one, other):
            least = min(least, gap_of_disc(at.x, at.y, one.walker.radius, other.body.shape))
    return least


def is_chain(shapes: list[Shape]) -> bool:
    """SW-MIS-34: whether bases form one cluster in which they touch each other."""
    reached = shapes[:1]
    left = shapes[1:]
    while left:
        near = [one for one in left if any(_touch(one, other) for other in reached)]
        if not near:
            return False
        reached += near
        left = [one for one in left if one not in near]
    return True


def _touch(one: Shape, other: Shape) -> bool:
    return gap_of_disc(one.x, one.y, one.reach, other) <= TOL


class DeployAnywhere(Deploy):
    """SW-MIS-33, SW-MIS-34: one option, away from enemies; a group stands in a chain.

    ``spare`` is how far from enemies the options have to be where there is no place far enough, by the number
    of their first member.
    """

    def __init__(self, state: State, waiting: list[Combatant]) -> None:
        super().__init__(state, waiting)
        self.spare: dict[int, int] = {}

    def refused(self, one: Combatant, at: Point, taken: list[Shape]) -> Refusal | None:
        refusal = place_refused(self.state, one, at, taken)
        if refusal is not None:
            return refusal
        distance = gap_to_enemies(self.state, one, at)
        if distance > AWAY + TOL or distance >= self.enough(self.group_of(one)):
            return None
        args: dict[str, Json] = {"combatant": one.id, "place": pair(at)}
        return Refusal("spherewars.deploy.near_enemy", "SW-MIS-33", args)

    def group_refused(self, placements: Placements) -> Refusal | None:
        members = [self.state.combatants[put.figure] for put in placements]
        places = [Point(put.x, put.y) for put in placements]
        if is_chain([disc_at(one, at) for one, at in zip(members, places)]):
            return None
        args: dict[str, Json] = {"combatants": [one.id for one in members]}
        return Refusal("spherewars.deploy.no_chain", "SW-MIS-34", args)

    def enough(self, members: list[int]) -> int:
        """SW-MIS-33: how far from enemies is far enough: the greatest distance, if no place is further."""
        known = self.spare.get(members[0])
        if known is None:
            best = self.farthest(members)
            known = self.spare[members[0]] = self.clearance(best) if best else AWAY + TOL + 1
        return min(known, AWAY + TOL + 1)

    def clearance(self, placements: Placements) -> int:
        """The distance of the nearest enemy from those who are placed."""
        gaps = [
            gap_to_enemies(self.state, self.state.combatants[put.figure], Point(put.x, put.y))
            for put in placements
        ]
        return int(min(gaps))

    def farthest(self, members: list[int]) -> Placements:
        """A straight chain further from enemies than it must be, or else the one that is furthest."""
        best: Placements = []
        most = -1
        for chain in self.chains(members, 1):
            distance = self.clearance(chain)
            if distance > AWAY + TOL:
                return chain
            if distance > most:
                best, most = chain, distance
        return best

    def chains(self, members: list[int], step: int) -> Iterator[Placements]:
        """Straight chains from places so many inches apart, whose bases lie where there is room.

        One after the other, since who looks for a place far enough seldom needs them all.
        """
        bearings = BEARINGS[:1] if len(members) == 1 else BEARINGS
        for y in range(INCH, self.state.options.depth, step * INCH):
            for x in range(INCH, self.state.options.width, step * INCH):
                for bearing in bearings:
                    chain = self.chain_from(members, x, y, bearing)
                    if chain:
                        yield chain
                        break

    def chain_from(self, members: list[int], x: int, y: int, bearing: tuple[float, float]) -> Placements:
        """Members one after the other in a direction; nothing if one of them has no room."""
        found: Placements = []
        taken: list[Shape] = []
        along = 0
        before = 0
        for member in members:
            one = self.state.combatants[member]
            along += before + one.walker.radius if taken else 0
            before = one.walker.radius
            at = Point(x + rounded(along * bearing[0]), y + rounded(along * bearing[1]))
            if place_refused(self.state, one, at, taken) is not None:
                return []
            found.append(Placement(member, at.x, at.y, 0))
            taken.append(disc_at(one, at))
        return found

    def candidates(self) -> list[Placements]:
        """For each option chains all over the table."""
        found: list[Placements] = []
        for one in self.waiting:
            members = self.group_of(one)
            if members[0] == one.id:
                legal = [chain for chain in self.chains(members, WIDE) if self.is_far(chain)]
                found += legal or [self.farthest(members)]
        return found

    def is_far(self, chain: Placements) -> bool:
        distance = self.clearance(chain)
        return distance > AWAY + TOL or distance >= self.enough([put.figure for put in chain])

    def sample(self, draw: Draw) -> Placements:
        """An option in a straight chain anywhere."""
        members = self.group_of(self.waiting[draw.below(len(self.waiting))])
        for _ in range(20):
            x, y = draw.below(self.state.options.width), draw.below(self.state.options.depth)
            chain = self.chain_from(members, x, y, BEARINGS[draw.below(len(BEARINGS))])
            if chain and self.is_far(chain):
                return chain
        return self.farthest(members)
