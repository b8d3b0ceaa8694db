"""Processes beside the server end with it, whatever they were about to do."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from msgspec import Raw

from dicefront.server.work.lanes import Died, Lane, end
from dicefront.server.work.tasks import Job

MEMORY = 1 << 30


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_a_process_that_is_just_being_started_ends_with_the_server(steps: int) -> None:
    async def begin_and_stop() -> None:
        lane = Lane(1, 60.0, MEMORY)
        work = asyncio.create_task(lane.do(Job("none", Raw(b"{}")), "anna"))
        for _ in range(steps):
            await asyncio.sleep(0)
        await lane.stop()
        with pytest.raises(Died):
            await work
        assert lane._all[0].process is None

    asyncio.run(begin_and_stop())


def test_nothing_is_begun_once_the_server_has_stopped() -> None:
    async def begin_too_late() -> None:
        lane = Lane(1, 60.0, MEMORY)
        await lane.stop()
        with pytest.raises(Died, match="the server stops"):
            await lane.do(Job("none", Raw(b"{}")), "anna")

    asyncio.run(begin_too_late())


def test_whoever_is_cancelled_while_a_process_ends_leaves_no_pipe_open() -> None:
    async def meanwhile() -> None:
        process: Any = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", "input()"), stdin=asyncio.subprocess.PIPE
        )
        ending = asyncio.create_task(end(process))
        await asyncio.sleep(0)
        ending.cancel()
        await asyncio.gather(ending, return_exceptions=True)
        assert process._transport._closed
        await process.wait()

    asyncio.run(meanwhile())


def test_a_server_that_stops_waits_for_a_process_that_somebody_else_is_ending() -> None:
    """Otherwise its loop would be closed before it hears that the process is gone."""

    async def stop_twice() -> None:
        lane = Lane(1, 60.0, MEMORY)
        process = await lane._all[0]._started()
        ending = asyncio.create_task(lane._all[0].stop())
        await asyncio.sleep(0)
        await lane.stop()
        assert process.returncode is not None
        await ending

    asyncio.run(stop_twice())
