"""WIN: the victory of two champions."""

from __future__ import annotations

import pytest

from dicefront.games.crystals.scenes import position
from dicefront.kernel.game import Outcome
from tests.games.crystals.crystals_positions import play_turn

BOARD: dict[str, int | str] = {"1S": 5, "2M": 8, "1R": 20, "1M": 21, "1T": "start"}


@pytest.mark.rule("CR-WIN-11", "CR-OPT-04")
def test_two_characters_at_the_highest_level_win_if_champions_do() -> None:
    state = position(BOARD, experience={"1R": 5, "1T": 4}, victory="champions")
    play_turn(state, ["1S", "1T"], [3])
    assert state.outcome == Outcome("crystals.end.champions", "CR-WIN-11", [1, 2])


@pytest.mark.rule("CR-WIN-11")
def test_one_champion_does_not_win() -> None:
    state = position(BOARD, experience={"1R": 5, "1T": 4}, victory="champions")
    play_turn(state, ["1S", "1M"], [3])
    assert state.outcome is None


@pytest.mark.rule("CR-WIN-02", "CR-WIN-11")
def test_two_champions_do_not_win_by_the_usual_rules() -> None:
    state = position(BOARD, experience={"1R": 5, "1T": 4})
    play_turn(state, ["1S", "1T"], [3])
    assert state.outcome is None
