"""Bets of gems: the matrix of a spell and how both sides mix."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.spells import Mixed, cost_of, drawn, mix, payoffs
from dicefront.games.spherewars.rules.spell_chances import LEAST_KEPT, risk, spell_works

HARMS = [200.0, 20.0, 50.0]


def matrix_of(bets: list[int], answers: list[int], gain: float = 100.0) -> list[list[float]]:
    """A spell that needs two successes, with gems worth 5."""
    return payoffs([0.0, 0.0, gain, gain], 5.0, HARMS, bets, answers, LEAST_KEPT)


def exploited(matrix: list[list[float]], mixed: Mixed) -> tuple[float, float]:
    """What each side could gain by answering the mix of the other as well as possible."""
    rounds = sum(mixed.bets)
    best = max(sum(row[place] * mixed.answers[place] for place in range(len(row))) for row in matrix) / rounds
    columns = range(len(matrix[0]))
    worst = min(
        sum(matrix[row][column] * mixed.bets[row] for row in range(len(matrix))) / rounds
        for column in columns
    )
    return best - mixed.value, mixed.value - worst


def test_matching_pennies_is_mixed_evenly() -> None:
    mixed = mix([[1.0, -1.0], [-1.0, 1.0]])
    assert sum(mixed.bets) == sum(mixed.answers) == 200
    assert mixed.bets[0] == pytest.approx(100, abs=15)
    assert mixed.answers[0] == pytest.approx(100, abs=15)
    assert mixed.value == pytest.approx(0, abs=0.05)


def test_a_bet_that_is_best_against_everything_is_always_made() -> None:
    mixed = mix([[1.0, 2.0], [3.0, 4.0], [0.0, 1.0]])
    assert mixed.bets[1] >= 199
    assert mixed.answers[0] >= 199
    assert mixed.value == pytest.approx(3.0, abs=0.05)


@pytest.mark.rule("SW-SPE-04", "SW-SPE-34", "SW-UNC-02", "SW-UNC-04")
def test_the_matrix_weighs_the_spell_the_gems_and_the_risk() -> None:
    matrix = matrix_of([2, 4], [0, 3])
    fate = risk(4)
    lost = 5.0 * (4 - fate.back) + 200.0 * fate.die + 20.0 * fate.wound + 50.0 * fate.concuss
    assert cost_of(4, 5.0, HARMS) == pytest.approx(lost)
    assert matrix[1][1] == pytest.approx(100.0 * spell_works(4, 3, 2) + 15.0 - lost)
    assert matrix[0][0] > matrix[0][1]


@pytest.mark.rule("SW-SPE-21", "SW-SPE-22", "SW-SPE-23")
@pytest.mark.parametrize("gain", [60.0, 150.0, 400.0])
def test_no_answer_to_the_mixed_bets_gains_much(gain: float) -> None:
    matrix = matrix_of(list(range(1, 9)), list(range(11)), gain)
    best, worst = exploited(matrix, mix(matrix))
    assert 0 <= best < 0.05 * gain
    assert 0 <= worst < 0.05 * gain


def test_a_spell_worth_nothing_gets_as_few_gems_as_possible() -> None:
    matrix = matrix_of([1, 2, 3, 4], [0, 1, 2], 0.0)
    mixed = mix(matrix)
    assert mixed.bets == [200, 0, 0, 0]
    assert mixed.answers == [200, 0, 0]


def test_a_number_falls_on_the_bets_by_their_weights() -> None:
    assert [drawn([2, 0, 3], number) for number in range(5)] == [0, 0, 2, 2, 2]
