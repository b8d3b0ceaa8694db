"""``dicefront campaign``: the house, room by room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.campaign import read_campaign
from dicefront.text.messages import LANGUAGES
from tests.cli.conftest import Run

NEW = ["campaign", "new", "house.json", "--faction", "gremlins", "--faction", "fair-folk"]
NAMES = ["--name", "Anna", "--name", "Bram"]


def begin(run: Run, *more: str) -> None:
    result = run(*NEW, *NAMES, *more)
    assert result.exit_code == 0, result.output


def data(run: Run) -> dict[str, Any]:
    found = json.loads(run("campaign", "status", "house.json", "--json").stdout)
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("HR-CAM-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_begins_with_all_rooms(run: Run, tmp_path: Path, language: str) -> None:
    result = run(*NEW, *NAMES, "--lang", language)
    assert result.exit_code == 0
    assert ("living room" if language == "en" else "woonkamer") in result.stdout
    assert "[cli." not in result.stdout
    assert len(read_campaign(json.loads((tmp_path / "house.json").read_text("utf-8"))).rooms) == 5


@pytest.mark.rule("HR-CAM-02", "HR-CAM-03", "HR-CAM-04")
def test_results_are_written_down_until_somebody_wins_the_house(run: Run) -> None:
    begin(run, "--room", "kitchen", "--room", "attic=shelf", "--room", "study")
    assert data(run)["next"] == "kitchen"
    run("campaign", "record", "house.json", "kitchen", "--winner", "anna")
    run("campaign", "record", "house.json", "2", "--winner", "draw")
    assert data(run)["next"] == "attic"
    assert "may be played once more" in run("campaign", "status", "house.json").stdout
    run("campaign", "leave", "house.json", "attic")
    result = run("campaign", "record", "house.json", "studeerkamer", "--winner", "1", "--lang", "nl")
    assert "Anna is de baas in huis." in result.stdout
    found = data(run)
    assert (found["standings"], found["over"], found["owner"], found["next"]) == ([2, 0], True, 0, None)


def test_a_tied_house_is_nobodys(run: Run) -> None:
    begin(run, "--room", "kitchen", "--room", "study")
    run("campaign", "record", "house.json", "kitchen", "--winner", "Anna")
    result = run("campaign", "record", "house.json", "study", "--winner", "Bram")
    assert "nobody wins the house" in result.stdout
    assert run("campaign", "play", "house.json").exit_code == 1


@pytest.mark.parametrize(
    ("call", "code", "said"),
    [
        (["record", "house.json", "cellar", "--winner", "Anna"], 2, "There is no room cellar"),
        (["record", "house.json", "kitchen", "--winner", "Carla"], 2, "Nobody is called Carla"),
        (["record", "house.json", "kitchen"], 2, "either --winner or --replay"),
        (["leave", "house.json", "kitchen"], 3, "HR-CAM-04"),
        (["status", "missing.json"], 3, "missing.json"),
        (["new", "house.json", "--faction", "gremlins", "--faction", "gremlins"], 1, "is there already"),
        (["new", "other.json", "--faction", "gremlins"], 2, "--faction twice"),
        (["new", "other.json", "--faction", "gremlins", "--faction", "mice"], 3, "mice"),
        (["play", "house.json", "--army", "nl-6-garrison"], 1, "HR-CAM-06"),
    ],
)
def test_mistakes_are_explained(run: Run, call: list[str], code: int, said: str) -> None:
    begin(run, "--room", "kitchen")
    result = run("campaign", *call)
    assert result.exit_code == code, result.output
    assert said in result.output


def test_a_file_that_is_no_campaign_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "house.json").write_text("{", encoding="utf-8")
    assert run("campaign", "status", "house.json").exit_code == 3
    (tmp_path / "house.json").write_text("{}", encoding="utf-8")
    assert run("campaign", "status", "house.json").exit_code == 3


@pytest.mark.rule("HR-CAM-02")
def test_a_room_is_played_and_its_winner_marks_it(run: Run) -> None:
    begin(run, "--room", "den=bedside-table", "-o", "stars=4")
    result = run(
        "campaign", "play", "house.json", "--opponent", "random", "--seed", "4", input="resign\nyes\n" * 3
    )
    assert result.exit_code == 0, result.output[-2000:]
    assert "den" in result.output
    assert data(run)["rooms"][0]["owner"] == 1


@pytest.mark.parametrize("side", ["1", "2"])
def test_the_computer_plays_under_the_name_of_its_seat(run: Run, side: str) -> None:
    begin(run, "--room", "den=bedside-table", "-o", "stars=4")
    call = ["campaign", "play", "house.json", "--opponent", "random", "--seed", "4", "--side", side]
    welcome = next(line for line in run(*call, input="quit\n").output.splitlines() if "Anna" in line)
    people = ["computer" not in part for part in welcome.split("), ")[:2]]
    assert welcome.index("Anna") < welcome.index("Bram")
    assert people == [side == "1", side == "2"]


def test_a_room_that_is_left_is_recorded_later_from_its_replay(run: Run, tmp_path: Path) -> None:
    begin(run, "--room", "den=bedside-table", "-o", "stars=4")
    call = ["campaign", "play", "house.json", "--opponent", "random", "--seed", "4"]
    result = run(*call, input="quit\n")
    assert result.exit_code == 1
    assert "--replay" in result.output
    assert data(run)["rooms"][0]["status"] == "unplayed"
    run("play", "home_raiders", "--resume", input="resign\nyes\n" * 3)
    replay = next((tmp_path / "home" / "replays").iterdir())
    result = run("campaign", "record", "house.json", "den", "--replay", str(replay))
    assert result.exit_code == 0, result.output
    assert data(run)["rooms"][0]["owner"] == 1
    begin_again = run("campaign", "record", "house.json", "den", "--replay", str(replay))
    assert begin_again.exit_code == 3
