"""Lines that are tried, with what came of each: the same dice for all, so luck falls on all alike."""

from __future__ import annotations

import math
from typing import Final

from dicefront.agents.tree import Branch
from dicefront.parts.opponent.evaluation import Line

CAUTION: Final = 1.0
"""By so many standard errors a line must do better than the one that looked best: dice deceive."""
BEHIND: Final = 2.0
"""By so many standard errors a line must do worse than the best to be dropped."""


class Trial:
    """A line that is tried, with the share of victory it brought each time.

    ``look`` is what the first look says beside that, as a share: how good the line seemed at once.
    """

    def __init__(self, line: Line, look: float) -> None:
        self.line = line
        self.look = look
        self.branch = Branch(line)
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """The share of victory on the average."""
        return math.fsum(self.values) / float(max(len(self.values), 1))

    def lead(self, other: Trial) -> float:
        """How much better it did than another one with the same dice, and looked at once."""
        return self._ahead(other) + self.look - other.look

    def doubt(self, other: Trial) -> float:
        """The standard error of that."""
        times = min(len(self.values), len(other.values))
        if times < 2:
            return math.inf
        mean = self._ahead(other)
        squares = 0.0
        for number in range(times):
            off = self.values[number] - other.values[number] - mean
            squares += off * off
        return math.sqrt(squares / float(times * (times - 1)))

    def is_behind(self, leader: Trial) -> bool:
        """Whether more trials would hardly change that another one does better."""
        return self is not leader and self.lead(leader) < -BEHIND * self.doubt(leader)

    def _ahead(self, other: Trial) -> float:
        times = min(len(self.values), len(other.values))
        total = 0.0
        for number in range(times):
            total += self.values[number] - other.values[number]
        return total / float(max(times, 1))


def ranked(trials: list[Trial]) -> list[Trial]:
    """First the one to play, which is the one that looked best at once unless another did clearly better."""
    favourite = trials[0]
    best = favourite
    for trial in trials[1:]:
        if trial.lead(favourite) > max(CAUTION * trial.doubt(favourite), best.lead(favourite)):
            best = trial
    rest = [trial for trial in trials if trial is not best]
    rest.sort(key=lambda trial: -trial.lead(best))
    return [best, *rest]
