"""The designers' report."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from dicefront.cli.main import main
from dicefront.lab import report
from dicefront.lab.report import Figures, Line, Played
from dicefront.lab.statistics import Interval
from dicefront.lab.svg import Row, plot

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


def test_only_crystals_has_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DICEFRONT_LANG", "en")
    result = CliRunner().invoke(main, ["report", "chessboard"], prog_name="dicefront")
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


def test_a_plot_names_its_rows_and_its_axis() -> None:
    drawn = plot("Title", "axis <1>", [Row("a & b", Interval(1, 0, 2), 1.5)], 0, 5)
    assert "a &amp; b" in drawn
    assert "axis &lt;1&gt;" in drawn
    assert drawn.startswith("<svg")
