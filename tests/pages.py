"""Following a page of the docs word for word: its blocks, a copy of the sources, and what is run there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import ServerProcess, free_port

ROOT = Path(__file__).parents[1]


def page(name: str) -> str:
    """The text of ``docs/<name>.md``."""
    return (ROOT / "docs" / f"{name}.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The blocks of a page in a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)


def copy_of_sources(place: Path) -> dict[str, str]:
    """Copy the package to ``src`` at a place; returns what a process needs to use it there, uncompiled."""
    left = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", place / "src", ignore=left)
    return {"PYTHONPATH": os.pathsep.join([str(place / "src"), str(place)]), "DICEFRONT_PURE": "1"}


def run(place: Path, *command: str, said: str = "", **environment: str) -> str:
    """What a command prints that is run at a place; it must end well."""
    done = subprocess.run(
        command,
        cwd=place,
        env={**os.environ, **environment},
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def served(folder: Path, **environment: str) -> Iterator[str]:
    """The address of a server with an environment of its own."""
    server = ServerProcess(folder, free_port(), **environment)
    server.start()
    try:
        server.wait()
        yield server.address
    finally:
        server.kill()
