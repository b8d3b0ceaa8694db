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


class Plan:
    """Some answers in a row, by kind of question, and how good they look beside other plans."""

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
        """The answer that looks best at once."""
        raise NotImplementedError

    def plans(self, state: State, question: Question[Any], width: int) -> list[Plan]:
        """The answers worth thinking about, best first, at most so many; a single one needs no thought."""
        raise NotImplementedError

    def best_plan(self, state: State, question: Question[Any]) -> Plan:
        """The plan that looks best at once."""
        return self.plans(state, question, 1)[0]


def outcome_value(state: State, player: int) -> int:
    """The value of a game that is over: won, lost, or shared."""
    outcome = state.outcome
    assert outcome is not None
    if outcome.places[player] != 1:
        return -WON
    winners = len(outcome.winners)
    return WON if winners == 1 else 0 if winners == len(outcome.places) else WON // winners


def by_score(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans, best first; equal ones keep their order, so that nothing depends on chance."""
    ordered = sorted(range(len(plans)), key=lambda index: (-plans[index].score, index))
    return [plans[index] for index in ordered[:width]]
