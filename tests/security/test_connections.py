"""Connections: limits count visitors, a refusal says why, and one connection serves a whole page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, create_connection
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.meeting import two_players
from tests.server.serving import GENEROUS, PATIENCE, SOCKET, Running, Visitor, Visitors, running


@contextmanager
def opened(visitor: Visitor, path: str = "/api/socket") -> Iterator[ClientConnection]:
    """A socket of somebody's page."""
    visitor.get("/api/me")
    headers = {"Cookie": f"dicefront={visitor.key}"}
    url = visitor.address.replace("http", "ws", 1) + path
    with connect(url, additional_headers=headers, **SOCKET) as socket:
        yield socket


def is_served(socket: ClientConnection) -> bool:
    """Whether the lobby comes over the socket of a page."""
    socket.send('1:{"type": "open"}')
    return str(socket.recv(PATIENCE)).startswith('1:{"open":')


def why_closed(socket: ClientConnection) -> tuple[int | None, str | None]:
    """Code and reason of a socket that the server closes."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    return socket.close_code, socket.close_reason


# -- how many -----------------------------------------------------------------------------------


def test_a_visitor_with_too_many_pages_is_told_so_and_hinders_nobody_behind_the_same_address(
    tmp_path: Path,
) -> None:
    limits = msgspec.structs.replace(GENEROUS, sockets_per_visitor=2)
    with running(tmp_path, limits=limits) as server, ExitStack() as stack:
        club = [Visitor(server.address) for _ in range(15)]
        for member in club:
            for _ in range(2):
                assert is_served(stack.enter_context(opened(member)))
        for path in ("/api/socket", "/api/lobby/socket", "/api/matches/any/socket"):
            with opened(club[0], path) as socket:
                assert why_closed(socket) == (4429, "too-many-sockets")
        guest = Visitor(server.address)
        assert is_served(stack.enter_context(opened(guest)))
        for one in (*club, guest):
            one.close()


def test_an_address_has_a_limit_of_its_own(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, sockets_per_address=3)
    with running(tmp_path, limits=limits) as server, ExitStack() as stack:
        club = [Visitor(server.address) for _ in range(4)]
        sockets = [stack.enter_context(opened(member)) for member in club]
        assert all(is_served(socket) for socket in sockets[:3])
        assert why_closed(sockets[3]) == (4429, "too-many-sockets")
        for one in club:
            one.close()


# -- one for a page -----------------------------------------------------------------------------


class PageSocket:
    """The socket of a page, and what came over each of its lines."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: dict[int, list[Any]] = {}

    def send(self, line: int, message: Any) -> None:
        self.socket.send(f"{line}:{msgspec.json.encode(message).decode()}")

    def wait(self, line: int, kind: str) -> Any:
        """The next message of a kind on a line; what comes on others is kept."""
        while True:
            kept = self.heard.setdefault(line, [])
            while kept:
                message = kept.pop(0)
                if message.get("type", "lobby") == kind:
                    return message
            number, _, text = str(self.socket.recv(PATIENCE)).partition(":")
            self.heard.setdefault(int(number), []).append(msgspec.json.decode(text))


def hello(seat: int | None) -> dict[str, Any]:
    return {"type": "hello", "protocol": 1, "seat": seat}


def test_one_socket_carries_the_lobby_and_all_seats_of_a_page(visitor: Visitors) -> None:
    anna = visitor()
    match = anna.new_match(seats=[{"who": "me"}, {"who": "here"}])["match"]["id"]
    with opened(anna) as socket:
        page = PageSocket(socket)
        page.send(1, {"type": "open"})
        assert match in [one["id"] for one in page.wait(1, "lobby")["mine"]]
        for line, seat in ((2, 0), (3, 1)):
            page.send(line, {"type": "open", "match": match})
            page.send(line, hello(seat))
            page.send(line, {"type": "say", "id": f"first {seat}", "text": "said before the welcome"})
        welcomes = {line: page.wait(line, "welcome") for line in (2, 3)}
        assert [welcomes[line]["seat"] for line in (2, 3)] == [0, 1]
        assert page.wait(2, "done")["id"] == "first 0"
        assert page.wait(3, "done")["id"] == "first 1"
        line = 2 if welcomes[2]["snapshot"]["question"] else 3
        question = welcomes[line]["snapshot"]["question"]
        value = question["candidates"][0]["answer"]
        page.send(line, {"type": "answer", "id": "a", "question": question["number"], "value": value})
        assert page.wait(line, "done")["id"] == "a"
        assert page.wait(5 - line, "update")["snapshot"]["entry"] > welcomes[line]["snapshot"]["entry"]
        page.send(3, {"type": "close"})
        assert page.wait(2, "presence")["online"] == [True, False]


def test_a_line_that_fails_leaves_the_others_alone(visitor: Visitors) -> None:
    match, anna, _ = two_players(visitor)
    with opened(anna) as socket:
        page = PageSocket(socket)
        page.send(1, {"type": "open", "match": match})
        page.send(1, hello(0))
        page.wait(1, "welcome")
        page.send(2, {"type": "open", "match": match})
        page.send(2, hello(1))  # the seat of somebody else
        assert page.wait(2, "closing")["code"] == "not-your-seat"
        assert page.wait(2, "closed")["code"] == 1000
        page.send(3, {"type": "open", "match": "nowhere"})
        page.send(3, hello(None))
        assert page.wait(3, "closing")["code"] == "no-such-match"
        page.send(4, {"type": "open", "match": 5})
        assert page.wait(4, "closed")["code"] == 4400
        page.send(5, {"type": "say", "id": "x", "text": "to nobody"})
        assert page.wait(5, "closed")["code"] == 4400
        for line in range(10, 26):
            page.send(line, {"type": "open"})
        assert page.wait(25, "closed")["reason"] == "too-many-sockets"
        page.send(1, {"type": "ping", "id": "there"})
        assert page.wait(1, "pong")["id"] == "there"
        socket.send("no number")
        assert why_closed(socket) == (4400, "unreadable")


# -- half of a request --------------------------------------------------------------------------


class HalfRequest:
    """A connection on which a request begins and never ends."""

    def __init__(self, server: Running, begun: bytes = b"GET /api/games HTTP/1.1\r\nHost: here\r\n") -> None:
        self.socket = create_connection(("127.0.0.1", server.port), PATIENCE)
        self.socket.settimeout(PATIENCE)
        self.socket.sendall(begun)

    def answer(self) -> bytes:
        """All that the server says until it closes."""
        parts: list[bytes] = []
        with suppress(ConnectionError):
            while part := self.socket.recv(65_536):
                parts.append(part)
        self.socket.close()
        return b"".join(parts)


BEGUN = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: here\r\n",
    "half a body": b"POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b'X-Dicefront: 1\r\nContent-Length: 100\r\n\r\n{"game',
    "a second half": b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\nGET /api/ga",
    "a body nobody wants": b"POST /api/none HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n{",
}


@pytest.mark.parametrize("begun", list(BEGUN))
def test_a_request_that_does_not_end_is_closed_in_time(short: Running, begun: str) -> None:
    assert HalfRequest(short, BEGUN[begun]).answer().count(b"HTTP/1.1 408 ") == 1


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for a request for a moment only, in which even a busy machine sends half of one."""
    limits = msgspec.structs.replace(GENEROUS, request_seconds=1.5)
    with running(tmp_path_factory.mktemp("short"), limits=limits) as server:
        yield server


def test_a_head_without_end_is_refused(server: Running) -> None:
    asked = HalfRequest(server)
    with suppress(ConnectionError):
        for number in range(4_000):
            asked.socket.sendall(b"X-%d: %s\r\n" % (number, b"x" * 100))
    assert asked.answer()[:12] in (b"HTTP/1.1 431", b"")  # a word, or a line that was cut before it came


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, answer_seconds=1.0)
    with running(tmp_path, limits=limits) as server:
        asked = create_connection(("127.0.0.1", server.port), PATIENCE)
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"
        asked.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        with suppress(ConnectionError):  # it asks and asks, and reads nothing
            while True:
                asked.sendall(request * 20)
        asked.close()


def test_eleven_hundred_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    """They come from one address; somebody with a whole request is served even behind the same one."""
    never = 10_000.0  # nobody is served because others have waited too long
    limits = msgspec.structs.replace(
        GENEROUS, connections=200, connections_per_address=100, request_seconds=never
    )
    with running(tmp_path, limits=limits) as server:
        anna = Visitor(server.address)
        match = anna.new_match(seats=[{"who": "me"}, {"who": "here"}])["match"]["id"]
        with anna.sit(match, 0) as south:
            halves = [HalfRequest(server) for _ in range(1_100)]
            bram = Visitor(server.address)
            assert bram.get("/api/games")["games"]
            assert south.command("ping")["type"] == "pong"  # who was here before is left alone
            for half in halves:
                half.socket.close()
            bram.close()
        anna.close()


def test_connections_that_have_asked_are_not_taken_for_half_ones(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections=4, connections_per_address=4)
    with running(tmp_path, limits=limits) as server, ExitStack() as stack:
        club = [Visitor(server.address) for _ in range(4)]
        for member in club:
            member.get("/api/me")
            member.http.close()
        keys = [member.key for member in club]
        members = [Visitor(server.address, key) for key in keys]
        for key in keys:
            url = server.address.replace("http", "ws", 1) + "/api/socket"
            headers = {"Cookie": f"dicefront={key}"}
            socket = stack.enter_context(connect(url, additional_headers=headers, **SOCKET))
            assert is_served(socket)
        assert HalfRequest(server).answer().startswith(b"HTTP/1.1 503 ")
        for member in members:
            member.close()
