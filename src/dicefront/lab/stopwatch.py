"""Rates that hold on a busy machine: processor time, short laps in turn, and the best lap counts."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time


class Stopwatch:
    """Counts work in laps, in seconds of processor time of this process."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.games: list[float] = []

    def lap(self, work: Callable[[], int], seconds: float) -> None:
        """Do work for so long; each call returns how many decisions it made in one game."""
        count = games = 0
        start = process_time()
        end = start + seconds
        now = start
        while now < end or games == 0:
            count += work()
            games += 1
            now = process_time()
        spent = max(now - start, 1e-9)
        self.rates.append(count / spent)
        self.games.append(games / spent)

    @property
    def best(self) -> float:
        """Decisions in a second, in the lap that was disturbed least."""
        return max(self.rates, default=0.0)

    @property
    def usual(self) -> float:
        """Decisions in a second, in the middle one of the laps."""
        return median(self.rates) if self.rates else 0.0

    @property
    def games_best(self) -> float:
        return max(self.games, default=0.0)


def microseconds(work: Callable[[], object], calls: int, laps: int = 5) -> float:
    """How long one call takes, in the best of some laps."""
    best = float("inf")
    for _ in range(laps):
        start = process_time()
        for _ in range(calls):
            work()
        best = min(best, (process_time() - start) / calls)
    return best * 1e6
