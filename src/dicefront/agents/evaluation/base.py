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


class Fate:
    """How the dice of a plan can fall: which face for which purpose and player, and how often out of 1024.

    A face beyond the sides of a die means its highest.
    """

    def __init__(self, weight: int) -> None:
        self.weight = weight
        self.purposes: list[str] = []
        self.players: list[int] = []
        self.faces: list[int] = []

    def where(self, purpose: str, player: int, face: int) -> Fate:
        """Add that the dice of a player (-1: of anybody) for a purpose show a face; returns itself."""
        self.purposes.append(purpose)
        self.players.append(player)
        self.faces.append(face)
        return self

    def face(self, purpose: str, player: int) -> int:
        """The face that is fated; 0 if chance decides."""
        for index in range(len(self.purposes)):
            if self.purposes[index] == purpose and self.players[index] in (-1, player):
                return self.faces[index]
        return 0

    def and_then(self, other: Fate) -> Fate:
        """Both fates together."""
        both = Fate(max(self.weight * other.weight // CERTAIN, 1))
        for part in (self, other):
            for index in range(len(part.purposes)):
                both.where(part.purposes[index], part.players[index], part.faces[index])
        return both


@mypyc_attr(allow_interpreted_subclasses=True)  # other games bring their own, and need not compile it
class Evaluation:
    """The hand-written knowledge of one game. Reads states and questions, and changes neither.

    ``opening`` is the question with which a turn begins. ``widths`` says how many plans a search looks at:
    first at the root, then where one, two and more turns are still to come.
    """

    def __init__(self, opening: str, widths: list[int]) -> None:
        self.opening = opening
        self.widths = widths

    def evaluate(self, state: State, player: int) -> int:
        """How well a player stands, from ``-WON`` to ``WON``."""
        raise NotImplementedError

    def answer(self, state: State, question: Question[Any]) -> object:
        """The answer that looks best at once."""
        raise NotImplementedError

    def plans(self, state: State, question: Question[Any], width: int) -> list[Plan]:
        """The answers worth thinking about, best first, at most so many; a single one needs no thought."""
        raise NotImplementedError

    def fates(self, state: State, question: Question[Any], plan: Plan) -> list[Fate]:
        """How the dice of a plan can fall, as far as it matters; their weights need not add up to 1024."""
        return [Fate(CERTAIN)]

    def evaluate_all(self, state: State, seats: int) -> list[int]:
        """How well everybody stands."""
        return [self.evaluate(state, seat) for seat in range(seats)]


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
