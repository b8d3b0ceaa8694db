"""Sides (contract 8): seats belong to sides, and allies share victory."""

from __future__ import annotations

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.game import Outcome, drawn, won_by
from dicefront.kernel.ids import MOST_SEATS
from dicefront.kernel.playout import play_randomly
from dicefront.kernel.position import read_entry
from dicefront.parts.opponent.evaluation import WON, outcome_value
from tests.kernel.feud import FEUD
from tests.kernel.toy import TOY

PAIRS = [0, 1, 0, 1]


def test_usually_every_seat_is_a_side_of_its_own() -> None:
    assert TOY.sides(TOY.table({"seats": 4}).state) == [0, 1, 2, 3]


def test_a_game_says_who_plays_together() -> None:
    assert FEUD.sides(FEUD.table({"seats": 6, "allies": "yes"}).state) == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("places", "shares"),
    [([1, 2, 1, 2], [1, 0, 1, 0]), ([1, 1, 1, 1], [0.5] * 4), ([2, 1, 2, 1], [0, 1, 0, 1])],
)
def test_what_a_side_wins_all_its_seats_win(places: list[int], shares: list[float]) -> None:
    assert Outcome("x", "X-1", places).shares(PAIRS) == shares


def test_alone_a_victory_is_divided_among_those_who_share_it() -> None:
    assert Outcome("x", "X-1", [1, 3, 1, 4]).shares([0, 1, 2, 3]) == [0.5, 0, 0.5, 0]
    assert won_by(2, 3, "x", "X-1").shares([0, 1, 2]) == [0, 0, 1]
    assert drawn(4, "x", "X-1").shares([0, 1, 2, 3]) == [0.25] * 4


def test_a_computer_player_values_the_victory_of_its_side_as_its_own() -> None:
    state = FEUD.table({"seats": 4, "allies": "yes"}).state
    state.outcome = Outcome("x", "X-1", [1, 2, 1, 2])
    assert [outcome_value(state, seat, PAIRS) for seat in range(4)] == [WON, -WON, WON, -WON]
    assert outcome_value(state, 0) == WON // 2, "two who are no allies share it"
    state.outcome = Outcome("x", "X-1", [1, 1, 1, 1])
    assert outcome_value(state, 0, PAIRS) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_allies_always_share_a_place(seats: int) -> None:
    for seed in range(5):
        table = FEUD.table({"seats": seats, "allies": "yes"}, seed=seed)
        play_randomly(table, Draw(seed))
        assert table.outcome is not None
        assert table.outcome.places[2:] == table.outcome.places[: seats - 2]
        assert table.outcome.winners


def test_entries_and_draws_know_six_seats() -> None:
    assert MOST_SEATS >= 6
    assert read_entry(["answer", 5, None], "entry 0").player == 5
    table = TOY.table({"seats": 6}, rosters=[[1, 2, 3]] * 6)
    table.offer_draw(5)
    for seat in range(5):
        assert not table.is_over
        table.answer_draw(seat, True)
    assert table.outcome is not None
    assert table.outcome.is_draw
