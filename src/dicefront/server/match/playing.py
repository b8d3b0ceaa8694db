"""The course of play: acts are done, and those answer who need no asking."""

from __future__ import annotations

import contextlib

from dicefront.kernel.errors import Fault, TableError
from dicefront.kernel.ids import PlayerId
from dicefront.server.match.deputies import Deputies
from dicefront.server.match.orders import Answered
from dicefront.server.match.pausing import Pausing
from dicefront.server.match.recording import Recording
from dicefront.server.match.state import MatchState
from dicefront.server.match.telling import Telling
from dicefront.server.store.acts import ACCEPT, ANSWER, BACK, DECLINE, DEFAULT, SOFT, Act


class Playing:
    """Plays a match on: by acts of people, by their deputies, and by the clock."""

    def __init__(
        self,
        state: MatchState,
        recording: Recording,
        deputies: Deputies,
        pausing: Pausing,
        telling: Telling,
    ) -> None:
        self.state = state
        self.recording = recording
        self.deputies = deputies
        self.pausing = pausing
        self.telling = telling

    async def do(self, act: Act) -> None:
        """Do something and write it down; returns once it is durable. ``TableError`` if it is refused.

        If a rule fails, the match is paused before the error goes on.
        """
        await self._record(act)
        if act.kind == BACK:
            self.deputies.forget()
        elif act.kind in (ANSWER, DEFAULT):
            with contextlib.suppress(Fault):  # the match is paused, and what was asked for is done
                await self._pass_over()

    async def _record(self, act: Act) -> None:
        try:
            await self.recording.do(act)
        except Fault as error:
            await self.pausing.pause(act, error)
            raise

    async def _pass_over(self) -> None:
        """Close windows in which everybody is passed over, before anybody is told that they were open."""
        order = self.deputies.at_once()
        while order is not None:
            act = Act(ANSWER, order.player, order.value, standing=order.standing, by=order.by)
            await self._record(act)
            order = self.deputies.at_once()

    async def go_on(self) -> None:
        """Let those answer who need no asking: computers and standing choices."""
        if self.state.halt is not None:
            return
        for question in list(self.state.course.pending):
            self.deputies.take(question)
        await self._let_computers_answer_draw()

    async def answered(self, order: Answered) -> None:
        """A deputy has an answer."""
        self.deputies.answered(order)
        if self.state.halt is not None or self.state.course.number_of(order.player) != order.number:
            return  # paused, taken back, replaced or timed out in the meantime
        act = Act(ANSWER, order.player, order.value, standing=order.standing, by=order.by)
        try:
            if order.problem:
                raise ValueError(order.problem)
            await self.do(act)
        except Fault:
            return  # the match is paused
        except (TableError, ValueError) as error:
            if not order.standing:
                await self.pausing.pause_for_computer(act, error)
            return
        self.telling.broadcast()
        await self.go_on()

    async def time_out(self, late: list[PlayerId]) -> None:
        """Give the default answers of those whose time is over; if a rule fails, the match is paused."""
        for player in late:
            if self.state.halt is None and self.state.course.number_of(player):
                by = SOFT if player in self.state.clocks.reacting else ""
                with contextlib.suppress(Fault):
                    await self.do(Act(DEFAULT, player, by=by))
                self.telling.broadcast()
        await self.go_on()

    async def _let_computers_answer_draw(self) -> None:
        table = self.state.course.table
        if table is None or table.offer < 0 or table.is_over:
            return
        for seat in self.state.row.seats:
            if seat.kind == "computer" and seat.seat != table.offer and table.offer >= 0:
                accepts = self.state.screen.accepts_draw(table.state, seat.seat)
                try:
                    await self.do(Act(ACCEPT if accepts else DECLINE, seat.seat))
                except TableError:
                    continue  # agreed already, or paused
                self.telling.broadcast()
