"""Dicefront: tabletop games as real software."""

from importlib import import_module
from typing import TYPE_CHECKING

from dicefront import _build

_build.choose()  # before any other module of the package is imported

if TYPE_CHECKING:
    from dicefront.kernel.draw import Draw
    from dicefront.kernel.game import Game, Outcome, game, game_ids
    from dicefront.kernel.log import Log, load_log, log_of, read_log
    from dicefront.kernel.playout import play_randomly
    from dicefront.kernel.seat import Agent, Seat, play
    from dicefront.kernel.table import Table

__all__ = [
    "Agent",
    "Draw",
    "Game",
    "Log",
    "Outcome",
    "Seat",
    "Table",
    "__version__",
    "game",
    "game_ids",
    "load_log",
    "log_of",
    "play",
    "play_randomly",
    "read_log",
]

__version__ = "0.1.0"

_HOMES = {
    "Agent": "seat",
    "Draw": "draw",
    "Game": "game",
    "Log": "log",
    "Outcome": "game",
    "Seat": "seat",
    "Table": "table",
    "game": "game",
    "game_ids": "game",
    "load_log": "log",
    "log_of": "log",
    "play": "seat",
    "play_randomly": "playout",
    "read_log": "log",
}


def __getattr__(name: str) -> object:
    # The kernel is loaded on first use, so that `import dicefront` costs next to nothing.
    if name in _HOMES:
        return getattr(import_module(f"dicefront.kernel.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
