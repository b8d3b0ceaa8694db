"""What can be asked about the odds of a game: one module for each game that can tell."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json


class Odds:
    """An answer: the question as it was understood, and the chance of each outcome; they add up to one.

    ``sums`` are outcomes that are put together, such as a hit out of all that can follow one.
    """

    def __init__(
        self, asked: str, outcomes: dict[str, Fraction], sums: dict[str, Fraction], rule: str
    ) -> None:
        self.asked = asked
        self.outcomes = outcomes
        self.sums = sums
        self.rule = rule


Reader = Callable[[str, dict[str, Json]], Odds]
"""Reads an expression and answers it; ``BadData`` says what is not understood."""


def reader_of(game: Game[Any]) -> Reader | None:
    """What reads the expressions of a game, if anything does."""
    name = f"{__name__}.{game.id}"
    if find_spec(name) is None:
        return None
    read: Reader = import_module(name).read
    return read
