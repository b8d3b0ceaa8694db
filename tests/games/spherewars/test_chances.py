"""Chances: the figures of the design, icepool as a second judge, and what holds for all numbers of dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest

from dicefront.games.spherewars.rules.chances import (
    clash,
    damage,
    duel,
    hit,
    passes,
    shot,
    success,
    successes,
)
from dicefront.kernel.odds import distribution
from dicefront.kernel.procedure import Steps
from tests.games.spherewars.rolls import roll_successes


def near(value: float) -> Any:
    """A figure printed with four decimals."""
    return pytest.approx(value, abs=0.00005)


# -- opposed rolls ------------------------------------------------------------------------------


@pytest.mark.rule("SW-DIC-04", "SW-DIC-09", "SW-ABI-15", "SW-ABI-17")
@pytest.mark.parametrize(
    ("first", "second", "edge", "win", "tie", "lose"),
    [
        (3, 3, 0, 0.4893, 0.0213, 0.4893),
        (3, 3, 1, 0.5348, 0.0, 0.4652),
        (3, 3, 2, 0.6477, 0.0, 0.3523),
        (4, 3, 0, 0.6088, 0.0109, 0.3803),
        (5, 3, 0, 0.6951, 0.0041, 0.3008),
    ],
)
def test_the_known_figures_of_opposed_rolls(
    first: int, second: int, edge: int, win: float, tie: float, lose: float
) -> None:
    found = duel(first, second, edge)
    assert (found.win, found.tie, found.lose) == (near(win), near(tie), near(lose))


@pytest.mark.rule("SW-DIC-04")
def test_every_opposed_roll_adds_up_and_has_its_mirror() -> None:
    for first, second, edge in product(range(1, 13), range(1, 13), range(-2, 3)):
        found, mirror = duel(first, second, edge), duel(second, first, -edge)
        assert sum(found.won) + found.tied + sum(found.lost) == found.ways == 6 ** (first + second)
        assert (found.won, found.tied, found.lost) == (mirror.lost, mirror.tied, mirror.won)


@pytest.mark.rule("SW-DIC-04", "SW-DIC-07")
def test_a_die_more_is_never_worse() -> None:
    for first, second, edge in product(range(1, 8), range(1, 8), range(-2, 3)):
        assert duel(first + 1, second, edge).win > duel(first, second, edge).win
        assert duel(first, second, min(edge + 1, 2)).win >= duel(first, second, edge).win


@pytest.mark.rule("SW-DIC-20")
def test_a_hand_has_one_die_at_least() -> None:
    assert duel(0, -2) == duel(1, 1)
    assert hit(0, 4) == hit(1, 4)
    assert damage(-1, 4) == damage(1, 4)


@pytest.mark.rule("SW-DIC-04", "SW-DIC-08")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (2, 1), (3, 2), (4, 4), (6, 3)])
def test_icepool_agrees_about_opposed_rolls(first: int, second: int) -> None:
    """A missing die is as good as a 1, so both hands are filled up and compared as tuples."""
    most = max(first, second)

    def sorted_hand(dice: int) -> Any:
        pool: Any = icepool.d6.pool(dice)
        return pool.expand().map(
            lambda faces: (*sorted(faces, reverse=True), *[1] * (most - dice)), star=False
        )

    def result(one: Any, other: Any) -> int:
        return int(one > other) - int(one < other)

    results: Any = icepool.map(result, sorted_hand(first), sorted_hand(second))
    found = duel(first, second)
    assert [Fraction(results.probability(end)) for end in (1, 0, -1)] == [
        Fraction(sum(found.won), found.ways),
        Fraction(found.tied, found.ways),
        Fraction(sum(found.lost), found.ways),
    ]


# -- target numbers -----------------------------------------------------------------------------


@pytest.mark.rule("SW-DIC-14", "SW-DIC-15", "SW-DIC-16", "SW-DIC-17")
def test_the_chance_of_one_die() -> None:
    assert success(-1) == success(2) == pytest.approx(5 / 6)
    assert [success(target) for target in (4, 6, 7, 8, 11, 12, 17)] == pytest.approx(
        [1 / 2, 1 / 6, 5 / 36, 4 / 36, 1 / 36, 5 / 216, 5 / 1296]
    )


@pytest.mark.rule("SW-SHO-05", "SW-CRI-12", "SW-CRI-13")
def test_the_known_figures_of_hits() -> None:
    assert [hit(2, 4).hit, hit(2, 7).hit, hit(3, 6).hit] == [near(0.75), near(0.2593), near(0.4213)]
    assert hit(2, 7).hit_by == pytest.approx([10 / 36 * 5 / 6, 1 / 36, 0])


@pytest.mark.rule("SW-HTH-12", "SW-CRI-07", "SW-CRI-09")
def test_the_known_figures_of_damage() -> None:
    found = damage(3, 4)
    assert (found.wounds[0], found.dead) == (near(0.125), near(0.0046))
    assert found.mean == pytest.approx(1.556, abs=0.0005)
    assert damage(3, 7).wounds[0] == near(0.6366)


@pytest.mark.rule("SW-CRI-07", "SW-CRI-09")
@pytest.mark.parametrize(("strength", "target"), [(1, 4), (2, 2), (3, 5), (5, 3)])
def test_icepool_agrees_about_damage(strength: int, target: int) -> None:
    def outcome(faces: Any) -> int:
        spheres = sum(face == 6 for face in faces)
        return -1 if spheres > 2 else sum(face >= target for face in faces) + (spheres == 2)

    pool: Any = icepool.d6.pool(strength)
    results: Any = pool.expand().map(outcome, star=False)
    found = damage(strength, target)
    exact = [float(results.probability(count)) for count in range(-1, strength + 2)]
    assert [found.dead, *found.wounds] == pytest.approx(exact, abs=1e-12)


@pytest.mark.rule("SW-DEE-07", "SW-DIC-16")
@pytest.mark.parametrize(("dice", "target"), [(1, 5), (3, 4), (2, 8)])
def test_the_successes_of_a_deed_are_those_of_the_procedure(dice: int, target: int) -> None:
    def start() -> Steps[int]:
        done = yield from roll_successes(dice, target, "spherewars.deed", "SW-DEE-07")
        return done.successes

    exact = distribution(start, lambda _: None)
    assert successes(dice, target) == pytest.approx([float(exact[count]) for count in range(dice + 1)])


@pytest.mark.rule("SW-WOU-03", "SW-WOU-05", "SW-WOU-07")
def test_wounds_kill_whoever_has_no_more_of_them() -> None:
    blow = damage(3, 4)
    assert blow.kills(1) == pytest.approx(1 - blow.wounds[0])
    assert blow.kills(9) == blow.dead
    assert blow.hurts(1) == 0
    for left in range(1, 7):
        assert blow.kills(left) + blow.hurts(left) + blow.wounds[0] == pytest.approx(1)
    assert blow.taken(1) == pytest.approx(blow.kills(1))
    assert blow.taken(9) == pytest.approx(blow.mean + 9 * blow.dead)


@pytest.mark.rule("SW-MOR-01", "SW-MOR-02", "SW-MOR-06", "SW-FLE-17")
def test_a_morale_roll_is_one_die_and_firm_has_two() -> None:
    assert passes(4) == pytest.approx(1 / 2)
    assert passes(4, 2) == pytest.approx(3 / 4)
    assert passes(7) == pytest.approx(5 / 36)
    assert passes(1) == pytest.approx(5 / 6)


# -- fights and shots ---------------------------------------------------------------------------


@pytest.mark.rule("SW-HTH-04", "SW-CRI-05")
def test_a_fight_is_a_dexterity_roll_with_the_damage_roll_of_the_winner() -> None:
    rolled = duel(4, 3)
    mine, theirs = [damage(3 + plus, 4) for plus in range(3)], [damage(2 + plus, 5) for plus in range(3)]
    found = clash(rolled, mine, 2, theirs, 4)
    assert found.kill == pytest.approx(sum(rolled.win_by[plus] * mine[plus].kills(4) for plus in range(3)))
    assert found.die == pytest.approx(sum(rolled.lose_by[plus] * theirs[plus].kills(2) for plus in range(3)))
    assert found.kill + found.hurt < rolled.win
    assert found.die + found.bleed < rolled.lose
    assert found.dealt > found.taken > 0


@pytest.mark.rule("SW-STA-13", "SW-STA-18")
def test_whoever_may_not_win_strikes_nobody() -> None:
    found = clash(duel(1, 4), [], 3, [damage(3, 3)] * 3, 5)
    assert (found.kill, found.hurt, found.dealt) == (0, 0, 0)
    assert found.die > 0


@pytest.mark.rule("SW-SHO-05", "SW-SHO-08", "SW-CRI-05")
def test_a_shot_is_a_precision_roll_with_a_damage_roll() -> None:
    aimed, blows = hit(3, 4), [damage(2 + plus, 3) for plus in range(3)]
    found = shot(aimed, blows, 3)
    assert found.kill + found.hurt == pytest.approx(
        sum(aimed.hit_by[plus] * (1 - blows[plus].wounds[0]) for plus in range(3))
    )
    assert (found.die, found.bleed, found.taken) == (0, 0, 0)
