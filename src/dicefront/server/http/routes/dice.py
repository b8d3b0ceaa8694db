"""Dice of the whole site."""

from __future__ import annotations

from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.http.routes.people import BY_GAME
from dicefront.server.protocol.lab import DieCounts, SiteDice
from dicefront.server.store.fallen import read_fallen


async def site_dice(ask: Ask) -> SiteDice:
    """How often each face fell in all matches that ended here."""
    game = ask.query("game")
    games, found = await ask.server.store.read(lambda connection: read_fallen(connection, game))
    dice = [DieCounts(sides=sides, counts=counts) for sides, counts in found.items()]
    return SiteDice(games=games, dice=dice)


ENDPOINTS = [Endpoint("GET", "/api/dice", site_dice, SiteDice, query=[BY_GAME])]
