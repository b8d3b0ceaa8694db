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
    usual_answer,
)
from dicefront.games.crystals.rules.movement import MOVE
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE, FIRST_SPAWN
from dicefront.games.crystals.rules.spawning import SPAWN_START
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.game import State as KernelState
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import WON, Evaluation, Line, outcome_value

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

    def weighs(self, question: Question[Any]) -> bool:
        return question.kind == MOVE or question.kind == SPAWN_START

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
