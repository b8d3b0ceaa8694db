"""LDR and abilities of Leaders: a Leader that moves apart, Reckon, and a General who spreads it."""

from __future__ import annotations

import pytest

from dicefront.games.home_raiders.rules.activation import take_action
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.deployment import reckon
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.state import RECKON, State
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.games.home_raiders.scenes import card, go, hero, position, unit, where
from dicefront.kernel.testing import offered, play_out, refusal_of
from tests.games.home_raiders.moves import points
from tests.games.home_raiders.test_shooting import BLANK, archer

LEADER = card("leader", movement=6)


def led(leader: Card = LEADER) -> State:
    """A Unit of two archers whose Leader may do something else, and an enemy in sight."""
    return position(
        unit(0, archer(), (5, 5), (6.5, 5), leader=(leader, (8, 5))), hero(1, card("hero"), (9, 12))
    )


@pytest.mark.rule("HR-LDR-04", "HR-LDR-09")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_leader_that_moves_apart_stays_in_formation(when: str) -> None:
    declared = {"troop": 0, "action": "shoot", "apart": [[2, "move", when]]}
    near, far = [go(2, (10, 5))], [go(2, (12.5, 5))]
    shots = [(0, {"shooter": 0, "at": 1}), (1, False), (0, None)]
    moved = [(0, near)]
    state = led()
    answers = [(0, declared), *([*moved, *shots] if when == "before" else [*shots, *moved])]
    played = play_out(take_action(state), answers, [BLANK] * 4)
    (orders,) = [question for question in played.questions if isinstance(question, GiveOrders)]
    assert where(state.characters[2])[0] == 10.0
    assert in_formation(state, state.troops[0])
    assert refusal_of(orders, far).reason == "home_raiders.formation.broken"


def reckoning(*abilities: str, kind: Card | None = None) -> State:
    """A Unit led with Reckon, and another Unit and a Hero of the same player."""
    guide = card("leader", movement=6, abilities=["reckon", *abilities])
    state = position(
        unit(0, kind or card(), (5, 5), leader=(guide, (7, 5))),
        unit(0, card(), (14, 5)),
        hero(0, card("hero"), (18, 5)),
        hero(1, card("hero"), (11, 12)),
    )
    state.stage, state.acting, state.player = RECKON, [], 0
    return state


@pytest.mark.rule("HR-ALD-14", "HR-ALD-06", "HR-SQD-12")
def test_a_general_gives_the_free_move_of_reckon_to_the_whole_team() -> None:
    state = reckoning("general")
    for troop, move in ((0, go(1, (8, 5))), (1, go(2, (14, 7))), (2, go(3, (18, 7)))):
        played = play_out(reckon(state), [(0, troop), (0, [move])])
        assert played.kinds == ["home_raiders.setup.reckon", "home_raiders.move.path"]
    assert play_out(reckon(state)).kinds == []


@pytest.mark.rule("HR-ALD-06", "HR-ALD-15")
def test_without_a_general_only_the_unit_of_the_leader_moves() -> None:
    state = reckoning()
    played = play_out(reckon(state), [(0, None)])
    assert offered(played.questions[0]) == [0, None]


@pytest.mark.rule("HR-ALD-06", "HR-AMV-11")
def test_the_free_move_of_reckon_allows_no_running_shot() -> None:
    """It is no action, so there is no second one to give up for the shot."""
    runner = archer(abilities=["running-shot"])
    state = reckoning(kind=runner)
    state.troops[0].actions = 2  # whatever is left over from somewhere
    played = play_out(reckon(state), [(0, 0), (0, [])])
    orders = played.questions[1]
    shooting = [[0, points((5, 6)), "shoot"]]
    assert refusal_of(orders, shooting).rule == "HR-AMV-11"
    assert orders.check([[0, points((5, 6))]]) is None
