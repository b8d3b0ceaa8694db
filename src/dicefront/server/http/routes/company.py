"""Other people: friends, and reports to the operator of the server."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection

from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.keys import new_id
from dicefront.server.problems import Failed, too_many
from dicefront.server.protocol.people import FaultReport, Friend, Friends, TableFriends, TalkReport
from dicefront.server.store import friends as store_friends
from dicefront.server.store import matches as store_matches
from dicefront.server.store.chat import read_chat
from dicefront.server.store.reports import Report, add_report, count_reports
from dicefront.server.store.rows import MatchRow, Person

REPORTS_A_DAY = 20
A_DAY = 86_400.0
LINES = 40
"""So many of the last lines of chat are looked through for a report."""

ACTS = 12
"""So many of the last acts of a match go with a report."""


async def account_of(ask: Ask) -> Person:
    person = await ask.person()
    if person.login is None:
        raise Failed(403, "needs-account")
    return person


async def my_friends(ask: Ask) -> Friends:
    """Whom one calls a friend."""
    person = await ask.visitor()
    if person is None:
        return Friends(friends=[])
    found = await ask.server.store.read(lambda connection: store_friends.read_friends(connection, person.id))
    return Friends(friends=[Friend(id=one.id, name=one.name) for one in found])


async def forget_friend(ask: Ask) -> None:
    """Call somebody a friend no longer."""
    person, friend = await account_of(ask), ask.path("id")
    if not await ask.server.store.write(
        lambda connection: store_friends.remove_friend(connection, person.id, friend)
    ):
        raise Failed(404, "no-such-friend")


async def friends_at_table(ask: Ask) -> TableFriends:
    """Which seats of a match are those of friends, and which could be."""
    person = await ask.visitor()
    row = await ask.server.hall.row(ask.path("id"))
    if person is None:
        return TableFriends(friends=[], possible=[])
    others = {seat.seat: seat.person for seat in row.seats if seat.person and seat.person != person.id}

    def read(connection: Connection) -> TableFriends:
        known = {friend.id for friend in store_friends.read_friends(connection, person.id)}
        accounts = [seat for seat, other in others.items() if store_friends.is_account(connection, other)]
        return TableFriends(
            friends=[seat for seat, other in others.items() if other in known],
            possible=accounts if person.login is not None else [],
        )

    return await ask.server.store.read(read)


async def befriend(ask: Ask) -> None:
    """Call the player of a seat a friend."""
    person = await account_of(ask)
    row = await ask.server.hall.row(ask.path("id"))
    number = ask.path("seat")
    seat = next((one for one in row.seats if str(one.seat) == number), None)
    friend = None if seat is None else seat.person
    if friend is None or friend == person.id:
        raise Failed(404, "no-such-seat")

    def write(connection: Connection) -> bool:
        if not store_friends.is_account(connection, friend):
            return False
        store_friends.add_friend(connection, person.id, friend)
        return True

    if not await ask.server.store.write(write):
        raise Failed(409, "is-guest")


async def report_talk(ask: Ask) -> None:
    """Tell the operator what somebody said; the report holds these lines and those around them."""
    person, wish = await ask.person(), ask.body(TalkReport)
    row = await ask.server.hall.row(ask.path("id"))
    if not takes_part(row, person):
        raise Failed(403, "not-your-table")

    def body(connection: Connection) -> dict[str, Any]:
        lines = read_chat(connection, row.id, LINES)
        said = [index for index, line in enumerate(lines) if line.name == wish.about]
        near = {other for index in said for other in (index - 1, index, index + 1) if 0 <= other < len(lines)}
        shown = [msgspec.to_builtins(lines[index]) for index in sorted(near)]
        return {"text": wish.text, "about": wish.about, "lines": shown}

    await keep_report(ask, person, "chat", row.id, body)


async def report_fault(ask: Ask) -> None:
    """Tell the operator that something failed; the report holds the last acts of the match."""
    person, wish = await ask.person(), ask.body(FaultReport)
    row = None if wish.match is None else await ask.server.hall.row(wish.match)

    def body(connection: Connection) -> dict[str, Any]:
        found: dict[str, Any] = {"code": wish.code, "place": wish.place, "text": wish.text}
        if row is not None and takes_part(row, person):
            last = store_matches.read_acts(connection, row.id)[-ACTS:]
            found |= {"entry": row.entries, "acts": msgspec.to_builtins(last)}
        return found

    await keep_report(ask, person, "problem", None if row is None else row.id, body)


def takes_part(row: MatchRow, person: Person) -> bool:
    return row.seat_of(person.id) is not None or row.host == person.id


async def keep_report(
    ask: Ask,
    person: Person,
    kind: Literal["chat", "problem"],
    match: str | None,
    body: Callable[[Any], dict[str, Any]],
) -> None:
    """Keep a report, unless somebody has made too many of them today."""

    def write(connection: Connection) -> bool:
        if count_reports(connection, person.id, time.time() - A_DAY) >= REPORTS_A_DAY:
            return False
        told = {"by": person.name, **body(connection)}
        add_report(connection, Report(new_id()[:8], kind, match, person.id, told))
        return True

    if not await ask.server.store.write(write):
        raise too_many(A_DAY)


ENDPOINTS = [
    Endpoint("GET", "/api/friends", my_friends, Friends),
    Endpoint("DELETE", "/api/friends/{id}", forget_friend, None),
    Endpoint("GET", "/api/matches/{id}/friends", friends_at_table, TableFriends),
    Endpoint("PUT", "/api/matches/{id}/friends/{seat}", befriend, None, errors=[409]),
    Endpoint("POST", "/api/matches/{id}/reports", report_talk, None, body=TalkReport),
    Endpoint("POST", "/api/reports", report_fault, None, body=FaultReport, errors=[404]),
]
