"""Words and numbers: messages by id, the parts of a number, chances."""

from __future__ import annotations

from msgspec import field

from dicefront.parts.show.message import Json, Out


class Note(Out):
    """A message: its id in the Fluent files, the named arguments, and the paragraph (``-`` for none)."""

    id: str
    args: dict[str, Json] = field(default_factory=dict)
    rule: str = "-"


class Part(Out):
    """One part of a number: why, how much, by which paragraph."""

    reason: str
    amount: int
    rule: str


class Chance(Out):
    """The chance of one outcome, exact and in percent; ``why`` are the numbers it comes from."""

    id: str
    exact: str
    percent: float
    why: list[Part] = field(default_factory=list)
