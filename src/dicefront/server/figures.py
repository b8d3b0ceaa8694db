"""Figures of a running server: plain counters, so that counting costs next to nothing.

``metrics`` shows them, ``health`` judges by them.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter, deque
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which durations are counted together."""

TICK: Final = 0.25
"""So often the event loop is looked at, in seconds."""

REMEMBERED: Final = 20
"""So many looks at the event loop are remembered."""


HOPELESS: Final = 3
"""So many processes that die in a row are no accident."""

FORGOTTEN: Final = 60.0
"""After so many seconds without another death it may have been one, after all."""


class Histogram:
    """How long something took: so many times up to each bound, and in all."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Tally:
    """What some processes that work beside the server are doing, and how often one had to be replaced."""

    def __init__(self) -> None:
        self.busy = 0
        self.waiting = 0
        self.restarts = 0
        self.deaths = 0
        """Pieces of work in a row whose process died."""
        self.died_at = 0.0

    def died(self) -> None:
        self.restarts += 1
        self.deaths += 1
        self.died_at = time.monotonic()

    def done(self) -> None:
        self.deaths = 0

    def is_lost(self) -> bool:
        """Whether every process dies at once: a minute without work gives another chance."""
        return self.deaths >= HOPELESS and time.monotonic() - self.died_at < FORGOTTEN


class Figures:
    """What a server has counted since it started."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        """Answers of people and computers, by game."""
        self.commands = Histogram()
        """From the moment a command came in to its answer; what it changed is durable by then."""
        self.requests = Histogram()
        self.statuses: Counter[int] = Counter()
        """Requests by the status of their answer."""
        self.refusals: Counter[str] = Counter()
        """Requests and commands that were refused, by reason."""
        self.workers: dict[str, Tally] = {}
        """Processes beside the server, by what they do."""
        self.loop = Histogram()
        """How late the event loop was."""
        self.lags: deque[float] = deque(maxlen=REMEMBERED)

    def tally(self, name: str) -> Tally:
        """The tally of some processes."""
        return self.workers.setdefault(name, Tally())

    async def watch_loop(self) -> None:
        """Look again and again how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            lag = max(0.0, loop.time() - due)
            self.lags.append(lag)
            self.loop.add(lag)
