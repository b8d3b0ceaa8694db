"""Sealed questions: no answer is shown, to anybody and in any form, before all are in."""

from __future__ import annotations

import json

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.errors import CannotUndo, IllegalAnswer, NotYourDecision
from dicefront.kernel.event import seen_by
from dicefront.kernel.procedure import Steps, ask_all
from dicefront.kernel.question import Choose, Question
from dicefront.kernel.table import Table
from dicefront.kernel.testing import fingerprint
from tests.kernel.toy import TOY, Toy, ToyState


def bidding(seats: int = 3) -> Table[ToyState]:
    return TOY.table({"seats": seats}, rosters=[[1, 2, 3]] * seats)


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    table = bidding()

    assert [question.player for question in table.pending] == [0, 1, 2]
    table.answer(2, 3)
    assert [question.player for question in table.pending] == [0, 1]
    table.answer(0, 1)
    table.answer(1, 2)
    assert table.state.bids == [1, 2, 3]
    assert table.state.winner == 2


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_sealed_answer_shows_nothing_to_the_others(first: int) -> None:
    table = bidding()
    events = table.answer(0, first)

    assert events == []
    for player in (1, 2, None):
        assert TOY.view(table.state, player) == TOY.view(bidding().state, player)
    assert table.state.hands[0] == [1, 2, 3], "the coin is not gone before the bids are shown"


def test_an_answer_cannot_be_given_twice() -> None:
    table = bidding()
    table.answer(0, 1)

    with pytest.raises(NotYourDecision) as caught:
        table.answer(0, 2)
    assert caught.value.arguments == {"player": 0, "asked": [1, 2]}


def test_a_refused_answer_leaves_the_others_sealed() -> None:
    table = bidding()
    table.answer(0, 1)
    before = fingerprint(table)

    with pytest.raises(IllegalAnswer, match=r"toy.bid.no_such_coin \[TOY-2\]: coin=9"):
        table.answer(1, 9)
    assert fingerprint(table) == before
    assert len(table.entries) == 1


def test_a_slip_can_be_taken_back_before_the_opening_and_not_after() -> None:
    table = bidding(2)
    fresh = fingerprint(table)
    table.answer(0, 3)

    table.undo(0)
    assert fingerprint(table) == fresh
    table.answer(0, 2)
    table.answer(1, 1)
    with pytest.raises(CannotUndo, match=r"kernel.undo.thrown_or_shown"):
        table.undo(1)


def test_a_clone_keeps_the_slips() -> None:
    table = bidding()
    table.answer(1, 3)
    twin = table.clone(FastDice(5))

    assert fingerprint(twin) == fingerprint(table)
    twin.answer(0, 1)
    twin.answer(2, 1)
    assert twin.state.winner == 1
    assert [question.player for question in table.pending] == [0, 2], "the original is where it was"


class TwoSlips(Toy):
    """Everybody answers two questions at once."""

    def next_procedure(self, state: ToyState) -> Steps[None] | None:
        return two_slips(state)


def two_slips(state: ToyState) -> Steps[None]:
    questions: list[Question[int]] = [
        Choose(player, f"toy.slip-{number}", "TOY-2", [number * 10 + 1, number * 10 + 2])
        for number in (1, 2)
        for player in (0, 1)
    ]
    state.bids = yield from ask_all(questions)
    state.round += 1


def test_several_sealed_questions_to_one_player_are_answered_in_order() -> None:
    table = TwoSlips().table()

    table.answer(1, 12)
    with pytest.raises(IllegalAnswer):
        table.answer(1, 11)  # the second question is asked now
    table.answer(1, 21)
    table.answer(0, 11)
    twin = table.clone(FastDice(1))
    for one in (table, twin):
        one.answer(0, 22)
        assert one.state.bids == [11, 12, 22, 21], "in the order of the questions, not of the answers"
        assert one.state.round == 1


def test_a_forced_slip_is_given_by_the_table_and_a_secret_one_is_not() -> None:
    class Forced(Toy):
        def next_procedure(self, state: ToyState) -> Steps[None] | None:
            return mixed(state)

    def mixed(state: ToyState) -> Steps[None]:
        questions: list[Question[int]] = [
            Choose(0, "toy.bid", "TOY-2", [5]),
            Choose(1, "toy.bid", "TOY-2", [6], secret=True),
        ]
        state.bids = yield from ask_all(questions)
        state.round += 1

    table = Forced().table()
    assert [question.player for question in table.pending] == [1]
    table.answer(1, 6)
    assert table.state.bids == [5, 6]


def test_the_slips_of_one_who_leaves_are_filled_with_the_default() -> None:
    table = bidding()
    table.answer(0, 2)
    table.resign(1)
    assert [question.player for question in table.pending] == [2]
    table.answer(2, 3)

    assert table.state.bids == [2, 1, 3]
    kinds = [json.dumps(entry.to_json()) for entry in table.entries[:4]]
    assert kinds == ['["answer", 0, 2]', '["resign", 1, null]', '["default", 1, 1]', '["answer", 2, 3]']


def test_what_is_whispered_reaches_one_seat_only() -> None:
    table = TOY.table()
    table.answer(0, [1, 2, 3])
    table.answer(1, [1, 1, 4])

    told = table.told
    assert [event.to_json() for event in seen_by(told, 0)] == [
        {"kind": "toy.whispered", "player": 0, "coins": [1, 2, 3]}
    ]
    assert seen_by(told, None) == []


def test_going_back_past_an_opening_finds_the_question_behind_it() -> None:
    """The slips are opened again while the history is repeated, and the rules go on from there."""
    table = bidding(2)
    table.answer(0, 3)
    table.answer(1, 1)
    asked = fingerprint(table)
    table.answer(0, True)
    table.rewind(2)
    assert fingerprint(table) == asked

    again = TOY.table(rosters=[[2, 2, 2]] * 2, seed=1)
    again.answer(0, 2)
    again.answer(1, 2)
    thrown = fingerprint(again)
    again.rewind(len(again.entries))
    assert fingerprint(again) == thrown
