"""What was at stake in every contest of dice, what was to be expected, and what came of it.

A contest is a roll, or a pair of rolls against each other, that decides one thing: a miniature falls, a
figure is wounded, a character goes back to its base. Its worth is what that thing costs whoever loses it, in
the unit of the game; its chance is the exact one, from the moment before the dice fell. Expected is chance
times worth: a lucky roll for little counts little, and one for much counts much.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json


@dataclass(frozen=True)
class Stake:
    """One contest: ``by`` gains its worth with this chance at the cost of ``against``.

    ``situation`` is what the odds outside a match are asked with, to take it to the Lab.
    """

    entry: int
    by: int
    against: int
    rule: str
    chance: float
    worth: float
    won: bool
    situation: dict[str, Json]

    @property
    def surplus(self) -> float:
        """What ``by`` got beyond what was to be expected."""
        return (float(self.won) - self.chance) * self.worth

    @property
    def variance(self) -> float:
        return self.chance * (1 - self.chance) * self.worth**2


@dataclass(frozen=True)
class Deed:
    """What a piece did that counts: ``worth`` is what the enemy lost by it, or the own side won."""

    entry: int
    piece: int
    worth: float


class Ledger:
    """The stakes and deeds of one match, found in its events. A game of its own extends ``hear``."""

    def __init__(self) -> None:
        self.stakes: list[Stake] = []
        self.deeds: list[Deed] = []

    def hear(self, state: Any, event: Event, entry: int) -> None:
        """Notice an event; ``state`` is that after all of this answer, ``entry`` how long the history is."""

    def go_back(self, entry: int) -> None:
        """Forget what was taken back."""
        self.stakes = [stake for stake in self.stakes if stake.entry <= entry]
        self.deeds = [deed for deed in self.deeds if deed.entry <= entry]
