"""The games that are installed, found once: looking for them goes through all installed packages."""

from __future__ import annotations

from functools import cache
from typing import Any

from dicefront.kernel.game import Game, game, game_ids


@cache
def known_games() -> list[str]:
    """The ids of all games."""
    return game_ids()


@cache
def rules_of(id: str) -> Game[Any]:
    """The game of an id; ``BadData`` lists those there are."""
    return game(id)
