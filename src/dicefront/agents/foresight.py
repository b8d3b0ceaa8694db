"""Looking ahead turn by turn, in games that can list all that may come of one.

Every position to which a line may lead is judged (``parts.opponent.judge``). Then those lines that come close
to the best are looked at again with what the next player may do, then with what comes after that, and so on,
until one is left or as many positions were looked at as a decision may. Everybody takes what is best for
himself, and dice count by their chances: nothing here is left to luck.

A game says which decisions a turn brings, and where each line leads (``parts.opponent.evaluation``).
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from dicefront.kernel.game import State
from dicefront.parts.opponent.evaluation import WON, Choice, Evaluation, Line
from dicefront.parts.opponent.judge import Judge

FARTHEST: Final = 8
"""No more turns are looked ahead."""
CLOSE: Final = [0.1, 0.06, 0.04]
"""A line is looked at again if it is no further behind the best, by how many turns were looked ahead."""
LATER: Final = 0.04
"""The same for those who decide later."""


class Spent(Exception):
    """As many positions were looked at as a decision may, or the time is over."""


class Position:
    """A position before a turn, with the share of victory of every seat as the judge sees it."""

    def __init__(self, state: State, shares: list[float]) -> None:
        self.state = state
        self.shares = shares
        self.forks: list[Fork] = []


class Branch:
    """A line, the positions to which it leads, and the shares it brings as far as was looked ahead."""

    def __init__(self, line: Line, chances: list[float], positions: list[Position]) -> None:
        self.line = line
        self.chances = chances
        self.positions = positions
        self.shares = self.expected([position.shares for position in positions])

    def expected(self, shares: list[list[float]]) -> list[float]:
        """The shares of all seats, by how often each position comes."""
        found = [0.0] * len(shares[0])
        for number in range(len(shares)):
            for seat in range(len(found)):
                found[seat] += self.chances[number] * shares[number][seat]
        return found


class Fork:
    """A decision with its branches, the best first once it was looked at."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.branches: list[Branch] = []


class Foresight:
    """Looks ahead from one decision; ``seen`` is at how many positions it has looked."""

    def __init__(
        self, evaluation: Evaluation, judge: Judge, seats: int, positions: int, seconds: float | None = None
    ) -> None:
        self.evaluation = evaluation
        self.judge = judge
        self.seats = seats
        self.positions = positions
        self.seen = 0
        self.end = 0.0 if seconds is None else monotonic() + seconds

    def weighed(self, choice: Choice, least: int = 1, kept: Line | None = None) -> list[Line]:
        """All lines by the share of victory they bring, out of ``WON``, the one to play first.

        It looks ahead for at least so many of them, and for the one to be ``kept``, since their shares are
        wanted. If there is not enough time for all, those that look worst at once are left out.
        """
        player = choice.player
        fork = Fork(choice)
        self._open(fork, True)
        branches = fork.branches
        last = branches
        turns = 0
        while turns < FARTHEST:
            racing = self._close(last, player, turns, least, kept)
            if len(racing) == 1:
                break
            turns += 1
            try:
                found = [self._branch(branch, turns) for branch in racing]
            except Spent:
                break
            for number, branch in enumerate(racing):
                branch.shares = found[number]
            racing.sort(key=lambda branch: -branch.shares[player])
            last = racing
        rest = [] if last is branches else [branch for branch in branches if branch not in last]
        return [scored(branch, player) for branch in [*last, *rest]]

    def _close(
        self, branches: list[Branch], player: int, turns: int, least: int, kept: Line | None
    ) -> list[Branch]:
        """The branches that are worth another look, best first."""
        enough = branches[0].shares[player] - CLOSE[min(turns, len(CLOSE) - 1)]
        found: list[Branch] = []
        for number, branch in enumerate(branches):
            if branch.shares[player] >= enough or number < least or branch.line is kept:
                found.append(branch)
        return found

    def _branch(self, branch: Branch, turns: int) -> list[float]:
        """What a line brings every seat, if so many turns after it are looked at."""
        return branch.expected([self._position(position, turns) for position in branch.positions])

    def _position(self, position: Position, turns: int) -> list[float]:
        if turns == 0 or position.state.outcome is not None:
            return position.shares
        if not position.forks:
            position.forks = [Fork(choice) for choice in self.evaluation.choices(position.state)]
        found = [0.0] * self.seats
        for fork in position.forks:
            shares = self._fork(fork, turns)
            for seat in range(self.seats):
                found[seat] += fork.choice.chance * shares[seat]
        return found

    def _fork(self, fork: Fork, turns: int) -> list[float]:
        """What a decision brings every seat if the best line for its player is taken."""
        if not fork.branches:
            self._open(fork, False)
        player = fork.choice.player
        first = fork.branches[0]
        if turns == 1:
            return first.shares
        enough = first.shares[player] - LATER
        best: list[float] = []
        for branch in fork.branches:
            if branch.shares[player] < enough:
                break
            shares = self._branch(branch, turns - 1)
            if not best or shares[player] > best[player]:
                best = shares
        return best

    def _open(self, fork: Fork, is_first: bool) -> None:
        """Judge all to which the lines of a decision lead; the first one has one branch in any case."""
        player = fork.choice.player
        found: list[Branch] = []
        for line in fork.choice.lines:
            if self.seen >= self.positions or (self.end and monotonic() > self.end):
                if is_first and found:
                    break
                if not is_first:
                    raise Spent
            chances: list[float] = []
            positions: list[Position] = []
            for outcome in self.evaluation.outcomes(fork.choice, line):
                self.seen += 1
                chances.append(outcome.chance)
                positions.append(Position(outcome.state, self.judge.shares(outcome.state, self.seats)))
            found.append(Branch(line, chances, positions))
        found.sort(key=lambda branch: -branch.shares[player])
        fork.branches = found


def scored(branch: Branch, player: int) -> Line:
    """The line of a branch with its share."""
    return Line(round(WON * branch.shares[player]), branch.line.kinds, branch.line.answers)
