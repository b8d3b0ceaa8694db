"""Missions and fields of one's own from files."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import house_files, read_catalogue
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.terminal.armies import ARMIES
from dicefront.games.spherewars.terminal.optionfiles import from_file
from dicefront.games.spherewars.terminal.words import Words
from dicefront.kernel.errors import BadData
from dicefront.parts.terminal.armyfile import find_army
from dicefront.text.messages import Messages
from tests.cli.conftest import Run
from tests.cli.table_scripts import only_file

FORD = Path(__file__).parents[1] / "data" / "the-ford.toml"
PAGE = Path(__file__).parents[4] / "docs" / "add-a-mission.md"


@pytest.mark.rule("SW-MIS-03")
def test_a_mission_of_a_file_is_played_and_called_by_its_name() -> None:
    mission = from_file("mission", str(FORD))
    table = GAME.table({"points": 500, "mission": mission}, ["book_skirmish_alliance"] * 2, seed=1)
    assert table.state.mission == "the_ford"
    assert Words(GAME, Messages("en"), []).named("mission", "the_ford", table.state) == "The Ford"
    dutch = Words(GAME, Messages("nl"), [])
    assert dutch.named("mission", "the_ford", table.state) == "De doorwaadbare plaats"
    assert dutch.queries.everybody(table.state) == [
        "#1 Dolmen op 10,20 (hoogte 2)",
        "#2 Dolmen op 30,20 (hoogte 2)",
    ]


@pytest.mark.parametrize(
    ("given", "density", "weather"),
    [
        ([], "common", "rolled"),
        (["density=none"], "none", "rolled"),
        (["weather=none", "points=500", "mission=crash"], "common", "none"),
        (["points=500", "mission={bare}"], "none", "none"),
    ],
    ids=["nothing said", "a bare table", "a mission", "a mission without scenery"],
)
def test_a_match_at_a_terminal_has_scenery_and_weather_unless_the_call_says_otherwise(
    run: Run, tmp_path: Path, given: list[str], density: str, weather: str
) -> None:
    bare = tmp_path / "bare.toml"
    bare.write_text('densities = ["none"]\n' + FORD.read_text("utf-8"), encoding="utf-8")
    options = [word for option in given for word in ("--option", option.format(bare=bare))]
    run("play", "spherewars", *options, "--seed", "3", input="")
    saved = only_file(tmp_path / "home" / "saves")
    played = json.loads(saved.read_text("utf-8").splitlines()[0])["options"]
    assert (played["density"], played["weather"]) == (density, weather)


def test_the_page_shows_the_mission_that_is_read_here() -> None:
    """Who follows the page to the letter has this very file."""
    page = PAGE.read_text("utf-8")
    shown = page.split("```toml\n")[1].split("```")[0]
    assert tomllib.loads(shown) == tomllib.loads(FORD.read_text("utf-8"))
    assert "--option mission=the-ford.toml" in page


def test_what_is_no_file_is_left_to_the_option() -> None:
    assert from_file("mission", "crash") is None
    assert from_file("density", "low.toml") is None


def test_one_of_several_missions_is_named(tmp_path: Path) -> None:
    text = FORD.read_text("utf-8")
    other = text.replace("the_ford", "the_pass")
    path = tmp_path / "ours.toml"
    path.write_text(f"[[mission]]\n{text}\n[[mission]]\n{other}", encoding="utf-8")
    found = from_file("mission", f"{path}:the_pass")
    assert isinstance(found, dict)
    assert found["id"] == "the_pass"
    with pytest.raises(BadData, match="with one of the_ford, the_pass"):
        from_file("mission", str(path))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("turns = 5", 'turns = "five"', r"\.turns: expected a whole number from 0 to 20, got 'five'"),
        ('glory = "most"', 'glory = "best"', r"\.glory: expected one of none, leader"),
        ("the_ford", "crash", r"\.id: expected an id that no mission of the game has, got 'crash'"),
        ("reach = 4", "raech = 4", r"\.raech: expected no such entry"),
        ("turns = 5", "turns = [", "expected a file in TOML"),
        ('"skirmish", "sovereign"', "", r"\.sizes: expected at least one of scout"),
        ("to = 8", "to = 2", r"zones 1: expected a zone of at least 3 inches, .*got '0 to 2'"),
        ("from = 32, to = 40", "from = 40, to = 32", "zones 2: .*from the lower y to the higher"),
        ("to = 40", "to = 41", r"zones 2\.to: expected a number from 0 to 40"),
        ("to = 8", "to = 33", r"\.zones: expected two zones that do not overlap"),
        ("reach = 4\n", "", r"\.reach: expected how near to an object counts"),
        ("x = 10", "x = 0.5", "objects 1: expected a place wholly on the table, got 'dolmen'"),
        ("x = 30", "x = 11", "objects 2: expected a place where no other object lies"),
        ("y = 20 }]", "y = 20, side = 2 }]", r"objects 2\.side: expected a whole number from 0 to 1, got 2"),
        ('points = "near"', 'points = "camp"', r"\.objects: expected one camp of each side"),
        ('glory = "most"', 'glory = "centre"', r"\.centre: expected a central piece"),
        ('id = "the_ford"', '[mission]\nid = "the_ford"', r"mission: expected a list, \[\[mission\]\]"),
    ],
)
def test_what_is_wrong_with_a_mission_is_told_with_its_place(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(FORD.read_text("utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(BadData, match=said) as caught:
        from_file("mission", str(path))
    assert "broken.toml" in str(caught.value)


def test_two_missions_of_a_file_have_two_ids(tmp_path: Path) -> None:
    path = tmp_path / "twice.toml"
    path.write_text(f"[[mission]]\n{FORD.read_text('utf-8')}\n" * 2, encoding="utf-8")
    with pytest.raises(BadData, match=r"twice\.toml: mission 2\.id: expected an id that comes once"):
        from_file("mission", f"{path}:the_ford")


def test_a_field_is_read_and_judged(tmp_path: Path) -> None:
    path = tmp_path / "field.json"
    path.write_text('{"pieces": [{"kind": "wood", "x": 12, "y": 20}]}', encoding="utf-8")
    assert from_file("field", str(path)) == {"pieces": [{"kind": "wood", "x": 12, "y": 20}]}
    path.write_text('{"pieces": [{"kind": "pond", "x": 12, "y": 20}]}', encoding="utf-8")
    with pytest.raises(BadData, match=r"field\.json: pieces 1\.kind: .*got 'pond'"):
        from_file("field", str(path))
    path.write_text("[1]", encoding="utf-8")
    with pytest.raises(BadData, match="expected an object"):
        from_file("field", str(path))


# -- bands and profiles ---------------------------------------------------------------------------

RAIDERS = Path(__file__).parents[1] / "data" / "reef-raiders.txt"
GUIDE = (Path(__file__).parents[4] / "docs" / "add-a-band.md").read_text("utf-8")


@pytest.mark.rule("SW-BAN-01")
def test_a_band_of_a_file_may_be_played() -> None:
    options = GAME.complete_options(None)
    band = find_army(str(RAIDERS), ARMIES, options)
    assert band.name == "Reef Raiders"
    assert RAIDERS.read_text("utf-8") in GUIDE
    assert ARMIES.problems(band.entries, options) == []
    assert [ARMIES.cost(entry, options) for entry in band.entries] == [74, 69, 65, 52]


def with_the_profile_of_the_guide(**changes: Any) -> dict[str, Any]:
    files = house_files()
    added = tomllib.loads(GUIDE.split("```toml\n")[1].split("```")[0])["combatant"][0]
    scions: Any = files["scions_of_kurgan.toml"]
    files["scions_of_kurgan.toml"] = {**scions, "combatant": [*scions["combatant"], {**added, **changes}]}
    return files


def test_the_profile_of_the_guide_is_read_and_its_mistake_is_told_as_it_says() -> None:
    found = read_catalogue(with_the_profile_of_the_guide())
    warden = found.profiles["reef_warden"]
    assert warden in found.recruits("scions_of_kurgan")
    assert (warden.bp, warden.str, warden.wounds) == (60, 3, 5)
    with pytest.raises(BadData) as caught:
        read_catalogue(with_the_profile_of_the_guide(wounds=6))
    assert f"`{caught.value}`" in GUIDE
