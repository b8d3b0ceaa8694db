"""A network learns by self-play: lessons, training, and a file that plays."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.agents.levels import knowledge
from dicefront.lab.engine import SerialEngine, player
from dicefront.lab.lessons import Lesson, Notebook, study
from dicefront.parts.opponent.evaluation import Evaluation
from dicefront.parts.opponent.networkfile import read_network

np: Any = pytest.importorskip("numpy", reason="training needs NumPy: pip install dicefront[learn]")

from dicefront.lab.learning import Recipe, learned, together  # noqa: E402
from dicefront.lab.training import (  # noqa: E402
    Course,
    Material,
    arrays,
    loss,
    material,
    shares_in_whole,
    train,
)
from examples import self_play  # noqa: E402

GAME = "crystals"


def evaluation() -> Evaluation:
    found: Evaluation = knowledge(GAME).EVALUATION
    return found


@pytest.fixture(scope="module")
def found() -> Material:
    batches = [study(player, Lesson(GAME, seed, 20)) for seed in (1, 2)]
    return material(batches, len(evaluation().features))


def silent(_: str) -> None:
    pass


def test_positions_have_shares_that_add_up(found: Material) -> None:
    assert len(found) > 300
    assert found.there.sum(axis=1).min() >= 2
    assert found.there.shape[1] == 4
    for shares in (found.shares, found.judged):
        assert np.abs(shares.sum(axis=1) - 1).max() < 1e-5
        assert (shares[~found.there] == 0).all()
    assert (found.features[~found.there] == 0).all()
    assert set(found.games.tolist()) <= set(range(40))
    assert (np.diff(found.games) >= 0).all()


def test_all_positions_of_a_game_have_its_outcome(found: Material) -> None:
    for number in set(found.games.tolist()):
        assert len({tuple(sorted(row)) for row in found.shares[found.games == number].tolist()}) == 1


def test_the_same_lesson_brings_the_same_positions() -> None:
    assert study(player, Lesson(GAME, 3, 2)) == study(player, Lesson(GAME, 3, 2))


def test_a_game_without_end_is_forgotten() -> None:
    from dicefront.kernel.game import game

    notebook = Notebook(evaluation())
    table = game(GAME).table(seed=1)
    notebook.write(table)
    notebook.drop()
    left = notebook.positions()
    assert (left.sides, left.features, left.shares, left.judged, left.counts) == (b"", b"", b"", b"", b"")


def simple(count: int) -> Material:
    """Positions of two sides, of which the one with more wins more often; the second feature says nothing."""
    draw = np.random.default_rng(5)
    features = draw.integers(0, 9, (count, 2, 2)).astype(np.int32)
    ahead = (features[:, 0, 0] - features[:, 1, 0]).astype(float)
    won = draw.random(count) < 1 / (1 + np.exp(-ahead))
    shares = np.stack([won, ~won], axis=1).astype(np.float32)
    even = np.full((count, 2), 0.5, np.float32)
    return Material(features, np.ones((count, 2), bool), shares, even, np.arange(count))


def test_training_finds_who_wins() -> None:
    positions = simple(4000)
    layers, curve = train(positions, Course((8,), 8, 128, 1e-2), arrays(False), silent)
    assert curve.handmade == pytest.approx(np.log(2), abs=1e-4)
    assert curve.rounds[-1] < 0.45
    assert curve.whole == pytest.approx(min(curve.rounds), abs=0.005)
    ahead = np.array([[[6, 0], [4, 0]], [[4, 8], [4, 0]]], np.int32)
    there = np.ones((2, 2), bool)
    wanted = Material(ahead, there, np.zeros((2, 2)), np.zeros((2, 2)), np.zeros(2))
    shares = shares_in_whole(layers, wanted)
    assert shares[0, 0] == pytest.approx(1 / (1 + np.exp(-2)), abs=0.08)
    assert shares[1, 0] == pytest.approx(0.5, abs=0.08)


def test_what_is_trained_is_what_plays(found: Material) -> None:
    """The loops of play and the arrays of the training give the same shares, and files keep them."""
    recipe = Recipe(GAME, (40,), turns=3, seed=4, course=Course((6, 4), 2, 256))
    told: list[str] = []
    text, curves = learned(recipe, SerialEngine(), arrays(False), told.append)
    network = read_network(text, "here", evaluation().features)
    assert (network.turns, network.width, network.strongest) == (3, evaluation().width, False)
    expected = shares_in_whole(network.layers, found)
    for place in range(0, len(found), 97):
        seen = [found.features[place, side].tolist() for side in np.flatnonzero(found.there[place])]
        assert network.shares(seen) == pytest.approx(expected[place][: len(seen)].tolist(), abs=1e-5)
    assert len(curves) == 1
    assert any(line.startswith("generation 1: 40 games") for line in told)
    again, _ = learned(recipe, SerialEngine(), arrays(False), silent)
    assert again == text


def test_a_second_generation_plays_with_the_network_of_the_first() -> None:
    recipe = Recipe(GAME, (40, 40), answers=4, seed=5, course=Course((4,), 1, 256))
    text, curves = learned(recipe, SerialEngine(), arrays(False), silent)
    assert len(curves) == 2
    trained: list[Any] = [line for line in text.split("\n") if "generation" in line and "games" in line]
    assert len(trained) == 2


def test_games_of_the_last_generation_count_more_and_are_kept_apart() -> None:
    first, last = simple(1000), simple(100)
    both = together([first, last])
    assert len(both) == 1000 + 4 * 95 + 5
    assert (both.games == 0).sum() == 5


def test_a_loss_is_what_it_should_be() -> None:
    there = np.array([[True, True], [True, True]])
    shares = np.array([[1.0, 0.0], [0.5, 0.5]])
    assert loss(np.array([[0.5, 0.5], [0.5, 0.5]]), shares, there) == pytest.approx(np.log(2))
    assert loss(np.array([[1.0, 0.0], [0.5, 0.5]]), shares, there) == pytest.approx(np.log(2) / 2)


def test_the_example_learns_and_plays() -> None:
    assert 0 <= self_play.main(games=40, matches=1, answers=8) <= 1
