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
EVERYTHING: Final = 1000
"""So many lines are looked at, if there are as many."""


class Noticing(Planner):
    """Overlooks each line so often out of a hundred times, and misjudges those it sees.

    Two lines are seen in any case, so that even a child chooses between things. ``misjudges`` is how wrong it
    can be about a line, in percent of what lies between the best and the worst. It errs in all decisions, in
    those too that are not worth a rehearsal.
    """

    name = "noticing"

    def __init__(self, evaluation: Evaluation, seed: int, overlooks: int, misjudges: int) -> None:
        super().__init__(evaluation, seed)
        self.overlooks = overlooks
        self.misjudges = misjudges

    def weighs(self, question: Question[Any]) -> bool:
        return True

    def chosen(self, seat: Seat[Any], table: Table[Any], question: Question[Any], seed: int) -> Line:
        draw = Draw(seed)
        lines = self.evaluation.lines(table.state, question, EVERYTHING)
        count = len(lines)
        if count == 1:
            return lines[0]
        worst = lines[count - 1].score
        spread = lines[0].score - worst
        one = draw.below(count)
        other = (one + 1 + draw.below(count - 1)) % count
        best = lines[one]
        best_seeming = -1
        for number, line in enumerate(lines):
            seeming = (line.score - worst) * HUNDRED * FINE + draw.below(FINE) * self.misjudges * spread
            is_seen = draw.below(HUNDRED) >= self.overlooks or number in (one, other)
            if is_seen and seeming > best_seeming:
                best, best_seeming = line, seeming
        return best
