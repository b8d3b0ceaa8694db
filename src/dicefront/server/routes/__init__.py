"""All requests."""

from __future__ import annotations

from dicefront.server.endpoints import Endpoint
from dicefront.server.routes import armies, games, matches, people, replays, rules

ENDPOINTS: list[Endpoint] = [
    *games.ENDPOINTS,
    *people.ENDPOINTS,
    *matches.ENDPOINTS,
    *replays.ENDPOINTS,
    *rules.ENDPOINTS,
    *armies.ENDPOINTS,
]
