"""Tables before a match: those that come with a game, and those of one's own."""

from __future__ import annotations

from msgspec import Raw

from dicefront.parts.show.tables import TableSheet
from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.problems import Failed
from dicefront.server.protocol.tables import TableWish
from dicefront.server.registry import game_of
from dicefront.server.work.tasks import NOTHING
from dicefront.server.work.wishes import TableText


async def table_sheet(ask: Ask) -> Raw:
    """A table with its objects, or what is wrong with the file."""
    wish = ask.body(TableWish)
    found = await ask.work_out("table_sheet", TableText(game_of(ask.path("game")).id, wish))
    if found == NOTHING:
        raise Failed(404, "no-tables")
    return found


ENDPOINTS = [Endpoint("POST", "/api/tables/{game}", table_sheet, TableSheet, TableWish, errors=[404, 409])]
