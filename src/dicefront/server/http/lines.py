"""The socket of a page: one connection with several lines on it, each like a socket of its own.

Every text on it is ``NUMBER:TEXT``. The client opens line ``NUMBER`` with ``open`` and ends it with
``close``; everything else is what the socket of a match or of the lobby would carry.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from dicefront.server.gates import Caller
from dicefront.server.http.lobby import show_lobby
from dicefront.server.http.socket import BACKLOG, BAD_FRAME, TOO_MANY, admitted, converse, receive
from dicefront.server.protocol.lines import CloseLine, LineClosed, OpenLine
from dicefront.server.server import Server

NUMBER: Final = re.compile("[0-9]{1,4}")
"""The number of a line: a page counts on, so that a number never means two lines."""
CLOSING_AT_MOST: Final = 40
"""No message that ends a line is longer."""
LEAVING = 5.0
"""So long, in seconds, lines may take to end when their page is gone."""

opening: msgspec.json.Decoder[OpenLine] = msgspec.json.Decoder(OpenLine)
closing: msgspec.json.Decoder[CloseLine] = msgspec.json.Decoder(CloseLine)


class Line:
    """One line: what a conversation needs of a socket."""

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.number = number
        self.cookies = page.socket.cookies
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0
        self._most = page.server.settings.limits.line_waiting
        self._open = True

    def hear(self, text: str | None) -> bool:
        """Something came, or the end; false if too much waits already."""
        size = len(text or "")
        if text is not None and (self._heard.qsize() >= BACKLOG or self._waiting + size > self._most):
            return False
        self._waiting += size
        self._heard.put_nowait(text)
        return True

    async def receive(self) -> dict[str, Any]:
        text = await self._heard.get()
        if text is None:
            return {"type": "websocket.disconnect", "code": 1000}
        self._waiting -= len(text)
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, data: str) -> None:
        if self._open:
            await self.page.socket.send_text(f"{self.number}:{data}")

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        if self._open:
            await self.send_text(msgspec.json.encode(LineClosed(code=code, reason=reason or "")).decode())
            self._open = False

    def hang_up(self) -> None:
        """The client has closed the line, or is gone: nothing is sent any more."""
        self._open = False
        self.hear(None)


def is_closing(text: str) -> bool:
    """Whether the client ends a line."""
    if len(text) > CLOSING_AT_MOST:
        return False
    try:
        closing.decode(text)
    except msgspec.MsgspecError:
        return False
    return True


class Page:
    """The lines of one page."""

    def __init__(self, server: Server, socket: WebSocket, caller: Caller) -> None:
        self.server = server
        self.socket = socket
        self.caller = caller
        self.lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Carry what comes to its line until the client goes."""
        try:
            while True:
                number, mark, text = (await receive(self.socket)).partition(":")
                if not mark or not NUMBER.fullmatch(number):
                    await self.socket.close(BAD_FRAME, "unreadable")
                    return
                await self._take(int(number), text)
        finally:
            for line in self.lines.values():
                line.hang_up()
            if self._tasks:
                _, late = await asyncio.wait(self._tasks, timeout=LEAVING)
                for task in late:
                    task.cancel()

    async def _take(self, number: int, text: str) -> None:
        line = self.lines.get(number)
        if line is None:
            await self._open(number, text)
        elif is_closing(text):
            line.hang_up()
        elif not line.hear(text):
            await line.close(TOO_MANY, "too-many")
            line.hang_up()

    async def _open(self, number: int, text: str) -> None:
        line = Line(self, number)
        try:
            wish = opening.decode(text)
        except msgspec.MsgspecError:
            await line.close(BAD_FRAME, "unreadable")
            return
        if len(self.lines) >= self.server.settings.limits.lines_per_socket:
            await line.close(TOO_MANY, "too-many-sockets")
            return
        if not self.server.gates.let_open(self.caller):
            await line.close(TOO_MANY, "too-many")
            return
        self.lines[number] = line
        talk = (
            show_lobby(self.server, line)
            if wish.match is None
            else converse(self.server, line, self.caller, wish.match)
        )
        task = asyncio.create_task(self._serve(line, talk))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, line: Line, talk: Coroutine[Any, Any, None]) -> None:
        """A line from beginning to end; whatever happens on it, the others go on."""
        try:
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                await talk
        finally:
            self.lines.pop(line.number, None)
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                await line.close()


async def serve_page(server: Server, socket: WebSocket) -> None:
    """The connection of one page from beginning to end."""
    async with admitted(server, socket) as caller:
        if caller is not None:
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                await Page(server, socket, caller).run()
