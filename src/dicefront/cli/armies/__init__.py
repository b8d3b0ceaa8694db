"""What the command line knows about the armies of a game: one module for each game that has armies."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json


class Problem:
    """Something that is wrong with an army: a message, the paragraph, and the entry (-1: the whole)."""

    def __init__(self, reason: str, rule: str, args: dict[str, Json], entry: int, unreadable: bool) -> None:
        self.reason = reason
        self.rule = rule
        self.args = args
        self.entry = entry
        self.unreadable = unreadable


class Armies:
    """What there is to know; the base knows nothing."""

    key = "minis"
    """Under which name a file lists its entries."""

    def ready_made(self) -> list[dict[str, Json]]:
        """All ready-made armies with name, points and entries, whatever the options."""
        raise NotImplementedError

    def looks_like_entries(self, text: str) -> bool:
        """Whether a text in the call lists entries, rather than naming an army."""
        raise NotImplementedError

    def problems(self, entries: list[str], options: dict[str, Json]) -> list[Problem]:
        """Everything that is wrong."""
        raise NotImplementedError

    def cost(self, entry: str) -> int | None:
        """The points of an entry; ``None`` if it cannot be read."""
        raise NotImplementedError

    def budget(self, options: dict[str, Json]) -> int | None:
        """The points there are to spend; ``None`` without points."""
        raise NotImplementedError


def armies_of(game: Game[Any]) -> Armies | None:
    """The armies of a game, if it has any."""
    name = f"{__name__}.{game.id}"
    if find_spec(name) is None:
        return None
    found = import_module(name).ARMIES
    assert isinstance(found, Armies)
    return found
