"""Real PostgreSQL and Redis for tests, from the system's programs, in a folder of their own."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from glob import glob
from pathlib import Path

import psycopg

from tests.parts import leave_out
from tests.server.serving import PATIENCE, free_port

QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def program(name: str, *places: str) -> str:
    """A program of the system; without it the test is left out."""
    found = shutil.which(name) or next((path for place in places for path in sorted(glob(place))), None)
    return found or leave_out(name)


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
            return
        time.sleep(0.02)
    raise AssertionError(f"nothing listens on port {port}")


def wait_for_postgres(port: int) -> None:
    """Until it takes connections: it listens before it is ready."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(f"host=127.0.0.1 port={port} user=tester dbname=postgres").close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.05)


class Backing:
    """A program that a server needs; it can be taken away and given back."""

    def __init__(self, command: list[str], port: int, folder: Path | None, user: str | None) -> None:
        self.command = command
        self.port = port
        self.folder = folder
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(  # type: ignore[call-overload]
            self.command, user=self.user, cwd=self.folder, **QUIET
        )
        wait_for(self.port)

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


class Postgres(Backing):
    """A PostgreSQL server."""

    @property
    def address(self) -> str:
        return f"postgresql+psycopg://tester@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        super().start()
        wait_for_postgres(self.port)


class Redis(Backing):
    """A Redis server."""

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextlib.contextmanager
def postgres_process() -> Iterator[Postgres]:
    """A PostgreSQL server with a new database."""
    initdb = program("initdb", "/usr/lib/postgresql/*/bin/initdb")
    server = program("postgres", "/usr/lib/postgresql/*/bin/postgres")
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="dicefront-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"
    options = ["-U", "tester", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    setting_up = [initdb, "-D", str(data), *options]
    subprocess.run(setting_up, check=True, user=user, cwd=folder, **QUIET)  # type: ignore[call-overload]
    command = [server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]
    found = Postgres(command, port, folder, user)
    try:
        found.start()
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; gives its address."""
    with postgres_process() as found:
        yield found.address


@contextlib.contextmanager
def redis_process() -> Iterator[Redis]:
    """A Redis server."""
    port = free_port()
    command = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    found = Redis([*command, "--appendonly", "no"], port, None, None)
    try:
        found.start()
        yield found
    finally:
        found.stop()


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """A Redis server; gives its address."""
    with redis_process() as found:
        yield found.address
