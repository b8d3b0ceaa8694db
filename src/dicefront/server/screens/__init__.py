"""What a screen needs to know of a game beyond its view: one module for each game that has more to tell."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from dicefront.parts.show.screen import Screen
from dicefront.server.registry import rules_of

__all__ = ["Screen", "screen_of"]


@cache
def screen_of(game_id: str) -> Screen:
    """The screen of a game; a game without one of its own gets plain lists."""
    name = f"{__name__}.{game_id}"
    kind: type[Screen] = Screen
    if find_spec(name) is not None:
        kind = import_module(name).SCREEN
    return kind(rules_of(game_id))
