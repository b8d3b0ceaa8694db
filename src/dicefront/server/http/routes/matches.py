"""Matches: the lobby, new ones, invitations and seats."""

from __future__ import annotations

from dicefront.kernel.dice import commitment
from dicefront.server.course.showing import info_for, match_info
from dicefront.server.hall.founding import made
from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.http.lobby import read_lobby
from dicefront.server.http.rights import KEY, viewer_of
from dicefront.server.keys import fingerprint, new_key
from dicefront.server.problems import Failed
from dicefront.server.protocol.matches import (
    Again,
    DeviceLink,
    Invitation,
    Lobby,
    MatchInfo,
    MatchMade,
    NewMatch,
    Sat,
    SitDown,
)
from dicefront.server.store import matches as store_matches
from dicefront.server.store.matches import Link


async def lobby(ask: Ask) -> Lobby:
    """Open tables, matches to watch, and one's own."""
    return await read_lobby(ask.server, await ask.visitor())


async def new_match(ask: Ask) -> MatchMade:
    """Set up a match."""
    person, wish = await ask.person(), ask.body(NewMatch)
    await ask.server.people.name_seats(person, wish.seats)
    return await ask.server.founding.create(person, wish, ask.address)


async def one_match(ask: Ask) -> MatchInfo:
    """A match from outside."""
    row = await ask.server.hall.row(ask.path("id"))
    return match_info(row, await viewer_of(ask, row), commitment(row.dice))


async def withdraw(ask: Ask) -> None:
    """Withdraw an own table that has not begun."""
    await ask.server.seating.withdraw(await ask.person(), ask.path("id"))


async def links(ask: Ask) -> MatchMade:
    """The keys to the seats of an own match that nobody has taken, once more."""
    person = await ask.person()
    row = await ask.server.hall.row(ask.path("id"))
    if row.host != person.id:
        raise Failed(403, "not-your-table")
    return made(row, person)


async def join(ask: Ask) -> Sat:
    """Sit down on a seat that is open, or kept for the one who asks."""
    person = await ask.person()
    wish = ask.body(SitDown)
    wish.name = await ask.server.people.name_for(person, wish.name)
    row = await ask.server.hall.row(ask.path("id"))
    mine = row.seat_of(person.id)
    if mine is not None:
        return Sat(match=info_for(row, person), seat=mine)
    free = [
        seat.seat
        for seat in row.seats
        if seat.kind == "empty" and (seat.person == person.id or (seat.open and seat.person is None))
    ]
    if wish.seat is not None:
        free = [seat for seat in free if seat == wish.seat]
    if not free:
        raise Failed(409, "seat-taken")
    row = await ask.server.seating.sit_down(person, row.id, free[0], wish)
    return Sat(match=info_for(row, person), seat=free[0])


async def rematch(ask: Ask) -> MatchMade:
    """The same match again with sides swapped."""
    person = await ask.person()
    row = await ask.server.hall.row(ask.path("id"))
    if row.seat_of(person.id) is None:
        raise Failed(403, "not-your-seat")
    if row.state != "over":
        raise Failed(409, "not-over")
    return await ask.server.founding.rematch(person, row, ask.body(Again).secret)


async def drop_rematch(ask: Ask) -> None:
    """Decline the rematch that somebody asked for, or take back the own wish for one."""
    person = await ask.person()
    await ask.server.founding.drop_rematch(person, await ask.server.hall.row(ask.path("id")))


async def link_device(ask: Ask) -> DeviceLink:
    """Go on with the own seats on another device; a link that was made before is worth nothing any more."""
    key = new_key()
    await ask.server.seating.link_device(await ask.person(), ask.path("id"), key)
    return DeviceLink(key=key)


async def unlink_device(ask: Ask) -> None:
    """Go on on own devices only: the link that was made is worth nothing any more."""
    await ask.server.seating.link_device(await ask.person(), ask.path("id"), None)


async def invitation(ask: Ask) -> Invitation:
    """What a key opens."""
    link = await find_link(ask)
    row, seat = link.match, link.seat
    person = await ask.visitor()
    return Invitation(
        match=info_for(row, person),
        seat=seat,
        host=row.host_name,
        taken=seat is not None and row.seats[seat].kind != "empty",
        suggested="" if person is None else person.name,
        device=link.device,
    )


async def find_link(ask: Ask) -> Link:
    key = ask.path("key")
    mark = fingerprint(key)
    found = await ask.server.store.read(lambda connection: store_matches.find_link(connection, key, mark))
    if found is None:
        raise Failed(404, "no-such-key")
    return found


async def accept(ask: Ask) -> Sat:
    """Take the seat that a key opens; a key that is used again leads the same person to the same seat."""
    link = await find_link(ask)
    row, seat = link.match, link.seat
    person = await ask.person()
    if seat is None or row.seats[seat].person == person.id:
        return Sat(match=info_for(row, person), seat=seat)
    wish = ask.body(SitDown)
    wish.name = await ask.server.people.name_for(person, wish.name)
    row = await ask.server.seating.sit_down(person, row.id, seat, wish)
    return Sat(match=info_for(row, person), seat=seat)


ENDPOINTS = [
    Endpoint("GET", "/api/lobby", lobby, Lobby),
    Endpoint("POST", "/api/matches", new_match, MatchMade, NewMatch, errors=[404, 409], gate="new_matches"),
    Endpoint("GET", "/api/matches/{id}", one_match, MatchInfo, query=[KEY]),
    Endpoint("DELETE", "/api/matches/{id}", withdraw, None, errors=[409]),
    Endpoint("GET", "/api/matches/{id}/links", links, MatchMade, errors=[403]),
    Endpoint("POST", "/api/matches/{id}/device", link_device, DeviceLink, errors=[403]),
    Endpoint("DELETE", "/api/matches/{id}/device", unlink_device, None),
    Endpoint("POST", "/api/matches/{id}/join", join, Sat, SitDown, errors=[409]),
    Endpoint(
        "POST", "/api/matches/{id}/rematch", rematch, MatchMade, Again, errors=[409], gate="new_matches"
    ),
    Endpoint("DELETE", "/api/matches/{id}/rematch", drop_rematch, None, errors=[409]),
    Endpoint("GET", "/api/invitations/{key}", invitation, Invitation),
    Endpoint("POST", "/api/invitations/{key}", accept, Sat, SitDown, errors=[409]),
]
