"""The luck of one seat in its contests of dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from dicefront.parts.show.ledger import Stake


@dataclass(frozen=True)
class Fortune:
    """The luck of one seat, weighted by stakes; ``worse`` is the share of such games that go worse for it."""

    contests: int
    at_stake: float
    expected: float
    actual: float
    worse: float


def fortune_of(stakes: Sequence[Stake], seat: int) -> Fortune:
    """What a seat gained less what it lost, beside what was to be expected of that."""
    contests, at_stake, expected, actual, variance = 0, 0.0, 0.0, 0.0, 0.0
    for stake in stakes:
        if seat not in (stake.by, stake.against):
            continue
        sign = 1 if stake.by == seat else -1
        contests += 1
        at_stake += stake.worth
        expected += sign * stake.chance * stake.worth
        actual += sign * float(stake.won) * stake.worth
        variance += stake.variance
    return Fortune(contests, at_stake, expected, actual, share_below(actual - expected, variance))


def share_below(surplus: float, variance: float) -> float:
    """The share of games with the same stakes that would go worse, by the normal distribution."""
    return NormalDist().cdf(surplus / sqrt(variance)) if variance > 0 else 0.5
