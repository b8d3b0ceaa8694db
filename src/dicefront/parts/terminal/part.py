"""The part of a game that a terminal needs, and how a command finds it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.armies import Armies
from dicefront.parts.terminal.drawing import Board
from dicefront.parts.terminal.odds import Reader
from dicefront.parts.terminal.wording import Wording
from dicefront.text.messages import Messages

OptionFile = Callable[[str, str], Json]
"""Reads the file that the value of an option names; ``None`` if it names none, ``BadData`` if it is wrong."""


class Terminal:
    """What a game brings to a terminal. All of it may be missing.

    - ``words`` says what happens, what is asked and what is refused;
    - ``drawing`` draws the table;
    - ``armies`` knows the armies, if the game has any;
    - ``odds`` reads what can be asked about chances, such as ``d8 -> d6``;
    - ``option_file`` reads options that are files, such as ``track=own.toml``.

    Its own commands are modules in a folder ``commands`` beside it (see ``parts.terminal.commands``).
    """

    def __init__(
        self,
        words: type[Wording] = Wording,
        drawing: type[Board] = Board,
        armies: Armies | None = None,
        odds: Reader | None = None,
        option_file: OptionFile | None = None,
    ) -> None:
        self.words = words
        self.drawing = drawing
        self.armies = armies
        self.odds = odds
        self.option_file = option_file


PLAIN = Terminal()
"""For games that bring nothing."""


def terminal_of(game: Game[Any]) -> Terminal:
    """What a game brings to a terminal."""
    part = game.part("terminal")
    if part is None:
        return PLAIN
    found = part.TERMINAL
    assert isinstance(found, Terminal)
    return found


def wording_of(game: Game[Any], messages: Messages, names: Sequence[str] = ()) -> Wording:
    """The words of a game in a language; ``names`` are those of the players, as far as they have one."""
    return terminal_of(game).words(game, messages, list(names))


def board_of(game: Game[Any], words: Wording) -> Board:
    """The drawing of a game; a game without one is shown by its own diagram."""
    return terminal_of(game).drawing(game, words)


def armies_of(game: Game[Any]) -> Armies | None:
    """The armies of a game, if it has any."""
    return terminal_of(game).armies


def reader_of(game: Game[Any]) -> Reader | None:
    """What reads the expressions of a game, if anything does."""
    return terminal_of(game).odds


def option_from_file(game: Game[Any], name: str, value: str) -> Json:
    """What a file says about an option; ``None`` if the value names no file. ``BadData`` names the place."""
    read = terminal_of(game).option_file
    return None if read is None else read(name, value)
