"""Trying things out: what looks good is played on, several times, with the same dice for all.

After each round of trials what does worse is dropped, and what does better is tried again, more often than
before, until one is left or the turns or the time are used up. Something else replaces what looked best at
once only if it did clearly better.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Any, Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import child_seed
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Agent
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import Evaluation, Line

CAUTION: Final = 1.0
"""By so many standard errors a line must do better than the one that looked best: dice deceive."""


class Trial:
    """A line that is tried, with what came of it each time."""

    def __init__(self, line: Line, trust: float) -> None:
        self.line = line
        self.trust = trust
        self.values: list[int] = []

    def lead(self, other: Trial) -> float:
        """How much better it did than another one with the same dice, and looked at once."""
        times = min(len(self.values), len(other.values))
        total = 0
        for number in range(times):
            total += self.values[number] - other.values[number]
        return float(total) / float(max(times, 1)) + self.trust * float(self.line.score - other.line.score)

    def doubt(self, other: Trial) -> float:
        """The standard error of that."""
        times = min(len(self.values), len(other.values))
        if times < 2:
            return math.inf
        mean = self.lead(other) - self.trust * float(self.line.score - other.line.score)
        squares = 0.0
        for number in range(times):
            off = float(self.values[number] - other.values[number]) - mean
            squares += off * off
        return math.sqrt(squares / float(times * (times - 1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Trier(Agent):
    """Chooses by trying, with a time limit in seconds or a fixed number of turns played.

    ``first`` is how often each line is tried before some are dropped, and ``trust`` how much the first look
    weighs beside what was tried.
    """

    name = "search"

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        seconds: float | None,
        nodes: int,
        first: int,
        trust: float,
    ) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.seconds = seconds
        self.nodes = nodes
        self.first = first
        self.trust = trust
        self.decisions = 0
        self.left = 0

    def value_after(self, table: Table[Any], player: int, line: Line, seed: int) -> int:
        """What came of a line, with dice that fall as the seed says; the turns played are no longer left."""
        raise NotImplementedError

    def memory(self) -> Json:
        return self.decisions

    def recall(self, memory: Json) -> None:
        if isinstance(memory, int):
            self.decisions = memory

    def best(self, table: Table[Any], player: int, lines: list[Line], seed: int) -> Line:
        """Successive halving; the line that looked best stays to the end, to be compared with."""
        favourite = Trial(lines[0], self.trust)
        others = [Trial(line, self.trust) for line in lines[1:]]
        end = None if self.seconds is None else monotonic() + self.seconds
        self.left = self.nodes
        sample = 0
        times = self.first
        while others:
            for _ in range(times):
                sample += 1
                for trial in [favourite, *others]:  # with the same dice, so that luck falls on all alike
                    if self.left <= 0 if end is None else monotonic() > end:
                        return chosen(favourite, others)
                    value = self.value_after(table, player, trial.line, child_seed(seed, sample))
                    trial.values.append(value)
            others = [trial for trial in others if trial.lead(favourite) > -trial.doubt(favourite)]
            others.sort(key=lambda trial: -trial.lead(favourite))
            if len(others) <= 1 and times > self.first:
                break
            others = others[: (len(others) + 1) // 2]
            times *= 2
        return chosen(favourite, others)


def chosen(favourite: Trial, others: list[Trial]) -> Line:
    """The best of those that did clearly better than what looked best, or that."""
    best = favourite
    for trial in others:
        if trial.lead(favourite) > max(CAUTION * trial.doubt(favourite), best.lead(favourite)):
            best = trial
    return best.line
