"""The last round solved: as the rules themselves say, and as the strongest level plays."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.agents.advice import advise
from dicefront.agents.levels import agent
from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.lab.endings import LastRounds
from dicefront.games.chessboard.opponent.last_round import LastRound, is_solvable
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.games.chessboard.scenes import position
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.position import Position
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.lab.endings import RIGHT, ending
from dicefront.parts.opponent.enumeration import Enumeration, TooMuch
from dicefront.parts.opponent.evaluation import WON, outcome_value

SAMPLE = 100
BY_LOT = 20
SMALL = ["d4", "d6", "d4 armor:1", "d4 bow", "d6 gun"]


def key_of(state: ChessState) -> object:
    """All that the rest of a last round depends on."""
    minis = [(mini.space, mini.ready, mini.armor, mini.reroll) for mini in state.minis]
    return (state.turn, state.phase, *minis)


def share_of(state: Any, player: int) -> float:
    return float(outcome_value(state, player) + WON) / (2 * WON)


def by_the_rules(state: ChessState, most: int = 200_000) -> float:
    """What a position is worth to the player on turn: every answer and every face, by the rules alone."""
    return Enumeration(state.turn, GAME.next_procedure, key_of, share_of, most).value(state)


def last_round(south: dict[str, str], north: dict[str, str], **options: Any) -> ChessState:
    return position(south=south, north=north, **{"scenario": "survival", "round": 3, **options})


@pytest.mark.rule("CB-SUR-01", "CB-END-07", "CB-END-08")
@pytest.mark.parametrize(
    ("south", "north", "options"),
    [
        ({"d4": "d6"}, {"d6": "d6 spent"}, {}),
        ({"a1": "d4"}, {"c4": "d4"}, {}),
        ({"a1": "d4 armor:1"}, {"c4": "d4", "h8": "d4 spent"}, {}),
        ({"a1": "d4 bow", "a2": "d4 spent"}, {"c4": "d4 gun", "b6": "d6 spent"}, {}),
        ({"a1": "d4 gun", "b2": "d4 spent"}, {"d4": "d6 spent"}, {"line_of_fire": "miniatures"}),
        ({"a1": "d6", "b2": "d4 spent"}, {"d2": "d4 spent", "c2": "d4"}, {"enemy_spaces": "closed"}),
        ({"a1": "d4 hero used", "e5": "d4 spent"}, {"c2": "d4", "c3": "d4 spent"}, {"tally": "points"}),
    ],
)
def test_a_last_round_is_worth_what_the_rules_say(
    south: dict[str, str], north: dict[str, str], options: dict[str, Any]
) -> None:
    state = last_round(south, north, **options)
    best = LastRound(state).turns(state.turn)[0]
    assert best.score == round(WON * by_the_rules(state))


def test_in_the_last_round_advice_is_exact_and_tells_whole_turns() -> None:
    state = last_round({"a1": "d4 bow", "a2": "d4 spent"}, {"c4": "d4 gun", "b6": "d6 spent"})
    table = Table(GAME, Position(state, 0, []), FastDice(1))
    turns = LastRound(state).turns(state.turn)
    best, other = advise("chessboard", Seat(table, state.turn), 1)
    assert best.times == 0
    assert best.share == pytest.approx(by_the_rules(state), abs=1e-6)
    assert [line.share for line in (best, other)] == [turn.score / WON for turn in turns[:2]]
    assert len(best.spelled) > 1


def test_the_solver_and_the_rules_agree_on_positions_by_lot() -> None:
    """Decisions that matter, as far as the rules alone can try them; most are neither won nor lost."""
    endings = LastRounds(2, ["d4", "d4 armor:1", "d4 bow", "d4 gun", "d6"])
    found: list[tuple[int, int]] = []
    for number in range(3 * BY_LOT):
        state = ending(endings, GAME, child_seed(7, number)).table.state
        try:
            worth = by_the_rules(state, 30_000)
        except TooMuch:
            continue
        found.append((LastRound(state).turns(state.turn)[0].score, round(WON * worth)))
        if len(found) == BY_LOT:
            break
    assert len(found) == BY_LOT
    assert [solved for solved, _ in found] == [right for _, right in found]
    assert sum(0 < solved < WON for solved, _ in found) > BY_LOT // 2


def test_who_must_not_be_struck_goes_out_of_reach() -> None:
    """South is ahead on points, and only North has still to act after it: far away it cannot lose."""
    state = last_round({"d4": "d8"}, {"d7": "d4"})
    turns = LastRound(state).turns(state.turn)
    safe = [turn for turn in turns if turn.score == WON]
    assert safe
    assert all(max(abs(turn.space % 8 - 3), abs(turn.space // 8 - 6)) > 3 for turn in safe)
    assert turns[-1].score < WON


def test_the_strongest_plays_the_last_round_right() -> None:
    """A sample of what ``python -m tools.endgames chessboard`` measures."""
    endings = LastRounds(2, SMALL)
    lost = [
        ending(endings, GAME, child_seed(5, number)).lost_by(agent("chessboard", "master", number, nodes=40))
        for number in range(SAMPLE)
    ]
    assert sum(share <= RIGHT for share in lost) >= 0.99 * SAMPLE


def test_others_go_wrong_there() -> None:
    endings = LastRounds(2, SMALL)
    lost = [
        ending(endings, GAME, child_seed(5, number)).lost_by(agent("chessboard", "child", number))
        for number in range(20)
    ]
    assert sum(share <= RIGHT for share in lost) < 15


@pytest.mark.parametrize(
    ("south", "options"),
    [
        ({"a1": "d4"}, {"round": 2}),
        ({"a1": "d4"}, {"overtime": "on"}),
        ({"a1": "d4"}, {"scenario": "last_standing"}),
        ({"a1": "d4"}, {"scenario": "infiltrate", "round_limit": 3}),
        ({"a1": "d4"}, {"obstacles": ["c3"]}),
        ({"a1": "d4 hero"}, {}),
        ({"a1": "d4", "b1": "d4", "c1": "d4"}, {}),
    ],
)
def test_what_cannot_be_tried_to_the_end_is_left_to_the_search(
    south: dict[str, str], options: dict[str, Any]
) -> None:
    assert not is_solvable(last_round(south, {"h8": "d4"}, **options))


def test_a_limit_of_rounds_ends_the_match_as_well() -> None:
    assert is_solvable(last_round({"a1": "d4"}, {"h8": "d4"}, scenario="last_standing", round_limit=3))


def test_an_enumeration_that_is_too_long_says_nothing() -> None:
    with pytest.raises(TooMuch):
        by_the_rules(last_round({"a1": "d4"}, {"c4": "d4"}), 10)
