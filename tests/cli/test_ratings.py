"""Ratings: who wins is rated higher, everybody surer with each match, and the same matches say the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dicefront.lab.ratings import Bout, ratings
from tests.cli.conftest import Run
from tests.server.serving import Visitor, running


def test_winners_are_rated_higher_and_matches_make_it_surer() -> None:
    once = ratings([Bout("feud", (("anna",), ("ben",)), (1, 2))])
    often = ratings([Bout("feud", (("anna",), ("ben",)), (1, 2))] * 5)
    assert [one.name for one in once] == ["anna", "ben"]
    assert once[0].mean > 25 > once[1].mean
    assert often[0].mean > once[0].mean
    assert often[0].deviation < once[0].deviation
    assert often[0].matches == 5


def test_a_draw_of_equals_changes_no_mean() -> None:
    found = ratings([Bout("feud", (("anna",), ("ben",)), (1, 1))])
    assert [one.mean for one in found] == pytest.approx([25, 25])


def test_games_are_rated_apart_and_sides_together() -> None:
    team = Bout("feud", (("anna", "ben"), ("carl", "dora")), (2, 1))
    found = ratings([team, Bout("war", (("anna",), ("ben",)), (1, 2))])
    assert [(one.game, one.name) for one in found[:2]] == [("feud", "carl"), ("feud", "dora")]
    assert [one.name for one in found if one.game == "war"] == ["anna", "ben"]
    assert found[0].mean == found[1].mean


@pytest.mark.parametrize(
    "sides", [(), (("anna",),), (("anna",), ("anna",)), (("anna",), ()), (("anna", "ben"), ("ben",))]
)
def test_nobody_is_rated_against_themselves(sides: tuple[tuple[str, ...], ...]) -> None:
    assert ratings([Bout("feud", sides, tuple(range(1, len(sides) + 1)))]) == []


def test_levels_of_kept_games(run: Run) -> None:
    pytest.importorskip("duckdb", reason="results in Parquet need DuckDB: pip install dicefront[lab]")
    run("sim", "chessboard", "--level-a", "greedy", "--level-b", "random", "-n", "8", "--store", "kept")
    run("sim", "chessboard", "--level", "random", "-n", "4", "--store", "kept")
    found = json.loads(run("ratings", "levels", "kept", "--json").stdout)["ratings"]
    assert [(one["name"], one["matches"]) for one in found] == [("greedy", 8), ("random", 8)]
    assert "greedy" in run("ratings", "levels", "kept").stdout
    assert run("ratings", "armies", "kept").stdout == "These results do not tell.\n"
    assert run("ratings", "people", "kept").exit_code == 2
    assert run("ratings", "levels", "nowhere").exit_code == 3


def test_people_of_a_server(run: Run, tmp_path: Path) -> None:
    with running(tmp_path / "server") as server:
        anna = Visitor(server.address)
        for seed in (None, 7):
            seats = [{"who": "me", "name": "Anna"}, {"who": "computer", "level": "random"}]
            made = anna.new_match(seats=seats, seed=seed)
            with anna.sit(made["match"]["id"], 0) as seat:
                seat.command("resign")
        anna.close()
    call = ("ratings", "people", "--data", str(tmp_path / "server"), "--json")
    found = json.loads(run(*call).stdout)["ratings"]
    assert [(one["game"], one["matches"]) for one in found] == [("chessboard", 1)] * 2
    assert found[0]["name"] == "computer, random"
    assert json.loads(run("ratings", "levels", *call[2:]).stdout)["ratings"] == []
