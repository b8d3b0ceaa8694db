"""What may come of a turn: it is played by the rules, with the throws that matter falling either way.

An attack succeeds or fails with its exact chance, re-rolls included; a Hero who would use one keeps it in the
positions found here. So do a Skill roll and the roll for initiative.
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard.opponent.chances import TYPE_NAMES, chance
from dicefront.games.chessboard.opponent.setup import best_place
from dicefront.games.chessboard.opponent.turns import ACTIVATE, ATTACK, MOVE, Turns
from dicefront.games.chessboard.rules.duel import skill_odds
from dicefront.games.chessboard.rules.flow import has_ready, next_procedure
from dicefront.games.chessboard.rules.heroes import Reroll
from dicefront.games.chessboard.rules.lines import Aim
from dicefront.games.chessboard.rules.movement import TO
from dicefront.games.chessboard.rules.setup import PlaceOne
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState, best_die
from dicefront.kernel.dice import Roll
from dicefront.kernel.question import Question
from dicefront.parts.opponent.evaluation import CERTAIN, Line, Outcome, by_score

NAME: Final = "chessboard."
OVER: Final = -1.0
EACH: Final = 4
"""At most so many lines are for one miniature in a turn that is still to come,"""
ALL: Final = 12
"""and so many in all."""
LOW: Final = 1
HIGH: Final = 2


def all_turns(state: ChessState, player: int) -> list[Line]:
    """Every turn that a player can take now, best first as it looks at once."""
    turns = Turns(state)
    found: list[Line] = []
    for mini in state.minis:
        if mini.ready and mini.owner == player:
            for turn in turns.of(mini):
                found.append(turn.line())
    return by_score(found, len(found))


def likely_turns(state: ChessState, player: int) -> list[Line]:
    """The turns of a player that are worth a look from afar."""
    turns = Turns(state)
    found: list[Line] = []
    for mini in state.minis:
        if mini.ready and mini.owner == player:
            found += by_score([turn.line() for turn in turns.of(mini)], EACH)
    return by_score(found, ALL)


def outcomes_of(state: ChessState, line: Line) -> list[Outcome]:
    """The positions to which a turn leads, up to the next decision whom to activate."""
    waiting: list[Falls] = [Falls(1.0, [])]
    found: list[Outcome] = []
    while waiting:
        falls = waiting.pop()
        after = state.copy()
        course = Course(after, line, falls.known)
        doubt = course.run()
        if doubt == OVER:
            found.append(Outcome(falls.chance, after))
            continue
        if doubt < 1.0:
            waiting.append(Falls(falls.chance * (1.0 - doubt), [*falls.known, False]))
        if doubt > 0.0:
            waiting.append(Falls(falls.chance * doubt, [*falls.known, True]))
    return found


class Falls:
    """How the throws fall that matter, as far as that is settled, and how often they do."""

    def __init__(self, chance: float, known: list[bool]) -> None:
        self.chance = chance
        self.known = known


class Course:
    """A turn that is played, and what comes by itself after it."""

    def __init__(self, state: ChessState, line: Line, falls: list[bool]) -> None:
        self.state = state
        self.line = line
        self.falls = falls
        self.settled = 0
        self.good = False

    def run(self) -> float:
        """Play up to a throw that is not settled and give its chance to fall well, or to the end."""
        state = self.state
        while True:
            procedure = next_procedure(state)
            if procedure is None:
                return OVER
            value: Any = None
            try:
                while True:
                    step = procedure.send(value)
                    value = None
                    if isinstance(step, Roll):
                        value = self._face(step)
                        if value is None:
                            return self._chance(step)
                    elif isinstance(step, Question):
                        value = self._answer(step)
            except StopIteration:
                pass
            if state.outcome is not None or (state.phase == "turn" and has_ready(state, state.turn)):
                return OVER

    def _face(self, roll: Roll) -> list[int] | None:
        """How a throw falls; ``None`` if that is not settled yet."""
        what = roll.purpose.removeprefix(NAME)
        sides = roll.sides[0]
        if what in ("defence", "save"):
            return [LOW if self.good else sides]
        if what == "initiative" and roll.player == NORTH:
            return [LOW if self.good else HIGH]
        if self.settled == len(self.falls):
            return None
        self.good = self.falls[self.settled]
        self.settled += 1
        if what == "initiative":
            return [HIGH if self.good else LOW]
        return [sides if self.good else LOW]

    def _chance(self, roll: Roll) -> float:
        """How often a throw falls well: an attack succeeds, a Skill is used, South has the initiative."""
        state = self.state
        if roll.purpose == "chessboard.initiative":
            south, north = best_die(state, SOUTH), best_die(state, NORTH)
            more = sum([1 for own in range(1, south + 1) for other in range(1, north + 1) if own > other])
            less = sum([1 for own in range(1, south + 1) for other in range(1, north + 1) if own < other])
            return float(more) / float(more + less)
        mini = state.minis[self._number(0)]
        if roll.purpose == "chessboard.skill":
            return float(skill_odds(mini.die, mini.reroll))
        aim = self._aim()
        assert aim is not None
        kind = TYPE_NAMES.index(aim.type)
        return float(chance(kind, mini, state.minis[aim.target], state.options.informed_heroes)) / CERTAIN

    def _answer(self, question: Question[Any]) -> object:
        """The line says what its miniature does; all else is answered as usual, and nothing is re-rolled."""
        kind = question.kind
        if kind == ACTIVATE:
            return self.line.answers[0]
        if kind == MOVE:
            return TO[self._number(1)]
        if kind == ATTACK:
            return self._aim()
        if isinstance(question, Reroll):
            return False
        if isinstance(question, PlaceOne):
            return best_place(self.state, question.options())
        if kind == "chessboard.turn.pick-up":
            return True
        return None if kind == "chessboard.turn.drop" else question.default()

    def _number(self, place: int) -> int:
        number = self.line.answers[place]
        assert isinstance(number, int)
        return number

    def _aim(self) -> Aim | None:
        written = self.line.answers[2]
        return Aim(written[0], written[1]) if isinstance(written, list) else None
