"""Armies from files and from the call: TOML, JSON, or plain text with one entry on each line."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from dicefront.kernel.ids import Json
from dicefront.kernel.plain import short
from dicefront.parts.terminal.armies import Armies
from dicefront.parts.terminal.errors import UNREADABLE, Failure, file_problem, suggestions
from dicefront.parts.terminal.output import words
from dicefront.text.messages import LANGUAGES, preferred_language

SUFFIXES: Final = (".toml", ".json", ".txt")
STANDARD_INPUT: Final = "-"


class ArmyText:
    """An army as somebody wrote it: the entries, and on which line of the source each stands (0: on none)."""

    def __init__(self, source: str, name: str, entries: list[str], lines: list[int]) -> None:
        self.source = source
        self.name = name
        self.entries = entries
        self.lines = lines


def find_army(given: str, armies: Armies, options: dict[str, Json] | None = None) -> ArmyText:
    """The army that an argument means: a file, ``-`` for standard input, a ready-made one, or entries."""
    if given == STANDARD_INPUT:
        return read_army_text("stdin", sys.stdin.read(), armies)
    path = Path(given)
    if path.suffix.lower() in SUFFIXES or "/" in given or "\\" in given or path.is_file():
        return read_army_file(path, armies)
    known = armies.ready_made() if options is None else armies.ready_for(options)
    ready = {str(army["name"]): army for army in known}
    for name, army in ready.items():
        others = army.get("names")
        names = [name, *others] if isinstance(others, list) else [name]
        if given.strip().lower() in [str(one).lower() for one in names]:
            minis = army["minis"]
            entries = [str(mini) for mini in minis] if isinstance(minis, list) else []
            called = str(names[1 + LANGUAGES.index(preferred_language())]) if len(names) > 1 else name
            return ArmyText(name, called, entries, [0] * len(entries))
    if not armies.looks_like_entries(given):
        meant = suggestions(get_close_matches(given.title(), list(ready)))
        if not meant and ready:
            meant = " " + words("cli.army.known", known=", ".join(ready))
        raise Failure("cli.army.unknown", UNREADABLE, given=given, meant=meant)
    entries = [part.strip() for part in given.split(",") if part.strip()]
    return ArmyText(words("cli.army.in_call"), "", entries, [0] * len(entries))


def read_army_file(path: Path, armies: Armies) -> ArmyText:
    """An army from a file; a ``Failure`` names file, line and what is wrong."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise Failure("cli.error.file", file=str(path), problem=file_problem(error)) from error
    except UnicodeDecodeError as error:
        problem = words("cli.error.encoding", position=str(error.start))
        raise Failure("cli.error.file", file=str(path), problem=problem) from error
    return read_army_text(str(path), text, armies)


def read_army_text(source: str, text: str, armies: Armies) -> ArmyText:
    """An army from a text; its shape tells the format, unless the name of the file does."""
    start = text.lstrip()[:1]
    if source.endswith(".json") or (not source.endswith(SUFFIXES) and start in ("{", "[")):
        return _from_data(source, text, _json(source, text), armies)
    if source.endswith(".toml") or re.search(rf"^\s*{armies.key}\s*=", text, re.MULTILINE):
        return _from_data(source, text, _toml(source, text), armies)
    return _from_lines(source, text)


def _json(source: str, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Failure("cli.army.not_json", file=source, line=str(error.lineno), problem=error.msg) from error
    except RecursionError as error:
        raise Failure("cli.army.not_json", file=source, line="1", problem="nested too deeply") from error


def _toml(source: str, text: str) -> Any:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        # "... (at line 3, column 5)"; at the end of the document the last line is meant
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        line = place[1] if place and place[1] else str(max(1, text.count("\n")))
        problem = str(error)[: place.start()] if place else str(error)
        raise Failure("cli.army.not_toml", file=source, line=line, problem=problem) from error


def _from_data(source: str, text: str, data: Any, armies: Armies) -> ArmyText:
    """An object with a name and a list of entries, or the bare list."""
    own = armies.from_data(data)
    if own is not None:
        named = data.get("name", "")
        return ArmyText(source, named if isinstance(named, str) else "", own, _lines_of(text, own))
    key = armies.key
    table = {key: data} if isinstance(data, list) else data
    if not isinstance(table, dict) or not isinstance(table.get(key), list):
        raise Failure("cli.army.shape", file=source, key=key, got=short(data))
    unknown = [name for name in table if name not in ("name", key)]
    if unknown:
        raise Failure(
            "cli.army.unknown_key", file=source, line=str(_line_of(text, unknown[0], 0)), name=unknown[0]
        )
    name = table.get("name", "")
    if not isinstance(name, str):
        raise Failure("cli.army.name", file=source, got=short(name))
    entries: list[str] = []
    lines: list[int] = []
    after = max(text.find(key), 0)
    for entry in table[key]:
        if not isinstance(entry, str):
            raise Failure("cli.army.entry", file=source, number=str(len(entries) + 1), got=short(entry))
        place = text.find(entry, after)
        lines.append(text.count("\n", 0, place) + 1 if place >= 0 else 0)
        after = place + len(entry) if place >= 0 else after
        entries.append(entry)
    return ArmyText(source, name, entries, lines)


def _lines_of(text: str, entries: list[str]) -> list[int]:
    """Where each entry stands in a file of another shape: at the first mention of its longest word."""
    lines: list[int] = []
    seen: dict[str, int] = {}
    for entry in entries:
        word = max(entry.split(" as ")[0].split(" -> ")[0].split(), key=len)
        place = text.find(word, seen.get(word, 0))
        lines.append(text.count("\n", 0, place) + 1 if place >= 0 else 0)
        seen[word] = max(place + len(word), 0)
    return lines


def _line_of(text: str, word: str, after: int) -> int:
    return text.count("\n", 0, max(text.find(word, after), 0)) + 1


def _from_lines(source: str, text: str) -> ArmyText:
    """One entry on each line; ``#`` starts a remark, ``name:`` gives the name."""
    name = ""
    entries: list[str] = []
    lines: list[int] = []
    for number, line in enumerate(text.splitlines(), start=1):
        entry = line.split("#")[0].strip()
        if entry.lower().startswith("name:"):
            name = entry[5:].strip()
        elif entry:
            entries.append(entry)
            lines.append(number)
    return ArmyText(source, name, entries, lines)
