"""A few hundred of the many random games that tools/random_games.py plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.game import Game
from tests.conformance.registered import every_game, share
from tools import random_games


@every_game
def test_many_random_games_play_without_a_fault(game: Game[Any], tmp_path: Path) -> None:
    assert random_games.main([game.id, "-n", str(share(game, 100)), "--seed", "77", "--every", "0"]) == 0


@every_game
def test_a_broken_invariant_is_reported_with_the_way_to_repeat_it(
    game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = BrokenRules(game)
    monkeypatch.setattr(random_games, "game", lambda _: rules)
    _, failure = random_games.play_one(random_games.Hunt(game.id, 5, every=10), 3)

    assert failure is not None
    report = failure.report(tmp_path)
    assert "something is wrong" in report
    assert f"python tools/random_games.py {game.id} --seed 5 --only 3" in report
    assert (tmp_path / f"{game.id}-5-3.log").read_text(encoding="utf-8").startswith("{")


class BrokenRules:
    """A game with an invariant that never holds."""

    def __init__(self, game: Game[Any]) -> None:
        self.options = game.options
        self.complete_options = game.complete_options
        self.table = game.table
        self.part = game.part

    def problem_of_state(self, state: object) -> str:
        return "something is wrong"
