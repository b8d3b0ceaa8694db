"""Networks: the whole numbers of play, their files, and a search that judges by one."""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Any

import pytest

from dicefront.agents.greedy import Greedy
from dicefront.agents.levels import HANDMADE, LEARNED, agent, judge_of, knowledge, known_levels, network
from dicefront.agents.search import Search
from dicefront.games.crystals.rules.state import State as CrystalsState
from dicefront.kernel.dice import FastDice
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import State, game, game_ids
from dicefront.kernel.seat import Seat
from dicefront.parts.opponent.evaluation import Evaluation
from dicefront.parts.opponent.judge import Judge, Learned
from dicefront.parts.opponent.network import ONE, Layer, Network
from dicefront.parts.opponent.networkfile import FILE, read_network

GAMES = [found for found in game_ids() if knowledge(found) is not None]
MEGABYTE = 1_000_000
FEATURES = ["material", "danger"]
FILE_TEXT = """
turns = 3
width = 5
counts = 100
strongest = true
trained = ["by hand"]
features = ["material", "danger"]
[[layers]]
weights = [[65536, 0], [0, 65536], [-65536, 65536]]
biases = [0, 0, -65536]
[[layers]]
weights = [[4096, -2048, 4096]]
biases = [0]
"""


def small() -> Network:
    """Worth: material, minus half of the danger, plus what danger exceeds material and one by."""
    return read_network(FILE_TEXT, "here", FEATURES)


@pytest.mark.parametrize(
    ("features", "worth"), [([0, 0], 0.0), ([3, 0], 3.0), ([0, 2], 0.0), ([1, 8], 3.0), ([-5, 1], 4.5)]
)
def test_a_worth_is_what_the_layers_add_up(features: list[int], worth: float) -> None:
    assert small().worth(features) == worth * ONE


def test_shares_follow_from_the_worth_of_all_sides() -> None:
    first, second, third = small().shares([[2, 0], [1, 0], [0, 0]])
    assert first + second + third == pytest.approx(1)
    assert first / second == pytest.approx(math.e, rel=1e-6)
    assert second / third == pytest.approx(math.e, rel=1e-6)


def test_a_side_that_is_out_has_no_share() -> None:
    assert small().shares([[], [0, 4], [0, 4]]) == [0.0, 0.5, 0.5]
    assert small().shares([[9, 0], [], []]) == [1.0, 0.0, 0.0]


def test_a_side_that_is_hopelessly_behind_has_next_to_no_share() -> None:
    won, lost = small().shares([[100, 0], [0, 0]])
    assert won == pytest.approx(1, abs=1e-6)
    assert 0 <= lost < 1e-6


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("turns = 3", "turns = 0", "here.turns"),
        ("width = 5", 'width = "5"', "here.width"),
        ("counts = 100", "counts = 101", "here.counts"),
        ("counts = 100", "", "here"),
        ("strongest = true", "strongest = 1", "here.strongest"),
        ('trained = ["by hand"]', "", "here"),
        ('"danger"]', '"dangers"]', "here.features"),
        ("[0, 65536]", "[0]", "here layers[0].weights[1]"),
        ("[0, 65536]", "[0, 0.5]", "here layers[0].weights[1]"),
        ("[0, 65536]", "[0, 2147483648]", "here layers[0].weights[1]"),
        ("biases = [0, 0, -65536]", "biases = [0, 0]", "here layers[0].weights"),
        ("[4096, -2048, 4096]", "[4096, -2048]", "here layers[1].weights[0]"),
        ("biases = [0]", "bias = [0]", "here layers[1]"),
        ("[[layers]]", "[layers]", "here"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(old: str, new: str, place: str) -> None:
    text = FILE_TEXT.replace(old, new)
    assert text != FILE_TEXT
    with pytest.raises(BadData) as error:
        read_network(text, "here", FEATURES)
    assert error.value.arguments["where"] == place


def test_the_last_layer_has_one_unit() -> None:
    with pytest.raises(BadData) as error:
        read_network(FILE_TEXT[: FILE_TEXT.rindex("[[layers]]")], "here", FEATURES)
    assert error.value.arguments["where"] == "here layers[0]"


def of_one_sum(features: list[str], name: str, turns: int) -> Network:
    """A network that finds a side worth its feature of this name."""
    weights = [65_536 if feature == name else 0 for feature in features]
    return Network(features, [Layer([weights], [0])], turns, 6, False)


class Counting(Judge):
    """Remembers how many turns had been taken in the positions that a network judged."""

    def __init__(self, judge: Learned) -> None:
        super().__init__(judge.evaluation, judge.width)
        self.judge = judge
        self.turns: list[int] = []

    def horizon(self, state: State) -> int:
        return self.judge.horizon(state)

    def share(self, state: State, player: int) -> float:
        assert isinstance(state, CrystalsState)
        self.turns.append(sum(state.turns))
        return self.judge.share(state, player)


def test_a_search_judges_by_the_network_after_its_turns() -> None:
    evaluation: Evaluation = knowledge("crystals").EVALUATION
    table = game("crystals").table(seed=3)
    while sum(table.state.turns) < 4 or not evaluation.weighs(table.pending[0]):
        question = table.pending[0]
        table.take(question.player, evaluation.answer(table.state, question))
    now = sum(table.state.turns)
    judge = Counting(Learned(evaluation, of_one_sum(evaluation.features, "seat0_points", 3)))
    question = table.pending[0]
    search = Search(evaluation, 1, None, 300, judge)
    search.considered(Seat(table, question.player), search.lines(table, question), 1)
    assert set(judge.turns) == {now + 3}


def test_beside_a_network_knowledge_counts_for_the_rest() -> None:
    evaluation: Evaluation = knowledge("chessboard").EVALUATION
    state = game("chessboard").table({"preset": "first_game"}, seed=3).state
    shares = []
    for counts in (100, 25):
        judged = of_one_sum(evaluation.features, "own_board", 1)
        judged.counts = counts
        shares.append(Learned(evaluation, judged).shares(state, 2))
    by_hand = Judge(evaluation).shares(state, 2)
    for seat in (0, 1):
        assert shares[1][seat] == pytest.approx(0.25 * shares[0][seat] + 0.75 * by_hand[seat])


@pytest.mark.parametrize("game_id", GAMES)
def test_the_shares_of_all_seats_are_those_of_each(game_id: str) -> None:
    evaluation: Evaluation = knowledge(game_id).EVALUATION
    table = game(game_id).table(seed=3)
    for _ in range(30):
        question = table.pending[0]
        table.answer(question.player, Greedy(evaluation, 1).answer(Seat(table, question.player)))
    for judge in (judge_of(game_id, level) for level in known_levels(game_id)[-2:]):
        each = [judge.share(table.state, seat) for seat in range(table.seats)]
        assert judge.shares(table.state, table.seats) == pytest.approx(each, abs=1e-6)


def test_a_finished_game_is_judged_by_its_outcome() -> None:
    evaluation: Evaluation = knowledge("chessboard").EVALUATION
    table = game("chessboard").table(seed=3)
    table.resign(0)
    judge = Learned(evaluation, of_one_sum(evaluation.features, "own_material", 1))
    assert [judge.share(table.state, player) for player in (0, 1)] == [0.0, 1.0]


def test_the_side_that_the_network_likes_gets_the_greater_share() -> None:
    evaluation: Evaluation = knowledge("chessboard").EVALUATION
    table = game("chessboard").table(seed=3)
    while not evaluation.weighs(table.pending[0]):
        question = table.pending[0]
        table.take(question.player, evaluation.answer(table.state, question))
    twin = table.clone(FastDice(1))
    state: Any = twin.state
    next(mini for mini in state.minis if mini.owner == 1).space = -2
    judge = Learned(evaluation, of_one_sum(evaluation.features, "own_board", 1))
    assert judge.share(table.state, 0) == 0.5
    assert judge.share(state, 0) == pytest.approx(1 / (1 + math.exp(-1)), abs=1e-5)


LEARNING = [found for found in game_ids() if network(found) is not None]


@pytest.mark.parametrize("game_id", LEARNING)
def test_a_network_that_ships_fits_its_game_and_is_small(game_id: str) -> None:
    path = files(game(game_id).home) / "data" / FILE
    assert len(path.read_bytes()) < MEGABYTE
    assert known_levels(game_id)[-2:] == [LEARNED, HANDMADE]


@pytest.mark.parametrize("game_id", game_ids())
def test_the_strongest_level_judges_as_the_file_says(game_id: str) -> None:
    learned = network(game_id)
    by_network = [isinstance(judge_of(game_id, level), Learned) for level in ("master", "search")]
    assert by_network == [learned is not None and learned.strongest] * 2
    assert not isinstance(judge_of(game_id, HANDMADE), Learned)
    if learned is None:
        assert LEARNED not in known_levels(game_id)
    else:
        assert isinstance(judge_of(game_id, LEARNED), Learned)


@pytest.mark.parametrize("game_id", LEARNING)
@pytest.mark.parametrize("level", [LEARNED, HANDMADE])
def test_words_for_studies_make_players(game_id: str, level: str) -> None:
    player = agent(game_id, level, 1, nodes=20)
    assert isinstance(player, Search)
    assert isinstance(player.judge, Learned) == (level == LEARNED)
