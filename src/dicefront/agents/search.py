"""The opponent that thinks ahead: it plays its best plans out on imagined tables and compares.

Each plan is tried with the same imagined secrets and the same dice as the others, everybody then goes on
with the answers of the evaluation, and the position after some answers is evaluated. After each lap the worse
half of the plans is dropped. That works for any number of seats, with any number of throws on the way.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from dicefront.agents.evaluation.base import Evaluation, Plan
from dicefront.agents.greedy import asked
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table

WIDTH: Final = 12
PLAYOUTS: Final = 240
"""How many playouts a decision gets without a time limit: the result then depends on the seed alone."""


class Search(Agent):
    """Compares plans by playing them out, with a time limit in seconds or a fixed number of playouts."""

    name = "search"

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        seconds: float | None = None,
        playouts: int = PLAYOUTS,
        width: int = WIDTH,
    ) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.seconds = seconds
        self.playouts = playouts
        self.width = width
        self.decisions = 0
        self.plan: Plan | None = None

    def answer(self, seat: Seat[Any]) -> object:
        self.decisions += 1
        question = seat.question
        planned = self._planned(question)
        if planned is not None:
            return planned[0]
        seed = child_seed(self.seed, self.decisions)
        table = seat.imagine(Draw(seed))
        plans = self.evaluation.plans(table.state, asked(table, seat.player), self.width)
        plan = plans[0] if len(plans) == 1 else self._best(seat, plans, seed)
        self.plan = plan
        return plan.answers[0]

    def _planned(self, question: Any) -> list[object] | None:
        """What the plan of this turn says, if it has got that far and still fits."""
        plan = self.plan
        if plan is None or question.kind == plan.kinds[0] or question.kind not in plan.kinds:
            return None
        answer = plan.answers[plan.kinds.index(question.kind)]
        return [answer] if question.check(answer) is None else None

    def _best(self, seat: Seat[Any], plans: list[Plan], seed: int) -> Plan:
        """Drop the worse half after each lap until one is left or the time is up."""
        budget = Budget(self.playouts, self.seconds)
        left = list(plans)
        totals = [0] * len(plans)
        sample = 0
        laps = _laps(len(plans))
        for lap in range(laps):
            share = budget.share(laps - lap)
            while share.goes_on(len(left)):
                for index in range(len(left)):
                    totals[index] += playout(self.evaluation, seat, left[index], child_seed(seed, sample))
                sample += 1
            order = sorted(range(len(left)), key=lambda index: (-totals[index], index))
            keep = sorted(order[: (len(left) + 1) // 2])
            if lap == laps - 1:
                return left[order[0]]
            left = [left[index] for index in keep]
            totals = [totals[index] for index in keep]
        return left[0]


def _laps(plans: int) -> int:
    laps = 0
    while plans > 1:
        plans = (plans + 1) // 2
        laps += 1
    return laps


class Budget:
    """How much thought is left: playouts, or time."""

    def __init__(self, playouts: int, seconds: float | None) -> None:
        self.playouts = playouts
        self.end = None if seconds is None else monotonic() + seconds

    def share(self, laps: int) -> Share:
        """An equal share for the next of so many laps."""
        if self.end is None:
            part = self.playouts // laps
            self.playouts -= part
            return Share(part, None)
        now = monotonic()
        return Share(0, now + max(self.end - now, 0.0) / laps)


class Share:
    """The budget of one lap. Every lap tries each plan at least once."""

    def __init__(self, playouts: int, end: float | None) -> None:
        self.playouts = playouts
        self.end = end
        self.begun = False

    def goes_on(self, plans: int) -> bool:
        """Whether all plans may be tried once more."""
        if not self.begun:
            self.begun = True
            self.playouts -= plans
            return True
        if self.end is not None:
            return monotonic() < self.end
        self.playouts -= plans
        return self.playouts >= 0


def playout(evaluation: Evaluation, seat: Seat[Any], plan: Plan, seed: int) -> int:
    """What a plan comes to in one imagined future."""
    player = seat.player
    table = seat.imagine(Draw(seed))
    follow(table, plan, player)
    for _ in range(evaluation.horizon):
        if not table.pending:
            break
        question = table.pending[0]
        table.answer(question.player, evaluation.answer(table.state, question))
    return evaluation.evaluate(table.state, player)


def follow(table: Table[Any], plan: Plan, player: int) -> None:
    """Give the answers of a plan as long as they are asked for, one after another."""
    for kind, answer in zip(plan.kinds, plan.answers, strict=True):
        question = table.question(player)
        if question is None or question.kind != kind or question.check(answer) is not None:
            return
        table.answer(player, answer)
