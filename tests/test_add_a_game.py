"""The page about adding a game names all that a game may have, and files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.question import Question
from tests.pages import ROOT, page

PAGE = page("add-a-game")
SOURCES = ROOT / "src" / "dicefront"

OF_A_GAME = ["next_procedure", "view", "diagram", "spell", "read", "problem_of_state", "side", "resign"]
OF_A_GAME += ["turn", "activation", "interrupts", "as_seen", "imagine"]
OF_A_QUESTION = ["read", "write", "candidates", "sample", "gesture", "show"]


@pytest.mark.parametrize(("base", "names"), [(Game, OF_A_GAME), (Question, OF_A_QUESTION)])
def test_what_a_game_and_its_questions_write_is_named_and_is_there(base: type, names: list[str]) -> None:
    for name in names:
        assert hasattr(base, name)
        assert re.search(rf"`{name}\b", PAGE), f"{name} is not on the page"


def test_every_part_that_a_game_has_is_named() -> None:
    homes = [Path(str(SOURCES / "games" / name)) for name in game_ids()]
    parts = {path.name for home in homes for path in home.iterdir() if (path / "__init__.py").is_file()}
    for part in [*(parts - {"rules"}), "scenes"]:
        assert f"`{part}/`" in PAGE or f"`{part}`" in PAGE, part
        assert any(game(name).part(part) is not None for name in game_ids())


def test_every_step_has_its_number() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", PAGE, re.M)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`((?:kernel|parts|tests|web)/[\w/.-]+\.(?:py|ts|toml))`", PAGE)
    assert len(named) >= 8
    for name in named:
        assert (SOURCES / name).is_file() or (ROOT / name).is_file(), name
    for name in ("terms.py", "game.py", "flow.py", "options.py"):
        assert f"`{name}`" in PAGE
        assert all(
            list((SOURCES / "games" / one / "rules").glob(name)) or name == "flow.py" for one in game_ids()
        )
    for link in re.findall(r"\]\(([\w-]+\.md)\)", PAGE):
        assert (ROOT / "docs" / link).is_file(), link
