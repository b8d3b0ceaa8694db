"""Examples to play with beside the rules."""

from __future__ import annotations

from dicefront.kernel.errors import TableError
from dicefront.server.endpoints import Ask, Endpoint
from dicefront.server.examples import EXAMPLES
from dicefront.server.hall import game_of
from dicefront.server.problems import Failed, failed_by
from dicefront.server.protocol.rules import Example, ExampleWish


async def example(ask: Ask) -> Example:
    """What the rules make of a small position."""
    worked_out = EXAMPLES.get(game_of(ask.path("game")).id)
    if worked_out is None:
        raise Failed(404, "no-example")
    try:
        return Example(found=worked_out(ask.body(ExampleWish).position))
    except TableError as error:
        raise failed_by(error) from error


ENDPOINTS = [Endpoint("POST", "/api/examples/{game}", example, Example, ExampleWish)]
