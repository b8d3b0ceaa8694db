"""Studies and experiments in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from dicefront.server.store.schema import experiments, studies

encode = msgspec.json.encode
LISTED_AT_MOST = 50


class StudyRow(Struct):
    """A study: whose it is, of which match, and its notes."""

    id: str
    match: str
    person: str
    title: str
    notes: list[Any]
    changed: float


class ExperimentRow(Struct):
    """An experiment: what was asked, how far it is, and the answer so far."""

    id: str
    person: str
    game: str
    wish: dict[str, Any]
    state: str
    result: dict[str, Any] | None
    created: float
    changed: float


# -- studies ------------------------------------------------------------------------------------


def _study(row: Row[Any]) -> StudyRow:
    return StudyRow(row.id, row.match, row.person, row.title, msgspec.json.decode(row.notes), row.changed)


def read_study(connection: Connection, id: str) -> StudyRow | None:
    found = connection.execute(select(studies).where(studies.c.id == id)).first()
    return None if found is None else _study(found)


def own_studies(connection: Connection, person: str, match: str | None = None) -> list[StudyRow]:
    """The studies of a person, latest first."""
    chosen = select(studies).where(studies.c.person == person)
    if match is not None:
        chosen = chosen.where(studies.c.match == match)
    return [_study(row) for row in connection.execute(chosen.order_by(studies.c.changed.desc()))]


def all_studies(connection: Connection, person: str, after: str, count: int) -> list[StudyRow]:
    """Some of the studies of a person in the order of their ids, from the one after ``after``."""
    chosen = select(studies).where(studies.c.person == person, studies.c.id > after)
    return [_study(row) for row in connection.execute(chosen.order_by(studies.c.id).limit(count))]


def count_studies(connection: Connection, person: str) -> int:
    return connection.execute(select(func.count()).where(studies.c.person == person)).scalar_one()


def add_study(connection: Connection, row: StudyRow) -> None:
    values = {**msgspec.structs.asdict(row), "notes": encode(row.notes).decode()}
    connection.execute(insert(studies), values)


def change_study(connection: Connection, row: StudyRow) -> bool:
    """Other notes or another title; False if it is not there or somebody else's."""
    mine = (studies.c.id == row.id, studies.c.person == row.person, studies.c.match == row.match)
    values = {"title": row.title, "notes": encode(row.notes).decode(), "changed": row.changed}
    return connection.execute(update(studies).where(*mine).values(**values)).rowcount == 1


def remove_study(connection: Connection, person: str, id: str) -> bool:
    mine = (studies.c.id == id, studies.c.person == person)
    return connection.execute(delete(studies).where(*mine)).rowcount == 1


# -- experiments --------------------------------------------------------------------------------


def _experiment(row: Row[Any]) -> ExperimentRow:
    result = None if row.result is None else msgspec.json.decode(row.result)
    wish = msgspec.json.decode(row.wish)
    return ExperimentRow(row.id, row.person, row.game, wish, row.state, result, row.created, row.changed)


def read_experiment(connection: Connection, id: str) -> ExperimentRow | None:
    found = connection.execute(select(experiments).where(experiments.c.id == id)).first()
    return None if found is None else _experiment(found)


def own_experiments(connection: Connection, person: str) -> list[ExperimentRow]:
    """The experiments of a person, latest first."""
    chosen = select(experiments).where(experiments.c.person == person)
    latest = chosen.order_by(experiments.c.created.desc()).limit(LISTED_AT_MOST)
    return [_experiment(row) for row in connection.execute(latest)]


def all_experiments(connection: Connection, person: str, after: str, count: int) -> list[ExperimentRow]:
    """Some of the experiments of a person in the order of their ids, from the one after ``after``."""
    chosen = select(experiments).where(experiments.c.person == person, experiments.c.id > after)
    return [_experiment(row) for row in connection.execute(chosen.order_by(experiments.c.id).limit(count))]


def _free(now: float) -> list[ColumnElement[bool]]:
    """What is to be worked out, and nobody has a claim to."""
    return [experiments.c.state.in_(["waiting", "running"]), experiments.c.claimed < now]


def unclaimed(connection: Connection, now: float) -> list[ExperimentRow]:
    """What is to be worked out and nobody works on, oldest first."""
    chosen = select(experiments).where(*_free(now))
    return [_experiment(row) for row in connection.execute(chosen.order_by(experiments.c.created))]


def claim(connection: Connection, id: str, now: float, until: float) -> bool:
    """Have an experiment alone until then; False if somebody else has it, or it is done or gone."""
    chosen = update(experiments).where(experiments.c.id == id, *_free(now))
    return connection.execute(chosen.values(claimed=until)).rowcount == 1


def release(connection: Connection, ids: list[str] | None = None) -> None:
    """Give claims back: these, or all there are."""
    chosen = update(experiments) if ids is None else update(experiments).where(experiments.c.id.in_(ids))
    connection.execute(chosen.values(claimed=0.0))


def renew(connection: Connection, id: str, until: float) -> bool:
    """Keep a claim; False if the experiment is gone."""
    chosen = update(experiments).where(experiments.c.id == id)
    return connection.execute(chosen.values(claimed=until)).rowcount == 1


def add_experiment(connection: Connection, row: ExperimentRow) -> None:
    values = {**msgspec.structs.asdict(row), "wish": encode(row.wish).decode(), "result": None}
    connection.execute(insert(experiments), values)


def save_experiment(connection: Connection, row: ExperimentRow) -> None:
    """How far an experiment is."""
    values = {
        "state": row.state,
        "result": None if row.result is None else encode(row.result).decode(),
        "changed": row.changed,
    }
    connection.execute(update(experiments).where(experiments.c.id == row.id).values(**values))


def remove_experiment(connection: Connection, person: str, id: str) -> bool:
    mine = (experiments.c.id == id, experiments.c.person == person)
    return connection.execute(delete(experiments).where(*mine)).rowcount == 1
