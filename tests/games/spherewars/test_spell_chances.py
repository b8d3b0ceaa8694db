"""Spells: the figures of the design, and what holds for all numbers of gems."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from dicefront.games.spherewars.rules.spell_chances import kept_dice, risk, score, spell, spell_works


def near(value: float) -> Any:
    """A figure printed with four decimals."""
    return pytest.approx(value, abs=0.00005)


@pytest.mark.rule("SW-SPE-30", "SW-SPE-33", "SW-SPE-34")
def test_the_known_figures_of_spells() -> None:
    assert [spell_works(3, 0, 2), spell_works(4, 2, 2), spell_works(6, 3, 2)] == [
        *(near(0.7407), near(0.6366)),
        near(0.6545),
    ]


@pytest.mark.rule("SW-UNC-04", "SW-UNC-06")
def test_the_known_figures_of_the_risk() -> None:
    four, six = risk(4), risk(6)
    assert [four.die, four.concuss, six.die, six.concuss] == pytest.approx(
        [0.016, 0.065, 0.062, 0.247], abs=0.0005
    )


@pytest.mark.rule("SW-SPE-31")
def test_thirty_five_hands_are_left_after_the_removal() -> None:
    assert len({kept for part in kept_dice(5) for kept in part}) == 35
    assert len({kept for part in kept_dice(5, 4) for kept in part}) == 20


def packed(*faces: int) -> int:
    """Kept dice as the tables write them."""
    dice = [*faces, 0, 0, 0][:3]
    return dice[0] << 6 | dice[1] << 3 | dice[2]


@pytest.mark.rule("SW-SPE-32", "SW-SPE-33")
def test_successes_are_dice_without_an_equal_counterpart() -> None:
    assert score(packed(6, 5, 5), packed(5, 5)) == 2
    assert score(packed(6, 3), packed(5, 4, 4)) == 1
    assert score(packed(6, 5, 4), packed()) == 3
    assert score(packed(), packed(3)) == 0


@pytest.mark.rule("SW-SPE-22", "SW-SPE-23", "SW-SPE-29")
def test_more_gems_cast_better_and_dispel_better() -> None:
    for gems, against in product(range(1, 9), range(6)):
        assert sum(spell(gems, against)) == pytest.approx(1)
        assert spell_works(gems, against + 1, 1) <= spell_works(gems, against, 1)
        assert spell_works(gems, against, 1, 4) < spell_works(gems, against, 1)
    assert spell_works(0, 0, 1) == 0
    assert spell_works(5, 3, 1) > spell_works(4, 3, 1)
