"""Saved games: one log for each, written after every answer, and kept as a replay when it is finished."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from dicefront.cli.folders import data_folder
from dicefront.kernel.errors import BrokenLog
from dicefront.kernel.log import Log, load_log, log_of
from dicefront.kernel.position import broken
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


def open_save(path: Path, game: str) -> Log:
    """A saved game; ``BrokenLog`` says what is wrong with the file."""
    log = load_log(os.fspath(path))
    if log.header.get("game") != game:
        raise broken(path.name, f"a game of {game}", log.header.get("game"))
    return log


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


__all__ = ["BrokenLog", "has_played", "keep_replay", "key_of", "new_file", "open_save", "save", "unfinished"]
