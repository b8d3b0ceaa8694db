"""Tournaments: players come in, rounds are paired, matches are set up, and the next round follows.

A round is paired when all meetings of the one before are decided. Whoever looks at a tournament sees it
paired as far as it can be; from time to time every server looks by itself. The number of rounds is the fence:
of two servers that pair the same round, one does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any, Final

from msgspec import Struct, json
from sqlalchemy import Connection

from dicefront.agents.levels import known_levels
from dicefront.kernel.game import Game
from dicefront.parts.lab.tournament import BYE, ROUND_ROBIN, Meeting, next_round
from dicefront.server.hall.beginning import begin
from dicefront.server.hall.founding import clock_of, is_usual, new_row
from dicefront.server.hall.hall import Hall
from dicefront.server.keys import new_id, new_key
from dicefront.server.problems import Failed
from dicefront.server.protocol.tournaments import TournamentWish
from dicefront.server.quotas import Quotas
from dicefront.server.registry import game_of
from dicefront.server.settings import Settings
from dicefront.server.store import matches as store_matches
from dicefront.server.store import tournaments as store
from dicefront.server.store.acts import Act
from dicefront.server.store.rows import MatchRow, MatchSettings, Person, SeatRow
from dicefront.server.store.tournaments import Ended, MeetingRow, PlayerRow, TournamentRow

log = logging.getLogger("dicefront.tournaments")

EVERY: Final = 20.0
"""So often, in seconds, a server looks which rounds are over."""
TWO: Final = 2


class Decided(Struct):
    """The meetings that are decided, the points of all (none while it is played), and who is gone."""

    met: list[Meeting]
    points: list[tuple[float, float] | None]
    gone: frozenset[int]


class Tournaments:
    """All tournaments of a site."""

    def __init__(self, settings: Settings, hall: Hall, quotas: Quotas) -> None:
        self.limits = settings.limits
        self.hall = hall
        self.store = hall.store
        self.quotas = quotas

    def most_players(self, system: str) -> int:
        """In a round robin every player adds a match for every other one."""
        limits = self.limits
        return limits.players_in_round_robin if system == ROUND_ROBIN else limits.players_in_tournament

    async def create(self, person: Person, wish: TournamentWish) -> TournamentRow:
        """Call a tournament; the computers are in, people come."""
        rules = game_of(wish.game)
        if not is_usual(wish.options):
            raise Failed(422, "plain-options")
        options = rules.complete_options(wish.options)
        if rules.seats(options) != TWO:
            raise Failed(422, "wrong-seats", {"wanted": rules.seats(options), "got": TWO})
        known = known_levels(rules.id)
        for level in wish.computers:
            if level not in known:
                raise Failed(422, "no-such-level", {"level": level, "known": [*known]})
        self.quotas.room()
        most = self.limits.tournaments_per_person
        if await self.store.read(partial(store.count_open, person=person.id)) >= most:
            raise Failed(409, "too-many-tournaments", {"most": most})
        now = time.time()
        row = TournamentRow(
            id=new_id(),
            host=person.id,
            title=wish.title.strip() or rules.id,
            game=rules.id,
            system=wish.system,
            rounds=wish.rounds,
            options=options,
            clock=clock_of(wish.clock),
            state="open",
            round=0,
            meetings=[],
            created=now,
            changed=now,
            players=[
                PlayerRow(number, None, "", level, False) for number, level in enumerate(wish.computers)
            ],
        )
        await self.store.write(partial(store.add, row=row))
        return row

    async def row(self, id: str) -> TournamentRow:
        found = await self.store.read(partial(store.read_tournament, id=id))
        if found is None:
            raise Failed(404, "no-such-tournament")
        return found

    async def enter(self, person: Person, id: str, name: str) -> None:
        """Play in a tournament that has not begun."""
        most = self.most_players((await self.row(id)).system)
        if not await self.store.write(
            lambda connection: store.enter(connection, id, person.id, name or person.name, most)
        ):
            raise Failed(409, "tournament-closed")

    async def leave(self, person: Person, id: str, number: int) -> None:
        """Leave, or be taken out by the host; open meetings are the opponents' then."""
        row = await self.row(id)
        player = next((one for one in row.players if one.number == number), None)
        if player is None:
            raise Failed(404, "no-such-player")
        if person.id not in (player.person, row.host):
            raise Failed(403, "not-your-tournament")
        await self.store.write(lambda connection: store.leave(connection, id, number))
        await self.advance(id)

    async def start(self, person: Person, id: str) -> None:
        """Begin; nobody comes in any more."""
        row = await self.row(id)
        if row.host != person.id:
            raise Failed(403, "not-your-tournament")
        if sum(one.plays for one in row.players) < TWO:
            raise Failed(409, "too-few-players")
        if not await self.store.write(partial(store.begin, id=id)):
            raise Failed(409, "tournament-closed")
        await self.advance(id)

    async def remove(self, person: Person, id: str) -> None:
        """Call an own tournament off; matches that were set up stay."""
        if (await self.row(id)).host != person.id:
            raise Failed(403, "not-your-tournament")
        await self.store.write(partial(store.remove, id=id))

    async def keep(self) -> None:
        """Pair rounds that can be paired, from time to time."""
        while True:
            await asyncio.sleep(EVERY)
            for id_ in await self.store.read(store.running):
                try:
                    await self.advance(id_)
                except Failed as refused:
                    log.warning("tournament %s cannot go on: %s", id_, refused.problem.code)

    # -- rounds ---------------------------------------------------------------------------------

    async def decided(self, row: TournamentRow) -> Decided:
        """How the meetings of a tournament stand."""
        ids = [one.match for one in row.meetings if one.match]
        ended = await self.store.read(partial(store.results, ids=ids))
        return decided(row, ended)

    async def advance(self, id: str) -> TournamentRow:
        """Pair the next round if the last one is decided."""
        row = await self.row(id)
        if row.state != "running":
            return row
        found = await self.decided(row)
        if any(points is None for points in found.points):
            return row
        pairs = next_round(row.system, len(row.players), found.met, found.gone, row.rounds)
        before, made = row.round, list[tuple[MatchRow, Act | None]]()
        if pairs and len(row.players) - len(found.gone) >= TWO:
            rules = game_of(row.game)
            for a, b in pairs:
                new = await self._match(rules, row, a, b)
                row.meetings.append(MeetingRow(row.round, a, b, "" if new is None else new[0].id))
                made += [] if new is None else [new]
            row.round += 1
        else:
            row.state = "over"

        def write(connection: Connection) -> bool:
            if not store.save_round(connection, row, before, time.time()):
                return False
            for match, act in made:
                store_matches.add_match(connection, match)
                if act is not None:
                    store_matches.add_act(connection, match, 0, json.encode(act))
            return True

        if not await self.store.write(write):
            return await self.row(id)
        for match, act in made:
            self.hall.changes.happened(match)
            if act is not None:
                await self.hall.poke(match.id, match)
        return row

    async def _match(
        self, rules: Game[Any], row: TournamentRow, a: int, b: int
    ) -> tuple[MatchRow, Act | None] | None:
        """The match of a meeting, which begins at once between computers; none if somebody is missing."""
        if b == BYE or not (row.players[a].plays and row.players[b].plays):
            return None
        if row.host is not None:
            await self.quotas.match(row.host)
        match = new_row(rules, row.options, row.host, row.title[:40])
        match.settings = MatchSettings(clock=row.clock, undo="never")
        match.watch_key = new_key()
        match.seats = [seat_of(seat, row.players[number]) for seat, number in enumerate((a, b))]
        if not match.is_full():
            return match, None
        act = begin(match, self.hall.steady.now())
        await asyncio.sleep(0)  # others come in between: to set up a table takes a while
        return match, act


def seat_of(seat: int, player: PlayerRow) -> SeatRow:
    """A computer sits down; the seat of a person is kept."""
    if player.level:
        return SeatRow(seat, "computer", None, "", player.level, False, False, None)
    return SeatRow(seat, "empty", player.person, "", "", False, False, new_key())


def decided(row: TournamentRow, ended: dict[str, Ended]) -> Decided:
    """Points by the matches that are over, by who has left, and half each where there is no result."""
    gone = frozenset(one.number for one in row.players if not one.plays)
    found = [points_of(one, ended.get(one.match), gone) for one in row.meetings]
    met = [
        Meeting(one.round, (one.a, one.b), points)
        for one, points in zip(row.meetings, found, strict=True)
        if points is not None
    ]
    return Decided(met, found, gone)


def points_of(one: MeetingRow, end: Ended | None, gone: frozenset[int]) -> tuple[float, float] | None:
    if one.b == BYE:
        return 1.0, 0.0
    if end is not None and end.state == "over" and end.places is not None:
        first, second = end.places
        return (1.0, 0.0) if first < second else (0.0, 1.0) if second < first else (0.5, 0.5)
    if one.a in gone or one.b in gone:
        return float(one.a not in gone), float(one.b not in gone)
    return (0.5, 0.5) if end is None or end.state in ("withdrawn", "over") else None
