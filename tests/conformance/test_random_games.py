"""A few hundred of the many random games that tools/random_games.py plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dicefront.kernel.game import Game, game
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
    _, _, failure = random_games.play_one(random_games.Hunt(game.id, 5, every=10), 3)

    assert failure is not None
    report = failure.report(tmp_path)
    assert "something is wrong" in report
    assert f"python tools/random_games.py {game.id} --seed 5 --only 3" in report
    assert (tmp_path / f"{game.id}-5-3.log").read_text(encoding="utf-8").startswith("{")


def test_a_diary_has_a_line_for_every_game_and_says_what_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = tmp_path / "diary"
    hunt = random_games.Hunt("crystals", 5, every=0, diary=diary)
    sound = random_games.play_chunk((hunt, 0, 2))
    assert sound.longest > 0.0
    assert not sound.failures
    lines = diary.read_text(encoding="utf-8").splitlines()
    assert [line.partition(" every")[0] for line in lines] == [
        "crystals random seed 5 game 0",
        "crystals random seed 5 game 1",
    ]
    assert all(line.endswith(": sound") for line in lines)
    assert sum(int(line.partition(" every 0: ")[2].partition(" ")[0]) for line in lines) == sound.decisions

    rules = BrokenRules(game("crystals"))
    monkeypatch.setattr(random_games, "game", lambda _: rules)
    random_games.play_chunk((hunt, 2, 3))
    broken = diary.read_text(encoding="utf-8")
    assert "crystals random seed 5 game 2" in broken
    assert broken.rstrip().endswith(hunt.again(2))
    assert "FAULT" in broken


class BrokenRules:
    """A game with an invariant that never holds."""

    def __init__(self, game: Game[Any]) -> None:
        self.options = game.options
        self.complete_options = game.complete_options
        self.table = game.table
        self.part = game.part

    def problem_of_state(self, state: object) -> str:
        return "something is wrong"
