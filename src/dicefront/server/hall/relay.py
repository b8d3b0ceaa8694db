"""Readers and matches on different servers: what goes between them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from dicefront.server.hall.cluster import UNREACHABLE, Cluster, RemoteReader
from dicefront.server.hall.hall import Hall
from dicefront.server.hall.letters import Ended, Gone, Letter, Opened, Poked, Sent, Told
from dicefront.server.keeping import begin
from dicefront.server.keys import new_id
from dicefront.server.match.orders import Command, Enter, Leave, Reload, Stop
from dicefront.server.problems import Failed
from dicefront.server.protocol.from_client import ClientMessage, Hello
from dicefront.server.readers import Reader

log = logging.getLogger("dicefront.relay")
commands: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Numbered(Struct):
    """The part of a message that tells how far its reader has come, and whether it plays its seat."""

    type: str
    last: int | None = None
    here: bool | None = None


numbered = msgspec.json.Decoder(Numbered)


class Away:
    """A reader who is connected here, and the server that runs the match."""

    def __init__(self, reader: Reader, owner: str) -> None:
        self.reader = reader
        self.owner = owner


class Relay:
    """The readers here whose match runs elsewhere, and the matches here whose readers are elsewhere."""

    def __init__(self, hall: Hall, cluster: Cluster) -> None:
        self.hall = hall
        self.cluster = cluster
        self.away: dict[str, Away] = {}
        self._connections: dict[Reader, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._watching: asyncio.Task[None] | None = None
        cluster.take_letter = self.take
        cluster.owned = lambda: list(hall.matches)
        cluster.lost = self.drop

    def drop(self, match: str) -> None:
        """The lease of a match is lost: somebody else runs it."""
        found = self.hall.matches.get(match)
        if found is not None:
            found.inbox.put_nowait(Stop("moved", True))

    # -- readers here ---------------------------------------------------------------------------

    async def forward(self, reader: Reader) -> bool:
        """Bring a reader to the server that runs the match; False if that is this one."""
        owner = await self.cluster.claim(reader.match)
        if owner == self.cluster.id:
            return False
        connection = new_id()
        self.away[connection] = Away(reader, owner)
        self._connections[reader] = connection
        letter = Opened(
            connection,
            reader.match,
            reader.person,
            reader.name,
            reader.seat,
            reader.last,
            self.cluster.id,
            reader.aside,
            reader.mark,
        )
        self.cluster.post(owner, letter)
        if self._watching is None or self._watching.done():
            self._watching = begin("watching other servers", self._watch)
        return True

    def sent(self, reader: Reader, text: str) -> bool:
        """A message of a reader here; False if the match runs here."""
        connection = self._connections.get(reader)
        if connection is None:
            return False
        self.cluster.post(self.away[connection].owner, Sent(connection, text))
        return True

    def left(self, reader: Reader) -> bool:
        connection = self._connections.pop(reader, None)
        if connection is None:
            return False
        self.cluster.post(self.away.pop(connection).owner, Gone(connection))
        return True

    async def poke(self, match: str) -> bool:
        """Tell the server that runs a match to look into the store; false if that is this one."""
        owner = await self.cluster.claim(match)
        if owner == self.cluster.id:
            return False
        self.cluster.post(owner, Poked(match))
        return True

    async def release(self, match: str) -> None:
        """The match runs here no longer."""
        await self.cluster.release(match)

    async def _watch(self) -> None:
        """Look whether the servers that run the matches are still there; if not, take them over."""
        while self.away:
            await asyncio.sleep(self.cluster.lease / 3000)
            matches = {away.reader.match: away.owner for away in list(self.away.values())}
            for match, owner in matches.items():
                try:
                    now = await self.cluster.owner(match)
                except UNREACHABLE as error:
                    log.warning("not watching: %s", error)
                    break
                if now != owner:
                    await self._move(match, owner)

    async def _move(self, match: str, owner: str) -> None:
        """The match has lost its server: its readers here come in again, wherever it runs from now on."""
        moving = [
            connection
            for connection, away in self.away.items()
            if away.reader.match == match and away.owner == owner
        ]
        for connection in moving:
            reader = self.away.pop(connection).reader
            self._connections.pop(reader, None)
            await self._enter(reader)

    async def _enter(self, reader: Reader) -> None:
        try:
            await self.hall.enter(reader)
        except Failed as failure:
            reader.close(failure.problem.code, False)
        except UNREACHABLE:
            reader.close("moved", True)

    # -- letters --------------------------------------------------------------------------------

    def take(self, letter: Letter) -> None:
        if isinstance(letter, Told):
            self._told(letter)
        elif isinstance(letter, Ended):
            self._ended(letter)
        elif isinstance(letter, Sent):
            self._sent(letter)
        elif isinstance(letter, Gone):
            reader = self.cluster.guests.pop(letter.connection, None)
            if reader is not None:
                self._order(reader, Leave(reader))
        elif isinstance(letter, Poked):
            match = self.hall.matches.get(letter.match)
            if match is not None:
                match.inbox.put_nowait(Reload())
        else:
            self._opened(letter)

    def _told(self, letter: Told) -> None:
        away = self.away.get(letter.connection)
        if away is None:
            return
        data = letter.text.encode()
        if letter.text.startswith(('{"type":"update"', '{"type":"welcome"', '{"type":"seated"')):
            found = numbered.decode(data)
            away.reader.last = away.reader.last if found.last is None else found.last
            away.reader.aside = away.reader.aside if found.here is None else not found.here
        away.reader.send(data)

    def _ended(self, letter: Ended) -> None:
        away = self.away.pop(letter.connection, None)
        if away is None:
            return
        self._connections.pop(away.reader, None)
        if letter.code in ("moved", "restarting"):
            self._start(self._enter_soon(away.reader))
        else:
            away.reader.close(letter.code, letter.retry)

    async def _enter_soon(self, reader: Reader) -> None:
        await asyncio.sleep(0.1)  # the other server gives its lease back
        await self._enter(reader)

    def _sent(self, letter: Sent) -> None:
        reader = self.cluster.guests.get(letter.connection)
        if reader is None:
            return
        try:
            message = commands.decode(letter.text)
        except msgspec.MsgspecError:
            return  # the other server has read it: it cannot happen between equal versions
        if not isinstance(message, Hello):
            self._order(reader, Command(reader, message))

    def _order(self, reader: RemoteReader, order: Command | Leave) -> None:
        match = self.hall.matches.get(reader.match)
        if match is not None:
            match.inbox.put_nowait(order)
        elif isinstance(order, Command):
            reader.close("moved", True)

    def _opened(self, letter: Opened) -> None:
        reader = RemoteReader(self.cluster, letter)
        self.cluster.guests[letter.connection] = reader
        self._start(self._let_in(reader))

    async def _let_in(self, reader: RemoteReader) -> None:
        """Somebody elsewhere believes that the match runs here; it may still be on its way to memory."""
        match = self.hall.matches.get(reader.match)
        if match is None:
            owner = await self.cluster.claim(reader.match)
            if owner != self.cluster.id:
                reader.close("moved", True)
                return
            try:
                match = await self.hall.live(reader.match, reader)
            except Failed as failure:
                reader.close(failure.problem.code, False)
                return
        match.inbox.put_nowait(Enter(reader))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
