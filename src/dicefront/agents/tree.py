"""The tree of a search: decisions that rehearsals come through, and the dice that are thrown in them.

Below a line that is tried stand the decisions that follow it, one for each way the dice fell: these are the
chance nodes. A decision begins with the one line that looks best at once, so that a first visit is a plain
rehearsal. The more often it is reached, the more lines it admits, in the order in which the game ranks them
(progressive widening); among those admitted the next is chosen by what they brought and by how little is
known about them.
"""

from __future__ import annotations

import math
from typing import Final

from dicefront.kernel.dice import Dice, Roll
from dicefront.kernel.draw import child_seed, scaled, scatter
from dicefront.kernel.ids import PlayerId
from dicefront.parts.opponent.evaluation import Line

WIDENING: Final = 8
"""After so many visits a decision admits a second line, after four times as many a third, and so on."""
CURIOSITY: Final = 1.0
"""How much the doubt about a line counts beside what it brought."""

STEPS: Final = [0xC13FA9A9, 0x91E10DA6, 0x6E1865C5, 0x54A2D22E]
"""Additive steps, out of 2**32, that spread the samples evenly over four dice at once."""


class EvenDice(Dice):
    """Dice of one rehearsal of many: over all of them the first dice show every face equally often.

    Later ones fall as the seed says. ``faces`` are those thrown since somebody cleared it.
    """

    def __init__(self, seed: int, sample: int) -> None:
        self.faces: list[int] = []
        self._sample = sample
        self._thrown = 0
        self._origin = child_seed(seed, 0)
        own = child_seed(seed, sample)
        self._low = own & 0xFFFFFFFF
        self._high = (own >> 32) & 0xFFFFFFFF

    def throw(self, index: int, roll: Roll) -> list[int]:
        found: list[int] = []
        for sides in roll.sides:
            found.append(1 + scaled(self._word(self._thrown), sides))
            self._thrown += 1
        self.faces += found
        return found

    def _word(self, number: int) -> int:
        if number >= len(STEPS):
            return scatter(self._low, self._high, number, 1)
        start = scatter(self._origin & 0xFFFFFFFF, self._origin >> 32, number, 3)
        return (start + self._sample * STEPS[number]) & 0xFFFFFFFF


class Branch:
    """A line at a decision: how often it was tried, what its player got in all, and what came next."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[tuple[int, ...], Node] = {}

    @property
    def mean(self) -> float:
        return self.total / float(max(self.visits, 1))


class Node:
    """A decision that rehearsals come through."""

    def __init__(self, player: PlayerId, first: Line) -> None:
        self.player = player
        self.visits = 0
        self.squares = 0.0
        self.is_wide = False
        self.branches: list[Branch] = [Branch(first)]

    @property
    def wants_more(self) -> bool:
        """Whether it is time to look for other lines than the first."""
        return not self.is_wide and self.visits >= WIDENING

    def widen(self, lines: list[Line]) -> None:
        """Other lines that may be tried, best first."""
        self.is_wide = True
        known = self.branches[0].line.answers[0]
        for line in lines:
            if line.answers[0] != known or len(line.answers) > 1:
                self.branches.append(Branch(line))

    def chosen(self) -> Branch:
        """The line to try now."""
        admitted = min(1 + math.isqrt(self.visits // WIDENING), len(self.branches))
        spread = self._spread()
        best = self.branches[0]
        best_value = -math.inf
        for branch in self.branches[:admitted]:
            if branch.visits == 0:
                return branch
            doubt = math.sqrt(math.log(float(self.visits + 1)) / float(branch.visits))
            value = branch.mean + CURIOSITY * spread * doubt
            if value > best_value:
                best, best_value = branch, value
        return best

    def add(self, branch: Branch, share: float) -> None:
        """Take in what a rehearsal brought the player of this decision."""
        self.visits += 1
        self.squares += share * share
        branch.visits += 1
        branch.total += share

    def _spread(self) -> float:
        """How far apart the results are, so that curiosity fits the game."""
        total = 0.0
        for branch in self.branches:
            total += branch.total
        count = float(max(self.visits, 1))
        mean = total / count
        return math.sqrt(max(self.squares / count - mean * mean, 0.0))
