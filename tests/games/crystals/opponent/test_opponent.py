"""The computer players of Crystals: legal, reproducible, and sensible in small positions."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.agents.greedy import Greedy
from dicefront.agents.search import Search
from dicefront.games.crystals import GAME
from dicefront.games.crystals.opponent.knowledge import EVALUATION, judged_moves
from dicefront.games.crystals.opponent.standing import hits_on, shares
from dicefront.games.crystals.opponent.turns import before_the_roll, outcomes
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, position
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.testing import option_sets


def played(agents: list[Agent], options: dict[str, Any], seed: int, decisions: int) -> list[object]:
    """The first answers of a match; the table refuses any that is illegal."""
    table = GAME.table(options, seed=seed)
    seats: list[Seat[Any]] = [Seat(table, seat) for seat in range(len(agents))]
    answers: list[object] = []
    while table.pending and len(answers) < decisions:
        player = table.pending[0].player
        answer = agents[player].answer(seats[player])
        assert answer in table.pending[0].options()
        table.answer(player, answer)
        answers.append(answer)
    return answers


def best(state: State, face: int) -> str:
    """Whom the evaluation moves with this roll."""
    return named(judged_moves(rolled(state, face), legal_movers(state, state.player, face))[0][1])


def rolled(state: State, face: int) -> State:
    state.face = face
    return state


def named(number: int) -> str:
    return f"{number // 4 + 1}{'SRMT'[number % 4]}"


@pytest.mark.parametrize(("number", "options"), list(enumerate(option_sets(GAME, 18))))
def test_answers_are_legal_whatever_the_options(number: int, options: dict[str, Any]) -> None:
    seats = GAME.seats(GAME.complete_options(options))
    agents = [
        Greedy(EVALUATION, seat) if seat else Search(EVALUATION, child_seed(number, seat), nodes=40)
        for seat in range(seats)
    ]
    assert played(list(agents), options, number, 60)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_with_nodes_always_answers_the_same(players: int) -> None:
    runs = [
        played([Search(EVALUATION, 7, nodes=120) for _ in range(players)], {"players": players}, 3, 30)
        for _ in range(2)
    ]
    assert runs[0] == runs[1]


def test_a_crystal_is_taken() -> None:
    assert best(position({"1S": 30, "1R": 10, "2M": 20}), 3) == "1S"


def test_a_kill_is_better_than_none() -> None:
    assert best(position({"1S": 5, "1M": 6, "2M": 8, "2S": 1}), 3) == "1S"


def test_who_is_in_danger_flees() -> None:
    assert best(position({"1S": 24, "1M": 6, "2S": 22, "2R": 21}), 5) == "1S"


def test_a_foreign_mine_is_avoided() -> None:
    assert best(position({"1S": 12, "1M": 6, "2R": 30}, mines={14: 2}), 2) == "1M"


def test_a_winning_point_is_taken_before_a_step_ahead() -> None:
    experience = {"1S": 5, "1R": 5, "1M": 5, "1T": 4}
    state = position({"1S": 5, "1R": 20, "2M": 8}, experience=experience)
    assert best(state, 3) == "1S"


def test_shares_of_victory_add_up_and_the_leader_has_most() -> None:
    state = position({"1S": 30, "2S": 18}, crystals=[2, 0])
    found = shares(state)
    assert abs(sum(found) - 1_000_000) <= 2
    assert found[0] > 900_000


def test_evaluation_changes_nothing() -> None:
    state = rolled(position({"1S": 5, "1R": 9, "2S": 8, "2T": 10, "1T": "start"}), 3)
    before = GAME.encode(state)
    judged_moves(state, legal_movers(state, 0, 3))
    assert GAME.encode(state) == before


def test_defence_rolls_come_out_by_their_chances() -> None:
    state = rolled(position({"1S": 5, "2M": 8, "2T": 9}, experience={"2T": 2}), 3)
    weights = {
        after.characters[number_of("2M")].step >= 0: weight
        for weight, after in outcomes(before_the_roll(state), 3, number_of("1S"))
    }
    assert weights[True] * 2 == weights[False]


def test_hits_follow_jumps_and_ranges() -> None:
    state = position({"1A": 1, "2M": 11, "2S": 12})
    faces = hits_on(state)
    assert faces[number_of("2M")] == {0: 1 << 2 | 1 << 4}  # a 4 brings whoever is spawned to the teleport
    assert faces[number_of("2S")] == {0: 1 << 2}


def test_a_seat_that_left_has_no_share() -> None:
    table = GAME.table({"players": 3}, seed=1)
    while table.state.stage != 3:
        question = table.pending[0]
        table.answer(question.player, question.options()[Draw(1).below(2)])
    table.resign(2)
    assert shares(table.state)[2] == 0
