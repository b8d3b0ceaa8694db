"""How far the time of the clocks has come (see ``steady``)."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from dicefront.server.store.schema import served

ROW = 1


def begin(connection: Connection, now: float) -> float:
    """How far the time has come; a new site begins now."""
    found = connection.execute(select(served.c.until).where(served.c.id == ROW)).scalar()
    if found is not None:
        return float(found)
    connection.execute(insert(served), {"id": ROW, "until": now})
    return now


def reach(connection: Connection, now: float) -> float:
    """The time has come so far at least; returns how far it has come."""
    connection.execute(update(served).where(served.c.id == ROW, served.c.until < now).values(until=now))
    return float(connection.execute(select(served.c.until).where(served.c.id == ROW)).scalar_one())
