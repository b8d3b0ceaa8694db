"""Chessboard Skirmish for opponents: the value of a position, the best answer, and turns worth a thought."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard.opponent.battle import SCALE, balance
from dicefront.games.chessboard.opponent.chances import TYPE_NAMES
from dicefront.games.chessboard.opponent.features import FEATURES, viewpoints
from dicefront.games.chessboard.opponent.last_round import LastRound, is_solvable
from dicefront.games.chessboard.opponent.prospects import all_turns, likely_turns, outcomes_of
from dicefront.games.chessboard.opponent.setup import (
    best_army,
    best_deployment,
    best_obstacle,
    best_place,
)
from dicefront.games.chessboard.opponent.turns import ACTIVATE, ATTACK, MOVE, Turns
from dicefront.games.chessboard.rules.heroes import Reroll
from dicefront.games.chessboard.rules.lines import Aim
from dicefront.games.chessboard.rules.movement import TO
from dicefront.games.chessboard.rules.state import SOUTH, ChessState
from dicefront.kernel.game import State
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import (
    Choice,
    Evaluation,
    Line,
    Outcome,
    by_score,
    outcome_value,
)

RACE: Final = "infiltrate"
"""In a race the judges see too late who comes first, so turns are rehearsed here (decision 34)."""
AHEAD: Final = 20
"""After so many turns a rehearsal is judged as it stands."""


class ChessboardEvaluation(Evaluation):
    """Hand-written knowledge of Chessboard Skirmish."""

    def __init__(self) -> None:
        super().__init__(ACTIVATE, scale=SCALE // 4)
        self.features = FEATURES

    def evaluate(self, state: State, player: int) -> int:
        assert isinstance(state, ChessState)
        return outcome_value(state, player) if state.outcome is not None else balance(state, player)

    def answer(self, state: State, question: Question[Any]) -> object:
        assert isinstance(state, ChessState)
        kind = question.kind
        if kind == ACTIVATE:
            return Turns(state).best_of_all(question.player).mini
        if kind == MOVE:
            return TO[Turns(state).best_of(state.minis[_mini(question)]).space]
        if kind == ATTACK:
            return best_attack(state, question)
        if isinstance(question, Reroll):
            return question.is_wanted()
        if kind == "chessboard.turn.pick-up":
            return True
        if kind == "chessboard.turn.drop":
            return None
        if kind == "chessboard.army.build":
            return best_army(state.options, question.options())
        if kind == "chessboard.setup.obstacle":
            return best_obstacle(state, question.player, question.options())
        if kind == "chessboard.setup.deploy" and state.options.deployment == "hidden":
            return best_deployment(state, question.player, question.options())
        if kind in ("chessboard.setup.deploy", "chessboard.turn.reserve"):
            return best_place(state, question.options())
        return question.default()

    def lines(self, state: State, question: Question[Any], width: int) -> list[Line]:
        assert isinstance(state, ChessState)
        if question.kind == ACTIVATE:
            return turn_lines(state, question.player, width)
        if question.kind == MOVE:
            mini = state.minis[_mini(question)]
            return by_score([turn.line_from_here() for turn in Turns(state).of(mini)], width)
        if question.kind == ATTACK:
            best = best_attack(state, question)
            others = [option for option in question.options() if option != best]
            return [Line(0, [ATTACK], [option]) for option in [best, *others]][:width]
        return [self.best_line(state, question)]

    def solved(self, table: Table[Any], question: Question[Any]) -> list[Line] | None:
        state = table.state
        assert isinstance(state, ChessState)
        if question.kind != ACTIVATE or not is_solvable(state):
            return None
        return [turn.line() for turn in LastRound(state).turns(question.player)]

    def choice(self, table: Table[Any], question: Question[Any]) -> Choice | None:
        state = table.state
        assert isinstance(state, ChessState)
        if question.kind != ACTIVATE or state.options.scenario == RACE:
            return None
        return Choice(question.player, 1.0, state, all_turns(state, question.player))

    def choices(self, state: State) -> list[Choice]:
        assert isinstance(state, ChessState)
        return [Choice(state.turn, 1.0, state, likely_turns(state, state.turn))]

    def outcomes(self, choice: Choice, line: Line) -> list[Outcome]:
        state = choice.state
        assert isinstance(state, ChessState)
        return outcomes_of(state, line)

    def shares(self, state: State, seats: int) -> list[float]:
        south = self.share(state, SOUTH)
        return [south, 1.0 - south]

    def turn(self, state: State) -> int:
        assert isinstance(state, ChessState)
        return state.round * len(state.minis) - sum([1 for mini in state.minis if mini.ready])

    def horizon(self, state: State) -> int:
        """About two rounds: further ahead dice say more than the turn that is tried."""
        return AHEAD

    def viewpoints(self, state: State) -> list[list[int]]:
        assert isinstance(state, ChessState)
        return viewpoints(state)

    def best_line(self, state: State, question: Question[Any]) -> Line:
        assert isinstance(state, ChessState)
        if question.kind == ACTIVATE:
            return Turns(state).best_of_all(question.player).line()
        return super().best_line(state, question)


def turn_lines(state: ChessState, player: int, width: int) -> list[Line]:
    """The best turns, but no more than a third of them for one miniature: others get a thought too."""
    turns = Turns(state)
    found: list[Line] = []
    for mini in state.minis:
        if mini.ready and mini.owner == player:
            found.extend(by_score([turn.line() for turn in turns.of(mini)], 1 + width // 3))
    return by_score(found, width)


def best_attack(state: ChessState, question: Question[Any]) -> Aim | None:
    """The best attack from where the miniature stands, or none."""
    turns = Turns(state)
    mini = state.minis[_mini(question)]
    strike = turns.best_strike(mini, mini.space)
    if strike is None:
        return None
    waiting = turns.standing(mini, mini.space, -1, 0)
    striking = strike.gain + turns.standing(mini, mini.space, strike.target, strike.felled)
    return Aim(TYPE_NAMES[strike.type], strike.target) if striking >= waiting else None


def _mini(question: Question[Any]) -> int:
    mini = question.args()["mini"]
    assert isinstance(mini, int)
    return mini


EVALUATION: Final = ChessboardEvaluation()
