"""Reads what a game shows to programs: ``data/observation.toml`` in its home, judged entry by entry."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game
from dicefront.parts.observer.schema import (
    COUNT,
    FLAG,
    HAS,
    ID,
    KINDS,
    MOST,
    NUMBER,
    PRESENT,
    SEAT,
    THE_NUMBER,
    THE_ROW,
    WORD,
    Column,
    TableOf,
    Template,
)

FILE = "observation.toml"
SLOTS = 64
SEATS = 6
PLAIN = Template([], [], [], [], SLOTS, 0, 1, 1)
"""For games that bring no such file: programs get the question and its candidates."""

OF_THE_FILE = {"slots", "spaces", "unit", "length", "kinds", "notes", "tables"}
OF_A_TABLE = {"from", "rows", "each", "columns"}
OF_A_COLUMN = {"name", "field", "kind", "most", "least", "unit", "words", "has"}


@cache
def template_of(home: str) -> Template:
    """What the game with this home shows; ``BadData`` names file, entry and field if it is wrong."""
    path = files(home) / "data" / FILE if home else None
    if path is None or not path.is_file():
        return PLAIN
    return read_template(path.read_text("utf-8"), f"{home}/data/{FILE}")


def template_for(game: Game[Any]) -> Template:
    return template_of(game.home)


def read_template(text: str, where: str) -> Template:
    """A template from the text of a file; ``where`` is the file in messages."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(where, "TOML", str(error)) from error
    known(data, OF_THE_FILE, where)
    tables: list[TableOf] = []
    each: list[str] = []
    entries = data.get("tables", {})
    if not isinstance(entries, dict):
        raise BadData(f"{where} tables", "tables by name", entries)
    for name, entry in entries.items():
        place = f"{where} tables.{name}"
        if name in ("question", "candidates"):
            raise BadData(place, "another name: every observation has a table of this one", name)
        if not isinstance(entry, dict):
            raise BadData(place, "a table", entry)
        known(entry, OF_A_TABLE, place)
        many = "rows" in entry or "each" in entry
        rows = number(entry, "each" if "each" in entry else "rows", place, 1, 4096, 1)
        if "each" in entry:
            each.append(name)
        listed = entry.get("columns")
        if not isinstance(listed, list) or not listed:
            raise BadData(f"{place}.columns", "a list of columns", listed)
        columns = [PRESENT] if many else []
        for index, column in enumerate(listed):
            columns.append(column_of(column, f"{place}.columns[{index}]"))
        names = [column.name for column in columns]
        if len(set(names)) < len(names):
            raise BadData(f"{place}.columns", "columns with different names", names)
        tables.append(TableOf(name, split(entry.get("from", ""), f"{place}.from"), rows, columns))
    return Template(
        tables,
        each,
        texts(data, "kinds", where),
        texts(data, "notes", where),
        number(data, "slots", where, 2, 4096, SLOTS),
        number(data, "spaces", where, 0, MOST, 0),
        number(data, "unit", where, 1, 1_000_000, 1),
        number(data, "length", where, 1, MOST, 1),
    )


def column_of(entry: Any, where: str) -> Column:
    """A column; the field is the name unless it says otherwise."""
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        raise BadData(where, "a column with a name", entry)
    known(entry, OF_A_COLUMN, where)
    kind = entry.get("kind", WORD if "words" in entry else HAS if "has" in entry else NUMBER)
    if kind not in KINDS:
        raise BadData(f"{where}.kind", "one of " + ", ".join(KINDS), kind)
    words = texts(entry, "words", where)
    most = {FLAG: 1, HAS: 1, SEAT: SEATS, WORD: len(words) + 1}.get(kind, 0)
    if kind in (NUMBER, ID, COUNT):
        most = number(entry, "most", where, 1, MOST, 0)
        if not most:
            raise BadData(f"{where}.most", "the largest number that is usual", None)
    if kind == WORD and not words:
        raise BadData(f"{where}.words", "the words that may stand there", None)
    has = entry.get("has", "")
    if (kind == HAS) != bool(has) or not isinstance(has, str):
        raise BadData(f"{where}.has", "a word, for a column of this kind alone", has)
    return Column(
        entry["name"],
        kind,
        field_of(entry.get("field", entry["name"]), f"{where}.field"),
        most,
        number(entry, "least", where, -MOST, MOST, 0),
        number(entry, "unit", where, 1, 1_000_000, 1),
        words,
        has,
    )


def known(entry: dict[str, Any], names: set[str], where: str) -> None:
    for name in entry:
        if name not in names:
            raise BadData(f"{where}.{name}", "one of " + ", ".join(sorted(names)), entry[name])


def number(entry: dict[str, Any], name: str, where: str, low: int, high: int, default: int) -> int:
    value = entry.get(name, default)
    if name in entry and (type(value) is not int or not low <= value <= high):
        raise BadData(f"{where}.{name}", f"a whole number from {low} to {high}", value)
    return int(value)


def texts(entry: dict[str, Any], name: str, where: str) -> list[str]:
    value = entry.get(name, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadData(f"{where}.{name}", "a list of words", value)
    if len(set(value)) < len(value):
        raise BadData(f"{where}.{name}", "different words", value)
    return value


def field_of(path: Any, where: str) -> list[str]:
    """Where a column finds its value; a dot stands for the row itself, and # for its number."""
    if path in (THE_ROW, THE_NUMBER):
        return [path]
    steps = split(path, where)
    if not all(steps):
        raise BadData(where, "a path such as place.0, a dot or #", path)
    return steps


def split(path: Any, where: str) -> list[str]:
    """A path such as ``place.0`` in its steps; nothing stands for the value itself."""
    if not isinstance(path, str):
        raise BadData(where, "a path such as place.0", path)
    return path.split(".") if path else []
