"""MUL: the two sides and their seats: who speaks for whom, who knows what, which table edge is theirs."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.leadership import leader_of, seats_of_side
from dicefront.games.spherewars.rules.options import SIDES, Options, side_of
from dicefront.games.spherewars.rules.state import BUILD_BANDS, DEAD, FLED, Combatant, State
from dicefront.kernel.gesture import PICK_PIECE, Gesture
from dicefront.kernel.ids import NOBODY, Json, PlayerId, RuleId
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Note, Sign

NEAR: Final = 0
FAR: Final = 1
"""Table edges: y = 0, and the opposite one (SW-MIS-04)."""
STRATEGIST: Final = "strategist"


# -- who speaks ---------------------------------------------------------------------------------------


def note_speakers(state: State, shown: list[list[int]]) -> None:
    """SW-MUL-18: the seat whose leader showed the best die chooses for its side; ``shown`` are dice by band.

    Of equal dice the next best decide, then the order of the bands.
    """
    for side in range(SIDES):
        best: list[int] = []
        for number, faces in enumerate(shown):
            ordered = sorted(faces, reverse=True)
            if state.bands[number].side == side and ordered > best:
                best = ordered
                state.speakers[side] = state.bands[number].seat


def speaker_of(state: State, side: int) -> PlayerId:
    """SW-MUL-18: who chooses for a side; another player of the side if that one has left."""
    speaker = state.speakers[side]
    if state.gone[speaker]:
        for seat in seats_of_side(state, side):
            if not state.gone[seat]:
                return seat
    return speaker


def dispeller(state: State, caster: Combatant, target: Combatant | None) -> PlayerId:
    """SW-MUL-21: who bets on dispelling a spell: the owner of a target of the other side than the caster's.

    If it has no target of that side, who speaks for it.
    """
    against = 1 - caster.side
    return target.owner if target is not None and target.side == against else speaker_of(state, against)


def seats_in_turn(state: State, owners: list[PlayerId]) -> list[PlayerId]:
    """SW-MUL-04: those of the side on turn who own something, in seat order from the one who is next."""
    seats = [seat for seat in seats_of_side(state, state.side) if seat in owners]
    return [seat for seat in seats if seat >= state.picker] + [seat for seat in seats if seat < state.picker]


# -- what is known, and what counts -------------------------------------------------------------------


def knows(state: State, seat: PlayerId, band: int) -> bool:
    """SW-MUL-03: a player knows all about the own bands, and about those of allies once all are final."""
    if state.stage == BUILD_BANDS:
        return state.options.seat_of_band(band) == seat
    return state.bands[band].side == side_of(seat)


def leaders_dead(state: State, side: int) -> bool:
    """SW-MUL-08, SW-MIS-16: whether a side had leaders and all of them are dead or have left the table."""
    leaders = [
        state.combatants[band.leader] for band in state.bands if band.side == side and band.leader != NOBODY
    ]
    return bool(leaders) and all(leader.where in (DEAD, FLED) for leader in leaders)


def points_of_side(options: Options) -> int:
    """SW-MUL-17: the points at stake on each side, which name the column of the glory chart."""
    return options.points * (options.bands // SIDES)


def strategists(state: State, side: int) -> int:
    """SW-MUL-06: how many leaders of a side are Strategists and can lead."""
    leaders = [leader_of(state, band) for band in state.bands if band.side == side]
    return len([one for one in leaders if one is not None and not one.fleeing and is_strategist(one)])


def is_strategist(leader: Combatant) -> bool:
    return STRATEGIST in leader.profile.universal or leader.effects.has(STRATEGIST)


# -- questions ----------------------------------------------------------------------------------------


ORDER_FIRST: Final = -1
"""A2: the answer of who gives an order before he activates anybody (SW-ORD-24)."""


class Activate(Choose[int | None]):
    """A2: whom to activate; nobody means that an ally may be first (SW-MUL-04)."""

    def __init__(self, player: PlayerId, choices: list[int | None], ordering: bool = False) -> None:
        if ordering:
            choices.append(ORDER_FIRST)
        super().__init__(player, "spherewars.turn.activate", "SW-ACT-01", choices, hand=PICK_PIECE)

    def gesture(self) -> Gesture:
        items: list[Json] = [one for one in self.options() if one is not None and one != ORDER_FIRST]
        return Gesture(PICK_PIECE, items, optional=None in self.options())

    def show(self, value: int | None) -> Sign:
        if value == ORDER_FIRST:
            return Sign(note=Note("spherewars.show.give_order"))
        return Sign(note=Note("spherewars.show.yield")) if value is None else super().show(value)


class WhichSide(Choose[int]):
    """Which of the sides is first; the signs name its players."""

    def __init__(self, state: State, player: PlayerId, kind: str, rule: RuleId, sides: list[int]) -> None:
        super().__init__(player, kind, rule, sides)
        self.state = state

    def show(self, value: int) -> Sign:
        players: list[Json] = list[Json](seats_of_side(self.state, value))
        return Sign(note=Note("spherewars.show.first", {"players": players}))


class WhichEdge(Choose[int]):
    """SW-DEP-01: the near or the far edge of the table."""

    def __init__(self, player: PlayerId) -> None:
        super().__init__(player, "spherewars.deploy.edge", "SW-DEP-01", [NEAR, FAR])

    def show(self, value: int) -> Sign:
        return Sign(note=Note("spherewars.show.edge", {"near": value == NEAR}))
