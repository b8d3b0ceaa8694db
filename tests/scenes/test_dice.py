"""Scripted dice of scenes: by face, by result, by purpose and by the kind of the die."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.dice import Roll
from dicefront.kernel.errors import BadData, OutOfDice
from dicefront.parts.scenes.dice import DiceScript, SceneDice

COLOURS = ["white", "white", "red"]


def star(result: str, kind: str, sides: int) -> int:
    """A star is the highest face, and of a red die the lowest."""
    return 0 if result != "star" else 1 if kind == "red" else sides


def dice(script: DiceScript, seed: int | None = None) -> SceneDice:
    return SceneDice(script, ["star"], star, seed)


def roll(*sides: int, purpose: str = "toy.attack", kinds: list[str] | None = None) -> Roll:
    return Roll(list(sides), purpose, "TOY-1", 0, kinds)


@pytest.mark.parametrize("script", [[5, 3], "5 3", "5, 3", ["5 3"], ["5", 3], (5, 3)])
def test_faces_fall_in_the_order_of_the_script(script: Any) -> None:
    scripted = dice(script)
    assert scripted.left() in ([5, 3], ["5", "3"], ["5", 3])
    assert scripted.throw(0, roll(8)) + scripted.throw(1, roll(6)) == [5, 3]
    assert scripted.left() == []


def test_one_face_needs_no_list() -> None:
    assert dice(4).throw(0, roll(6)) == [4]


def test_a_result_is_a_face_of_the_die_that_is_thrown() -> None:
    assert dice("star star star min max").throw(0, roll(6, 8, 6, 8, 8, kinds=[*COLOURS, "red", "red"])) == [
        6,
        8,
        1,
        1,
        8,
    ]


def test_dice_are_told_apart_by_what_they_are_thrown_for() -> None:
    scripted = dice({"attack": [5, 6], "save": 2})
    assert scripted.throw(0, roll(8)) == [5]
    assert scripted.throw(1, roll(6, purpose="toy.long-save")) == [2]
    assert scripted.throw(2, roll(8)) == [6]


def test_dice_are_told_apart_by_their_kind_or_their_sides() -> None:
    scripted = dice({"white": "1 2", "red": "star", "d8": 7})
    assert scripted.throw(0, roll(6, 6, 6, kinds=COLOURS)) == [1, 2, 1]
    assert scripted.throw(1, roll(8)) == [7]


def test_what_a_throw_is_for_comes_before_the_kind_of_the_die() -> None:
    assert dice({"white": 1, "attack": 2}).throw(0, roll(6, kinds=["white"])) == [2]


def test_a_throw_made_again_shows_the_same_faces() -> None:
    scripted = dice({"white": "1 2", "red": "3 4"})
    pair = roll(6, 6, kinds=["white", "red"])
    assert [scripted.throw(index, pair) for index in (0, 1, 0)] == [[1, 3], [2, 4], [1, 3]]
    assert scripted.left() == ["2", "4"]


def test_with_a_seed_the_rest_falls_by_chance() -> None:
    scripted = dice([5], seed=7)
    assert scripted.throw(0, roll(6)) == [5]
    by_chance = [scripted.throw(index, roll(6))[0] for index in range(1, 40)]
    assert set(by_chance) == {1, 2, 3, 4, 5, 6}
    assert by_chance == [dice([], seed=7).throw(index, roll(6))[0] for index in range(1, 40)]


def test_a_script_that_is_too_short_says_what_for() -> None:
    with pytest.raises(
        OutOfDice, match=r"a face of a d8 for toy\.attack, throw 1, got 'all 1 used' \[TOY-1\]"
    ):
        dice([5]).throw(1, roll(6, 8))
    with pytest.raises(OutOfDice, match=r"a face of a red d6 .* 'all 1 used for red'"):
        dice({"white": "1 2", "red": 1}).throw(0, roll(6, 6, kinds=["red", "red"]))


def test_dice_that_no_list_names_are_named() -> None:
    with pytest.raises(
        OutOfDice, match=r"a black d6 for toy\.attack, throw 0, got 'a script for white, save alone'"
    ):
        dice({"white": 1, "save": 2}).throw(0, roll(6, kinds=["black"]))


@pytest.mark.parametrize("face", [0, 9, "9", "moon", "-"])
def test_a_face_that_the_die_does_not_have_is_refused(face: int | str) -> None:
    with pytest.raises(
        BadData, match=r"a face of a d8 for toy\.attack, throw 0: 1 to 8, or min, max, star, got"
    ):
        dice([face]).throw(0, roll(8))


def test_after_an_error_nothing_is_used() -> None:
    scripted = dice([5, 9])
    with pytest.raises(BadData):
        scripted.throw(0, roll(8, 8))
    assert scripted.left() == [5, 9]


@pytest.mark.parametrize("script", [[True], [1.5], 2.5, None, {"attack": [None]}])
def test_what_is_no_script_is_refused(script: Any) -> None:
    with pytest.raises(BadData, match="faces such as"):
        dice(script)
