"""Factions of one's own: a file, an option, and a match whose log needs neither."""

from pathlib import Path
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.optionsfile import complete_options, options_of
from dicefront.games.home_raiders.rules.team import ready_teams, team_problems
from dicefront.games.home_raiders.scenes import team
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of, read_log
from dicefront.kernel.testing import check_moment, fingerprint, offered
from dicefront.skirmish.datafiles import load_toml
from tests.games.home_raiders.musters import mustered
from tests.games.home_raiders.names import EXPLORER, SCOUTS, has
from tests.pages import blocks, page

MICE = Path(__file__).parent / "data" / "attic-mice.toml"
GUIDE = Path(__file__).parents[3] / "docs" / "add-a-faction.md"


def mice() -> Any:
    return load_toml(str(MICE))


@pytest.mark.rule("HR-CRD-01", "HR-TEA-03")
def test_a_faction_is_added_without_touching_code() -> None:
    state = mustered("mi-6-attic", "gr-6-scrapyard", cards=mice())
    troops = [(troop.card.id, len(troop.members)) for troop in state.troops if troop.owner == 0]
    assert troops == [("mi-nibblers", 5), ("mi-crumb-slingers", 3), ("mi-trapbreaker", 1)]
    assert has(state.characters[0].kit, SCOUTS)
    assert has(state.characters[7].kit, EXPLORER)
    assert all(one.card.own for one in state.characters if one.owner == 0)


@pytest.mark.rule("HR-TEA-03")
def test_own_teams_obey_the_rules_too() -> None:
    options = options_of(complete_options({"cards": mice()}))
    mixed = team("attic-mice", "mi-nibblers", "nl-ada-brass")
    assert [one.rule for one in team_problems(mixed, options)] == ["HR-TEA-03"]
    assert team_problems(team("attic-mice", "mi-nibblers*2"), options) == []
    assert "mi-6-attic" in ready_teams(options)
    plain = options_of(complete_options({}))
    assert team_problems("mi-6-attic", plain)


@pytest.mark.rule("HR-OPT-09")
def test_a_match_with_an_own_faction_can_be_replayed_from_its_log_alone() -> None:
    given: Json = {"cards": mice(), "table": "kitchen-counter"}
    match = GAME.table(given, ["mi-6-attic", "mi-6-attic"], seed=4)
    draw = Draw(4)
    for number in range(60):
        if number % 12 == 0:
            check_moment(match)
        question = match.pending[draw.below(len(match.pending))]
        options = offered(question)
        match.answer(question.player, options[draw.below(len(options))])
    again = read_log(log_of(match).to_text()).replay()
    assert fingerprint(again) == fingerprint(match)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cost": 1}, r"card 1 \(mi-nibblers\)\.cost: expected 2 for 43\.0 points, got 1"),
        ({"id": "gr-ragmen"}, r"card 1 \(gr-ragmen\)\.id: expected an id not used before"),
        (
            {"faction": "ghosts"},
            r"card 1 \(mi-nibblers\)\.faction: expected one of .*attic-mice",
        ),
        ({"troop": "leader"}, r"card 1 \(mi-nibblers\)\.force: expected a whole number from 1 to 1, got 4"),
    ],
)
def test_mistakes_are_named(change: dict[str, Any], message: str) -> None:
    data = mice()
    data["card"][0].update(change)
    with pytest.raises(BadData, match=message):
        complete_options({"cards": data})


def test_the_guide_says_what_is_true(tmp_path: Path) -> None:
    """Its example is read, with the Leader of the sample file added."""
    text = GUIDE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    whisker = MICE.read_text(encoding="utf-8").split("[[card]]")[3]
    path = tmp_path / "mice.toml"
    path.write_text(text.replace("[[team]]", f"[[card]]{whisker}\n[[team]]"), encoding="utf-8")
    options = options_of(complete_options({"cards": load_toml(str(path))}))
    assert team_problems("mi-6-attic", options) == []
    assert options.teams["mi-6-attic"].characters() == 9


def test_the_guide_sets_up_a_match_with_the_faction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It uses what every program may use, and goes past no door."""
    (code, _) = blocks(page("add-a-faction"), "python")
    assert "dicefront." not in code
    (tmp_path / "attic-mice.toml").write_bytes(MICE.read_bytes())
    monkeypatch.chdir(tmp_path)
    found: dict[str, Any] = {}
    exec(code, found)
    assert any(one.card.own for one in found["table"].state.characters)
