"""Drawings of the tables: one module for each game, named as its id, with a class ``Drawing``."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from dicefront.cli.boards.drawing import Board
from dicefront.cli.wording.wording import Wording
from dicefront.kernel.game import Game


def board_of(game: Game[Any], words: Wording) -> Board:
    """The drawing of a game; a game without one is shown by its own diagram."""
    name = f"{__name__}.{game.id}"
    try:
        kind: type[Board] = import_module(name).Drawing
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        kind = Board
    return kind(game, words)
