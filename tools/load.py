"""Load a server with many live matches: ``python -m tools.load [--matches 500] [--every 5] [--seconds 30]``.

It starts a server of its own on loopback, with its data in a temporary folder, and players who answer at
random, every match so often. What is measured: the time from sending an answer to the event that it caused
(durable by then), what was refused or dropped, and the memory and processor time of the server. A first part
with a single match gives the figure to compare with. It ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("chessboard", "crystals")
AT_ONCE = 20
"""So many matches are set up at the same time."""
WARMING = 3.0


class Choice(Struct):
    """A candidate, as far as a random player looks at it."""

    answer: Any


class Asked(Struct):
    """A question, as far as a random player looks at it."""

    number: int
    candidates: list[Choice]


class Now(Struct):
    """A snapshot."""

    question: Asked | None
    outcome: Any


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
        self.confirmed: list[float] = []
        self.late = 0.0
        self.refused: dict[str, int] = {}
        self.dropped = 0
        self.finished = 0
        self.bytes = 0
        self.messages = 0
        self.counting = False

    def to_json(self) -> dict[str, Any]:
        return {
            "answers": len(self.answers),
            "commit_to_event_ms": percentiles(self.answers),
            "commit_to_done_ms": percentiles(self.confirmed),
            "refused": self.refused,
            "dropped": self.dropped,
            "matches_finished": self.finished,
            "bytes_per_message": round(self.bytes / max(1, self.messages)),
            "generator_late_ms": round(self.late * 1000, 1),
        }


def percentiles(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    ordered = sorted(values)
    wanted = {"p50": 0.5, "p90": 0.9, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {
        name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1)
        for name, share in wanted.items()
    }


class Table:
    """One match with both its players."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.chance = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.now: list[Now | None] = [None, None]
        self.sent_at = 0.0
        self.sent_by = -1
        self.sent_id = ""
        self.over = False

    async def open(self) -> None:
        match = await self.load.new_match(GAMES[self.number % len(GAMES)])
        url = f"ws://127.0.0.1:{self.load.port}/api/matches/{match}/socket"
        self.now = [None, None]
        self.over = False
        for seat in range(2):
            headers = {"Cookie": f"dicefront={self.load.key}"}
            found = await connect(url, additional_headers=headers, max_size=None, compression=None)
            await found.send(json.dumps({"type": "hello", "protocol": 1, "seat": seat}))
            self.sockets.append(found)
        self.reading = [asyncio.create_task(self.read(seat)) for seat in range(2)]

    async def close(self) -> None:
        for task in self.reading:
            task.cancel()
        await asyncio.gather(*self.reading, return_exceptions=True)
        await asyncio.gather(*(found.close() for found in self.sockets), return_exceptions=True)
        self.sockets = []

    async def read(self, seat: int) -> None:
        figures = self.load.figures
        async for text in self.sockets[seat]:
            at = time.perf_counter()
            message = heard.decode(text)
            if figures.counting:
                figures.bytes += len(text)
                figures.messages += 1
            if message.snapshot is not None:
                self.now[seat] = message.snapshot
                self.over = self.over or message.snapshot.outcome is not None
                if seat == self.sent_by and message.type == "update":
                    self.sent_by = -1
                    if figures.counting:
                        figures.answers.append(at - self.sent_at)
            elif message.type == "done" and message.id == self.sent_id and figures.counting:
                figures.confirmed.append(at - self.sent_at)
            elif message.type == "refused":
                figures.refused[message.code] = figures.refused.get(message.code, 0) + 1
                self.sent_by = -1
        if not self.over:
            figures.dropped += 1

    async def answer(self) -> None:
        """One answer of whoever is asked."""
        for seat in range(2):
            now = self.now[seat]
            if now is not None and now.question is not None and self.sent_by < 0:
                value = self.chance.choice(now.question.candidates).answer
                self.sent_id = uuid4().hex
                message = {
                    "type": "answer",
                    "id": self.sent_id,
                    "question": now.question.number,
                    "value": value,
                }
                self.sent_by, self.sent_at = seat, time.perf_counter()
                await self.sockets[seat].send(msgspec.json.encode(message).decode())
                return

    async def live(self, every: float, end: float) -> None:
        """Answer every so often until the time is up; a match that is over makes room for a new one."""
        due = time.perf_counter() + self.chance.random() * every
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.load.figures.late = max(self.load.figures.late, time.perf_counter() - due)
            if self.over:
                self.load.figures.finished += 1
                await self.close()
                await self.open()
            else:
                await self.answer()
            due += every


class Load:
    """A server and its players."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers={"X-Dicefront": "1"}, timeout=60.0
        )
        self.key = ""
        self.figures = Figures()

    async def begin(self) -> None:
        await self.http.get("/api/me")
        self.key = self.http.cookies["dicefront"]

    async def new_match(self, game: str) -> str:
        seats = [{"who": "me"}, {"who": "here"}]
        answer = await self.http.post("/api/matches", json={"game": game, "seats": seats, "watch": False})
        answer.raise_for_status()
        return str(answer.json()["match"]["id"])

    async def run(self, matches: int, every: float, seconds: float) -> Figures:
        """So many matches for so long."""
        self.figures = Figures()
        tables = [Table(self, number) for number in range(matches)]
        for start in range(0, matches, AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[start : start + AT_ONCE]))
        end = time.perf_counter() + WARMING + seconds
        living = [asyncio.create_task(table.live(every, end)) for table in tables]
        await asyncio.sleep(WARMING)
        self.figures.counting = True
        await asyncio.gather(*living)
        self.figures.counting = False
        for start in range(0, matches, AT_ONCE):
            await asyncio.gather(*(table.close() for table in tables[start : start + AT_ONCE]))
        return self.figures


# -- the server ---------------------------------------------------------------------------------


def serve(folder: str, port: int) -> None:
    """The server to load: as ``dicefront serve`` runs it, but for limits on a single visitor."""
    import uvicorn

    from dicefront.server.app import make_app
    from dicefront.server.settings import Limits, Settings

    many = 1_000_000_000
    limits = Limits(
        requests=1e9,
        requests_reserve=many,
        new_matches=1e9,
        new_matches_reserve=many,
        commands=1e9,
        commands_reserve=many,
        sockets_per_visitor=many,
    )
    settings = Settings(data=Path(folder), limits=limits)
    uvicorn.run(make_app(settings), port=port, log_level="error", ws="websockets-sansio", backlog=4096)


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


async def wait_for(port: int) -> None:
    for _ in range(1200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise SystemExit("expected a server within a minute, got none")


async def measure(process: int, port: int, matches: int, every: float, seconds: float) -> dict[str, Any]:
    await wait_for(port)
    load = Load(port)
    await load.begin()
    empty = memory_of(process)
    single = (await load.run(1, 0.1, min(10.0, seconds))).to_json()
    before, started = seconds_of(process), time.perf_counter()
    figures = asyncio.create_task(load.run(matches, every, seconds))
    most = empty
    while not figures.done():
        await asyncio.sleep(0.5)
        most = max(most, memory_of(process))
    used = (seconds_of(process) - before) / (time.perf_counter() - started)
    many = figures.result().to_json()
    await load.http.aclose()
    return {
        "matches": matches,
        "every_s": every,
        "seconds": seconds,
        "machine_load": os.getloadavg()[0],
        "single": single,
        "many": many,
        "server_cores": round(used, 2),
        "memory_empty_mib": round(empty, 1),
        "memory_most_mib": round(most, 1),
        "memory_per_match_kib": round((most - empty) * 1024 / matches, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two answers of a match")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--p95", type=float, default=150.0, help="milliseconds that p95 may take")
    parser.add_argument("--serve", nargs=2, metavar=("FOLDER", "PORT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return 0
    with tempfile.TemporaryDirectory(prefix="dicefront-load-") as folder:
        with socket.create_server(("127.0.0.1", 0)) as found:
            port = found.getsockname()[1]
        server = subprocess.Popen([sys.executable, "-m", "tools.load", "--serve", folder, str(port)])
        try:
            result = asyncio.run(measure(server.pid, port, args.matches, args.every, args.seconds))
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(result, indent=2))
    many = result["many"]
    fits = (
        many["commit_to_event_ms"].get("p95", 1e9) <= args.p95 and not many["dropped"] and not many["refused"]
    )
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
