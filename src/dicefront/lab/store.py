"""Results in Parquet: a folder for each series, and in it files of whole pairs.

A file is written under another name and renamed when it is complete, so a run that is killed loses the pairs
since its last file and nothing else. The name of the folder of a series is made of all that the series
depends on: the same call finds its own pairs again, another one does not see them.
"""

from __future__ import annotations

import json
import os
import time
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from dicefront.lab.results import line
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Series

PAIRS: Final = 100
"""A file is written after so many pairs,"""
SECONDS: Final = 10.0
"""or when so much time has passed since the last one."""
COLUMNS: Final = {
    "series": "VARCHAR",
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


def quoted(path: Path | str) -> str:
    """A path as SQL writes it."""
    return "'" + str(path).replace("'", "''") + "'"


class Store:
    """The pairs of one series in a folder of results."""

    def __init__(self, folder: Path, series: Series) -> None:
        import duckdb  # an extra, loaded when it is used

        self.duck: Any = duckdb
        self.series = series
        self.id = sha256(line(series.to_json()).encode()).hexdigest()[:16]
        self.folder = folder / self.id
        self.folder.mkdir(parents=True, exist_ok=True)
        self.waiting: list[Record] = []
        self.written = time.monotonic()

    def records(self) -> list[Record]:
        """The pairs that were played before, in their order, as far as none is missing."""
        files = sorted(self.folder.glob("*.parquet"))
        if not files:
            return []
        names = ", ".join(quoted(file) for file in files)
        wanted = "pair, seed, seating, reason, places, decisions, figures, sides"
        with self.duck.connect() as database:
            rows = database.execute(
                f"SELECT {wanted} FROM read_parquet([{names}], file_row_number = true) "
                "ORDER BY pair, filename, file_row_number"
            ).fetchall()
        found: list[Record] = []
        for pair, seed, seating, reason, places, decisions, figures, sides in rows:
            if pair != len(found) // 2:
                break
            shown = json.loads(figures)
            found.append(
                Record(
                    pair,
                    int(seed),
                    tuple(seating),
                    reason,
                    tuple(places),
                    decisions,
                    shown,
                    sides=tuple(sides),
                )
            )
        return found[: len(found) // 2 * 2]

    def add(self, record: Record) -> None:
        """Take in a match; now and then a file is written."""
        self.waiting.append(record)
        if len(self.waiting) % 2 == 0:
            is_late = time.monotonic() - self.written > SECONDS
            if is_late or len(self.waiting) >= 2 * PAIRS:
                self.flush()

    def flush(self) -> None:
        """Write the whole pairs that are waiting."""
        whole = self.waiting[: len(self.waiting) // 2 * 2]
        self.waiting = self.waiting[len(whole) :]
        self.written = time.monotonic()
        if not whole:
            return
        path = self.folder / f"pairs-{whole[0].pair:09}.parquet"
        unfinished = path.with_name(path.name + ".part")
        columns = ", ".join(f"{name} {kind}" for name, kind in COLUMNS.items())
        places = ", ".join("?" for _ in COLUMNS)
        with self.duck.connect() as database:
            database.execute(f"CREATE TABLE matches ({columns})")
            database.executemany(
                f"INSERT INTO matches VALUES ({places})", [self.row(record) for record in whole]
            )
            database.execute(f"COPY matches TO {quoted(unfinished)} (FORMAT parquet)")
        os.replace(unfinished, path)

    def row(self, record: Record) -> list[object]:
        series = self.series
        return [
            self.id,
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
