"""Matches in the database: their rows, seats and acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from dicefront.server.store.acts import Act
from dicefront.server.store.rows import MatchRow, MatchSettings, SeatRow, Wait
from dicefront.server.store.schema import acts, matches, seats
from dicefront.server.store.store import Together

encode = msgspec.json.encode
LISTED_AT_MOST = 60
GOING = ("waiting", "running", "paused")


class Link(Struct):
    """What a key opens: a seat, or for spectators none. ``device``: its player goes on on another device."""

    match: MatchRow
    seat: int | None
    device: bool


# -- reading ------------------------------------------------------------------------------------


def read_match(connection: Connection, id: str) -> MatchRow | None:
    """A match by its id."""
    found = connection.execute(select(matches).where(matches.c.id == id)).first()
    return None if found is None else _with_seats(connection, [found])[0]


def lock_match(connection: Connection, id: str) -> MatchRow | None:
    """A match that nobody else may change until this transaction is over."""
    connection.execute(select(matches.c.id).where(matches.c.id == id).with_for_update())
    return read_match(connection, id)


def _with_seats(connection: Connection, found: list[Row[Any]]) -> list[MatchRow]:
    if not found:
        return []
    rows = [_match(one) for one in found]
    by_id = {row.id: row for row in rows}
    chosen = select(seats).where(seats.c.match.in_(list(by_id))).order_by(seats.c.match, seats.c.seat)
    for seat in connection.execute(chosen):
        by_id[seat.match].seats.append(
            SeatRow(
                seat.seat,
                seat.kind,
                seat.person,
                seat.name,
                seat.level,
                bool(seat.here),
                bool(seat.open),
                seat.link_key,
                msgspec.json.decode(seat.roster),
                seat.secret,
                seat.device_key,
            )
        )
    return rows


def _match(row: Row[Any]) -> MatchRow:
    return MatchRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        settings=msgspec.json.decode(row.settings, type=MatchSettings),
        host=row.host,
        host_name=row.host_name,
        dice=bytes(row.dice),
        state=row.state,
        watch_key=row.watch_key,
        created=row.created,
        changed=row.changed,
        entries=row.entries,
        asked=msgspec.json.decode(row.asked),
        waits=msgspec.json.decode(row.waits, type=list[Wait]),
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        practice=bool(row.practice),
        listed=bool(row.listed),
    )


def read_acts(connection: Connection, id: str) -> list[Act]:
    """All acts of a match, in order."""
    chosen = select(acts.c.body).where(acts.c.match == id).order_by(acts.c.number)
    return [msgspec.json.decode(body, type=Act) for (body,) in connection.execute(chosen)]


def read_raw_acts(connection: Connection, id: str) -> Raw | None:
    """All acts of a match as one text, unread; nothing if there are none."""
    chosen = select(acts.c.body).where(acts.c.match == id).order_by(acts.c.number)
    bodies = [bytes(body) for (body,) in connection.execute(chosen)]
    return Raw(b"[" + b",".join(bodies) + b"]") if bodies else None


def find_link(connection: Connection, key: str, mark: str) -> Link | None:
    """What a key opens; ``mark`` is its fingerprint."""
    chosen = select(seats.c.match, seats.c.seat, seats.c.device_key).order_by(seats.c.seat)
    seat = connection.execute(chosen.where(or_(seats.c.link_key == key, seats.c.device_key == mark))).first()
    if seat is not None:
        row = read_match(connection, seat.match)
        return None if row is None else Link(row, seat.seat, seat.device_key == mark)
    match = connection.execute(select(matches.c.id).where(matches.c.watch_key == key)).first()
    if match is None:
        return None
    row = read_match(connection, match.id)
    return None if row is None else Link(row, None, False)


def open_tables(connection: Connection, since: float) -> list[MatchRow]:
    """Tables that wait for anybody, latest first; where there are too many, first the latest of each host."""
    free = exists().where(and_(seats.c.match == matches.c.id, seats.c.kind == "empty", seats.c.open))
    latest = matches.c.created.desc()
    waiting = (
        select(
            matches.c.id, func.row_number().over(partition_by=matches.c.host, order_by=latest).label("turn")
        )
        .where(matches.c.state == "waiting", matches.c.listed, matches.c.changed >= since, free)
        .subquery()
    )
    chosen = (
        select(matches)
        .join(waiting, waiting.c.id == matches.c.id)
        .order_by(waiting.c.turn, latest)
        .limit(LISTED_AT_MOST)
    )
    found = sorted(connection.execute(chosen), key=lambda row: row.created, reverse=True)
    return _with_seats(connection, found)


def live_matches(connection: Connection, count: int) -> list[MatchRow]:
    """Matches that anybody may watch, the liveliest first."""
    chosen = (
        select(matches)
        .where(matches.c.state == "running", matches.c.listed)
        .order_by(matches.c.changed.desc())
        .limit(count)
    )
    return _with_seats(connection, list(connection.execute(chosen)))


def latest_over(connection: Connection, game: str, count: int) -> list[str]:
    """The ids of the matches of a game with people in them that ended last."""
    people = exists().where(and_(seats.c.match == matches.c.id, seats.c.kind == "person"))
    chosen = (
        select(matches.c.id)
        .where(matches.c.state == "over", matches.c.game == game, people)
        .order_by(matches.c.changed.desc())
        .limit(count)
    )
    return [row.id for row in connection.execute(chosen)]


def is_of(person: str) -> ColumnElement[bool]:
    """Matches at which a person sits or that a person has set up."""
    played = select(seats.c.match).where(seats.c.person == person)
    return matches.c.id.in_(played.union(select(matches.c.id).where(matches.c.host == person)))


def own_matches(connection: Connection, person: str, count: int | None = None) -> list[MatchRow]:
    """The matches of a person that go on or wait for players, latest first; so many, or all."""
    chosen = select(matches).where(matches.c.state.in_(GOING), is_of(person))
    chosen = chosen.order_by(matches.c.changed.desc()).limit(count)
    return _with_seats(connection, list(connection.execute(chosen)))


def finished_before(
    connection: Connection, person: str, game: str | None, before: str | None, count: int
) -> list[MatchRow]:
    """Some matches of a person that are over, latest first: those that follow on one of them, or the last."""
    chosen = select(matches).where(matches.c.state == "over", is_of(person))
    if game is not None:
        chosen = chosen.where(matches.c.game == game)
    if before is not None:
        at = select(matches.c.changed).where(matches.c.id == before).scalar_subquery()
        earlier = or_(matches.c.changed < at, and_(matches.c.changed == at, matches.c.id < before))
        chosen = chosen.where(earlier)
    chosen = chosen.order_by(matches.c.changed.desc(), matches.c.id.desc()).limit(count)
    return _with_seats(connection, list(connection.execute(chosen)))


def all_matches(connection: Connection, person: str, after: str, count: int) -> list[MatchRow]:
    """Some of all matches of a person in the order of their ids, from the one after ``after``."""
    chosen = select(matches).where(is_of(person), matches.c.id > after)
    return _with_seats(connection, list(connection.execute(chosen.order_by(matches.c.id).limit(count))))


def count_waiting(connection: Connection, person: str) -> int:
    """How many tables of a person wait for players."""
    chosen = select(func.count()).where(matches.c.host == person, matches.c.state == "waiting")
    return connection.execute(chosen).scalar_one()


# -- writing ------------------------------------------------------------------------------------


def add_match(connection: Connection, row: MatchRow) -> None:
    """A new match with its seats."""
    connection.execute(
        insert(matches),
        {
            "id": row.id,
            "game": row.game,
            "rules": row.rules,
            "options": encode(row.options).decode(),
            "settings": encode(row.settings).decode(),
            "host": row.host,
            "host_name": row.host_name,
            "dice": row.dice,
            "watch_key": row.watch_key,
            "created": row.created,
            "practice": row.practice,
            "listed": row.listed,
            **_progress(row),
        },
    )
    connection.execute(insert(seats), [_seat(row.id, seat) for seat in row.seats])


def _progress(row: MatchRow) -> dict[str, Any]:
    return {
        "state": row.state,
        "changed": row.changed,
        "entries": row.entries,
        "asked": encode(row.asked).decode(),
        "waits": encode(row.waits).decode(),
        "outcome": None if row.outcome is None else encode(row.outcome).decode(),
    }


def _seat(match: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "match": match,
        "seat": seat.seat,
        "kind": seat.kind,
        "person": seat.person,
        "name": seat.name,
        "level": seat.level,
        "here": seat.here,
        "open": seat.open,
        "link_key": seat.link_key,
        "roster": encode(seat.roster).decode(),
        "secret": seat.secret,
        "device_key": seat.device_key,
    }


class NewAct(Together):
    """The next act of a match, and how the match stands after it. ``Taken`` if that number is taken."""

    def __init__(self, row: MatchRow, number: int, body: bytes) -> None:
        self.act = {"match": row.id, "number": number, "body": body}
        self.progress = {"of_match": row.id, **_progress(row), "practice": row.practice}

    @classmethod
    def write(cls, connection: Connection, works: Sequence[NewAct]) -> None:
        connection.execute(ADD_ACT, [one.act for one in works])
        connection.execute(SAVE_PROGRESS, [one.progress for one in works])


ADD_ACT = insert(acts)
SAVE_PROGRESS = update(matches).where(matches.c.id == bindparam("of_match"))


def add_act(connection: Connection, row: MatchRow, number: int, body: bytes) -> None:
    """The next act of a match, within a larger write."""
    NewAct(row, number, body)(connection)


def add_whole_match(connection: Connection, row: MatchRow, bodies: list[bytes]) -> None:
    """A match that was played elsewhere, with all its acts at once."""
    add_match(connection, row)
    values = [{"match": row.id, "number": number, "body": body} for number, body in enumerate(bodies)]
    connection.execute(insert(acts), values)


def rewrite(connection: Connection, row: MatchRow, bodies: list[bytes]) -> None:
    """All acts of a match in another version of the rules."""
    for number, body in enumerate(bodies):
        connection.execute(
            update(acts).where(acts.c.match == row.id, acts.c.number == number).values(body=body)
        )
    save_settings(connection, row)


def save_state(connection: Connection, row: MatchRow) -> None:
    """How a match stands, without an act."""
    connection.execute(update(matches).where(matches.c.id == row.id).values(**_progress(row)))


def save_settings(connection: Connection, row: MatchRow) -> None:
    """What was agreed on, as it is now."""
    settings = encode(row.settings).decode()
    connection.execute(update(matches).where(matches.c.id == row.id).values(settings=settings))


def save_seat(connection: Connection, match: str, seat: SeatRow) -> None:
    """A seat as it is now."""
    values = _seat(match, seat)
    connection.execute(
        update(seats).where(seats.c.match == match, seats.c.seat == seat.seat).values(**values)
    )


def take_seat(connection: Connection, match: str, seat: int, person: str, name: str, secret: str) -> bool:
    """Sit down on an empty seat; False if somebody was faster."""
    found = connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.seat == seat, seats.c.kind == "empty")
        .values(kind="person", person=person, name=name, secret=secret)
    )
    return found.rowcount == 1


def set_device_key(connection: Connection, match: str, person: str, mark: str | None) -> bool:
    """Let a player go on with all own seats on another device that has the key; False if there is no seat."""
    found = connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.person == person, seats.c.kind == "person")
        .values(device_key=mark)
    )
    return found.rowcount > 0


def withdraw(connection: Connection, match: str) -> bool:
    """Withdraw a table that has not begun; False if it has."""
    found = connection.execute(
        update(matches).where(matches.c.id == match, matches.c.state == "waiting").values(state="withdrawn")
    )
    return found.rowcount == 1
