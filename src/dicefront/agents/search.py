"""The opponent that thinks ahead: expectimax over whole turns, for any number of seats.

At every turn it looks at the plans that the evaluation finds worth a thought. The dice of a plan are not
thrown but gone through: the evaluation names its fates, that is how they can fall as far as it matters,
with their exact chances, and each fate is played by the rules on a cloned table with dice that fall that
way. Everybody is taken to choose what is best for themselves (max^n). It looks one turn deep, then two, and
so on, until its nodes or its time are used up; what the first looks liked best is looked at first.

What the player cannot know is drawn anew at the root. Throws that no fate names fall as the seed says.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from dicefront.agents.evaluation.base import Evaluation, Fate, Plan, outcome_value
from dicefront.agents.greedy import asked
from dicefront.kernel.dice import FastDice, ManualDice, Roll
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table

NODES: Final = 600
"""How many positions a decision looks at if no time is given: the result then depends on the seed alone."""
DEEPEST: Final = 6


class Search(Agent):
    """Chooses by looking ahead, with a time limit in seconds or a fixed number of nodes."""

    name = "search"

    def __init__(
        self, evaluation: Evaluation, seed: int, seconds: float | None = None, nodes: int = NODES
    ) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.seconds = seconds
        self.nodes = nodes
        self.decisions = 0
        self.plan: Plan | None = None

    def answer(self, seat: Seat[Any]) -> object:
        self.decisions += 1
        planned = self._planned(seat.question)
        if planned is not None:
            return planned[0]
        seed = child_seed(self.seed, self.decisions)
        table = seat.imagine(Draw(seed))
        plans = self.evaluation.plans(table.state, asked(table, seat.player), self.evaluation.widths[0])
        plan = plans[0]
        if len(plans) > 1:
            plan = Look(self.evaluation, seed, Budget(self.nodes, self.seconds)).best(
                table, seat.player, plans
            )
        self.plan = plan
        return plan.answers[0]

    def _planned(self, question: Any) -> list[object] | None:
        """What the plan of this turn says, if it has got that far and still fits."""
        plan = self.plan
        if plan is None or question.kind == plan.kinds[0] or question.kind not in plan.kinds:
            return None
        answer = plan.answers[plan.kinds.index(question.kind)]
        return [answer] if question.check(answer) is None else None


class Budget:
    """How much thought is left: nodes, or time."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.nodes = nodes
        self.end = None if seconds is None else monotonic() + seconds

    def spend(self) -> bool:
        """Take one node; returns whether there was one left."""
        if self.end is not None:
            return monotonic() < self.end
        self.nodes -= 1
        return self.nodes >= 0


class OutOfBudget(Exception):
    """The search stops here, and what it knows so far counts."""


class Look:
    """One look ahead from one position."""

    def __init__(self, evaluation: Evaluation, seed: int, budget: Budget) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.budget = budget

    def best(self, table: Table[Any], player: int, plans: list[Plan]) -> Plan:
        """The best plan at the greatest depth that was reached."""
        order = list(plans)
        for depth in range(1, DEEPEST + 1):
            values: list[int] = []
            try:
                for plan in order:
                    values.append(self.value_of_plan(table, player, plan, depth)[player])
            except OutOfBudget:
                if len(values) > 1:
                    order = _ordered(order, values)
                break
            order = _ordered(order, values)
        return order[0]

    def value_of_plan(self, table: Table[Any], player: int, plan: Plan, depth: int) -> list[int]:
        """What a plan is worth to every seat, over all its fates."""
        fates = self.evaluation.fates(table.state, asked(table, player), plan)
        total = [0] * table.seats
        weights = 0
        for fate in fates:
            values = self.value(self.after(table, player, plan, fate), depth - 1)
            weights += fate.weight
            for seat in range(len(total)):
                total[seat] += fate.weight * values[seat]
        return [value // weights for value in total]

    def after(self, table: Table[Any], player: int, plan: Plan, fate: Fate) -> Table[Any]:
        """The table when the plan was carried out and its dice have fallen as the fate says."""
        if not self.budget.spend():
            raise OutOfBudget
        twin = table.clone(ManualDice(FatedDice(fate, self.seed).read))
        follow(twin, plan, player)
        self.go_on(twin)
        return twin

    def go_on(self, table: Table[Any]) -> None:
        """Answer everything up to the beginning of the next turn by the evaluation alone."""
        while table.pending:
            question = table.pending[0]
            if question.kind == self.evaluation.opening:
                return
            table.answer(question.player, self.evaluation.answer(table.state, question))

    def value(self, table: Table[Any], depth: int) -> list[int]:
        """What a position is worth to every seat, if all choose what is best for them."""
        state = table.state
        seats = range(table.seats)
        if not table.pending:
            return [outcome_value(state, seat) for seat in seats]
        if depth == 0:
            return self.evaluation.evaluate_all(state, table.seats)
        question = table.pending[0]
        player = question.player
        widths = self.evaluation.widths
        best: list[int] = []
        for plan in self.evaluation.plans(state, question, widths[min(depth, len(widths) - 1)]):
            values = self.value_of_plan(table, player, plan, depth)
            if not best or values[player] > best[player]:
                best = values
        return best


def _ordered(plans: list[Plan], values: list[int]) -> list[Plan]:
    """Plans that have a value first, best first; the others keep their order behind them."""
    order = sorted(range(len(values)), key=lambda index: (-values[index], index))
    return [plans[index] for index in order] + plans[len(values) :]


class FatedDice:
    """Dice that fall as a fate says, and as the seed says where it says nothing."""

    def __init__(self, fate: Fate, seed: int) -> None:
        self.fate = fate
        self.dice = FastDice(seed)
        self.count = 0

    def read(self, roll: Roll) -> list[int]:
        self.count += 1
        face = self.fate.face(roll.purpose, roll.player)
        if face == 0:
            return self.dice.throw(self.count, roll)
        return [min(face, sides) for sides in roll.sides]


def follow(table: Table[Any], plan: Plan, player: int) -> None:
    """Give the answers of a plan, and those of the evaluation to what is asked in between."""
    for kind, answer in zip(plan.kinds, plan.answers, strict=True):
        question = table.question(player)
        if question is None or question.kind != kind or question.check(answer) is not None:
            return
        table.answer(player, answer)
