"""Work that is shared out among workers, any of which may die.

Tasks go out in batches, and what a worker had when it died goes to another one: nothing is lost, and the
results come back in the order of the tasks, whoever worked them out. A crew is what the workers are:
processes on this machine (``Processes``) or those of a cluster (``dicefront.lab.cluster``).
"""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, TypeVar

from dicefront._collector import spare_collections
from dicefront.kernel.errors import BadData

Task = TypeVar("Task")
Result = TypeVar("Result")
Work = Callable[[Any], Any]
"""What is done with a task: a function of a module, or a partial one."""

FIRST_BATCH: Final = 2
"""How many tasks a worker takes at first: one pair of matches."""
MOST_BATCH: Final = 128
SHORT: Final = 0.25
"""Batches that took less than so many seconds are followed by longer ones."""
AHEAD: Final = 2
"""So many batches for each worker are given out; the next one waits while one is worked on."""
DEATHS: Final = 5
"""A batch that has cost so many workers is not given to another one."""


class Done(NamedTuple):
    """A batch that came back: its results and how long it took; no results if its worker died."""

    number: int
    results: list[Any] | None
    seconds: float = 0.0


class Crew:
    """Some workers."""

    @property
    def size(self) -> int:
        """How many batches are worked on at the same time."""
        raise NotImplementedError

    def give(self, number: int, work: Work, tasks: Sequence[Any]) -> None:
        """Let somebody work on a batch."""
        raise NotImplementedError

    def take(self) -> Done:
        """Wait for a batch, whichever comes first. What the work itself raised is raised here."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop whatever is still worked on."""
        raise NotImplementedError


def in_order(
    crew: Crew, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Generator[Result, None, None]:
    """What the work makes of each task, in the order of the tasks; the crew is closed at the end."""
    waiting = iter(tasks)
    given: dict[int, list[Task]] = {}
    deaths: dict[int, int] = {}
    done: dict[int, list[Result]] = {}
    next_given = next_told = 0
    size = FIRST_BATCH
    try:
        while True:
            while len(given) < AHEAD * crew.size and (batch := list(islice(waiting, size))):
                given[next_given] = batch
                crew.give(next_given, work, batch)
                next_given += 1
            if not given:
                return
            number, results, seconds = crew.take()
            if results is None:
                deaths[number] = deaths.get(number, 0) + 1
                if deaths[number] == DEATHS:
                    raise BadData("workers", "one that survives", f"{given[number][0]} cost {DEATHS} of them")
                crew.give(number, work, given[number])
                continue
            del given[number]
            done[number] = results
            if seconds < SHORT:
                size = min(2 * size, MOST_BATCH)
            while next_told in done:
                yield from done.pop(next_told)
                next_told += 1
    finally:
        crew.close()


def worked(work: Work, tasks: Sequence[Any]) -> tuple[list[Any], float]:
    """What the work makes of a batch, and how long that took."""
    start = time.monotonic()
    return [work(task) for task in tasks], time.monotonic() - start


class Worker:
    """A process on this machine, and the number of the batch it works on."""

    def __init__(self) -> None:
        context = multiprocessing.get_context()
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.number = -1

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def serve(pipe: Connection) -> None:
    """Such a process: works on batches until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is interrupted, and ends this one
    spare_collections()
    while True:
        try:
            work, tasks = pipe.recv()
        except EOFError:
            return
        try:
            answer: Any = worked(work, tasks)
        except Exception:
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:
            return  # nobody waits for it any more


class Processes(Crew):
    """Processes on this machine; one that dies is replaced."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.backlog: deque[tuple[int, Work, Sequence[Any]]] = deque()

    @property
    def size(self) -> int:
        return len(self.workers)

    def give(self, number: int, work: Work, tasks: Sequence[Any]) -> None:
        self.backlog.append((number, work, tasks))
        self._hand_out()

    def take(self) -> Done:
        while True:
            self._hand_out()
            ready = set(wait([worker.pipe for worker in self.workers]))
            for place, worker in enumerate(self.workers):
                if worker.pipe in ready:
                    number, worker.number = worker.number, -1
                    try:
                        answer = worker.pipe.recv()
                    except (EOFError, OSError):
                        worker.end()
                        self.workers[place] = Worker()
                        if number == -1:
                            continue  # it had nothing to do
                        return Done(number, None)
                    if isinstance(answer, str):
                        raise RuntimeError(answer)
                    return Done(number, *answer)

    def _hand_out(self) -> None:
        for worker in self.workers:
            if worker.number == -1 and self.backlog:
                number, work, tasks = self.backlog.popleft()
                worker.number = number
                with suppress(OSError):  # if it is dead, `take` finds that out, and the batch is given again
                    worker.pipe.send((work, tasks))

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
        self.workers = []
