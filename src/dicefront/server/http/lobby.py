"""The lobby: open tables, matches to watch and one's own; those who look at it are told of changes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection
from starlette.websockets import WebSocket, WebSocketDisconnect

from dicefront.server.cookies import COOKIE
from dicefront.server.course.showing import info_for
from dicefront.server.hall.board import BREATH, LOOK_AGAIN, Tables, read_tables
from dicefront.server.http.socket import Wire, admitted, receive
from dicefront.server.keys import fingerprint
from dicefront.server.post.news import stage_of
from dicefront.server.protocol.matches import Lobby, Reminder
from dicefront.server.server import Server
from dicefront.server.store import matches as store_matches
from dicefront.server.store.away import read_away
from dicefront.server.store.rows import MatchRow, Person

MINE_SHOWN = 60
LEFT: Final[dict[int, Literal["half", "tenth"]]] = {1: "half", 2: "tenth"}
OWN_AGAIN = 30.0
"""Without a change, one's own matches are read this often, in seconds: time runs out there. Where other
servers change them too, they are read as often as the board."""

Own = tuple[list[MatchRow], list[int]]
"""The matches of somebody, and the days away."""


async def read_lobby(server: Server, person: Person | None) -> Lobby:
    """The lobby as somebody sees it."""
    since = time.time() - server.settings.table_seconds
    tables, own = await server.store.read(
        lambda connection: (read_tables(connection, since), own_of(connection, person))
    )
    return shown(server, person, tables, own)


def own_of(connection: Connection, person: Person | None) -> Own:
    if person is None:
        return [], []
    mine = store_matches.own_matches(connection, person.id, MINE_SHOWN)
    return mine, read_away(connection, person.id)


def shown(server: Server, person: Person | None, tables: Tables, own: Own) -> Lobby:
    (free, live), (mine, days) = tables, own
    infos = [info_for(row, person) for row in mine]
    infos.sort(key=lambda match: not match.my_turn)
    lag = server.hall.steady.lag()
    return Lobby(
        open=[info_for(row, person) for row in free],
        live=[info_for(row, person) for row in live],
        mine=infos,
        reminders=[] if person is None else reminders(mine, person.id, days, time.time(), lag),
    )


def reminders(
    mine: list[MatchRow], person: str, days: list[int], now: float, lag: float = 0.0
) -> list[Reminder]:
    """Where the time of somebody runs out (C-5); that of the clocks is behind the time of day by ``lag``."""
    found: list[Reminder] = []
    for row in mine:
        for wait in row.waits:
            told = msgspec.structs.replace(wait, since=wait.since + lag)
            left = LEFT.get(stage_of(told, days, now))
            if left is not None and row.seats[wait.seat].person == person:
                found.append(Reminder(match=row.id, question=wait.question, left=left))
    return found


async def serve_lobby(server: Server, socket: WebSocket) -> None:
    """A socket of the lobby from beginning to end."""
    async with admitted(server, socket) as caller:
        if caller is not None:
            await show_lobby(server, socket)


async def show_lobby(server: Server, socket: Wire) -> None:
    """One who looks at the lobby: it is sent at once, and again whenever it has changed."""
    person = await server.people.who(socket.cookies.get(COOKIE))
    telling = asyncio.create_task(tell(server, socket, person))
    leaving = asyncio.create_task(until_gone(socket))
    mark = fingerprint(socket.cookies.get(COOKIE, ""))
    try:
        with server.presence.of("" if person is None else person.id, mark, telling.cancel):
            await asyncio.wait([telling, leaving], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, leaving):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                await task


async def tell(server: Server, socket: Wire, person: Person | None) -> None:
    """Send the lobby whenever it has changed; one's own matches are read when one of them changed."""
    board, again = server.board, OWN_AGAIN if server.cluster is None else LOOK_AGAIN
    before, version, own_at = b"", -1, float("-inf")
    own: Own = ([], [])
    with server.hall.changes.concerning("" if person is None else person.id) as changed:
        while True:
            anew = changed.is_set() or time.monotonic() - own_at >= again
            if anew:
                changed.clear()
                own = await server.store.read(lambda connection: own_of(connection, person))
                own_at = time.monotonic()
            await board.look()
            if anew or board.version != version:
                version = board.version
                found = msgspec.json.encode(shown(server, person, board.tables, own))
                if found != before:
                    await socket.send_text(found.decode())
                    before = found
            await asyncio.sleep(BREATH)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), BREATH)


async def until_gone(socket: Wire) -> None:
    """Nobody says anything here: what comes is the end."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await receive(socket)
