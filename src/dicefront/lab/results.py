"""Result files: one JSON line that says what was played, then one for each match.

A file is written under another name and renamed when it is complete or stopped, so that nobody ever finds
half a line in it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.lab.record import Record, record_from_json
from dicefront.parts.lab.series import Series

Pair: TypeAlias = tuple[Record, Record]
"""The two matches of a mirrored pair."""


def line(data: Json) -> str:
    """Plain data as one line, always the same."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def pairs_of(records: Sequence[Record]) -> Iterator[Pair]:
    """The records two by two; a last one without its twin is left out."""
    for index in range(0, len(records) - 1, 2):
        yield records[index], records[index + 1]


def write_results(path: Path, series: Series, records: Iterable[Record]) -> None:
    """Write a result file, whole or not at all."""
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(line({"series": series.to_json()}) + "\n")
            for record in records:
                file.write(line(record.to_json()) + "\n")
        os.replace(unfinished, path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def read_results(path: Path, series: Series) -> list[Record]:
    """The complete pairs of a file that the same series wrote before; ``BadData`` if it was another."""
    records: list[Record] = []
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, text in enumerate(lines, start=1):
        where = f"{path}, line {number}"
        try:
            data: Json = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadData(where, "a line of JSON", text) from error
        if number == 1:
            if not isinstance(data, dict) or data.get("series") != json.loads(line(series.to_json())):
                raise BadData(where, "the same game, options, players and seed as in this call", "others")
        else:
            records.append(record_from_json(data))
    return records[: len(records) // 2 * 2]
