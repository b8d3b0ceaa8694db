"""The opponent that tries things out: promising answers are played on, several times.

Home Raiders has too many dice and reactions to go through them all. So every answer that looks good at once
is tried on clones of the table with different dice, and the rest of the turn is played as the greedy player
would; in the last round the rest of the game, by both sides. What came of it is judged, beside how good the
answer looked at once. The worse half is dropped, the better half is tried again, until one is left or the
turns or the time are used up. It replaces what looked best if it did clearly better.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Any, Final

from dicefront.agents.evaluation.base import Evaluation, Plan
from dicefront.agents.greedy import asked
from dicefront.games.home_raiders.state import State
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table

NODES: Final = 200
"""How many turns a decision plays if no time is given: the result then depends on the seed alone."""
FIRST: Final = 3
"""How often each answer is tried before the first ones are dropped."""
WEIGHED: Final = ["turn.activate", "turn.action", "move.path", "shoot.target", "melee.target", "spirit.use"]
"""The decisions worth trying out; in all others the greedy player is as good."""
TRUST: Final = 1.0
"""How much the first look weighs beside what was tried."""
CAUTION: Final = 1.0
"""By so many standard errors an answer must do better than the one that looked best: dice deceive."""
WIDTH: Final = 4
"""How many answers are tried."""


class Trial:
    """An answer that is tried, with what came of it each time."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[int] = []

    def lead(self, other: Trial) -> float:
        """How much better it did than another one with the same dice, and looked at once."""
        times = min(len(self.values), len(other.values))
        total = 0
        for number in range(times):
            total += self.values[number] - other.values[number]
        return float(total) / float(max(times, 1)) + TRUST * float(self.plan.score - other.plan.score)

    def doubt(self, other: Trial) -> float:
        """The standard error of that."""
        times = min(len(self.values), len(other.values))
        if times < 2:
            return math.inf
        mean = self.lead(other) - TRUST * float(self.plan.score - other.plan.score)
        squares = 0.0
        for number in range(times):
            off = float(self.values[number] - other.values[number]) - mean
            squares += off * off
        return math.sqrt(squares / float(times * (times - 1)))


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
        """Successive halving: what does worse is dropped, what does better is tried again.

        The answer that looked best stays to the end, to be compared with.
        """
        favourite = Trial(plans[0])
        others = [Trial(plan) for plan in plans[1:]]
        end = None if self.seconds is None else monotonic() + self.seconds
        self.left = self.nodes
        sample = 0
        rounds = FIRST
        while others:
            for _ in range(rounds):
                sample += 1
                for trial in [favourite, *others]:  # with the same dice, so that luck falls on all alike
                    if self.left <= 0 if end is None else monotonic() > end:
                        return chosen(favourite, others)
                    value = self.value_after(table, player, trial.plan, child_seed(seed, sample))
                    trial.values.append(value)
            others = [trial for trial in others if trial.lead(favourite) > -trial.doubt(favourite)]
            others.sort(key=lambda trial: -trial.lead(favourite))
            if len(others) <= 1 and rounds > FIRST:
                break
            others = others[: (len(others) + 1) // 2]
            rounds *= 2
        return chosen(favourite, others)

    def value_after(self, table: Table[Any], player: int, plan: Plan, seed: int) -> int:
        """What came of an answer, with dice that fall as the seed says."""
        twin = table.clone(FastDice(seed))
        is_last = twin.state.round == twin.state.options.constants.rounds
        turn = turn_of(twin.state)
        turns = 1
        twin.answer(player, plan.answers[0])
        while twin.pending:
            if turn_of(twin.state) != turn:
                if not is_last:
                    break
                turn = turn_of(twin.state)
                turns += 1
            question = twin.pending[0]
            twin.answer(question.player, self.evaluation.answer(twin.state, question))
        self.left -= turns
        return self.evaluation.evaluate(twin.state, player)


def turn_of(state: State) -> tuple[int, int]:
    """The round, and how many pearls are left in the bag: every turn begins with drawing one (HR-RND-03).

    The question whom to activate does not mark a turn: with one troop left it is not asked.
    """
    return state.round, sum(state.bag)


def chosen(favourite: Trial, others: list[Trial]) -> Plan:
    """The best of those that did clearly better than what looked best, or that."""
    best = favourite
    for trial in others:
        if trial.lead(favourite) > max(CAUTION * trial.doubt(favourite), best.lead(favourite)):
            best = trial
    return best.plan
