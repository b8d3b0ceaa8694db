"""DIC: the faces of the dice, and rolls."""

from fractions import Fraction
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.dice import (
    ACE,
    BLANK,
    CRITICAL,
    FACES,
    SIDES,
    Rolled,
    read_dice,
    reroll_set,
    roll_aces,
    roll_one_weakest,
)
from dicefront.games.home_raiders.rules.pools import BLACK, NO_DICE, RED, WHITE
from dicefront.games.home_raiders.scenes import faces, pool
from dicefront.kernel.errors import BadData
from dicefront.kernel.testing import Played, play_out


def rolled(text: str, *throws: str, plain: bool = False) -> Rolled:
    played = play_out(roll_aces(pool(text), "home_raiders.melee", "HR-ATK-08", 0, plain), [], faces(*throws))
    assert played.result is not None
    return played.result


def house() -> dict[str, Any]:
    return {
        "white": {"rank": 1, "faces": ["blank"] * 3 + ["ace"] * 2 + ["critical"]},
        "red": {"rank": 2, "faces": ["blank"] * 2 + ["ace"] * 3 + ["critical"]},
        "black": {"rank": 3, "faces": ["blank"] + ["ace"] * 4 + ["critical"]},
    }


@pytest.mark.rule("HR-DIC-01")
@pytest.mark.parametrize(
    ("colour", "mean", "some"),
    [
        (WHITE, Fraction(6, 10), Fraction(1, 2)),
        (RED, Fraction(8, 10), Fraction(2, 3)),
        (BLACK, Fraction(1), Fraction(5, 6)),
    ],
)
def test_the_faces_give_the_means_of_the_catalogue(colour: int, mean: Fraction, some: Fraction) -> None:
    ace, critical = (Fraction(FACES[colour].count(face), SIDES) for face in (ACE, CRITICAL))
    assert (ace + critical) / (1 - critical) == mean
    assert ace + critical == some


@pytest.mark.rule("HR-DIC-01")
def test_the_dice_of_the_game_are_data() -> None:
    assert read_dice(house(), "dice") == FACES
    plain = house()
    plain["white"]["faces"] = ["ace"] * 6
    assert read_dice(plain, "dice")[WHITE] == [ACE] * 6


@pytest.mark.rule("HR-DIC-02")
def test_a_die_of_critical_aces_alone_is_refused() -> None:
    endless = house()
    endless["red"]["faces"] = ["critical"] * 6
    with pytest.raises(BadData, match=r"dice\.red\.faces: expected a face that is not critical") as caught:
        read_dice(endless, "dice")
    assert caught.value.rule == "HR-DIC-02"


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (lambda data: data.pop("red"), "dice.red"),
        (lambda data: data["white"].update(rank=2), "dice.white.rank"),
        (lambda data: data["white"].update(rank=True), "dice.white.rank"),
        (lambda data: data["black"].update(faces=["ace"] * 5), "dice.black.faces"),
        (lambda data: data["black"].update(faces=["ace"] * 5 + ["joker"]), "dice.black.faces[5]"),
        (lambda data: data["black"].update(faces=["ace"] * 5 + [7]), "dice.black.faces[5]"),
        (lambda data: data.update(green={}), "dice.green"),
    ],
)
def test_unreadable_dice_are_refused_with_their_place(spoil: Any, where: str) -> None:
    data = house()
    spoil(data)
    with pytest.raises(BadData) as caught:
        read_dice(data, "dice")
    assert caught.value.where == where


def test_dice_that_are_no_table_are_refused() -> None:
    with pytest.raises(BadData, match="white, red, black"):
        read_dice([], "dice")


@pytest.mark.rule("HR-DIC-04")
def test_all_dice_are_rolled_and_their_aces_counted() -> None:
    assert rolled("W3 R2", "A - A A -").aces == 3


@pytest.mark.rule("HR-DIC-05")
def test_a_critical_ace_counts_one_and_is_rolled_once_more() -> None:
    played = play_out(roll_aces(pool("W2"), "home_raiders.melee", "HR-ATK-08", 0), [], faces("C A", "-"))
    assert played.result is not None
    assert (played.result.aces, played.result.signs()) == (2, ["C>-", "A"])
    assert [roll.rule for roll in played.rolls] == ["HR-ATK-08", "HR-DIC-05"]


@pytest.mark.rule("HR-DIC-06")
def test_extra_rolls_go_on_without_limit() -> None:
    result = rolled("W2 R1", "A - C", "C", "A")
    assert (result.aces, result.signs()) == (4, ["A", "-", "C>C>A"])


@pytest.mark.rule("HR-DIC-05", "HR-DIC-06")
def test_several_critical_aces_are_rolled_again_together() -> None:
    result = rolled("W1 R1 B1", "C - C", "A C", "-")
    assert (result.aces, result.signs()) == (4, ["C>A", "-", "C>C>-"])


@pytest.mark.rule("HR-DIC-16")
def test_a_roll_without_dice_throws_nothing_and_has_no_aces() -> None:
    assert rolled("").aces == 0


def test_plain_critical_aces_are_not_rolled_again() -> None:
    result = rolled("W2", "C A", plain=True)
    assert (result.aces, result.signs()) == (2, ["C", "A"])


@pytest.mark.rule("HR-DIC-23")
def test_a_reroll_takes_back_all_results_of_its_set_with_their_extra_rolls() -> None:
    first = rolled("W2 R1", "C A A", "A")
    assert first.aces == 4
    played: Played[Rolled] = play_out(
        reroll_set(first, WHITE, "home_raiders.defence", "HR-ACC-04", 0), [], faces("- A")
    )
    assert played.result is not None
    assert (played.result.signs(), played.result.aces) == (["-", "A", "A"], 2)
    assert first.aces == 4


@pytest.mark.rule("HR-DIC-23")
def test_a_critical_ace_of_a_reroll_is_rolled_again() -> None:
    first = rolled("W1 B1", "- A")
    played = play_out(reroll_set(first, BLACK, "home_raiders.defence", "HR-ACC-04", 0), [], faces("C", "A"))
    assert played.result is not None
    assert played.result.aces == 2


@pytest.mark.rule("HR-DIC-24")
@pytest.mark.parametrize(
    ("text", "side", "shows"),
    [("W1 R1", 3, BLANK), ("R2", 3, ACE), ("R1 B1", 2, BLANK), ("B1", 2, ACE), ("B1", 6, CRITICAL)],
)
def test_one_die_of_the_weakest_colour_is_rolled_and_never_again(text: str, side: int, shows: int) -> None:
    played = play_out(roll_one_weakest(pool(text), "home_raiders.regeneration", "HR-ADF-03", 0), [], [side])
    assert played.result == shows


@pytest.mark.rule("HR-DIC-24")
def test_without_dice_a_white_die_is_used() -> None:
    played = play_out(roll_one_weakest(NO_DICE, "home_raiders.regeneration", "HR-ADF-03", 0), [], [3])
    assert played.result == BLANK
