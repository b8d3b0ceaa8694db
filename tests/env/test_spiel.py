"""The games in OpenSpiel: its own tests, chance nodes, copies, and a search that plays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from dicefront.env.spiel import register_games
from dicefront.kernel.game import game_ids

GAMES = sorted(game_ids())
BOARDS = ["chessboard", "crystals"]


@pytest.fixture(scope="module", autouse=True)
def registered() -> list[str]:
    return register_games()


def load(name: str, **given: Any) -> Any:
    return pyspiel.load_game(f"dicefront_{name}", given)


def fall(state: Any, random: np.random.RandomState) -> None:
    """Throw one die."""
    faces, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(random.choice(faces, p=chances)))


def played(state: Any, count: int, seed: int) -> Any:
    """The state after so many decisions at random."""
    random = np.random.RandomState(seed)
    while count and not state.is_terminal():
        if state.is_chance_node():
            fall(state, random)
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            count -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_test_of_openspiel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    limit = 60 if name in BOARDS else 15
    pyspiel.random_sim_test(load(name, limit=limit), num_sims=1, serialize=True, verbose=False)


def test_all_games_are_registered_once(registered: list[str]) -> None:
    assert registered == [f"dicefront_{name}" for name in game_ids()]
    assert register_games() == registered
    assert set(registered) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", BOARDS)
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = played(load(name).new_initial_state(), 25, 1)
    before = str(state)
    copy = state.clone()
    assert str(copy) == before
    assert copy.legal_actions() == state.legal_actions()
    played(copy, 10, 2)
    assert str(state) == before != str(copy)


def test_a_copy_may_be_made_while_a_die_falls() -> None:
    state = load("crystals").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(0)
    sides = len(state.chance_outcomes())
    assert sides == 6
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    after = []
    for face in (0, 5):
        copy = state.clone()
        assert copy.is_chance_node()
        copy.apply_action(face)
        after.append(str(played(copy, 6, 3)))
    assert after[0] != after[1]


def test_the_same_actions_lead_to_the_same_state() -> None:
    spiel = load("chessboard", options='{"preset": "first_game"}')
    state = played(spiel.new_initial_state(), 60, 5)
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert list(again.observation_tensor(0)) == list(state.observation_tensor(0))


def test_a_player_sees_nothing_of_a_sealed_answer() -> None:
    seen = set()
    for action in (0, 1):
        state = load("crystals").new_initial_state()
        assert state.current_player() == 0
        state.apply_action(action)
        assert state.current_player() == 1
        seen.add((state.observation_string(1), tuple(state.observation_tensor(1))))
    assert len(seen) == 1


def test_pages_and_parameters() -> None:
    spiel = load("chessboard", slots=5, limit=40)
    assert spiel.num_distinct_actions() == 5
    state = spiel.new_initial_state()
    assert state.legal_actions() == [0, 1, 2, 3, 4]
    assert state.action_to_string(0, 4) == "next page"
    before = state.action_to_string(0, 0)
    state.apply_action(4)
    assert state.current_player() == 0
    assert state.action_to_string(0, 0) != before
    for _ in range(3):
        state.apply_action(4)
    assert state.action_to_string(0, 0) == before
    assert played(state, 100, 1).is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert load("crystals", seats=4).num_players() == 4


def match_of_mcts(name: str, seat: int, simulations: int, seed: int) -> float:
    """What MCTS wins in a match against random play."""
    spiel = load(name, limit=1000)
    random = np.random.RandomState(seed)
    bot = mcts.MCTSBot(spiel, 2.0, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            fall(state, random)
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return float(state.returns()[seat])


def test_a_search_of_openspiel_chooses_legal_actions() -> None:
    spiel = load("crystals", limit=400)
    random = np.random.RandomState(3)
    bot = mcts.MCTSBot(spiel, 2.0, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = played(spiel.new_initial_state(), 60, 4)
    while state.is_chance_node():
        fall(state, random)
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before, "searching changed the state"


@pytest.mark.long
def test_a_search_of_openspiel_beats_random_play() -> None:
    won = [match_of_mcts("crystals", seed % 2, 20, seed) for seed in range(4)]
    assert sum(won) >= 2, won
