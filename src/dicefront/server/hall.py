"""The hall: all matches of this server, the live ones and those that wait or sleep in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from dicefront.agents.levels import levels
from dicefront.kernel.dice import commitment
from dicefront.kernel.errors import TableError
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.show.words import Note
from dicefront.server.changes import Changes
from dicefront.server.course import new_course
from dicefront.server.desk import Desk
from dicefront.server.figures import Figures
from dicefront.server.jobs import Checked, Rosters
from dicefront.server.logs import about
from dicefront.server.match.clocks import Clocks
from dicefront.server.match.match import Match
from dicefront.server.match.orders import Command, Enter, Leave, Reload, Stop
from dicefront.server.match.waiting import waits_of
from dicefront.server.migrating import bring_up_to_date
from dicefront.server.people import fingerprint, new_id, new_key
from dicefront.server.problems import Failed, failed_by
from dicefront.server.protocol.matches import (
    ClockWish,
    MatchInfo,
    MatchMade,
    NewMatch,
    SeatLink,
    SeatWish,
    SitDown,
)
from dicefront.server.quotas import Quotas
from dicefront.server.readers import Reader
from dicefront.server.registry import known_games, rules_of
from dicefront.server.settings import Settings
from dicefront.server.show import screen_of
from dicefront.server.showing import match_info
from dicefront.server.steady import Steady
from dicefront.server.store import matches as rows
from dicefront.server.store.acts import BEGIN, Act, Origin
from dicefront.server.store.matches import Clock, MatchRow, MatchSettings, SeatRow
from dicefront.server.store.people import Person
from dicefront.server.store.store import Store, Taken
from dicefront.server.thinkers import Thinkers

log = logging.getLogger("dicefront.hall")

TOUCH_EVERY = 60.0
"""So often a table that waits with its host is marked as alive, in seconds."""


def game_of(id: str) -> Game[Any]:
    """A game by its id; 404 if there is none."""
    if id not in known_games():
        raise Failed(404, "no-such-game", {"known": [*known_games()]})
    return rules_of(id)


class Others(Protocol):
    """The servers that share matches with this one."""

    async def forward(self, reader: Reader) -> bool:
        """Bring a reader to the server that runs the match; false if that is this one."""

    def sent(self, reader: Reader, text: str) -> bool:
        """Pass on what a reader here sent; false if the match runs here."""

    def left(self, reader: Reader) -> bool:
        """A reader here is gone; false if the match runs here."""

    async def poke(self, match: str) -> bool:
        """Tell the server that runs a match to look into the store; false if that is this one."""

    async def release(self, match: str) -> None:
        """The match runs here no longer."""


class Hall:
    """All matches."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, desk: Desk) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.steady = Steady(store)
        self.figures = Figures()
        self.desk = desk
        self._one_loads = asyncio.Semaphore(1)
        self.matches: dict[str, Match] = {}
        self.others: Others | None = None
        self.quotas = Quotas(settings, store)
        self.changes = Changes()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- live matches ---------------------------------------------------------------------------

    def match_changed(self) -> None:
        """The lobby is read from the store: whoever looks at it does so again."""
        self.changes.happened()

    async def row(self, id: str) -> MatchRow:
        """A match as it stands in the store: a live one may not have heard yet who sat down. 404 if none."""
        row = await self.store.read(lambda connection: rows.read_match(connection, id))
        if row is None:
            raise Failed(404, "no-such-match")
        return row

    async def live(self, id: str) -> Match:
        """The match as a task of this process; loaded if it is not there yet."""
        found = self.matches.get(id)
        if found is not None:
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                found = self.matches.get(id)
                return await self._load(id) if found is None else found
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _load(self, id: str) -> Match:
        limit = self.settings.limits.chat_lines_kept
        row, acts, lines = await self.store.read(
            lambda connection: (
                rows.read_match(connection, id),
                rows.read_acts(connection, id),
                rows.read_chat(connection, id, limit),
            )
        )
        if row is None:
            raise Failed(404, "no-such-match")
        if await asyncio.to_thread(bring_up_to_date, row, acts):
            bodies = [msgspec.json.encode(act) for act in acts]
            await self.store.write(partial(rows.rewrite, row=row, bodies=bodies))
        match = Match(row, self)
        try:
            async with self._one_loads:  # several at once would take the processor from those who play
                await asyncio.to_thread(match.load, acts, lines)
        except TableError as error:
            log.error("match %s does not fit the rules any more: %s", id, error)
            raise Failed(409, "broken", {"problem": str(error)}) from error
        self.matches[id] = match
        task = asyncio.create_task(self._run(match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return match

    async def _run(self, match: Match) -> None:
        about.set({"match": match.row.id})
        try:
            await match.run()
        finally:
            if self.matches.get(match.row.id) is match:
                del self.matches[match.row.id]
        if self.others is not None and match.row.id not in self.matches:
            await self.others.release(match.row.id)
        while not match.inbox.empty():  # whoever came in the last moment comes again
            order = match.inbox.get_nowait()
            if isinstance(order, Enter):
                order.reader.close("moved", True)

    async def enter(self, reader: Reader) -> None:
        """A reader comes to a match, wherever it runs."""
        if self.others is not None and reader.match not in self.matches:
            if await self.others.forward(reader):
                return
        match = await self.live(reader.match)
        match.inbox.put_nowait(Enter(reader))

    def command(self, reader: Reader, message: Any, text: str) -> None:
        """A reader wants something."""
        if self.others is not None and self.others.sent(reader, text):
            return
        match = self.matches.get(reader.match)
        if match is None:
            reader.close("moved", True)
        else:
            match.inbox.put_nowait(Command(reader, message))

    def leave(self, reader: Reader) -> None:
        if self.others is not None and self.others.left(reader):
            return
        match = self.matches.get(reader.match)
        if match is not None:
            match.inbox.put_nowait(Leave(reader))

    async def poke(self, id: str) -> None:
        """Seats or state of a match were changed in the store; it begins to run if it can."""
        self.changes.happened()
        match = self.matches.get(id)
        if match is not None:
            match.inbox.put_nowait(Reload())
            return
        if self.others is None or not await self.others.poke(id):
            await self.live(id)

    def games_and_states(self) -> list[tuple[str, str]]:
        """The game and the state of every live match."""
        return [(match.row.game, match.row.state) for match in self.matches.values()]

    async def keep_tables_open(self) -> None:
        """Mark waiting tables whose host is there, so that they stay in the lobby."""
        while True:
            await asyncio.sleep(TOUCH_EVERY)
            for match in list(self.matches.values()):
                row = match.row
                if row.state == "waiting" and any(
                    reader.person == row.host for reader in match.company.readers
                ):
                    row.changed = time.time()
                    await self.store.write(partial(rows.save_state, row=msgspec.structs.replace(row)))

    async def stop(self) -> None:
        """Close all matches; what was confirmed is in the store."""
        for match in list(self.matches.values()):
            match.inbox.put_nowait(Stop("restarting", True))
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5.0)
        for task in self._tasks:
            task.cancel()

    # -- new matches ----------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewMatch, visitor: str = "") -> MatchMade:
        """Set up a match; it begins at once if all seats are taken."""
        rules = game_of(wish.game)
        quick = wish.options is None
        given = screen_of(wish.game).quick_options() if quick else wish.options
        options = await self._checked(rules, given, wish.seats or [], visitor or person.id)
        row = self._new_row(rules, options, person)
        row.settings = MatchSettings(
            clock=clock_of(wish.clock),
            undo=wish.undo,
            watch=wish.watch,
            delay=wish.delay,
            window=wish.window,
            language=wish.language,
            seeded=wish.seed is not None,
            by_hand=wish.dice == "hand",
            keyless=wish.dice == "hand",
        )
        row.practice = wish.dice == "hand"
        if wish.seed is not None:
            row.dice = blake2b(
                wish.seed.to_bytes(8, "big"), digest_size=32, person=b"dicefront-seed"
            ).digest()
            row.practice = True
        row.seats = self._new_seats(rules, person, wish.seats, rules.seats(options))
        if row.settings.seeded:
            for seat in row.seats:
                seat.secret = ""  # fixed dice are the same every time
        return await self._open(person, row)

    async def branch(
        self, person: Person, origin: Origin, old: MatchRow, seats: list[SeatWish] | None
    ) -> MatchMade:
        """A new match that goes on from a moment of another one."""
        rules = game_of(old.game)
        row = self._new_row(rules, old.options, person)
        row.settings = MatchSettings(origin=origin, undo="free")
        row.practice = True
        row.seats = self._new_seats(rules, person, seats, len(old.seats))
        for seat, before in zip(row.seats, old.seats, strict=True):
            seat.roster = before.roster
        return await self._open(person, row)

    async def rematch(self, person: Person, old: MatchRow, secret: str) -> MatchMade:
        """The same again, with everybody one seat further; the seats of the others are kept for them."""
        if old.settings.next is not None and (await self.row(old.settings.next)).state != "withdrawn":
            raise Failed(409, "rematch-there", {"match": old.settings.next})
        rules = game_of(old.game)
        row = self._new_row(rules, old.options, person)
        row.settings = msgspec.structs.replace(old.settings, origin=None, seeded=False, next=None, written="")
        row.practice = old.settings.seeded or old.settings.by_hand  # as it was agreed on
        row.listed = False
        count = len(old.seats)
        for seat in range(count):
            before = old.seats[(seat - 1) % count]
            mine = before.person == person.id
            kind = before.kind if before.kind == "computer" or mine else "empty"
            row.seats.append(
                SeatRow(
                    seat=seat,
                    kind=kind,
                    person=before.person,
                    name=before.name if kind != "empty" else "",
                    level=before.level,
                    here=before.here,
                    open=False,
                    link_key=new_key() if kind == "empty" else None,
                    roster=before.roster,
                    secret=secret if mine and not before.here else "",
                )
            )
        made = await self._open(person, row)
        await self._tell_next(old, row.id)
        return made

    async def drop_rematch(self, person: Person, old: MatchRow) -> None:
        """Somebody who played does not want the rematch that was asked for, or no longer."""
        if old.seat_of(person.id) is None:
            raise Failed(403, "not-your-seat")
        asked = old.settings.next
        if asked is None or not await self.store.write(lambda connection: rows.withdraw(connection, asked)):
            raise Failed(409, "begun")
        await self.poke(asked)
        await self._tell_next(old, None)

    async def _tell_next(self, old: MatchRow, next: str | None) -> None:
        """All who are still at a match that is over learn of its rematch, or that there will be none."""
        old = msgspec.structs.replace(old, settings=msgspec.structs.replace(old.settings, next=next))
        await self.store.write(partial(rows.save_settings, row=old))
        await self.poke(old.id)

    async def _checked(
        self, rules: Game[Any], given: dict[str, Json] | None, seats: list[SeatWish], who: str
    ) -> dict[str, Json]:
        """The options in full; what somebody brings of their own is judged by the desk first."""
        rosters = [seat.roster for seat in seats]
        try:
            if is_usual(given) and not any(rosters):
                return rules.complete_options(given)
            checked = await self.desk.get(Checked, "check_rosters", Rosters(rules.id, given, rosters), who)
        except TableError as error:
            raise failed_by(error) from error
        if checked.note is not None:
            raise bad_army(checked.seat, checked.note)
        return checked.options

    def _new_row(self, rules: Game[Any], options: dict[str, Json], person: Person) -> MatchRow:
        now = time.time()
        return MatchRow(
            id=new_id(),
            game=rules.id,
            rules=rules.rules,
            options=options,
            settings=MatchSettings(),
            host=person.id,
            host_name=person.name,
            dice=secrets.token_bytes(32),
            state="waiting",
            watch_key=None,
            created=now,
            changed=now,
        )

    def _new_seats(
        self,
        rules: Game[Any],
        person: Person,
        wishes: list[SeatWish] | None,
        count: int,
    ) -> list[SeatRow]:
        known = levels(rules.id)
        if wishes is None:
            computer = SeatWish(who="computer", level=known[0])
            wishes = [SeatWish(who="me"), *[computer] * (count - 1)]
        if len(wishes) != count:
            raise Failed(422, "wrong-seats", {"wanted": count, "got": len(wishes)})
        found: list[SeatRow] = []
        for seat, wish in enumerate(wishes):
            if wish.who == "computer" and (wish.level or known[0]) not in known:
                raise Failed(422, "no-such-level", {"level": wish.level, "known": [*known]})
            found.append(seat_row(seat, wish, person, known[0]))
        return found

    async def _open(self, person: Person, row: MatchRow) -> MatchMade:
        """Write a new match down, with its beginning if all seats are taken."""
        row.listed = row.settings.watch and any(seat.open for seat in row.seats)
        row.watch_key = new_key() if row.settings.watch else None
        await self.quotas.match(person.id)
        if not row.is_full():
            most = self.settings.limits.open_tables_per_person
            if await self.store.read(lambda connection: rows.count_waiting(connection, person.id)) >= most:
                raise Failed(409, "too-many-tables", {"most": most})
        act = begin(row, self.steady.now()) if row.is_full() else None

        def write(connection: Any) -> None:
            rows.add_match(connection, row)
            if act is not None:
                rows.add_act(connection, row, 0, msgspec.json.encode(act))

        await self.store.write(write)
        self.changes.happened()
        if act is not None:
            await self.poke(row.id)
        return self.made(row, person)

    def made(self, row: MatchRow, person: Person) -> MatchMade:
        """A match for its host, with the keys of the seats that nobody has taken."""
        links = [
            SeatLink(seat=seat.seat, key=seat.link_key)
            for seat in row.seats
            if seat.link_key and seat.kind == "empty"
        ]
        return MatchMade(match=self.info(row, person), links=links, watch=row.watch_key)

    def info(self, row: MatchRow, person: Person | None, seat: int | None = None) -> MatchInfo:
        return match_info(row, None if person is None else person.id, commitment(row.dice), seat)

    # -- sitting down ---------------------------------------------------------------------------

    async def sit_down(self, person: Person, id: str, seat: int, wish: SitDown) -> MatchRow:
        """Take an empty seat; the match begins if it was the last."""

        def write(connection: Any) -> MatchRow | None:
            row = rows.lock_match(connection, id)
            if row is None or row.state != "waiting" or seat >= len(row.seats):
                return None
            name = wish.name.strip() or person.name
            secret = "" if row.settings.seeded else wish.secret
            if not rows.take_seat(connection, id, seat, person.id, name, secret):
                return None
            row = rows.read_match(connection, id)
            assert row is not None
            if row.is_full():
                act = begin(row, self.steady.now())
                rows.add_act(connection, row, 0, msgspec.json.encode(act))
            return row

        try:
            row = await self.store.write(write)
        except Taken:
            row = None
        if row is None:
            raise Failed(409, "seat-taken")
        await self.poke(id)
        return row

    async def link_device(self, person: Person, id: str, key: str | None) -> int:
        """Let somebody go on with the own seats on another device that has a key; without one no more."""
        row = await self.row(id)
        seat = row.seat_of(person.id)
        mark = None if key is None else fingerprint(key)
        if seat is None or not await self.store.write(
            lambda connection: rows.set_device_key(connection, id, person.id, mark)
        ):
            raise Failed(403, "not-your-seat")
        await self.poke(id)
        return seat

    async def withdraw(self, person: Person, id: str) -> None:
        """Withdraw an own table that has not begun."""
        row = await self.row(id)
        if row.host != person.id:
            raise Failed(403, "not-your-table")
        if not await self.store.write(lambda connection: rows.withdraw(connection, id)):
            raise Failed(409, "begun")
        await self.poke(id)


def is_usual(options: dict[str, Json] | None) -> bool:
    """Whether options name what there is, and bring nothing of one's own."""
    return not any(isinstance(value, (dict, list)) for value in (options or {}).values())


def bad_army(seat: int, note: Note) -> Failed:
    """The refusal for an army that may not be played."""
    return Failed(422, "bad-army", {"seat": seat, "problem": note.id}, note.rule)


def begin(row: MatchRow, now: float) -> Act:
    """The first act of a match; the row is brought up to it, and the clocks run from ``now`` on."""
    course = new_course(row)
    act = Act(BEGIN, at=time.time())
    try:
        course.perform(act)
    except TableError as error:
        raise failed_by(error) from error
    row.state = "running"
    row.changed = act.at
    row.entries = course.entries
    row.asked = [question.player for question in course.pending]
    clocks = Clocks(row.settings.clock, len(row.seats))
    clocks.ask([seat for seat in row.asked if row.seats[seat].kind == "person"], [], now)
    row.waits = waits_of(row, course, clocks)
    outcome = course.running.outcome
    if outcome is not None:
        row.outcome, row.state = outcome.to_json(), "over"
    return act


def seat_row(seat: int, wish: SeatWish, person: Person, level: str) -> SeatRow:
    """A seat as it was wished for."""
    secret = wish.secret if wish.who in ("me", "here") else ""
    row = SeatRow(seat, "empty", None, wish.name, "", False, False, None, wish.roster, secret)
    if wish.who in ("me", "here"):
        row.kind, row.person, row.here = "person", person.id, wish.who == "here"
        row.name = wish.name or (person.name if wish.who == "me" else "")
    elif wish.who == "computer":
        row.kind, row.level = "computer", wish.level or level
    else:
        row.open, row.link_key = wish.who == "open", new_key()
    return row


def clock_of(wish: ClockWish | None) -> Clock | None:
    if wish is None or not (wish.bank or wish.move or wish.soft):
        return None
    return Clock(wish.bank, wish.gain, wish.move, wish.soft, wish.most)
