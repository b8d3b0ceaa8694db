"""``dicefront doctor``, and where files are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dicefront import _build
from dicefront.cli import doctor
from dicefront.cli.folders import data_folder
from dicefront.kernel.game import game_ids
from dicefront.server.store.files import prepare
from tests.cli.conftest import Run


def states(run: Run) -> dict[str, str]:
    found = json.loads(run("doctor", "--json").stdout)
    return {one["what"]: one["state"] for one in found["findings"]}


def test_a_healthy_installation(run: Run) -> None:
    result = run("doctor")
    assert result.exit_code == 0
    assert result.stdout.endswith("Everything is in order.\n")
    assert all(name in result.stdout for name in game_ids())
    assert json.loads(run("doctor", "--json").stdout)["healthy"]


def test_the_doctor_speaks_dutch(run: Run) -> None:
    result = run("doctor", "--lang", "nl")
    assert result.stdout.endswith("Alles is in orde.\n")
    assert "en, nl *" in result.stdout


@pytest.mark.parametrize(
    ("build", "state", "text"),
    [
        (_build.Build("compiled", "up_to_date", None), "good", "compiled"),
        (_build.Build("pure", "asked_for", None), "note", "DICEFRONT_PURE"),
        (_build.Build("pure", "not_compiled", None), "note", "nothing is compiled"),
        (_build.Build("stale", "source_newer", "kernel/table.py"), "note", "kernel/table.py is newer"),
        (_build.Build("stale", "source_missing", "games/old.so"), "note", "games/old.so has no source"),
    ],
)
def test_every_build_is_explained(
    run: Run, monkeypatch: pytest.MonkeyPatch, build: _build.Build, state: str, text: str
) -> None:
    monkeypatch.setattr(_build, "build", lambda: build)
    finding = doctor.build()
    assert finding.state == state
    assert text in finding.text


def test_a_folder_that_cannot_be_written_is_wrong(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DICEFRONT_HOME", str(tmp_path / "file"))
    result = run("doctor")
    assert result.exit_code == 1
    assert "! " in result.stdout
    assert result.stdout.endswith("1 thing is wrong.\n")
    assert states(run)["folder"] == "bad"


def test_the_data_of_the_server_must_be_fit_to_be_served(run: Run, tmp_path: Path) -> None:
    assert states(run)["server"] == "note"
    assert "begins with" in run("doctor").stdout
    place = tmp_path / "home" / "server" / "dicefront.sqlite"
    prepare(f"sqlite:///{place}")
    assert states(run)["server"] == "good"
    place.write_bytes(b"no database, and long enough to be looked at")
    assert states(run)["server"] == "bad"
    assert f"{place} is damaged" in run("doctor").stdout
    assert run("doctor").exit_code == 1


def test_pages_that_are_not_built_are_noted(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("dicefront.server.settings.STATIC", tmp_path)
    assert states(run)["page"] == "note"
    assert "make web" in run("doctor").stdout
    (tmp_path / "index.html").touch()
    assert states(run)["page"] == "good"


def test_a_game_that_does_not_load_is_wrong(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Any:
        raise ImportError("no such module")

    monkeypatch.setattr(doctor, "game", broken)
    result = run("doctor")
    assert result.exit_code == 1
    assert "chessboard does not load: ImportError: no such module" in result.stdout


def test_without_a_compiler_the_rules_run_pure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no C compiler (no-such-compiler)" in run("doctor").stdout
    assert run("doctor").exit_code == 0


def test_saved_games_live_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DICEFRONT_HOME", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "own"
    monkeypatch.delenv("DICEFRONT_HOME")
    assert data_folder() == tmp_path / "data" / "dicefront"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "dicefront"
    assert not (tmp_path / "data").exists()
