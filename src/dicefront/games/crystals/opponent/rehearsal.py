"""Looking ahead in a race by playing on: everybody is greedy, and the dice are the same for every move.

With many seats a whole round has too many branches to go through all of them. So every move that is worth a
thought is followed for some turns in which all seats take what looks best at once; the first two rolls go
through all their faces, later ones and defence rolls are drawn. Moves are compared after the same rolls, so
that luck weighs equally. Rehearsals go on until the nodes or the time are used up.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from dicefront.games.crystals.opponent.knowledge import judged_moves, victory
from dicefront.games.crystals.opponent.turns import before_the_roll, outcomes, spawned
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.draw import Draw, child_seed

ROUNDS: Final = 2
"""How far a rehearsal goes: after so many rounds the evaluation judges."""
CLEAR: Final = 60_000
"""A move that looks worse by so much of a million is not rehearsed."""
BATCH: Final = 6
"""Rehearsals of every move before they are compared: one for each face of the first roll."""
FAIR_TRIAL: Final = 3 * BATCH
FAR_BEHIND: Final = 40_000
"""After a fair trial a move that is behind by so much of a million is given up."""
NOBODY_MOVES: Final = -1


class Move:
    """A move that is rehearsed: what can come of it, and the shares of victory so far."""

    def __init__(self, mover: int, afters: list[tuple[int, State]]) -> None:
        self.mover = mover
        self.afters = afters
        self.total = 0


class Rehearsals:
    """All rehearsals from one position, within a number of turns or a time."""

    def __init__(self, seed: int, nodes: int, seconds: float | None) -> None:
        self.seed = seed
        self.nodes = nodes
        self.end = 0.0 if seconds is None else monotonic() + seconds

    def best_move(self, state: State, movers: list[int]) -> int:
        """The move after which the player stands best on the average."""
        judged = judged_moves(state, movers)
        hopeful = [mover for value, mover in judged if value > judged[0][0] - CLEAR]
        if len(hopeful) == 1:
            return hopeful[0]
        start = before_the_roll(state)
        moves = [Move(mover, outcomes(start, state.face, mover)) for mover in hopeful]
        number = 0
        while len(moves) > 1 and not self.used_up():
            values = [0] * len(moves)
            for _ in range(BATCH):
                for index in range(len(moves)):
                    values[index] += self.rehearse(moves[index].afters, state.player, number)
                number += 1
            if self.end and number > BATCH and self.used_up():
                break  # time ran out within this batch
            for index in range(len(moves)):
                moves[index].total += values[index]
            if number >= FAIR_TRIAL:
                best = max(move.total for move in moves)
                moves = [move for move in moves if move.total > best - FAR_BEHIND * number]
        best = max(move.total for move in moves)
        return next(move.mover for move in moves if move.total == best)

    def used_up(self) -> bool:
        return monotonic() > self.end if self.end else self.nodes <= 0

    def rehearse(self, afters: list[tuple[int, State]], player: int, number: int) -> int:
        """The share of victory of a player some rounds after a move, with the rolls of this number."""
        draw = Draw(child_seed(self.seed, number, 0))
        defence = Draw(child_seed(self.seed, number, 1))
        state = drawn(afters, defence)
        for turn in range(ROUNDS * state.options.seats):
            if state.outcome is not None:
                break
            face = 1 + (number % 6 if turn == 0 else number // 6 % 6 if turn == 1 else draw.below(6))
            state = greedy_turn(state, face, defence)
            self.nodes -= 1
        return victory(state)[player]


def greedy_turn(state: State, face: int, defence: Draw) -> State:
    """The state after the turn of a player who takes what looks best at once."""
    ready = spawned(state)
    player = ready.player
    movers = legal_movers(ready, player, face)
    if len(movers) < 2:
        return drawn(outcomes(ready, face, movers[0] if movers else NOBODY_MOVES), defence)
    best: list[tuple[int, State]] = []
    best_value = -1
    for mover in movers:
        afters = outcomes(ready, face, mover)
        value = expected(afters, player)
        if value > best_value:
            best_value = value
            best = afters
    return drawn(best, defence)


def expected(afters: list[tuple[int, State]], player: int) -> int:
    """The share of victory of a player over all that can come of a move."""
    if len(afters) == 1:
        return victory(afters[0][1])[player]
    total = weights = 0
    for weight, after in afters:
        total += weight * victory(after)[player]
        weights += weight
    return total // weights


def drawn(afters: list[tuple[int, State]], defence: Draw) -> State:
    """One of the things that can come of a move, by their chances."""
    if len(afters) == 1:
        return afters[0][1]
    weights = 0
    for weight, _ in afters:
        weights += weight
    ticket = defence.below(weights)
    for weight, after in afters:
        ticket -= weight
        if ticket < 0:
            return after
    return afters[-1][1]
