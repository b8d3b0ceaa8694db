"""Drawings of the tables: one module for each game, named as its id, with a class ``Drawing``."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dicefront.cli.boards.drawing import Board
from dicefront.cli.wording.wording import Wording
from dicefront.kernel.game import Game


def board_of(game: Game[Any], words: Wording) -> Board:
    """The drawing of a game; a game without one is shown by its own diagram."""
    name = f"{__name__}.{game.id}"
    kind: type[Board] = import_module(name).Drawing if find_spec(name) is not None else Board
    return kind(game, words)
