"""Kill -9 at any moment loses no confirmed answer, and a command that is sent again acts once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from dicefront.server.store.acts import Act
from dicefront.server.store.matches import read_acts
from dicefront.server.store.store import open_engine
from tests.server.serving import PATIENCE, Visitor, free_port

MATCHES = 3
MOST_ANSWERS = 8
"""A server confirms fewer answers than that before it is killed."""
LONGEST_DYING = 0.02
"""So long it goes on at most, in seconds, so that it is killed at any moment."""

QUICKLY: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "close_timeout": 0.1}
"""How players connect: nothing but the server ends it."""


class Zygote:
    """Starts servers quickly, and kills them."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote", str(folder), str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.child = 0
        assert self._read() == "ready"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def start(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("start\n")
        self.process.stdin.flush()
        self.child = int(self._read())

    def is_alive(self) -> bool:
        return Path(f"/proc/{self.child}/stat").read_text().split()[2] != "Z"

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(PATIENCE)


class Player:
    """Plays one match at one screen, both seats, and remembers every answer that was confirmed."""

    def __init__(self, address: str, match: str, key: str, seed: int) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        self.match = match
        self.key = key
        self.chance = random.Random(seed)
        self.confirmed: list[tuple[int, Any]] = []
        self.waiting: dict[str, Any] | None = None
        self.seat = 0
        self.over = False
        self.resent = 0
        self.last_words = ""
        self.started = asyncio.Event()

    async def play(self) -> None:
        """Play until the connection is gone or the match is over."""
        headers = {"Cookie": f"dicefront={self.key}"}
        end = time.monotonic() + PATIENCE
        while not self.over and time.monotonic() < end:
            try:
                async with (
                    connect(self.url, additional_headers=headers, **QUICKLY) as south,
                    connect(self.url, additional_headers=headers, **QUICKLY) as north,
                ):
                    await self._play([south, north])
                    return
            except (OSError, WebSocketException, EOFError):
                if self.started.is_set():
                    return
                await asyncio.sleep(0.005)

    async def _play(self, seats: list[ClientConnection]) -> None:
        for seat, one in enumerate(seats):
            await one.send(msgspec.json.encode({"type": "hello", "protocol": 1, "seat": seat}).decode())
        snapshots = [await self._until(one, "welcome") for one in seats]
        self.started.set()
        if self.waiting is not None:  # sent before the server was killed: nobody knows whether it arrived
            self.resent += 1
            arrived = snapshots[self.seat]["question"] is None or (
                snapshots[self.seat]["question"]["number"] != self.waiting["question"]
            )
            await self._send(seats[self.seat])
            if not arrived:
                snapshots = [await self._until(one, "update") for one in seats]
        while True:
            asked = [(seat, now["question"]) for seat, now in enumerate(snapshots) if now["question"]]
            if any(now["outcome"] for now in snapshots):
                self.over = True
                return
            self.seat, question = asked[0]
            value = self.chance.choice(question["candidates"])["answer"]
            self.waiting = {
                "type": "answer",
                "id": uuid4().hex,
                "question": question["number"],
                "value": value,
            }
            await self._send(seats[self.seat])
            snapshots = [await self._until(one, "update") for one in seats]

    async def _send(self, socket: ClientConnection) -> None:
        """Send the answer that waits, and remember it once it is confirmed."""
        assert self.waiting is not None
        await socket.send(msgspec.json.encode(self.waiting).decode())
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message.get("id") == self.waiting["id"]:
                assert message["type"] == "done", message
                self.confirmed.append((self.seat, self.waiting["value"]))
                self.waiting = None
                return

    async def _until(self, socket: ClientConnection, *kinds: str) -> Any:
        """The snapshot in the next message of a kind."""
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "closing":
                self.last_words = str(message)
            if message["type"] in kinds:
                return message["snapshot"]


def wait_until_up(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection(("127.0.0.1", port), 1.0):
                return
        except OSError:
            time.sleep(0.005)
    raise AssertionError("the server did not start")


def new_players(zygote: Zygote, count: int, seed: int) -> list[Player]:
    """Matches at one screen, in turn of every game."""
    visitor = Visitor(zygote.address)
    found: list[Player] = []
    for number in range(count):
        game = ("crystals", "chessboard")[(seed + number) % 2]
        made = visitor.new_match(game, seats=[{"who": "me"}, {"who": "here"}])
        found.append(Player(zygote.address, made["match"]["id"], visitor.key, seed * 10 + number))
    visitor.close()
    return found


def answers_of(acts: list[Act]) -> list[tuple[int, Any]]:
    return [(act.player, act.value) for act in acts if act.kind == "answer"]


def confirmed_by(players: list[Player]) -> int:
    """How many answers were confirmed."""
    return sum(len(player.confirmed) for player in players)


async def one_life(zygote: Zygote, players: list[Player], answers: int, seconds: float) -> None:
    """Let all play until so many more answers are confirmed, and a moment longer; then kill the server."""
    for player in players:
        player.started = asyncio.Event()
    wanted = confirmed_by(players) + answers
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        async with asyncio.timeout(PATIENCE):
            await players[0].started.wait()
            while confirmed_by(players) < wanted and not all(task.done() for task in playing):
                await asyncio.sleep(0.001)
            await asyncio.sleep(seconds)
    except TimeoutError as error:
        heard = [player.last_words for player in players]
        state = "runs" if zygote.is_alive() else "is gone"
        raise AssertionError(f"nobody could play: the server {state}, players heard {heard}") from error
    finally:
        zygote.kill()
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


@pytest.mark.parametrize("kills", [16, pytest.param(60, marks=pytest.mark.long)])
def test_kills_lose_no_confirmed_answer(tmp_path: Path, kills: int) -> None:
    zygote = Zygote(tmp_path)
    chance = random.Random(1)
    players: list[Player] = []
    kept: list[Player] = []
    engine = open_engine(f"sqlite:///{tmp_path / 'dicefront.sqlite'}")
    try:
        for life in range(kills):
            zygote.start()
            if len(players) < MATCHES:
                wait_until_up(zygote.port)
                players.extend(new_players(zygote, MATCHES - len(players), life))
            answers, seconds = chance.randrange(MOST_ANSWERS), chance.uniform(0.0, LONGEST_DYING)
            asyncio.run(one_life(zygote, players, answers, seconds))
            with engine.connect() as connection:
                for player in players:
                    written = answers_of(read_acts(connection, player.match))
                    assert written[: len(player.confirmed)] == player.confirmed
                    assert len(written) <= len(player.confirmed) + (player.waiting is not None)
            kept.extend(player for player in players if player.over)
            players = [player for player in players if not player.over]
    finally:
        zygote.close()
        engine.dispose()
    everybody = [*kept, *players]
    assert confirmed_by(everybody) > kills
    assert sum(player.resent for player in everybody) > 0  # some were killed between sending and hearing
