"""``/api/health`` tells the truth: every part that the server needs is taken away, and given back."""

from __future__ import annotations

import asyncio
import resource
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from dicefront.server import health
from dicefront.server.figures import FORGOTTEN, HOPELESS
from tests.server.backing import postgres_process, redis_process
from tests.server.serving import PATIENCE, ServerProcess, Visitor, free_port, running

LONG = 3 * PATIENCE
"""A part that does not answer is waited for at every look."""


def state_of(address: str) -> tuple[int, Any]:
    answer = httpx.get(f"{address}/api/health", timeout=PATIENCE)
    return answer.status_code, answer.json()


def wait_for(address: str, wanted: Callable[[int, Any], bool]) -> Any:
    """Ask until the answer is as wanted."""
    end = time.monotonic() + LONG
    while True:
        status, body = state_of(address)
        if wanted(status, body):
            return body
        assert time.monotonic() < end, f"health stays {status}: {body}"
        time.sleep(0.05)


def is_well(status: int, body: Any) -> bool:
    return status == 200 and body["ok"] is True


def lacks(part: str) -> Callable[[int, Any], bool]:
    return lambda status, body: status == 503 and body["note"]["args"]["parts"] == [part]


def test_a_server_that_is_well_says_so_and_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        visitor = Visitor(server.address)
        visitor.new_match("crystals", seats=[{"who": "me"}, {"who": "here"}])
        visitor.close()
        found = wait_for(server.address, is_well)
        assert found == {"ok": True, "matches": 1, "sockets": 0}


def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, free_port())
    server.start()
    server.wait()
    assert server.process is not None
    process = server.process.pid
    try:
        wait_for(server.address, is_well)
        hard = resource.prlimit(process, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))  # no file may grow any more
        wait_for(server.address, lacks("writing"))
        visitor = Visitor(server.address)
        visitor.get("/api/me", 500)  # a new guest cannot be written down
        resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))
        wait_for(server.address, is_well)
        visitor.get("/api/me")
        visitor.close()
    finally:
        server.kill()


def test_a_database_or_a_redis_that_is_gone_is_told_until_it_is_back(tmp_path: Path) -> None:
    with postgres_process() as database, redis_process() as redis:
        shared = {"database": database.address, "redis": redis.address}
        with running(tmp_path, **shared) as server:
            wait_for(server.address, is_well)
            redis.stop(signal.SIGKILL)
            wait_for(server.address, lacks("cluster"))
            redis.start()
            wait_for(server.address, is_well)
            database.stop(signal.SIGQUIT)
            found = wait_for(server.address, lacks("database"))
            assert "tester" not in str(found)
            database.start()
            wait_for(server.address, is_well)


def test_an_event_loop_that_is_late_again_and_again_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "LATE", 0.1)
    enough = Event()

    async def keep_busy() -> None:
        while not enough.is_set():
            time.sleep(0.5)
            await asyncio.sleep(0.02)

    with running(tmp_path) as server:
        wait_for(server.address, is_well)
        busy = server.do(begin(keep_busy()))
        try:
            wait_for(server.address, lacks("loop"))
        finally:
            enough.set()
        server.do(asyncio.wait_for(busy, PATIENCE))
        wait_for(server.address, is_well)


def test_workers_that_die_as_soon_as_they_start_are_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tally = server.server.figures.tally("quick")
        for _ in range(HOPELESS - 1):
            tally.died()
        wait_for(server.address, is_well)
        tally.died()
        wait_for(server.address, lacks("workers"))
        tally.done()
        wait_for(server.address, is_well)
        for _ in range(HOPELESS):
            tally.died()
        tally.died_at -= FORGOTTEN
        wait_for(server.address, is_well)


async def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.create_task(work)


def test_however_many_ask_it_looks_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def counted(_: Connection) -> None:
        nonlocal looks
        looks += 1

    monkeypatch.setattr(health, "touch", counted)
    monkeypatch.setattr(health, "FRESH", 600.0)
    with running(tmp_path) as server:
        doctor = server.server.doctor

        async def ask(times: int) -> None:
            await asyncio.gather(*(doctor.examine() for _ in range(times)))  # at the same time
            for _ in range(times):
                await doctor.examine()  # and after each other

        server.do(ask(20))
        assert looks == 1
        monkeypatch.setattr(health, "FRESH", 0.0)
        server.do(ask(20))
        assert looks == 1 + 1 + 20
