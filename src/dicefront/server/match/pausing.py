"""A rule that fails (section 10): the match stops for everybody, keeps what was confirmed, and says so."""

from __future__ import annotations

import logging
import traceback
from typing import Any, Literal

from dicefront.kernel.errors import Fault
from dicefront.server.keys import new_id
from dicefront.server.match.deputies import Deputies
from dicefront.server.match.recording import Recording
from dicefront.server.match.state import MatchState
from dicefront.server.match.telling import Telling
from dicefront.server.store.acts import PAUSED, Act
from dicefront.server.store.reports import Report, add_report
from dicefront.server.store.store import Store

log = logging.getLogger("dicefront.match")


class Pausing:
    """Stops a match, and reports what failed to the operator of the server."""

    def __init__(
        self, state: MatchState, store: Store, recording: Recording, deputies: Deputies, telling: Telling
    ) -> None:
        self.state = state
        self.store = store
        self.recording = recording
        self.deputies = deputies
        self.telling = telling

    async def pause(self, act: Act, error: Fault) -> None:
        """The table stands as it did before the act. Nobody is asked anything until the players decide."""
        match = self.state.row.id
        report = self._new_report("rules", self._described(act, error))
        log.error(
            "match %s: a rule or its dice failed (report %s): %s", match, report.id, error, exc_info=error
        )
        await self._keep(report)
        self.deputies.stop()
        question = str(error.refusal.args.get("question", ""))
        await self._halt(act, {"report": report.id, "question": question})

    async def pause_for_computer(self, act: Act, error: Exception) -> None:
        """A computer could not answer, or not legally. That is our mistake, and no default is played for it.

        The match stops; when a player resumes it, the computer thinks again, with nothing in its memory.
        """
        level = self.state.row.seats[act.player].level
        body = self._described(act, error) | {"level": level, "problem": str(error)}
        report = self._new_report("problem", body)
        match = self.state.row.id
        log.error("match %s: the computer %s failed (report %s): %s", match, level, report.id, error)
        await self._keep(report)
        asked = self.state.course.running.question(act.player)
        self.deputies.stop()
        self.deputies.forget()
        question = "" if asked is None else asked.kind
        await self._halt(act, {"report": report.id, "question": question, "computer": True})

    async def report_problem(self, command: str, error: Exception) -> None:
        """Something else failed, and nothing has changed: the operator of the server should know."""
        body = {
            "problem": f"{command}: {type(error).__name__}: {error}",
            "entry": self.state.course.entries,
            "trace": traceback.format_exception(error),
        }
        await self._keep(self._new_report("problem", body))

    async def _halt(self, act: Act, value: dict[str, Any]) -> None:
        await self.recording.do(Act(PAUSED, act.player, value))
        self.telling.broadcast()

    def _new_report(self, kind: Literal["rules", "problem"], body: dict[str, Any]) -> Report:
        return Report(id=new_id()[:8], kind=kind, match=self.state.row.id, person=None, body=body)

    async def _keep(self, report: Report) -> None:
        await self.store.write(lambda connection: add_report(connection, report))

    def _described(self, act: Act, error: Exception) -> dict[str, Any]:
        """All that is needed to see the same again; the match itself is in the store."""
        return {
            "game": self.state.row.game,
            "rules": self.state.course.game.rules,
            "entry": self.state.course.entries,
            "act": act.kind,
            "player": act.player,
            "answer": act.value,
            "problem": error.refusal.args.get("problem") if isinstance(error, Fault) else str(error),
            "trace": traceback.format_exception(error.__cause__ or error),
        }
