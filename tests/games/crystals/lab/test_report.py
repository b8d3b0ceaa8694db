"""The designers' report on Crystals."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from dicefront.cli.main import main
from dicefront.games.crystals.lab import report
from dicefront.games.crystals.lab.lab import CrystalsLab
from dicefront.games.crystals.lab.report import Figures, Line, Played

FILES = [
    "crystals-attackers.svg",
    "crystals-endings.svg",
    "crystals-length.svg",
    "crystals-seats.svg",
    "crystals.md",
]


def made(folder: Path, workers: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    monkeypatch.setenv("DICEFRONT_LANG", "en")
    monkeypatch.setattr(report, "LEVELS", ("random", "greedy"))
    monkeypatch.setattr(report, "mends", lambda _: [])
    call = ["report", "crystals", "-n", "2", "--workers", str(workers), "--out", str(folder), "--quiet"]
    result = CliRunner().invoke(main, call, prog_name="dicefront")
    assert result.exit_code == 0, result.output
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_the_files_are_the_same_with_one_and_two_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = made(tmp_path / "one", 1, monkeypatch)
    assert sorted(one) == FILES
    assert one == made(tmp_path / "two", 2, monkeypatch)


def test_a_game_without_a_report_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DICEFRONT_LANG", "en")
    monkeypatch.setattr(CrystalsLab, "report", None)
    result = CliRunner().invoke(main, ["report", "crystals"], prog_name="dicefront")
    assert result.exit_code == 1


def test_figures_of_a_line() -> None:
    line = Line(2, "random", 40)
    games = [Played(10 + number, 0, number % 2, report.BY_CRYSTALS, (True, False)) for number in range(40)]
    figures = Figures(line, games)
    assert figures.rolls().value == 29.5
    assert figures.spread() == (12, 48)
    assert not figures.is_fair(figures.by_seat())
    assert figures.is_fair(figures.by_order())
    assert figures.is_one_sided()
    assert figures.rider_lead().value == 1
