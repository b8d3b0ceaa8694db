"""What an army costs, and what is wrong with it."""

from __future__ import annotations

from msgspec import field

from dicefront.parts.show.armies import ArmyEntry
from dicefront.parts.show.message import Json, Out
from dicefront.parts.show.words import Note


class ArmyFix(Out):
    """The only way to put a problem right: in words, and the army after it."""

    note: Note
    roster: Json


class ArmyProblem(Out):
    """Something wrong with an army: the message, and the entry it is about (-1: the whole).

    ``liftable`` says that players may agree to play the army all the same.
    """

    note: Note
    entry: int
    fix: ArmyFix | None = None
    liftable: bool = False


class ArmyBar(Out):
    """Something of the catalogue that cannot be added any more, with the reason."""

    entry: str
    note: Note


class ArmyVerdict(Out):
    """What an army costs, entry by entry, everything that is wrong with it, and what cannot be added.

    ``agreed`` is what it breaks and may be played with, as the options say that all agreed. ``warnings`` are
    what is allowed and yet worth a word, such as points that go to waste.
    """

    problems: list[ArmyProblem]
    cost: int | None
    budget: int | None
    entries: list[ArmyEntry]
    barred: list[ArmyBar] = field(default_factory=list)
    agreed: list[ArmyProblem] = field(default_factory=list)
    warnings: list[ArmyProblem] = field(default_factory=list)
