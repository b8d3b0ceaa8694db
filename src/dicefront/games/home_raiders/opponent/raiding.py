"""The opponent that tries things out: promising answers are played on, several times.

Home Raiders has too many dice and reactions to go through them all. So every answer that looks good at once
is tried on clones of the table with different dice, and the rest of the turn is played as the greedy player
would; in the last round the rest of the game, by both sides. What came of it is judged, beside how good the
answer looked at once. The worse half is dropped, the better half is tried again, until one is left or the
turns or the time are used up. It replaces what looked best if it did clearly better.
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.home_raiders.rules.state import State
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import Evaluation, Line
from dicefront.parts.opponent.trials import Trier

NODES: Final = 200
"""How many turns a decision plays if no time is given: the result then depends on the seed alone."""
FIRST: Final = 3
"""How often each answer is tried before the first ones are dropped."""
WEIGHED: Final = ["turn.activate", "turn.action", "move.path", "shoot.target", "melee.target", "spirit.use"]
"""The decisions worth trying out; in all others the greedy player is as good."""
TRUST: Final = 1.0
"""How much the first look weighs beside what was tried."""
WIDTH: Final = 4
"""How many answers are tried."""


class Raider(Trier):
    """Chooses by trying, to the end of the turn or of the last round."""

    def __init__(
        self, evaluation: Evaluation, seed: int, seconds: float | None = None, nodes: int | None = None
    ) -> None:
        super().__init__(evaluation, seed, seconds, NODES if nodes is None else nodes, FIRST, TRUST)

    def answer(self, seat: Seat[Any]) -> object:
        self.decisions += 1
        seed = child_seed(self.seed, self.decisions)
        table = seat.imagine(Draw(seed))
        question = asked(table, seat.player)
        if question.kind.split(".", 1)[1] not in WEIGHED or len(question.options()) == 1:
            return question.write(self.evaluation.answer(table.state, question))
        lines = self.evaluation.lines(table.state, question, WIDTH)
        return question.write(self.best(table, seat.player, lines, seed).answers[0])

    def value_after(self, table: Table[Any], player: int, line: Line, seed: int) -> int:
        twin = table.clone(FastDice(seed))
        is_last = twin.state.round == twin.state.options.constants.rounds
        turn = turn_of(twin.state)
        turns = 1
        twin.take(player, line.answers[0])
        while twin.pending:
            if turn_of(twin.state) != turn:
                if not is_last:
                    break
                turn = turn_of(twin.state)
                turns += 1
            question = twin.pending[0]
            twin.take(question.player, self.evaluation.answer(twin.state, question))
        self.left -= turns
        return self.evaluation.evaluate(twin.state, player)


def turn_of(state: State) -> tuple[int, int]:
    """The round, and how many pearls are left in the bag: every turn begins with drawing one (HR-RND-03).

    The question whom to activate does not mark a turn: with one troop left it is not asked.
    """
    return state.round, sum(state.bag)
