"""A server to test against, in this process or in one of its own, and people who use it."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import secrets
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from dicefront.server.app import make_app
from dicefront.server.doors import make_config, raise_descriptors
from dicefront.server.server import Server
from dicefront.server.settings import Limits, Settings

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds that anything may take on a machine that has much else to do; nothing waits that long otherwise."""

SEED = 7
"""The seed of the dice of a match, unless a test is about the dice themselves and wishes another or none."""

SOCKET: dict[str, Any] = {
    "open_timeout": PATIENCE,
    "ping_interval": None,
    "close_timeout": 1,
    "max_size": None,
}
"""How sockets are opened: no clock of their own closes them."""

FIRST_PORT, PORTS = 20_000, 12_000
WORKERS = 16
"""So many processes that run tests choose their ports among different ones."""

GENEROUS = Limits(
    requests=1e6,
    requests_reserve=1_000_000,
    logins=1e6,
    logins_reserve=1_000_000,
    account_logins=1e6,
    account_logins_reserve=1_000_000,
    slow_logins=1e6,
    new_matches=1e6,
    new_matches_reserve=1_000_000,
    channels=1e6,
    channels_reserve=1_000_000,
    commands=1e6,
    commands_reserve=1_000_000,
    commands_per_address=1e6,
    commands_per_address_reserve=1_000_000,
    frames=1e6,
    frames_reserve=1_000_000,
    sockets_per_visitor=10_000,
    sockets_per_address=10_000,
    bad_messages=1_000_000,
    open_tables_per_person=10_000,
    requests_per_address=1e6,
    requests_per_address_reserve=1_000_000,
    guests=1e6,
    guests_reserve=1_000_000,
    matches_per_person=1_000_000,
    matches_a_day=1_000_000,
    work=1e6,
    work_reserve=1e6,
    work_waiting=10_000,
    job_seconds=60.0,
    request_seconds=PATIENCE,
    experiment_seconds=10 * PATIENCE,
)


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.server: Server = self.app.state.server
        config = make_config(
            self.app, settings, raise_descriptors(), log_level="error", timeout_graceful_shutdown=2
        )
        self._uvicorn = uvicorn.Server(config)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._uvicorn.serve(sockets=[self._listening])

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def start(self) -> None:
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._uvicorn.started:
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()


@contextlib.contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    """A server with its data in a folder."""
    settings = Settings(data=folder, static=folder / "static", limits=GENEROUS)
    server = Running(msgspec.structs.replace(settings, **changes))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class ServerProcess:
    """A server in a process of its own, which can be killed."""

    def __init__(self, folder: Path, port: int, **environment: str) -> None:
        self.folder = folder
        self.port = port
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", str(self.folder), str(self.port)],
            env={**os.environ, **self.environment},
        )

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, "the server ended by itself"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1.0):
                return
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


kept_ports: list[socket.socket] = []


@atexit.register
def give_ports_back() -> None:
    for kept in kept_ports:
        kept.close()


def free_port() -> int:
    """A port for a server that is started again and again, kept from everybody else until the tests end.

    It lies below those that the system gives to connections: one of these could be taken by any connection
    while the server is down. A socket stays bound to it and never listens, so nobody finds it free; a server
    may listen there because both say that the address may be used again.
    """
    share = PORTS // WORKERS
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    for _ in range(1000):
        port = FIRST_PORT + worker * share + secrets.randbelow(share)
        kept = socket.socket()
        try:
            kept.bind(("127.0.0.1", port))
        except OSError:
            kept.close()
            continue
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept_ports.append(kept)
        return port
    raise AssertionError("no free port")


class Visitor:
    """Somebody with a browser."""

    def __init__(self, address: str, key: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address,
            headers={"X-Dicefront": "1"},
            timeout=PATIENCE,
            limits=httpx.Limits(keepalive_expiry=2.0),  # the server closes after 5, perhaps while we send
        )
        if key is not None:
            self.http.cookies.set("dicefront", key)

    def close(self) -> None:
        self.http.close()

    @property
    def key(self) -> str:
        found = self.http.cookies.get("dicefront")
        assert found is not None
        return found

    def get(self, path: str, status: int = 200) -> Any:
        return checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return checked(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return checked(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return checked(self.http.delete(path), status)

    def new_match(self, game: str = "chessboard", **wishes: Any) -> Any:
        """Set up a match, with fixed dice so that it takes the same course every time.

        With ``seed=None`` the server throws.
        """
        if "dice" not in wishes:
            wishes.setdefault("seed", SEED)
        return self.post("/api/matches", {"game": game, **wishes})

    def sit(
        self, match: str, seat: int | None, last: int = 0, key: str | None = None, aside: bool = False
    ) -> Seat:
        """Open the socket of a match."""
        cookie = self.http.cookies.get("dicefront")
        return Seat(self.address, match, seat, last, cookie, key, aside=aside)


Visitors = Callable[[], Visitor]
"""Makes visitors (see ``conftest``)."""


def checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"expected {status}, got {answer.status_code}: {answer.text[:300]}"
    if answer.headers.get("content-type", "").startswith("application/json"):
        return answer.json()
    return answer.text


class Seat:
    """One connection to a match, and what it was told so far."""

    def __init__(
        self,
        address: str,
        match: str,
        seat: int | None,
        last: int,
        cookie: str | None,
        key: str | None,
        protocol: int = 1,
        aside: bool = False,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.events: list[Any] = []
        self.snapshot: Any = None
        self.match: Any = None
        self.got: list[Any] = []
        sent = (headers or {}) | ({} if cookie is None else {"Cookie": f"dicefront={cookie}"})
        url = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        self._stack = contextlib.ExitStack()
        connecting = connect(url, additional_headers=sent, **SOCKET)
        self.socket: ClientConnection = self._stack.enter_context(connecting)
        hello = {"protocol": protocol, "seat": seat, "last": last, "key": key, "aside": aside}
        self.send({"type": "hello", **hello})

    def __enter__(self) -> Seat:
        self.welcome = self.wait("welcome")
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, patience: float = PATIENCE) -> Any:
        message = msgspec.json.decode(self.socket.recv(patience))
        self.got.append(message)
        if message["type"] in ("welcome", "update"):
            self.events.extend(message["events"])
            self.snapshot = message["snapshot"]
        if "match" in message:
            self.match = message["match"]
        return message

    def wait(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def command(self, kind_of_command: str, /, **fields: Any) -> Any:
        """Send a command; returns ``done`` or ``refused``, or what else answers it."""
        fields.setdefault("id", uuid4().hex)
        self.send({"type": kind_of_command, **fields})
        while True:
            message = self.receive()
            if message.get("id") == fields["id"]:
                return message
            if message["type"] == "welcome":  # the match moved: what was not confirmed is sent again
                self.send({"type": kind_of_command, **fields})

    def until(self, wanted: Any) -> None:
        """Wait until the snapshot is as wanted."""
        while not wanted(self.snapshot):
            self.wait("update", "welcome")

    @property
    def question(self) -> Any:
        return self.snapshot["question"]

    def until_asked(self) -> Any:
        """Wait until this seat is asked something, or the match is over."""
        self.until(lambda now: now["question"] is not None or now["outcome"] is not None)
        return self.question

    def answer(self, value: Any, **fields: Any) -> Any:
        number = self.question["number"]
        found = self.command("answer", question=number, value=value, **fields)
        if found["type"] == "done":
            self.until(lambda now: now["question"] is None or now["question"]["number"] != number)
        return found
