"""Dicefront: tabletop games as real software."""

from importlib import import_module
from typing import TYPE_CHECKING

from dicefront import _build

_build.choose()  # before any other module of the package is imported

if TYPE_CHECKING:
    from dicefront import scenes
    from dicefront.kernel.dice import Dice, FastDice, ManualDice, Roll, ScriptedDice, SeededDice
    from dicefront.kernel.draw import Draw
    from dicefront.kernel.errors import (
        BadData,
        BrokenLog,
        CannotUndo,
        DiceError,
        IllegalAnswer,
        NotYourDecision,
        Refusal,
        RulesError,
        TableError,
        UnreadableAnswer,
    )
    from dicefront.kernel.game import Game, Outcome, game, game_ids
    from dicefront.kernel.log import Log, load_log, log_of, read_log
    from dicefront.kernel.playout import play_randomly
    from dicefront.kernel.position import Position, read_position
    from dicefront.kernel.seat import Agent, Seat, play
    from dicefront.kernel.table import Table
    from dicefront.tabletop.units import inches

__all__ = [
    "Agent",
    "BadData",
    "BrokenLog",
    "CannotUndo",
    "Dice",
    "DiceError",
    "Draw",
    "FastDice",
    "Game",
    "IllegalAnswer",
    "Log",
    "ManualDice",
    "NotYourDecision",
    "Outcome",
    "Position",
    "Refusal",
    "Roll",
    "RulesError",
    "ScriptedDice",
    "Seat",
    "SeededDice",
    "Table",
    "TableError",
    "UnreadableAnswer",
    "__version__",
    "game",
    "game_ids",
    "inches",
    "load_log",
    "log_of",
    "play",
    "play_randomly",
    "read_log",
    "read_position",
    "scenes",
]

__version__ = "0.1.0"

_HOMES = {
    "Agent": "kernel.seat",
    "BadData": "kernel.errors",
    "BrokenLog": "kernel.errors",
    "CannotUndo": "kernel.errors",
    "Dice": "kernel.dice",
    "DiceError": "kernel.errors",
    "Draw": "kernel.draw",
    "FastDice": "kernel.dice",
    "Game": "kernel.game",
    "IllegalAnswer": "kernel.errors",
    "Log": "kernel.log",
    "ManualDice": "kernel.dice",
    "NotYourDecision": "kernel.errors",
    "Outcome": "kernel.game",
    "Position": "kernel.position",
    "Refusal": "kernel.errors",
    "Roll": "kernel.dice",
    "RulesError": "kernel.errors",
    "ScriptedDice": "kernel.dice",
    "Seat": "kernel.seat",
    "SeededDice": "kernel.dice",
    "Table": "kernel.table",
    "TableError": "kernel.errors",
    "UnreadableAnswer": "kernel.errors",
    "game": "kernel.game",
    "game_ids": "kernel.game",
    "inches": "tabletop.units",
    "load_log": "kernel.log",
    "log_of": "kernel.log",
    "play": "kernel.seat",
    "play_randomly": "kernel.playout",
    "read_log": "kernel.log",
    "read_position": "kernel.position",
}


def __getattr__(name: str) -> object:
    # The kernel is loaded on first use, so that `import dicefront` costs next to nothing.
    if name in _HOMES:
        return getattr(import_module(f"dicefront.{_HOMES[name]}"), name)
    if name == "scenes":
        return import_module("dicefront.scenes")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
