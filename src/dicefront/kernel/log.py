"""Logs: a whole match as text, one line for the header and one for every entry.

Replaying needs neither key nor generator of the dice, since faces are in the log. The same file is saved
game, replay, bug report, test fixture and simulation record.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

from dicefront.kernel.dice import Dice, Roll, SeededDice, commitment
from dicefront.kernel.errors import BrokenLog, TableError
from dicefront.kernel.event import Event
from dicefront.kernel.game import Game, game
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import same
from dicefront.kernel.position import (
    ACCEPT,
    ANSWER,
    DECLINE,
    DEFAULTED,
    OFFER,
    RESIGN,
    THROW,
    Entry,
    broken,
    read_entry,
)
from dicefront.kernel.table import Table

FORMAT = 1


class LoggedDice(Dice):
    """Dice that fall as they fell: faces from a log, then those of other dice, if any are given."""

    def __init__(self, throws: list[list[int]], after: Dice | None = None) -> None:
        self.throws = throws
        self.after = after

    def throw(self, index: int, roll: Roll) -> list[int]:
        if index < len(self.throws):
            faces = self.throws[index]
            if len(faces) != len(roll.sides) or any(
                not 1 <= face <= sides for face, sides in zip(faces, roll.sides, strict=True)
            ):
                raise broken(f"throw {index}", f"dice {roll.sides} for {roll.purpose}", faces)
            return list(faces)
        if self.after is None:
            raise broken(f"throw {index}", f"a throw for {roll.purpose}", "the end of the log")
        return self.after.throw(index, roll)


class Log:
    """A whole match: header, entries and some checkpoints in between."""

    def __init__(self, header: dict[str, Json], entries: list[Entry], snapshots: dict[int, Json]) -> None:
        self.header = header
        self.entries = entries
        self.snapshots = snapshots

    @property
    def game(self) -> Game[Any]:
        return game(str(self.header["game"]))

    # -- text -----------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The log as lines of JSON."""
        lines = [_line(dict(sorted(self.header.items())))]
        for index, entry in enumerate(self.entries):
            if index in self.snapshots:
                lines.append(_line({"snapshot": self.snapshots[index]}))
            lines.append(_line(entry.to_json()))
        return "\n".join(lines) + "\n"

    def save(self, path: str) -> None:
        """Write the log whole or not at all."""
        write_whole(path, self.to_text())

    # -- replay ---------------------------------------------------------------------------------

    def replay(self, upto: int | None = None, after: Dice | None = None) -> Table[Any]:
        """The table after the first ``upto`` entries; every answer is judged again.

        ``BrokenLog`` names the first entry that no longer fits. ``after`` are the dice with which a match
        can go on.
        """
        return [table for table, _, _ in self.walk(upto, after)][-1]

    def walk(
        self, upto: int | None = None, after: Dice | None = None
    ) -> Iterator[tuple[Table[Any], int, list[Event]]]:
        """Replay step by step: the table, the number of entries read, and what was told."""
        rules = self.game
        entries = self._migrated(rules)
        throws = [entry.value for entry in entries if entry.kind == THROW and isinstance(entry.value, list)]
        limit = len(entries) if upto is None else min(upto, len(entries))
        table = self._open(rules, throws, after)
        index = self._matching(table, entries, 0, limit)
        yield table, index, table.told
        while index < limit:
            told = self._apply(table, entries[index], index)
            index = self._matching(table, entries, index, limit)
            yield table, index, told

    def _open(self, rules: Game[Any], throws: list[list[int]], after: Dice | None) -> Table[Any]:
        rosters = self.header.get("rosters")
        if rosters is not None and not isinstance(rosters, list):
            raise broken("header.rosters", "a list", rosters)
        try:
            table = rules.table(
                self.header.get("options"),
                rosters,
                dice=LoggedDice(throws, after),
                start=str(self.header.get("start", "")),
            )
        except BrokenLog:
            raise
        except TableError as error:
            raise broken("header", "options and rosters that the rules accept", str(error)) from error
        table.header = dict(self.header) | {"rules": rules.rules}
        return table

    def _apply(self, table: Table[Any], entry: Entry, index: int) -> list[Event]:
        where = f"entry {index}"
        try:
            if entry.kind == ANSWER:
                return table.answer(entry.player, entry.value)
            if entry.kind == DEFAULTED:
                return table.time_out(entry.player)
            if entry.kind == RESIGN:
                return table.resign(entry.player)
            if entry.kind == OFFER:
                return table.offer_draw(entry.player)
            if entry.kind in (ACCEPT, DECLINE):
                return table.answer_draw(entry.player, entry.kind == ACCEPT)
        except BrokenLog:
            raise
        except TableError as error:
            raise broken(where, f"an entry that the rules accept ({error})", entry.to_json()) from error
        asked = ", ".join(f"player {question.player} to {question.kind}" for question in table.pending)
        raise broken(where, f"an answer of {asked}" if asked else "the end of the game", entry.to_json())

    def _matching(self, table: Table[Any], entries: list[Entry], start: int, limit: int) -> int:
        """How far the table's own history has come; it must tell the same as the log."""
        made = len(table.entries)
        for index in range(start, min(made, limit)):
            ours, theirs = table.entries[index], entries[index]
            if ours.kind != theirs.kind or ours.player != theirs.player or not same(ours.value, theirs.value):
                raise broken(f"entry {index}", str(ours.to_json()), theirs.to_json())
        return made

    def _migrated(self, rules: Game[Any]) -> list[Entry]:
        written = str(self.header.get("rules"))
        if written == rules.rules:
            return self.entries
        options = self.header.get("options")
        data: list[Json] = [entry.to_json() for entry in self.entries]
        data = rules.migrate(written, options if isinstance(options, dict) else {}, data)
        return [read_entry(item, f"entry {index}") for index, item in enumerate(data)]

    # -- dice -----------------------------------------------------------------------------------

    def false_throws(self, key: bytes) -> list[int]:
        """The numbers of the throws that did not come from this key; empty if all did."""
        dice = SeededDice(key)
        return [
            index for index, (roll, faces) in enumerate(self.throws()) if dice.throw(index, roll) != faces
        ]

    def fits_commitment(self, key: bytes) -> bool:
        """Whether the fingerprint published before the match belongs to this key."""
        return self.header.get("commitment") == commitment(key)

    def throws(self) -> list[tuple[Roll, list[int]]]:
        """All throws with what they were for."""
        from dicefront.kernel.event import Thrown

        found: list[tuple[Roll, list[int]]] = []
        for _, _, told in self.walk():
            for event in told:
                if isinstance(event, Thrown):
                    found.append((Roll(event.sides, event.purpose, event.rule, event.player), event.faces))
        return found


SNAPSHOT_EVERY = 100


def log_of(table: Table[Any]) -> Log:
    """The log of a match that was played from its start."""
    if not table.header:
        raise broken("table", "a match from its start", "a clone")
    return Log(dict(table.header), list(table.entries), table.snapshots(SNAPSHOT_EVERY))


def read_log(text: str, name: str = "log") -> Log:
    """A log from its text; ``BrokenLog`` names the line that cannot be read."""
    lines = text.split("\n")  # not splitlines: a name may hold any character that looks like an end of line
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise broken(f"{name}:1", "a header", "an empty file")
    header = _parse(lines[0], f"{name}:1")
    if not isinstance(header, dict) or "dicefront" not in header:
        raise broken(f"{name}:1", "a header with the entry dicefront", header)
    if header["dicefront"] != FORMAT:
        raise broken(f"{name}:1", f"format {FORMAT}", header["dicefront"])
    for field in ("game", "rules"):
        if not isinstance(header.get(field), str):
            raise broken(f"{name}:1", f"the entry {field}", header.get(field))
    entries: list[Entry] = []
    snapshots: dict[int, Json] = {}
    for number, line in enumerate(lines[1:], start=2):
        data = _parse(line, f"{name}:{number}")
        if isinstance(data, dict) and "snapshot" in data:
            snapshots[len(entries)] = data["snapshot"]
        else:
            entries.append(read_entry(data, f"{name}:{number}"))
    return Log(header, entries, snapshots)


def load_log(path: str) -> Log:
    """A log from a file."""
    try:
        with open(path, encoding="utf-8") as file:
            return read_log(file.read(), os.path.basename(path))
    except OSError as error:
        raise broken(path, "a readable file", error.strerror) from error
    except UnicodeDecodeError as error:
        raise broken(path, "text in UTF-8", f"byte {error.start}") from error


def lines_of(entries: list[Entry]) -> str:
    """Entries as the lines of a log, to be written behind those it has."""
    return "".join(_line(entry.to_json()) + "\n" for entry in entries)


def _line(data: Json) -> str:
    """Plain data on one line, readable where all its characters can be shown."""
    text = json.dumps(data, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(data)


def _parse(line: str, where: str) -> Json:
    try:
        data: Json = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise broken(where, "a line of JSON", line) from error
    return data


def write_whole(path: str, text: str) -> None:
    """Write a file so that a reader finds the old text or the new one, never half of it."""
    temporary = f"{path}.{os.getpid()}.new"
    try:
        with open(temporary, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise
