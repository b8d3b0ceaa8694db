"""Connections: how many there may be, and how long a request may take to arrive and its answer to leave.

uvicorn waits for ever for the rest of a request, and takes connections until there are no descriptors left.
The two protocols here add what it lacks: they count, keep time, and close what is only half there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dicefront.server.limits import Bucket, network_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from dicefront.server.settings import Limits, Settings

try:
    import resource
except ImportError:  # Windows counts descriptors otherwise
    resource = None  # type: ignore[assignment]

log = logging.getLogger("dicefront.doors")

KEPT_BACK: Final = 128
"""So many descriptors are for the database, workers, files and other servers."""

WITHOUT_LIMIT: Final = 1_000_000

A_PIECE: Final = 4 * 1024
"""After so many bytes it is looked at what has come."""

SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n"
LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
EAGER: Final = b"HTTP/1.1 429 Too Many Requests\r\n"
END: Final = b"content-length: 0\r\nconnection: close\r\n\r\n"


class Doorman:
    """All connections of this process: who has how many, and which of them have not asked anything yet."""

    def __init__(self, limits: Limits, most: int, most_per_address: int | None) -> None:
        self.limits = limits
        self.most = most
        self.most_per_address = most_per_address
        self.refused = 0
        self._address_of: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()
        self._asking: dict[Patient, None] = {}

    def __len__(self) -> int:
        return len(self._address_of)

    def let_in(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection. If there is no room, one that is only half there goes instead."""
        peer = transport.get_extra_info("peername")
        address = network_of(str(peer[0])) if isinstance(peer, tuple) else ""
        alike = self.most_per_address is not None and self._counts[address] >= self.most_per_address
        if alike or len(self._address_of) >= self.most:
            if not self._make_room(address if alike else None):
                self.refused += 1
                return False
        self._address_of[transport] = address
        self._counts[address] += 1
        return True

    def _make_room(self, address: str | None) -> bool:
        """Close the connection that has been asking for longest without an end, of an address or of any."""
        for one in self._asking:
            if address is None or self._address_of.get(one.transport) == address:
                one.give_up(FULL)
                self.leave(one.transport)
                return True
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._address_of.pop(transport, None)
        if address is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def asks(self, one: Patient) -> None:
        self._asking[one] = None

    def has_asked(self, one: Patient) -> None:
        self._asking.pop(one, None)


class Patient(HttpToolsProtocol):
    """A connection with HTTP: a request has so long to arrive, and its answer so long to be taken."""

    doorman: Doorman

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None
        self._let_in = False
        self._head = 0
        self._in_head = True
        self._whole = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self.doorman.let_in(transport):
            transport.write(FULL + END)
            transport.close()
            return
        self._let_in = True
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._let_in:
            self._stop_waiting()
            self.doorman.leave(self.transport)
            super().connection_lost(exc)

    def eof_received(self) -> None:
        if self._let_in:
            super().eof_received()

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if not self._let_in or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(piece)
            if self._in_head:
                self._head += len(piece)
                if self._head > self.doorman.limits.head:
                    self.give_up(LONG)
            if len(self.pipeline) > self.doorman.limits.requests_ahead:
                self.give_up(EAGER)

    # -- a request arrives ----------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._in_head, self._whole = True, False
        self._wait_for_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()
        cycle: Any = self.cycle  # none for a socket
        if cycle is not None and cycle.response_complete:
            self._wait_for_request()  # answered before it has come in full, such as one that is too long
        else:
            self._wait_for_answer()

    def on_response_complete(self) -> None:
        if self.pipeline:
            self._wait_for_answer()
        elif self._whole:
            self._wait_for_request()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    # -- time -----------------------------------------------------------------------------------

    def _wait_for_request(self) -> None:
        """From here on a whole request must come in time."""
        self._stop_waiting()
        self.doorman.asks(self)
        self._timer = self.loop.call_later(self.doorman.limits.request_seconds, self.give_up, SLOW)

    def _wait_for_answer(self) -> None:
        """The request is there; its answer must be taken in time."""
        self._stop_waiting()
        self._timer = self.loop.call_later(self.doorman.limits.answer_seconds, self._abort)

    def _stop_waiting(self) -> None:
        self.doorman.has_asked(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def give_up(self, why: bytes) -> None:
        """Close a connection, with a word if nothing was answered yet."""
        self._stop_waiting()
        if not self.transport.is_closing():
            cycle: Any = self.cycle  # none before the first request
            if cycle is None or not cycle.response_started or cycle.response_complete:
                self.transport.write(why + END)
            self.transport.close()

    def _abort(self) -> None:
        """Nobody takes the answer."""
        self._stop_waiting()
        self.transport.abort()


class Counted(WebSocketsSansIOProtocol):
    """A connection with WebSocket: counted as long as it lasts, and so are its frames.

    Pings and empty frames cost time as well, and never reach those who talk over it and keep the time.
    """

    doorman: Doorman

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.doorman.limits
        self._frames = Bucket(limits.frames, limits.frames_reserve)

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if not self.transport.is_closing():
                super().data_received(piece)

    def handle_events(self) -> None:
        if any(self._frames.take() for _ in self.conn.events):
            self.transport.abort()
        else:
            super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.leave(self.transport)
        super().connection_lost(exc)


def pieces(data: bytes) -> Iterator[bytes]:
    """What has come, in pieces: there may be many thousand requests or frames in one read."""
    for start in range(0, len(data), A_PIECE):
        yield data[start : start + A_PIECE]


def raise_descriptors() -> int:
    """Let this process have as many descriptors as the system allows, and say how many that is."""
    if resource is None:
        return WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = WITHOUT_LIMIT
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError) as error:
            log.warning("still %d descriptors: %s", soft, error)
            return soft
    return hard


def make_config(app: ASGIApp, settings: Settings, descriptors: int, **changes: Any) -> uvicorn.Config:
    """How uvicorn serves the application; every server is started with this one.

    No address gets more than half of the connections. Behind a proxy all come from the address of the proxy,
    which counts them itself.
    """
    limits = settings.limits
    most = min(limits.connections, max(16, descriptors - KEPT_BACK))
    of_one = None if settings.behind_proxy else min(limits.connections_per_address, max(8, most // 2))
    made = {"doorman": Doorman(limits, most, of_one)}
    config: dict[str, Any] = {
        "http": type("Http", (Patient,), made),
        "ws": type("WebSocket", (Counted,), made),
        "ws_max_size": limits.message * 2,
        "lifespan": "on",
        "server_header": False,
        "proxy_headers": settings.behind_proxy,
    }
    return uvicorn.Config(app, **config | changes)
