"""Questions are lazy, judged by one function, and forced only where nothing is told by it."""

from __future__ import annotations

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import UNREADABLE, Refusal
from dicefront.kernel.gesture import PICK_ONE, PICK_PIECE, PICK_SEVERAL, Gesture
from dicefront.kernel.procedure import Steps, ask, ask_all
from dicefront.kernel.question import Choose, Confirm, PickPieces, Question
from dicefront.kernel.terms import PIECE
from dicefront.kernel.testing import check_answer, play_out, refusal_of
from tests.kernel.toy import TOY, Toy, ToyState


class Counted(Question[int]):
    """Counts how often it is looked at."""

    judged = 0
    listed = 0

    def __init__(self, player: int) -> None:
        super().__init__(player, "toy.counted", "TOY-1")

    def check(self, answer: object) -> Refusal | None:
        Counted.judged += 1
        return None

    def candidates(self) -> list[int]:
        Counted.listed += 1
        return [1, 2]


class LazyToy(Toy):
    """A toy that asks three counted questions in one procedure."""

    def next_procedure(self, state: ToyState) -> Steps[None] | None:
        return three(state)


def three(state: ToyState) -> Steps[None]:
    for _ in range(3):
        state.points[0] += yield from ask(Counted(0))


def test_a_replay_neither_judges_nor_lists_what_was_answered_before() -> None:
    table = LazyToy().table()
    table.answer(0, 1)
    table.answer(0, 2)
    Counted.judged = Counted.listed = 0

    twin = table.clone(FastDice(1))

    assert Counted.judged == 0
    assert Counted.listed <= 1, "at most the pending question is looked at, to see whether it is forced"
    assert twin.state.points[0] == 3


def test_candidates_are_worked_out_once() -> None:
    question = Counted(0)
    Counted.listed = 0

    assert question.options() is question.options()
    assert Counted.listed == 1


def test_the_default_is_the_first_candidate() -> None:
    assert Counted(0).default() == 1
    assert Confirm(0, "toy.double", "TOY-4").default() is False


def test_one_candidate_forces_unless_the_question_is_secret_or_open_ended() -> None:
    assert Choose(0, "toy.rob", "TOY-5", [7]).is_forced()
    assert not Choose(0, "toy.rob", "TOY-5", [7, 8]).is_forced()
    assert not Choose(0, "toy.rob", "TOY-5", [7], secret=True).is_forced()
    single = Choose(0, "toy.rob", "TOY-5", [7])
    single.finite = False
    assert not single.is_forced()


def test_a_choice_tells_numbers_from_truth() -> None:
    question = Choose(0, "toy.rob", "TOY-5", [0, 1])

    assert question.check(1) is None
    for wrong in (True, 1.0, "1", None, [1], 2):
        assert refusal_of(question, wrong).reason == "kernel.not_an_option"


def test_a_choice_says_why_something_is_barred() -> None:
    """TOY-5: the game knows why player 2 cannot be robbed; what it does not know is no choice at all."""

    def barred(answer: object) -> Refusal | None:
        return Refusal("toy.poor", "TOY-6", {"player": 2}) if answer == 2 else None

    question = Choose(0, "toy.rob", "TOY-5", [0, 1], barred=barred)

    assert question.check(1) is None
    assert (refusal_of(question, 2).reason, refusal_of(question, 2).rule) == ("toy.poor", "TOY-6")
    assert refusal_of(question, 3).reason == "kernel.not_an_option"


def test_yes_or_no_takes_nothing_else() -> None:
    question = Confirm(1, "toy.double", "TOY-4", {"value": 3})

    assert question.check(True) is None
    assert question.args() == {"value": 3}
    others: list[object] = [0, 1, "yes", None, []]
    for wrong in others:
        assert refusal_of(question, wrong).reason == UNREADABLE


def test_no_questions_at_all_are_answered_at_once() -> None:
    nothing: list[Question[int]] = []

    assert play_out(ask_all(nothing)).result == []


def test_a_question_shows_itself() -> None:
    assert repr(Confirm(1, "toy.double", "TOY-4")) == "<toy.double to player 1 [TOY-4]>"


def test_the_table_answers_a_forced_question_itself() -> None:
    table = TOY.table(rosters=[[1, 2, 3], [1, 1, 4]], seed=3)
    table.answer(0, 1)
    table.answer(1, 4)
    table.answer(1, False)  # then only player 0 is left to rob

    assert [entry.to_json() for entry in table.entries[-2:]] == [["answer", 1, False], ["forced", 1, 0]]


def test_a_choice_may_be_one_of_pieces_or_none() -> None:
    choices: list[int | None] = [None, 4, 7]
    question = Choose(0, "toy.rob", "TOY-5", choices, hand=PICK_PIECE)
    assert question.gesture() == Gesture(PICK_PIECE, [4, 7], optional=True)
    assert Choose(0, "toy.rob", "TOY-5", choices).gesture() == Gesture(PICK_ONE)
    for choice in choices:
        check_answer(question, choice)


class Team(PickPieces):
    """Two or three of four pieces."""

    def __init__(self) -> None:
        super().__init__(0, "toy.team", "TOY-7", [3, 4, 6, 8], 2, 3, False)

    def candidates(self) -> list[list[int]]:
        return [[3, 4]]

    def stranger(self, piece: int) -> Refusal:
        return Refusal("toy.stranger", "TOY-7", {"player": piece})


def test_several_pieces_are_picked_in_any_order() -> None:
    question = Team()
    assert question.gesture() == Gesture(PICK_SEVERAL, [3, 4, 6, 8], 2, 3, of=[PIECE])
    samples = [question.sample(Draw(seed)) for seed in range(60)]
    assert {len(one) for one in samples} == {2, 3}
    assert any(one != sorted(one) for one in samples)
    for one in samples:
        check_answer(question, one)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ([3], UNREADABLE),
        ([3, 4, 6, 8], UNREADABLE),
        ([3, 3], UNREADABLE),
        ([3, 4, 4], UNREADABLE),
        ([3, True], UNREADABLE),
        ([3, 4.0], UNREADABLE),
        (3, UNREADABLE),
        ([3, 5], "toy.stranger"),
        ([9], "toy.stranger"),
    ],
)
def test_nobody_is_picked_twice_and_no_stranger_at_all(answer: object, reason: str) -> None:
    assert refusal_of(Team(), answer).reason == reason


@pytest.mark.parametrize("least", [0, 2, 3])
def test_some_of_several_are_any_of_them_in_any_order(least: int) -> None:
    found = [some_of([1, 2, 3], least, Draw(seed)) for seed in range(200)]
    assert all(len(set(one)) == len(one) >= least for one in found)
    assert len({tuple(one) for one in found}) == {0: 16, 2: 12, 3: 6}[least]
