"""Real PostgreSQL and Redis for tests, from the system's programs, in a folder of their own."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from glob import glob
from pathlib import Path

import psycopg

from tests.server.serving import PATIENCE, free_port

NEEDED = "the tests of several servers need the Debian packages postgresql and redis-server"


def program(name: str, *places: str) -> str:
    """A program of the system; fails with a clear message if it is not installed."""
    found = shutil.which(name) or next((path for place in places for path in sorted(glob(place))), None)
    assert found is not None, f"expected the program {name}, got none: {NEEDED}"
    return found


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


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; gives its address."""
    initdb = program("initdb", "/usr/lib/postgresql/*/bin/initdb")
    server = program("postgres", "/usr/lib/postgresql/*/bin/postgres")
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="dicefront-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    data = folder / "data"
    command = [
        initdb,
        "-D",
        str(data),
        "-U",
        "tester",
        "-A",
        "trust",
        "--no-sync",
        "-E",
        "UTF8",
        "--locale=C",
    ]
    subprocess.run(command, check=True, user=user, cwd=folder, **quiet)  # type: ignore[call-overload]
    process = subprocess.Popen(  # type: ignore[call-overload]
        [server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)],
        user=user,
        cwd=folder,
        **quiet,
    )
    try:
        wait_for(port)
        wait_for_postgres(port)
        yield f"postgresql+psycopg://tester@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """A Redis server; gives its address."""
    server = program("redis-server")
    port = free_port()
    command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(PATIENCE)
