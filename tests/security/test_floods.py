"""Floods: whoever sends more than can be answered is refused or cut off, at however many tables."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from typing import Any, ClassVar

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

from dicefront.server.http.socket import SocketReader
from dicefront.server.protocol.from_client import Hello
from tests.security.test_connections import PageSocket, hello, is_served, opened, why_closed
from tests.server.meeting import TWO, two_players
from tests.server.serving import GENEROUS, PATIENCE, Running, Visitor, Visitors, running

FEW = msgspec.structs.replace(
    GENEROUS, frames=0.001, frames_reserve=200, requests_ahead=8, line_waiting=100_000
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that takes few frames on a connection."""
    with running(tmp_path_factory.mktemp("few"), limits=FEW) as found:
        yield found


def still_answers(visitor: Visitor) -> bool:
    return bool(visitor.get("/api/games")["games"])


# -- one connection -----------------------------------------------------------------------------

FRAMES = {
    "pings": [Frame(Opcode.PING, b"")],
    "pongs": [Frame(Opcode.PONG, b"")],
    "texts": [Frame(Opcode.TEXT, b"1:x")],
    "a text without end": [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 50],
}


@pytest.mark.parametrize("frames", list(FRAMES.values()), ids=list(FRAMES))
def test_frames_without_number_end_their_connection(
    server: Running, visitor: Visitors, frames: list[Frame]
) -> None:
    eve, other = visitor(), visitor()
    with opened(other) as calm, opened(eve) as socket:
        first, *more = [frame.serialize(mask=True) for frame in frames]
        raw = first + b"".join(more) * 10 if more else first * 500
        socket.socket.sendall(raw)
        assert why_closed(socket)[0] == 1006  # cut off: nothing was said any more
        assert is_served(calm)
    assert still_answers(eve)


def test_requests_that_wait_for_no_answer_are_cut_off(server: Running, visitor: Visitors) -> None:
    one = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(one * 50)
        got = b""
        while part := connection.recv(65_536):
            got += part
    assert got.count(b"HTTP/1.1 200 ") <= FEW.requests_ahead + 1
    with create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(one * 3 + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        got = b""
        while part := connection.recv(65_536):
            got += part
    assert got.count(b"HTTP/1.1 200 ") == 4
    assert still_answers(visitor())


def test_a_number_of_thousands_of_digits_is_no_line(
    visitor: Visitors, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), opened(visitor()) as socket:
        socket.send("9" * 5_000 + ":{}")
        assert why_closed(socket) == (4400, "unreadable")
    assert not caplog.records


def test_what_waits_on_a_line_is_bounded(server: Running, visitor: Visitors) -> None:
    """While a match is loaded nobody listens, so what comes meanwhile is kept."""
    anna = visitor()
    match = anna.new_match(seats=TWO)["match"]["id"]
    loading = server.server.hall.loads.turn("others")
    with opened(anna) as socket:
        page = PageSocket(socket)
        server.do(loading.__aenter__())
        try:
            page.send(1, {"type": "open", "match": match})
            page.send(1, hello(0))
            for _ in range(4):
                page.send(1, {"type": "say", "id": "long", "text": "x" * 30_000})
            assert page.wait(1, "closed")["code"] == 4429
            page.send(2, {"type": "open"})
            page.wait(2, "lobby")
        finally:
            server.do(loading.__aexit__(None, None, None))


class Deaf:
    """A connection whose other end takes nothing."""

    cookies: ClassVar[dict[str, str]] = {}

    async def receive(self) -> dict[str, Any]:
        raise NotImplementedError

    async def send_text(self, data: str) -> None:
        raise NotImplementedError

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("size", "times", "slow"),
    [(10, 400, False), (10, 401, True), (30_000_000, 1, False), (3_000_000, 2, False), (3_000_000, 3, True)],
)
def test_what_nobody_takes_is_kept_up_to_a_size(size: int, times: int, slow: bool) -> None:
    reader = SocketReader(Deaf(), "match", "anna", "Anna", 0, Hello(protocol=1), "")
    for _ in range(times):
        reader.send(b"x" * size)
    assert reader.closing is slow
    if slow:
        assert b'"code":"slow"' in reader.waiting[0]
        assert len(reader.waiting) == 1


# -- one visitor --------------------------------------------------------------------------------


def refused_pings(visitor: Visitor, matches: list[str], times: int) -> int:
    """How many of so many pings at each table are refused."""
    refused = 0
    for match in matches:
        with visitor.sit(match, 0) as seat:
            answers = [seat.command("ping") for _ in range(times)]
            refused += sum(1 for one in answers if one["type"] == "refused")
            assert all(one["code"] == "too-many" for one in answers if one["type"] == "refused")
    return refused


def test_nobody_commands_more_at_more_tables(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, commands=0.001, commands_reserve=10)
    with running(tmp_path, limits=limits) as server:
        made: list[Visitor] = []

        def visitor() -> Visitor:
            made.append(Visitor(server.address))
            return made[-1]

        first, anna, bram = two_players(visitor)
        second = anna.new_match(seats=TWO)["match"]["id"]
        assert refused_pings(anna, [first, second], 8) == 6
        with bram.sit(first, 1) as other:
            assert other.command("ping")["type"] == "pong"
        for one in made:
            one.close()


def test_those_behind_one_address_have_commands_for_a_club(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, commands_per_address=0.001, commands_per_address_reserve=20)
    with running(tmp_path, limits=limits) as server:
        club = [Visitor(server.address) for _ in range(3)]
        tables = [member.new_match(seats=TWO)["match"]["id"] for member in club]
        found = [refused_pings(member, [table], 8) for member, table in zip(club, tables, strict=True)]
        assert found == [0, 0, 4]
        for member in club:
            member.close()


def test_opening_connections_and_lines_counts_like_asking(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, requests=0.001, requests_reserve=12)
    with running(tmp_path, limits=limits) as server:
        anna, bram = Visitor(server.address), Visitor(server.address)
        with opened(anna) as socket:  # one of the twelve
            page = PageSocket(socket)
            for line in range(1, 12):
                page.send(line, {"type": "open"})
                page.wait(line, "lobby")
                page.send(line, {"type": "close"})
            page.send(12, {"type": "open"})
            assert page.wait(12, "closed") == {"type": "closed", "code": 4429, "reason": "too-many"}
        headers = {"Cookie": f"dicefront={anna.key}"}
        assert httpx.get(f"{server.address}/api/games", headers=headers).status_code == 429
        with opened(bram) as socket:
            assert is_served(socket)
        for one in (anna, bram):
            one.close()
