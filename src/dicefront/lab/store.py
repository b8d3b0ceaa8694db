"""Results in Parquet: a folder for each series, and in it files of whole pairs.

A file is written under another name, brought to the disk, and renamed when it is complete: a run that is
killed loses the pairs since its last file and nothing else. The name of the folder of a series is made of all
that the series depends on: the same call finds its own pairs again, another one does not see them. Only one
run at a time writes into a folder. A file that cannot be read is set aside, and its pairs are played again.
"""

from __future__ import annotations

import errno
import json
import os
import re
import sys
import time
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from dicefront import __version__
from dicefront.lab.results import Pair, line
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Series

PAIRS: Final = 100
"""A file is written after so many pairs,"""
SECONDS: Final = 10.0
"""or when so much time has passed since the last one."""
COLUMNS: Final = {
    "series": "VARCHAR",
    "program": "VARCHAR",
    "game": "VARCHAR",
    "rules": "VARCHAR",
    "options": "VARCHAR",
    "series_seed": "VARCHAR",
    "levels": "VARCHAR[]",
    "armies": "VARCHAR[]",
    "pair": "BIGINT",
    "seed": "VARCHAR",
    "seating": "INTEGER[]",
    "sides": "INTEGER[]",
    "places": "INTEGER[]",
    "shares": "DOUBLE[]",
    "won": "DOUBLE[]",
    "reason": "VARCHAR",
    "decisions": "BIGINT",
    "figures": "VARCHAR",
}
"""``levels``, ``armies`` and ``won`` are those of A and B, ``shares`` are those of the seats. Seeds may be
longer than any number of Parquet, so they are text."""
IN_ORDER: Final = "pair, filename, file_row_number"
BROKEN: Final = ".broken"


def quoted(path: Path | str) -> str:
    """A path as SQL writes it."""
    return "'" + str(path).replace("'", "''") + "'"


def reading(files: Iterable[Path]) -> str:
    """The rows of these files, with their places, as SQL writes it."""
    # DuckDB takes names for patterns: a character class of one character is that character.
    names = ", ".join(quoted(re.sub(r"[*?\[]", r"[\g<0>]", str(file))) for file in files)
    return f"read_parquet([{names}], filename = true, file_row_number = true)"


def is_whole(database: Any, file: Path) -> bool:
    """Whether every row of a file can be read, with all its columns."""
    import duckdb  # an extra, loaded when it is used

    columns = ", ".join(f"max({name}::VARCHAR)" for name in COLUMNS)
    try:
        database.execute(f"SELECT {columns} FROM {reading([file])}").fetchall()
    except duckdb.Error:
        return False
    return True


class Busy(Exception):
    """Another run writes into the folder of this series."""


def place_of(series: Series) -> str:
    """The name of the folder of a series, made of all that it depends on."""
    identity = {**series.to_json(), "program": __version__}
    return sha256(line(identity).encode()).hexdigest()[:16]


class Store:
    """The pairs of one series in a folder of results; close it at the end."""

    def __init__(self, folder: Path, series: Series) -> None:
        import duckdb

        self.duck: Any = duckdb
        self.series = series
        self.id = place_of(series)
        self.folder = folder / self.id
        self.folder.mkdir(parents=True, exist_ok=True)
        self.lock = locked(self.folder / "lock")
        self.set_aside: list[Path] = []
        self.waiting: list[Record] = []
        self.written = time.monotonic()

    def pairs(self) -> dict[int, Pair]:
        """The pairs that were played before, by their numbers."""
        files = sorted(self.folder.glob("*.parquet"))
        if not files:
            return {}
        try:
            rows = self._rows(files)
        except self.duck.Error:
            with self.duck.connect() as database:
                broken = [file for file in files if not is_whole(database, file)]
            for file in broken:
                os.replace(file, file.with_name(file.name + BROKEN))
            self.set_aside += broken
            rows = self._rows([file for file in files if file not in broken])
        found: dict[int, list[Record]] = {}
        for pair, seed, seating, reason, places, decisions, figures, sides in rows:
            shown = json.loads(figures)
            record = Record(
                pair, int(seed), tuple(seating), reason, tuple(places), decisions, shown, sides=tuple(sides)
            )
            found.setdefault(pair, []).append(record)
        return {pair: (twins[0], twins[1]) for pair, twins in found.items() if len(twins) == 2}

    def _rows(self, files: list[Path]) -> list[tuple[Any, ...]]:
        if not files:
            return []
        wanted = "pair, seed, seating, reason, places, decisions, figures, sides"
        with self.duck.connect() as database:
            asked = f"SELECT {wanted} FROM {reading(files)} ORDER BY {IN_ORDER}"
            rows: list[tuple[Any, ...]] = database.execute(asked).fetchall()
        return rows

    def add(self, record: Record) -> None:
        """Take in a match; now and then a file is written."""
        self.waiting.append(record)
        if len(self.waiting) % 2 == 0:
            is_late = time.monotonic() - self.written > SECONDS
            if is_late or len(self.waiting) >= 2 * PAIRS:
                self.flush()

    def flush(self) -> None:
        """Write the whole pairs that are waiting; ``OSError`` if there is no room, and they go on waiting."""
        whole = self.waiting[: len(self.waiting) // 2 * 2]
        self.written = time.monotonic()
        if not whole:
            return
        path = self.folder / f"pairs-{whole[0].pair:09}.parquet"
        unfinished = path.with_name(path.name + ".part")
        try:
            self._write(unfinished, whole)
            with unfinished.open("rb") as file:
                os.fsync(file.fileno())
            os.replace(unfinished, path)
        except self.duck.Error as error:
            unfinished.unlink(missing_ok=True)
            raise OSError(errno.EIO, str(error).splitlines()[0], str(path)) from error
        self.waiting = self.waiting[len(whole) :]

    def _write(self, path: Path, records: list[Record]) -> None:
        columns = ", ".join(f"{name} {kind}" for name, kind in COLUMNS.items())
        places = ", ".join("?" for _ in COLUMNS)
        with self.duck.connect() as database:
            database.execute(f"CREATE TABLE matches ({columns})")
            database.executemany(
                f"INSERT INTO matches VALUES ({places})", [self.row(record) for record in records]
            )
            database.execute(f"COPY matches TO {quoted(path)} (FORMAT parquet)")

    def close(self) -> None:
        """Write what is waiting, and let others write here."""
        try:
            self.flush()
        finally:
            os.close(self.lock)

    def row(self, record: Record) -> list[object]:
        series = self.series
        return [
            self.id,
            __version__,
            series.game,
            series.rules,
            line(series.options),
            str(series.seed),
            [who.level for who in series.contenders],
            [who.army for who in series.contenders],
            record.pair,
            str(record.seed),
            list(record.seating),
            list(record.sides),
            list(record.places),
            record.seat_shares(),
            [record.share(0), record.share(1)],
            record.reason,
            record.decisions,
            line(record.figures),
        ]


def locked(path: Path) -> int:
    """A file that this process alone holds as long as it is open; ``Busy`` if another one does."""
    handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o644)
    if sys.platform != "win32":  # there nobody is kept out
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            raise Busy(str(path.parent)) from error
    return handle
