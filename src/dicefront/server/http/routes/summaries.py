"""The end of a match in numbers, for whoever may see it."""

from __future__ import annotations

from msgspec import Raw

from dicefront.server.course.summary import summary_of
from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.http.rights import KEY
from dicefront.server.http.routes.replays import AS, film_of, reader_of
from dicefront.server.problems import Failed
from dicefront.server.protocol.replays import Summary


async def summary(ask: Ask) -> Summary | Raw:
    """How a match ended: before that some of it may be hidden."""
    row = await ask.server.hall.row(ask.path("id"))
    await reader_of(ask, row)
    if row.state != "over":
        raise Failed(409, "not-over")
    live = ask.server.hall.matches.get(row.id)
    if live is not None and live.course.table is not None:
        return summary_of(live.course)
    film = await film_of(ask)
    return await film.ask("film_summary")


ENDPOINTS = [
    Endpoint("GET", "/api/matches/{id}/summary", summary, Summary, query=[AS, KEY], errors=[403, 409])
]
