"""TRN: a turn, step list T."""

from __future__ import annotations

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.dice import TIED, WON, compare, throw_both
from dicefront.games.spherewars.rules.events.playing import LeadersRolled, RoundBegun, TurnBegun, Updated
from dicefront.games.spherewars.rules.state import (
    ROUND,
    STRATEGY,
    UPDATE,
    Band,
    State,
    leader_of,
    seats_of_side,
)
from dicefront.games.spherewars.rules.subjects import COM
from dicefront.kernel.effects import ROUND as THIS_ROUND
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.ids import RuleId
from dicefront.kernel.procedure import Steps, choose


def strategy(state: State) -> Steps[None]:
    """T1 to T4: the strategic roll, and who has the first round."""
    winner = yield from roll_of_leaders(state, "strategy", "SW-TRN-03")  # T2
    own = seats_of_side(state, winner)[0]
    first = yield from choose(
        own, "spherewars.turn.first_round", "SW-TRN-06", [winner, 1 - winner], names="first_round"
    )  # T4
    state.turn += 1
    state.first = first
    yield TurnBegun(state.turn, seats_of_side(state, first))
    yield from begin_round(state, first)


def roll_of_leaders(state: State, purpose: str, rule: RuleId) -> Steps[int]:
    """The side that wins an opposed roll of the leaders; a tie is rolled again (SW-DIC-10, SW-TRN-05)."""
    order = [state.side, 1 - state.side]  # SW-DIC-12
    counts = [leaders_dice(state, side) for side in order]
    players = [seats_of_side(state, side)[0] for side in order]
    while True:
        hands = yield from throw_both(counts, purpose, rule, players)
        for place in range(len(order)):
            yield LeadersRolled(seats_of_side(state, order[place]), hands[place].faces)
        result = compare(hands[0].faces, hands[1].faces)
        if result != TIED:
            return order[0] if result == WON else order[1]


def leaders_dice(state: State, side: int) -> int:
    """SW-TRN-03, SW-MUL-05: the dice of a side's leaders together."""
    return sum([dice_of_band(state, band) for band in state.bands if band.side == side])


def dice_of_band(state: State, band: Band) -> int:
    """SW-TRN-03, SW-TRN-04: COM of the leader; one die if he is dead, fleeing or was never there."""
    leader = leader_of(state, band)
    return 1 if leader is None or leader.fleeing else value(state, leader, COM)


def begin_round(state: State, side: int) -> Steps[None]:
    """T5: lost defence areas return (SW-DEF-16)."""
    state.stage = ROUND
    state.side = side
    for one in state.combatants:
        if one.side == side:
            one.area_lost = False
            one.activated = False
    yield RoundBegun(state.turn, seats_of_side(state, side))


def end_round(state: State) -> Steps[None]:
    """T7, T8: effects of the round end; the other side has its round, or the turn is over."""
    for one in state.combatants:
        one.effects = one.effects.after(THIS_ROUND)
    if state.side == state.first:
        yield from begin_round(state, 1 - state.side)
    else:
        state.stage = UPDATE


def update(state: State) -> Steps[None]:
    """T9, T10: fatigue goes (SW-TRN-13), and what lasted for the turn ends."""
    for one in state.combatants:
        one.fatigue = 0
        one.effects = one.effects.after(THIS_TURN)
    state.stage = STRATEGY
    state.side = state.first  # SW-ACT-19
    yield Updated(state.turn)
