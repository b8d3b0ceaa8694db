"""Where matches are played: here, or in worker processes on this machine.

An engine gets fixtures and gives back their records in the same order, whoever was faster. Everything that
is worked out from records therefore comes out the same with any number of workers. An engine for a cluster
needs the same one method.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from typing import Final

from dicefront.lab.match import Fixture, Record, play_match

BATCH: Final = 2
"""How many matches a worker takes at a time: one pair."""


class Engine:
    """Plays matches."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        """The records of the fixtures, in their order; whoever stops reading stops the play."""
        raise NotImplementedError


class SerialEngine(Engine):
    """Plays one match after another in this process."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        for fixture in fixtures:
            yield play_match(fixture)


class LocalEngine(Engine):
    """Plays in worker processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        with multiprocessing.get_context().Pool(self.workers, _leave_interrupts_to_parent) as pool:
            yield from pool.imap(play_match, fixtures, BATCH)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def engine(workers: int) -> Engine:
    """An engine with so many workers; 0 takes one for each core."""
    count = workers or os.cpu_count() or 1
    return SerialEngine() if count == 1 else LocalEngine(count)
