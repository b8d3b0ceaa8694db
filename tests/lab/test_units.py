"""What units are worth: forces that are drawn, games that count, shares with intervals, and their file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from dicefront.cli.report import command
from dicefront.kernel.game import game
from dicefront.lab.engine import engine
from dicefront.lab.units import ENOUGH, Trial, Worth, forces_of, to_toml, worths
from dicefront.parts.lab.forces import Force
from dicefront.parts.lab.lab import games_with


def force(*units: str, kinds: tuple[str, ...] = ()) -> Force:
    return Force(None, frozenset(units), frozenset(kinds))


def worth_of(found: list[Worth], unit: str) -> Worth:
    return next(one for one in found if one.unit == unit)


def test_a_unit_that_both_have_tells_nothing() -> None:
    found = worths([(force("a", "b"), force("a"))], [2.0], {"a": 1, "b": 2})
    assert [one.unit for one in found] == ["b"]


def test_a_share_is_that_of_the_side_with_the_unit() -> None:
    forces = [(force("a"), force("b")), (force("b"), force("a")), (force("a"), force())]
    found = worths(forces, [2.0, 2.0, 1.0], {"a": 1, "b": 2})
    one = worth_of(found, "a")
    assert one.share.value == pytest.approx((2 + 0 + 1) / 6)
    assert one.games == 6
    assert one.share.low < one.share.value < one.share.high
    assert worth_of(found, "b").share.value == pytest.approx(0.5)


def test_more_games_make_the_interval_narrower() -> None:
    few = worths([(force("a"), force())] * 4, [2.0, 1.0, 1.0, 0.0], {"a": 1})[0].share
    many = worths([(force("a"), force())] * 40, [2.0, 1.0, 1.0, 0.0] * 10, {"a": 1})[0].share
    assert few.value == many.value
    assert few.high - few.low > many.high - many.low


def test_it_shines_against_the_kind_of_enemy_it_surely_beats() -> None:
    against = [(force("a"), force(kinds=("x",)))] * ENOUGH + [(force("a"), force(kinds=("y",)))] * ENOUGH
    rare = [(force("a"), force(kinds=("z",)))]
    found = worths(against + rare, [1.0] * ENOUGH + [2.0] * ENOUGH + [2.0], {"a": 1})[0]
    assert (found.against, found.against_games) == ("y", 2 * ENOUGH)
    assert worths(rare, [2.0], {"a": 1})[0].against == ""
    everybody = [(force("a"), force(kinds=("x",)))] * ENOUGH
    assert worths(everybody, [2.0] * ENOUGH, {"a": 1})[0].against == ""


@pytest.mark.parametrize("name", games_with(lambda lab: lab.forces))
def test_forces_are_legal_differ_and_come_again_with_the_same_seed(name: str) -> None:
    trial = Trial(name, 6, 4)
    drawn = [trial.forces(pair) for pair in range(6)]
    assert drawn == [Trial(name, 6, 4).forces(pair) for pair in range(6)]
    assert len({one.units for pair in drawn for one in pair}) > 6
    prices = forces_of(name).costs(trial.options)
    for one in (one for pair in drawn for one in pair):
        assert game(name).problems(one.roster, trial.options) == []
        assert one.units <= set(prices)


def test_a_trial_is_played_and_written_with_all_it_is_based_on() -> None:
    trial = Trial("chessboard", 3, 2)
    found = trial.worths(list(engine(1).play(trial.fixtures())))
    told = tomllib.loads(to_toml(trial, found, "2026-01-31"))
    assert (told["game"], told["games"], told["seed"], told["level"]) == ("chessboard", 6, 2, "greedy")
    assert told["rules"] == game("chessboard").rules
    assert len(told["units"]) == len(found)
    low, high = told["units"][0]["share"][1:]
    assert 0 <= low <= told["units"][0]["share"][0] <= high <= 1


def test_the_command_writes_the_file_and_knows_for_which_games_it_can(tmp_path: Path) -> None:
    call = ["--units", "-n", "4", "--out", str(tmp_path), "--quiet"]
    assert CliRunner().invoke(command, ["chessboard", *call], standalone_mode=False).return_value == 0
    assert tomllib.loads((tmp_path / "units_chessboard.toml").read_text(encoding="utf-8"))["games"] == 4
    failed = CliRunner().invoke(command, ["crystals", *call], standalone_mode=False)
    assert failed.exception is not None
    assert "report.none" in str(failed.exception)
