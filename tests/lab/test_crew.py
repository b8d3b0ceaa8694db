"""Work that is shared out among workers: a worker that dies loses nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game
from dicefront.lab.crew import DEATHS, Done, Processes, Work, in_order
from dicefront.lab.engine import SerialEngine
from dicefront.lab.match import play_match
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.series import Fixture, Series


def fixtures(pairs: int) -> list[Fixture]:
    rules = game("chessboard")
    options = rules.complete_options(None)
    both = (Contender("random"), Contender("random"))
    return list(Series("chessboard", rules.rules, options, 2, both, 3).fixtures(0, pairs))


class Murdered(Processes):
    """One of the workers is killed while it has a batch, another one while it has none."""

    killed = 0

    def give(self, number: int, work: Work, tasks: Sequence[Any]) -> None:
        super().give(number, work, tasks)
        if number == 3 and not self.killed:
            self.killed = 1
            victim = next(worker for worker in self.workers if worker.number != -1)
            assert victim.process.pid is not None
            os.kill(victim.process.pid, signal.SIGKILL)
            victim.process.join()

    def take(self) -> Done:
        found = super().take()
        idle = [worker for worker in self.workers if worker.number == -1 and worker.process.is_alive()]
        if self.killed == 1 and idle:
            self.killed = 2
            assert idle[0].process.pid is not None
            os.kill(idle[0].process.pid, signal.SIGKILL)
            idle[0].process.join()
        return found


def test_a_worker_that_is_killed_loses_nothing() -> None:
    crew = Murdered(2)
    found: list[Record] = list(in_order(crew, play_match, fixtures(12)))
    assert found == list(SerialEngine().play(fixtures(12)))
    assert crew.killed == 2


def suicide(mark: str) -> str:
    """Ends its process, until there is a file that says it is enough."""
    if not Path(mark).exists():
        os.kill(os.getpid(), signal.SIGKILL)
    return mark


def test_work_that_kills_every_worker_is_named() -> None:
    with pytest.raises(BadData, match=f"nowhere.*cost {DEATHS} of them"):
        list(in_order(Processes(1), suicide, ["nowhere/at/all"]))


def failing(number: int) -> int:
    return 1 // number


def test_what_the_work_raises_is_raised_here() -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(in_order(Processes(2), failing, [1, 0, 1]))


def test_workers_end_when_nobody_reads_on() -> None:
    crew = Processes(2)
    workers = [worker.process for worker in crew.workers]
    found = in_order(crew, abs, iter(range(10**9)))
    assert next(found) == 0
    found.close()
    assert not any(worker.is_alive() for worker in workers)
