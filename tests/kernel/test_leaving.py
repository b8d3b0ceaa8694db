"""Leaving (contract 8): a surrender takes effect between procedures, and until then the table answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import NotYourDecision
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of
from dicefront.kernel.position import NAMES, read_position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_log, check_moment, fingerprint
from tests.kernel.feud import FEUD, Feud, FeudState


def clashing(seats: int = 4, allies: str = "no") -> Table[FeudState]:
    """Seat 0 has attacked seat 1, and is asked in the window."""
    hands: list[Json] = [[1], [2], [3], [3]]
    table = FEUD.table({"seats": seats, "allies": allies}, rosters=hands[:seats], seed=3)
    table.answer(0, 1)
    return table


def test_until_the_procedure_ends_the_table_answers_and_the_state_knows_nothing() -> None:
    table = clashing()
    told = table.resign(1)
    assert [event.kind for event in told] == ["kernel.resigned"]
    assert table.state.gone == [False] * 4
    assert table.has_left(1)
    for seat in (0, 2, 3):
        table.answer(seat, None)
    defaults = [entry.to_json() for entry in table.entries if NAMES[entry.kind] == "default"]
    assert defaults == [["default", 1, None], ["default", 1, 0]], "in the window, and the bid"
    assert [question.player for question in table.pending] == [0]
    table.answer(0, 2)
    assert table.state.turn == 1
    assert table.state.gone == [False, True, False, False]


def test_the_question_of_who_leaves_is_answered_at_once() -> None:
    table = clashing()
    table.resign(0)
    assert [question.player for question in table.pending] == [1]
    assert table.entries[-1].to_json() == ["default", 0, None]
    assert table.state.gone == [False] * 4


def test_who_is_leaving_is_not_playing_any_more() -> None:
    table = clashing()
    table.resign(2)
    for act in (table.resign, table.offer_draw):
        with pytest.raises(NotYourDecision, match=r"kernel\.not_playing"):
            act(2)


def test_a_surrender_that_ends_the_game_ends_it_at_once() -> None:
    table = clashing(2)
    table.resign(1)
    assert table.outcome is not None
    assert table.outcome.places == [1, 2]
    assert (table.pending, table.state.gone) == ([], [False, True])


def test_the_last_of_several_who_leave_in_one_procedure_ends_the_game_at_once() -> None:
    table = clashing(4)
    table.resign(1)
    table.resign(3)
    assert table.outcome is None
    table.resign(2)
    assert table.outcome is not None
    assert table.outcome.winners == [0]
    assert table.state.gone == [False, True, True, True]


def test_a_side_plays_on_without_one_of_its_seats_and_they_win_together() -> None:
    """Contract 8: allies share victory, also with one who has left."""
    table = clashing(4, "yes")
    table.resign(2)
    assert table.outcome is None
    table.resign(1)
    assert table.outcome is None
    table.resign(3)
    assert table.outcome is not None
    assert table.outcome.winners == [0, 2]


def test_an_end_that_the_procedure_reaches_first_stands() -> None:
    three = FEUD.table({"seats": 3}, rosters=[[], [], []], seed=1)
    three.state.turn = 5  # the last clash
    while three.pending and three.pending[0].kind != "feud.window.clash":
        three.answer(three.pending[0].player, three.pending[0].options()[0])
    three.resign(1)
    while three.pending:
        three.answer(three.pending[0].player, three.pending[0].answers()[0])
    assert three.outcome is not None
    assert three.outcome.reason == "feud.counted"


@pytest.mark.usefixtures("toy_is_installed")
@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_games_with_seats_that_leave_hold_and_can_be_replayed(seats: int, seed: int) -> None:
    draw = Draw(100 * seats + seed)
    table = FEUD.table({"seats": seats, "allies": "yes" if seed % 2 else "no"}, seed=seed)
    while table.pending:
        if draw.below(9) == 0:
            leaver = draw.below(seats)
            if not table.has_left(leaver):
                table.resign(leaver)
                check_log(table)
                continue
        check_moment(table)
        assert not any(table.has_left(question.player) for question in table.pending)
        question = table.pending[draw.below(len(table.pending))]
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
    assert table.outcome is not None
    check_log(table)


def test_a_clone_a_saved_position_and_going_back_know_who_is_leaving() -> None:
    table = clashing()
    before = fingerprint(table), len(table.entries)
    table.resign(1)
    table.answer(0, None)
    assert table.clone(FastDice(1)).has_left(1)
    saved = json.loads(json.dumps(table.position().to_json(FEUD)))
    again = Table(FEUD, read_position(FEUD, saved), FastDice(1))
    assert again.has_left(1)
    assert fingerprint(again) == fingerprint(table)
    table.rewind(before[1])
    assert (fingerprint(table), table.has_left(1)) == (before[0], False)


def test_rules_may_let_a_seat_leave_in_the_middle() -> None:
    class Hasty(Feud):
        def __init__(self) -> None:
            super().__init__()
            self.leaves_at_once = True

    table = Hasty().table({"seats": 3}, seed=1)
    table.answer(0, 1)
    table.resign(2)
    assert table.state.gone == [False, False, True]


def test_what_leaves_at_the_end_of_a_procedure_is_taken_back_with_a_rule_that_fails() -> None:
    class Faulty(Feud):
        def resign(self, state: FeudState, player: int) -> None:
            if state.turn > 0:
                raise ZeroDivisionError("a fault in a rule")
            super().resign(state, player)

    table: Table[Any] = Faulty().table({"seats": 3}, rosters=[[], [], []], seed=1)
    table.answer(0, 1)
    table.resign(2)
    table.answer(0, None)
    table.answer(1, None)
    table.answer(0, 1)
    before = fingerprint(table), len(table.entries)
    with pytest.raises(Exception, match="ZeroDivisionError"):
        table.answer(1, 1)
    assert (fingerprint(table), len(table.entries)) == before


@pytest.mark.usefixtures("toy_is_installed")
def test_a_log_of_a_game_with_a_seat_that_left_is_read_again() -> None:
    table = clashing()
    table.resign(1)
    table.answer(0, 1)
    text = log_of(table).to_text()
    assert '["resign", 1, null]' in text
    check_log(table)
