"""The opponent that thinks ahead.

Where a game can list all that may come of a turn, it looks ahead turn by turn (``agents.foresight``).
Elsewhere what looks good is rehearsed, many times, on tables that it imagines.

Every sample draws anew what the player cannot know, and clones that table for each line that is tried, with
the same dice for all. Then both sides take what looks best at once, except where a decision was reached so
often that other lines are worth a try there (``agents.tree``). A rehearsal goes on to the end of the match,
or as far as the game says, and is judged there (``parts.opponent.judge``). Lines that are clearly behind are
dropped, until one is left or the answers or the time are used up.

A game says nothing but this: what a position is worth, which lines are worth a thought and in which order,
what a turn is and what may come of it, and how far to look (``parts.opponent.evaluation``).
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from dicefront.agents.foresight import Foresight
from dicefront.agents.planner import Planner
from dicefront.agents.tree import EvenDice, Node
from dicefront.agents.trials import Trial, ranked
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import Evaluation, Line
from dicefront.parts.opponent.judge import Judge

ALONE: Final = 60
"""So often a line is rehearsed that stands alone, if its chance is wanted."""
LONGEST: Final = 2_000
"""After so many answers a rehearsal is judged as it stands."""


class Search(Planner):
    """Chooses lines by rehearsing them, with a number of answers it may give in all, and a time limit."""

    name = "search"

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        seconds: float | None = None,
        nodes: int | None = None,
        judge: Judge | None = None,
    ) -> None:
        super().__init__(evaluation, seed)
        self.judge = Judge(evaluation) if judge is None else judge
        self.seconds = seconds
        self.nodes = evaluation.nodes if nodes is None else nodes
        self.left = 0
        self.scale = evaluation.scale

    def solved(self, table: Table[Any], question: Question[Any]) -> Line | None:
        found = self.evaluation.solved(table, question)
        return None if found is None else found[0]

    def chosen(self, seat: Seat[Any], table: Table[Any], question: Question[Any], seed: int) -> Line:
        choice = self.evaluation.choice(table, question)
        if choice is not None:
            return self.foresight(table).weighed(choice)[0]
        return self.considered(seat, self.lines(table, question), seed)[0].line

    def foresight(self, table: Table[Any]) -> Foresight:
        """What looks ahead from a table turn by turn."""
        positions = min(self.evaluation.positions, self.nodes)
        return Foresight(self.evaluation, self.judge, table.seats, positions, self.seconds)

    def lines(self, table: Table[Any], question: Question[Any]) -> list[Line]:
        """The lines that are rehearsed, best first as they look at once."""
        self.scale = self.evaluation.scale_of(table.state)
        return self.evaluation.lines(table.state, question, self.judge.width)

    # -- trials -------------------------------------------------------------------------------------

    def considered(
        self, seat: Seat[Any], lines: list[Line], seed: int, kept: Line | None = None
    ) -> list[Trial]:
        """All lines with what came of them, the one to play first; one alone needs no trial.

        Those that are clearly behind are dropped, except one to be ``kept`` because its chance is wanted.
        """
        trials = [Trial(line, self._look(line, lines[0])) for line in lines]
        end = 0.0 if self.seconds is None else monotonic() + self.seconds
        self.left = self.nodes
        sample = 0
        racing = trials[:]
        while len(racing) > 1 or (kept is not None and sample < ALONE):
            for _ in range(self.evaluation.first):
                sample += 1
                table = seat.imagine(Draw(child_seed(seed, sample)))
                for trial in racing:
                    if self.left <= 0 or (end and monotonic() > end):
                        return ranked(trials)
                    trial.values.append(self.rehearse(table, seat.player, trial, seed, sample))
            leader = racing[0]
            for trial in racing[1:]:
                if trial.lead(leader) > 0.0:
                    leader = trial
            racing = [trial for trial in racing if trial.line is kept or not trial.is_behind(leader)]
        return ranked(trials)

    def _look(self, line: Line, best: Line) -> float:
        """What the first look says about a line, as a share of victory beside the best one."""
        return self.evaluation.trust * float(line.score - best.score) / float(4 * self.scale)

    def rehearse(self, table: Table[Any], player: PlayerId, trial: Trial, seed: int, sample: int) -> float:
        """The share of victory that a line brings its player, with the dice of this sample."""
        evaluation = self.evaluation
        dice = EvenDice(seed, sample)
        twin = table.clone(dice)
        judge = self.judge
        horizon = judge.horizon(twin.state)
        turn = evaluation.turn(twin.state)
        branch = trial.branch
        answers = follow(twin, branch.line, player)
        nodes: list[Node] = []
        path = [branch]
        in_tree = True
        while twin.pending and answers < LONGEST:
            now = evaluation.turn(twin.state)
            if now != turn:
                turn = now
                horizon -= 1
                if horizon <= 0:
                    break
            question = twin.pending[0]
            if not evaluation.weighs(question):
                twin.take(question.player, evaluation.answer(twin.state, question))
                answers += 1
                continue
            if in_tree:
                key = tuple(dice.faces)
                dice.faces = []
                node = branch.nodes.get(key)
                if node is None:
                    in_tree = False
                    node = Node(question.player, evaluation.best_line(twin.state, question))
                    branch.nodes[key] = node
                elif node.wants_more:
                    node.widen(evaluation.lines(twin.state, question, judge.width)[1:])
                branch = node.chosen()
                nodes.append(node)
                path.append(branch)
                answers += follow(twin, branch.line, question.player)
            else:
                answers += follow(twin, evaluation.best_line(twin.state, question), question.player)
        self.left -= answers
        shares: dict[int, float] = {player: judge.share(twin.state, player)}
        for place, node in enumerate(nodes):
            if node.player not in shares:
                shares[node.player] = judge.share(twin.state, node.player)
            node.add(path[place + 1], shares[node.player])
        return shares[player]


def follow(table: Table[Any], line: Line, player: PlayerId) -> int:
    """Give the answers of a line, as far as they are asked for; returns how many were given.

    The first is a candidate of its question; later ones are read, since something may have come between.
    """
    table.take(player, line.answers[0])
    given = 1
    while given < len(line.kinds):
        question = table.question(player)
        if question is None or question.kind != line.kinds[given]:
            break
        meant = question.read(line.answers[given])
        if isinstance(meant, Refusal):
            break
        table.take(player, meant)
        given += 1
    return given
