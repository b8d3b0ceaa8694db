"""Armies: what there is, what is wrong with a list, lists that are kept, and odds."""

from __future__ import annotations

import secrets
import time
from typing import Any

from starlette.responses import Response

from dicefront.kernel.errors import TableError
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.server.endpoints import Ask, Endpoint
from dicefront.server.hall import game_of
from dicefront.server.people import new_id
from dicefront.server.problems import Failed, failed_by
from dicefront.server.protocol.armies import (
    ArmyBook,
    ArmyDraft,
    ArmyOptions,
    ArmySheet,
    ArmyVerdict,
    RandomArmy,
    ReadyRoster,
    SavedRoster,
    SavedRosters,
    SaveRoster,
)
from dicefront.server.protocol.lab import Odds, OddsWish
from dicefront.server.routes.people import BY_GAME
from dicefront.server.screens import screen_of
from dicefront.server.sheets import printing_of
from dicefront.server.store import people as store_people
from dicefront.server.store.people import RosterRow


def chosen(rules: Game[Any], options: dict[str, Json] | None) -> dict[str, Json]:
    """The options in full."""
    try:
        return rules.complete_options(options)
    except TableError as error:
        raise failed_by(error) from error


async def army_book(ask: Ask) -> ArmyBook:
    """All that an army builder needs for these options."""
    rules = game_of(ask.path("game"))
    book = screen_of(rules.id).army_book(chosen(rules, ask.body(ArmyOptions).options))
    if book is None:
        raise Failed(404, "no-armies")
    return book


async def check_army(ask: Ask) -> ArmyVerdict:
    """Everything that is wrong with an army, and what it costs."""
    rules = game_of(ask.path("game"))
    draft = ask.body(ArmyDraft)
    return screen_of(rules.id).army_verdict(draft.roster, chosen(rules, draft.options))


async def random_army(ask: Ask) -> ReadyRoster:
    """Any army that fits the options."""
    rules = game_of(ask.path("game"))
    wish = ask.body(RandomArmy)
    seed = secrets.randbits(31) if wish.seed is None else wish.seed
    return screen_of(rules.id).random_army(chosen(rules, wish.options), seed)


async def print_army(ask: Ask) -> Response:
    """An army on paper, as PDF or SVG, legal or not."""
    rules = game_of(ask.path("game"))
    printing = printing_of(rules.id)
    if printing is None:
        raise Failed(404, "no-armies")
    wish = ask.body(ArmySheet)
    sheet = printing(wish.name, wish.roster, chosen(rules, wish.options), wish.kind, wish.lang)
    if wish.format == "pdf":
        return Response(sheet.to_pdf(), media_type="application/pdf")
    return Response(sheet.to_svg(), media_type="image/svg+xml")


async def odds(ask: Ask) -> Odds:
    """Odds outside a match."""
    rules = game_of(ask.path("game"))
    return Odds(chances=screen_of(rules.id).odds(ask.body(OddsWish).situation))


# -- lists --------------------------------------------------------------------------------------


async def my_lists(ask: Ask) -> SavedRosters:
    """Own lists, latest first."""
    person = await ask.person()
    game = ask.query("game")
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
    row = RosterRow(id, wish.game, wish.name, wish.roster, wish.options, version, time.time())
    saved = await ask.server.store.write(
        lambda connection: store_people.save_roster(connection, person.id, row)
    )
    if saved is None:
        raise Failed(404, "no-such-list")
    return shown(saved)


async def list_versions(ask: Ask) -> SavedRosters:
    """All versions of an own list, latest first."""
    person = await ask.person()
    id_ = ask.path("id")
    found = await ask.server.store.read(
        lambda connection: store_people.read_versions(connection, person.id, id_)
    )
    if not found:
        raise Failed(404, "no-such-list")
    return SavedRosters(lists=[shown(row) for row in found])


async def remove_list(ask: Ask) -> None:
    """Delete a list."""
    person = await ask.person()
    id_ = ask.path("id")
    if not await ask.server.store.write(
        lambda connection: store_people.remove_roster(connection, person.id, id_)
    ):
        raise Failed(404, "no-such-list")


ENDPOINTS = [
    Endpoint("POST", "/api/armies/{game}", army_book, ArmyBook, ArmyOptions),
    Endpoint("POST", "/api/armies/{game}/check", check_army, ArmyVerdict, ArmyDraft),
    Endpoint("POST", "/api/armies/{game}/random", random_army, ReadyRoster, RandomArmy),
    Endpoint("POST", "/api/armies/{game}/sheet", print_army, str, ArmySheet),
    Endpoint("POST", "/api/odds/{game}", odds, Odds, OddsWish),
    Endpoint("GET", "/api/lists", my_lists, SavedRosters, query=[BY_GAME]),
    Endpoint("POST", "/api/lists", save_list, SavedRoster, SaveRoster, errors=[404, 409]),
    Endpoint("PUT", "/api/lists/{id}", change_list, SavedRoster, SaveRoster),
    Endpoint("GET", "/api/lists/{id}/versions", list_versions, SavedRosters),
    Endpoint("DELETE", "/api/lists/{id}", remove_list, None),
]
