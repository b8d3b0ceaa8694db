"""Studies: notes and arrows on a replay, kept and shared by a link."""

from __future__ import annotations

import time

import msgspec

from dicefront.server.http.endpoints import Ask, Endpoint, Query
from dicefront.server.http.rights import must_see
from dicefront.server.keys import new_id
from dicefront.server.problems import Failed
from dicefront.server.protocol.replays import SaveStudy, Studies, Study, StudyNote
from dicefront.server.store import matches as store_matches
from dicefront.server.store import studies as store_studies
from dicefront.server.store.rows import Person
from dicefront.server.store.studies import StudyRow


def shown(row: StudyRow, person: Person | None) -> Study:
    return Study(
        id=row.id,
        match=row.match,
        title=row.title,
        notes=msgspec.convert(row.notes, list[StudyNote]),
        mine=person is not None and person.id == row.person,
        changed=row.changed,
    )


async def my_studies(ask: Ask) -> Studies:
    """Own studies, latest first."""
    person, match = await ask.visitor(), ask.query("match")
    if person is None:
        return Studies(studies=[])
    found = await ask.server.store.read(
        lambda connection: store_studies.own_studies(connection, person.id, match)
    )
    return Studies(studies=[shown(row, person) for row in found])


async def one_study(ask: Ask) -> Study:
    """A study, for all who have its link and may see the match."""
    id_ = ask.path("id")
    found = await ask.server.store.read(lambda connection: store_studies.read_study(connection, id_))
    if found is None:
        raise Failed(404, "no-such-study")
    visitor = await ask.visitor()
    if visitor is None or visitor.id != found.person:
        match = await ask.server.store.read(
            lambda connection: store_matches.read_match(connection, found.match)
        )
        if match is not None:
            must_see(match, None if visitor is None else visitor.id)
    return shown(found, visitor)


async def row_of(ask: Ask, id: str) -> tuple[StudyRow, Person]:
    person = await ask.person()
    wish = ask.body(SaveStudy)
    match = await ask.server.store.read(lambda connection: store_matches.read_match(connection, wish.match))
    if match is None:
        raise Failed(404, "no-such-match")
    must_see(match, person.id)
    if match.state != "over":
        raise Failed(409, "not-over")
    notes = msgspec.to_builtins(wish.notes)
    ask.server.quotas.study_size(notes)
    return StudyRow(id, wish.match, person.id, wish.title, notes, time.time()), person


async def add_study(ask: Ask) -> Study:
    """Keep notes on a match that is over."""
    row, person = await row_of(ask, new_id())
    most = ask.server.settings.limits.studies_per_person
    if (
        await ask.server.store.read(lambda connection: store_studies.count_studies(connection, person.id))
        >= most
    ):
        raise Failed(409, "too-many-studies", {"most": most})
    await ask.server.store.write(lambda connection: store_studies.add_study(connection, row))
    return shown(row, person)


async def change_study(ask: Ask) -> Study:
    """Change own notes."""
    row, person = await row_of(ask, ask.path("id"))
    if not await ask.server.store.write(lambda connection: store_studies.change_study(connection, row)):
        raise Failed(404, "no-such-study")
    return shown(row, person)


async def remove_study(ask: Ask) -> None:
    """Delete own notes."""
    person, id_ = await ask.person(), ask.path("id")
    if not await ask.server.store.write(
        lambda connection: store_studies.remove_study(connection, person.id, id_)
    ):
        raise Failed(404, "no-such-study")


OF_MATCH = Query("match", "of one match alone")

ENDPOINTS = [
    Endpoint("GET", "/api/studies", my_studies, Studies, query=[OF_MATCH]),
    Endpoint("POST", "/api/studies", add_study, Study, SaveStudy, errors=[404, 409]),
    Endpoint("GET", "/api/studies/{id}", one_study, Study, errors=[403]),
    Endpoint("PUT", "/api/studies/{id}", change_study, Study, SaveStudy, errors=[409]),
    Endpoint("DELETE", "/api/studies/{id}", remove_study, None),
]
