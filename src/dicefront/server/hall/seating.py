"""Sitting down at a match, on this device and on others, and withdrawing a table."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from dicefront.server.hall.beginning import begin
from dicefront.server.hall.hall import Hall
from dicefront.server.keys import fingerprint
from dicefront.server.problems import Failed
from dicefront.server.protocol.matches import SitDown
from dicefront.server.store import matches as store_matches
from dicefront.server.store.rows import MatchRow, Person
from dicefront.server.store.store import Taken


class Seating:
    """The seats of all matches."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def sit_down(self, person: Person, id: str, seat: int, wish: SitDown) -> MatchRow:
        """Take an empty seat; the match begins if it was the last."""

        def write(connection: Connection) -> MatchRow | None:
            row = store_matches.lock_match(connection, id)
            if row is None or row.state != "waiting" or seat >= len(row.seats):
                return None
            name = wish.name.strip() or person.name
            secret = "" if row.settings.seeded else wish.secret
            if not store_matches.take_seat(connection, id, seat, person.id, name, secret):
                return None
            row = store_matches.read_match(connection, id)
            assert row is not None
            if row.is_full():
                act = begin(row, self.hall.steady.now())
                store_matches.add_act(connection, row, 0, msgspec.json.encode(act))
            return row

        try:
            row = await self.store.write(write)
        except Taken:
            row = None
        if row is None:
            raise Failed(409, "seat-taken")
        await self.hall.poke(id, row)
        return row

    async def link_device(self, person: Person, id: str, key: str | None) -> int:
        """Let a player go on with the own seats on another device that has ``key``; ``None`` ends that."""
        row = await self.hall.row(id)
        seat = row.seat_of(person.id)
        mark = None if key is None else fingerprint(key)
        if seat is None or not await self.store.write(
            lambda connection: store_matches.set_device_key(connection, id, person.id, mark)
        ):
            raise Failed(403, "not-your-seat")
        await self.hall.poke(id, row)
        return seat

    async def withdraw(self, person: Person, id: str) -> None:
        """Withdraw an own table that has not begun."""
        row = await self.hall.row(id)
        if row.host != person.id:
            raise Failed(403, "not-your-table")
        if not await self.store.write(lambda connection: store_matches.withdraw(connection, id)):
            raise Failed(409, "begun")
        await self.hall.poke(id, row)
