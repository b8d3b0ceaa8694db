"""Writing files: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a text file so that nobody ever sees half of it."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except FileNotFoundError as error:
        raise FileNotFoundError(error.errno, error.strerror, str(path.parent)) from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, 0o644)  # mkstemp lets only the owner read
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def make_sure_of(folder: Path) -> None:
    """Make a folder if need be and try to write there: what takes hours must not fail at its end."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        handle, name = tempfile.mkstemp(dir=folder, prefix=".dicefront-")
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(folder)) from error
    os.close(handle)
    os.unlink(name)
