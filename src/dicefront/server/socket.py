"""The socket of a match: from the first hello to the last message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from dicefront.server.course import SPECTATOR
from dicefront.server.endpoints import COOKIE
from dicefront.server.limits import Bucket
from dicefront.server.problems import Failed
from dicefront.server.protocol.basis import PROTOCOL
from dicefront.server.protocol.from_client import ClientMessage, Hello
from dicefront.server.protocol.from_server import Closing, Refused
from dicefront.server.protocol.words import Note
from dicefront.server.readers import Reader
from dicefront.server.store.matches import MatchRow
from dicefront.server.store.people import Person

if TYPE_CHECKING:
    from dicefront.server.app import Server

log = logging.getLogger("dicefront.socket")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.encode

HELLO_SECONDS = 10.0
BACKLOG = 400
"""So many messages may wait for a client that is slow to take them."""


class SocketReader(Reader):
    """A reader at the other end of a socket; what is sent waits in a list until the socket takes it."""

    def __init__(
        self, socket: WebSocket, match: str, person: str, name: str, seat: int, hello: Hello
    ) -> None:
        super().__init__(match, person, name, seat, hello.last, hello.aside)
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing = False

    def send(self, data: bytes) -> None:
        if self.closing:
            return
        self.waiting.append(data)
        if len(self.waiting) > BACKLOG:
            self.waiting.clear()
            self.close("slow", True)
        self.wake.set()

    def close(self, code: str, retry: bool) -> None:
        if not self.closing:
            self.waiting.append(encode(Closing(code=code, note=Note(id=f"server.{code}"), retry=retry)))
            self.closing = True
            self.wake.set()

    async def write(self) -> None:
        """Send what waits until there is nothing more to come."""
        while True:
            while self.waiting:
                data = self.waiting.popleft()
                await self.socket.send_text(data.decode())
            if self.closing:
                await self.socket.close()
                return
            self.wake.clear()
            await self.wake.wait()


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """One connection from beginning to end."""
    async with admitted(server, socket) as is_open:
        if is_open:
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                await converse(server, socket)


@contextlib.asynccontextmanager
async def admitted(server: Server, socket: WebSocket) -> AsyncIterator[bool]:
    """Open a socket, if its page is ours and its visitor has not too many of them; false if it was closed."""
    if not is_own_page(socket):
        await socket.close(4403)
        yield False
        return
    visitor = server.visitor_of(socket)
    if not server.take_socket(visitor):
        await socket.close(4429)
        yield False
        return
    try:
        await socket.accept()
        yield True
    finally:
        server.give_socket(visitor)


def is_own_page(socket: WebSocket) -> bool:
    """A page of another site may not open a socket in the name of its visitor."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def converse(server: Server, socket: WebSocket) -> None:
    try:
        reader = await greet(server, socket)
    except Failed as failure:
        closing = Closing(code=failure.problem.code, note=failure.problem.note, retry=False)
        await socket.send_text(encode(closing).decode())
        await socket.close()
        return
    writing = asyncio.create_task(reader.write())
    listening = asyncio.create_task(listen(server, socket, reader))
    try:
        with server.presence.of(reader.person):
            await server.hall.enter(reader)
            await asyncio.wait([writing, listening], return_when=asyncio.FIRST_COMPLETED)
    except Failed as failure:
        reader.close(failure.problem.code, False)
        await asyncio.wait([writing], timeout=1.0)
    finally:
        server.hall.leave(reader)
        reader.closing = True
        for task in (writing, listening):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                await task


async def greet(server: Server, socket: WebSocket) -> SocketReader:
    """Read the first message, and find out what the reader may do here."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await receive(socket)
    except TimeoutError as error:
        raise Failed(408, "no-hello") from error
    try:
        hello = decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Failed(400, "no-hello") from error
    if not isinstance(hello, Hello):
        raise Failed(400, "no-hello")
    if hello.protocol != PROTOCOL:
        raise Failed(400, "version")
    person = await server.people.who(socket.cookies.get(COOKIE))
    row = await server.hall.row(str(socket.path_params["id"]))
    seat = seat_for(row, person, hello)
    who = person.id if person is not None else f"key:{hello.key or 'nobody'}"
    return SocketReader(socket, row.id, who, "" if person is None else person.name, seat, hello)


def seat_for(row: MatchRow, person: Person | None, hello: Hello) -> int:
    """The seat a reader may have: by name or by key; or a place among those who watch."""
    if row.state == "withdrawn":
        raise Failed(404, "withdrawn")
    if hello.seat is None:
        invited = hello.key is not None and hello.key == row.watch_key
        known = person is not None and (row.seat_of(person.id) is not None or row.host == person.id)
        if not (row.settings.watch or invited or known):
            raise Failed(403, "not-to-be-watched")
        return SPECTATOR
    if hello.seat >= len(row.seats):
        raise Failed(404, "no-such-seat")
    seat = row.seats[hello.seat]
    by_name = person is not None and seat.person == person.id
    by_key = hello.key is not None and hello.key == seat.link_key and seat.kind == "person"
    if not by_name and not by_key:
        raise Failed(403, "not-your-seat")
    return hello.seat


async def receive(socket: WebSocket) -> str:
    """The next text; bytes are not part of the protocol."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else ""


async def listen(server: Server, socket: WebSocket, reader: SocketReader) -> None:
    """Take commands until the client goes."""
    limits = server.settings.limits
    bucket = Bucket(limits.commands, limits.commands_reserve)
    bad = 0
    while not reader.closing:
        text = await receive(socket)
        if len(text) > limits.message:
            reader.close("too-large", False)
            return
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as error:
            bad += 1
            note = Note(id="server.unreadable", args={"problem": str(error)[:200]})
            reader.send(encode(Refused(id="", code="unreadable", note=note)))
            if bad > limits.bad_messages:
                reader.close("unreadable", False)
                return
            continue
        if isinstance(message, Hello):
            continue
        if bucket.take():
            reader.send(encode(Refused(id=message.id, code="too-many", note=Note(id="server.too-many"))))
            continue
        server.hall.command(reader, message, text)
