"""Quotas: how much one visitor and all together may keep, and what is swept away after a while.

What is over is refused with a text that says what to do. Matches that have begun always go on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from dicefront.server.limits import Gate
from dicefront.server.problems import Failed
from dicefront.server.settings import Settings
from dicefront.server.store import keeping
from dicefront.server.store.store import Store

log = logging.getLogger("dicefront.quotas")

EVERY = 60.0
"""So often, in seconds, it is measured how much there is."""
DAY: Final = 86_400.0
CROWDED: Final = 2 * 3600.0
"""Guests who never did anything go after so many seconds when there are many of them."""


class Kept(Struct):
    """How much there is in all: bytes of the database, guests, and matches that go on."""

    size: int = 0
    guests: int = 0
    matches: int = 0


class Quotas:
    """What may still be kept."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.limits = settings.limits
        self.store = store
        self.kept = Kept()
        limits = self.limits
        self._new_guests = Gate(limits.guests, limits.guests_reserve)
        self._matches_a_day = Gate(limits.matches_a_day / DAY, limits.matches_a_day)

    async def keep(self) -> None:
        """Measure and sweep from time to time; a database that does not answer is asked again later."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("not measured")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Measure what there is, and sweep away guests who never did anything."""
        now = time.time()
        self.kept = await self.store.read(measured)
        crowded = self.kept.guests > self.limits.guests_in_all // 2
        age = min(CROWDED, self.limits.idle_guest_seconds) if crowded else self.limits.idle_guest_seconds
        gone = await self.store.write(lambda connection: keeping.sweep_guests(connection, now - age))
        self.kept.guests -= gone

    # -- what is refused ------------------------------------------------------------------------

    def room(self) -> None:
        """Refuse to keep anything new when the storage is full."""
        if self.kept.size >= self.limits.storage:
            raise Failed(409, "storage-full")

    def guest(self, address: str) -> None:
        """Refuse another guest."""
        wait = self._new_guests.take(address)
        if wait or self.kept.guests >= self.limits.guests_in_all:
            failure = Failed(429, "too-many-guests")
            failure.retry_after = max(1, round(wait or EVERY))
            raise failure
        self.kept.guests += 1

    async def match(self, person: str) -> None:
        """Refuse another match of somebody."""
        self.room()
        if self.kept.matches >= self.limits.matches_in_all:
            raise Failed(409, "server-full", {"most": self.limits.matches_in_all})
        most = self.limits.matches_per_person
        going = await self.store.read(lambda connection: keeping.count_going(connection, person))
        if going >= most:
            raise Failed(409, "too-many-matches", {"most": most})
        if self._matches_a_day.take(person):
            raise Failed(409, "too-many-today", {"most": self.limits.matches_a_day})
        self.kept.matches += 1

    def list_size(self, roster: object, options: object) -> None:
        """Refuse a list that is larger than any army."""
        self.room()
        most = self.limits.list_bytes
        if written(roster) + written(options) > most:
            raise Failed(409, "list-too-long", {"most": most // 1024})

    def study_size(self, notes: object) -> None:
        """Refuse notes that go on and on."""
        self.room()
        most = self.limits.study_bytes
        if written(notes) > most:
            raise Failed(409, "study-too-long", {"most": most // 1024})


def written(data: object) -> int:
    """How many bytes something takes."""
    return len(msgspec.json.encode(data))


def measured(connection: Connection) -> Kept:
    return Kept(keeping.size(connection), keeping.count_guests(connection), keeping.count_running(connection))
