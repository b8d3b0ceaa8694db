"""The halt of a match: a rule or a computer has failed, and the players decide how it goes on."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from dicefront.parts.show.words import Note


class Halt(Struct):
    """Why a match does not go on: a rule failed. ``report`` is the number under which it was reported."""

    report: str
    question: str
    ended: bool = False
    """All agreed to end it without a result."""
    computer: bool = False
    """No rule failed: a computer gave no answer, or one that the rules do not allow."""


def note_of_halt(halt: Halt | None) -> Note | None:
    """What the players read while a match is paused."""
    if halt is None or halt.ended:
        return None
    why = "server.paused-by-computer" if halt.computer else "server.paused-by-error"
    return Note(id=why, args={"code": halt.report})


def no_result(seats: int) -> dict[str, Any]:
    """The outcome of a match that all agreed to end: nobody is before anybody else."""
    return {"reason": "server.no-result", "rule": "-", "places": [1] * seats}
