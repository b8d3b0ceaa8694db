"""How sure a share of wins is.

``wilson`` is the score interval of a binomial share: all shares p that n independent matches with this
result do not contradict, that is |p̂ - p| <= z * sqrt(p (1 - p) / n). Unlike the plain interval it stays
inside 0 and 1 and holds for small numbers.

``mirrored`` is for the scores of mirrored pairs. The matches of a pair are not independent: they share
their dice, and the advantage of a seat cancels out. So the pair is the unit: the variance of the mean is
that of the pair scores over the number of pairs, with n - 1 in the denominator. It is turned into the
number of independent matches that would have the same variance, p (1 - p) / variance, and that number goes
into the score interval. If all pairs came out the same there is no variance to see, and each pair counts as
one match: no surer than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Interval:
    """A share with the bounds within which it lies, with the confidence asked for."""

    value: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        """Value, low and high, rounded to six digits."""
        return [round(self.value, 6), round(self.low, 6), round(self.high, 6)]

    def excludes(self, share: float) -> bool:
        return not self.low <= share <= self.high


def quantile(confidence: float) -> float:
    """How many standard deviations lie on either side."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(wins: float, matches: float, confidence: float = CONFIDENCE) -> Interval:
    """The score interval of a share of independent matches; nothing is known without any."""
    if matches <= 0:
        return Interval(0.0, 0.0, 1.0)
    z = quantile(confidence)
    share = wins / matches
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    low = 0.0 if share <= 0 else middle - half
    high = 1.0 if share >= 1 else middle + half
    return Interval(share, low, high)


def mirrored(scores: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The share of A in pairs that were scored from 0 to 2."""
    pairs = len(scores)
    if pairs == 0:
        return Interval(0.0, 0.0, 1.0)
    share = sum(scores) / (2 * pairs)
    spread = share * (1 - share)
    matches = float(pairs)
    if pairs > 1:
        variance = sum((score / 2 - share) ** 2 for score in scores) / (pairs - 1) / pairs
        if variance > 0 and spread > 0:
            matches = spread / variance
    return wilson(share * matches, matches, confidence)


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """A mean with its normal interval, for lengths of games and the like."""
    count = len(values)
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    mean = sum(values) / count
    if count == 1:
        return Interval(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1) / count
    half = quantile(confidence) * sqrt(variance)
    return Interval(mean, mean - half, mean + half)
