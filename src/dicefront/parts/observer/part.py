"""The observer of a game: its own if it brings one, else the one that reads its views."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.game import Game
from dicefront.parts.observer.datafiles import template_for
from dicefront.parts.observer.observer import Observer


def observer_of(game: Game[Any], seats: int, slots: int = 0, quick: bool = True) -> Observer:
    """What writes observations at a table with so many seats; ``slots`` of 0 are as many as usual.

    ``quick=False`` reads views and signs even if the game brings an observer of its own, which writes the
    same words in less time.
    """
    schema = template_for(game).schema(seats, slots)
    part = game.part("observer") if quick else None
    found: Observer = Observer(game, schema) if part is None else part.Observer(game, schema)
    return found
