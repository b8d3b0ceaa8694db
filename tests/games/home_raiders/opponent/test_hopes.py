"""What a computer player expects at most: never less than what it finds."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.opponent.hopes import hope_of
from dicefront.games.home_raiders.opponent.knowledge import EVALUATION
from dicefront.games.home_raiders.opponent.moves import gain_of, gains_of, gains_up_to_best
from dicefront.games.home_raiders.opponent.places import Scene
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table


def questions(kind: str, seed: int, count: int) -> list[tuple[Any, Question[Any]]]:
    """Questions of a kind in random play, each with a state of its own."""
    found: list[tuple[Any, Question[Any]]] = []
    table: Table[Any] = game("home_raiders").table(seed=seed)
    draw = Draw(seed)
    while table.pending and len(found) < count:
        question = table.pending[0]
        if question.kind == kind and len(question.options()) > 1:
            twin = table.clone(FastDice(seed))
            found.append((twin.state, twin.pending[0]))
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
    return found


@pytest.mark.parametrize("seed", range(3))
def test_no_movement_gains_more_than_was_hoped_for(seed: int) -> None:
    asked = questions("home_raiders.turn.activate", seed, 3)
    assert asked
    for state, question in asked:
        scene = Scene(state, question.player)
        for option in question.options():
            if isinstance(option, int):
                troop = state.troops[option]
                assert EVALUATION.movement(scene, troop) <= hope_of(scene, troop)


@pytest.mark.parametrize("seed", range(3))
def test_the_best_is_the_same_whether_only_the_best_matters_or_not(seed: int) -> None:
    for kind in ("home_raiders.turn.activate", "home_raiders.turn.action"):
        for state, question in questions(kind, seed, 3):
            options = question.options()
            every = EVALUATION.scores(state, question, options, False)
            best = EVALUATION.scores(state, question, options, True)
            assert best.index(max(best)) == every.index(max(every))
            assert max(best) == max(every)


@pytest.mark.parametrize("seed", range(3))
def test_orders_gain_no_more_than_in_full_view_and_the_best_are_found(seed: int) -> None:
    asked = questions("home_raiders.move.path", seed, 4)
    assert asked
    for state, question in asked:
        assert isinstance(question, GiveOrders)
        scene = Scene(state, question.player)
        offered = question.options()
        gains = gains_of(scene, offered)
        for orders, gain in zip(offered, gains, strict=True):
            assert gain <= gain_of(scene, orders, False)
        thrifty = gains_up_to_best(scene, offered)
        assert thrifty.index(max(thrifty)) == gains.index(max(gains))
        assert max(thrifty) == max(gains)
