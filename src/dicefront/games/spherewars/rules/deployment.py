"""DEP: deployment in batches, each side in its zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.events.setup import Deployed, SidesChosen
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.preparing import stretched
from dicefront.games.spherewars.rules.sides import NEAR, WhichEdge, WhichSide, seats_in_turn, speaker_of
from dicefront.games.spherewars.rules.state import (
    DEPLOY,
    STRATEGY,
    Combatant,
    State,
    mission_of,
    seats_of_side,
)
from dicefront.games.spherewars.rules.subjects import COM
from dicefront.games.spherewars.rules.turn import roll_of_leaders, update_pools
from dicefront.games.spherewars.rules.ways import has_room, pair, touched_at
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.battle import on_table
from dicefront.skirmish.figures import place
from dicefront.skirmish.placing import Placement, Placements
from dicefront.tabletop.point import Point, read_point
from dicefront.tabletop.shapes import Disc, Field, Shape

SLOTS: Final = 24
"""So many places side by side are tried for a suggestion."""


def roll_off(state: State) -> Steps[None]:
    """SW-DEP-01: the winner chooses his table side and who deploys first."""
    winner = yield from roll_of_leaders(state, "deployment", "SW-DEP-01")
    seat = speaker_of(state, winner)
    edge = yield from ask(WhichEdge(seat))
    sides = [1 - winner, winner]
    first = yield from ask(WhichSide(state, seat, "spherewars.deploy.first", "SW-DEP-01", sides))
    state.edges = [edge, 1 - edge] if winner == 0 else [1 - edge, edge]
    state.first = winner  # SW-ACT-19
    state.side = first
    state.batch = batch_of(state, first)
    state.stage = DEPLOY
    yield SidesChosen(seats_of_side(state, winner), edge == NEAR, seats_of_side(state, first))


def batch_of(state: State, side: int) -> int:
    """SW-DEP-02, SW-MUL-15: as many options as the COM of the enemy leaders, one without an enemy leader."""
    total = 0
    for band in state.bands:
        leader = None if band.side == side else leader_on_list(state, band.leader)
        if leader is not None:
            total += value(state, leader, COM)
    return max(total, 1)


def leader_on_list(state: State, number: int) -> Combatant | None:
    """The leader of a band, deployed or not."""
    return None if number < 0 else state.combatants[number]


def left_to(state: State, side: int) -> list[Combatant]:
    """Everybody of a side who is still to be deployed."""
    found: list[Combatant] = []
    for number, band in enumerate(state.bands):
        if band.side == side:
            for entry in state.placing[number]:
                found.extend(state.combatants[member] for member in band.entries[entry].members)
    return found


def place_option(state: State) -> Steps[None]:
    """SW-DEP-02 to SW-DEP-06: one deployment option is placed."""
    left = left_to(state, state.side)
    seat = seats_in_turn(state, [one.owner for one in left])[0]  # SW-MUL-15
    waiting = [one for one in left if one.owner == seat]
    placements = yield from ask(Deploy(state, waiting))
    for put in placements:
        place(state.combatants[put.figure], put.x, put.y, 0)
    first = state.combatants[placements[0].figure]
    state.placing[first.band].remove(first.troop)
    state.picker = seat + 1
    yield Deployed(seat, [put.to_json() for put in placements])
    next_option(state)
    if state.stage == STRATEGY:
        yield from update_pools(state)  # SW-TRN-15


def next_option(state: State) -> None:
    """SW-DEP-02, SW-DEP-03: whose turn it is to deploy."""
    other = 1 - state.side
    state.batch -= 1
    if not left_to(state, other):
        if left_to(state, state.side):
            return
        state.stage = STRATEGY
        state.side = state.first  # SW-ACT-19
        state.batch = 0
    elif state.batch <= 0 or not left_to(state, state.side):
        state.side = other
        state.batch = batch_of(state, other)


# -- where --------------------------------------------------------------------------------------------


def zone_of(state: State, side: int) -> Field:
    """SW-MIS-05, SW-MIS-06: the zone of a side, over the full width."""
    strip = mission_of(state).zones[state.edges[side]]
    depth = state.options.depth
    return Field(0, stretched(strip.low, depth), state.options.width, stretched(strip.high, depth))


def place_refused(state: State, one: Combatant, at: Point, taken: list[Shape]) -> Refusal | None:
    """SW-DEP-06: why a base may not be placed somewhere; ``taken`` are bases already put beside it."""
    args: dict[str, Json] = {"combatant": one.id, "place": pair(at)}
    radius: i64 = one.walker.radius
    if not zone_of(state, one.side).holds(at.x, at.y, radius, 0):
        return Refusal("spherewars.deploy.outside_zone", "SW-DEP-06", args)
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
            refusal = place_refused(self.state, one, point, taken)
            if refusal is not None:
                return refusal
            found.append(Placement(one.id, point.x, point.y, 0))
            taken.append(disc_at(one, point))
        figures = sorted([put.figure for put in found])
        if figures != sorted(self.group_of(self.state.combatants[found[0].figure])):
            return Refusal("spherewars.deploy.one_option", "SW-DEP-04", {"combatants": list[Json](figures)})
        return found

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
        return found

    def row(self, members: list[int], across: int, depth: int) -> Placements:
        """Members side by side, ``across`` sixteenths from the left and ``depth`` quarters from the front."""
        zone = zone_of(self.state, self.state.combatants[members[0]].side)
        front_is_high = zone.low == 0
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
            if place_refused(self.state, one, at, taken) is None:
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
            if place_refused(self.state, one, at, taken) is None:
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
