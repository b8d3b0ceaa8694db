"""Experiments of the Lab: many games between computers, played by ``dicefront sim`` in a process of its own.

One experiment runs at a time. It is played in stages, each twice as long as all before; after each the answer
so far is written down, so that nothing is lost when the page is closed or the server stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shlex
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from dicefront.server.settings import Settings
from dicefront.server.store import studies as rows
from dicefront.server.store.store import Store
from dicefront.server.store.studies import ExperimentRow

log = logging.getLogger("dicefront.experiments")

FIRST_STAGE: Final = 8
CLEAR: Final = 1.5
"""So many times the interval of 95 % must leave out a half before an experiment ends early: it is looked at
after every stage, and must not be believed the first time it happens to."""
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
    """All that is to be worked out on this server, one after the other."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._process: Process | None = None
        self._now: str | None = None

    def add(self, id: str) -> None:
        self._waiting.put_nowait(id)

    async def cancel(self, id: str) -> None:
        """End an experiment that runs; one that waits is not found when its turn comes."""
        if self._now == id and self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def run(self, resume: bool) -> None:
        """Work until cancelled; with ``resume``, first on what an earlier server did not finish."""
        if resume:
            for row in await self.store.read(rows.unfinished):
                self.add(row.id)
        try:
            while True:
                id_ = await self._waiting.get()
                await self._work(id_)
        finally:
            if self._process is not None:
                with contextlib.suppress(ProcessLookupError):
                    self._process.kill()

    async def _work(self, id: str) -> None:
        row = await self.store.read(lambda connection: rows.read_experiment(connection, id))
        if row is None:
            return  # forgotten while it waited
        self._now, row.state = row.id, "running"
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
        self._now = None

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
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", PROGRAM, *call),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
        )
        try:
            out, err = await asyncio.wait_for(
                self._process.communicate(), self.settings.limits.experiment_seconds
            )
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()
            return None
        if self._process.returncode != 0:
            log.warning("experiment %s: %s", row.id, err.decode(errors="replace")[-300:])
            return None
        found: dict[str, Any] = msgspec.json.decode(out)
        return {name: found[name] for name in found if name not in ("options", "a", "b")}

    async def _save(self, row: ExperimentRow) -> None:
        row.changed = time.time()
        saved = msgspec.structs.replace(row)
        await self.store.write(lambda connection: rows.save_experiment(connection, saved))
