"""The opponent that tries things out: promising answers are played on, several times.

Home Raiders has too many dice and reactions to go through them all. So every answer that looks good at once
is tried on clones of the table with different dice, and the rest of the turn is played as the greedy player
would; in the last round the rest of the game, by both sides. What came of it is judged, beside how good the
answer looked at once. The worse half is dropped, the better half is tried again, until one is left or the
turns or the time are used up.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from dicefront.agents.evaluation.base import Evaluation, Plan
from dicefront.agents.greedy import asked
from dicefront.games.home_raiders.state import State
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table

NODES: Final = 120
"""How many turns a decision plays if no time is given: the result then depends on the seed alone."""
FIRST: Final = 2
"""How often each answer is tried before the first ones are dropped."""
WEIGHED: Final = ["turn.activate", "turn.action", "move.path", "shoot.target", "melee.target", "spirit.use"]
"""The decisions worth trying out; in all others the greedy player is as good."""
TRUST: Final = 1.0
"""How much the first look weighs beside what was tried: few tries say little about dice."""
WIDTH: Final = 4
"""How many answers are tried."""


class Trial:
    """An answer that is tried, with the sum of what came of it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = 0
        self.times = 0

    def mean(self) -> float:
        """What came of it on average, and how good it looked at once."""
        return float(self.total) / float(max(self.times, 1)) + TRUST * float(self.plan.score)


class Raider(Agent):
    """Chooses by trying, with a time limit in seconds or a fixed number of turns played."""

    name = "search"

    def __init__(
        self, evaluation: Evaluation, seed: int, seconds: float | None = None, nodes: int = NODES
    ) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.seconds = seconds
        self.nodes = nodes
        self.decisions = 0
        self.left = 0

    def answer(self, seat: Seat[Any]) -> object:
        self.decisions += 1
        seed = child_seed(self.seed, self.decisions)
        table = seat.imagine(Draw(seed))
        question = asked(table, seat.player)
        if question.kind.split(".", 1)[1] not in WEIGHED or len(question.options()) == 1:
            return self.evaluation.answer(table.state, question)
        plans = self.evaluation.plans(table.state, question, WIDTH)
        return self.best(table, seat.player, plans, seed).answers[0]

    def best(self, table: Table[Any], player: int, plans: list[Plan], seed: int) -> Plan:
        """Successive halving: what does worse is dropped, what does better is tried again."""
        trials = [Trial(plan) for plan in plans]
        end = None if self.seconds is None else monotonic() + self.seconds
        self.left = self.nodes
        sample = 0
        rounds = FIRST
        while len(trials) > 1:
            for _ in range(rounds):
                sample += 1
                for trial in trials:  # all with the same dice, so that luck falls on all alike
                    if self.left <= 0 if end is None else monotonic() > end:
                        return _leader(trials)
                    trial.total += self.value_after(table, player, trial.plan, child_seed(seed, sample))
                    trial.times += 1
            trials.sort(key=lambda trial: -trial.mean())
            trials = trials[: (len(trials) + 1) // 2]
            rounds *= 2
        return trials[0].plan

    def value_after(self, table: Table[Any], player: int, plan: Plan, seed: int) -> int:
        """What came of an answer, with dice that fall as the seed says."""
        twin = table.clone(FastDice(seed))
        is_last = twin.state.round == twin.state.options.constants.rounds
        turn = turn_of(twin.state)
        self.left -= 1
        twin.answer(player, plan.answers[0])
        while twin.pending:
            if turn_of(twin.state) != turn:
                if not is_last:
                    break
                turn = turn_of(twin.state)
                self.left -= 1
            question = twin.pending[0]
            twin.answer(question.player, self.evaluation.answer(twin.state, question))
        return self.evaluation.evaluate(twin.state, player)


def turn_of(state: State) -> tuple[int, int]:
    """The round, and how many pearls are left in the bag: every turn begins with drawing one (HR-RND-03).

    The question whom to activate does not mark a turn: with one troop left it is not asked.
    """
    return state.round, sum(state.bag)


def _leader(trials: list[Trial]) -> Plan:
    """The best of those that were tried; with nothing tried the one that looked best."""
    best = trials[0]
    for trial in trials:
        if trial.times and (not best.times or trial.mean() > best.mean()):
            best = trial
    return best.plan
