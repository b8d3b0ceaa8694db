"""``dicefront sim`` and ``dicefront test``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dicefront.cli import sim
from dicefront.lab.engine import SerialEngine
from dicefront.text.messages import LANGUAGES
from tests.cli.conftest import Run

SMALL = ("sim", "chessboard", "--a", "Vanguard", "--b", "Line", "-n", "6", "--level", "random", "--seed", "4")


def test_sim_prints_shares_seats_length_endings_and_how_it_was_made(run: Run) -> None:
    result = run(*SMALL)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "A: Vanguard (random), B: Line (random)"
    assert lines[1].startswith("A wins ")
    assert lines[2].startswith("seat 1 wins ")
    assert lines[3].startswith("seat 2 wins ")
    assert lines[4].startswith("length: ")
    assert lines[-1] == "6 games, seed 4, rules chessboard-1.0"
    assert result.stderr == ""


@pytest.mark.parametrize("call", [SMALL, ("sim", "crystals", "-n", "6", "--seats", "3", "--level", "random")])
def test_sim_prints_the_same_bytes_with_any_number_of_workers(run: Run, call: tuple[str, ...]) -> None:
    alone, together = (run(*call, "--json", "--quiet", "--workers", count) for count in ("1", "2"))
    assert alone.exit_code == together.exit_code == 0
    assert alone.stdout == together.stdout
    assert json.loads(alone.stdout)["games"] == 6


def test_sim_writes_every_game_and_goes_on_where_the_file_ends(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    whole = run(*SMALL, "--json")
    assert run(*SMALL[:7], "2", *SMALL[8:], "--out", out).exit_code == 0
    assert len(Path(out).read_text().splitlines()) == 3
    resumed = run(*SMALL, "--json", "--out", out, "--resume")
    assert resumed.stdout == whole.stdout
    assert len(Path(out).read_text().splitlines()) == 7


def test_sim_refuses_to_go_on_with_other_games(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    assert run(*SMALL, "--out", out).exit_code == 0
    before = Path(out).read_bytes()
    result = run(*SMALL[:-1], "5", "--out", out, "--resume")
    assert result.exit_code == 3
    assert len(result.stderr.splitlines()) == 1
    assert Path(out).read_bytes() == before
    assert run(*SMALL, "--resume").exit_code == 2


class Never(SerialEngine):
    """Nothing may be played."""

    def play(self, fixtures: Any) -> Any:
        raise AssertionError("a game was played")


def test_results_may_go_into_a_new_folder(run: Run) -> None:
    assert run(*SMALL, "--out", "new/games.jsonl").exit_code == 0
    assert len(Path("new/games.jsonl").read_text().splitlines()) == 7


TOURNAMENT = ("tournament", "chessboard", "-p", "random", "-p", "random", "-n", "2")


@pytest.mark.parametrize(
    ("call", "code", "told"),
    [
        ((*SMALL, "--out", "taken/games.jsonl"), 3, "taken"),
        ((*SMALL, "--store", "taken/kept"), 3, "taken"),
        ((*TOURNAMENT, "--page", "taken/page.html"), 3, "taken"),
        ((*SMALL, "--workers", "1000"), 2, "from 0 to 256"),
        (("test", "chessboard", "--a", "greedy", "--b", "random", "--alpha", "0"), 2, "from 1e-06 to 0.5"),
        (("test", "chessboard", "--a", "greedy", "--b", "random", "--elo1", "nan"), 2, "4000"),
        (("test", "chessboard", "--a", "greedy", "--b", "random", "--elo1", "x"), 2, "expected a number"),
        (("sim", "spherewars", "--a", "2x dragon", "-n", "2"), 3, "expected a recruit such as"),
        (("sim", "home_raiders", "-o", "cards=mine", "-n", "2"), 3, "a file such as my-faction.toml"),
    ],
)
def test_what_cannot_be_done_is_told_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, call: tuple[str, ...], code: int, told: str
) -> None:
    monkeypatch.setattr(sim, "engine", lambda *_: Never())
    Path("taken").write_text("a file", encoding="utf-8")
    result = run(*call)
    assert result.exit_code == code, result.output
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_sim_streams_one_line_for_each_game(run: Run) -> None:
    lines = run(*SMALL, "--jsonl").stdout.splitlines()
    assert [json.loads(line)["pair"] for line in lines] == [0, 0, 1, 1, 2, 2]


class Interrupted(SerialEngine):
    """Somebody presses Ctrl+C after three games."""

    def play(self, fixtures: Any) -> Any:
        for count, record in enumerate(super().play(fixtures)):
            if count == 3:
                raise KeyboardInterrupt
            yield record


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = str(tmp_path / "games.jsonl")
    monkeypatch.setattr(sim, "engine", lambda *_: Interrupted())
    result = run(*SMALL, "--out", out)
    assert result.exit_code == 130
    assert "2 games, seed 4" in result.stdout
    assert "--resume" in result.stderr
    assert len(Path(out).read_text().splitlines()) == 4
    monkeypatch.undo()


@pytest.mark.parametrize(
    ("call", "code", "word"),
    [
        (("sim", "chessboard", "--level", "clever"), 2, "random, greedy, search"),
        (("sim", "chessboard", "--seats", "3"), 2, "2 players"),
        (("sim", "crystals", "--a", "Vanguard"), 2, "no armies"),
        (("sim", "chessboard", "--a", "d20, d20"), 1, "CB-ARM-03"),
        (("sim", "chessboard", "--a", "nobody.txt"), 3, "nobody.txt"),
        (("sim", "chessboard", "--option", "points=7"), 2, "points"),
        (("sim", "tiddlywinks"), 2, "tiddlywinks"),
        (("test", "chessboard", "--a", "greedy"), 2, "--b"),
        (("test", "chessboard", "--a", "greedy", "--b", "random", "--elo0", "9", "--elo1", "3"), 2, "elo0"),
    ],
)
def test_wrong_calls_give_one_clear_line(run: Run, call: tuple[str, ...], code: int, word: str) -> None:
    result = run(*call)
    assert result.exit_code == code
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert word in result.stderr


def test_a_broken_rule_names_the_pair(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicefront.lab.match.lab_of", lambda *_: 1 / 0)
    result = run(*SMALL)
    assert result.exit_code == 4
    assert "pair 0 of seed 4" in result.stderr


def test_test_accepts_the_better_player_and_rejects_the_worse(run: Run) -> None:
    call = ("test", "chessboard", "--army", "Patrol", "--option", "points=20", "--elo1", "200")
    better = run(*call, "--a", "greedy", "--b", "random", "--json")
    assert better.exit_code == 0
    found = json.loads(better.stdout)
    assert found["test"]["verdict"] == "accepted"
    assert found["share_of_a"][1] > 0.5
    worse = run(*call, "--a", "random", "--b", "greedy")
    assert worse.exit_code == 1
    assert worse.stdout.startswith("Rejected: ")


def test_test_says_when_it_cannot_tell(run: Run) -> None:
    result = run("test", "chessboard", "--a", "random", "--b", "random", "-n", "8", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["test"]["verdict"] == "undecided"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["sim", "test", "bench"])
def test_help_has_two_examples_in_every_language(run: Run, language: str, name: str) -> None:
    text = run("--lang", language, name, "--help").stdout
    assert text.count(f"dicefront {name}") == 3
    assert "[" + "lab." not in text
