"""Tournaments in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, delete, exists, func, insert, or_, select, update

from dicefront.server.store.rows import Clock
from dicefront.server.store.schema import matches, tournament_players, tournaments

encode = msgspec.json.encode
LISTED_AT_MOST = 50


class PlayerRow(Struct):
    """Somebody in a tournament: a person, or a computer of a level. Who has left is ``gone``."""

    number: int
    person: str | None
    name: str
    level: str
    gone: bool

    @property
    def plays(self) -> bool:
        """Whether there still is somebody who plays: a person who is forgotten does not."""
        return not self.gone and (self.person is not None or bool(self.level))


class MeetingRow(Struct, array_like=True):
    """Two players who meet in a round, and their match; without an opponent (-1) there is none."""

    round: int
    a: int
    b: int
    match: str


class TournamentRow(Struct):
    """A tournament with its players and meetings; ``round`` is how many rounds were paired."""

    id: str
    host: str | None
    title: str
    game: str
    system: str
    rounds: int
    options: dict[str, Any]
    clock: Clock | None
    state: str
    round: int
    meetings: list[MeetingRow]
    created: float
    changed: float
    players: list[PlayerRow]


class Ended(Struct):
    """How the match of a meeting stands."""

    state: str
    places: list[int] | None


def read_tournament(connection: Connection, id: str) -> TournamentRow | None:
    """A tournament by its id."""
    found = connection.execute(select(tournaments).where(tournaments.c.id == id)).first()
    return None if found is None else _with_players(connection, [found])[0]


def listed(connection: Connection, person: str | None) -> list[TournamentRow]:
    """Tournaments that wait for players or go on, and one's own, latest first."""
    wanted = [tournaments.c.state != "over"]
    if person is not None:
        wanted.append(_is_of(person))
    chosen = select(tournaments).where(or_(*wanted))
    return _read(connection, chosen.order_by(tournaments.c.changed.desc()).limit(LISTED_AT_MOST))


def all_of(connection: Connection, person: str, after: str, count: int) -> list[TournamentRow]:
    """Some of the tournaments that somebody has called or plays in, from the one after ``after``."""
    chosen = select(tournaments).where(_is_of(person), tournaments.c.id > after)
    return _read(connection, chosen.order_by(tournaments.c.id).limit(count))


def running(connection: Connection) -> list[str]:
    """The ids of all tournaments that go on."""
    return list(
        connection.execute(select(tournaments.c.id).where(tournaments.c.state == "running")).scalars()
    )


def count_open(connection: Connection, person: str) -> int:
    """How many tournaments of a host are not over."""
    chosen = select(func.count()).where(tournaments.c.host == person, tournaments.c.state != "over")
    return int(connection.execute(chosen).scalar_one())


def results(connection: Connection, ids: Sequence[str]) -> dict[str, Ended]:
    """How these matches stand; one that is not there was forgotten."""
    if not ids:
        return {}
    chosen = select(matches.c.id, matches.c.state, matches.c.outcome).where(matches.c.id.in_(ids))
    found: dict[str, Ended] = {}
    for row in connection.execute(chosen):
        outcome = None if row.outcome is None else msgspec.json.decode(row.outcome)
        found[row.id] = Ended(row.state, None if outcome is None else outcome["places"])
    return found


def add(connection: Connection, row: TournamentRow) -> None:
    """A new tournament with its first players."""
    values = msgspec.structs.asdict(row)
    values |= {"options": encode(row.options).decode(), "clock": encode(row.clock).decode()}
    values["meetings"] = encode(row.meetings).decode()
    del values["players"]
    connection.execute(insert(tournaments).values(**values))
    for player in row.players:
        _add_player(connection, row.id, player)


def enter(connection: Connection, id: str, person: str, name: str, most: int) -> bool:
    """Let somebody in; False if it is full or has begun. Who is in stays in."""
    _lock(connection, id)
    row = read_tournament(connection, id)
    if row is None or row.state != "open":
        return False
    mine = next((one for one in row.players if one.person == person), None)
    if mine is None and len(row.players) >= most:
        return False
    if mine is None:
        number = max((one.number for one in row.players), default=-1) + 1
        _add_player(connection, id, PlayerRow(number, person, name, "", False))
    return True


def leave(connection: Connection, id: str, number: int) -> None:
    """Take somebody out: altogether before it begins, marked as gone later."""
    _lock(connection, id)
    row = read_tournament(connection, id)
    which = tournament_players.c.tournament == id, tournament_players.c.number == number
    if row is not None and row.state == "open":
        connection.execute(delete(tournament_players).where(*which))
    else:
        connection.execute(update(tournament_players).where(*which).values(gone=True))


def begin(connection: Connection, id: str) -> bool:
    """Begin with the players there are, numbered by the order in which they came; False if it has begun."""
    _lock(connection, id)
    row = read_tournament(connection, id)
    if row is None or row.state != "open":
        return False
    connection.execute(delete(tournament_players).where(tournament_players.c.tournament == id))
    for number, player in enumerate(row.players):
        _add_player(connection, id, msgspec.structs.replace(player, number=number))
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(state="running"))
    return True


def save_round(connection: Connection, row: TournamentRow, before: int, now: float) -> bool:
    """What was paired, or that it is over; False if another server was faster."""
    found = connection.execute(
        update(tournaments)
        .where(tournaments.c.id == row.id, tournaments.c.round == before, tournaments.c.state == "running")
        .values(state=row.state, round=row.round, meetings=encode(row.meetings).decode(), changed=now)
    )
    return found.rowcount == 1


def remove(connection: Connection, id: str) -> None:
    """Forget a tournament; its matches stay."""
    connection.execute(delete(tournaments).where(tournaments.c.id == id))


def _is_of(person: str) -> Any:
    plays = exists().where(
        tournament_players.c.tournament == tournaments.c.id, tournament_players.c.person == person
    )
    return or_(tournaments.c.host == person, plays)


def _lock(connection: Connection, id: str) -> None:
    connection.execute(select(tournaments.c.id).where(tournaments.c.id == id).with_for_update())


def _read(connection: Connection, chosen: Select[Any]) -> list[TournamentRow]:
    return _with_players(connection, list(connection.execute(chosen)))


def _with_players(connection: Connection, found: list[Row[Any]]) -> list[TournamentRow]:
    rows = {
        row.id: TournamentRow(
            row.id,
            row.host,
            row.title,
            row.game,
            row.system,
            row.rounds,
            msgspec.json.decode(row.options),
            msgspec.json.decode(row.clock, type=Clock | None),
            row.state,
            row.round,
            msgspec.json.decode(row.meetings, type=list[MeetingRow]),
            row.created,
            row.changed,
            [],
        )
        for row in found
    }
    chosen = select(tournament_players).where(tournament_players.c.tournament.in_(list(rows)))
    for one in connection.execute(chosen.order_by(tournament_players.c.number)) if rows else []:
        player = PlayerRow(one.number, one.person, one.name, one.level, bool(one.gone))
        rows[one.tournament].players.append(player)
    return list(rows.values())


def _add_player(connection: Connection, id: str, player: PlayerRow) -> None:
    values = msgspec.structs.asdict(player)
    connection.execute(insert(tournament_players).values(tournament=id, **values))
