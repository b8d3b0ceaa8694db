"""Tasks that live as long as the server go on after a failure; experiments are taken up by who is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dicefront
from dicefront.server import experiments as experimenting
from dicefront.server import keeping
from dicefront.server.experiments import Experiments
from dicefront.server.hall.cluster import Cluster
from dicefront.server.keeping import keep_going
from dicefront.server.settings import Settings
from dicefront.server.store import studies as store_studies
from dicefront.server.store.people import add_guest
from dicefront.server.store.rows import KeyRow, Person
from dicefront.server.store.store import Store
from dicefront.server.store.studies import ExperimentRow
from tests.server.serving import PATIENCE, Running, Visitor, running

PROGRAM = Path(dicefront.__file__).parent


def wait_for(wanted: Callable[[], Any]) -> Any:
    end = time.monotonic() + 3 * PATIENCE
    while True:
        found = wanted()
        if found:
            return found
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def test_a_task_goes_on_after_failures_and_is_over_when_it_is_done(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeping, "PAUSES", (0.0,))
    tries: list[int] = []

    async def work() -> None:
        tries.append(1)
        if len(tries) < 4:
            raise OSError("the database is away")

    asyncio.run(keep_going("counting", work))
    assert len(tries) == 4
    assert sum("counting failed" in record.message for record in caplog.records) == 3


def test_a_task_that_is_cancelled_ends() -> None:
    async def play() -> None:
        task = asyncio.create_task(keep_going("waiting", lambda: asyncio.sleep(1e6)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(play())


def test_every_task_of_a_server_that_nobody_uses_goes_on_after_a_failure(tmp_path: Path) -> None:
    """What lives as long as the server is begun with ``begin``: a bare task would end at its first error."""
    with running(tmp_path) as server:
        begun = server.do(own_tasks())
    assert sorted(begun) == sorted(
        [
            "Courier.run",
            "Courier._watch",
            "Experiments.run",
            "Figures.watch_loop",
            "Hall.keep_tables_open",
            "Quotas.keep",
            "Sittings.keep_measuring",
            "Steady.keep",
            "Tournaments.keep",
        ]
    )


def test_every_task_of_a_server_among_others_goes_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> list[str]:
        cluster = Cluster("redis://nobody", 5.0)
        monkeypatch.setattr(cluster.redis, "pubsub", lambda **_: Letters())
        await cluster.start()
        found = await own_tasks()
        await cluster.stop()
        return found

    assert sorted(asyncio.run(play())) == ["Cluster._listen", "Cluster._renew", "Cluster._write"]


class Letters:
    """A channel on which nothing ever comes."""

    async def subscribe(self, channel: str) -> None:
        pass

    async def get_message(self, timeout: float) -> None:
        await asyncio.sleep(timeout)


async def own_tasks() -> list[str]:
    """What the tasks of the program work on; each must go on after a failure."""
    for _ in range(10):  # turns of the loop, in which those that were made begin
        await asyncio.sleep(0)
    found: list[str] = []
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        coroutine: Any = task.get_coro()
        if Path(coroutine.cr_code.co_filename).is_relative_to(PROGRAM):
            assert coroutine.cr_code.co_qualname == "keep_going", coroutine
            work = coroutine.cr_frame.f_locals["work"]
            found.append(getattr(work, "func", work).__qualname__)
    return found


class Outage:
    """A database that does not answer as long as ``on`` is set."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = True
        self.met: list[str] = []
        for name in ("read", "write"):
            monkeypatch.setattr(store, name, self.failing(name, getattr(store, name)))

    def failing(self, name: str, work: Any) -> Any:
        async def ask(what: Any) -> Any:
            if self.on:
                self.met.append(name)
                raise OSError("the database is away")
            return await work(what)

        return ask


def test_an_experiment_that_is_wanted_after_an_outage_is_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The task that looks for experiments failed while the database was away, and went on."""
    monkeypatch.setattr(keeping, "PAUSES", (0.05,))
    monkeypatch.setattr(experimenting, "LEASE", 0.3)
    with running(tmp_path) as server:
        anna = Visitor(server.address)
        anna.get("/api/me")
        outage = Outage(server.server.store, monkeypatch)
        wait_for(lambda: len(outage.met) > 3)
        outage.on = False
        made = a_wish(anna)
        server.do(forget(server, made["id"]))  # nobody told this server: it has to look for itself
        wait_for(lambda: anna.get(f"/api/experiments/{made['id']}")["state"] == "done")
        anna.close()


def a_wish(visitor: Visitor) -> Any:
    side = {"level": "random"}
    body = {"game": "crystals", "options": {"players": 2}, "a": side, "b": side, "games": 8}
    return visitor.post("/api/experiments", body)


async def forget(server: Running, id: str) -> None:
    """The task of an experiment ends as if its server had been killed."""
    experiments = server.server.experiments
    task = experiments._tasks.pop(id, None)
    if task is not None:
        task.cancel()


def test_an_experiment_of_a_server_that_is_gone_is_gone_on_with_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a cluster the claim of the one that was killed runs out; nobody takes it before."""
    store = Store(f"sqlite:///{tmp_path / 'shared.sqlite'}")
    store.open()
    now = [1000.0]
    settings = Settings(data=tmp_path, redis="redis://nobody")  # claims are those of other servers
    played: list[str] = []

    async def play() -> None:
        other = Experiments(settings, store)
        other.clock = lambda: now[0]

        async def quickly(row: ExperimentRow) -> None:
            played.append(row.id)
            row.state = "done"
            await other._save(row)

        monkeypatch.setattr(other, "_play", quickly)
        wish = {"game": "crystals", "games": 8}
        anna = Person("anna", "Anna", None, 1.0, 1.0)
        row = ExperimentRow("one", "anna", "crystals", wish, "running", None, 1.0, 1.0)
        await store.write(lambda connection: add_guest(connection, anna, KeyRow("key", 1.0, 1.0, "")))
        await store.write(lambda connection: store_studies.add_experiment(connection, row))
        assert await store.write(
            lambda connection: store_studies.claim(connection, "one", now[0], now[0] + 30.0)
        )
        await other._take("one", "anna")
        assert played == []  # the claim of the first server holds
        now[0] += 31.0
        looking = asyncio.create_task(other.run())
        while not played or other._tasks:
            await asyncio.sleep(0.01)
        looking.cancel()
        assert not await store.read(lambda connection: store_studies.unclaimed(connection, now[0]))

    try:
        asyncio.run(asyncio.wait_for(play(), 3 * PATIENCE))
    finally:
        store.close()
    assert played == ["one"]
