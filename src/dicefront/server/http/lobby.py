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
from dicefront.server.http.socket import Wire, admitted, receive
from dicefront.server.keys import fingerprint
from dicefront.server.post.news import stage_of
from dicefront.server.protocol.matches import Lobby, Reminder
from dicefront.server.server import Server
from dicefront.server.store import matches as store_matches
from dicefront.server.store.away import read_away
from dicefront.server.store.rows import MatchRow, Person

LIVE_SHOWN = 6
MINE_SHOWN = 60
LEFT: Final[dict[int, Literal["half", "tenth"]]] = {1: "half", 2: "tenth"}
BREATH = 0.5
"""Changes are told no faster than this, in seconds: a busy site changes all the time."""
LOOK_AGAIN = 5.0
"""Without a change here the store is read this often: other servers change it too, and tables grow old."""


async def read_lobby(server: Server, person: Person | None) -> Lobby:
    """The lobby as somebody sees it."""
    now = time.time()
    since = now - server.settings.table_seconds
    hall = server.hall

    def read(connection: Connection) -> tuple[list[MatchRow], list[MatchRow], list[MatchRow], list[int]]:
        mine = [] if person is None else store_matches.own_matches(connection, person.id, MINE_SHOWN)
        days = [] if person is None else read_away(connection, person.id)
        return (
            store_matches.open_tables(connection, since),
            store_matches.live_matches(connection, LIVE_SHOWN),
            mine,
            days,
        )

    free, live, mine, days = await server.store.read(read)
    own = [info_for(row, person) for row in mine]
    own.sort(key=lambda match: not match.my_turn)
    return Lobby(
        open=[info_for(row, person) for row in free],
        live=[info_for(row, person) for row in live],
        mine=own,
        reminders=[] if person is None else reminders(mine, person.id, days, now, hall.steady.lag()),
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
    changes = server.hall.changes
    before = b""
    while True:
        count = changes.count
        found = msgspec.json.encode(await read_lobby(server, person))
        if found != before:
            await socket.send_text(found.decode())
            before = found
        await asyncio.sleep(BREATH)
        await changes.after(count, LOOK_AGAIN)


async def until_gone(socket: Wire) -> None:
    """Nobody says anything here: what comes is the end."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await receive(socket)
