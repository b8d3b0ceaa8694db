"""Armies: what there is, what is wrong with a list, lists that are kept, and odds."""

from __future__ import annotations

import secrets
import time

from msgspec import Raw
from sqlalchemy import Connection
from starlette.responses import Response

from dicefront.parts.show.armies import ArmyBook, ReadyRoster
from dicefront.parts.show.verdict import ArmyVerdict
from dicefront.server.http.endpoints import Ask, Endpoint, Query
from dicefront.server.http.routes.people import BY_GAME
from dicefront.server.keys import new_id
from dicefront.server.problems import Failed
from dicefront.server.protocol.armies import ArmyDraft, ArmyOptions, ArmySheet
from dicefront.server.protocol.lab import Odds, OddsWish
from dicefront.server.protocol.rosters import RandomArmy, SavedRoster, SavedRosters, SaveRoster
from dicefront.server.registry import game_of
from dicefront.server.show import printing_of
from dicefront.server.store import people as store_people
from dicefront.server.store.keeping import bytes_of_lists, drop_old_versions
from dicefront.server.store.rows import RosterRow
from dicefront.server.work.tasks import NOTHING
from dicefront.server.work.wishes import Army, Printing, Situation


async def army_book(ask: Ask) -> Raw:
    """All that an army builder needs for these options."""
    game = game_of(ask.path("game")).id
    book = await ask.work_out("army_book", Army(game, ask.body(ArmyOptions).options))
    if book == NOTHING:
        raise Failed(404, "no-armies")
    return book


async def check_army(ask: Ask) -> Raw:
    """Everything that is wrong with an army, and what it costs."""
    game = game_of(ask.path("game")).id
    draft = ask.body(ArmyDraft)
    return await ask.work_out("check_army", Army(game, draft.options, draft.roster))


async def random_army(ask: Ask) -> Raw:
    """Any army that fits the options."""
    game = game_of(ask.path("game")).id
    wish = ask.body(RandomArmy)
    seed = secrets.randbits(31) if wish.seed is None else wish.seed
    return await ask.work_out("random_army", Army(game, wish.options, seed=seed))


async def print_army(ask: Ask) -> Response:
    """An army on paper, as PDF or SVG, legal or not."""
    rules = game_of(ask.path("game"))
    if printing_of(rules.id) is None:
        raise Failed(404, "no-armies")
    wish = ask.body(ArmySheet)
    sheet = await ask.read_out(bytes, "print_army", Printing(rules.id, wish))
    return Response(sheet, media_type="application/pdf" if wish.format == "pdf" else "image/svg+xml")


async def odds(ask: Ask) -> Raw:
    """Odds outside a match."""
    game = game_of(ask.path("game")).id
    return await ask.work_out("odds", Situation(game, ask.body(OddsWish).situation))


# -- lists --------------------------------------------------------------------------------------


async def my_lists(ask: Ask) -> SavedRosters:
    """Own lists, latest first."""
    person, game = await ask.visitor(), ask.query("game")
    if person is None:
        return SavedRosters(lists=[])
    found = await ask.server.store.read(
        lambda connection: store_people.read_rosters(connection, person.id, game)
    )
    return SavedRosters(lists=[shown(row) for row in found])


def shown(row: RosterRow) -> SavedRoster:
    return SavedRoster(
        id=row.id,
        game=row.game,
        name=row.name,
        roster=row.roster,
        options=row.options,
        version=row.version,
        changed=row.changed,
    )


async def save_list(ask: Ask) -> SavedRoster:
    """Keep a list, legal or not."""
    person = await ask.person()
    most = ask.server.settings.limits.lists_per_person
    if (
        await ask.server.store.read(lambda connection: store_people.count_rosters(connection, person.id))
        >= most
    ):
        raise Failed(409, "too-many-lists", {"most": most})
    return await save(ask, new_id(), 0)


async def change_list(ask: Ask) -> SavedRoster:
    """Change a list that is kept; the version before stays."""
    return await save(ask, ask.path("id"), 1)


async def save(ask: Ask, id: str, version: int) -> SavedRoster:
    person = await ask.person()
    wish = ask.body(SaveRoster)
    game_of(wish.game)
    limits = ask.server.settings.limits
    ask.server.quotas.list_size(wish.roster, wish.options)
    row = RosterRow(id, wish.game, wish.name, wish.roster, wish.options, version, time.time())

    def write(connection: Connection) -> RosterRow | None:
        if bytes_of_lists(connection, person.id) > limits.lists_bytes_per_person:
            raise Failed(409, "lists-too-large", {"most": limits.lists_bytes_per_person // 1024})
        saved = store_people.save_roster(connection, person.id, row)
        if saved is not None:
            drop_old_versions(connection, saved.id, saved.version - limits.versions_per_list)
        return saved

    saved = await ask.server.store.write(write)
    if saved is None:
        raise Failed(404, "no-such-list")
    return shown(saved)


async def list_versions(ask: Ask) -> SavedRosters:
    """Versions of an own list, latest first; ``before`` one of them, for the next page."""
    person = await ask.person()
    id_, before = ask.path("id"), ask.query("before")
    if before is not None and not (before.isascii() and before.isdecimal()):
        raise Failed(400, "bad-query", {"name": "before"})
    until = None if before is None else int(before)
    found = await ask.server.store.read(
        lambda connection: store_people.read_versions(connection, person.id, id_, until, A_PAGE + 1)
    )
    if not found and before is None:
        raise Failed(404, "no-such-list")
    return SavedRosters(lists=[shown(row) for row in found[:A_PAGE]], more=len(found) > A_PAGE)


async def remove_list(ask: Ask) -> None:
    """Delete a list."""
    person = await ask.person()
    id_ = ask.path("id")
    if not await ask.server.store.write(
        lambda connection: store_people.remove_roster(connection, person.id, id_)
    ):
        raise Failed(404, "no-such-list")


A_PAGE = 20
"""So many versions of a list are sent at once."""
BEFORE = Query("before", "only versions before this one", longest=9)

ENDPOINTS = [
    Endpoint("POST", "/api/armies/{game}", army_book, ArmyBook, ArmyOptions, errors=[409]),
    Endpoint("POST", "/api/armies/{game}/check", check_army, ArmyVerdict, ArmyDraft, errors=[409]),
    Endpoint("POST", "/api/armies/{game}/random", random_army, ReadyRoster, RandomArmy, errors=[409]),
    Endpoint("POST", "/api/armies/{game}/sheet", print_army, str, ArmySheet, errors=[409]),
    Endpoint("POST", "/api/odds/{game}", odds, Odds, OddsWish, errors=[409]),
    Endpoint("GET", "/api/lists", my_lists, SavedRosters, query=[BY_GAME]),
    Endpoint("POST", "/api/lists", save_list, SavedRoster, SaveRoster, errors=[404, 409]),
    Endpoint("PUT", "/api/lists/{id}", change_list, SavedRoster, SaveRoster, errors=[409]),
    Endpoint("GET", "/api/lists/{id}/versions", list_versions, SavedRosters, query=[BEFORE]),
    Endpoint("DELETE", "/api/lists/{id}", remove_list, None),
]
