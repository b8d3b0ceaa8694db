"""What may come of a turn: the positions that are foreseen are those to which the rules lead."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.agents.greedy import Greedy
from dicefront.games.chessboard.opponent.knowledge import EVALUATION
from dicefront.games.chessboard.opponent.prospects import all_turns, likely_turns, outcomes_of
from dicefront.games.chessboard.opponent.turns import ACTIVATE
from dicefront.games.chessboard.rules.odds import attack_odds
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import child_seed
from dicefront.kernel.game import game
from dicefront.kernel.seat import Seat
from dicefront.parts.opponent.evaluation import CERTAIN, Line

MATCHES = [
    {"points": 30},
    {"scenario": "infiltrate", "points": 30},
    {"scenario": "retrieve", "points": 30},
    {"scenario": "retrieve", "pickup": "free", "army_mode": "free"},
    {"scenario": "survival", "points": 50},
]


def seen(state: object) -> tuple[Any, ...]:
    """All of a position that a turn may change, but for re-rolls that were used."""
    assert isinstance(state, ChessState)
    minis = [(mini.space, mini.ready, mini.armor) for mini in state.minis]
    return (*minis, state.turn, state.round, state.quiet, state.marker, state.carrier)


@pytest.mark.parametrize("options", MATCHES)
def test_a_match_goes_on_in_a_position_that_was_foreseen(options: Any) -> None:
    found = 0
    for seed in range(3):
        table = game("chessboard").table(options, seed=child_seed(11, seed))
        players = [Greedy(EVALUATION, seat) for seat in range(2)]
        foreseen: list[tuple[Any, ...]] = []
        while table.pending:
            question = table.pending[0]
            state: Any = table.state
            if question.kind == ACTIVATE:
                assert not foreseen or seen(state) in foreseen
                found += bool(foreseen)
                line = EVALUATION.best_line(state, question)
                foreseen = [seen(outcome.state) for outcome in outcomes_of(state, line)]
            table.answer(question.player, players[question.player].answer(Seat(table, question.player)))
    assert found > 10


def strike(state: ChessState, by: str, at: str) -> Line:
    mini, target = mini_at(state, by), mini_at(state, at)
    for line in all_turns(state, mini.owner):
        if line.answers == [mini.id, s(by), ["melee", target.id]]:
            return line
    raise AssertionError(f"{by} cannot strike at {at}")


@pytest.mark.rule("CB-SEQ-16", "CB-SEQ-22")
@pytest.mark.parametrize(("own", "foe"), [("d8", "d4"), ("d6", "d10"), ("d4", "d12 armor")])
def test_an_attack_succeeds_as_often_as_the_rules_say(own: str, foe: str) -> None:
    state = position(south={"d4": own, "a1": "d6"}, north={"d5": foe, "h8": "d4"})
    attacker, target = mini_at(state, "d4"), mini_at(state, "d5")
    odds = attack_odds(state, attacker, target, "melee")
    hurt = 0.0
    for outcome in outcomes_of(state, strike(state, "d4", "d5")):
        after = outcome.state
        assert isinstance(after, ChessState)
        struck = after.minis[target.id]
        if (struck.space, struck.armor) != (target.space, target.armor):
            hurt += outcome.chance
    assert hurt == pytest.approx(float(odds.armor + odds.defeat), abs=1 / CERTAIN)


@pytest.mark.rule("CB-RND-01", "CB-RND-02")
def test_after_the_last_turn_of_a_round_initiative_falls_by_the_best_dice() -> None:
    state = position(south={"d4": "d8"}, north={"h8": "d4 spent"})
    line = all_turns(state, SOUTH)[-1]
    assert line.answers[2] is None
    chances = {NORTH: 0.0, SOUTH: 0.0}
    for outcome in outcomes_of(state, line):
        after = outcome.state
        assert isinstance(after, ChessState)
        chances[after.turn] += outcome.chance
    wins = sum(own > other for own in range(1, 9) for other in range(1, 5))
    losses = sum(own < other for own in range(1, 9) for other in range(1, 5))
    assert chances[SOUTH] == pytest.approx(wins / (wins + losses))
    assert chances[NORTH] == pytest.approx(losses / (wins + losses))


def test_turns_from_afar_are_the_best_few_of_all() -> None:
    state = position(south={"b2": "d8", "e2": "d8", "g2": "d6"}, north={"d5": "d6", "f5": "d6"})
    every, few = all_turns(state, SOUTH), likely_turns(state, SOUTH)
    assert len(few) == 12
    assert few[0].answers == every[0].answers
    assert max(sum(line.answers[0] == mini for line in few) for mini in range(3)) == 4
    assert {line.answers[0] for line in every} == {0, 1, 2}
