"""The dice of SphereWars and their chances against a second judge that looks at every hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dicefront.games.spherewars.rules.chances import damage, duel, duel_answered, hit
from dicefront.games.spherewars.rules.dice import LOST, TIED, WON, compare, sort_hand
from dicefront.games.spherewars.rules.spell_chances import risk, spell
from dicefront.kernel.draw import Draw
from dicefront.kernel.testing import play_out
from tests.differential.spherewars_naive_dice import backlash, cast, confirmed, hands, winner, wounds
from tests.games.spherewars.rolls import roll_successes

RESULTS: dict[int | None, int] = {0: WON, None: TIED, 1: LOST}
SKILLS = {
    0: [((False, False), (False, False)), ((True, True), (False, False)), ((True, False), (True, False))],
    1: [((True, False), (False, False)), ((False, False), (False, True))],
    -1: [((False, True), (False, False)), ((False, False), (True, False))],
    2: [((True, False), (False, True))],
    -2: [((False, True), (True, False))],
}
"""For each edge who is expert and who is inexpert."""


def some_dice(draw: Draw, most: int) -> list[int]:
    return [1 + draw.below(6) for _ in range(1 + draw.below(most))]


@pytest.mark.rule("SW-DIC-04", "SW-DIC-09", "SW-ABI-15", "SW-ABI-16", "SW-ABI-17", "SW-ABI-18")
@pytest.mark.parametrize("edge", list(SKILLS))
def test_hands_are_compared_alike(edge: int) -> None:
    draw = Draw(20 + edge)
    for _ in range(1500):
        first, second = some_dice(draw, 6), some_dice(draw, 6)
        if draw.below(2):
            second = (first + second)[: 1 + draw.below(6)]
        found = compare(sort_hand(first), sort_hand(second), edge)
        for experts, inexperts in SKILLS[edge]:
            assert found == RESULTS[winner(first, second, experts, inexperts)], (first, second, edge)


@pytest.mark.rule("SW-DIC-04", "SW-CRI-05", "SW-CRI-06")
@pytest.mark.parametrize("edge", [0, 1, -1, 2, -2])
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 4), (2, 2), (3, 2), (2, 5), (4, 4), (5, 3)])
def test_all_hands_give_the_chances_of_an_opposed_roll(first: int, second: int, edge: int) -> None:
    won, tied, lost = [0, 0, 0], 0, [0, 0, 0]
    experts, inexperts = SKILLS[edge][0]
    for mine, ways in hands(first):
        for theirs, times in hands(second):
            seat = winner(mine, theirs, experts, inexperts)
            if seat is None:
                tied += ways * times
            else:
                spheres = (mine, theirs)[seat].count(6)
                (won, lost)[seat][max(min(spheres, 3) - 1, 0)] += ways * times
    found = duel(first, second, edge)
    assert (found.won, found.tied, found.lost, found.ways) == (won, tied, lost, 6 ** (first + second))


@pytest.mark.rule("SW-ABI-11", "SW-ABI-12", "SW-ABI-13", "SW-ABI-14", "SW-CRI-02")
@pytest.mark.parametrize("edge", [0, 1, -1, 2, -2])
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 3), (2, 2), (3, 1), (3, 3), (4, 2)])
def test_all_hands_give_the_chances_of_a_counterattack(first: int, second: int, edge: int) -> None:
    won, tied, lost = [0, 0, 0], 0, [0, 0, 0]
    experts, inexperts = SKILLS[edge][0]
    for mine, ways in hands(first):
        for theirs, times in hands(second):
            for face in range(1, 7):
                seat, spheres = winner(mine, theirs, experts, inexperts), mine.count(6)
                if seat == 1:
                    kept = mine[:1] + mine[2:] if first > 1 else []
                    seat, spheres = winner([*kept, face], theirs, experts, inexperts), kept.count(6)
                if seat is None:
                    tied += ways * times
                elif seat == 0:
                    won[max(min(spheres, 3) - 1, 0)] += ways * times
                else:
                    lost[max(min(theirs.count(6), 3) - 1, 0)] += ways * times
    found = duel_answered(first, second, edge)
    assert (found.won, found.tied, found.lost, found.ways) == (won, tied, lost, 6 ** (first + second + 1))


@pytest.mark.rule("SW-DIC-16", "SW-DIC-17", "SW-CRI-07", "SW-CRI-09", "SW-CRI-12", "SW-CRI-13")
@pytest.mark.parametrize("target", [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 14])
@pytest.mark.parametrize("strength", [1, 2, 3, 5, 7])
def test_all_hands_give_the_chances_of_a_damage_roll(strength: int, target: int) -> None:
    counted: dict[int | str, Fraction] = {}
    misses = Fraction(0)
    for faces, ways in hands(strength):
        for chance, result in wounds(faces, target):
            share = chance * Fraction(ways, 6**strength)
            counted[result] = counted.get(result, Fraction(0)) + share
            if result == 0:
                misses += share
    found = damage(strength, target)
    assert found.dead == pytest.approx(float(counted.pop("dead", Fraction(0))), abs=1e-12)
    exact = [float(counted.get(count, Fraction(0))) for count in range(strength + 2)]
    assert found.wounds == pytest.approx(exact, abs=1e-12)
    assert hit(strength, target).miss == pytest.approx(float(misses), abs=1e-12)


@pytest.mark.rule("SW-SPE-31", "SW-SPE-32", "SW-SPE-33", "SW-UNC-02", "SW-UNC-04", "SW-UNC-07")
@pytest.mark.parametrize("changed", [False, True])
@pytest.mark.parametrize(
    ("gems", "against"), [(1, 0), (1, 2), (3, 0), (3, 3), (4, 2), (5, 4), (6, 3), (7, 1)]
)
def test_all_hands_give_the_chances_of_a_spell(gems: int, against: int, changed: bool) -> None:
    counted = [0, 0, 0, 0]
    for casting, ways in hands(gems):
        for dispelling, times in hands(against):
            counted[cast(casting, dispelling, changed)] += ways * times
    exact = [count / 6 ** (gems + against) for count in counted]
    assert spell(gems, against, 4 if changed else 3) == pytest.approx(exact, abs=1e-12)


@pytest.mark.rule("SW-UNC-02", "SW-UNC-03", "SW-UNC-04", "SW-UNC-05", "SW-UNC-06", "SW-UNC-07", "SW-UNC-08")
@pytest.mark.parametrize("gems", [1, 2, 3, 5, 6, 7, 9])
def test_all_hands_give_the_risk_of_the_caster(gems: int) -> None:
    counted = [0, 0, 0, 0]
    for casting, ways in hands(gems):
        for place, result in enumerate(backlash(casting)):
            counted[place] += ways * int(result)
    found = risk(gems)
    exact = [count / 6**gems for count in counted]
    assert [found.die, found.wound, found.concuss, found.back] == pytest.approx(exact, abs=1e-12)


@pytest.mark.rule("SW-DIC-13", "SW-DIC-16", "SW-DIC-17")
def test_successes_are_counted_alike() -> None:
    draw = Draw(5)
    for _ in range(1500):
        faces, target = some_dice(draw, 6), 1 + draw.below(18)
        extra = [1 + draw.below(6) for _ in range(40)]
        expected, used = judged(faces, target, extra)
        steps = roll_successes(len(faces), target, "spherewars.deed", "SW-DEE-07")
        found = play_out(steps, [], [*faces, *extra[:used]]).result
        assert found is not None
        assert found.successes == expected, (faces, target, extra[:used])


def judged(faces: list[int], target: int, extra: list[int]) -> tuple[int, int]:
    """Successes of a roll without criticals, and how many extra dice they took, rolled together in turns."""
    if target <= 6:
        return sum(face >= max(target, 2) for face in faces), 0
    spheres = faces.count(6)
    if not spheres:
        return 0, 0
    found, used = judged(extra[:spheres], target - 5, extra[spheres:])
    return found, spheres + used


@pytest.mark.rule("SW-DIC-17")
def test_the_second_judge_knows_high_target_numbers() -> None:
    assert [confirmed(target) for target in (1, 6, 7, 11, 12)] == [
        *(Fraction(5, 6), Fraction(1, 6), Fraction(5, 36)),
        *(Fraction(1, 36), Fraction(5, 216)),
    ]
