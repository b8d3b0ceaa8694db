"""Chat in the database."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from dicefront.server.store.rows import Said
from dicefront.server.store.schema import chat


def read_chat(connection: Connection, id: str, count: int) -> list[Said]:
    """The last lines that were said at a table, in order."""
    chosen = select(chat).where(chat.c.match == id).order_by(chat.c.number.desc()).limit(count)
    lines = [
        Said(row.number, row.seat, row.name, row.text, row.at, row.command)
        for row in connection.execute(chosen)
    ]
    return lines[::-1]


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
