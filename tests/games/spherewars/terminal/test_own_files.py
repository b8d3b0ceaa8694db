"""Missions and fields of one's own from files."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.terminal.optionfiles import from_file
from dicefront.games.spherewars.terminal.words import Words
from dicefront.kernel.errors import BadData
from dicefront.text.messages import Messages

FORD = Path(__file__).parents[1] / "data" / "the-ford.toml"


@pytest.mark.rule("SW-MIS-03")
def test_a_mission_of_a_file_is_played_and_called_by_its_name() -> None:
    mission = from_file("mission", str(FORD))
    table = GAME.table({"points": 500, "mission": mission}, ["book_skirmish_alliance"] * 2, seed=1)
    assert table.state.mission == "the_ford"
    assert Words(GAME, Messages("en"), []).named("mission", "the_ford", table.state) == "The Ford"
    dutch = Words(GAME, Messages("nl"), [])
    assert dutch.named("mission", "the_ford", table.state) == "De doorwaadbare plaats"
    assert dutch.queries.everybody(table.state) == ["#1 Dolmen op 10,20", "#2 Dolmen op 30,20"]


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


def test_a_field_is_read_and_judged(tmp_path: Path) -> None:
    path = tmp_path / "field.json"
    path.write_text('{"pieces": [{"kind": "wood", "x": 12, "y": 20}]}', encoding="utf-8")
    assert from_file("field", str(path)) == {"pieces": [{"kind": "wood", "x": 12, "y": 20}]}
    path.write_text('{"pieces": [{"kind": "pond", "x": 12, "y": 20}]}', encoding="utf-8")
    with pytest.raises(BadData, match="got 'pond'"):
        from_file("field", str(path))
    path.write_text("[1]", encoding="utf-8")
    with pytest.raises(BadData, match="expected an object"):
        from_file("field", str(path))
