"""``dicefront odds``: exact fractions, a chart, JSON and a picture."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dicefront.cli.odds import BAR, drawn_bar
from tests.cli.conftest import Run


def exact(run: Run, *args: str) -> dict[str, Fraction]:
    found = json.loads(run("odds", "chessboard", *args, "--json").stdout)
    return {name: Fraction(part["exact"]) for name, part in found.items() if isinstance(part, dict)}


@pytest.mark.rule("CB-ODD-02", "CB-ODD-03", "CB-ODD-04")
def test_odds_are_those_of_the_catalogue(run: Run) -> None:
    assert exact(run, "d8 -> d6")["defeat"] == Fraction(11, 32)
    assert exact(run, "d10 gun -> d8")["defeat"] == Fraction(39, 160)
    assert exact(run, "d12 bow -> d6")["defeat"] == Fraction(7, 24)
    assert exact(run, "d6 melee -> d6") == exact(run, "d12 bow -> d6")


@pytest.mark.rule("CB-ODD-06")
def test_the_re_roll_of_a_target_counts(run: Run) -> None:
    assert exact(run, "d20 -> d4 hero")["defeat"] < exact(run, "d20 -> d4")["defeat"]


@pytest.mark.rule("CB-DEF-06")
def test_armor_takes_the_place_of_the_defeat(run: Run) -> None:
    bare, armored = exact(run, "d8 -> d6"), exact(run, "d8 -> d6 armor:1")
    assert armored["armor"] == bare["defeat"]
    assert armored["defeat"] == 0
    assert "armor" not in bare


@pytest.mark.rule("CB-HER-05")
def test_seeing_both_dice_is_worth_something(run: Run) -> None:
    late = exact(run, "d8 hero -> d6", "--option", "hero_timing=informed")
    assert late["defeat"] > exact(run, "d8 hero -> d6")["defeat"]


@pytest.mark.rule("CB-ODD-05", "CB-DIE-10")
def test_initiative_and_skill(run: Run) -> None:
    assert exact(run, "initiative d8 d6") == {"first": Fraction(9, 14), "second": Fraction(5, 14)}
    assert exact(run, "skill d6 hero") == {"success": Fraction(8, 9), "failure": Fraction(1, 9)}


def test_outcomes_add_up_to_one(run: Run) -> None:
    found = exact(run, "d10 hero gun -> d12 hero armor:2")
    assert found["miss"] + found["saved"] + found["armor"] + found["defeat"] == 1
    assert found["hit"] == 1 - found["miss"]


def test_the_table_in_the_terminal(run: Run) -> None:
    result = run("odds", "chessboard", "d8 -> d6")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "d8 melee -> d6  [CB-ODD-01, Chessboard Skirmish 1.0]",
        "  missed     5/16   31.25 %  ████████████▌",
        "  saved     11/32   34.38 %  █████████████▊",
        "  defeated  11/32   34.38 %  █████████████▊",
        "  hit       11/16   68.75 %",
    ]


def test_dutch_writes_a_comma(run: Run) -> None:
    text = run("odds", "chessboard", "d8 -> d6", "--lang", "nl").stdout
    assert "verslagen  11/32    34,38%" in text


def test_bars_have_the_length_of_the_chance() -> None:
    assert drawn_bar(Fraction(1)) == "█" * BAR
    assert drawn_bar(Fraction(0)) == ""
    assert drawn_bar(Fraction(1, 2)) == "█" * (BAR // 2)
    assert drawn_bar(Fraction(1, BAR * 8)) == "▏"


def test_the_chart_as_a_picture(run: Run, tmp_path: Path) -> None:
    result = run("odds", "chessboard", "d8 -> d6", "--svg", "odds.svg")
    assert result.exit_code == 0
    assert result.stderr == "Written: odds.svg\n"
    picture = ElementTree.fromstring((tmp_path / "odds.svg").read_text())
    assert len(picture.findall("{http://www.w3.org/2000/svg}rect")) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["odds.svg"]


def test_a_picture_that_cannot_be_written_leaves_nothing(run: Run, tmp_path: Path) -> None:
    result = run("odds", "chessboard", "d8 -> d6", "--svg", "nowhere/odds.svg")
    assert result.exit_code == 3
    assert result.stderr == "nowhere: no such file\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("expression", "line"),
    [
        ("d8", "expression: expected "),
        ("d8 -> d6 -> d4", "expression: expected "),
        ("d9 -> d6", "attacker: expected a die out of d4, d6, d8, d10, d12, d20, got 'd9' [CB-DIE-01]"),
        ("d8 bow gun -> d6", "attacker: expected one attack type, got 'd8 bow gun' [CB-ATK-02]"),
        ("d8 armor:1 -> d6", "attacker: expected "),
        ("d8 -> d6 gun", "target: expected "),
        ("d8 -> ", "target: expected a die such as d6"),
        ("d8 archer -> d6", "attacker: expected a die and what it carries, got 'archer'"),
        ("initiative d8", "initiative: expected two dice"),
        ("skill", "skill: expected a die such as d6"),
    ],
)
def test_an_expression_that_means_nothing_is_wrong_usage(run: Run, expression: str, line: str) -> None:
    result = run("odds", "chessboard", expression)
    assert result.exit_code == 2
    assert result.stderr.startswith(line)
    assert result.stderr.count("\n") == 1
