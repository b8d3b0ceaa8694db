"""All requests."""

from __future__ import annotations

from dicefront.server.http.endpoints import Endpoint
from dicefront.server.http.routes import (
    armies,
    away,
    channels,
    company,
    dice,
    examples,
    experiments,
    export,
    games,
    luck,
    matches,
    people,
    replays,
    rules,
    studies,
    summaries,
    tables,
    tournaments,
    units,
)

ENDPOINTS: list[Endpoint] = [
    *games.ENDPOINTS,
    *people.ENDPOINTS,
    *export.ENDPOINTS,
    *company.ENDPOINTS,
    *away.ENDPOINTS,
    *channels.ENDPOINTS,
    *matches.ENDPOINTS,
    *replays.ENDPOINTS,
    *luck.ENDPOINTS,
    *summaries.ENDPOINTS,
    *studies.ENDPOINTS,
    *dice.ENDPOINTS,
    *experiments.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *units.ENDPOINTS,
    *examples.ENDPOINTS,
    *rules.ENDPOINTS,
    *armies.ENDPOINTS,
    *tables.ENDPOINTS,
]
