"""What a screen says about a game has a message in every language, and nothing else has."""

from __future__ import annotations

import re

import pytest

from dicefront.kernel.game import game_ids
from dicefront.text.messages import LANGUAGES, entry_name
from tests.text.emitted import SOURCES, messages_of

PREFIXED = re.compile(r'f"\{PREFIX\}([a-z-]+)"')
COMPOSED = [
    r"chessboard-show-wanted-(attack|defence|save|skill)",
    r"chessboard-show-reroll-(attack|defence|save|skill)-(yes|no)",
    r"chessboard-show-turn-pick-up-(yes|no)",
    r"chessboard-show-(setup-obstacle|turn-drop)-none",
    r"home_raiders-show-do-(marker|grapple|heal|teleport)",
    r"spherewars-show-points-(mission|blood|glory)",
    r".*-show-(no-move|over-the-edge|beside)",  # named by skirmish, for the game that asks
]
"""Messages whose ids are put together; the tests of screens meet them."""

every_game = pytest.mark.parametrize("game", game_ids())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def named(game: str) -> set[str]:
    found: set[str] = set()
    home = SOURCES / "games" / game
    for path in [*(home / "show").rglob("*.py"), *(home / "rules").rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        found |= {entry_name(id_) for id_ in re.findall(rf'"({game}\.show\.[a-z_.-]+[a-z])"', text)}
        found |= {f"{game}-show-{name}" for name in PREFIXED.findall(text)}
    return found


def entries(language: str, game: str) -> set[str]:
    return {entry for entry in messages_of(language, f"{game}.ftl") if entry.startswith(f"{game}-show-")}


@every_language
@every_game
def test_a_screen_has_every_message_it_names(game: str, language: str) -> None:
    assert len(named(game)) > 10
    assert sorted(named(game) - entries(language, game)) == []


@every_language
@every_game
def test_a_screen_uses_every_message_it_has(game: str, language: str) -> None:
    unused = entries(language, game) - named(game)
    assert [entry for entry in sorted(unused) if not any(re.fullmatch(one, entry) for one in COMPOSED)] == []
