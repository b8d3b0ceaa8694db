"""Tournaments: call one, come in, leave, begin, and see how it stands."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from dicefront.parts.lab.tournament import rounds_of, standings
from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.problems import Failed
from dicefront.server.protocol.tournaments import (
    EnterTournament,
    Tournament,
    TournamentBrief,
    TournamentMeeting,
    TournamentPlayer,
    Tournaments,
    TournamentStanding,
    TournamentWish,
)
from dicefront.server.store import tournaments as store_tournaments
from dicefront.server.store.rows import Person
from dicefront.server.store.tournaments import TournamentRow


def brief(row: TournamentRow, person: Person | None) -> TournamentBrief:
    system: Any = row.system
    state: Any = row.state
    mine = person is not None and person.id in (row.host, *(one.person for one in row.players))
    return TournamentBrief(
        id=row.id,
        title=row.title,
        game=row.game,
        system=system,
        state=state,
        players=len(row.players),
        mine=mine,
        changed=row.changed,
    )


async def shown(ask: Ask, row: TournamentRow, person: Person | None) -> Tournament:
    """A tournament as somebody sees it."""
    found = await ask.server.tournaments.decided(row)
    mine = {one.number for one in row.players if person is not None and one.person == person.id}
    system: Any = row.system
    state: Any = row.state
    table = standings(row.system, len(row.players), found.met, found.gone) if row.state != "open" else []
    return Tournament(
        id=row.id,
        title=row.title,
        game=row.game,
        system=system,
        state=state,
        host=person is not None and row.host == person.id,
        round=row.round,
        rounds=max(row.round, rounds_of(row.system, len(row.players), row.rounds)),
        most=ask.server.tournaments.most_players(row.system),
        players=[
            TournamentPlayer(
                number=one.number,
                name=one.name,
                level=one.level,
                gone=not one.plays,
                mine=one.number in mine,
            )
            for one in row.players
        ],
        meetings=[
            TournamentMeeting(
                round=one.round,
                a=one.a,
                b=one.b,
                match=one.match,
                points=None if points is None else list(points),
                mine=one.a in mine or one.b in mine,
            )
            for one, points in zip(row.meetings, found.points, strict=True)
        ],
        standings=[msgspec.convert(one, TournamentStanding, from_attributes=True) for one in table],
        changed=row.changed,
    )


async def all_tournaments(ask: Ask) -> Tournaments:
    """Tournaments that wait for players or go on, and one's own."""
    person = await ask.visitor()
    mine = None if person is None else person.id
    found = await ask.server.store.read(partial(store_tournaments.listed, person=mine))
    return Tournaments(tournaments=[brief(row, person) for row in found])


async def new_tournament(ask: Ask) -> Tournament:
    """Call a tournament."""
    person = await ask.person()
    row = await ask.server.tournaments.create(person, ask.body(TournamentWish))
    return await shown(ask, row, person)


async def one_tournament(ask: Ask) -> Tournament:
    """A tournament, for everybody; the next round is paired if it can be."""
    row = await ask.server.tournaments.advance(ask.path("id"))
    return await shown(ask, row, await ask.visitor())


async def enter_tournament(ask: Ask) -> Tournament:
    """Play in a tournament that has not begun."""
    person, id_ = await ask.person(), ask.path("id")
    name = await ask.server.people.name_for(person, ask.body(EnterTournament).name)
    await ask.server.tournaments.enter(person, id_, name)
    return await shown(ask, await ask.server.tournaments.row(id_), person)


async def leave_tournament(ask: Ask) -> Tournament:
    """Leave a tournament, or take somebody out of an own one."""
    person, id_, number = await ask.person(), ask.path("id"), ask.path("number")
    if not number.isdecimal() or len(number) > len("999"):
        raise Failed(404, "no-such-player")
    await ask.server.tournaments.leave(person, id_, int(number))
    return await shown(ask, await ask.server.tournaments.row(id_), person)


async def start_tournament(ask: Ask) -> Tournament:
    """Begin an own tournament with the players there are."""
    person, id_ = await ask.person(), ask.path("id")
    await ask.server.tournaments.start(person, id_)
    return await shown(ask, await ask.server.tournaments.row(id_), person)


async def remove_tournament(ask: Ask) -> None:
    """Call an own tournament off."""
    await ask.server.tournaments.remove(await ask.person(), ask.path("id"))


ENDPOINTS = [
    Endpoint("GET", "/api/tournaments", all_tournaments, Tournaments),
    Endpoint(
        "POST",
        "/api/tournaments",
        new_tournament,
        Tournament,
        TournamentWish,
        errors=[404, 409],
        gate="new_matches",
    ),
    Endpoint("GET", "/api/tournaments/{id}", one_tournament, Tournament, errors=[409]),
    Endpoint("DELETE", "/api/tournaments/{id}", remove_tournament, None),
    Endpoint(
        "POST", "/api/tournaments/{id}/players", enter_tournament, Tournament, EnterTournament, errors=[409]
    ),
    Endpoint("DELETE", "/api/tournaments/{id}/players/{number}", leave_tournament, Tournament, errors=[409]),
    Endpoint(
        "POST",
        "/api/tournaments/{id}/start",
        start_tournament,
        Tournament,
        errors=[409],
        gate="new_matches",
    ),
]
