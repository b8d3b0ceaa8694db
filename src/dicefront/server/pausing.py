"""A rule that fails (section 10): the match stops for everybody, keeps what was confirmed, and says so."""

from __future__ import annotations

import logging
import traceback
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dicefront.kernel.errors import Fault
from dicefront.parts.show.words import Note
from dicefront.server.people import new_id
from dicefront.server.store.acts import PAUSED, Act
from dicefront.server.store.reports import Report, add_report

if TYPE_CHECKING:
    from dicefront.server.match import Match

log = logging.getLogger("dicefront.match")


class Halt(Struct):
    """Why a match does not go on: a rule failed. ``report`` is the number under which it was reported."""

    report: str
    question: str
    ended: bool = False
    """All agreed to end it without a result."""
    computer: bool = False
    """No rule failed: a computer gave no answer, or one that the rules do not allow."""


async def pause(match: Match, act: Act, error: Fault) -> None:
    """The table stands as it did before the act. Nobody is asked anything until the players decide."""
    report = Report(
        id=new_id()[:8], kind="rules", match=match.row.id, person=None, body=described(match, act, error)
    )
    log.error(
        "match %s: a rule or its dice failed (report %s): %s", match.row.id, report.id, error, exc_info=error
    )
    await match.services.store.write(lambda connection: add_report(connection, report))
    match.deputies.stop()
    question = str(error.refusal.args.get("question", ""))
    await match.do(Act(PAUSED, act.player, {"report": report.id, "question": question}))
    match.broadcast()


async def pause_for_computer(match: Match, act: Act, error: Exception) -> None:
    """A computer could not answer, or not legally. That is our mistake, and no default is played for it.

    The match stops; whoever goes on with it lets the computer think again, with nothing in its memory.
    """
    level = match.row.seats[act.player].level
    body = described(match, act, error) | {"level": level, "problem": str(error)}
    report = Report(id=new_id()[:8], kind="problem", match=match.row.id, person=None, body=body)
    log.error("match %s: the computer %s failed (report %s): %s", match.row.id, level, report.id, error)
    await match.services.store.write(lambda connection: add_report(connection, report))
    asked = match.course.running.question(act.player)
    match.deputies.stop()
    match.deputies.forget()
    question = "" if asked is None else asked.kind
    await match.do(Act(PAUSED, act.player, {"report": report.id, "question": question, "computer": True}))
    match.broadcast()


async def report_problem(match: Match, command: str, error: Exception) -> None:
    """Something else failed, and nothing has changed: whoever runs the server should know."""
    body = {
        "problem": f"{command}: {type(error).__name__}: {error}",
        "entry": match.course.entries,
        "trace": traceback.format_exception(error),
    }
    report = Report(id=new_id()[:8], kind="problem", match=match.row.id, person=None, body=body)
    await match.services.store.write(lambda connection: add_report(connection, report))


def described(match: Match, act: Act, error: Exception) -> dict[str, Any]:
    """All that is needed to see the same again; the match itself is in the store."""
    return {
        "game": match.row.game,
        "rules": match.course.game.rules,
        "entry": match.course.entries,
        "act": act.kind,
        "player": act.player,
        "answer": act.value,
        "problem": error.refusal.args.get("problem") if isinstance(error, Fault) else str(error),
        "trace": traceback.format_exception(error.__cause__ or error),
    }


def note_of_halt(halt: Halt | None) -> Note | None:
    """What the players read while a match is paused."""
    if halt is None or halt.ended:
        return None
    why = "server.paused-by-computer" if halt.computer else "server.paused-by-error"
    return Note(id=why, args={"code": halt.report})


def no_result(seats: int) -> dict[str, Any]:
    """The outcome of a match that all agreed to end: nobody is before anybody else."""
    return {"reason": "server.no-result", "rule": "-", "places": [1] * seats}
