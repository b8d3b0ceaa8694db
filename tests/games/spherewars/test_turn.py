"""TRN: a turn, step list T."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.playing import (
    BrilliantStrategy,
    LeaderRolled,
    RoundBegun,
    TurnBegun,
    Updated,
)
from dicefront.games.spherewars.rules.state import ROUND, STRATEGY, UPDATE, State
from dicefront.games.spherewars.rules.turn import begin_round, dice_of_band, end_round, strategy, updating
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.effects import ROUND as THIS_ROUND
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.testing import play_out
from tests.games.spherewars.profiles import HERO, PLAIN, TIR_ABE


def between_turns(*others: Any) -> State:
    """Two sides before the strategic roll of the second turn; side 0 had the first round of the first."""
    state = position(one(0, PLAIN, (10, 10)), one(1, PLAIN, (30, 30)), *others)
    state.activation = None
    state.stage = STRATEGY
    return state


@pytest.mark.rule("SW-TRN-03", "SW-TRN-06", "SW-TRN-01", "SW-DIC-12")
@pytest.mark.parametrize("chosen", [0, 1])
def test_the_winner_of_the_strategic_roll_chooses_who_begins(chosen: int) -> None:
    state = between_turns()
    played = play_out(strategy(state), [(1, chosen)], [3, 5])
    assert [(event.player, event.faces) for event in played.told(LeaderRolled)] == [(0, [3]), (1, [5])]
    assert played.told(TurnBegun)[0].players == [chosen]
    assert played.told(RoundBegun)[0].players == [chosen]
    assert (state.turn, state.first, state.side, state.stage) == (2, chosen, chosen, ROUND)


@pytest.mark.rule("SW-TRN-03", "SW-TRN-04", "SW-ATT-03")
def test_leaders_roll_their_command() -> None:
    state = between_turns(one(0, HERO, (12, 10)))
    assert dice_of_band(state, state.bands[0]) == 3
    assert dice_of_band(state, state.bands[1]) == 1
    state.combatants[2].flight = 1
    assert dice_of_band(state, state.bands[0]) == 1
    state.combatants[2].where = 2
    assert dice_of_band(state, state.bands[0]) == 1


@pytest.mark.rule("SW-TRN-05", "SW-DIC-10")
def test_a_tied_roll_is_repeated_in_full() -> None:
    state = between_turns(one(0, TIR_ABE, (12, 10)), one(1, TIR_ABE, (32, 30)))
    played = play_out(strategy(state), [(0, 0)], [5, 3, 2, 2, 5, 3, 6, 1, 1, 5, 5, 5])
    assert len(played.told(LeaderRolled)) == 4


@pytest.mark.rule("SW-TRN-07", "SW-TRN-08", "SW-ACT-19")
def test_one_side_may_have_two_rounds_in_a_row() -> None:
    state = between_turns()
    play_out(strategy(state), [(1, 1)], [1, 6])
    play_out(end_round(state))
    assert (state.side, state.stage) == (0, ROUND)
    play_out(end_round(state))
    assert state.stage == UPDATE
    play_out(updating(state))
    assert state.side == 1  # it counts as active until the next roll
    play_out(strategy(state), [(0, 0)], [2, 6])
    assert state.side == 0


@pytest.mark.rule("SW-TRN-13", "SW-FAT-05", "SW-TRN-14")
def test_updating_takes_fatigue_and_what_lasted_for_the_turn() -> None:
    state = between_turns()
    tired = state.combatants[0]
    tired.fatigue = 3
    tired.bear("stunned", "next_activation")
    tired.bear("potion", THIS_TURN)
    played = play_out(updating(state))
    assert tired.fatigue == 0
    assert [effect.id for effect in tired.effects.all] == ["stunned"]
    assert played.told(Updated)[0].turn == 1


@pytest.mark.rule("SW-DEF-16", "SW-TRN-09")
def test_a_side_gets_its_areas_and_activations_back_in_its_own_round() -> None:
    state = between_turns()
    for each in state.combatants:
        each.area_lost = each.activated = True
    play_out(begin_round(state, 1))
    assert [(each.area_lost, each.activated) for each in state.combatants] == [(True, True), (False, False)]


def test_effects_of_the_round_end_with_it() -> None:
    state = between_turns()
    state.combatants[0].bear("brew", THIS_ROUND)
    play_out(end_round(state))
    assert state.combatants[0].effects.all == []


@pytest.mark.rule("SW-CRI-03", "SW-TRN-16", "SW-CRI-04")
def test_two_spheres_in_the_strategic_roll_are_an_extra_order() -> None:
    state = between_turns(one(0, TIR_ABE, (12, 10)), one(1, TIR_ABE, (32, 30)))
    dice = [6, 6, 1, 6, 6, 1, 6, 6, 6, 6, 6, 2]  # the tie counts for nothing
    played = play_out(strategy(state), [(0, 0)], dice)
    assert [(event.player, event.orders) for event in played.told(BrilliantStrategy)] == [(0, 2), (1, 1)]
    assert [band.extra_orders for band in state.bands] == [2, 1]


@pytest.mark.rule("SW-TRN-11", "SW-ORD-01", "SW-ORD-19", "SW-TRN-16")
def test_updating_refills_the_orders() -> None:
    state = between_turns(one(0, TIR_ABE, (12, 10)))
    state.bands[0].extra_orders = 2
    play_out(updating(state))
    assert [(band.orders, band.extra_orders) for band in state.bands] == [(3, 0), (0, 0)]


@pytest.mark.rule("SW-ORD-09", "SW-STA-16")
@pytest.mark.parametrize("how", ["fleeing", "paralysed"])
def test_spent_orders_do_not_come_back_while_the_leader_is_not_himself(how: str) -> None:
    state = between_turns(one(0, TIR_ABE, (12, 10)))
    state.bands[0].orders = 1
    leader = state.combatants[2]
    if how == "fleeing":
        leader.flight = 1
    else:
        leader.bear("paralysed", "next_activation")
    play_out(updating(state))
    assert state.bands[0].orders == 1
    leader.where = 2
    play_out(updating(state))
    assert state.bands[0].orders == 0


@pytest.mark.rule("SW-ORD-13")
def test_in_every_round_everybody_may_receive_an_order_again() -> None:
    state = between_turns()
    for side in (0, 1):
        for combatant in state.combatants:
            combatant.ordered = True
            combatant.heard = ["relocate"]
        play_out(begin_round(state, side))
        assert [(combatant.ordered, combatant.heard) for combatant in state.combatants] == [(False, [])] * 2
