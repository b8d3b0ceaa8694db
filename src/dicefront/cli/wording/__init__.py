"""Words for the games: what happened, what is asked and what is refused, for people at a table.

Each game may have a module of its own here, named as its id, with a class ``Words``; without one the base
class serves, which knows nothing of the game but its notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from dicefront.cli.wording.wording import Wording
from dicefront.kernel.game import Game
from dicefront.text.messages import Messages


def wording_of(game: Game[Any], messages: Messages, names: Sequence[str] = ()) -> Wording:
    """The words of a game in a language; ``names`` are those of the players, as far as they have one."""
    name = f"{__name__}.{game.id}"
    try:
        kind: type[Wording] = import_module(name).Words
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        kind = Wording
    return kind(game, messages, list(names))
