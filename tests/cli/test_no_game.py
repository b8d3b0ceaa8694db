"""The command line knows no game: what it needs of one it asks the game's own part."""

from __future__ import annotations

from pathlib import Path

import pytest

import dicefront
from dicefront.cli.games import title_of
from dicefront.kernel.game import game, game_ids

SOURCES = Path(dicefront.__file__).parent
FILES = sorted(path for name in ("cli", "parts/terminal") for path in (SOURCES / name).rglob("*.py"))


@pytest.mark.parametrize("id", game_ids())
def test_no_source_of_the_command_line_names_a_game(id: str) -> None:
    names = [id, title_of(game(id))]
    assert len(FILES) > 40
    found = [path.name for path in FILES if any(name in path.read_text(encoding="utf-8") for name in names)]
    assert found == []
