"""Looking ahead turn by turn: a game of a few positions worked out by hand, and the turns of real games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dicefront.agents.foresight import Foresight
from dicefront.agents.greedy import Greedy
from dicefront.agents.levels import judge_of, knowledge
from dicefront.kernel.draw import child_seed
from dicefront.kernel.game import State, game
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import WON, Choice, Evaluation, Line, Outcome
from dicefront.parts.opponent.judge import Judge

SOME = 400
LISTING = ["chessboard", "crystals"]
"""The games that can list all that may come of a turn."""


class Spot(State):
    """A position of a game for two that is written down below, by its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


CHANCES = {
    "good": 0.7,
    "safe": 0.5,
    "trap": 0.9,
    "dull": 0.4,
    "lost": 0.1,
    "even": 0.5,
    "won": 0.95,
    "up": 0.62,
    "calm": 0.62,
}
"""The share of victory of the first player, as the judge sees it."""
NEXT: dict[str, list[tuple[int, float, list[tuple[str, list[tuple[float, str]]]]]]] = {
    "start": [
        (
            0,
            1.0,
            [("safe", [(1.0, "safe")]), ("bold", [(0.5, "trap"), (0.5, "lost")]), ("bait", [(1.0, "up")])],
        )
    ],
    "safe": [(1, 1.0, [("wait", [(1.0, "even")]), ("err", [(1.0, "won")])])],
    "up": [(1, 0.5, [("take", [(1.0, "lost")])]), (1, 0.5, [("miss", [(1.0, "calm")])])],
    "trap": [(1, 1.0, [("wait", [(1.0, "trap")])])],
    "lost": [(1, 1.0, [("wait", [(1.0, "lost")])])],
    "even": [(0, 1.0, [("wait", [(1.0, "even")])])],
    "calm": [(0, 1.0, [("wait", [(1.0, "calm")])])],
    "won": [(0, 1.0, [("wait", [(1.0, "won")])])],
}
"""What the dice may lead to in each position: who decides, how often, and where each line goes."""


class Written(Evaluation):
    """Knows that game."""

    def __init__(self) -> None:
        super().__init__("decide")

    def share(self, state: State, player: int) -> float:
        assert isinstance(state, Spot)
        share = CHANCES[state.name]
        return share if player == 0 else 1.0 - share

    def choices(self, state: State) -> list[Choice]:
        assert isinstance(state, Spot)
        return [
            Choice(player, chance, state, [Line(0, ["decide"], [name]) for name, _ in lines])
            for player, chance, lines in NEXT[state.name]
        ]

    def outcomes(self, choice: Choice, line: Line) -> list[Outcome]:
        assert isinstance(choice.state, Spot)
        for _, _, lines in NEXT[choice.state.name]:
            for name, outcomes in lines:
                if name == line.answers[0]:
                    return [Outcome(chance, Spot(spot)) for chance, spot in outcomes]
        raise AssertionError(line.answers)


def looked(nodes: int, least: int = 1) -> dict[object, float]:
    """The lines of the start with their shares, the one to play first, after so many positions."""
    evaluation = Written()
    ahead = Foresight(evaluation, Judge(evaluation), 2, nodes)
    choice = evaluation.choices(Spot("start"))[0]
    return {line.answers[0]: line.score / WON for line in ahead.weighed(choice, least)}


def test_a_line_is_worth_what_its_outcomes_are_by_their_chances() -> None:
    found = looked(4)
    assert found == {"bait": 0.62, "safe": 0.5, "bold": 0.5}
    assert next(iter(found)) == "bait"


def test_the_next_player_takes_what_is_best_for_himself_and_dice_count_by_their_chances() -> None:
    found = looked(SOME, 3)
    assert next(iter(found)) == "safe"
    assert found["safe"] == pytest.approx(0.5)
    assert found["bait"] == pytest.approx(0.5 * 0.1 + 0.5 * 0.62)
    assert found["bold"] == pytest.approx(0.5 * 0.9 + 0.5 * 0.1)


def test_with_few_positions_some_line_is_played_all_the_same() -> None:
    assert list(looked(1)) == ["safe"]


# -- the turns of real games ----------------------------------------------------------------------


def moments(game_id: str, seed: int, options: Any = None) -> Iterator[tuple[Table[Any], Choice]]:
    """Decisions of a match of which all can be listed."""
    evaluation: Evaluation = knowledge(game_id).EVALUATION
    table = game(game_id).table(options, seed=seed)
    players = [Greedy(evaluation, child_seed(seed, seat)) for seat in range(table.seats)]
    while table.pending:
        question = table.pending[0]
        choice = evaluation.choice(table, question)
        if choice is not None:
            yield table, choice
        table.answer(question.player, players[question.player].answer(Seat(table, question.player)))


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("chessboard", {"points": 30}),
        ("chessboard", {"scenario": "survival", "points": 30}),
        ("chessboard", {"scenario": "retrieve", "points": 30}),
        ("crystals", {"players": 2}),
        ("crystals", {"players": 3}),
    ],
)
def test_chances_add_up_and_turns_follow_on_turns(game_id: str, options: Any) -> None:
    evaluation: Evaluation = knowledge(game_id).EVALUATION
    checked = 0
    for number, (table, choice) in enumerate(moments(game_id, 5, options)):
        if number % 3:
            continue
        for line in choice.lines[:3]:
            outcomes = evaluation.outcomes(choice, line)
            assert sum(outcome.chance for outcome in outcomes) == pytest.approx(1.0)
            for outcome in outcomes:
                assert outcome.chance > 0.0
                if outcome.state.outcome is None:
                    later = evaluation.choices(outcome.state)
                    assert sum(one.chance for one in later) == pytest.approx(1.0)
                    assert all(one.lines for one in later)
                    checked += 1
        assert table.question(choice.player) is not None
    assert checked > 10


@pytest.mark.parametrize("game_id", LISTING)
def test_no_more_positions_are_looked_at_than_a_decision_may(game_id: str) -> None:
    evaluation: Evaluation = knowledge(game_id).EVALUATION
    for number, (table, choice) in enumerate(moments(game_id, 7)):
        if number == 10:
            break
        before = [line.answers[0] for line in choice.lines]
        ahead = Foresight(evaluation, judge_of(game_id), table.seats, 100)
        found = ahead.weighed(choice)
        assert ahead.seen < 100 + 12
        assert found[0].answers[0] in before
        assert all(0 <= line.score <= WON for line in found)
