"""DEP-07, ABI-39 to ABI-44: infiltrators are deployed after everybody else."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.deployment import begin_game, leader_on_list, put_down, waiting_of
from dicefront.games.spherewars.rules.dice import WON, compare, throw_until_won
from dicefront.games.spherewars.rules.events.setup import Deployed, InfiltratorsBegin
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.moments import deploys_last
from dicefront.games.spherewars.rules.options import INCH, SIDES, TOL
from dicefront.games.spherewars.rules.placing import Deploy, disc_at, place_refused, room_refused
from dicefront.games.spherewars.rules.sides import WhichSide, speaker_of
from dicefront.games.spherewars.rules.sight import sees_from
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, mission_of
from dicefront.games.spherewars.rules.ways import body_at, pair
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PLACE_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.battle import on_table
from dicefront.skirmish.placing import Placement, Placements
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.sight import OPEN

SEEN: Final = 15 * INCH
UNSEEN: Final = 12 * INCH
"""SW-ABI-40: the least gap to the nearest enemy, with full sight of the place or without."""
GRID: Final = 2 * INCH
FAR_AWAY: Final = 1_000_000


def infiltrate(state: State) -> Steps[None]:
    """SW-DEP-07, SW-ABI-42: the infiltrators of each band are placed in one go; then the game begins."""
    sides = [side for side in range(SIDES) if waiting_of(state, side)]
    if len(sides) == SIDES:
        first = yield from who_is_first(state)
        sides = [first, 1 - first]
    for side in sides:
        for number, band in enumerate(state.bands):
            waiting = [one for one in waiting_of(state, side) if one.band == number]
            if waiting:
                placements = yield from ask(Infiltrate(state, waiting))
                put_down(state, placements)
                yield Deployed(band.seat, [put.to_json() for put in placements])
    yield from begin_game(state)


def who_is_first(state: State) -> Steps[int]:
    """SW-ABI-43: one die each, two with an infiltrator for a leader; the winner decides who is first."""
    order = [state.side, 1 - state.side]
    counts = [infiltration_dice(state, side) for side in order]
    players = [speaker_of(state, side) for side in order]
    hands = yield from throw_until_won(counts, "infiltration", "SW-ABI-43", players)
    winner = order[0] if compare(hands[0].faces, hands[1].faces) == WON else order[1]
    seat = speaker_of(state, winner)
    kind = "spherewars.deploy.infiltrators_first"
    first = yield from ask(WhichSide(state, seat, kind, "SW-ABI-43", [1 - winner, winner]))
    yield InfiltratorsBegin(seats_of_side(state, first))
    return first


def infiltration_dice(state: State, side: int) -> int:
    """SW-ABI-43: how many dice a side rolls."""
    leaders = [leader_on_list(state, band.leader) for band in state.bands if band.side == side]
    return 2 if any(one is not None and deploys_last(state, one) for one in leaders) else 1


def spot_refused(state: State, one: Combatant, at: Point, taken: list[Shape]) -> Refusal | None:
    """SW-ABI-39, SW-ABI-40: its own zone is always good; elsewhere the nearest enemy must be far away."""
    if place_refused(state, one, at, taken) is None:
        return None
    refusal = room_refused(state, one, at, taken)
    if refusal is not None:
        return refusal
    distance, nearest = nearest_enemies(state, one, at)
    if distance >= SEEN - TOL:
        return None
    body = body_at(one, at)
    if distance >= UNSEEN - TOL and all(
        sees_from(state, other, other.body, one, body) != OPEN for other in nearest
    ):
        return None
    args: dict[str, Json] = {"combatant": one.id, "place": pair(at)}
    return Refusal("spherewars.deploy.found_out", "SW-ABI-40", args)


def nearest_enemies(state: State, one: Combatant, at: Point) -> tuple[int, list[Combatant]]:
    """How far the nearest enemies are from a place, and who they are."""
    distance = FAR_AWAY
    nearest: list[Combatant] = []
    for other in on_table(state):
        if is_enemy(one, other):
            far = int(gap_of_disc(at.x, at.y, one.walker.radius, other.body.shape))
            if far < distance:
                distance, nearest = far, [other]
            elif far == distance:
                nearest.append(other)
    return distance, nearest


class Infiltrate(Deploy):
    """SW-ABI-41, SW-ABI-42: all infiltrators of a band, each at its own spot or in the own zone."""

    def __init__(self, state: State, waiting: list[Combatant]) -> None:
        super().__init__(state, waiting)
        self.kind = "spherewars.deploy.infiltrate"
        self.rule = "SW-ABI-39"

    def group_of(self, one: Combatant) -> list[int]:
        return [other.id for other in self.waiting]

    def refused(self, one: Combatant, at: Point, taken: list[Shape]) -> Refusal | None:
        return spot_refused(self.state, one, at, taken)

    def is_free(self, one: Combatant, at: Point, taken: list[Shape]) -> bool:
        """SW-ABI-40 holds for those as well whose zone has no room."""
        return spot_refused(self.state, one, at, taken) is None

    def gesture(self) -> Gesture:
        items: list[Json] = [one.id for one in self.waiting]
        return Gesture(PLACE_SEVERAL, items, len(items), len(items), of=[PIECE])

    def candidates(self) -> list[Placements]:
        """In the own zone, or as near as may be to the objects and to places along the middle line."""
        found = [placed for placed in super().candidates() if placed]
        options = self.state.options
        anchors = [Point(options.width * part // 4, options.depth // 2) for part in (1, 2, 3)]
        for thing in self.state.space.things[: len(mission_of(self.state).objects)]:
            anchors.append(Point(thing.shape.x, thing.shape.y))
        for anchor in anchors:
            placed = self.around(anchor)
            if placed:
                found.append(placed)
        return found

    def around(self, anchor: Point) -> Placements:
        """All of them as near to a place as they may be."""
        options = self.state.options
        spots = [
            Point(x, y) for y in range(INCH, options.depth, GRID) for x in range(INCH, options.width, GRID)
        ]
        spots.sort(key=lambda spot: square(spot.x, spot.y, anchor.x, anchor.y))
        found: Placements = []
        taken: list[Shape] = []
        for one in self.waiting:
            at = next((spot for spot in spots if self.refused(one, spot, taken) is None), None)
            if at is None:
                return []
            found.append(Placement(one.id, at.x, at.y, 0))
            taken.append(disc_at(one, at))
        return found
