"""Intervals and sequential tests are right as often as they say."""

from __future__ import annotations

from itertools import product
from math import isclose

import pytest

from dicefront.kernel.draw import Draw
from dicefront.lab.sprt import (
    ACCEPTED,
    REJECTED,
    UNDECIDED,
    Hypotheses,
    Sprt,
    elo_of,
    likeliest,
    share_of,
)
from dicefront.parts.lab.statistics import mean_interval, mirrored, wilson


def test_wilson_agrees_with_published_values() -> None:
    interval = wilson(81, 263)  # Newcombe 1998, table I
    assert round(interval.low, 4) == 0.2553
    assert round(interval.high, 4) == 0.3662
    interval = wilson(0, 20)
    assert interval.low == 0
    assert round(interval.high, 4) == 0.1611


def test_the_bounds_of_wilson_are_where_the_score_test_turns() -> None:
    for wins, matches in ((3, 10), (50, 80)):
        interval = wilson(wins, matches)
        for bound in (interval.low, interval.high):
            z = abs(interval.value - bound) / (bound * (1 - bound) / matches) ** 0.5
            assert isclose(z, 1.959964, rel_tol=1e-5)


def test_nothing_is_known_without_matches() -> None:
    assert wilson(0, 0).to_json() == mirrored([]).to_json() == [0.0, 0.0, 1.0]


def test_pairs_that_always_split_are_surer_than_independent_matches() -> None:
    split = mirrored([1.0] * 40 + [0.5, 1.5] * 5)
    even = wilson(50, 100)
    assert split.value == even.value == 0.5
    assert split.high - split.low < (even.high - even.low) / 2


def test_pairs_that_all_come_out_the_same_count_as_one_match_each() -> None:
    assert mirrored([2.0] * 30).to_json() == wilson(30, 30).to_json()


def drawn_scores(draw: Draw, pairs: int, better: int) -> list[float]:
    """Scores of pairs in which both matches share some luck; A wins more often by so many per mille."""
    scores: list[float] = []
    for _ in range(pairs):
        luck = draw.below(1000)
        first = 1.0 if (luck + draw.below(1000)) // 2 < 500 + better else 0.0
        second = 1.0 if (1000 - luck + draw.below(1000)) // 2 < 500 + better else 0.0
        scores.append(first + second)
    return scores


@pytest.mark.parametrize("pairs", [20, 150])
def test_the_interval_of_pairs_covers_the_truth_as_often_as_it_says(pairs: int) -> None:
    draw = Draw(5)
    covered = 0
    for _ in range(600):
        covered += not mirrored(drawn_scores(draw, pairs, 0)).excludes(0.5)
    assert 0.925 <= covered / 600 <= 0.975


def test_a_mean_has_its_normal_interval() -> None:
    interval = mean_interval([1, 2, 3, 4, 5])
    assert interval.value == 3
    assert isclose(interval.high - interval.value, 1.959964 * (2.5 / 5) ** 0.5, rel_tol=1e-6)


def test_elo_and_share_are_two_ways_to_say_the_same() -> None:
    assert share_of(0) == 0.5
    assert isclose(share_of(400), 10 / 11)
    for elo in (-120.0, 3.0, 250.0):
        assert isclose(elo_of(share_of(elo)), elo)
    assert (elo_of(1.0), elo_of(0.0)) == (float("inf"), float("-inf"))


def test_the_likeliest_distribution_has_the_mean_asked_for() -> None:
    values, observed = [0.0, 0.25, 0.5, 0.75, 1.0], [0.2, 0.1, 0.3, 0.1, 0.3]
    for mean in (0.4, 0.55, 0.7):
        found = likeliest(values, observed, mean)
        assert isclose(sum(found), 1, rel_tol=1e-9)
        assert isclose(sum(p * v for p, v in zip(found, values, strict=True)), mean, rel_tol=1e-9)


def test_the_likeliest_of_two_values_is_the_plain_binomial() -> None:
    assert isclose(likeliest([0.0, 1.0], [0.3, 0.7], 0.6)[1], 0.6, rel_tol=1e-9)


def verdict_of(better: int, seed: int, hypotheses: Hypotheses, limit: int = 4000) -> str:
    draw = Draw(seed)
    test = Sprt(hypotheses)
    for score in drawn_scores(draw, limit, better):
        verdict = test.add(score)
        if verdict != UNDECIDED:
            return verdict
    return UNDECIDED


def test_a_test_accepts_the_better_and_rejects_the_equal() -> None:
    hypotheses = Hypotheses(0, 60)
    better = [verdict_of(80, seed, hypotheses) for seed in range(30)]
    equal = [verdict_of(0, seed, hypotheses) for seed in range(30)]
    assert better.count(ACCEPTED) >= 28
    assert equal.count(REJECTED) >= 27


def test_no_verdict_comes_from_a_handful_of_pairs() -> None:
    test = Sprt(Hypotheses(0, 400, 0.4, 0.4))
    assert [test.add(2.0) for _ in range(3)] == [UNDECIDED] * 3


def test_the_order_of_the_pairs_does_not_matter() -> None:
    ratios = []
    for scores in ([0.0, 1.0, 2.0, 1.5], [2.0, 1.5, 1.0, 0.0]):
        test = Sprt(Hypotheses())
        for score in scores:
            test.add(score)
        ratios.append(test.ratio())
    assert ratios[0] == ratios[1]


def test_scores_between_the_usual_ones_are_taken_too() -> None:
    test = Sprt(Hypotheses(0, 50))
    for first, second in product((1 / 3, 2 / 3), repeat=2):
        test.add(first + second)
    assert test.pairs == 4
    assert abs(test.ratio()) < 1
