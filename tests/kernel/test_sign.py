"""Signs: what an answer means on the table, in ids and numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from dicefront.kernel.gesture import PICK_GROUP, PICK_PIECE, PICK_SPACE, PLACE_POINT
from dicefront.kernel.modifier import Modifier
from dicefront.kernel.question import Choose, Confirm, picked_pieces
from dicefront.kernel.sign import FALLS, GOES, HITS, Chance, Mark, Note, Sign, notes_of, pieces_of, spaces_of
from dicefront.kernel.testing import check_sign

FULL = Sign(
    piece=1,
    target=2,
    space=3,
    marks=[Mark(HITS, piece=4, space=5, note=Note("toy.hits")), Mark(FALLS, points=[[1, 2]])],
    chances=[Chance("toy.wins", Fraction(1, 3), [Modifier("toy.die", 3, "-")])],
    note=Note("toy.named", {"piece": 1}, "TO-GO-01"),
    notes=[Note("toy.then")],
)


def test_a_sign_that_says_nothing_is_equal_to_any_other_such_sign() -> None:
    assert Sign() == Sign(marks=[], chances=[], notes=[], path=[])
    assert Sign() != Sign(piece=0)


def test_two_signs_share_no_list() -> None:
    one, other = Sign(), Sign()
    one.marks.append(Mark(HITS, piece=1))
    assert other == Sign()


def test_what_a_sign_names_is_found_in_its_marks_as_well() -> None:
    assert pieces_of(FULL) == [1, 2, 4]
    assert spaces_of(FULL) == [3, 5]
    assert [note.id for note in notes_of(FULL)] == ["toy.named", "toy.then", "toy.hits"]
    assert pieces_of(Sign()) == spaces_of(Sign()) == notes_of(Sign()) == []


def test_a_question_shows_nothing_unless_it_says_so() -> None:
    question: Choose[int] = Choose(0, "toy.pick", "-", [1, 2])
    assert question.show(1) == Sign()


def test_yes_no_and_nothing_have_messages() -> None:
    sure = Confirm(0, "toy.sure", "-")
    assert [sure.show(answer).note for answer in (True, False)] == [
        Note("kernel.show.yes"),
        Note("kernel.show.no"),
    ]
    question: Choose[int | None] = Choose(0, "toy.pick", "-", [1, None], hand=PICK_PIECE)
    assert question.show(None).note == Note("kernel.show.none")


@pytest.mark.parametrize(
    ("hand", "value", "sign"),
    [
        (PICK_PIECE, 3, Sign(piece=3, note=Note("kernel.show.piece", {"piece": 3}))),
        (PICK_GROUP, 3, Sign(group=3, note=Note("kernel.show.group", {"group": 3}))),
        (PICK_SPACE, 3, Sign(space=3)),
        (
            PLACE_POINT,
            [4, 5],
            Sign(
                point=[4, 5],
                marks=[Mark(GOES, points=[[4, 5]])],
                note=Note("kernel.show.place", {"place": [4, 5]}),
            ),
        ),
    ],
)
def test_what_a_gesture_picks_shows_itself(hand: str, value: Any, sign: Sign) -> None:
    question: Choose[Any] = Choose(0, "toy.pick", "-", [value, None], hand=hand)
    assert question.show(value) == sign


def test_words_to_choose_from_are_messages_of_the_game() -> None:
    question = Choose(0, "toy.pick", "-", ["red", "blue"], names="colour")
    assert question.show("red") == Sign(note=Note("toy.colour.red"))


def test_several_pieces_show_themselves() -> None:
    assert picked_pieces([]) == Sign(note=Note("kernel.show.none"))
    sign = picked_pieces([2, 5])
    assert pieces_of(sign) == [2, 2, 5]
    assert sign.note == Note("kernel.show.pieces", {"pieces": [2, 5]})


def test_a_question_says_whether_it_interrupts_somebody() -> None:
    assert not Confirm(0, "toy.sure", "-").reaction
    assert Confirm(0, "toy.sure", "-", reaction=True).reaction
    assert Choose(0, "toy.pick", "-", [1, 2], reaction=True).reaction


def test_a_sound_sign_passes() -> None:
    check_sign(Confirm(0, "toy.sure", "-"), FULL)


@pytest.mark.parametrize(
    "sign",
    [
        Sign(piece=-1),
        Sign(marks=[Mark("strange", piece=1)]),
        Sign(chances=[Chance("toy.wins", Fraction(4, 3))]),
        Sign(note=Note("")),
    ],
)
def test_a_sign_that_is_wrong_is_noticed(sign: Any) -> None:
    with pytest.raises(AssertionError):
        check_sign(Confirm(0, "toy.sure", "-"), sign)
