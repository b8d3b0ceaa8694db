"""Tasks that live as long as the server: what goes wrong in one is logged, and after a while it goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger("dicefront.keeping")

PAUSES: Final = (1.0, 2.0, 5.0, 10.0, 30.0)
"""So many seconds a task rests after each failure in a row."""

LONG_ENOUGH: Final = 60.0
"""A task that went well for so many seconds has recovered."""


def begin(name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Start something that lives as long as the server."""
    return asyncio.create_task(keep_going(name, work))


async def keep_going(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do something that ends by itself when it is done, and begin again after a failure."""
    clock = asyncio.get_running_loop().time
    failures = 0
    while True:
        began = clock()
        try:
            await work()
            return
        except Exception as error:
            if clock() - began > LONG_ENOUGH:
                failures = 0
            pause = PAUSES[min(failures, len(PAUSES) - 1)]
            failures += 1
            log.error("%s failed and goes on in %g seconds: %s", name, pause, error, exc_info=error)
            await asyncio.sleep(pause)
