"""The time of the clocks at tables: it runs only while a server does, and never jumps.

The system's clock may be set, and a server may be down for hours: neither is charged to a player. How far
this time has come is kept in the store. A server goes on from there, so a crash gives back ``EVERY`` seconds
at most; several servers follow the one that is furthest. It began as the time of day, and falls behind with
every second that no server runs (``lag``), which matters for days away alone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from dicefront.server.store.served import begin, reach
from dicefront.server.store.store import Store, Taken

log = logging.getLogger("dicefront.steady")

EVERY: Final = 15.0
"""So often, in seconds, it is written down how far the time has come."""


STARTED: Final = time.time() - time.monotonic()


def wall() -> float:
    """The time of day for what happens at tables: set once when the program starts, it does not jump."""
    return STARTED + time.monotonic()


class Steady:
    """Time in seconds, as all servers of a site count it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._reached = time.time()
        self._since = time.monotonic()

    def now(self) -> float:
        return self._reached + time.monotonic() - self._since

    def lag(self) -> float:
        """How far it is behind the time of day."""
        return time.time() - self.now()

    async def start(self) -> None:
        """Go on from where the servers before have come."""
        try:
            self._reached = await self.store.write(partial(begin, now=time.time()))
        except Taken:  # another server began at the same moment
            self._reached = await self.store.write(partial(begin, now=time.time()))
        self._since = time.monotonic()

    async def beat(self) -> None:
        """Write down how far it has come, and follow a server that is further."""
        now = self.now()
        furthest = await self.store.write(partial(reach, now=now))
        self._reached += max(0.0, furthest - now)

    async def keep(self) -> None:
        """Do so until the server stops, also when the store fails for a while."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
            except Exception:
                log.exception("the time was not written down")
