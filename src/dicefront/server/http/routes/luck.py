"""Luck: how the dice fell, weighted by what was at stake; the same for a match that runs and for a replay."""

from __future__ import annotations

from msgspec import Raw

from dicefront.server.course.luck import luck_until
from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.http.rights import KEY
from dicefront.server.http.routes.replays import AS, film_of, reader_of
from dicefront.server.protocol.replays import Luck
from dicefront.server.readers import SPECTATOR


async def luck(ask: Ask) -> Luck | Raw:
    """How lucky everybody was so far, as far as the reader may know."""
    row = await ask.server.hall.row(ask.path("id"))
    reader = await reader_of(ask, row)
    live = ask.server.hall.matches.get(row.id)
    if live is not None and live.course.table is not None:
        late = reader == SPECTATOR and live.delay.seconds
        return luck_until(live.course, reader, live.delay.visible().snapshot.entry if late else None)
    film = await film_of(ask)
    return await film.ask("film_luck", reader)


ENDPOINTS = [Endpoint("GET", "/api/matches/{id}/luck", luck, Luck, query=[AS, KEY], errors=[403, 409])]
