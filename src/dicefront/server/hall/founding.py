"""New matches: from a wish, from a moment of another match, or the same once more."""

from __future__ import annotations

import secrets
import time
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Connection

from dicefront.agents.levels import known_levels, levels
from dicefront.kernel.errors import TableError
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.show.words import Note
from dicefront.server.course.showing import info_for
from dicefront.server.hall.beginning import begin
from dicefront.server.hall.hall import Hall
from dicefront.server.keys import new_id, new_key
from dicefront.server.problems import Failed, failed_by
from dicefront.server.protocol.matches import ClockWish, MatchMade, NewMatch, SeatLink, SeatWish
from dicefront.server.quotas import Quotas
from dicefront.server.registry import game_of
from dicefront.server.settings import Settings
from dicefront.server.show import screen_of
from dicefront.server.store import matches as store_matches
from dicefront.server.store.acts import Origin
from dicefront.server.store.rows import Clock, MatchRow, MatchSettings, Person, SeatRow
from dicefront.server.work.desk import Desk
from dicefront.server.work.wishes import Checked, Rosters


class Founding:
    """Sets up new matches in the hall."""

    def __init__(self, settings: Settings, hall: Hall, desk: Desk, quotas: Quotas) -> None:
        self.settings = settings
        self.store = hall.store
        self.hall = hall
        self.desk = desk
        self.quotas = quotas

    async def create(self, person: Person, wish: NewMatch, visitor: str = "") -> MatchMade:
        """Set up a match; it begins at once if all seats are taken."""
        rules = game_of(wish.game)
        if wish.start:
            options = self._options_of_start(rules, wish)
        else:
            given = screen_of(wish.game).quick_options() if wish.options is None else wish.options
            options = await self._checked(rules, given, wish.seats or [], visitor or person.id)
        row = new_row(rules, options, person.id, person.name)
        row.settings = MatchSettings(
            clock=clock_of(wish.clock),
            undo=wish.undo,
            watch=wish.watch,
            delay=wish.delay,
            window=wish.window,
            language=wish.language,
            start=wish.start,
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
        row = new_row(rules, old.options, person.id, person.name)
        row.settings = MatchSettings(origin=origin, undo="free", start=old.settings.start)
        row.practice = True
        row.seats = self._new_seats(rules, person, seats, len(old.seats))
        for seat, before in zip(row.seats, old.seats, strict=True):
            seat.roster = before.roster
        return await self._open(person, row)

    async def rematch(self, person: Person, old: MatchRow, secret: str) -> MatchMade:
        """The same again, with everybody one seat further; the seats of the others are kept for them."""
        if old.settings.next is not None and (await self.hall.row(old.settings.next)).state != "withdrawn":
            raise Failed(409, "rematch-there", {"match": old.settings.next})
        rules = game_of(old.game)
        row = new_row(rules, old.options, person.id, person.name)
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
        if asked is None or not await self.store.write(
            lambda connection: store_matches.withdraw(connection, asked)
        ):
            raise Failed(409, "begun")
        await self.hall.poke(asked)
        await self._tell_next(old, None)

    async def _tell_next(self, old: MatchRow, next: str | None) -> None:
        """All who are still at a match that is over learn of its rematch, or that there will be none."""
        old = msgspec.structs.replace(old, settings=msgspec.structs.replace(old.settings, next=next))
        await self.store.write(partial(store_matches.save_settings, row=old))
        await self.hall.poke(old.id, old)

    def _options_of_start(self, rules: Game[Any], wish: NewMatch) -> dict[str, Json]:
        """The options of a ready position, which brings everybody on the table."""
        try:
            table = rules.table(wish.options, [seat.roster for seat in wish.seats or []], start=wish.start)
        except TableError as error:
            raise failed_by(error) from error
        options = table.header["options"]
        assert isinstance(options, dict)
        return options

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

    def _new_seats(
        self,
        rules: Game[Any],
        person: Person,
        wishes: list[SeatWish] | None,
        count: int,
    ) -> list[SeatRow]:
        known, weakest = known_levels(rules.id), levels(rules.id)[0]
        if wishes is None:
            computer = SeatWish(who="computer", level=weakest)
            wishes = [SeatWish(who="me"), *[computer] * (count - 1)]
        if len(wishes) != count:
            raise Failed(422, "wrong-seats", {"wanted": count, "got": len(wishes)})
        found: list[SeatRow] = []
        for seat, wish in enumerate(wishes):
            if wish.who == "computer" and (wish.level or weakest) not in known:
                raise Failed(422, "no-such-level", {"level": wish.level, "known": [*known]})
            found.append(seat_row(seat, wish, person, weakest))
        return found

    async def _open(self, person: Person, row: MatchRow) -> MatchMade:
        """Write a new match down, with its beginning if all seats are taken."""
        row.listed = row.settings.watch and any(seat.open for seat in row.seats)
        row.watch_key = new_key() if row.settings.watch else None
        await self.quotas.match(person.id)
        if not row.is_full():
            most = self.settings.limits.open_tables_per_person
            if (
                await self.store.read(lambda connection: store_matches.count_waiting(connection, person.id))
                >= most
            ):
                raise Failed(409, "too-many-tables", {"most": most})
        act = begin(row, self.hall.steady.now()) if row.is_full() else None

        def write(connection: Connection) -> None:
            store_matches.add_match(connection, row)
            if act is not None:
                store_matches.add_act(connection, row, 0, msgspec.json.encode(act))

        await self.store.write(write)
        self.hall.changes.happened(row)
        if act is not None:
            await self.hall.poke(row.id, row)
        return made(row, person)


def new_row(rules: Game[Any], options: dict[str, Json], host: str | None, name: str) -> MatchRow:
    """A match without seats, whose dice nobody knows."""
    now = time.time()
    return MatchRow(
        id=new_id(),
        game=rules.id,
        rules=rules.rules,
        options=options,
        settings=MatchSettings(),
        host=host,
        host_name=name,
        dice=secrets.token_bytes(32),
        state="waiting",
        watch_key=None,
        created=now,
        changed=now,
    )


def made(row: MatchRow, person: Person) -> MatchMade:
    """A match for its host, with the keys of the seats that nobody has taken."""
    links = [
        SeatLink(seat=seat.seat, key=seat.link_key)
        for seat in row.seats
        if seat.link_key and seat.kind == "empty"
    ]
    return MatchMade(match=info_for(row, person), links=links, watch=row.watch_key)


def is_usual(options: dict[str, Json] | None) -> bool:
    """Whether options name what there is, and bring nothing of one's own."""
    return not any(isinstance(value, (dict, list)) for value in (options or {}).values())


def bad_army(seat: int, note: Note) -> Failed:
    """The refusal for an army that may not be played."""
    return Failed(422, "bad-army", {"seat": seat, "problem": note.id}, note.rule)


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
