"""What can be asked about the odds of a game."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

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
