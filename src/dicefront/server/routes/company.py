"""Other people: friends, and reports to whoever runs the server."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from dicefront.server.endpoints import Ask, Endpoint, too_many
from dicefront.server.people import new_id
from dicefront.server.problems import Failed
from dicefront.server.protocol.people import Friend, Friends, ReportWish, TableFriends
from dicefront.server.store import friends as store_friends
from dicefront.server.store import matches as rows
from dicefront.server.store.matches import MatchRow
from dicefront.server.store.people import Person
from dicefront.server.store.reports import Report, add_report, count_reports

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
    person = await ask.person()
    found = await ask.server.store.read(lambda connection: store_friends.read_friends(connection, person.id))
    return Friends(friends=[Friend(id=one.id, name=one.name) for one in found])


async def forget_friend(ask: Ask) -> None:
    """Call somebody a friend no more."""
    person, friend = await account_of(ask), ask.path("id")
    if not await ask.server.store.write(
        lambda connection: store_friends.remove_friend(connection, person.id, friend)
    ):
        raise Failed(404, "no-such-friend")


async def friends_at_table(ask: Ask) -> TableFriends:
    """Which seats of a match are those of friends, and which could be."""
    person = await ask.person()
    row = await ask.server.hall.row(ask.path("id"))
    others = {seat.seat: seat.person for seat in row.seats if seat.person and seat.person != person.id}

    def read(connection: Any) -> TableFriends:
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

    def write(connection: Any) -> bool:
        if not store_friends.is_account(connection, friend):
            return False
        store_friends.add_friend(connection, person.id, friend)
        return True

    if not await ask.server.store.write(write):
        raise Failed(409, "is-guest")


async def report(ask: Ask) -> None:
    """Tell whoever runs the server; what was said, or happened last, goes along."""
    person, wish = await ask.person(), ask.body(ReportWish)
    row = await ask.server.hall.row(ask.path("id"))
    if row.seat_of(person.id) is None and row.host != person.id:
        raise Failed(403, "not-your-table")

    def write(connection: Any) -> bool:
        if count_reports(connection, person.id, time.time() - A_DAY) >= REPORTS_A_DAY:
            return False
        body = {"by": person.name, "text": wish.text, **attached(connection, row, wish)}
        add_report(connection, Report(new_id()[:8], wish.kind, row.id, person.id, body))
        return True

    if not await ask.server.store.write(write):
        raise too_many(A_DAY)


def attached(connection: Any, row: MatchRow, wish: ReportWish) -> dict[str, Any]:
    """The lines of the one it is about with those around them, or the last acts of the match."""
    if wish.kind == "problem":
        last = rows.read_acts(connection, row.id)[-ACTS:]
        return {"code": wish.about, "entry": row.entries, "acts": msgspec.to_builtins(last)}
    lines = rows.read_chat(connection, row.id, LINES)
    said = [index for index, line in enumerate(lines) if line.name == wish.about]
    near = {other for index in said for other in (index - 1, index, index + 1) if 0 <= other < len(lines)}
    return {"about": wish.about, "lines": [msgspec.to_builtins(lines[index]) for index in sorted(near)]}


ENDPOINTS = [
    Endpoint("GET", "/api/friends", my_friends, Friends),
    Endpoint("DELETE", "/api/friends/{id}", forget_friend, None),
    Endpoint("GET", "/api/matches/{id}/friends", friends_at_table, TableFriends),
    Endpoint("PUT", "/api/matches/{id}/friends/{seat}", befriend, None, errors=[409]),
    Endpoint("POST", "/api/matches/{id}/reports", report, None, body=ReportWish),
]
