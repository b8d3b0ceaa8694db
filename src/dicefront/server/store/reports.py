"""Reports to the operator of the server: rules that failed, and what somebody complained about."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, Row, delete, func, insert, select

from dicefront.server.store.schema import reports


class Report(Struct):
    """One report: what it is about, by whom (nobody: by the server itself), and what belongs to it."""

    id: str
    kind: Literal["rules", "problem", "chat"]
    match: str | None
    person: str | None
    body: dict[str, Any]
    created: float = field(default_factory=time.time)


def add_report(connection: Connection, report: Report) -> None:
    connection.execute(
        insert(reports),
        {
            "id": report.id,
            "kind": report.kind,
            "match": report.match,
            "person": report.person,
            "body": msgspec.json.encode(report.body).decode(),
            "created": report.created,
        },
    )


def _report(row: Row[Any]) -> Report:
    return Report(row.id, row.kind, row.match, row.person, msgspec.json.decode(row.body), row.created)


def read_reports(connection: Connection, count: int) -> list[Report]:
    """The last reports, latest first."""
    chosen = select(reports).order_by(reports.c.created.desc()).limit(count)
    return [_report(row) for row in connection.execute(chosen)]


def read_own_reports(connection: Connection, person: str, after: str, count: int) -> list[Report]:
    """Some of the reports that somebody made, in the order of their ids, from the one after ``after``."""
    chosen = select(reports).where(reports.c.person == person, reports.c.id > after)
    return [_report(row) for row in connection.execute(chosen.order_by(reports.c.id).limit(count))]


def read_report(connection: Connection, id: str) -> Report | None:
    found = connection.execute(select(reports).where(reports.c.id == id)).first()
    return None if found is None else _report(found)


def count_reports(connection: Connection, person: str, since: float) -> int:
    """How many reports somebody has made since then."""
    chosen = select(func.count()).where(reports.c.person == person, reports.c.created >= since)
    return connection.execute(chosen).scalar_one()


def remove_report(connection: Connection, id: str) -> bool:
    """Whether it was there."""
    return connection.execute(delete(reports).where(reports.c.id == id)).rowcount == 1
