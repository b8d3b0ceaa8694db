"""Named opponents: what a player, a series or a server asks for by a word."""

from __future__ import annotations

from dicefront.agents.uniform import Uniform
from dicefront.kernel.errors import BadData
from dicefront.kernel.seat import Agent


def levels(game_id: str) -> list[str]:
    """The opponents a game has, weakest first."""
    return ["random"]


def agent(game_id: str, level: str, seed: int, seconds: float | None = None) -> Agent:
    """A new opponent. The same seed plays the same; a time limit, where it thinks, makes it depend on the clock."""
    if level == "random":
        return Uniform(seed)
    raise BadData("level", "one of " + ", ".join(levels(game_id)), level)
