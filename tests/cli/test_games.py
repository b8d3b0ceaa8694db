"""``dicefront games``."""

from __future__ import annotations

import json

from dicefront.games.chessboard.rules.catalogue import READY_ARMIES
from dicefront.games.chessboard.rules.options import OPTIONS
from tests.cli.conftest import Run


def test_games_are_listed(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "chessboard    Chessboard Skirmish 1.0\n" in result.stdout
    assert "home_raiders  Home Raiders 1.1\n" in result.stdout
    assert {"id": "chessboard", "rules": "1.0", "code": "CB"} in json.loads(run("games", "--json").stdout)


def test_a_game_shows_options_with_values_default_and_paragraph(run: Run) -> None:
    text = run("games", "chessboard").stdout
    assert "  points            20, 30 *, 40, 50  [CB-OPT-03]\n" in text
    assert "  obstacle_count    0 to 32 (10 *)  [CB-OPT-07]\n" in text
    assert "  round_limit       0 *, 3 to 100  [CB-OPT-18]\n" in text
    assert all(f"  {option.name} " in text for option in OPTIONS)


def test_a_game_shows_its_ready_made_armies(run: Run) -> None:
    text = run("games", "chessboard").stdout
    assert "   30  Captain      d8 hero, d6, d4, d4, d4\n" in text
    found = json.loads(run("games", "chessboard", "--json").stdout)
    assert len(found["armies"]) == len(READY_ARMIES) + 1
    assert [option["name"] for option in found["options"]] == [option.name for option in OPTIONS]


def test_a_game_in_dutch(run: Run) -> None:
    text = run("games", "chessboard", "--lang", "nl").stdout
    assert "Kant-en-klare legers" in text
    assert "Obstakels: geen, door de spelers gezet" in text
