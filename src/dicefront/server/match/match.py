"""A live match: one task with an inbox.

Everything that happens to a match comes through its inbox and is done one after the other. What changes the
match is written down first and confirmed afterwards, so nothing that was confirmed can be lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

from dicefront.server.course.course import Course
from dicefront.server.figures import Figures
from dicefront.server.match.clocks import Clocks
from dicefront.server.match.commands import Commands
from dicefront.server.match.company import Company
from dicefront.server.match.delay import Delay
from dicefront.server.match.deputies import Deputies
from dicefront.server.match.looking import Looking
from dicefront.server.match.orders import Answered, Command, Enter, Leave, Order, Reload
from dicefront.server.match.pausing import Pausing
from dicefront.server.match.playing import Playing
from dicefront.server.match.recording import Lost, Recording
from dicefront.server.match.state import MatchState
from dicefront.server.match.talking import Talking
from dicefront.server.match.telling import Telling
from dicefront.server.settings import Settings
from dicefront.server.steady import Steady
from dicefront.server.store.acts import BACK, Act
from dicefront.server.store.away import read_away
from dicefront.server.store.matches import read_acts, read_match
from dicefront.server.store.rows import MatchRow, Said
from dicefront.server.store.store import Store
from dicefront.server.work.desk import Desk
from dicefront.server.work.thinkers import Thinkers

log = logging.getLogger("dicefront.match")


class Services(Protocol):
    """What a match needs of its server."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    steady: Steady
    figures: Figures
    desk: Desk

    def match_changed(self, row: MatchRow) -> None:
        """Something changed that the lobby shows."""


class Match:
    """One match and all who sit at it or watch.

    The match makes its parts and hands each what it needs; no part knows the match. The lines of ``__init__``
    are in order: a part knows only parts that come before it.
    """

    def __init__(self, row: MatchRow, services: Services) -> None:
        settings, store, figures = services.settings, services.store, services.figures
        self.settings = settings
        self.store = store
        self.figures = figures
        self.now = now = services.steady.now
        self.inbox: asyncio.Queue[Order] = asyncio.Queue()
        self.ended = asyncio.Event()
        self._stopped = False

        self.state = state = MatchState(row)
        state.clocks.lag = services.steady.lag
        self.company = Company(state, now)
        self.delay = Delay(state, self.company, now)
        self.telling = Telling(state, self.company, self.delay, now)
        self.deputies = Deputies(state, settings, services.thinkers, self.inbox.put_nowait)
        recording = Recording(state, store, figures, now, services.match_changed)
        pausing = Pausing(state, store, recording, self.deputies, self.telling)
        self.playing = Playing(state, recording, self.deputies, pausing, self.telling)
        self.looking = Looking(state, self.delay, services.desk, services.thinkers, settings)
        talking = Talking(state, settings.limits, store)
        self.commands = Commands(
            settings.limits, figures, store, now, self.company, self.looking, self.playing, talking
        )

    @property
    def row(self) -> MatchRow:
        return self.state.row

    @property
    def course(self) -> Course:
        return self.state.course

    @property
    def clocks(self) -> Clocks:
        return self.state.clocks

    # -- loading --------------------------------------------------------------------------------

    def load(self, acts: list[Act], lines: list[Said]) -> None:
        """Repeat what happened so far."""
        self.state.lines = lines
        for act in acts:
            self.state.repeat(act)
        self.telling.begin()
        self.clocks.since = {one.seat: one.since for one in self.row.waits}
        self.state.run_clocks(self.now())

    async def _look_who_is_away(self) -> None:
        """The days away of all who play; they stop the clocks of slow games."""
        if not self.clocks.is_slow():
            return
        people = {row.seat: row.person for row in self.row.seats if row.person is not None}
        self.clocks.away = await self.store.read(
            lambda connection: {seat: read_away(connection, person) for seat, person in people.items()}
        )

    async def _reload(self) -> None:
        """Somebody sat down, or the match began: look into the store."""
        row = await self.store.read(lambda connection: read_match(connection, self.row.id))
        if row is None:
            self.company.close("gone", False)
            self._stopped = True
            return
        acts = await self.store.read(lambda connection: read_acts(connection, row.id))
        begins = self.course.acts == 0 and bool(acts)
        self.state.row = row
        if self.course.acts == 0:
            self.course.use_key(row.dice_key())  # whoever sat down has added a secret
        self.company.send_off_strangers()
        await self._look_who_is_away()
        for act in acts[self.course.acts :]:
            self.state.repeat(act)
            if act.kind == BACK:
                self.deputies.forget()
        if begins:
            self.state.run_clocks(self.now())
        self.telling.presence()
        if row.state == "withdrawn":
            self.company.close("withdrawn", False)
        self.telling.broadcast()
        await self.playing.go_on()

    # -- the task -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Take orders until nobody needs the match any more."""
        try:
            await self._look_who_is_away()
            await self.playing.go_on()
            while not self._stopped:
                late, wait = self.clocks.due(self.now())
                if late:
                    await self.playing.time_out(late)
                    continue
                await self._next_order(min(wait, self.settings.idle_seconds))
        except Lost:
            self.company.close("moved", True)
        except Exception:
            log.exception("match %s stopped", self.row.id)
            self.company.close("failed", True)
        finally:
            self.deputies.stop()
            self.looking.stop()
            self.ended.set()

    async def _next_order(self, wait: float) -> None:
        try:
            async with asyncio.timeout(wait):
                order = await self.inbox.get()
        except TimeoutError:
            idle = wait >= self.settings.idle_seconds
            if idle and not self.company.readers and not self.deputies.preparing and self.inbox.empty():
                self._stopped = True
            elif not idle:
                self.telling.broadcast()  # a clock has run out: the others may claim
            return
        await self._take(order)

    async def _take(self, order: Order) -> None:
        if isinstance(order, Command):
            await self.commands.obey(order.reader, order.message)
            self.figures.commands.add(time.perf_counter() - order.came)
        elif isinstance(order, Enter):
            self.company.enter(order.reader)
            if order.reader.plays:
                self.state.network = order.reader.network
            self.telling.welcome(order.reader)
            self.telling.presence(but=order.reader)
        elif isinstance(order, Leave):
            if self.company.leave(order.reader):
                self.telling.presence()
        elif isinstance(order, Answered):
            await self.playing.answered(order)
        elif isinstance(order, Reload):
            await self._reload()
        else:
            self.company.close(order.code, order.retry)
            self._stopped = True
