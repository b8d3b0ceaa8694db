"""Where the command line keeps its files."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder of saved games: DICEFRONT_HOME, else the place the system has for data of programs.

    It is not created here: who writes a file creates it.
    """
    own = os.environ.get("DICEFRONT_HOME", "")
    if own:
        return Path(own).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "dicefront"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "dicefront"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "dicefront"


def server_folder() -> Path:
    """Where a server keeps everything, unless it is told another folder."""
    return data_folder() / "server"
