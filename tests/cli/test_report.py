"""``dicefront report``: armies and options of one's own, and what is told before anything is played."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from dicefront.cli import sim
from dicefront.lab.engine import SerialEngine
from tests.cli.conftest import Run

MICE = Path(__file__).parents[1] / "games" / "home_raiders" / "data" / "attic-mice.toml"


class Never(SerialEngine):
    """Nothing may be played."""

    def play(self, fixtures: Any) -> Any:
        raise AssertionError("a game was played")


def test_an_army_from_a_file_is_judged_against_the_ready_made_ones(run: Run) -> None:
    Path("swarm.txt").write_text("d4\nd4\nd4\nd4\nd4\nd4\nd4\n", encoding="utf-8")
    result = run("report", "chessboard", "--with", "swarm.txt", "-n", "2", "--out", "mine", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert sorted(file.name for file in Path("mine").iterdir()) == sorted(told["files"])
    page = Path("mine/chessboard-own.md").read_text("utf-8")
    assert "Judged: swarm, against every ready-made army" in page
    others = {"Vanguard", "Line", "Ogre", "Shield Pair", "Captain", "Bowmen"}
    rows = [line.split(" | ")[0].removeprefix("| ") for line in page.splitlines() if " % (" in line]
    assert {"swarm", *others} <= set(rows)
    assert told["games"] == 2 * len(others)


def test_two_armies_of_the_same_name_are_told_apart(run: Run) -> None:
    Path("a").mkdir()
    for name in ("mine.txt", "a/mine.txt"):
        Path(name).write_text("d8\nd6\nd6\nd4\nd4\n", encoding="utf-8")
    armies = ("--with", "mine.txt", "--with", "a/mine.txt")
    run("report", "chessboard", *armies, "-n", "2", "--short", "--out", "mine")
    assert "Judged: mine (1), mine (2), against" in Path("mine/chessboard-own.md").read_text("utf-8")


def test_units_of_a_faction_of_ones_own_have_their_worth(run: Run) -> None:
    call = ("report", "home_raiders", "--units", "-o", f"cards={MICE}", "-n", "2", "--seed", "1")
    result = run(*call, "--out", "mine")
    assert result.exit_code == 0, result.output
    text = Path("mine/units_home_raiders.toml").read_text("utf-8")
    assert f"-o cards={MICE}" in text.splitlines()[0]
    assert any(unit["id"].startswith("mi-") for unit in tomllib.loads(text)["units"])


@pytest.mark.parametrize(
    ("call", "code", "told"),
    [
        (("chessboard", "--with", "nobody.txt"), 3, "nobody.txt"),
        (("chessboard", "--with", "d4, d40"), 3, "d40"),
        (("chessboard", "--with", "d20, d20, d20"), 1, "CB-ARM-03"),
        (("spherewars", "--with", "3x lookout"), 1, "SW-BAN-06"),
        (("chessboard", "-o", "colour=red"), 2, "colour"),
        (("home_raiders", "-o", "stars=7"), 1, "no two ready-made armies"),
        (("crystals", "-o", "players=3"), 2, "--option and --with"),
        (("crystals", "--searched", "2"), 2, "--searched"),
        (("chessboard", "--units", "--with", "Line"), 2, "--with"),
        (("chessboard", "--out", "taken/report"), 3, "taken"),
        (("chess", "-n", "2"), 2, "chess"),
        (("chessboard", "-n", "0"), 2, "-n"),
    ],
)
def test_what_cannot_be_done_is_told_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, call: tuple[str, ...], code: int, told: str
) -> None:
    monkeypatch.setattr(sim, "engine", lambda *_: Never())
    Path("taken").write_text("a file", encoding="utf-8")
    result = run("report", *call)
    assert result.exit_code == code, result.output
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
