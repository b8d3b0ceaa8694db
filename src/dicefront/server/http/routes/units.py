"""Units by value for cost, from games that were played beforehand."""

from __future__ import annotations

from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.problems import Failed
from dicefront.server.protocol.lab import Units, UnitWorth
from dicefront.server.registry import game_of
from dicefront.server.show import measured


async def units(ask: Ask) -> Units:
    """What units are worth for their cost; 404 if nobody worked it out for this game."""
    rules = game_of(ask.path("game"))
    found = measured(rules.id, "units")
    if not found:
        raise Failed(404, "not-measured")
    return Units(
        game=rules.id,
        rules=found["rules"],
        now=rules.rules,
        date=found["date"].isoformat(),
        games=found["games"],
        level=found["level"],
        command=f"dicefront report {rules.id} --units -n {found['games']} --seed {found['seed']}",
        units=[
            UnitWorth(
                id=one["id"],
                cost=one["cost"],
                games=one["games"],
                share=one["share"],
                against=one.get("against", ""),
                against_games=one.get("against_games", 0),
                against_share=one.get("against_share", []),
            )
            for one in found["units"]
        ],
    )


ENDPOINTS = [Endpoint("GET", "/api/units/{game}", units, Units)]
