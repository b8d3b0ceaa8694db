"""Chat in the database."""

from __future__ import annotations

from sqlalchemy import Connection, and_, insert, or_, select

from dicefront.server.store.rows import Said
from dicefront.server.store.schema import chat, seats


def read_chat(connection: Connection, id: str, count: int) -> list[Said]:
    """The last lines that were said at a table, in order."""
    chosen = select(chat).where(chat.c.match == id).order_by(chat.c.number.desc()).limit(count)
    lines = [
        Said(row.number, row.seat, row.name, row.text, row.at, row.command)
        for row in connection.execute(chosen)
    ]
    return lines[::-1]


def read_own_lines(
    connection: Connection, person: str, after: tuple[str, int], count: int
) -> list[tuple[str, Said]]:
    """Some of all that somebody said, each with its match, from the line after ``after``."""
    own = and_(seats.c.match == chat.c.match, seats.c.seat == chat.c.seat)
    match, number = after
    later = or_(chat.c.match > match, and_(chat.c.match == match, chat.c.number > number))
    chosen = select(chat).join(seats, own).where(seats.c.person == person, later)
    return [
        (row.match, Said(row.number, row.seat, row.name, row.text, row.at, row.command))
        for row in connection.execute(chosen.order_by(chat.c.match, chat.c.number).limit(count))
    ]


def add_chat(connection: Connection, match: str, line: Said) -> None:
    """A line of chat."""
    connection.execute(
        insert(chat),
        {
            "match": match,
            "number": line.number,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "at": line.at,
            "command": line.command,
        },
    )
