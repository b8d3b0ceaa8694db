"""Days away in the database: days since 1 January 1970, in universal time."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from dicefront.server.store.schema import away_days


def read_away(connection: Connection, person: str) -> list[int]:
    """The days of somebody, in order."""
    chosen = select(away_days.c.day).where(away_days.c.person == person).order_by(away_days.c.day)
    return [day for (day,) in connection.execute(chosen)]


def set_away(connection: Connection, person: str, days: list[int], today: int) -> None:
    """The days to come, today among them, are these from now on; those that have been stay."""
    connection.execute(delete(away_days).where(away_days.c.person == person, away_days.c.day >= today))
    if days:
        connection.execute(insert(away_days), [{"person": person, "day": day} for day in days])
