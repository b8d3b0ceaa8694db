"""DEP: where figures may be deployed, and the question for a deployment option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.preparing import stretched
from dicefront.games.spherewars.rules.state import Combatant, State, mission_of
from dicefront.games.spherewars.rules.ways import has_room, pair, touched_at
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.battle import on_table
from dicefront.skirmish.placing import Placement, Placements
from dicefront.tabletop.point import Point, read_point
from dicefront.tabletop.shapes import Disc, Field, Shape

OUTSIDE: Final = "spherewars.deploy.outside_zone"
SLOTS: Final = 24
"""So many places side by side are tried for a suggestion."""


def zone_of(state: State, side: int) -> Field:
    """SW-MIS-05, SW-MIS-06: the zone of a side, over the full width."""
    mission = mission_of(state)
    if mission.anywhere:
        return state.space.field  # SW-MIS-33
    strip = mission.zones[state.edges[side]]
    depth = state.options.depth
    return Field(0, stretched(strip.low, depth), state.options.width, stretched(strip.high, depth))


def place_refused(state: State, one: Combatant, at: Point, taken: list[Shape]) -> Refusal | None:
    """SW-DEP-06: why a base may not be placed somewhere; ``taken`` are bases already put beside it."""
    args: dict[str, Json] = {"combatant": one.id, "place": pair(at)}
    radius: i64 = one.walker.radius
    if not zone_of(state, one.side).holds(at.x, at.y, radius, 0):
        return Refusal(OUTSIDE, "SW-DEP-06", args)
    return room_refused(state, one, at, taken)


def room_refused(state: State, one: Combatant, at: Point, taken: list[Shape]) -> Refusal | None:
    """SW-DEP-06: the same wherever on the table it is placed."""
    args: dict[str, Json] = {"combatant": one.id, "place": pair(at)}
    there = [other.body.shape for other in on_table(state)] + taken
    if not has_room(state, one, at, there):
        return Refusal("spherewars.way.no_room", "SW-DEP-06", args)
    if touched_at(state, one, at):
        return Refusal("spherewars.deploy.touches_enemy", "SW-DEP-06", args)
    return None


class Deploy(Question[Placements]):
    """SW-DEP-04, SW-DEP-05: one combatant or all members of one group, each at a place."""

    def __init__(self, state: State, waiting: list[Combatant]) -> None:
        super().__init__(waiting[0].owner, "spherewars.deploy.place", "SW-DEP-04", False)
        self.state = state
        self.waiting = waiting
        self.full: dict[int, bool] = {}  # by the first of a group: whether the zone has no room for it

    def refused(self, one: Combatant, at: Point, taken: list[Shape]) -> Refusal | None:
        """Why a base may not be placed somewhere; a zone without room is left (SW-DEP-06)."""
        refusal = place_refused(self.state, one, at, taken)
        if refusal is None or refusal.reason != OUTSIDE or not self.is_full(one):
            return refusal
        return room_refused(self.state, one, at, taken)

    def group_refused(self, placements: Placements) -> Refusal | None:
        """Why those who are placed together may not stand like that."""
        return None

    def group_of(self, one: Combatant) -> list[int]:
        """Those who are placed together with a combatant."""
        return self.state.bands[one.band].entries[one.troop].members

    def read(self, answer: object) -> Placements | Refusal:
        if not isinstance(answer, list) or not answer:
            return unreadable("[[combatant, [x, y]], ...]", answer)
        found: Placements = []
        taken: list[Shape] = []
        for part in answer:
            point = read_point(part[1]) if isinstance(part, list) and len(part) == 2 else None
            one = self.named(part[0]) if point is not None else None
            if point is None or one is None:
                return unreadable("[combatant, [x, y]] of one who waits", part)
            refusal = self.refused(one, point, taken)
            if refusal is not None:
                return refusal
            found.append(Placement(one.id, point.x, point.y, 0))
            taken.append(disc_at(one, point))
        figures = sorted([put.figure for put in found])
        if figures != sorted(self.group_of(self.state.combatants[found[0].figure])):
            return Refusal("spherewars.deploy.one_option", "SW-DEP-04", {"combatants": list[Json](figures)})
        return self.group_refused(found) or found

    def named(self, number: object) -> Combatant | None:
        for one in self.waiting:
            if type(number) is int and one.id == number:
                return one
        return None

    def write(self, value: Placements) -> Json:
        return [[put.figure, [put.x, put.y]] for put in value]

    def candidates(self) -> list[Placements]:
        """For each option: side by side at the front, from the middle, left and right, or at the back."""
        found: list[Placements] = []
        for one in self.waiting:
            members = self.group_of(one)
            if members[0] != one.id:
                continue
            for across in (8, 2, 14):
                for depth in (1, 3):
                    placed = self.row(members, across, depth)
                    if placed:
                        found.append(placed)
        members = self.group_of(self.waiting[0])
        return found or [self.crammed(members) or self.crammed(members, True)]

    def is_full(self, one: Combatant) -> bool:
        """SW-DEP-06: whether the zone has no room for those who are placed together with a combatant."""
        members = self.group_of(one)
        known = self.full.get(members[0])
        if known is None:
            known = self.full[members[0]] = not self.crammed(members)
        return known

    def crammed(self, members: list[int], beyond: bool = False) -> Placements:
        """Each member at the first free place of the zone, or ``beyond`` it; nothing if there is no room."""
        zone = self.state.space.field if beyond else zone_of(self.state, self.waiting[0].side)
        found: Placements = []
        taken: list[Shape] = []
        for member in members:
            one = self.state.combatants[member]
            at = self.first_place(one, zone, taken)
            if at is None:
                return []
            found.append(Placement(member, at.x, at.y, 0))
            taken.append(disc_at(one, at))
        return found

    def first_place(self, one: Combatant, zone: Field, taken: list[Shape]) -> Point | None:
        radius: i64 = one.walker.radius
        y = zone.low + radius
        while y <= zone.high - radius:
            x = zone.left + radius
            while x <= zone.right - radius:
                if self.is_free(one, Point(x, y), taken):
                    return Point(x, y)
                x += INCH // 2
            y += INCH // 2
        return None

    def is_free(self, one: Combatant, at: Point, taken: list[Shape]) -> bool:
        """Whether a base may be placed somewhere, if its zone has no room."""
        return room_refused(self.state, one, at, taken) is None

    def row(self, members: list[int], across: int, depth: int) -> Placements:
        """Members side by side, ``across`` sixteenths from the left and ``depth`` quarters from the front."""
        zone = zone_of(self.state, self.state.combatants[members[0]].side)
        front_is_high = zone.low + zone.high < self.state.options.depth
        found: Placements = []
        taken: list[Shape] = []
        x = zone.left + (zone.right - zone.left) * across // 16
        for member in members:
            one = self.state.combatants[member]
            back = one.walker.radius + (zone.high - zone.low - 2 * one.walker.radius) * (depth - 1) // 4
            y = zone.high - back if front_is_high else zone.low + back
            at = self.free_place(one, x, y, taken)
            if at is None:
                return []
            found.append(Placement(one.id, at.x, at.y, 0))
            taken.append(disc_at(one, at))
        return found

    def free_place(self, one: Combatant, x: i64, y: i64, taken: list[Shape]) -> Point | None:
        """The free place nearest to a point of a row, to the right or to the left."""
        step = 2 * one.walker.radius + INCH // 10
        for number in range(2 * SLOTS):
            aside = (number + 1) // 2 * step
            at = Point(x + aside if number % 2 else x - aside, y)
            if self.refused(one, at, taken) is None:
                return at
        return None

    def sample(self, draw: Draw) -> Placements:
        """An option anywhere in the zone."""
        first = self.waiting[draw.below(len(self.waiting))]
        zone = zone_of(self.state, first.side)
        found: Placements = []
        taken: list[Shape] = []
        for member in self.group_of(first):
            one = self.state.combatants[member]
            at = self.anywhere(one, zone, taken, draw)
            if at is None:
                return super().sample(draw)
            found.append(Placement(member, at.x, at.y, 0))
            taken.append(disc_at(one, at))
        return found

    def anywhere(self, one: Combatant, zone: Field, taken: list[Shape], draw: Draw) -> Point | None:
        for _ in range(20):
            at = Point(
                zone.left + draw.below(int(zone.right - zone.left)),
                zone.low + draw.below(int(zone.high - zone.low)),
            )
            if self.refused(one, at, taken) is None:
                return at
        return None

    def gesture(self) -> Gesture:
        items: list[Json] = [one.id for one in self.waiting]
        most = max([len(self.group_of(one)) for one in self.waiting])
        return Gesture(PLACE_SEVERAL, items, 1, most, of=[PIECE])

    def show(self, value: Placements) -> Sign:
        return Sign(
            piece=value[0].figure,
            marks=[Mark(GOES, put.figure, points=[[put.x, put.y]]) for put in value],
            note=Note("spherewars.deploy.there", {"combatants": [put.figure for put in value]}),
        )


def disc_at(one: Combatant, at: Point) -> Shape:
    """A base as it would lie at a place."""
    return Disc(at.x, at.y, one.walker.radius)
