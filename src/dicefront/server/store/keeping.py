"""How much is kept, and guests who never did anything."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select

from dicefront.server.store.matches import GOING, is_of
from dicefront.server.store.schema import (
    away_days,
    channels,
    experiments,
    friends,
    matches,
    people,
    reports,
    roster_versions,
    rosters,
    seats,
    studies,
    tournament_players,
    tournaments,
)

SWEPT_AT_ONCE = 500


def size(connection: Connection) -> int:
    """The bytes of the database."""
    if connection.dialect.name == "postgresql":
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    free = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    return int(pages - free) * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())


def count_guests(connection: Connection) -> int:
    return connection.execute(select(func.count()).where(people.c.login.is_(None))).scalar_one()


def count_running(connection: Connection) -> int:
    """How many matches go on, or wait for players."""
    return connection.execute(select(func.count()).where(matches.c.state.in_(GOING))).scalar_one()


def count_going(connection: Connection, person: str) -> int:
    """How many matches of a person go on, or wait for players."""
    chosen = select(func.count()).where(matches.c.state.in_(GOING), is_of(person))
    return connection.execute(chosen).scalar_one()


def bytes_of_lists(connection: Connection, person: str) -> int:
    """What the lists of a person take, with all versions."""
    chosen = (
        select(func.coalesce(func.sum(func.length(roster_versions.c.roster)), 0))
        .join(rosters, rosters.c.id == roster_versions.c.id)
        .where(rosters.c.person == person)
    )
    return int(connection.execute(chosen).scalar_one())


def drop_old_versions(connection: Connection, id: str, before: int) -> None:
    """Forget the versions of a list up to one."""
    connection.execute(
        delete(roster_versions).where(roster_versions.c.id == id, roster_versions.c.version <= before)
    )


def sweep_guests(connection: Connection, before: float) -> int:
    """Forget some guests who were not here since then and left nothing; returns how many."""
    traces: list[ColumnElement[bool]] = [
        exists().where(table.c.person == people.c.id)
        for table in (
            seats,
            rosters,
            studies,
            experiments,
            reports,
            friends,
            channels,
            away_days,
            tournament_players,
        )
    ]
    traces += [exists().where(table.c.host == people.c.id) for table in (matches, tournaments)]
    idle = (
        select(people.c.id)
        .where(people.c.login.is_(None), people.c.seen < before, *(~trace for trace in traces))
        .limit(SWEPT_AT_ONCE)
    )
    found = [row.id for row in connection.execute(idle)]
    if found:
        connection.execute(delete(people).where(people.c.id.in_(found)))
    return len(found)
