"""Rates that hold on a busy machine: processor time, and short laps in turn once the rate stands still."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

STILL: Final = 0.03
IN_A_ROW: Final = 3
MOST_LAPS: Final = 40
"""A rate stands still when so many laps in a row differ by less than this; nobody waits for more laps."""


class Stopwatch:
    """Counts work in laps, in seconds of processor time of this process."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.games: list[float] = []
        self.played = 0
        self.warm_up = 0

    def lap(self, work: Callable[[], int], seconds: float, least: int = 1) -> None:
        """Do work for so long, and ``least`` times; each call returns how many decisions a game took."""
        count = games = 0
        start = process_time()
        end = start + seconds
        now = start
        while now < end or games < least:
            count += work()
            games += 1
            now = process_time()
        self.note(count, games, now - start)

    def note(self, count: int, games: int, seconds: float) -> None:
        """Take in a lap: so many decisions and games in so much time."""
        spent = max(seconds, 1e-9)
        self.rates.append(count / spent)
        self.games.append(games / spent)
        self.played += games

    def settle(self, lap: Callable[[], None], most: int = MOST_LAPS, least: int = 0) -> None:
        """Run laps that do not count until the rate stands still: compilers and caches are warm then."""
        while self.warm_up < most and (self.warm_up < least or not self.is_still()):
            lap()
            self.warm_up += 1
        self.rates.clear()
        self.games.clear()
        self.played = 0

    def is_still(self) -> bool:
        last = self.rates[-IN_A_ROW:]
        return len(last) == IN_A_ROW and max(last) <= min(last) * (1 + STILL)

    @property
    def best(self) -> float:
        """Decisions in a second, in the lap that was disturbed least."""
        return max(self.rates, default=0.0)

    @property
    def usual(self) -> float:
        """Decisions in a second, in the middle one of the laps."""
        return median(self.rates) if self.rates else 0.0

    @property
    def games_usual(self) -> float:
        return median(self.games) if self.games else 0.0

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
