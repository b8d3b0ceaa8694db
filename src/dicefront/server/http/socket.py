"""The socket of a match: from the first hello to the last message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterable, MutableMapping
from itertools import islice
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from dicefront.parts.show.words import Note
from dicefront.server.bounds import is_nested
from dicefront.server.cookies import COOKIE
from dicefront.server.gates import Caller
from dicefront.server.http.endpoints import NO_NUL, has_nul
from dicefront.server.http.rights import must_see
from dicefront.server.keys import fingerprint
from dicefront.server.problems import Failed
from dicefront.server.protocol.basis import PROTOCOL
from dicefront.server.protocol.from_client import ClientMessage, Hello
from dicefront.server.protocol.from_server import Closing, Refused
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.server import Server
from dicefront.server.store.rows import MatchRow, Person

log = logging.getLogger("dicefront.socket")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.encode

HELLO_SECONDS = 10.0
BACKLOG = 400
BACKLOG_BYTES = 4 * 1024 * 1024
"""So many messages may wait for a client that is slow to take them, and so many bytes behind the first."""

BAD_FRAME: Final = 4400
FOREIGN: Final = 4403
TOO_MANY: Final = 4429
"""With these codes the server closes a socket that it cannot serve; the reason names a text."""


class Wire(Protocol):
    """What a conversation needs of its connection: a socket of its own, or a line of a page."""

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies of the page."""

    async def receive(self) -> MutableMapping[str, Any]:
        """What comes next, as ASGI has it."""

    async def send_text(self, data: str) -> None:
        """Send a message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """End it."""


class SocketReader(Reader):
    """A reader at the other end of a socket; what is sent waits in a list until the socket takes it."""

    def __init__(
        self, socket: Wire, match: str, person: str, name: str, seat: int, hello: Hello, mark: str
    ) -> None:
        super().__init__(match, person, name, seat, hello.last, hello.aside, mark)
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing = False
        self.cookie = socket.cookies.get(COOKIE, "")
        self.key_mark = mark or fingerprint(self.cookie)

    def send(self, data: bytes) -> None:
        if self.closing:
            return
        self.waiting.append(data)
        if len(self.waiting) > BACKLOG or size_behind(self.waiting) > BACKLOG_BYTES:
            self.waiting.clear()
            self.close("slow", True)
        self.wake.set()

    def close(self, code: str, retry: bool) -> None:
        if not self.closing:
            self.waiting.append(encode(Closing(code=code, note=Note(id=f"server.{code}"), retry=retry)))
            self.closing = True
            self.wake.set()

    def show_out(self) -> None:
        """The account or its key is gone: nothing more is done or seen in its name."""
        self.waiting.clear()
        self.close("signed-out", False)

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


def size_behind(waiting: Iterable[bytes]) -> int:
    """The bytes of all but the first: the welcome to a long match is long by itself."""
    return sum(len(one) for one in islice(waiting, 1, None))


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """One connection from beginning to end."""
    async with admitted(server, socket) as caller:
        if caller is not None:
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                await converse(server, socket, caller, str(socket.path_params["id"]))


@contextlib.asynccontextmanager
async def admitted(server: Server, socket: WebSocket) -> AsyncIterator[Caller | None]:
    """Open a socket; nobody if it was closed: its page belongs to another site, or its visitor has too many.

    One that is too many is accepted first: a browser shows a page why a socket was closed, and never why it
    was not opened.
    """
    if not is_own_page(socket):
        await socket.close(FOREIGN)
        yield None
        return
    caller = await server.gates.caller(socket)
    too_many = "" if server.gates.let_open(caller) else "too-many"
    if not too_many and not server.gates.take_socket(caller):
        too_many = "too-many-sockets"
    if too_many:
        await socket.accept()
        await socket.close(TOO_MANY, too_many)
        yield None
        return
    try:
        await socket.accept()
        yield caller
    finally:
        server.gates.give_socket(caller)


def is_own_page(socket: WebSocket) -> bool:
    """A page of another site may not open a socket in the name of its visitor."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def converse(server: Server, socket: Wire, caller: Caller, match: str) -> None:
    """A reader of a match, from the first hello to the last message."""
    try:
        reader = await greet(server, socket, match)
        reader.visitor, reader.network = reader.person or caller.who, caller.address
    except Failed as failure:
        closing = Closing(code=failure.problem.code, note=failure.problem.note, retry=False)
        await socket.send_text(encode(closing).decode())
        await socket.close()
        return
    writing = asyncio.create_task(reader.write())
    tasks = [writing]
    try:
        with server.presence.of(reader.person, reader.key_mark, reader.show_out):
            await server.hall.enter(
                reader
            )  # what comes meanwhile waits: a command never comes before its reader
            tasks.append(asyncio.create_task(listen(server, socket, caller, reader)))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    except Failed as failure:
        reader.close(failure.problem.code, False)
        await asyncio.wait([writing], timeout=1.0)
    finally:
        server.hall.leave(reader)
        reader.closing = True
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                await task


async def greet(server: Server, socket: Wire, match: str) -> SocketReader:
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
    row = await server.hall.row(match)
    seat = seat_for(row, person, hello)
    name = "" if person is None else person.name
    if seat == SPECTATOR or (person is not None and row.seats[seat].person == person.id):
        return SocketReader(socket, row.id, "" if person is None else person.id, name, seat, hello, "")
    player = row.seats[seat].person or ""  # another device of the one who sits there
    return SocketReader(socket, row.id, player, name, seat, hello, fingerprint(hello.key or ""))


def seat_for(row: MatchRow, person: Person | None, hello: Hello) -> int:
    """The seat a reader may have, or a place among those who watch.

    A seat belongs to the one who sits there: the cookie says so, or a key that the player has made for
    another device. The key with which somebody sat down opens nothing any more.
    """
    if row.state == "withdrawn":
        raise Failed(404, "withdrawn")
    if hello.seat is None:
        invited = hello.key is not None and hello.key == row.watch_key
        if not invited:
            must_see(row, None if person is None else person.id)
        return SPECTATOR
    if hello.seat >= len(row.seats):
        raise Failed(404, "no-such-seat")
    seat = row.seats[hello.seat]
    by_name = person is not None and seat.person == person.id
    by_key = hello.key is not None and seat.admits(fingerprint(hello.key))
    if not by_name and not by_key:
        raise Failed(403, "not-your-seat")
    return hello.seat


async def receive(socket: Wire) -> str:
    """The next text; bytes are not part of the protocol."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else ""


async def listen(server: Server, socket: Wire, caller: Caller, reader: SocketReader) -> None:
    """Take commands until the client goes."""
    limits = server.settings.limits
    bad = 0
    while not reader.closing:
        text = await receive(socket)
        if len(text) > limits.message:
            reader.close("too-large", False)
            return
        try:
            if has_nul(text.encode("utf-8", "surrogatepass")):
                raise msgspec.DecodeError(NO_NUL)
            if is_nested(text.encode("utf-8", "surrogatepass"), limits.depth):
                raise msgspec.DecodeError("lists and objects in one another, too deep")
            message = decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as error:
            bad += 1
            server.figures.refusals["unreadable"] += 1
            note = Note(id="server.unreadable", args={"problem": str(error)[:200]})
            reader.send(encode(Refused(id="", code="unreadable", note=note)))
            if bad > limits.bad_messages:
                reader.close("unreadable", False)
                return
            continue
        if isinstance(message, Hello):
            continue
        if reader.plays and not reader.mark and not await is_still_known(server, reader):
            reader.show_out()
            return
        if not server.gates.let_command(caller):
            server.figures.refusals["too-many"] += 1
            reader.send(encode(Refused(id=message.id, code="too-many", note=Note(id="server.too-many"))))
            continue
        server.hall.command(reader, message, text)


async def is_still_known(server: Server, reader: SocketReader) -> bool:
    """Whether the key of a reader is still worth something; another server may have ended it."""
    try:
        person = await server.people.who(reader.cookie)
    except SQLAlchemyError as error:
        log.warning("a key was not looked up: %s", error)  # nothing can be written either
        return True
    return person is not None and person.id == reader.person
