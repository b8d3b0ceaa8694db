"""The games that are installed, found once: looking for them goes through all installed packages."""

from __future__ import annotations

from functools import cache
from typing import Any

from dicefront.kernel.game import Game, game, game_ids
from dicefront.server.problems import Failed


@cache
def known_games() -> list[str]:
    """The ids of all games."""
    return game_ids()


@cache
def rules_of(id: str) -> Game[Any]:
    """The game of an id; ``BadData`` lists those there are."""
    return game(id)


def game_of(id: str) -> Game[Any]:
    """A game by its id; 404 if there is none."""
    if id not in known_games():
        raise Failed(404, "no-such-game", {"known": [*known_games()]})
    return rules_of(id)
