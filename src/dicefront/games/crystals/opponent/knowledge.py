"""The hand-written knowledge of Crystals, as every game gives it."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.crystals.opponent import last_turns
from dicefront.games.crystals.opponent.features import FEATURES, viewpoints
from dicefront.games.crystals.opponent.standing import shares
from dicefront.games.crystals.opponent.turns import (
    before_the_roll,
    outcomes,
    spawn_choice,
    spawned,
    usual_answer,
)
from dicefront.games.crystals.rules.movement import MOVE, legal_movers
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE, FIRST_SPAWN
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.game import State as KernelState
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import WON, Choice, Evaluation, Line, Outcome, outcome_value

FACES: Final = 6
FAVOURITE: Final = "rider"
NODES: Final = 4_000
ROUNDS: Final = 2
"""How far a rehearsal goes: after so many rounds the evaluation judges."""


class CrystalsEvaluation(Evaluation):
    """Looks at the shares of victory after each move, over all defence rolls."""

    def __init__(self) -> None:
        super().__init__(MOVE, width=4, first=12, nodes=NODES)
        self.features = FEATURES

    def evaluate(self, state: KernelState, player: int) -> int:
        assert isinstance(state, State)
        return 2 * victory(state)[player] - WON

    def answer(self, state: KernelState, question: Question[Any]) -> object:
        assert isinstance(state, State)
        if question.kind == MOVE:
            return judged_moves(state, question.options())[0][1]
        if question.kind == ATTACKER_CHOICE:
            return FAVOURITE
        if question.kind == FIRST_SPAWN:
            return spawn_choice(question.options())
        return usual_answer(state, question)

    def lines(self, state: KernelState, question: Question[Any], width: int) -> list[Line]:
        assert isinstance(state, State)
        if question.kind == MOVE:
            return [Line(value, [MOVE], [mover]) for value, mover in judged_moves(state, question.options())]
        best = self.answer(state, question)
        others = [option for option in question.options() if option != best]
        return [Line(0, [question.kind], [option]) for option in [best, *others]][:width]

    def solved(self, table: Table[Any], question: Question[Any]) -> list[Line] | None:
        return last_turns.solved(table, question)

    def choice(self, table: Table[Any], question: Question[Any]) -> Choice | None:
        state = table.state
        assert isinstance(state, State)
        if question.kind != MOVE:
            return None
        return Choice(question.player, 1.0, before_the_roll(state), moves_of(question.options()), state.face)

    def choices(self, state: KernelState) -> list[Choice]:
        assert isinstance(state, State)
        ready = spawned(state)
        player = state.player
        return [
            Choice(player, 1.0 / FACES, state, moves_of(legal_movers(ready, player, face)), face)
            for face in range(1, FACES + 1)
        ]

    def outcomes(self, choice: Choice, line: Line) -> list[Outcome]:
        state, mover = choice.state, line.answers[0]
        assert isinstance(state, State)
        assert isinstance(mover, int)
        found = outcomes(state, choice.face, mover)
        total = sum([weight for weight, _ in found])
        return [Outcome(float(weight) / float(total), after) for weight, after in found]

    def shares(self, state: KernelState, seats: int) -> list[float]:
        assert isinstance(state, State)
        return [float(share) / float(WON) for share in victory(state)]

    def turn(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return sum(state.turns) * state.options.seats + state.player

    def horizon(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return ROUNDS * state.options.seats

    def share(self, state: KernelState, player: int) -> float:
        assert isinstance(state, State)
        return float(victory(state)[player]) / float(WON)

    def viewpoints(self, state: KernelState) -> list[list[int]]:
        assert isinstance(state, State)
        return viewpoints(state)


def moves_of(movers: list[int]) -> list[Line]:
    """A line for each character that may move; one for the turn in which nobody can."""
    return [Line(0, [MOVE], [mover]) for mover in movers or [NOBODY]]


def judged_moves(state: State, movers: list[int]) -> list[tuple[int, int]]:
    """Every move with the share of victory after it, best first; defence rolls by their chances."""
    start = before_the_roll(state)
    judged: list[tuple[int, int]] = []
    for mover in movers:
        total = weights = 0
        for weight, after in outcomes(start, state.face, mover):
            total += weight * victory(after)[state.player]
            weights += weight
        judged.append((total // weights, mover))
    return sorted(judged, key=lambda move: (-move[0], move[1]))


def victory(state: State) -> list[int]:
    """The shares of victory, out of ``WON``: as they are when the game is over, and hoped for before."""
    if state.outcome is None:
        return shares(state)
    return [(outcome_value(state, seat) + WON) // 2 for seat in range(state.options.seats)]


EVALUATION: Final = CrystalsEvaluation()
