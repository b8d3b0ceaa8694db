"""Refusals of commands: what may not be done now, and how it is told."""

from __future__ import annotations

from typing import Any, Final

from dicefront.kernel.errors import (
    BadData,
    Fault,
    IllegalAnswer,
    NotYourDecision,
    Refusal,
    TableError,
    UnreadableAnswer,
)
from dicefront.kernel.ids import PlayerId
from dicefront.parts.show.screen import note_of
from dicefront.parts.show.words import Note
from dicefront.server.match.state import MatchState
from dicefront.server.protocol.from_server import Refused
from dicefront.server.readers import SPECTATOR, Reader

CODES: Final = {
    "server.late": "late",
    "kernel.not_your_decision": "not-yours",
    "server.watching": "not-yours",
    "server.elsewhere": "elsewhere",
    "server.roll": "dice",
}


def forbid(reason: str, **args: Any) -> NotYourDecision:
    """The refusal of a command that is not possible now."""
    return NotYourDecision(Refusal(f"server.{reason}", "-", args))


def must_play(reader: Reader) -> PlayerId:
    """The seat of a reader; refused to those who watch."""
    if reader.seat == SPECTATOR:
        raise forbid("watching")
    return reader.seat


def must_be_asked(state: MatchState, player: PlayerId, number: int) -> None:
    """Refuse an answer to any other question than the one of now; a late one does no harm."""
    course = state.course
    if course.running.question(player) is None:
        if number and number < course.acts:
            raise forbid("late")
        course.running._asked(player)  # says who is asked instead
    if course.number_of(player) != number:
        raise forbid("late")


def refusal_for(state: MatchState, id: str, error: TableError) -> Refused:
    """A refusal as a message, with what is in the way."""
    code = "not-possible"
    if isinstance(error, IllegalAnswer):
        code = "illegal"
    elif isinstance(error, (UnreadableAnswer, BadData)):
        code = "unreadable"
    elif isinstance(error, Fault):
        return Refused(id=id, code="paused", note=Note(id="server.failed"))
    elif isinstance(error, NotYourDecision):
        code = CODES.get(error.reason, "not-possible")
    table = state.course.table
    marks = [] if table is None else state.screen.marks_of(table.state, error.refusal)
    return Refused(id=id, code=code, note=note_of(error.refusal), marks=marks)
