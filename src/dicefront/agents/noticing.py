"""The opponent that errs like people: it overlooks things, misjudges others, and takes what seems best."""

from __future__ import annotations

from typing import Any, Final

from dicefront.agents.planner import Planner
from dicefront.kernel.draw import Draw
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import Evaluation, Line

HUNDRED: Final = 100
FINE: Final = 1000
EVERYTHING: Final = 100
"""So many lines are looked at, if there are as many."""


class Noticing(Planner):
    """Overlooks each line so often out of a hundred times, and misjudges those it sees.

    ``misjudges`` is how wrong it can be about a line, in percent of what lies between the best and the worst.
    """

    name = "noticing"

    def __init__(self, evaluation: Evaluation, seed: int, overlooks: int, misjudges: int) -> None:
        super().__init__(evaluation, seed)
        self.overlooks = overlooks
        self.misjudges = misjudges

    def chosen(self, seat: Seat[Any], table: Table[Any], question: Question[Any], seed: int) -> Line:
        draw = Draw(seed)
        lines = self.evaluation.lines(table.state, question, EVERYTHING)
        spread = lines[0].score - lines[len(lines) - 1].score
        best = lines[draw.below(len(lines))]  # who overlooks all of them takes any
        best_seeming = -1
        for line in lines:
            seeming = (line.score - lines[len(lines) - 1].score) * HUNDRED * FINE
            seeming += draw.below(FINE) * self.misjudges * spread
            if draw.below(HUNDRED) >= self.overlooks and seeming > best_seeming:
                best, best_seeming = line, seeming
        return best
