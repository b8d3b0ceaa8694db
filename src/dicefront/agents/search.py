"""The opponent that thinks ahead by rehearsal: turns worth a thought are played on to the end of the match.

After the turn that is tried both sides take what looks best at once, with dice that fall as the seed says.
So it sees what no single position shows, such as a match that ends because nobody dares to attack. What the
player cannot know is drawn anew at the root.
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import Evaluation, Line
from dicefront.parts.opponent.trials import Trier

NODES: Final = 4_000
"""How many turns a decision plays if no time is given: the result then depends on the seed alone."""
FIRST: Final = 8
"""How often each line is tried before some are dropped: matches are won or lost, and few say little."""
TRUST: Final = 0.0
"""The first look weighs nothing once a line was played to the end."""
WIDTH: Final = 6
"""How many lines are tried."""
LONGEST: Final = 300
"""After so many turns a rehearsal is judged as it stands."""


class Search(Trier):
    """Chooses whole turns by rehearsing them."""

    def __init__(
        self, evaluation: Evaluation, seed: int, seconds: float | None = None, nodes: int | None = None
    ) -> None:
        super().__init__(evaluation, seed, seconds, NODES if nodes is None else nodes, FIRST, TRUST)
        self.line: Line | None = None

    def answer(self, seat: Seat[Any]) -> object:
        self.decisions += 1
        continued = self._continued(seat.question)
        if continued is not None:
            return continued[0]
        seed = child_seed(self.seed, self.decisions)
        table = seat.imagine(Draw(seed))
        lines = self.evaluation.lines(table.state, asked(table, seat.player), WIDTH)
        self.line = self.best(table, seat.player, lines, seed)
        return self.line.answers[0]

    def memory(self) -> Json:
        """How many decisions it made, and the answers of this turn that are still to come."""
        if self.line is None:
            return {"decisions": self.decisions}
        kinds: list[Json] = [*self.line.kinds]
        return {"decisions": self.decisions, "kinds": kinds, "answers": as_json(self.line.answers)}

    def recall(self, memory: Json) -> None:
        if not isinstance(memory, dict):
            return
        decisions, kinds, answers = memory.get("decisions"), memory.get("kinds"), memory.get("answers")
        if isinstance(decisions, int):
            self.decisions = decisions
        if isinstance(kinds, list) and isinstance(answers, list) and kinds and len(kinds) == len(answers):
            self.line = Line(0, [str(kind) for kind in kinds], [*answers])

    def _continued(self, question: Any) -> list[object] | None:
        """What the line of this turn says, if it has got that far and still fits."""
        line = self.line
        if line is None or question.kind == line.kinds[0] or question.kind not in line.kinds:
            return None
        answer = line.answers[line.kinds.index(question.kind)]
        return [answer] if question.check(answer) is None else None

    def value_after(self, table: Table[Any], player: int, line: Line, seed: int) -> int:
        twin = table.clone(FastDice(seed))
        follow(twin, line, player)
        turns = 1
        while twin.pending and turns < LONGEST:
            question = twin.pending[0]
            if question.kind == self.evaluation.opening:
                turns += 1
                follow(twin, self.evaluation.best_line(twin.state, question), question.player)
            else:
                twin.take(question.player, self.evaluation.answer(twin.state, question))
        self.left -= turns
        return self.evaluation.evaluate(twin.state, player)


def follow(table: Table[Any], line: Line, player: int) -> None:
    """Give the answers of a line, as far as they are asked for."""
    for kind, answer in zip(line.kinds, line.answers, strict=True):
        question = table.question(player)
        if question is None or question.kind != kind:
            return
        meant = question.read(answer)
        if isinstance(meant, Refusal):
            return
        table.take(player, meant)
