"""Recording: an act is done and written down; what was confirmed cannot be lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

from dicefront.kernel.errors import Fault
from dicefront.server.course.sealing import new_salt
from dicefront.server.course.showing import is_sealed
from dicefront.server.figures import Figures
from dicefront.server.match.halt import no_result
from dicefront.server.match.state import MatchState
from dicefront.server.match.waiting import waits_of
from dicefront.server.readers import SPECTATOR
from dicefront.server.steady import wall
from dicefront.server.store.acts import ANSWER, DEFAULT, NEVER, REACTING, RESIGN, STANDING, TIME, Act
from dicefront.server.store.fallen import count_dice
from dicefront.server.store.matches import NewAct
from dicefront.server.store.rows import MatchRow
from dicefront.server.store.store import Store, Taken, Work

encode: Final = msgspec.json.encode


class Lost(Exception):
    """Another process runs this match now."""


class Unsaved(Exception):
    """An act was done and could not be written down: the match must be loaded again."""


class Recording:
    """Does one act after the other and writes each down; ``changed`` is called once an act is durable."""

    def __init__(
        self,
        state: MatchState,
        store: Store,
        figures: Figures,
        now: Callable[[], float],
        changed: Callable[[MatchRow], None],
    ) -> None:
        self.state = state
        self.store = store
        self.figures = figures
        self.now = now
        self.changed = changed

    async def do(self, act: Act) -> None:
        """Do something and write it down; returns once it is durable.

        ``TableError`` if it is refused; after a ``Fault`` the table stands as it did before.
        """
        state, course, clocks = self.state, self.state.course, self.state.clocks
        now, act.at = self.now(), wall()
        number = course.acts
        if act.kind == ANSWER:
            act.salt = (act.salt or new_salt()) if is_sealed(course) else ""
        try:
            course.perform(act)
        except Fault:
            course.dice.recorded = []
            raise
        if act.kind in (ANSWER, DEFAULT):
            clocks.answered(act.player, now)
        elif act.kind == TIME:
            clocks.give(act.value["to"], act.value["seconds"])
        if clocks.control is not None:
            act.clocks = [round(left, 3) for left in clocks.left]
        state.note(act)
        if act.kind not in (STANDING, REACTING, NEVER, TIME):
            state.back = None
        state.run_clocks(now)
        was_over = state.is_over()
        self._progress(act)
        await self._write(NewAct(state.row, number, encode(act)), state.is_over() and not was_over)
        if act.kind in (ANSWER, DEFAULT):
            self.figures.answers[state.row.game] += 1
        self.changed(state.row)

    async def _write(self, new: NewAct, ends: bool) -> None:
        try:
            await self.store.write(self._with_dice(new) if ends else new)
        except Taken as taken:
            raise Lost from taken
        except Exception as error:
            raise Unsaved(str(error)) from error

    def _with_dice(self, new: NewAct) -> Work:
        """The act that ends a match, and how the dice of that match fell."""
        row, told = msgspec.structs.replace(self.state.row), self.state.course.streams[SPECTATOR]

        def write(connection: Connection) -> None:
            new(connection)
            count_dice(connection, row, told)

        return write

    def _progress(self, act: Act) -> None:
        """Bring the row up to the act."""
        state, row, course = self.state, self.state.row, self.state.course
        row.changed = act.at
        row.entries = course.entries
        row.asked = [question.player for question in course.pending]
        row.waits = waits_of(row, course, state.clocks)
        row.state, row.outcome = "running", None
        if course.table is not None and course.table.outcome is not None:
            row.state, row.outcome = "over", course.table.outcome.to_json()
            if act.kind == RESIGN and act.value:
                row.outcome.update(reason="server.win-claimed", rule="-")
        elif state.halt is not None and state.halt.ended:
            row.state, row.outcome = "over", no_result(len(row.seats))
        elif state.halt is not None:
            row.state = "paused"
