"""Processes beside the server end with it, whatever they were about to do."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import Raw

from dicefront.server.work.lanes import Died, Lane
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
