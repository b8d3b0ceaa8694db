"""Exact odds through the procedures of play, against results by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from dicefront.kernel.errors import BadData
from dicefront.kernel.odds import distribution
from dicefront.kernel.procedure import Steps, ask_all, confirm, roll, roll_die
from dicefront.kernel.question import Choose, Question
from tests.kernel.toy import BidsShown


def no(question: Question[Any]) -> object:
    return False


def two_dice() -> Steps[int]:
    faces = yield from roll([6, 6], "x", "-")
    yield BidsShown(faces)
    return sum(faces)


def test_the_sum_of_two_dice() -> None:
    found = distribution(two_dice, no)

    assert found[7] == Fraction(1, 6)
    assert found[2] == found[12] == Fraction(1, 36)
    assert sum(found.values()) == 1


def reroll_low() -> Steps[int]:
    face = yield from roll_die(6, "x", "-")
    if (yield from confirm(0, "x.reroll", "-", {"face": face})):
        face = yield from roll_die(6, "x", "-")
    return face


def test_decisions_are_asked_for_every_way_the_dice_fall() -> None:
    found = distribution(reroll_low, lambda question: int(str(question.args()["face"])) <= 3)

    assert found == {face: Fraction(1, 12) + (Fraction(1, 6) if face > 3 else 0) for face in range(1, 7)}


def uneven() -> Steps[str]:
    """A branch that throws more dice than the other must not count for more."""
    if (yield from roll_die(2, "x", "-")) == 1:
        return "short"
    faces = yield from roll([6, 20], "x", "-")
    return "long" if faces[0] == faces[1] else "longer"


def test_every_branch_has_its_own_weight() -> None:
    found = distribution(uneven, no)
    assert found == {"short": Fraction(1, 2), "long": Fraction(1, 40), "longer": Fraction(19, 40)}


def sealed() -> Steps[int]:
    questions: list[Question[int]] = [Choose(player, "x.pick", "-", [1, 2]) for player in (0, 1)]
    one, two = yield from ask_all(questions)
    face = yield from roll_die(4, "x", "-")
    return one * 10 + two if face == 4 else 0


def test_sealed_questions_are_decided_too() -> None:
    assert distribution(sealed, lambda question: question.player + 1) == {
        12: Fraction(1, 4),
        0: Fraction(3, 4),
    }


def test_without_dice_there_is_one_result() -> None:
    def fixed() -> Steps[str]:
        return "x"
        yield

    assert distribution(fixed, no) == {"x": 1}


def test_too_many_ways_are_refused() -> None:
    with pytest.raises(BadData, match="odds: expected a procedure with at most 35 ways to fall"):
        distribution(two_dice, no, limit=35)
    assert len(distribution(two_dice, no, limit=36)) == 11
