"""Tables to join and matches to watch, read once for all who look at the lobby."""

from __future__ import annotations

import asyncio
import time

import msgspec
from sqlalchemy import Connection

from dicefront.server.hall.changes import Changes
from dicefront.server.settings import Settings
from dicefront.server.store import matches as store_matches
from dicefront.server.store.rows import MatchRow
from dicefront.server.store.store import Store

LIVE_SHOWN = 6
BREATH = 0.5
"""The store is read no more often than this, in seconds: on a busy site something changes all the time."""
LOOK_AGAIN = 5.0
"""Without a change here it is read this often: other servers change it too, and tables grow old."""

Tables = tuple[list[MatchRow], list[MatchRow]]
"""Those that wait for players, and those that anybody may watch."""


def read_tables(connection: Connection, since: float) -> Tables:
    return (
        store_matches.open_tables(connection, since),
        store_matches.live_matches(connection, LIVE_SHOWN),
    )


class Board:
    """What everybody may see. ``version`` counts how often it has become another."""

    def __init__(self, settings: Settings, store: Store, changes: Changes) -> None:
        self.settings = settings
        self.store = store
        self.changes = changes
        self.tables: Tables = ([], [])
        self.version = 0
        self._written = b""
        self._count = -1
        self._at = float("-inf")
        self._one_reads = asyncio.Lock()

    async def look(self) -> None:
        """Read again what may have changed; of all who look at the same time one reads."""
        async with self._one_reads:
            age = time.monotonic() - self._at
            if age >= LOOK_AGAIN or (age >= BREATH and self.changes.count != self._count):
                await self._read()

    async def _read(self) -> None:
        count, since = self.changes.count, time.time() - self.settings.table_seconds
        self.tables = await self.store.read(lambda connection: read_tables(connection, since))
        self._count, self._at = count, time.monotonic()
        written = msgspec.json.encode(self.tables)
        if written != self._written:
            self._written = written
            self.version += 1
