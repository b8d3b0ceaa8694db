"""What an opponent must know of a game: the same few questions for every game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.game import State
from dicefront.kernel.question import Question

CERTAIN: Final = 1024
"""Chances are whole numbers out of this."""
WON: Final = 1_000_000
"""The value of a game that is won; lost is the same below zero, and everything else lies far between."""


class Line:
    """Some answers in a row as they are written, by kind of question, and how good they look."""

    def __init__(self, score: int, kinds: list[str], answers: list[object]) -> None:
        self.score = score
        self.kinds = kinds
        self.answers = answers


@mypyc_attr(allow_interpreted_subclasses=True)  # other games bring their own, and need not compile it
class Evaluation:
    """The hand-written knowledge of one game. Reads states and questions, and changes neither.

    ``opening`` is the question with which a turn begins.
    """

    def __init__(self, opening: str) -> None:
        self.opening = opening

    def evaluate(self, state: State, player: int) -> int:
        """How well a player stands, from ``-WON`` to ``WON``."""
        raise NotImplementedError

    def answer(self, state: State, question: Question[Any]) -> object:
        """The answer that looks best at once, as the question reads it."""
        raise NotImplementedError

    def lines(self, state: State, question: Question[Any], width: int) -> list[Line]:
        """The answers worth thinking about, best first, at most so many; a single one needs no thought."""
        raise NotImplementedError

    def best_line(self, state: State, question: Question[Any]) -> Line:
        """The line that looks best at once."""
        return self.lines(state, question, 1)[0]


def outcome_value(state: State, player: int, sides: list[int] | None = None) -> int:
    """The value of a game that is over: won, lost, or shared.

    ``sides`` are those of all seats where some play together: what a side wins, all its seats win.
    """
    outcome = state.outcome
    assert outcome is not None
    if outcome.places[player] != 1:
        return -WON
    if sides is None:
        winners, all_sides = len(outcome.winners), len(outcome.places)
    else:
        winners, all_sides = len({sides[seat] for seat in outcome.winners}), len(set(sides))
    return WON if winners == 1 else 0 if winners == all_sides else WON // winners


def by_score(lines: list[Line], width: int) -> list[Line]:
    """The best lines, best first; equal ones keep their order, so that nothing depends on chance."""
    ordered = sorted(range(len(lines)), key=lambda index: (-lines[index].score, index))
    return [lines[index] for index in ordered[:width]]
