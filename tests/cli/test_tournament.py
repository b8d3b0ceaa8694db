"""``dicefront tournament``: computer players against each other, with standings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicefront.parts.lab.tournament import SYSTEMS
from tests.cli.conftest import Run

CALL = ("tournament", "chessboard", "-p", "random", "-p", "greedy", "-p", "random", "-n", "2")


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_best_player_wins_and_everybody_stands_in_the_table(run: Run, system: str) -> None:
    told = json.loads(run(*CALL, "--system", system, "--json").stdout)
    table = told["standings"]
    assert {one["name"] for one in table} == {"random #1", "greedy", "random #2"}
    assert table[0]["name"] == "greedy"
    assert table[0]["rank"] == 1
    assert sum(one["points"] for one in table) == pytest.approx(len(told["meetings"]))


def test_the_same_seed_gives_the_same_tournament_with_any_number_of_workers(run: Run) -> None:
    assert run(*CALL, "--json").stdout == run(*CALL, "--json", "--workers", "2").stdout


def test_standings_for_people_and_as_a_page(run: Run) -> None:
    told = run(*CALL, "--page", "standings.html", "--lang", "nl")
    assert "weerstand" in told.stdout
    page = Path("standings.html").read_text("utf-8")
    assert '<html lang="nl">' in page
    assert "<caption>Ronde 3</caption>" in page
    assert page.count('<th scope="row">greedy</th>') >= 2


@pytest.mark.parametrize(
    "call",
    [
        ("tournament", "chessboard", "-p", "random"),
        ("tournament", "chessboard", "-p", "random", "-p", "nobody"),
        ("tournament", "chessboard", "-p", "random", "-p", "random:Nothing"),
        (*CALL, "--system", "chance"),
    ],
)
def test_what_cannot_be_played_is_one_clear_line(run: Run, call: tuple[str, ...]) -> None:
    result = run(*call)
    assert result.exit_code in (2, 3)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
