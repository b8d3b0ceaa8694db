"""The rest of a match by enumeration: every answer and every face is tried by the rules themselves.

For two sides, who share one victory. Everybody answers as well as possible, and every face is equally likely.
What the rules bring to an end is worth what the outcome says, so the result is no estimate. Positions that
were met before are remembered. Where there is more to try than was allowed, nothing is said at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dicefront.kernel.dice import Roll
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import State
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question

WON: Final = 1.0
LOST: Final = 0.0


class TooMuch(Exception):
    """There is more to try than was allowed."""


class Enumeration:
    """The share of victory of one player, from positions between two procedures.

    ``procedure`` says what runs now, ``key`` is the same for positions that are worth the same, and ``share``
    is what a finished match is worth to the player. At most ``most`` runs of a procedure are tried.
    """

    def __init__(
        self,
        player: int,
        procedure: Callable[[Any], Steps[None] | None],
        key: Callable[[Any], object],
        share: Callable[[Any, int], float],
        most: int,
    ) -> None:
        self.player = player
        self.procedure = procedure
        self.key = key
        self.share = share
        self.left = most
        self.known: dict[object, float] = {}

    def value(self, state: State) -> float:
        """What a position is worth."""
        if state.outcome is not None:
            return self.share(state, self.player)
        key = self.key(state)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.after(state, [])
        return known

    def after(self, state: State, script: list[object]) -> float:
        """What a position is worth once the procedure that runs has got these answers and faces."""
        if self.left <= 0:
            raise TooMuch
        self.left -= 1
        twin = state.copy()
        running = self.procedure(twin)
        if running is None:
            raise BadData("enumeration", "a match that goes on", "none")
        step = asked_after(running, script)
        if step is None:
            return self.value(twin)
        if isinstance(step, Roll):
            throws = faces_of(step.sides)
            total = 0.0
            for faces in throws:
                total += self.after(state, [*script, faces])
            return total / float(len(throws))
        is_own = step.player == self.player
        best = LOST if is_own else WON
        for option in step.options():
            worth = self.after(state, [*script, option])
            best = max(best, worth) if is_own else min(best, worth)
            if best == (WON if is_own else LOST):
                break  # nothing can be better
        return best


def asked_after(running: Steps[None], script: list[object]) -> Any:
    """The throw or the question that comes after the script; ``None`` if the procedure is over."""
    given = 0
    value: object = None
    try:
        while True:
            step = running.send(value)
            value = None
            if isinstance(step, (Roll, Question)):
                if given == len(script):
                    return step
                value = script[given]
                given += 1
    except StopIteration:
        return None


def faces_of(sides: list[int]) -> list[list[int]]:
    """Every way in which dice can fall."""
    found: list[list[int]] = [[]]
    for count in sides:
        found = [[*faces, face] for faces in found for face in range(1, count + 1)]
    return found
