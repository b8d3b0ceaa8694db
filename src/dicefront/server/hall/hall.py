"""The hall: all matches of this server, the live ones and those that wait or sleep in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Protocol

import msgspec

from dicefront.kernel.errors import TableError
from dicefront.server.course.migrating import bring_up_to_date
from dicefront.server.figures import Figures
from dicefront.server.hall.changes import Changes
from dicefront.server.logs import about
from dicefront.server.match.match import Match
from dicefront.server.match.orders import Command, Enter, Leave, Reload, Stop
from dicefront.server.problems import Failed
from dicefront.server.protocol.from_client import CommandMessage
from dicefront.server.readers import Reader
from dicefront.server.settings import Settings
from dicefront.server.steady import Steady
from dicefront.server.store import matches as store_matches
from dicefront.server.store.chat import read_chat
from dicefront.server.store.rows import MatchRow
from dicefront.server.store.store import Store
from dicefront.server.work.desk import Desk
from dicefront.server.work.fair import FairQueue
from dicefront.server.work.thinkers import Thinkers

log = logging.getLogger("dicefront.hall")

TOUCH_EVERY = 60.0
"""So often a table that waits with its host is marked as alive, in seconds."""


class Others(Protocol):
    """The servers that share matches with this one."""

    async def forward(self, reader: Reader) -> bool:
        """Bring a reader to the server that runs the match; false if that is this one."""

    def sent(self, reader: Reader, text: str) -> bool:
        """Pass on what a reader here sent; false if the match runs here."""

    def left(self, reader: Reader) -> bool:
        """A reader here is gone; false if the match runs here."""

    async def poke(self, match: str) -> bool:
        """Tell the server that runs a match to look into the store; false if that is this one."""

    async def release(self, match: str) -> None:
        """The match runs here no longer."""


class Hall:
    """All matches."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, desk: Desk) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.steady = Steady(store)
        self.figures = Figures()
        self.desk = desk
        self.loads = FairQueue(1)
        """One match is loaded at a time: several would take the processor from those who play."""
        self.matches: dict[str, Match] = {}
        self.others: Others | None = None
        self.changes = Changes()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- live matches ---------------------------------------------------------------------------

    def match_changed(self, row: MatchRow) -> None:
        """Those whom it concerns read the lobby from the store again."""
        self.changes.happened(row)

    async def row(self, id: str) -> MatchRow:
        """A match as it stands in the store: a live one may not have heard yet who sat down. 404 if none."""
        row = await self.store.read(lambda connection: store_matches.read_match(connection, id))
        if row is None:
            raise Failed(404, "no-such-match")
        return row

    async def live(self, id: str, reader: Reader | None = None) -> Match:
        """The match as a task of this process; loaded if it is not there yet, for a reader if one comes."""
        found = self.matches.get(id)
        if found is not None:
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                found = self.matches.get(id)
                return await self._load(id, reader) if found is None else found
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _load(self, id: str, reader: Reader | None) -> Match:
        limit = self.settings.limits.chat_lines_kept
        row, acts, lines = await self.store.read(
            lambda connection: (
                store_matches.read_match(connection, id),
                store_matches.read_acts(connection, id),
                read_chat(connection, id, limit),
            )
        )
        if row is None:
            raise Failed(404, "no-such-match")
        if await asyncio.to_thread(bring_up_to_date, row, acts):
            bodies = [msgspec.json.encode(act) for act in acts]
            await self.store.write(partial(store_matches.rewrite, row=row, bodies=bodies))
        match = Match(row, self)
        try:
            who, near = ("", "") if reader is None else (reader.visitor, reader.network)
            async with self.loads.turn(who, near=near):
                await asyncio.to_thread(match.load, acts, lines)
        except TableError as error:
            log.error("match %s does not fit the rules any more: %s", id, error)
            raise Failed(409, "broken", {"problem": str(error)}) from error
        self.matches[id] = match
        task = asyncio.create_task(self._run(match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return match

    async def _run(self, match: Match) -> None:
        about.set({"match": match.row.id})
        try:
            await match.run()
        finally:
            if self.matches.get(match.row.id) is match:
                del self.matches[match.row.id]
        if self.others is not None and match.row.id not in self.matches:
            await self.others.release(match.row.id)
        while not match.inbox.empty():  # readers who came in the last moment come again
            order = match.inbox.get_nowait()
            if isinstance(order, Enter):
                order.reader.close("moved", True)

    async def enter(self, reader: Reader) -> None:
        """A reader comes to a match, wherever it runs."""
        if self.others is not None and reader.match not in self.matches:
            if await self.others.forward(reader):
                return
        match = await self.live(reader.match, reader)
        match.inbox.put_nowait(Enter(reader))

    def command(self, reader: Reader, message: CommandMessage, text: str) -> None:
        """A reader wants something."""
        if self.others is not None and self.others.sent(reader, text):
            return
        match = self.matches.get(reader.match)
        if match is None:
            reader.close("moved", True)
        else:
            match.inbox.put_nowait(Command(reader, message))

    def leave(self, reader: Reader) -> None:
        if self.others is not None and self.others.left(reader):
            return
        match = self.matches.get(reader.match)
        if match is not None:
            match.inbox.put_nowait(Leave(reader))

    async def poke(self, id: str, row: MatchRow | None = None) -> None:
        """Seats or state of a match were changed in the store; it begins to run if it can."""
        self.changes.happened(row)
        match = self.matches.get(id)
        if match is not None:
            match.inbox.put_nowait(Reload())
            return
        if self.others is None or not await self.others.poke(id):
            await self.live(id)

    def games_and_states(self) -> list[tuple[str, str]]:
        """The game and the state of every live match."""
        return [(match.row.game, match.row.state) for match in self.matches.values()]

    async def keep_tables_open(self) -> None:
        """Mark waiting tables whose host is there, so that they stay in the lobby."""
        while True:
            await asyncio.sleep(TOUCH_EVERY)
            for match in list(self.matches.values()):
                row = match.row
                if row.state == "waiting" and any(
                    reader.person == row.host for reader in match.company.readers
                ):
                    row.changed = time.time()
                    await self.store.write(
                        partial(store_matches.save_state, row=msgspec.structs.replace(row))
                    )

    async def stop(self) -> None:
        """Close all matches; what was confirmed is in the store."""
        for match in list(self.matches.values()):
            match.inbox.put_nowait(Stop("restarting", True))
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5.0)
        for task in self._tasks:
            task.cancel()
