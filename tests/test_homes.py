"""Everything about a game lives in its home: no other file names a game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from dicefront.kernel.game import game_ids
from dicefront.text.messages import LANGUAGES, Messages
from tests.text.emitted import SHARED, messages_of

ROOT = Path(__file__).parents[1]
CODE = {".py", ".ts", ".svelte", ".css", ".js", ".html"}

WEB_OFFENDERS: set[str] = set()
"""Files of the client that still name a game; the list may only shrink."""


@cache
def names_of_games() -> re.Pattern[str]:
    """The ids of all games and their titles in every language, however they are joined and written."""
    titles = {Messages(language).text(f"{name}.title", {}) for name in game_ids() for language in LANGUAGES}
    words = [re.split(r"[\W_]+", name) for name in {*game_ids(), *titles}]
    return re.compile("|".join(sorted(r"[\W_]?".join(parts) for parts in words)), re.IGNORECASE)


def offenders(folder: Path, homes: Path, registry: str = "") -> dict[str, list[str]]:
    """Files under a folder that name a game, with the names; a game's own home and the registry may."""
    own = [homes / name for name in game_ids()]
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix not in CODE or name == registry or any(path.is_relative_to(home) for home in own):
            continue
        named = sorted(set(names_of_games().findall(f"{name}\n{path.read_text('utf-8')}")))
        if named:
            found[name] = named
    return found


def test_rooms_that_all_games_share_name_no_game() -> None:
    folder = ROOT / "src" / "dicefront"
    found = offenders(folder, folder / "games")
    built = "server/static/"  # the client, which holds all games
    assert {name: found[name] for name in found if not name.startswith(built)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_all_games_share_are_about_no_game(language: str) -> None:
    names = {name for file in SHARED for name in messages_of(language, file)}
    found = {name for name in names if names_of_games().search(name)}
    assert found == set()


def test_only_the_homes_of_games_and_the_registry_name_games_in_the_client() -> None:
    web = ROOT / "web" / "src"
    found = offenders(web, web / "games", "games/index.ts")
    assert {name: found[name] for name in found.keys() - WEB_OFFENDERS} == {}
    assert WEB_OFFENDERS - found.keys() == set(), "these name no game any more: take them off the list"


def test_the_registry_of_the_client_lists_every_home_and_each_is_that_of_a_game() -> None:
    games = ROOT / "web" / "src" / "games"
    homes = sorted(path.name for path in games.iterdir() if path.is_dir())
    assert set(homes) <= set(game_ids())
    assert re.findall(r'^import (\w+) from "\./\1";$', (games / "index.ts").read_text("utf-8"), re.M) == homes


@pytest.mark.parametrize(
    "text", ["home_raiders", "Home Raiders", "homeRaiders", "HOME-RAIDERS", "crystals_to_win"]
)
def test_a_name_is_found_however_it_is_written(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text(f"const one = '{text}';", "utf-8")
    (tmp_path / "b.ts").write_text("const one = 'crystal board';", "utf-8")
    assert list(offenders(tmp_path, tmp_path / "games")) == ["a.ts"]


def test_a_home_and_the_registry_may_name_games(tmp_path: Path) -> None:
    home = tmp_path / "games" / "crystals"
    home.mkdir(parents=True)
    for path in (home / "a.ts", tmp_path / "games" / "index.ts", tmp_path / "games" / "other.ts"):
        path.write_text("crystals", "utf-8")
    assert list(offenders(tmp_path, tmp_path / "games", "games/index.ts")) == ["games/other.ts"]
