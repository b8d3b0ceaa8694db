"""Computer opponents: they think in processes of their own, quick and slow ones apart, and games for study.

So a match waits for its own opponent alone: one that searches for seconds never stands in the way of one that
answers at once, and none of them in the way of the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from dicefront.server.worker import Task, Thought

QUICK_LEVELS = ("random", "greedy")
"""Levels that answer within a fraction of a second."""

LONGEST_LINE = 16 * 1024 * 1024


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def think(self, task: bytes) -> Thought:
        if self.process is not None and self.process.returncode is not None:
            await self.stop()  # it died on its own
        process = self.process
        if process is None:
            process = self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "dicefront.server.worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # an interrupt at the keyboard is for the server to handle
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(task + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ConnectionError("expected an answer of the worker, got its end")
        return msgspec.json.decode(line, type=Thought)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        transport = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()  # else the pipes stay open until the rubbish is collected
        await asyncio.sleep(0)


class Lane:
    """Some workers that take tasks in turn."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, task: bytes) -> Thought:
        """An answer; a worker that takes too long or dies is replaced, and the problem is told."""
        worker = await self._free.get()
        try:
            return await asyncio.wait_for(worker.think(task), self.limit)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await worker.stop()
            return Thought(None, f"{type(error).__name__}: {error}")
        except asyncio.CancelledError:
            await worker.stop()  # what it still writes would be taken for the next answer
            raise
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))


class Thinkers:
    """All workers of a server."""

    def __init__(self, quick: int, slow: int, seconds: float, limit: float) -> None:
        self.seconds = seconds
        self._quick = Lane(quick, limit)
        self._slow = Lane(slow, limit)
        self._idle = Lane(1, limit)

    async def think(self, task: Task) -> Thought:
        lane = self._idle if task.games else self._quick if task.level in QUICK_LEVELS else self._slow
        return await lane.think(msgspec.json.encode(task))

    async def stop(self) -> None:
        await asyncio.gather(self._quick.stop(), self._slow.stop(), self._idle.stop())
