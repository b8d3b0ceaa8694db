"""Running the command line inside a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dicefront.cli.main import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("games", "--json")`` in an empty folder, in English unless the call says otherwise."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CC"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DICEFRONT_LANG", "en")
    monkeypatch.setenv("DICEFRONT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")

    def call(*args: str, input: str | None = None) -> Result:
        return CliRunner().invoke(main, list(args), input=input, prog_name="dicefront")

    return call
