"""Where matches are played: here, or in worker processes on this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from dicefront.agents.levels import agent
from dicefront.kernel.seat import Agent
from dicefront.lab.match import play_match
from dicefront.parts.lab.engine import Engine, Player, Result, Task
from dicefront.parts.lab.record import Fixture, Record

BATCH: Final = 2
"""How many matches a worker takes at a time: one pair."""


def player(game_id: str, level: str, seed: int) -> Agent:
    """A computer player that thinks for as long as the level usually does."""
    return agent(game_id, level, seed)


class SerialEngine(Engine):
    """Plays one match after another in this process."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        for fixture in fixtures:
            yield play_match(fixture)

    def each(self, work: Callable[[Player, Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        for task in tasks:
            yield work(player, task)


class LocalEngine(Engine):
    """Plays in worker processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Record]:
        with multiprocessing.get_context().Pool(self.workers, _leave_interrupts_to_parent) as pool:
            yield from pool.imap(play_match, fixtures, BATCH)

    def each(self, work: Callable[[Player, Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        with multiprocessing.get_context().Pool(self.workers, _leave_interrupts_to_parent) as pool:
            yield from pool.imap(partial(work, player), tasks, BATCH)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def engine(workers: int) -> Engine:
    """An engine with so many workers; 0 takes one for each core."""
    count = workers or os.cpu_count() or 1
    return SerialEngine() if count == 1 else LocalEngine(count)
