"""What an opponent must know of a game: the same few questions for every game."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.game import State
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table

CERTAIN: Final = 1024
"""Chances are whole numbers out of this."""
WON: Final = 1_000_000
"""The value of a game that is won; lost is the same below zero, and everything else lies far between."""
TO_THE_END: Final = 1_000
"""More turns than any game takes."""


class Line:
    """Some answers in a row, by kind of question, and how good they look.

    The first is a candidate, as its question reads it; later ones are as they are written, since what comes
    in between may forbid them.
    """

    def __init__(self, score: int, kinds: list[str], answers: list[object]) -> None:
        self.score = score
        self.kinds = kinds
        self.answers = answers


class Choice:
    """A decision of a turn, in games that can list what may come of one.

    The dice lead to it with ``chance``, and ``face`` is what they showed, where that matters. ``state`` is as
    the game needs it to go on from; ``lines`` are those worth a look, best first as they look at once.
    """

    def __init__(self, player: int, chance: float, state: State, lines: list[Line], face: int = 0) -> None:
        self.player = player
        self.chance = chance
        self.state = state
        self.lines = lines
        self.face = face


class Outcome:
    """A position to which a turn leads, and how often it does."""

    def __init__(self, chance: float, state: State) -> None:
        self.chance = chance
        self.state = state


@mypyc_attr(allow_interpreted_subclasses=True)  # other games bring their own, and need not compile it
class Evaluation:
    """The hand-written knowledge of one game. Reads states and questions, and changes neither.

    ``opening`` is the question with which a turn begins. The rest says how the game is thought ahead:
    ``scale`` is an advantage with which about three of four games are won, ``width`` how many lines are
    tried, ``first`` how often each of them before some are dropped, ``trust`` how much the first look weighs
    beside what was tried, ``nodes`` how many answers a decision may give in its rehearsals, and ``positions``
    at how many positions it may look where turns are listed.
    ``features`` names what a network may learn from; without any there is nothing to learn.
    """

    def __init__(
        self,
        opening: str,
        scale: int = WON,
        width: int = 6,
        first: int = 8,
        trust: float = 0.0,
        nodes: int = 12_000,
        positions: int = 1_000,
    ) -> None:
        self.opening = opening
        self.scale = scale
        self.width = width
        self.first = first
        self.trust = trust
        self.nodes = nodes
        self.positions = positions
        self.features: list[str] = []

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
        return Line(0, [question.kind], [self.answer(state, question)])

    def solved(self, table: Table[Any], question: Question[Any]) -> list[Line] | None:
        """All lines by their exact share of victory, out of ``WON``, best first, where the rest can be tried.

        ``table`` is one that the player imagines. ``None`` says that there is too much left to try.
        """
        return None

    # -- thinking ahead -----------------------------------------------------------------------------

    def weighs(self, question: Question[Any]) -> bool:
        """Whether a decision is worth rehearsing; in all others what looks best at once is as good."""
        return question.kind == self.opening

    def turn(self, state: State) -> int:
        """A number that is another one in the next turn."""
        return 0

    def horizon(self, state: State) -> int:
        """After how many turns a rehearsal is judged as it stands; usually it goes on to the end."""
        return TO_THE_END

    def scale_of(self, state: State) -> int:
        """``scale`` in this match: where more is at stake, more is needed."""
        return self.scale

    def share(self, state: State, player: int) -> float:
        """The share of victory that a player may hope for, from 0 to 1."""
        value = self.evaluate(state, player)
        if state.outcome is not None:
            return float(value + WON) / float(2 * WON)
        return 1.0 / (1.0 + exp(-float(value) / float(self.scale_of(state))))

    def shares(self, state: State, seats: int) -> list[float]:
        """The share of victory of every seat."""
        return [self.share(state, seat) for seat in range(seats)]

    # -- turns with all that can come of them -------------------------------------------------------

    def choice(self, table: Table[Any], question: Question[Any]) -> Choice | None:
        """The decision at hand with all its lines, where the game can list what comes of them.

        ``table`` is one that the player imagines. ``None`` says that lines have to be rehearsed.
        """
        return None

    def choices(self, state: State) -> list[Choice]:
        """The decisions that may come next, after a turn; all their chances add up to 1."""
        raise NotImplementedError

    def outcomes(self, choice: Choice, line: Line) -> list[Outcome]:
        """What may come of a turn: positions before the next one; all their chances add up to 1."""
        raise NotImplementedError

    # -- what a network sees ------------------------------------------------------------------------

    def viewpoints(self, state: State) -> list[list[int]]:
        """The features of a position as every side sees it: open facts alone, in the order of their names.

        A side that is out of the game sees nothing.
        """
        raise NotImplementedError

    def side(self, state: State, player: int) -> int:
        """The place of a player's side among the viewpoints."""
        return player


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
