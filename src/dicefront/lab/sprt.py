"""A sequential test: is A better than B by ``elo1``, or only by ``elo0``? It stops as soon as that is clear.

Elo differences are turned into expected shares of a pair. After each pair the likelihood of all pair scores
so far is compared under the two hypotheses: under each, the distribution over the possible scores is the
one that is most likely among those with the expected share (the generalised sequential probability ratio
test over the five scores of a pair). If the logarithm of the ratio leaves the bounds, the test is decided
with at most ``alpha`` false acceptances and ``beta`` false rejections.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log10
from typing import Final

ACCEPTED: Final = "accepted"
REJECTED: Final = "rejected"
UNDECIDED: Final = "undecided"

FIRST_PAIRS: Final = 4
"""No verdict before so many pairs: the estimate of the spread needs some."""
A_LITTLE: Final = 1e-3
"""Added to the count of every score, so that a score that was not seen yet is not taken for impossible."""
HALVINGS: Final = 60
PLAIN_SCORES: Final = (0.0, 0.5, 1.0, 1.5, 2.0)


@dataclass(frozen=True)
class Hypotheses:
    """What is tested, and how often the test may be wrong."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


def share_of(elo: float) -> float:
    """The expected share of a player who is so much better."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    """The difference that explains a share; without bounds for 0 and 1."""
    if share <= 0:
        return float("-inf")
    if share >= 1:
        return float("inf")
    return -400 * log10(1 / share - 1)


class Sprt:
    """The test while it runs."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.counts: dict[float, int] = dict.fromkeys(PLAIN_SCORES, 0)
        self.pairs = 0

    def add(self, score: float) -> str:
        """Take in the score of a pair, from 0 to 2; returns the verdict so far."""
        self.counts[score] = self.counts.get(score, 0) + 1
        self.pairs += 1
        return self.verdict()

    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        if not self.pairs:
            return 0.0
        scores = sorted(self.counts)
        weights = [self.counts[score] + A_LITTLE for score in scores]
        total = sum(weights)
        observed = [weight / total for weight in weights]
        shares = [score / 2 for score in scores]
        under0 = likeliest(shares, observed, share_of(self.hypotheses.elo0))
        under1 = likeliest(shares, observed, share_of(self.hypotheses.elo1))
        logs = [weight * log(p1 / p0) for weight, p0, p1 in zip(weights, under0, under1, strict=True)]
        return sum(logs)

    def verdict(self) -> str:
        if self.pairs < FIRST_PAIRS:
            return UNDECIDED
        ratio = self.ratio()
        if ratio >= self.hypotheses.upper:
            return ACCEPTED
        return REJECTED if ratio <= self.hypotheses.lower else UNDECIDED


def likeliest(values: list[float], observed: list[float], mean: float) -> list[float]:
    """The distribution with this mean under which the observed one is most likely.

    It is p / (1 + x (value - mean)) for the one x for which the mean comes out; found by halving.
    """
    low = -1 / (max(values) - mean)
    high = 1 / (mean - min(values))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        slope = sum(p * (v - mean) / (1 + middle * (v - mean)) for p, v in zip(observed, values, strict=True))
        if slope > 0:
            low = middle
        else:
            high = middle
    return [p / (1 + low * (v - mean)) for p, v in zip(observed, values, strict=True)]
