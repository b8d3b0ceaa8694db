"""Matches that were played to their end, for ratings and standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from dicefront.server.store.schema import matches, people, seats

NO_RESULT = "server.no-result"
"""The reason of a match that all agreed to end."""
AT_ONCE = 500


class FinishedSeat(Struct):
    """Who sat on a seat: a person by the name they have now, or a computer."""

    person: str | None
    name: str
    level: str
    roster: Any


class Finished(Struct):
    """A match that counts, with the places of its seats."""

    id: str
    game: str
    options: dict[str, Any]
    places: list[int]
    seats: list[FinishedSeat]


def finished(connection: Connection) -> Iterator[Finished]:
    """All matches that ended with a result, but for practice, in the order of their ends."""
    chosen = (
        select(matches.c.id, matches.c.game, matches.c.options, matches.c.outcome)
        .where(matches.c.state == "over", matches.c.practice.is_(False))
        .order_by(matches.c.changed, matches.c.id)
    )
    rows = list(connection.execute(chosen))
    for start in range(0, len(rows), AT_ONCE):
        part = rows[start : start + AT_ONCE]
        seated: dict[str, list[FinishedSeat]] = {row.id: [] for row in part}
        found = (
            select(seats, people.c.name.label("now"))
            .outerjoin(people, people.c.id == seats.c.person)
            .where(seats.c.match.in_(list(seated)))
            .order_by(seats.c.match, seats.c.seat)
        )
        for seat in connection.execute(found):
            person = seat.person if seat.kind == "person" else None
            name = seat.now if person is not None and not seat.here else seat.name
            roster = msgspec.json.decode(seat.roster)
            seated[seat.match].append(FinishedSeat(person, name or "", seat.level, roster))
        for row in part:
            outcome = None if row.outcome is None else msgspec.json.decode(row.outcome)
            if outcome is not None and outcome["reason"] != NO_RESULT:
                options = msgspec.json.decode(row.options)
                yield Finished(row.id, row.game, options, outcome["places"], seated[row.id])
