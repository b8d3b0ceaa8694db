"""Golden playthroughs: written anew, they must be what they were, to the last character, on both builds."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.game import Game
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.matches import Playthrough
from tests.conformance.registered import GAMES, every_game
from tools.playthroughs import FOLDER, file_of, playthrough

REGENERATE = "if the change is meant, run: python -m tools.playthroughs"
LARGEST = 80_000

CASES = [
    pytest.param(game, chosen, id=f"{game.id}-{chosen.name}")
    for game in GAMES
    for chosen in lab_of(game).playthroughs
]


@pytest.mark.parametrize(("game", "chosen"), CASES)
def test_a_playthrough_is_what_it_was(game: Game[Any], chosen: Playthrough) -> None:
    path = file_of(game, chosen)
    assert path.is_file(), f"{path.name} is not there; run: python -m tools.playthroughs {game.id}"
    now, then = playthrough(game, chosen).splitlines(), path.read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(now, then, strict=False), start=1):
        assert new == old, f"{path.name}:{number} has changed; {REGENERATE}"
    assert len(now) == len(then), f"{path.name} has another length; {REGENERATE}"


@every_game
def test_every_game_has_playthroughs_that_can_be_read(game: Game[Any]) -> None:
    files = sorted(FOLDER.glob(f"{game.id}-*.txt"))
    assert files, f"{game.id} has no playthrough; run: python -m tools.playthroughs {game.id}"
    assert {file.name for file in files} == {
        file_of(game, chosen).name for chosen in lab_of(game).playthroughs
    }
    for file in files:
        assert file.stat().st_size < LARGEST, f"{file.name} is too long to be read"
