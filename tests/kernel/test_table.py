"""A table: refusals change nothing, a fault spoils nothing, and nobody waits for those who left."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.dice import FastDice, ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import (
    BadData,
    IllegalAnswer,
    NotYourDecision,
    Refusal,
    RulesError,
    TableError,
    UnreadableAnswer,
)
from dicefront.kernel.event import Event, TimedOut
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on, play_randomly
from dicefront.kernel.position import NAMES
from dicefront.kernel.procedure import Steps, ask, roll
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_random_game, fingerprint
from tests.kernel.toy import TOY, Note, Toy, ToyState

RICH: Json = [1, 1, 4]
POOR: Json = [1, 2, 3]


def at_prize(options: Json = None, seats: int = 2) -> Table[ToyState]:
    """Player 0 has won the first bid without a throw, and is asked whether to double."""
    given = {"seats": seats} | (options if isinstance(options, dict) else {})
    table = TOY.table(given, rosters=[RICH, *[POOR] * (seats - 1)])
    table.answer(0, 4)
    for seat in range(1, seats):
        table.answer(seat, 1)
    assert table.pending[0].kind == "toy.double"
    return table


def refuse(table: Table[Any], player: int, value: object, error: type[TableError]) -> TableError:
    """The refusal; nothing may have changed by it."""
    before, entries, told = fingerprint(table), len(table.entries), table.told
    with pytest.raises(error) as caught:
        table.answer(player, value)
    assert fingerprint(table) == before
    assert len(table.entries) == entries
    assert table.told is told
    return caught.value


# -- refusals -----------------------------------------------------------------------------------


def test_an_answer_of_the_wrong_shape_is_unreadable() -> None:
    error = refuse(at_prize(), 0, "yes", UnreadableAnswer)

    assert error.reason == "kernel.unreadable"
    assert error.arguments == {"expected": "true or false", "got": "'yes'"}


def test_an_answer_that_the_rules_forbid_is_illegal_and_says_why() -> None:
    table = TOY.table()
    error = refuse(table, 0, [9], IllegalAnswer)

    assert (error.reason, error.rule) == ("toy.hand.unknown", "TOY-1")


def test_only_who_is_asked_may_answer() -> None:
    error = refuse(at_prize(), 1, True, NotYourDecision)

    assert error.reason == "kernel.not_your_decision"
    assert error.arguments == {"player": 1, "asked": [0]}


def test_nobody_answers_after_the_end() -> None:
    table = at_prize()
    table.resign(1)

    assert refuse(table, 0, True, NotYourDecision).reason == "kernel.game_over"
    for act in (table.resign, table.offer_draw, table.time_out):
        with pytest.raises(NotYourDecision, match=r"kernel.game_over"):
            act(0)
    assert table.pending == []
    assert table.is_over


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_cannot_act(seat: int) -> None:
    table = at_prize()
    for act in (table.resign, table.offer_draw):
        with pytest.raises(NotYourDecision, match=r"kernel.not_playing"):
            act(seat)


def test_the_giver_of_an_answer_cannot_change_it_afterwards() -> None:
    table = TOY.table()
    hand = [1, 2, 3]
    table.answer(0, hand)
    hand[0] = 99
    table.answer(1, [1, 1, 4])

    assert table.state.hands[0] == [1, 2, 3]
    assert table.entries[0].value == [1, 2, 3]


def test_rosters_must_be_as_many_as_seats() -> None:
    with pytest.raises(BadData, match="rosters: expected 3 of them, got '2'"):
        TOY.table({"seats": 3}, rosters=[None, None])


# -- faults -------------------------------------------------------------------------------------


def test_a_fault_in_a_rule_puts_the_table_back_at_the_question() -> None:
    table = at_prize({"fault": "double"})
    before = fingerprint(table)

    with pytest.raises(RulesError) as caught:
        table.answer(0, True)
    assert caught.value.arguments == {
        "question": "toy.double",
        "problem": "ZeroDivisionError: a fault in a rule",
    }
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert fingerprint(table) == before
    table.answer(0, False)
    assert table.pending[0].kind == "toy.note", "the match goes on"


class Faulty(Question[int]):
    def __init__(self, player: int) -> None:
        super().__init__(player, "toy.faulty", "TOY-9")

    def check(self, answer: object) -> Refusal | None:
        if answer == 13:
            raise KeyError("judge")
        return None

    def candidates(self) -> list[int]:
        return [1, 2]

    def default(self) -> int:
        raise KeyError("default")


class FaultyToy(Toy):
    def next_procedure(self, state: ToyState) -> Steps[None] | None:
        return faulty(state)


def faulty(state: ToyState) -> Steps[None]:
    faces = yield from roll([6, 6, 6], "toy.many", "TOY-9")
    faces.sort()
    faces.clear()
    answer = yield from ask(Faulty(0))
    state.points[0] += answer
    if answer == 2:
        yield from roll([6], "toy.more", "TOY-9")
        state.points[1] = 5
        raise AssertionError("after a throw and a change")


def test_a_fault_after_a_throw_takes_back_the_throw_and_every_change() -> None:
    table = FaultyToy().table(seed=4)
    before, entries = fingerprint(table), [entry.to_json() for entry in table.entries]

    with pytest.raises(RulesError):
        table.answer(0, 2)
    assert fingerprint(table) == before
    assert [entry.to_json() for entry in table.entries] == entries
    table.answer(0, 1)
    assert table.state.points == [1, 0]


def test_a_fault_in_a_judge_or_a_default_changes_nothing() -> None:
    table = FaultyToy().table(seed=4)
    refuse(table, 0, 13, RulesError)
    before = fingerprint(table)
    with pytest.raises(RulesError, match="KeyError"):
        table.time_out(0)
    assert fingerprint(table) == before


def test_a_rule_may_sort_its_faces_without_changing_the_record() -> None:
    table = FaultyToy().table(seed=4)

    faces = table.entries[0].value
    assert isinstance(faces, list)
    assert len(faces) == 3
    assert fingerprint(table.clone(FastDice(1))) == fingerprint(table)


def test_a_fault_while_somebody_leaves_changes_nothing() -> None:
    table = at_prize({"fault": "resign"})
    before, entries = fingerprint(table), len(table.entries)

    with pytest.raises(RulesError, match="question='resign'"):
        table.resign(1)
    assert fingerprint(table) == before
    assert len(table.entries) == entries
    table.answer(0, True)


def test_without_history_a_fault_is_reported_all_the_same() -> None:
    table = TOY.table({"fault": "double"}, rosters=[RICH, POOR], keep=False)
    table.answer(0, 4)
    table.answer(1, 1)
    with pytest.raises((RulesError, ZeroDivisionError)):
        table.answer(0, True)


def test_without_history_failing_dice_are_told_from_failing_rules() -> None:
    table = TOY.table(rosters=[[2, 2, 2]] * 2, keep=False, dice=ScriptedDice([]))
    table.answer(0, 2)
    with pytest.raises(BadData, match="1 more for toy"):
        table.answer(1, 2)


# -- step by step -------------------------------------------------------------------------------


def test_a_stepwise_table_plays_nothing_before_it_is_told_to() -> None:
    table = FaultyToy().table(dice=ScriptedDice([1, 2]), stepwise=True)
    assert (table.resting, table.pending, table.throws, table.entries) == (True, [], 0, [])
    with pytest.raises(BadData, match=r"3 more for toy\.many, throw 0, after 0 of 2 faces"):
        table.step()
    assert (table.resting, table.throws, table.entries) == (True, 0, [])

    table.dice = ScriptedDice([1, 2, 3])
    assert [event.kind for event in table.step()] == ["kernel.thrown"]
    assert (table.resting, table.pending[0].kind) == (False, "toy.faulty")
    with pytest.raises(NotYourDecision, match="still_asked"):
        table.step()


def test_a_script_that_is_short_when_a_table_is_made_says_so() -> None:
    with pytest.raises(BadData, match=r"dice script: expected 3 more for toy\.many, throw 0, .* \[TOY-9\]"):
        FaultyToy().table(dice=ScriptedDice([1, 2]))


def test_a_stepwise_table_rests_after_every_procedure_and_tells_the_same_game() -> None:
    whole = TOY.table({"seats": 3}, rosters=[[2, 2, 2]] * 3, seed=1)
    play_randomly(whole, Draw(2))
    table = TOY.table({"seats": 3}, rosters=[[2, 2, 2]] * 3, seed=1, stepwise=True)
    answers = iter([entry for entry in whole.entries if NAMES[entry.kind] == "answer"])
    rests = 0
    while not table.is_over:
        if table.resting:
            rests += 1
            twin = table.clone(FastDice(3))
            assert (twin.resting, fingerprint(twin)) == (True, fingerprint(table))
            table.step()
        else:
            assert not table.clone(FastDice(3)).resting
            given = next(answers)
            table.answer(given.player, given.value)
    assert rests > 2
    assert [entry.to_json() for entry in table.entries] == [entry.to_json() for entry in whole.entries]
    with pytest.raises(NotYourDecision, match="game_over"):
        table.step()


def test_a_stepwise_table_goes_back_to_where_it_rested() -> None:
    table = TOY.table(rosters=[RICH, POOR], stepwise=True)
    while table.resting:
        table.step()
    table.answer(0, 4)
    table.rewind(0)
    assert (table.resting, table.entries) == (True, [])
    while table.resting:
        table.step()
    assert table.pending[0].kind == "toy.bid"
    table.resign(0)
    assert (table.is_over, table.resting) == (True, False)


def test_a_table_that_asks_everything_gives_no_forced_answer() -> None:
    first = at_prize()
    for ask_all, kind in ((False, "toy.note"), (True, "toy.rob")):  # with two seats one other can be robbed
        table = Table(TOY, first.position(), FastDice(1), ask_all=ask_all)
        table.answer(0, False)
        assert table.pending[0].kind == kind
        assert table.clone(FastDice(2)).pending[0].kind == kind
    table.answer(0, 1)
    assert [NAMES[entry.kind] for entry in table.entries] == ["answer", "answer"]
    assert table.pending[0].kind == "toy.note"


# -- time, leaving ------------------------------------------------------------------------------


def test_a_player_out_of_time_gives_the_default() -> None:
    table = at_prize()
    told = table.time_out(0)

    assert told[0] == TimedOut(0)
    assert table.entries[2].to_json() == ["default", 0, False]
    with pytest.raises(NotYourDecision):
        table.time_out(1)


def test_with_two_seats_whoever_leaves_loses() -> None:
    table = at_prize()
    told = table.resign(0)

    assert [event.kind for event in told] == ["kernel.resigned"]
    assert table.outcome is not None
    assert table.outcome.places == [2, 1]
    assert table.outcome.winners == [1]


def test_with_more_seats_the_others_play_on_and_the_table_answers_for_the_one_who_left() -> None:
    table = at_prize(seats=4)
    table.resign(0)

    assert table.outcome is None
    kinds = [NAMES[entry.kind] for entry in table.entries[4:] if entry.player == 0]
    assert kinds == ["resign"] + ["default"] * 4, "to double, whom to rob, a note, and the next bid"
    assert [question.player for question in table.pending] == [1, 2, 3], "and the next bid is asked"
    with pytest.raises(NotYourDecision, match=r"kernel.not_playing"):
        table.resign(0)
    table.resign(1)
    table.resign(2)
    assert table.outcome is not None
    assert table.outcome.winners == [3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_every_size_hold_at_every_decision(seats: int) -> None:
    for seed in range(5):
        table = TOY.table({"seats": seats}, seed=seed)
        check_random_game(table, Draw(seed))
        assert table.outcome is not None
        assert sorted(table.outcome.places)[0] == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_is_right_after_somebody_left_in_the_middle(seed: int) -> None:
    table = TOY.table({"seats": 4}, seed=seed)
    draw = Draw(seed)
    while table.pending:
        if draw.below(8) == 0:
            seat = draw.below(4)
            if not table.has_left(seat):
                table.resign(seat)
        else:
            play_on(table, draw, 1)
        assert fingerprint(table.clone(FastDice(0))) == fingerprint(table)
    assert table.outcome is not None


# -- draws --------------------------------------------------------------------------------------


def test_a_draw_needs_everybody() -> None:
    table = at_prize(seats=3)
    table.offer_draw(1)
    assert table.offer == 1
    table.answer_draw(0, True)
    assert not table.is_over
    told = table.answer_draw(2, True)

    assert table.outcome is not None
    assert table.outcome.is_draw
    assert [event.to_json() for event in told] == [
        {"kind": "kernel.draw-answered", "player": 2, "accepted": True}
    ]


def test_one_no_declines_the_draw() -> None:
    table = at_prize(seats=3)
    table.offer_draw(1)
    table.answer_draw(0, True)
    table.answer_draw(2, False)

    assert table.offer == -1
    with pytest.raises(NotYourDecision, match=r"kernel.draw.none_on_offer"):
        table.answer_draw(0, True)
    table.offer_draw(0)


def test_an_offer_cannot_be_doubled_nor_answered_by_who_made_it_or_answered_already() -> None:
    table = at_prize(seats=3)
    table.offer_draw(0)
    with pytest.raises(NotYourDecision, match=r"kernel.draw.on_offer"):
        table.offer_draw(1)
    with pytest.raises(NotYourDecision, match=r"kernel.draw.none_on_offer"):
        table.answer_draw(0, True)
    table.answer_draw(1, True)
    with pytest.raises(NotYourDecision, match=r"kernel.draw.none_on_offer"):
        table.answer_draw(1, True)


def test_playing_on_declines_without_history_too() -> None:
    table = TOY.table({"seats": 3}, keep=False)
    for seat in range(3):
        table.answer(seat, RICH)
    for seat, coin in enumerate((4, 1, 1)):
        table.answer(seat, coin)
    table.offer_draw(1)
    table.answer(0, False)
    assert table.offer == -1


def test_playing_on_declines_but_not_by_the_one_who_offered() -> None:
    table = at_prize()
    table.offer_draw(0)
    table.answer(0, False)
    assert table.offer == 0
    table.answer(0, "")
    table.answer(1, 2)
    assert table.offer == -1, "the other one bids: no draw"


def test_an_offer_survives_clone_save_and_undo() -> None:
    table = at_prize()
    table.offer_draw(0)
    table.answer(0, False)  # a new procedure starts with the offer open
    twin = table.clone(FastDice(1))
    assert twin.offer == 0
    twin.answer_draw(1, True)
    assert twin.outcome is not None

    table.answer(0, "ha")
    assert table.offer == 0
    table.undo(0)
    assert table.offer == 0


def test_an_offer_declined_by_playing_on_stays_declined_in_a_clone() -> None:
    table = TOY.table({"seats": 3}, rosters=[POOR, POOR, POOR])
    table.offer_draw(0)
    table.answer(1, 1)
    assert table.offer == -1
    assert table.clone(FastDice(1)).offer == -1
    assert fingerprint(table.clone(FastDice(1))) == fingerprint(table)


def test_an_offer_leaves_with_the_one_who_made_it() -> None:
    table = at_prize(seats=3)
    table.offer_draw(1)
    table.resign(1)
    assert table.offer == -1


def test_a_game_without_draws_refuses_the_offer_itself() -> None:
    table = at_prize({"draws": "off"})
    before = fingerprint(table)
    with pytest.raises(NotYourDecision, match=r"kernel.no_draws"):
        table.offer_draw(0)
    assert (fingerprint(table), table.offer, len(table.entries)) == (before, -1, 2)


# -- other --------------------------------------------------------------------------------------


def test_without_history_nothing_is_remembered_and_the_game_is_the_same() -> None:
    kept = TOY.table({"seats": 3}, seed=5)
    fast = TOY.table({"seats": 3}, seed=5, keep=False)

    assert play_randomly(kept, Draw(2)) == play_randomly(fast, Draw(2))
    assert TOY.encode(kept.state) == TOY.encode(fast.state)
    assert fast.entries == []
    with pytest.raises(BadData, match=r"table: expected one made with keep=True"):
        fast.position()


def test_where_names_the_running_rules() -> None:
    table = at_prize()
    names = [place.split(":")[0] for place in table.where()]
    compiled = not hasattr(ask, "__code__")  # compiled rules have no frames to show beyond the first
    assert names == (["prize"] if compiled else ["prize", "confirm"])


def test_a_random_game_that_does_not_end_is_reported() -> None:
    table = FaultyToy().table()
    with pytest.raises(TableError):
        play_randomly(table, Draw(1), limit=3)


def test_told_is_what_happened_since_the_last_answer() -> None:
    table = at_prize()
    first: list[Event] = table.answer(0, False)
    assert table.told is first
    table.answer(0, "ha")
    assert first is not table.told


def test_note_is_never_forced() -> None:
    assert not Note(0).is_forced()
