"""Processes for work that may be slow: each is limited in time and memory, and replaced when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from dicefront.server.figures import Tally
from dicefront.server.work.fair import Budget, FairQueue
from dicefront.server.work.tasks import OUT_OF_MEMORY, READY, Request, Thought

LONGEST_LINE: Final = 32 * 1024 * 1024
START_SECONDS: Final = 60.0
"""So long a process may take to be ready."""

SLACK: Final = 8.0
"""A limit of processor seconds is so many times as long by the clock, on a machine that is busy."""

TRIES: Final = 3
"""So often a piece of work is begun, if the process dies that does it."""

KEYS: Final = 32
"""So many matches a process is known to have at hand."""

encode: Final = msgspec.json.encode


class TooLong(Exception):
    """A piece of work took too much time or memory, and was given up."""


class Died(Exception):
    """The process that did a piece of work was killed."""


class Worker:
    """One process."""

    program: tuple[str, ...] = ("-m", "dicefront.server.work.worker")

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.process: Process | None = None
        self.keys: list[str] = []
        """What was asked about last: the process still has it at hand."""
        self._beginning = asyncio.Lock()
        self._ending = asyncio.Lock()
        self._closed = False

    async def do(self, request: bytes, seconds: float) -> Thought:
        """Have something worked out."""
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(request + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError as error:
            raise TooLong("by the clock") from error
        except OSError as error:
            raise Died(str(error)) from error
        except ValueError as error:
            raise TooLong("its answer is too large") from error
        if not line:
            if await process.wait() in (-signal.SIGPROF, OUT_OF_MEMORY):
                raise TooLong("by the processor, or in memory")
            raise Died("its output ended")
        return msgspec.json.decode(line, type=Thought)

    async def _started(self) -> Process:
        if self.process is not None and self.process.returncode is not None:
            await self.stop()  # it died on its own
        process = self.process
        if process is None:
            process = await self._begun()
            assert process.stdout is not None
            try:
                async with asyncio.timeout(START_SECONDS):
                    if await process.stdout.readline() != READY:
                        raise Died("it did not start")
            except TimeoutError as error:
                raise Died("it did not start in time") from error
        return process

    async def _begun(self) -> Process:
        """A new process, unless the server stops: nobody would end it."""
        async with self._beginning:
            if self._closed:
                raise Died("the server stops")
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, *self.program, str(self.memory)),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # an interrupt at the keyboard is for the server to handle
            )
            return self.process

    async def close(self) -> None:
        """Stop for good: a process that is just being started is waited for and ended as well."""
        self._closed = True
        async with self._beginning:
            await self.stop()

    async def stop(self) -> None:
        """End the process; whoever stops it meanwhile waits, too, until it is gone."""
        async with self._ending:
            process, self.process = self.process, None
            self.keys = []
            if process is not None:
                await end(process)


async def end(process: Process) -> None:
    """Kill a process that still runs, wait until it is gone, and close its pipes."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    try:
        await process.wait()
    finally:  # also for those who are told to stop while they wait
        transport = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()  # else the pipes stay open until the rubbish is collected
    await asyncio.sleep(0)


class Lane:
    """Some processes that are shared fairly by visitors.

    ``seconds`` is the limit of processor time for one piece of work, ``memory`` that of a process in bytes.
    """

    def __init__(
        self, workers: int, seconds: float, memory: int, budget: Budget | None = None, most: int = 0
    ) -> None:
        self.seconds = seconds
        self.budget = budget
        self.queue = FairQueue(workers, most)
        self.tally = Tally()
        self._all = [Worker(memory) for _ in range(workers)]
        self._free = list(self._all)

    async def do(
        self, request: Request, who: str, key: str = "", idle: bool = False, near: str = ""
    ) -> Thought:
        """Have something worked out for a visitor, by a process that knows the key if one is free.

        A process that is killed is replaced, and the work is begun again; ``TooLong`` if it took too much.
        """
        request.limit = self.seconds
        line = encode(request)
        async with self.queue.turn(who, idle, near):
            worker = self._take(key)
            spent = self.seconds
            self._count(1)
            try:
                thought = await self._try(worker, line)
                spent = thought.spent
                return thought
            finally:
                self._count(-1)
                self._free.append(worker)
                if self.budget is not None:
                    self.budget.spend(who, spent)

    def _count(self, more: int) -> None:
        """Note how many processes are at work, and how much waits for them."""
        self.tally.busy += more
        self.tally.waiting = self.queue.waiting()

    async def _try(self, worker: Worker, line: bytes) -> Thought:
        for number in range(TRIES):
            try:
                thought = await worker.do(line, self.seconds * SLACK)
                self.tally.done()
                return thought
            except Died:
                self.tally.died()
                await worker.stop()
                if number == TRIES - 1:
                    raise
            except BaseException:
                await worker.stop()  # what it still writes would be taken for the next answer
                raise
        raise AssertionError("unreachable")

    def _take(self, key: str) -> Worker:
        worker = next((one for one in self._free if key and key in one.keys), self._free[-1])
        self._free.remove(worker)
        if key:
            worker.keys = [*(one for one in worker.keys if one != key), key][-KEYS:]
        return worker

    async def stop(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._all))
