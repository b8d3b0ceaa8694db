"""DIC: comparing hands, target numbers and extra dice, dice rolled again, and how many dice are rolled."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from dicefront.games.spherewars.rules.dice import (
    ANY_ONE,
    BEST,
    EXPERT,
    FLOOR,
    INEXPERT,
    LOST,
    SECOND_BEST,
    TIED,
    WHOLE,
    WON,
    Permission,
    Rolled,
    Successes,
    compare,
    critical_of,
    d3,
    edge_of,
    number_of_dice,
    sort_hand,
    throw_again,
    throw_both,
    throw_d3,
    throw_dice,
    throw_until_won,
)
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.odds import distribution
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.rolls import roll_successes

S = 6


def hand(text: str) -> list[int]:
    """Dice as the catalogue writes them: ``S, 5, 2``."""
    return [S if face == "S" else int(face) for face in text.replace(",", " ").split()]


def rolled(target: int, text: str, *extra: str, criticals: bool = False) -> Successes:
    """A target number roll with these dice and then these extra dice, all of which must be thrown."""
    faces = hand(text)
    steps = roll_successes(len(faces), target, "damage", "SW-HTH-12", 0, criticals)
    result = play_out(steps, [], [*faces, *[face for more in extra for face in hand(more)]]).result
    assert result is not None
    return result


def successes(target: int, text: str, *extra: str, criticals: bool = False) -> int:
    return rolled(target, text, *extra, criticals=criticals).successes


# -- dice ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DIC-01")
def test_a_sphere_counts_as_six() -> None:
    dice = Rolled([3, S, 1])
    assert dice.faces == [S, 3, 1]
    assert dice.total() == 10
    assert compare([S], [5]) == WON


@pytest.mark.rule("SW-DIC-02")
def test_a_d3_is_half_a_die() -> None:
    assert [d3(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    played = play_out(throw_d3("length", "SW-DIC-02", 1), [], [4])
    assert played.result == 2
    assert played.rolls[0].player == 1


@pytest.mark.rule("SW-DIC-03", "SW-DIC-22", "SW-DIC-24")
def test_a_roll_names_its_purpose_its_paragraph_and_whose_dice_they_are() -> None:
    played = play_out(throw_both([3, 2], "dexterity", "SW-HTH-05", [1, 0]), [], [1, 5, 2, 4, 4])
    assert [(roll.purpose, roll.rule, roll.player) for roll in played.rolls] == [
        ("spherewars.dice.dexterity", "SW-HTH-05", 1),
        ("spherewars.dice.dexterity", "SW-HTH-05", 0),
    ]


# -- opposed rolls ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        pytest.param("5, 2, 1", "4, 4, 4", WON, marks=pytest.mark.rule("SW-DIC-04")),
        pytest.param("5, 4, 1", "5, 3, 3", WON, marks=pytest.mark.rule("SW-DIC-05")),
        pytest.param("5, 3, 2", "5, 3, 2", TIED, marks=pytest.mark.rule("SW-DIC-06")),
        pytest.param("5, 3, 3", "5, 3", WON, marks=pytest.mark.rule("SW-DIC-07")),
        pytest.param("5, 3, 2, 1", "5, 3", WON, marks=pytest.mark.rule("SW-DIC-07")),
        pytest.param("5, 3, 1", "5, 3", TIED, marks=pytest.mark.rule("SW-DIC-08")),
        pytest.param("5, 3, 1, 1", "5, 3", TIED, marks=pytest.mark.rule("SW-DIC-08")),
        pytest.param("1, 1", "1", TIED, marks=pytest.mark.rule("SW-DIC-08")),
        pytest.param("5, 5, 5, 5", "S", LOST, marks=pytest.mark.rule("SW-DIC-09")),
        pytest.param("S, 5, 2, 1, 1", "S, 4, 4", WON, marks=pytest.mark.rule("SW-HTH-06")),
        pytest.param("S, 4, 2, 1", "5, 5, 3, 2", WON, marks=pytest.mark.rule("SW-PUR-03")),
    ],
)
def test_hands_are_compared_die_by_die(first: str, second: str, result: int) -> None:
    assert compare(hand(first), hand(second)) == result
    assert compare(hand(second), hand(first)) == -result


@pytest.mark.parametrize(
    ("first", "second", "edge", "result"),
    [
        pytest.param("5, 4, 1, 1", "5, 4, 4", 1, WON, marks=pytest.mark.rule("SW-ABI-15")),
        pytest.param("5", "5, 4", 1, LOST, marks=pytest.mark.rule("SW-ABI-15")),
        pytest.param("5, 3, 3", "5, 4, 1", 1, LOST, marks=pytest.mark.rule("SW-ABI-15")),
        pytest.param("5, 4, 4", "5, 4, 1", -1, LOST, marks=pytest.mark.rule("SW-ABI-16")),
        pytest.param("5, 1", "5, 5, 5", 2, WON, marks=pytest.mark.rule("SW-ABI-17")),
        pytest.param("4", "4", 2, WON, marks=pytest.mark.rule("SW-ABI-17")),
        pytest.param("4, 3, 2, 1", "4, 3, 3", 1, WON, marks=pytest.mark.rule("SW-ABI-54")),
    ],
)
def test_skill_decides_between_equal_best_dice(first: str, second: str, edge: int, result: int) -> None:
    assert compare(hand(first), hand(second), edge) == result
    assert compare(hand(second), hand(first), -edge) == -result


@pytest.mark.rule("SW-ABI-17", "SW-ABI-18")
def test_equal_skills_cancel_out() -> None:
    assert [
        edge_of(first, second) for first in (EXPERT, 0, INEXPERT) for second in (EXPERT, 0, INEXPERT)
    ] == [
        *(0, 1, 2),
        *(-1, 0, 1),
        *(-2, -1, 0),
    ]


@pytest.mark.rule("SW-DIC-04", "SW-DIC-07", "SW-DIC-08")
def test_a_shorter_hand_is_one_filled_up_with_ones() -> None:
    """Missing dice are as good as 1s, if nobody is an expert: a second judge of all small hands."""
    for first, second in product(range(1, 4), range(1, 4)):
        for faces in product(range(1, 7), repeat=first + second):
            one, other = sort_hand(list(faces[:first])), sort_hand(list(faces[first:]))
            filled = [[*dice, *[1] * (3 - len(dice))] for dice in (one, other)]
            assert compare(one, other) == (filled[0] > filled[1]) - (filled[0] < filled[1])


@pytest.mark.rule("SW-DIC-10")
def test_a_tie_that_needs_a_winner_is_rolled_again_in_full() -> None:
    steps = throw_until_won([2, 1], "strategy", "SW-TRN-02", [0, 1])
    played = play_out(steps, [], [5, 1, 5, 2, 3, 4])
    assert [len(roll.sides) for roll in played.rolls] == [2, 1, 2, 1]
    assert played.result is not None
    assert [dice.faces for dice in played.result] == [[3, 2], [4]]


@pytest.mark.rule("SW-DIC-10", "SW-DIC-11", "SW-DIC-12")
def test_both_hands_are_thrown_one_right_after_the_other() -> None:
    played = play_out(throw_both([2, 1], "dexterity", "SW-HTH-05", [1, 0]), [], [5, 1, 5])
    assert played.course == ["spherewars.dice.dexterity", "spherewars.dice.dexterity"]
    assert [roll.player for roll in played.rolls] == [1, 0]
    assert played.result is not None
    assert [dice.faces for dice in played.result] == [[5, 1], [5]]


# -- target numbers -----------------------------------------------------------------------------


@pytest.mark.rule("SW-DIC-13", "SW-DIC-19")
def test_each_die_that_reaches_the_target_number_is_a_success() -> None:
    assert successes(3, "S, 5, 4") == 3
    assert successes(4, "S, 4, 3, 1") == 2


@pytest.mark.rule("SW-DIC-14")
def test_a_one_is_never_a_success() -> None:
    assert successes(1, "2, 1") == 1
    assert successes(-3, "2, 1, 1") == 1


@pytest.mark.rule("SW-DIC-15")
def test_a_sphere_is_a_success_up_to_six() -> None:
    assert successes(6, "S, 5, 5") == 1


@pytest.mark.rule("SW-DIC-16")
def test_from_seven_on_a_sphere_needs_an_extra_die() -> None:
    assert successes(7, "S, 1", "2") == 1
    assert successes(7, "S, 5", "1") == 0
    assert successes(8, "S, S", "4 2") == 1
    assert successes(7, "5, 5, 5") == 0


@pytest.mark.rule("SW-DIC-16")
@pytest.mark.parametrize(("target", "least"), [(7, 2), (8, 3), (9, 4), (10, 5), (11, S)])
def test_the_extra_die_needs_the_target_number_minus_five(target: int, least: int) -> None:
    assert [successes(target, "S", str(face)) for face in range(1, 7)] == [
        int(face >= least) for face in range(1, 7)
    ]


@pytest.mark.rule("SW-DIC-17")
def test_from_twelve_on_the_extra_die_needs_another() -> None:
    assert successes(12, "S", "S", "2") == 1
    assert successes(12, "S", "S", "1") == 0
    assert successes(12, "S", "5") == 0
    assert successes(16, "S, S, S", "S 4 S", "5 S") == 1
    assert successes(17, "S", "S", "S", "2") == 1
    assert rolled(12, "S, S, 4", "S 3", "5").extra == [[S, 5], [3]]


@pytest.mark.rule("SW-DIC-16", "SW-DIC-17")
def test_extra_dice_cite_their_paragraphs() -> None:
    steps = roll_successes(1, 12, "deed", "SW-DEE-07", 1)
    played: Played[Successes] = play_out(steps, [], [S, S, 4])
    assert [(roll.rule, roll.player) for roll in played.rolls] == [
        ("SW-DEE-07", 1),
        ("SW-DIC-16", 1),
        ("SW-DIC-17", 1),
    ]


@pytest.mark.rule("SW-DIC-18", "SW-CRI-12", "SW-CRI-13")
def test_a_critical_needs_no_extra_dice_and_gets_none_from_them() -> None:
    critical = rolled(7, "S, S, 5", criticals=True)
    assert (critical.successes, critical.critical, critical.extra) == (2, 1, [])
    single = rolled(11, "S, 5, 5", "S", criticals=True)
    assert (single.successes, single.critical, single.extra) == (1, 0, [[S]])
    assert rolled(8, "S, S, 3", criticals=True).critical == 1


@pytest.mark.rule("SW-CRI-01")
def test_four_spheres_count_as_three() -> None:
    assert [critical_of(spheres) for spheres in range(6)] == [0, 0, 1, 2, 2, 2]
    assert rolled(5, "S, S, S, S", criticals=True).critical == 2
    assert rolled(5, "S, S, S, S").critical == 0  # a deed roll gives none


@pytest.mark.rule("SW-DIC-16", "SW-DIC-17")
@pytest.mark.parametrize(
    ("target", "chance"),
    [
        (4, Fraction(1, 2)),
        (6, Fraction(1, 6)),
        (7, Fraction(5, 36)),
        (11, Fraction(1, 36)),
        (12, Fraction(5, 216)),
    ],
)
def test_the_chance_of_one_die_through_the_procedure(target: int, chance: Fraction) -> None:
    def start() -> Steps[bool]:
        done = yield from roll_successes(1, target, "deed", "SW-DEE-07")
        return done.successes == 1

    assert distribution(start, lambda _: None)[True] == chance


# -- how many dice ------------------------------------------------------------------------------


def parts(*amounts: int) -> list[Modifier]:
    return [Modifier("spherewars.reason.made_up", amount, "SW-DIC-21") for amount in amounts]


@pytest.mark.rule("SW-DIC-20")
def test_every_roll_has_one_die() -> None:
    dice = number_of_dice(Total(parts(1)), [], parts(-1, -1, -1))
    assert dice.amount == 1
    assert dice.parts[-1] == Modifier(FLOOR, 3, "SW-DIC-20")
    assert len(play_out(throw_dice(0, "precision", "SW-SHO-05"), [], [3]).rolls[0].sides) == 1


@pytest.mark.rule("SW-DIC-21", "SW-SUP-05")
def test_the_attribute_is_settled_before_bonus_dice() -> None:
    dice = number_of_dice(Total(parts(1, -1)), parts(1, 1), [])
    assert dice.amount == 3
    assert [part.amount for part in dice.parts] == [1, -1, 1, 1, 1]
    assert dice.parts[2] == Modifier(FLOOR, 1, "SW-DIC-21")


@pytest.mark.rule("SW-DIC-21", "SW-SHO-19")
@pytest.mark.parametrize("precision", [1, 2])
def test_bonus_and_penalty_dice_add_up_before_the_last_limit(precision: int) -> None:
    assert number_of_dice(Total(parts(precision)), parts(1), parts(-1, -1)).amount == 1


# -- dice rolled again --------------------------------------------------------------------------


def again(dice: Rolled, permission: Permission, places: list[int], text: str) -> Rolled:
    played = play_out(throw_again(dice, permission, places, "again", 0), [], hand(text))
    assert [roll.rule for roll in played.rolls] == [permission.rule]
    return dice


@pytest.mark.rule("SW-DIC-23", "SW-ART-30")
def test_the_new_face_replaces_the_old_one() -> None:
    ring = Permission("tactical_ring", "SW-ART-30", BEST)
    dice = Rolled(hand("4, 4, 2"))
    assert dice.offers(ring) == [[0]]
    assert compare(again(dice, ring, [0], "S").faces, hand("5, 1")) == WON
    assert dice.faces == [S, 4, 2]


@pytest.mark.rule("SW-DIC-23")
def test_a_permission_is_used_once_on_a_roll() -> None:
    one, other = (Permission(source, "SW-DIC-23", ANY_ONE) for source in ("ring.1", "ring.2"))
    dice = again(Rolled(hand("4, 2")), one, [1], "1")
    assert dice.faces == [4, 1]
    assert dice.offers(one) == []
    assert dice.offers(other) == [[0], [1]]
    assert Rolled(hand("4, 1")).offers(one) == [[0], [1]]  # on the next roll it may be used again


@pytest.mark.rule("SW-DIC-23")
def test_a_permission_says_which_dice_it_is_for() -> None:
    dice = Rolled(hand("S, 4, 4, 2, 1, 1"))
    assert dice.offers(Permission("any", "SW-DIC-23", ANY_ONE)) == [[0], [1], [3], [4]]
    assert dice.offers(Permission("ones", "SW-DIC-23", ANY_ONE, 1)) == [[4]]
    assert dice.offers(Permission("low", "SW-DIC-23", ANY_ONE, 2)) == [[3], [4]]
    assert dice.offers(Permission("failed", "SW-DIC-23", WHOLE, 3)) == [[3, 4, 5]]
    assert dice.offers(Permission("hand", "SW-DIC-23", WHOLE)) == [[0, 1, 2, 3, 4, 5]]
    assert Rolled(hand("S, 4")).offers(Permission("ones", "SW-DIC-23", ANY_ONE, 1)) == []
    assert Rolled(hand("S, 4")).offers(Permission("ones", "SW-DIC-23", WHOLE, 1)) == []


@pytest.mark.rule("SW-DIC-23", "SW-CRI-02")
def test_dice_rolled_again_count_for_criticals_unless_a_rule_says_otherwise() -> None:
    ring = Permission("ring", "SW-DIC-23", ANY_ONE)
    assert again(Rolled(hand("S, 3")), ring, [1], "S").critical() == 1
    assert again(Rolled(hand("S, S")), ring, [0], "2").spheres() == 1
    failed = again(Rolled(hand("S, 3, 2")), Permission("cinders", "SW-DIC-23", WHOLE, 4), [1, 2], "5 S")
    assert (failed.faces, failed.critical()) == ([S, S, 5], 1)


@pytest.mark.rule("SW-ABI-11", "SW-ABI-12", "SW-ABI-13", "SW-CRI-02")
def test_the_second_best_die_rolled_again_gives_no_critical() -> None:
    counterattack = Permission("counterattack", "SW-ABI-11", SECOND_BEST, counts=False)
    dice = Rolled(hand("S, 3"))
    assert dice.offers(counterattack) == [[1]]
    again(dice, counterattack, [1], "S")
    assert compare(dice.faces, hand("S, 4")) == WON
    assert (dice.spheres(), dice.critical()) == (1, 0)
    assert compare(again(Rolled(hand("4, 4, 2")), counterattack, [1], "S").faces, hand("5, 4, 4")) == WON
    assert compare(again(Rolled(hand("4, 4, 2")), counterattack, [1], "5").faces, hand("5, 4, 4")) == LOST
    assert Rolled([2]).offers(counterattack) == [[0]]
    assert compare(again(Rolled([2]), counterattack, [0], "5").faces, [5]) == TIED


@pytest.mark.rule("SW-ABI-02", "SW-CRI-02")
def test_a_die_raised_to_a_sphere_gives_no_critical() -> None:
    dice = Rolled(hand("5, 3"))
    dice.replace(0, S, False)
    assert (dice.faces, dice.spheres()) == ([S, 3], 0)
