"""A live match: one task with an inbox.

Everything that happens to a match comes through its inbox and is done one after the other. What changes the
match is written down first and confirmed afterwards, so nothing that was confirmed can be lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final, Protocol

import msgspec

from dicefront.kernel.dice import commitment
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import TableError
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.server.clocks import Clocks
from dicefront.server.course import (
    ACCEPT,
    ANSWER,
    BACK,
    DECLINE,
    DEFAULT,
    NEVER,
    REACTING,
    REPLACED,
    STANDING,
    TIME,
    Act,
    Course,
)
from dicefront.server.delay import Delay
from dicefront.server.orders import Answered, Command, Enter, Leave, Order, Reload
from dicefront.server.protocol.from_server import Presence, Update
from dicefront.server.protocol.matches import MatchInfo
from dicefront.server.protocol.replays import Seen
from dicefront.server.protocol.table import BackRequest
from dicefront.server.readers import Reader
from dicefront.server.screens import screen_of
from dicefront.server.settings import Settings
from dicefront.server.showing import match_info
from dicefront.server.standing import Choices, Reacting
from dicefront.server.store.matches import MatchRow, Said, add_act, read_acts, read_match
from dicefront.server.store.store import Store, Taken
from dicefront.server.telling import snapshot, welcome
from dicefront.server.thinkers import Thinkers
from dicefront.server.worker import Task

log = logging.getLogger("dicefront.match")
encode: Final = msgspec.json.encode

SECRET_WINDOW = 1.5
"""A window that could tell something hidden takes at least so long, whoever answers it (X-8)."""


SUGGESTED = "suggested"
"""The name of the computer's suggestion, beside the names of standing choices."""


class Lost(Exception):
    """Another process runs this match now."""


class Unsaved(Exception):
    """An act was done and could not be written down: the match must be loaded again."""


class Services(Protocol):
    """What a match needs of its server."""

    settings: Settings
    store: Store
    thinkers: Thinkers

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
        self.delay = Delay(self)
        self.choices = Choices(self.screen, len(row.seats))
        self.refuses_back: set[PlayerId] = set()
        self.back: BackRequest | None = None
        self.readers: list[Reader] = []
        self.lines: list[Said] = []
        self.away_since: dict[PlayerId, float] = {}
        self.inbox: asyncio.Queue[Order] = asyncio.Queue()
        self.ended = asyncio.Event()
        self.told: dict[int, int] = {}
        self._thinking: dict[tuple[PlayerId, int], asyncio.Task[None]] = {}
        self._suggesting: set[tuple[PlayerId, int]] = set()
        self._stopped = False

    # -- loading --------------------------------------------------------------------------------

    def load(self, acts: list[Act], lines: list[Said]) -> None:
        """Repeat what happened so far."""
        self.lines = lines
        for act in acts:
            self.course.repeat(act)
            self._note(act)
        self.told = {reader: len(stream) for reader, stream in self.course.streams.items()}
        self.ask_clocks(self.course.changed_at or time.time())

    def _note(self, act: Act) -> None:
        """What an act changes beside the table."""
        if act.clocks:
            self.clocks.left = list(act.clocks)
        if act.by:
            self.choices.used(act.player, act.by)
        if act.kind == STANDING:
            self.choices.set(act.player, act.value)
        elif act.kind == REACTING:
            self.choices.reacting[act.player] = Reacting(**act.value)
        elif act.kind == NEVER:
            self.refuses_back.add(act.player)
        elif act.kind == REPLACED:
            self.row.seats[act.player].kind = "computer"
            self.row.seats[act.player].level = act.value
        elif act.kind == BACK and act.value.get("practice"):
            self.row.practice = True

    # -- the task -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Take orders until nobody needs the match any more."""
        try:
            await self.go_on()
            while not self._stopped:
                late, wait = self.clocks.due(time.time())
                if late:
                    await self._time_out(late)
                    continue
                await self._next_order(min(wait, self.services.settings.idle_seconds))
        except Lost:
            self.close_all("moved", True)
        except Exception:
            log.exception("match %s stopped", self.row.id)
            self.close_all("failed", True)
        finally:
            for task in self._thinking.values():
                task.cancel()
            self.ended.set()

    async def _next_order(self, wait: float) -> None:
        try:
            async with asyncio.timeout(wait):
                order = await self.inbox.get()
        except TimeoutError:
            idle = wait >= self.services.settings.idle_seconds
            if idle and not self.readers and not self._thinking and self.inbox.empty():
                self._stopped = True
            elif not idle:
                self.broadcast()  # a clock has run out: the others may claim
            return
        await self._take(order)

    async def _take(self, order: Order) -> None:
        from dicefront.server.commands import obey

        if isinstance(order, Command):
            await obey(self, order.reader, order.message)
        elif isinstance(order, Enter):
            self._enter(order.reader)
        elif isinstance(order, Leave):
            self._leave(order.reader)
        elif isinstance(order, Answered):
            await self._answered(order)
        elif isinstance(order, Reload):
            await self._reload()
        else:
            self.close_all(order.code, order.retry)
            self._stopped = True

    def close_all(self, code: str, retry: bool) -> None:
        for reader in self.readers:
            reader.close(code, retry)
        self.readers = []

    # -- doing ----------------------------------------------------------------------------------

    async def do(self, act: Act) -> None:
        """Do something and write it down; returns once it is durable. ``TableError`` if it is refused."""
        now = act.at = time.time()
        number = self.course.acts
        self.course.perform(act)
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
        self._progress(now)
        row, body = msgspec.structs.replace(self.row), encode(act)
        try:
            await self.services.store.write(lambda connection: add_act(connection, row, number, body))
        except Taken as taken:
            raise Lost from taken
        except Exception as error:
            raise Unsaved(str(error)) from error
        self.services.match_changed(self)

    def _progress(self, now: float) -> None:
        row, table = self.row, self.course.table
        row.changed = now
        row.entries = self.course.entries
        row.asked = [question.player for question in self.course.pending]
        if table is not None and table.outcome is not None:
            row.outcome = table.outcome.to_json()
            row.state = "over"
        elif row.state == "over":
            row.outcome, row.state = None, "running"  # practice went back behind the end

    def ask_clocks(self, now: float) -> None:
        """The clocks of those who decide run; a computer has none."""
        asked = [one for one in self.course.pending if self.row.seats[one.player].kind == "person"]
        table = self.course.table
        reacting = [
            one.player for one in asked if table is not None and self.screen.is_reaction(table.state, one)
        ]
        self.clocks.ask([one.player for one in asked], reacting, now)

    async def go_on(self) -> None:
        """Let those answer who need no asking: computers and standing choices."""
        for question in list(self.course.pending):
            self._let_think(question) if self.is_computer(question.player) else self._let_stand(question)
        await self._let_computers_answer_draw()

    def is_computer(self, player: PlayerId) -> bool:
        return self.row.seats[player].kind == "computer"

    def _let_think(self, question: Question[Any]) -> None:
        player = question.player
        key = (player, self.course.number_of(player))
        if key not in self._thinking:
            task = self._task_for(player, self.row.seats[player].level)
            self._thinking[key] = asyncio.create_task(self._think(task, key, question.secret))

    def _task_for(self, player: PlayerId, level: str) -> Task:
        """What a computer is to think about."""
        table = self.course.running
        entropy = int.from_bytes(self.row.dice[:7], "big")
        return Task(
            game=self.row.game,
            position=table.position().to_json(table.game),
            player=player,
            level=level,
            seed=child_seed(child_seed(entropy, self.course.acts), player),
            seconds=self.services.settings.think_seconds,
        )

    async def _think(self, task: Task, key: tuple[PlayerId, int], secret: bool) -> None:
        started = time.monotonic()
        thought = await self.services.thinkers.think(task)
        if secret:
            await asyncio.sleep(max(0.0, SECRET_WINDOW - (time.monotonic() - started)))
        self.inbox.put_nowait(Answered(key[0], key[1], thought.answer, thought.problem))

    def _let_stand(self, question: Question[Any]) -> None:
        """A standing choice answers, after the time that a window with something to hide takes anyway."""
        player = question.player
        key = (player, self.course.number_of(player))
        state = self.course.running.state
        found = self.choices.find(question, state)
        waiting = self._thinking.get(key)
        if waiting is not None and (found is None or key not in self._suggesting):
            return
        if found is not None:
            if waiting is not None:
                waiting.cancel()  # what was chosen just now comes before the suggestion
            order = Answered(player, key[1], found.answer, "", question.kind, found.by)
            self._thinking[key] = asyncio.create_task(self._stand(order, question.secret))
            return
        after = self.choices.reacting[player].after
        if after and self.screen.is_reaction(state, question):
            self._suggesting.add(key)
            task = self._task_for(player, substitute(self.row.game))
            self._thinking[key] = asyncio.create_task(self._suggest(task, key, question.kind, after))

    async def _stand(self, order: Answered, secret: bool) -> None:
        if secret:
            await asyncio.sleep(SECRET_WINDOW)
        self.inbox.put_nowait(order)

    async def _suggest(self, task: Task, key: tuple[PlayerId, int], kind: str, after: float) -> None:
        """X-12: the computer's suggestion, if nobody has answered after the time that was set."""
        await asyncio.sleep(after)
        thought = await self.services.thinkers.think(task)
        self.inbox.put_nowait(Answered(key[0], key[1], thought.answer, thought.problem, kind, SUGGESTED))

    async def _answered(self, order: Answered) -> None:
        self._thinking.pop((order.player, order.number), None)
        self._suggesting.discard((order.player, order.number))
        if self.course.number_of(order.player) != order.number:
            return  # taken back, replaced or timed out in the meantime
        act = Act(ANSWER, order.player, order.value, standing=order.standing, by=order.by)
        try:
            if order.problem:
                raise ValueError(order.problem)
            await self.do(act)
        except (TableError, ValueError) as error:
            if order.standing:
                return
            log.warning("match %s: computer of seat %d: %s", self.row.id, order.player, error)
            await self.do(Act(DEFAULT, order.player))
        self.broadcast()
        await self.go_on()

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
                    continue  # agreed already
                self.broadcast()

    async def _time_out(self, late: list[PlayerId]) -> None:
        for player in late:
            if self.course.number_of(player):
                await self.do(Act(DEFAULT, player))
                self.broadcast()
        await self.go_on()

    async def _reload(self) -> None:
        """Somebody sat down, or the match began: look into the store."""
        store = self.services.store
        row = await store.read(lambda connection: read_match(connection, self.row.id))
        if row is None:
            self.close_all("gone", False)
            self._stopped = True
            return
        acts = await store.read(lambda connection: read_acts(connection, row.id))
        begins = self.course.acts == 0 and bool(acts)
        self.row = row
        for act in acts[self.course.acts :]:
            self.course.repeat(act)
            self._note(act)
        if begins:
            self.ask_clocks(time.time())
        self.tell_presence()
        if row.state == "withdrawn":
            self.close_all("withdrawn", False)
        self.broadcast()
        await self.go_on()

    # -- readers --------------------------------------------------------------------------------

    def _enter(self, reader: Reader) -> None:
        self.readers.append(reader)
        self.away_since.pop(reader.seat, None)
        reader.send(encode(welcome(self, reader)))
        self.tell_presence(but=reader)

    def stream_until_now(self, seat: int) -> list[Seen]:
        """The events that readers of a seat were told; between two orders these are all there are."""
        stream = self.course.streams[seat]
        return stream[: self.told.get(seat, len(stream))]

    def _leave(self, reader: Reader) -> None:
        if reader in self.readers:
            self.readers.remove(reader)
            if reader.plays and not self.is_online(reader.seat):
                self.away_since[reader.seat] = time.time()
            self.tell_presence()

    def is_online(self, seat: int) -> bool:
        return any(reader.seat == seat for reader in self.readers)

    def online(self) -> list[bool]:
        return [row.kind == "computer" or self.is_online(row.seat) for row in self.row.seats]

    def away(self) -> list[int]:
        """For how many seconds nobody has sat on each seat; 0 for those who are here."""
        now = time.time()
        since = [self.away_since.get(row.seat) for row in self.row.seats]
        return [0 if left is None else 1 + int(now - left) for left in since]

    def tell_presence(self, but: Reader | None = None) -> None:
        online, away = self.online(), self.away()
        watching = sum(1 for reader in self.readers if not reader.plays)
        for reader in self.readers:
            if reader is not but:
                info = self.info_for(reader)
                reader.send(encode(Presence(online=online, away=away, watching=watching, match=info)))

    def info_for(self, reader: Reader) -> MatchInfo:
        seat = reader.seat if reader.plays else None
        return match_info(self.row, reader.person, self.commitment, seat)

    # -- telling --------------------------------------------------------------------------------

    def broadcast(self, back: int | None = None) -> None:
        """Tell every reader what happened since the last time, and how the match stands."""
        seats = {reader.seat for reader in self.readers}
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
        for reader in self.readers:
            if reader.plays or not self.delay.seconds:
                reader.send(messages[reader.seat])
        self.delay.note(time.time())

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


def substitute(game: str) -> str:
    """The level of a computer that plays on, or suggests, for somebody."""
    from dicefront.agents.levels import levels

    known = levels(game)
    return "greedy" if "greedy" in known else known[-1]


def new_course(row: MatchRow) -> Course:
    """The course of a match before its first act."""
    rosters = [seat.roster for seat in row.seats]
    return Course(row.game, row.options, rosters, row.dice_key(), row.settings.origin)
