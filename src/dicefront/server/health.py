"""Whether the server is well: it looks at every part it needs, at most once a second."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from sqlalchemy import Connection, text

from dicefront.server.figures import Figures
from dicefront.server.store.store import Store

log = logging.getLogger("dicefront.health")

FRESH: Final = 1.0
"""So long a finding holds, in seconds."""

PATIENCE: Final = 2.0
"""A part that takes longer to answer is not well."""

LATE: Final = 0.5
"""An event loop that is later than this, in seconds ..."""
LOOKS: Final = 4
"""... at so many looks in a row is not well."""

TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
"""Writes to the disk and changes nothing."""

Part = str


class Probe:
    """Asks one part whether it answers in time; while it has not answered, it is not asked again."""

    def __init__(self, ask: Callable[[], Awaitable[object]]) -> None:
        self.ask = ask
        self._asked: asyncio.Future[object] | None = None

    async def answers(self) -> bool:
        if self._asked is None or self._asked.done():
            self._asked = asyncio.ensure_future(self.ask())
        await asyncio.wait([self._asked], timeout=PATIENCE)
        if not self._asked.done() or self._asked.cancelled():
            return False
        error = self._asked.exception()
        if error is not None:
            log.info("no answer: %s", type(error).__name__)
        return error is None


class Shared(Protocol):
    """What servers share their matches through."""

    async def ping(self) -> None:
        """Come back once Redis has answered."""


class Doctor:
    """Finds out which parts of a server are not well."""

    def __init__(self, store: Store, figures: Figures, shared: Shared | None) -> None:
        self.figures = figures
        self._reads = Probe(lambda: store.read(ping))
        self._writes = Probe(lambda: store.write(touch))
        self._redis = None if shared is None else Probe(shared.ping)
        self._found: list[Part] = []
        self._at = float("-inf")
        self._looking: asyncio.Task[list[Part]] | None = None

    async def examine(self) -> list[Part]:
        """The parts that are not well: ``database``, ``writing``, ``cluster``, ``workers``, ``loop``."""
        if time.monotonic() - self._at < FRESH:
            return self._found
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> list[Part]:
        try:
            answers = await asyncio.gather(self._store(), self._cluster())
            found = [part for part in answers if part]
            if any(tally.is_lost() for tally in self.figures.workers.values()):
                found.append("workers")
            if self._is_late():
                found.append("loop")
            if found != self._found:
                log.warning("not well: %s" if found else "well again%s", ", ".join(found))
            self._found, self._at = found, time.monotonic()
            return found
        finally:
            self._looking = None

    async def _store(self) -> Part:
        """Nothing to say about a database that writes; one that only reads has no room, or no right to."""
        if await self._writes.answers():
            return ""
        return "writing" if await self._reads.answers() else "database"

    async def _cluster(self) -> Part:
        return "" if self._redis is None or await self._redis.answers() else "cluster"

    def _is_late(self) -> bool:
        """A single late look is a busy moment; several in a row are too much work."""
        latest = list(self.figures.lags)[-LOOKS:]
        return len(latest) == LOOKS and min(latest) > LATE


def ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


def touch(connection: Connection) -> None:
    connection.execute(TOUCH)
