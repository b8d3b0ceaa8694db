"""Experiments of the Lab: many games between computers, played by ``dicefront sim`` in a process of its own.

One experiment runs at a time on each server. It is played in stages, each twice as long as all before; after
each the answer so far is written down, so that nothing is lost when the page is closed or the server stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shlex
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from dicefront.server.keeping import keep_going
from dicefront.server.settings import Settings
from dicefront.server.store import studies as store_studies
from dicefront.server.store.store import Store
from dicefront.server.store.studies import ExperimentRow
from dicefront.server.work.fair import FairQueue
from dicefront.server.work.lanes import end

log = logging.getLogger("dicefront.experiments")

FIRST_STAGE: Final = 8
CLEAR: Final = 1.5
"""So many times the interval of 95 % must leave out a half before an experiment ends early: it is looked at
after every stage, and must not be believed the first time it happens to."""
LEASE: Final = 30.0
"""For so many seconds a server that has claimed an experiment has it alone."""
PROGRAM: Final = "from dicefront.cli.main import main; main()"


def verdict_of(row: ExperimentRow) -> str:
    """Which side is better, if that is clear; ``even`` if all games were played and it is not."""
    share = None if row.result is None else row.result.get("share_of_a")
    if not isinstance(share, list):
        return ""
    value, low, high = share
    if value - CLEAR * (value - low) > 0.5:
        return "a"
    if value + CLEAR * (high - value) < 0.5:
        return "b"
    return "even" if row.state == "done" else ""


def games_of(row: ExperimentRow) -> int:
    """How many games were played so far."""
    played = None if row.result is None else row.result.get("games")
    return played if isinstance(played, int) else 0


def arguments(wish: dict[str, Any], games: int, army_files: dict[str, str]) -> list[str]:
    """The call of ``dicefront`` that answers a wish."""
    found = ["sim", wish["game"], "-n", str(games), "--seed", str(wish["seed"])]
    for side in ("a", "b"):
        found += [f"--level-{side}", wish[side]["level"]]
        army = army_files.get(side) or wish[side]["army"]
        if army:
            found += [f"--{side}", army]
    for name, value in sorted((wish["options"] or {}).items()):
        found += ["-o", f"{name}={value}"]
    return found


def command_of(row: ExperimentRow) -> str:
    """The call to copy: it gives the same answer in a terminal."""
    names = {side: f"{side}.json" for side in ("a", "b") if row.wish[side]["roster"] is not None}
    return shlex.join(["dicefront", *arguments(row.wish, games_of(row) or row.wish["games"], names)])


class Experiments:
    """All that is to be worked out on this server, one after the other, in turns by who asked.

    What is to be done stands in the store, and a server that works on it claims it there for a while, again
    and again: a claim that has run out is that of a server that is gone, and another one goes on.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.clock: Callable[[], float] = time.time
        self.queue = FairQueue(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._processes: dict[str, Process] = {}

    def add(self, id: str, person: str, near: str = "") -> None:
        """Work on an experiment when its turn comes. ``near`` is the network of who asks, if it is known."""
        if id not in self._tasks:
            task = self._tasks[id] = asyncio.create_task(self._take(id, person, near))
            task.add_done_callback(lambda _: self._tasks.pop(id, None))

    async def cancel(self, id: str) -> None:
        """End an experiment that runs here; one that waits is not found when its turn comes."""
        self._kill(id)

    async def run(self) -> None:
        """Look again and again for what nobody works on: new here, or left by a server that is gone."""
        if not self.settings.redis and not self._tasks:
            await self.store.write(store_studies.release)  # no other server has a claim to anything
        while True:
            now = self.clock()
            for row in await self.store.read(partial(store_studies.unclaimed, now=now)):
                self.add(row.id, row.person)
            await asyncio.sleep(LEASE / 2)

    async def stop(self) -> None:
        """Leave everything as it is; what was not finished is gone on with later."""
        for task in list(self._tasks.values()):
            task.cancel()
        for id_ in list(self._processes):
            self._kill(id_)
        claimed = list(self._tasks)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        with contextlib.suppress(Exception):  # then the claims run out by themselves
            await self.store.write(lambda connection: store_studies.release(connection, claimed))

    def _kill(self, id: str) -> None:
        process = self._processes.get(id)
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def _take(self, id: str, person: str, near: str = "") -> None:
        """Wait for a turn, and work. What goes wrong is logged, and tried again when the claim is over."""
        async with self.queue.turn(person, near=near):
            try:
                await self._work(id)
            except Exception as error:
                log.error("experiment %s is interrupted: %s", id, error, exc_info=error)

    async def _claim(self, id: str) -> bool:
        now = self.clock()
        return await self.store.write(
            lambda connection: store_studies.claim(connection, id, now, now + LEASE)
        )

    async def _keep_claim(self, id: str) -> None:
        """Keep the claim as long as the work goes on; if it is gone, the work ends."""
        while True:
            await asyncio.sleep(LEASE / 3)
            now = self.clock()
            if not await self.store.write(partial(store_studies.renew, id=id, until=now + LEASE)):
                self._kill(id)
                return

    async def _work(self, id: str) -> None:
        if not await self._claim(id):
            return  # somebody else works on it, it is done, or it was forgotten while it waited
        claiming = partial(self._keep_claim, id)
        keeping = asyncio.create_task(keep_going(f"the claim of experiment {id}", claiming))
        try:
            row = await self.store.read(lambda connection: store_studies.read_experiment(connection, id))
            if row is not None:
                await self._play(row)
        finally:
            keeping.cancel()

    async def _play(self, row: ExperimentRow) -> None:
        row.state = "running"
        await self._save(row)
        end = time.monotonic() + self.settings.limits.experiment_seconds
        games = FIRST_STAGE
        with TemporaryDirectory(prefix="dicefront-") as folder:
            while row.state == "running":
                games = min(games, row.wish["games"])
                row.result = await self._stage(row, games, Path(folder)) or row.result
                if games_of(row) < games:
                    row.state = "failed"
                elif games >= row.wish["games"] or verdict_of(row) or time.monotonic() > end:
                    row.state = "done"
                await self._save(row)
                games *= 2

    async def _stage(self, row: ExperimentRow, games: int, folder: Path) -> dict[str, Any] | None:
        """The answer after so many games, or nothing if it could not be worked out."""
        files: dict[str, str] = {}
        for side in ("a", "b"):
            if row.wish[side]["roster"] is not None:
                path = folder / f"{side}.json"
                path.write_bytes(msgspec.json.encode(row.wish[side]["roster"]))
                files[side] = str(path)
        call = [*arguments(row.wish, games, files), "--json", "--quiet"]
        call += ["--out", str(folder / "results.jsonl"), "--resume"]
        process = self._processes[row.id] = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", PROGRAM, *call),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(self.settings.limits.experiment_seconds):
                out, err = await process.communicate()
        except TimeoutError:
            return None
        finally:
            del self._processes[row.id]
            await end(process)  # also when the server stops in the middle of it
        if process.returncode != 0:
            log.warning("experiment %s: %s", row.id, err.decode(errors="replace")[-300:])
            return None
        found: dict[str, Any] = msgspec.json.decode(out)
        return {name: found[name] for name in found if name not in ("options", "a", "b")}

    async def _save(self, row: ExperimentRow) -> None:
        row.changed = self.clock()
        saved = msgspec.structs.replace(row)
        await self.store.write(lambda connection: store_studies.save_experiment(connection, saved))
