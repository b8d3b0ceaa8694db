"""The opponent that thinks ahead in a race with dice: expectimax over whole turns, for two to four seats.

A turn begins with the die: its six faces are gone through, and after each face the moves of the player on
turn. Everybody is taken to choose what is best for themselves (max^n). Turns are played by the rules on
copies of the state; defence rolls branch by their exact chances. What is asked on the way, such as whom to
spawn, is answered as usual. It looks one turn deep, then two, and so on, until its nodes or its time are
used up; a depth that was not finished counts for nothing, so with nodes the answer depends on nothing else.

With four seats a round has too many branches for that, and moves are rehearsed instead.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from dicefront.games.crystals.opponent.knowledge import judged_moves, victory
from dicefront.games.crystals.opponent.rehearsal import Rehearsals
from dicefront.games.crystals.opponent.turns import before_the_roll, outcomes, spawned
from dicefront.games.crystals.rules.movement import MOVE, legal_movers
from dicefront.games.crystals.rules.spawning import SPAWN_START
from dicefront.games.crystals.rules.state import State, put
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Agent, Seat
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import Evaluation

NODES: Final = {2: 2_000, 3: 2_000, 4: 1_000}
"""How many turns a decision plays through if no time is given, by the number of seats."""
REHEARSED: Final = 4
"""From so many seats on, moves are rehearsed."""
GROWTH: Final = 8
"""A look one turn deeper takes at least so many times the nodes; with fewer left it is not begun."""
DEEPEST: Final = 5
CLEAR: Final = 60_000
"""A move that is worse by so much of a million at a look is not looked at again."""


class OutOfThought(Exception):
    """The nodes or the time are used up."""


class Racer(Agent):
    """Chooses by looking ahead, with a time limit in seconds or a fixed number of nodes."""

    name = "search"

    def __init__(
        self, evaluation: Evaluation, seed: int, seconds: float | None = None, nodes: int | None = None
    ) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.draw = Draw(seed)
        self.seconds = seconds
        self.nodes = nodes
        self.decisions = 0

    def answer(self, seat: Seat[Any]) -> object:
        self.decisions += 1
        table = seat.imagine(self.draw)
        question = asked(table, seat.player)
        state: State = table.state
        nodes = NODES[state.options.seats] if self.nodes is None else self.nodes
        look = Look(nodes, self.seconds)
        if question.kind == MOVE:
            if state.options.seats >= REHEARSED:
                seed = child_seed(self.seed, self.decisions)
                return Rehearsals(seed, nodes, self.seconds).best_move(state, question.options())
            return look.best_move(state, question.options())
        if question.kind == SPAWN_START:
            return look.best_spawn(state, question.options())
        return self.evaluation.answer(state, question)

    def memory(self) -> Json:
        return [self.decisions, self.draw.count]

    def recall(self, memory: Json) -> None:
        if isinstance(memory, list) and len(memory) == 2:
            decisions, count = memory
            if isinstance(decisions, int) and isinstance(count, int):
                self.decisions = decisions
                self.draw.count = count


class Look:
    """One look ahead from one position."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.nodes = nodes
        self.end = None if seconds is None else monotonic() + seconds

    def spend(self) -> None:
        """Take one node, or stop."""
        self.nodes -= 1
        if self.nodes < 0 if self.end is None else monotonic() > self.end:
            raise OutOfThought

    def best_move(self, state: State, movers: list[int]) -> int:
        """The best move at the greatest depth that was finished."""
        start = before_the_roll(state)
        judged = judged_moves(state, movers)
        for depth in range(1, DEEPEST):
            hopeful = [mover for value, mover in judged if value > judged[0][0] - CLEAR]
            if len(hopeful) == 1:
                break
            before = self.nodes
            try:
                judged = [
                    (self.after_move(start, state.face, mover, depth)[state.player], mover)
                    for mover in hopeful
                ]
            except OutOfThought:
                break
            judged.sort(key=lambda move: (-move[0], move[1]))
            if self.end is None and self.nodes < GROWTH * (before - self.nodes):
                break
        return judged[0][1]

    def best_spawn(self, state: State, choices: list[int]) -> int:
        """The character to spawn before the roll, one turn deep."""
        values: list[tuple[int, int]] = []
        for number in choices:
            start = before_the_roll(state)
            put(start, number, 0)
            try:
                values.append((self.value(start, 1)[state.player], -number))
            except OutOfThought:
                break
        return -max(values)[1] if values else choices[0]

    def after_move(self, state: State, face: int, mover: int, depth: int) -> list[int]:
        """The shares of victory after a move, with so many turns to follow, over all defence rolls."""
        self.spend()
        total = [0] * state.options.seats
        weights = 0
        for weight, after in outcomes(state, face, mover):
            weights += weight
            values = self.value(after, depth)
            for seat in range(len(total)):
                total[seat] += weight * values[seat]
        return [value // weights for value in total]

    def value(self, state: State, depth: int) -> list[int]:
        """The shares of victory at the beginning of a turn, over the six faces of its roll."""
        if depth == 0 or state.outcome is not None:
            return victory(state)
        ready = spawned(state)
        player = ready.player
        total = [0] * ready.options.seats
        for face in range(1, 7):
            best: list[int] = []
            for mover in legal_movers(ready, player, face):
                values = self.after_move(ready, face, mover, depth - 1)
                if not best or values[player] > best[player]:
                    best = values
            for seat, value in enumerate(best or victory(ready)):
                total[seat] += value
        return [value // 6 for value in total]
