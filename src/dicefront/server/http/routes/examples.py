"""Examples to play with beside the rules."""

from __future__ import annotations

from msgspec import Raw

from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.problems import Failed
from dicefront.server.protocol.rules import Example, ExampleWish
from dicefront.server.registry import game_of
from dicefront.server.show import example_of
from dicefront.server.work.wishes import Situation


async def example(ask: Ask) -> Raw:
    """What the rules make of a small position."""
    game = game_of(ask.path("game")).id
    if example_of(game) is None:
        raise Failed(404, "no-example")
    return await ask.work_out("example", Situation(game, ask.body(ExampleWish).position))


ENDPOINTS = [Endpoint("POST", "/api/examples/{game}", example, Example, ExampleWish, errors=[409])]
