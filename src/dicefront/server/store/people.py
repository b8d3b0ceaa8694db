"""People in the database: guests, accounts, their keys and their lists."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import asdict
from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from dicefront.server.names import skeleton
from dicefront.server.store.rows import KeyRow, Person, RosterRow, VersionRow
from dicefront.server.store.schema import keys, matches, people, roster_versions, rosters, seats

SEEN_EVERY = 3600.0
"""So often, in seconds, it is noted that somebody was here."""


def person_of_key(connection: Connection, fingerprint: str) -> tuple[Person, float] | None:
    """Who has the key with this fingerprint, and when it was last used."""
    chosen = select(people, keys.c.seen.label("used")).join(keys, keys.c.person == people.c.id)
    row = connection.execute(chosen.where(keys.c.fingerprint == fingerprint)).first()
    return None if row is None else (person_of_row(row), row.used)


def read_person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.id == id)).first()
    return None if row is None else person_of_row(row)


def person_of_row(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.login, row.created, row.seen)


def add_guest(connection: Connection, person: Person, key: KeyRow) -> None:
    """A new guest with a first key."""
    connection.execute(
        insert(people),
        {"id": person.id, "name": person.name, "created": person.created, "seen": person.seen},
    )
    add_key(connection, person.id, key)


def add_key(connection: Connection, person: str, key: KeyRow) -> None:
    connection.execute(insert(keys), {"person": person, **asdict(key)})


def read_keys(connection: Connection, person: str) -> list[KeyRow]:
    """The keys of somebody, the one used last first."""
    chosen = select(keys).where(keys.c.person == person).order_by(keys.c.seen.desc(), keys.c.created.desc())
    return [KeyRow(row.fingerprint, row.created, row.seen, row.device) for row in connection.execute(chosen)]


def remove_key(connection: Connection, fingerprint: str) -> None:
    connection.execute(delete(keys).where(keys.c.fingerprint == fingerprint))


def remove_keys(connection: Connection, person: str) -> None:
    """All keys of somebody."""
    connection.execute(delete(keys).where(keys.c.person == person))


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def was_here(connection: Connection, person: str, fingerprint: str, now: float) -> None:
    connection.execute(update(people).where(people.c.id == person).values(seen=now))
    connection.execute(update(keys).where(keys.c.fingerprint == fingerprint).values(seen=now))


def make_account(connection: Connection, person: str, login: str, password: str, key: KeyRow) -> None:
    """A guest becomes an account with a new key; fails if the login, or one that looks like it, is taken."""
    connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(login=login.lower(), skeleton=skeleton(login), password=password)
    )
    remove_keys(connection, person)
    add_key(connection, person, key)


def change_password(connection: Connection, person: str, password: str, key: KeyRow) -> None:
    """Another password and another key; all other keys are worth nothing any more."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))
    remove_keys(connection, person)
    add_key(connection, person, key)


def owner_of_look(connection: Connection, look: str) -> str | None:
    """The account whose login looks like this."""
    return connection.execute(select(people.c.id).where(people.c.skeleton == look)).scalar()


def find_account(connection: Connection, login: str) -> tuple[Person, str] | None:
    """An account and its password as it is stored."""
    row = connection.execute(select(people).where(people.c.login == login.lower())).first()
    return None if row is None else (person_of_row(row), row.password)


def remove_person(connection: Connection, person: str) -> None:
    """Forget somebody: keys and lists go, seats in matches stay without a person and without a name."""
    nobody = {"person": None, "name": "", "device_key": None}
    connection.execute(update(seats).where(seats.c.person == person).values(**nobody))
    connection.execute(update(matches).where(matches.c.host == person).values(host=None, host_name=""))
    connection.execute(delete(people).where(people.c.id == person))


# -- lists --------------------------------------------------------------------------------------


def read_rosters(connection: Connection, person: str, game: str | None) -> list[RosterRow]:
    """The lists of a person, latest first."""
    chosen = select(rosters).where(rosters.c.person == person)
    if game is not None:
        chosen = chosen.where(rosters.c.game == game)
    return [_roster(row) for row in connection.execute(chosen.order_by(rosters.c.changed.desc()))]


def _roster(row: Row[Any]) -> RosterRow:
    options = None if row.options is None else unread(row.options)
    return RosterRow(row.id, row.game, row.name, unread(row.roster), options, row.version, row.changed)


def unread(text: str) -> Raw:
    """What was written as JSON and is passed on as it is: all lists of somebody are long to read."""
    return Raw(text.encode())


def count_rosters(connection: Connection, person: str) -> int:
    return connection.execute(select(func.count()).where(rosters.c.person == person)).scalar_one()


def save_roster(connection: Connection, person: str, row: RosterRow) -> RosterRow | None:
    """Save a list, new (version 0) or changed; ``None`` if it is not there or somebody else's."""
    values = {
        "game": row.game,
        "name": row.name,
        "roster": msgspec.json.encode(row.roster).decode(),
        "options": None if row.options is None else msgspec.json.encode(row.options).decode(),
        "changed": row.changed,
    }
    if row.version == 0:
        row.version = 1
        connection.execute(insert(rosters), {"id": row.id, "person": person, "version": 1, **values})
    else:
        mine = (rosters.c.id == row.id, rosters.c.person == person)
        found = connection.execute(select(rosters.c.version).where(*mine)).first()
        if found is None:
            return None
        row.version = found.version + 1
        connection.execute(update(rosters).where(*mine).values(version=row.version, **values))
    kept = {name: values[name] for name in ("name", "roster", "changed")}
    connection.execute(insert(roster_versions), {"id": row.id, "version": row.version, **kept})
    return row


def read_versions(
    connection: Connection, person: str, id: str, before: int | None, count: int
) -> list[RosterRow]:
    """Some versions of a list, latest first; none if it is not there or somebody else's."""
    mine = connection.execute(select(rosters).where(rosters.c.id == id, rosters.c.person == person)).first()
    if mine is None:
        return []
    now = _roster(mine)
    chosen = select(roster_versions).where(roster_versions.c.id == id)
    if before is not None:
        chosen = chosen.where(roster_versions.c.version < before)
    return [
        RosterRow(id, now.game, row.name, unread(row.roster), now.options, row.version, row.changed)
        for row in connection.execute(chosen.order_by(roster_versions.c.version.desc()).limit(count))
    ]


def all_rosters(connection: Connection, person: str, after: str, count: int) -> list[RosterRow]:
    """Some of the lists of a person in the order of their ids, from the one after ``after``."""
    chosen = select(rosters).where(rosters.c.person == person, rosters.c.id > after)
    return [_roster(row) for row in connection.execute(chosen.order_by(rosters.c.id).limit(count))]


def all_versions(connection: Connection, person: str, after: tuple[str, int], count: int) -> list[VersionRow]:
    """Some of the versions of all lists of a person, from the one after ``after``."""
    list_, version = after
    kept = roster_versions.c
    later = or_(kept.id > list_, and_(kept.id == list_, kept.version > version))
    chosen = select(roster_versions).join(rosters, rosters.c.id == kept.id)
    chosen = chosen.where(rosters.c.person == person, later).order_by(kept.id, kept.version).limit(count)
    return [
        VersionRow(row.id, row.version, row.name, unread(row.roster), row.changed)
        for row in connection.execute(chosen)
    ]


def remove_roster(connection: Connection, person: str, id: str) -> bool:
    found = connection.execute(delete(rosters).where(rosters.c.id == id, rosters.c.person == person))
    return found.rowcount == 1
