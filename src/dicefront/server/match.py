"""A live match: one task with an inbox.

Everything that happens to a match comes through its inbox and is done one after the other. What changes the
match is written down first and confirmed afterwards, so nothing that was confirmed can be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw
from sqlalchemy import Connection

from dicefront.kernel.dice import commitment
from dicefront.kernel.errors import Fault, TableError
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.table import Table
from dicefront.server.clocks import Clocks
from dicefront.server.company import Company
from dicefront.server.course import new_course
from dicefront.server.delay import Delay
from dicefront.server.deputies import Deputies
from dicefront.server.desk import Desk
from dicefront.server.figures import Figures
from dicefront.server.orders import Answered, Command, Enter, Leave, Order, Reload
from dicefront.server.pausing import Halt, no_result, pause, pause_for_computer
from dicefront.server.protocol.from_server import Update
from dicefront.server.protocol.replays import Seen
from dicefront.server.protocol.table import BackRequest
from dicefront.server.readers import SPECTATOR
from dicefront.server.sealing import new_salt
from dicefront.server.settings import Settings
from dicefront.server.show import screen_of
from dicefront.server.showing import is_sealed
from dicefront.server.standing import Choices, Reacting
from dicefront.server.steady import Steady, wall
from dicefront.server.store.acts import (
    ACCEPT,
    ANSWER,
    BACK,
    DECLINE,
    DEFAULT,
    ENDED,
    NEVER,
    OFFER,
    PAUSED,
    REACTING,
    REPLACED,
    RESIGN,
    RESUMED,
    SOFT,
    STANDING,
    TIME,
    Act,
)
from dicefront.server.store.away import read_away
from dicefront.server.store.fallen import count_dice
from dicefront.server.store.matches import MatchRow, NewAct, Said, read_acts, read_match
from dicefront.server.store.store import Store, Taken, Work
from dicefront.server.tasks import NOTHING
from dicefront.server.telling import snapshot, welcome
from dicefront.server.thinkers import Thinkers
from dicefront.server.waiting import waits_of

log = logging.getLogger("dicefront.match")
encode: Final = msgspec.json.encode


class Lost(Exception):
    """Another process runs this match now."""


class Unsaved(Exception):
    """An act was done and could not be written down: the match must be loaded again."""


class Services(Protocol):
    """What a match needs of its server."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    steady: Steady
    figures: Figures
    desk: Desk

    def match_changed(self, match: Match) -> None:
        """Something changed that the lobby shows."""


class Match:
    """One match and all who sit at it or watch."""

    def __init__(self, row: MatchRow, services: Services) -> None:
        self.row = row
        self.services = services
        self.screen = screen_of(row.game)
        self.commitment = commitment(row.dice)
        self.course = new_course(row)
        self.clocks = Clocks(row.settings.clock, len(row.seats))
        self.clocks.lag = services.steady.lag
        self.delay = Delay(self)
        self.choices = Choices(self.screen, len(row.seats))
        self.refuses_back: set[PlayerId] = set()
        self.back: BackRequest | None = None
        self.halt: Halt | None = None
        self.company = Company(self)
        self.deputies = Deputies(self)
        self.lines: list[Said] = []
        self.chosen = 0
        self.inbox: asyncio.Queue[Order] = asyncio.Queue()
        self.ended = asyncio.Event()
        self.told: dict[int, int] = {}
        self._written: tuple[int, Raw] = (-1, NOTHING)
        self._stopped = False
        self._beside: set[asyncio.Task[None]] = set()

    # -- loading --------------------------------------------------------------------------------

    def load(self, acts: list[Act], lines: list[Said]) -> None:
        """Repeat what happened so far."""
        self.lines = lines
        for act in acts:
            self.course.repeat(act)
            self._note(act)
        self.told = {reader: len(stream) for reader, stream in self.course.streams.items()}
        self.clocks.since = {one.seat: one.since for one in self.row.waits}
        self.ask_clocks(self.services.steady.now())

    def _note(self, act: Act) -> None:
        """What an act changes beside the table."""
        if act.clocks:
            self.clocks.left = list(act.clocks)
        if act.by:
            self.choices.used(act.player, act.by)
        if act.kind in (STANDING, REACTING, TIME, OFFER, DECLINE):
            self.chosen += 1
        if act.kind == STANDING:
            self.choices.set(act.player, act.value)
        elif act.kind == REACTING:
            self.choices.reacting[act.player] = Reacting(**act.value)
        elif act.kind == NEVER:
            self.refuses_back.add(act.player)
        elif act.kind == REPLACED:
            self.row.seats[act.player].kind = "computer"
            self.row.seats[act.player].level = act.value
        elif act.kind == PAUSED:
            self.halt = Halt(**act.value)
        elif act.kind == RESUMED:
            self.halt = None
        elif act.kind == ENDED:
            self.halt = Halt("", "", ended=True)
        elif act.kind == BACK:
            self.deputies.forget()
            self.halt = None
            self.row.practice = self.row.practice or bool(act.value.get("practice"))
        if self.course.table is not None and self.course.table.is_over:
            self.halt = None

    async def look_who_is_away(self) -> None:
        """The days away of all who play; they stop the clocks of slow games."""
        if not self.clocks.is_slow():
            return
        people = {row.seat: row.person for row in self.row.seats if row.person is not None}
        self.clocks.away = await self.services.store.read(
            lambda connection: {seat: read_away(connection, person) for seat, person in people.items()}
        )

    # -- the task -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Take orders until nobody needs the match any more."""
        try:
            await self.look_who_is_away()
            await self.go_on()
            while not self._stopped:
                late, wait = self.clocks.due(self.services.steady.now())
                if late:
                    await self._time_out(late)
                    continue
                await self._next_order(min(wait, self.services.settings.idle_seconds))
        except Lost:
            self.company.close("moved", True)
        except Exception:
            log.exception("match %s stopped", self.row.id)
            self.company.close("failed", True)
        finally:
            self.deputies.stop()
            for task in self._beside:
                task.cancel()
            self.ended.set()

    async def _next_order(self, wait: float) -> None:
        try:
            async with asyncio.timeout(wait):
                order = await self.inbox.get()
        except TimeoutError:
            idle = wait >= self.services.settings.idle_seconds
            if idle and not self.company.readers and not self.deputies.preparing and self.inbox.empty():
                self._stopped = True
            elif not idle:
                self.broadcast()  # a clock has run out: the others may claim
            return
        await self._take(order)

    async def _take(self, order: Order) -> None:
        from dicefront.server.commands import obey

        if isinstance(order, Command):
            await obey(self, order.reader, order.message)
            self.services.figures.commands.add(time.perf_counter() - order.came)
        elif isinstance(order, Enter):
            self.company.enter(order.reader)
            order.reader.send(encode(welcome(self, order.reader)))
            self.company.tell_presence(but=order.reader)
        elif isinstance(order, Leave):
            if self.company.leave(order.reader):
                self.company.tell_presence()
        elif isinstance(order, Answered):
            await self._answered(order)
        elif isinstance(order, Reload):
            await self._reload()
        else:
            self.company.close(order.code, order.retry)
            self._stopped = True

    def run_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that changes nothing, while the match goes on."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    # -- doing ----------------------------------------------------------------------------------

    async def do(self, act: Act) -> None:
        """Do something and write it down; returns once it is durable. ``TableError`` if it is refused.

        If a rule fails, the match is paused before the error goes on.
        """
        now, act.at = self.services.steady.now(), wall()
        number = self.course.acts
        if act.kind == ANSWER:
            act.salt = (act.salt or new_salt()) if is_sealed(self.course) else ""
        try:
            self.course.perform(act)
        except Fault as error:
            self.course.dice.recorded = []
            await pause(self, act, error)
            raise
        if act.kind in (ANSWER, DEFAULT):
            self.clocks.answered(act.player, now)
        elif act.kind == TIME:
            self.clocks.give(act.value["to"], act.value["seconds"])
        if self.clocks.control is not None:
            act.clocks = [round(left, 3) for left in self.clocks.left]
        self._note(act)
        if act.kind not in (STANDING, REACTING, NEVER, TIME):
            self.back = None
        self.ask_clocks(now)
        was_over = self.row.state == "over"
        self._progress(act)
        new = NewAct(self.row, number, encode(act))
        ends = self.row.state == "over" and not was_over
        try:
            await self.services.store.write(self._with_dice(new) if ends else new)
        except Taken as taken:
            raise Lost from taken
        except Exception as error:
            raise Unsaved(str(error)) from error
        if act.kind in (ANSWER, DEFAULT):
            self.services.figures.answers[self.row.game] += 1
        self.services.match_changed(self)

    def _with_dice(self, new: NewAct) -> Work:
        """The act that ends a match, and how the dice of that match fell."""
        row, told = msgspec.structs.replace(self.row), self.course.streams[SPECTATOR]

        def write(connection: Connection) -> None:
            new(connection)
            count_dice(connection, row, told)

        return write

    def _progress(self, act: Act) -> None:
        row, table = self.row, self.course.table
        row.changed = act.at
        row.entries = self.course.entries
        row.asked = [question.player for question in self.course.pending]
        row.waits = waits_of(row, self.course, self.clocks)
        row.state, row.outcome = "running", None
        if table is not None and table.outcome is not None:
            row.state, row.outcome = "over", table.outcome.to_json()
            if act.kind == RESIGN and act.value:
                row.outcome.update(reason="server.win-claimed", rule="-")
        elif self.halt is not None and self.halt.ended:
            row.state, row.outcome = "over", no_result(len(row.seats))
        elif self.halt is not None:
            row.state = "paused"

    def ask_clocks(self, now: float) -> None:
        """The clocks of those who decide run; a computer has none, and nobody decides during a pause."""
        pending = [] if self.halt else self.course.pending
        asked = [one for one in pending if self.row.seats[one.player].kind == "person"]
        table = self.course.table
        reacting = [
            one.player for one in asked if table is not None and self.screen.is_reaction(table.state, one)
        ]
        self.clocks.ask([one.player for one in asked], reacting, now)

    async def go_on(self) -> None:
        """Let those answer who need no asking: computers and standing choices."""
        if self.halt is not None:
            return
        for question in list(self.course.pending):
            self.deputies.take(question)
        await self._let_computers_answer_draw()

    def written(self, table: Table[Any] | None = None) -> Raw:
        """A position as it is sent to the processes that think about it; that of now is written once."""
        if table is not None and table is not self.course.table:
            return Raw(encode(table.position().to_json(table.game)))
        if self._written[0] != self.course.acts:
            now = self.course.running
            self._written = self.course.acts, Raw(encode(now.position().to_json(now.game)))
        return self._written[1]

    def is_computer(self, player: PlayerId) -> bool:
        return self.row.seats[player].kind == "computer"

    async def _answered(self, order: Answered) -> None:
        self.deputies.answered(order)
        if self.halt is not None or self.course.number_of(order.player) != order.number:
            return  # paused, taken back, replaced or timed out in the meantime
        act = Act(ANSWER, order.player, order.value, standing=order.standing, by=order.by)
        try:
            if order.problem:
                raise ValueError(order.problem)
            await self.do(act)
        except Fault:
            return  # the match is paused
        except (TableError, ValueError) as error:
            if order.standing:
                return
            await pause_for_computer(self, act, error)
            return
        self.broadcast()
        await self.go_on()

    async def _default(self, player: PlayerId, by: str = "") -> None:
        """The default answer; should a rule fail even at that, the match is paused."""
        with contextlib.suppress(Fault):
            await self.do(Act(DEFAULT, player, by=by))

    async def _let_computers_answer_draw(self) -> None:
        table = self.course.table
        if table is None or table.offer < 0 or table.is_over:
            return
        for seat in self.row.seats:
            if seat.kind == "computer" and seat.seat != table.offer and table.offer >= 0:
                accepts = self.screen.accepts_draw(table.state, seat.seat)
                try:
                    await self.do(Act(ACCEPT if accepts else DECLINE, seat.seat))
                except TableError:
                    continue  # agreed already, or paused
                self.broadcast()

    async def _time_out(self, late: list[PlayerId]) -> None:
        for player in late:
            if self.halt is None and self.course.number_of(player):
                await self._default(player, SOFT if player in self.clocks.reacting else "")
                self.broadcast()
        await self.go_on()

    async def _reload(self) -> None:
        """Somebody sat down, or the match began: look into the store."""
        store = self.services.store
        row = await store.read(lambda connection: read_match(connection, self.row.id))
        if row is None:
            self.company.close("gone", False)
            self._stopped = True
            return
        acts = await store.read(lambda connection: read_acts(connection, row.id))
        begins = self.course.acts == 0 and bool(acts)
        self.row = row
        self.company.send_off_strangers()
        await self.look_who_is_away()
        for act in acts[self.course.acts :]:
            self.course.repeat(act)
            self._note(act)
        if begins:
            self.ask_clocks(self.services.steady.now())
        self.company.tell_presence()
        if row.state == "withdrawn":
            self.company.close("withdrawn", False)
        self.broadcast()
        await self.go_on()

    def stream_until_now(self, seat: int) -> list[Seen]:
        """The events that readers of a seat were told; between two orders these are all there are."""
        stream = self.course.streams[seat]
        return stream[: self.told.get(seat, len(stream))]

    # -- telling --------------------------------------------------------------------------------

    def broadcast(self, back: int | None = None) -> None:
        """Tell every reader what happened since the last time, and how the match stands."""
        seats = {reader.seat for reader in self.company.readers}
        messages: dict[int, bytes] = {}
        for seat, stream in self.course.streams.items():
            start = self.told.get(seat, 0)
            self.told[seat] = len(stream)
            if seat in seats:
                update = Update(
                    events=stream[start:],
                    last=len(stream),
                    snapshot=snapshot(self, seat),
                    back=back,
                    key=self.key_if_over(),
                )
                messages[seat] = encode(update)
        for reader in self.company.readers:
            if reader.plays or not self.delay.seconds:
                reader.send(messages[reader.seat])
        self.delay.note(wall())

    def key_if_over(self) -> str | None:
        """The key of the dice, once nothing can be thrown any more."""
        return self.row.dice_key().hex() if self.row.state == "over" else None

    def is_alone(self) -> bool:
        """Whether all people at the table are one and the same: then nobody need be asked."""
        people = {row.person for row in self.row.seats if row.kind == "person"}
        return len(people) == 1

    def nobody_goes_back(self, seat: int) -> bool:
        """Whether somebody else has said never to go back."""
        return any(player != seat for player in self.refuses_back)
