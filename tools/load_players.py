"""The players of ``tools.load``: sockets that answer at random, and what is counted meanwhile."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
import zlib
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
from msgspec import Raw, Struct

AT_ONCE = 20
"""So many matches are set up at the same time."""
WARMING = 3.0
"""So long they play before anything counts, in seconds, but not longer than what counts."""
MOST_SECONDS = 60.0
"""So long the first answer is waited for."""
PACKED_END = b"\x00\x00\xff\xff"
"""What a compressed message leaves out at its end."""
ENDING = b"\x88\x80\0\0\0\0"
"""The frame that closes a socket."""


class Choice(Struct):
    """A candidate, as far as a random player looks at it."""

    answer: Raw


class Asked(Struct):
    """A question, as far as a random player looks at it."""

    number: int
    candidates: list[Choice]


class Now(Struct):
    """A snapshot."""

    question: Asked | None
    outcome: Raw


class Heard(Struct):
    """Any message."""

    type: str
    id: str = ""
    snapshot: Now | None = None
    code: str = ""


heard = msgspec.json.Decoder(Heard)


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.late: list[float] = []
        self.refused: dict[str, int] = {}
        self.dropped = 0
        self.finished = 0
        self.bytes = 0
        self.messages = 0
        self.counting = False

    def to_json(self) -> dict[str, Any]:
        return {
            "answers": len(self.answers),
            "answer_to_event_ms": percentiles(self.answers),
            "refused": self.refused,
            "dropped": self.dropped,
            "matches_finished": self.finished,
            "bytes_per_message": round(self.bytes / max(1, self.messages)),
            "players_late_ms": percentiles(self.late),
        }


def percentiles(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    ordered = sorted(values)
    wanted = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {
        name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1)
        for name, share in wanted.items()
    }


# -- the players --------------------------------------------------------------------------------


class Line(asyncio.Protocol):
    """The socket of a seat: as much of a WebSocket client as answering needs, compressed as in browsers."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.request = request
        self.waiting = bytearray()
        self.open = False
        self.done = False
        self.unpacking: Any = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        waiting = self.waiting
        waiting += data
        if not self.open:
            end = waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            assert waiting.startswith(b"HTTP/1.1 101"), bytes(waiting[:end])
            if b"permessage-deflate" in waiting[:end]:
                self.unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
            del waiting[: end + 4]
            self.open = True
            self.send(msgspec.json.encode({"type": "hello", "protocol": 1, "seat": self.seat}))
        start = 0
        while len(waiting) - start >= 2:
            size, head = waiting[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(waiting[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(waiting[start + 2 : start + 10], "big"), 10
            end = start + head + size
            if len(waiting) < end:
                break
            data = bytes(waiting[start + head : end])
            if waiting[start] & 0x40:
                data = self.unpacking.decompress(data) + self.unpacking.decompress(PACKED_END)
            self.frame(waiting[start] & 15, data)
            start = end
        del waiting[:start]

    def frame(self, kind: int, data: bytes) -> None:
        if kind == 1:
            self.table.hear(self.seat, data)
        elif kind == 8:
            self.close()
        elif kind == 9 and self.transport is not None:
            self.transport.write(bytes((0x8A, 0x80 | len(data), 0, 0, 0, 0)) + data)

    def send(self, data: bytes) -> None:
        """One text; a client must mask what it sends, and a mask of zeros is one."""
        assert self.transport is not None
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        self.done = True
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(ENDING)
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.done and not self.table.over:
            self.table.load.figures.dropped += 1


class Table:
    """One match with both its players."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.chance = random.Random(number)
        self.lines: list[Line] = []
        self.now: list[Now | None] = [None, None]
        self.sent = 0
        self.sent_at = 0.0
        self.sent_by = -1
        self.over = False
        self.due = 0.0

    async def open(self) -> None:
        games = self.load.games
        match = await self.load.new_match(games[self.number % len(games)])
        loop = asyncio.get_running_loop()
        self.now = [None, None]
        self.sent_by = -1
        self.over = False
        self.lines = []
        for seat in range(2):
            line = Line(self, seat, self.load.request(match))
            await loop.create_connection(lambda line=line: line, "127.0.0.1", self.load.port)  # type: ignore[misc]
            self.lines.append(line)

    def close(self) -> None:
        for line in self.lines:
            line.close()

    def hear(self, seat: int, data: bytes) -> None:
        at = time.perf_counter()
        figures = self.load.figures
        message = heard.decode(data)
        if figures.counting:
            figures.bytes += len(data)
            figures.messages += 1
        now = message.snapshot
        if now is not None:
            self.now[seat] = now
            self.over = self.over or bytes(now.outcome) != b"null"
            if seat == self.sent_by and message.type == "update":
                self.sent_by = -1
                if figures.counting:
                    figures.answers.append(at - self.sent_at)
        elif message.type == "refused":
            figures.refused[message.code] = figures.refused.get(message.code, 0) + 1
            self.sent_by = -1

    def answer(self) -> None:
        """One answer of whoever is asked."""
        if self.sent_by >= 0:
            return
        for seat in range(2):
            now = self.now[seat]
            if now is not None and now.question is not None:
                value = self.chance.choice(now.question.candidates).answer
                self.sent += 1
                message = b'{"type":"answer","id":"%d-%d","question":%d,"value":%b}' % (
                    self.number,
                    self.sent,
                    now.question.number,
                    bytes(value),
                )
                self.sent_by, self.sent_at = seat, time.perf_counter()
                self.lines[seat].send(message)
                return

    def live(self) -> None:
        """Answer every so often until the time is up; a match that is over makes room for a new one."""
        load = self.load
        now = time.perf_counter()
        if load.figures.counting:
            load.figures.late.append(now - self.due)
        if self.over:
            load.figures.finished += 1
            self.close()
            load.keep(self.open())
        else:
            self.answer()
        self.due += load.every
        if self.due < load.end:
            asyncio.get_running_loop().call_later(max(0.0, self.due - now), self.live)


class Load:
    """The players of a server."""

    def __init__(self, process: int, port: int, games: list[str]) -> None:
        self.games = games
        self.process = process
        self.port = port
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            headers={"X-Dicefront": "1"},
            timeout=60.0,
            limits=httpx.Limits(keepalive_expiry=2.0),  # before the server closes it, which might be just now
        )
        self.key = ""
        self.figures = Figures()
        self.tables: list[Table] = []
        self.every = 0.0
        self.end = 0.0
        self._opening: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        await self.http.get("/api/me")
        self.key = self.http.cookies["dicefront"]

    async def new_match(self, game: str) -> str:
        seats = [{"who": "me"}, {"who": "here"}]
        answer = await self.http.post("/api/matches", json={"game": game, "seats": seats, "watch": False})
        answer.raise_for_status()
        return str(answer.json()["match"]["id"])

    def request(self, match: str) -> bytes:
        """What opens the socket of a match."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/matches/{match}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            f"Cookie: dicefront={self.key}",
            "\r\n",
        ]
        return "\r\n".join(lines).encode()

    def keep(self, opening: Any) -> None:
        task = asyncio.create_task(opening)
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def open(self, matches: int) -> None:
        """So many tables."""
        self.tables = [Table(self, number) for number in range(matches)]
        for start in range(0, matches, AT_ONCE):
            await asyncio.gather(*(table.open() for table in self.tables[start : start + AT_ONCE]))

    async def play(self, every: float, seconds: float) -> dict[str, Any]:
        """Let all tables play, an answer every so often."""
        figures = self.figures = Figures()
        self.every = every
        start = time.perf_counter()
        warming = min(WARMING, seconds)
        self.end = start + warming + seconds
        loop = asyncio.get_running_loop()
        for table in self.tables:
            after = table.chance.random() * every
            table.due = start + after
            loop.call_later(after, table.live)
        await asyncio.sleep(warming)
        figures.counting = True
        before, began = seconds_of(self.process), time.perf_counter()
        own = time.process_time()
        await asyncio.sleep(self.end - time.perf_counter())
        await self._first_answer()
        figures.counting = False
        took = time.perf_counter() - began
        used = seconds_of(self.process) - before
        own = time.process_time() - own
        await asyncio.gather(*self._opening)
        answers = len(figures.answers)
        return {
            "matches": len(self.tables),
            "every_s": every,
            "seconds": seconds,
            "answers_per_second": round(answers / took, 1),
            "answers_wanted": round(len(self.tables) / every, 1),
            **figures.to_json(),
            "server_cores": round(used / took, 2),
            "server_ms_per_answer": round(used / max(1, answers) * 1000, 2),
            "players_cores": round(own / took, 2),
        }

    async def _first_answer(self) -> None:
        """Wait for the first answer that counts: on a busy machine there may be none in a short time."""
        end = time.perf_counter() + MOST_SECONDS
        while not self.figures.answers and time.perf_counter() < end:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        for table in self.tables:
            table.close()


# -- the process of the server ------------------------------------------------------------------


def memory_of(process: int) -> float:
    """The memory of a process in MiB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def seconds_of(process: int) -> float:
    """The processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
