"""An opponent that decides a whole turn at a time, and remembers what is still to come of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import Evaluation, Line


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Agent):
    """Chooses lines in the decisions that it weighs, usually those that the game says."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.decisions = 0
        self.line: Line | None = None

    def weighs(self, question: Question[Any]) -> bool:
        """Whether it chooses a line here; if not, it takes what looks best at once."""
        return self.evaluation.weighs(question)

    def solved(self, table: Table[Any], question: Question[Any]) -> Line | None:
        """The best line, where it is known exactly and this player knows such things."""
        return None

    def chosen(self, seat: Seat[Any], table: Table[Any], question: Question[Any], seed: int) -> Line:
        """The line to play; ``table`` is one that the player imagines, and ``seed`` is for this decision."""
        raise NotImplementedError

    def answer(self, seat: Seat[Any]) -> object:
        self.decisions += 1
        continued = self._continued(seat.question)
        if continued is not None:
            return continued[0]
        seed = child_seed(self.seed, self.decisions)
        table = seat.imagine(Draw(seed))
        question = asked(table, seat.player)
        solved = self.solved(table, question)
        if solved is not None:
            self.line = solved
            return question.write(solved.answers[0])
        if not self.weighs(question):
            return question.write(self.evaluation.answer(table.state, question))
        line = self.chosen(seat, table, question, seed)
        self.line = line
        return question.write(line.answers[0])

    def memory(self) -> Json:
        """How many decisions it made, and the answers of this turn that are still to come."""
        line = self.line
        if line is None or len(line.kinds) < 2:
            return {"decisions": self.decisions}
        kinds: list[Json] = [*line.kinds]
        return {"decisions": self.decisions, "kinds": kinds, "answers": as_json(line.answers[1:])}

    def recall(self, memory: Json) -> None:
        if not isinstance(memory, dict):
            return
        decisions, kinds, answers = memory.get("decisions"), memory.get("kinds"), memory.get("answers")
        if isinstance(decisions, int):
            self.decisions = decisions
        if isinstance(kinds, list) and isinstance(answers, list) and len(kinds) == len(answers) + 1:
            self.line = Line(0, [str(kind) for kind in kinds], [None, *answers])

    def _continued(self, question: Question[Any]) -> list[object] | None:
        """What the line of this turn says, if it has got that far and still fits."""
        line = self.line
        if line is None or question.kind == line.kinds[0] or question.kind not in line.kinds:
            return None
        answer = line.answers[line.kinds.index(question.kind)]
        return [answer] if question.check(answer) is None else None
