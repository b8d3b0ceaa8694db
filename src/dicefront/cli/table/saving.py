"""Saved games: one log for each, continued after every answer, and kept as a replay when it is finished."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from dicefront.cli.folders import data_folder
from dicefront.kernel.errors import BrokenLog
from dicefront.kernel.log import Log, lines_of, log_of, read_log
from dicefront.kernel.position import Entry, broken
from dicefront.kernel.table import Table

ENDING = ".dicefront"


def saves_folder() -> Path:
    """Where unfinished games are."""
    return data_folder() / "saves"


def replays_folder() -> Path:
    """Where finished games are kept."""
    return data_folder() / "replays"


def new_file(game: str) -> Path:
    """A file name that no game has yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        name = f"{game}-{stamp}" + ("" if number == 1 else f"-{number}") + ENDING
        if not (saves_folder() / name).exists() and not (replays_folder() / name).exists():
            return saves_folder() / name
    raise FileExistsError(17, "too many games in one second", str(saves_folder()))


def save(table: Table[Any], path: Path) -> None:
    """Write the game so far, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    log_of(table).save(str(path))


class SaveFile:
    """The file of a game that goes on: what is new is written behind what is there.

    Whatever does not simply continue the file (a decision taken back, another header, a file that somebody
    else has changed) is written as a whole. A line that was cut off by a fall of the machine is seen by the
    missing end of line when the game is resumed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._header = ""
        self._count = 0
        self._last: Entry | None = None
        self._size = -1

    def save(self, table: Table[Any]) -> None:
        header = json.dumps(table.header, sort_keys=True)
        if header == self._header and self._continues(table.entries):
            fresh = lines_of(table.entries[self._count :])
            if fresh:
                with open(self.path, "ab") as file:
                    file.write(fresh.encode("utf-8"))
        else:
            save(table, self.path)
        self._header = header
        self._count = len(table.entries)
        self._last = table.entries[-1] if table.entries else None
        self._size = self.path.stat().st_size

    def _continues(self, entries: list[Entry]) -> bool:
        if not self._count <= len(entries) or not self.path.exists():
            return False
        known = self._count == 0 or entries[self._count - 1] is self._last
        return known and self.path.stat().st_size == self._size


def keep_replay(table: Table[Any], path: Path) -> Path:
    """Move a finished game to the replays; a file that was named by the player stays where it is."""
    if path.parent != saves_folder():
        save(table, path)
        return path
    kept = replays_folder() / path.name
    save(table, kept)
    path.unlink(missing_ok=True)
    return kept


def unfinished(game: str) -> list[Path]:
    """The unfinished games of a kind, the latest first."""
    folder = saves_folder()
    found = [path for path in folder.glob(f"{game}-*{ENDING}") if path.is_file()] if folder.is_dir() else []
    return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def has_played(game: str) -> bool:
    """Whether there is any game of this kind, finished or not."""
    return any(
        folder.is_dir() and any(folder.glob(f"{game}-*{ENDING}"))
        for folder in (saves_folder(), replays_folder())
    )


def open_save(path: Path, game: str) -> tuple[Log, bool]:
    """A saved game, and whether its last line was cut off; ``BrokenLog`` says what is wrong with the file."""
    log, was_cut = open_log(path)
    if log.header.get("game") != game:
        raise broken(path.name, f"a game of {game}", log.header.get("game"))
    return log, was_cut


def open_log(path: Path) -> tuple[Log, bool]:
    """A log that may still be written: a last line without its end is left out, if it cannot be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise broken(str(path), "a readable file", error.strerror) from error
    end = data.rfind(b"\n") + 1
    was_cut = 0 < end < len(data) and not _is_json(data[end:])
    try:
        text = (data[:end] if was_cut else data).decode("utf-8")
    except UnicodeDecodeError as error:
        raise broken(str(path), "text in UTF-8", f"byte {error.start}") from error
    return read_log(text, path.name), was_cut


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def key_of(log: Log) -> bytes:
    """The dice key in the header of a saved game."""
    text = log.header.get("key")
    try:
        key = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        key = b""
    if not 16 <= len(key) <= 64:
        raise broken("header.key", "16 to 64 bytes in hexadecimal", text)
    if not log.fits_commitment(key):
        raise broken("header.commitment", "the fingerprint of the key", log.header.get("commitment"))
    return key


__all__ = [
    "BrokenLog",
    "SaveFile",
    "has_played",
    "keep_replay",
    "key_of",
    "new_file",
    "open_log",
    "open_save",
    "save",
    "unfinished",
]
