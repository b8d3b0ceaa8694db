"""Everything that is kept about somebody, as one file.

It is read and sent in pieces, so that the file of somebody who has played for years holds up nobody: neither
the loop, which passes on what a reader of the store has written, nor the memory of the server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection
from starlette.responses import Response, StreamingResponse

from dicefront.server.course.showing import info_for
from dicefront.server.http.endpoints import JSON, Ask, Endpoint
from dicefront.server.http.routes.channels import own_channels
from dicefront.server.http.routes.people import me_of
from dicefront.server.http.routes.tournaments import brief
from dicefront.server.store import chat, friends, matches, people, reports, studies, tournaments
from dicefront.server.store.away import read_away
from dicefront.server.store.rows import Person
from dicefront.server.store.store import Store

A_PIECE: Final = 20
"""So many rows are read at once; a list, a version or a study may be long."""

encode: Final = msgspec.json.encode


class Rows(Struct):
    """Some rows as they are written, and after which of all the next ones come; ``None`` after the last."""

    written: list[Any]
    after: Any


class Part(Struct):
    """A part of the file that may be long: rows in an order that does not change while it is read."""

    name: str
    first: Any
    read: Callable[[Connection, Person, Any], Rows]


async def export_me(ask: Ask) -> Response:
    """Everything that is kept about the one who asks."""
    person = await ask.person()
    mails = ask.server.settings.mail is not None
    head = await ask.server.store.read(lambda connection: encode(short_parts(connection, person, mails)))
    return StreamingResponse(in_pieces(ask.server.store, person, head), media_type=JSON)


async def in_pieces(store: Store, person: Person, head: bytes) -> AsyncIterator[bytes]:
    """The file: what is short (an object), and then the long parts as further members of that object."""
    yield head[:-1]
    for part in PARTS:
        yield b"," + encode(part.name) + b":["
        after, between = part.first, b""
        while after is not None:
            rows, after = await store.read(partial(piece, person=person, part=part, after=after))
            if rows:
                yield between + rows
                between = b","
        yield b"]"
    yield b"}"


def piece(connection: Connection, person: Person, part: Part, after: Any) -> tuple[bytes, Any]:
    """The next rows of a part, without the brackets around them, and after which the next ones come."""
    found = part.read(connection, person, after)
    return encode(found.written)[1:-1], found.after


def short_parts(connection: Connection, person: Person, mails: bool) -> dict[str, Any]:
    return {
        "me": me_of(person),
        "created": person.created,
        "seen": person.seen,
        "away": read_away(connection, person.id),
        "channels": own_channels(connection, person.id, mails),
        "friends": [friend.name for friend in friends.read_friends(connection, person.id)],
        "devices": [
            {"name": key.device, "created": key.created, "seen": key.seen}
            for key in people.read_keys(connection, person.id)
        ],
    }


def by_id(rows: list[Any], shown: Callable[[Any], Any] = lambda row: row) -> Rows:
    """Rows in the order of their ids."""
    return Rows([shown(row) for row in rows], rows[-1].id if len(rows) == A_PIECE else None)


def own_matches(connection: Connection, person: Person, after: str) -> Rows:
    found = matches.all_matches(connection, person.id, after, A_PIECE)
    return by_id(found, lambda row: info_for(row, person))


def own_lines(connection: Connection, person: Person, after: tuple[str, int]) -> Rows:
    """What somebody said at tables."""
    found = chat.read_own_lines(connection, person.id, after, A_PIECE)
    written = [
        {"match": match, "number": line.number, "name": line.name, "text": line.text, "at": line.at}
        for match, line in found
    ]
    return Rows(written, (found[-1][0], found[-1][1].number) if len(found) == A_PIECE else None)


def own_versions(connection: Connection, person: Person, after: tuple[str, int]) -> Rows:
    found = people.all_versions(connection, person.id, after, A_PIECE)
    return Rows(list(found), (found[-1].list, found[-1].version) if len(found) == A_PIECE else None)


def own_tournaments(connection: Connection, person: Person, after: str) -> Rows:
    found = tournaments.all_of(connection, person.id, after, A_PIECE)
    return by_id(found, lambda row: brief(row, person))


def in_order(read: Callable[[Connection, str, str, int], list[Any]], name: str) -> Part:
    """A part whose rows are written as they are kept."""
    return Part(
        name, "", lambda connection, person, after: by_id(read(connection, person.id, after, A_PIECE))
    )


PARTS: Final = [
    Part("matches", "", own_matches),
    Part("chat", ("", -1), own_lines),
    in_order(people.all_rosters, "lists"),
    Part("versions", ("", -1), own_versions),
    in_order(reports.read_own_reports, "reports"),
    in_order(studies.all_studies, "studies"),
    in_order(studies.all_experiments, "experiments"),
    Part("tournaments", "", own_tournaments),
]
"""The parts of the file of which there may be many rows."""

ENDPOINTS = [Endpoint("GET", "/api/me/export", export_me, dict)]
