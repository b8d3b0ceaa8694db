"""Named opponents: what a player, a series or a server asks for by a word.

A game says in its part ``opponent`` what its computer players know: an ``EVALUATION``, and a ``Search`` if it
has a way of its own to think ahead. A game without that part is played at random.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from dicefront.agents.greedy import Greedy
from dicefront.agents.search import Search
from dicefront.agents.uniform import Uniform
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.seat import Agent
from dicefront.parts.opponent.evaluation import Evaluation


@cache
def knowledge(game_id: str) -> Any:
    """The part of a game for its computer players; ``None`` if it has none."""
    return game(game_id).part("opponent") if game_id in game_ids() else None


def levels(game_id: str) -> list[str]:
    """The opponents a game has, weakest first."""
    return ["random"] if knowledge(game_id) is None else ["random", "greedy", "search"]


def agent(
    game_id: str, level: str, seed: int, seconds: float | None = None, nodes: int | None = None
) -> Agent:
    """A new opponent.

    The same seed plays the same. ``seconds`` is a time limit for each decision of an opponent that searches,
    and makes it depend on the clock; without it the number of positions it looks at is fixed, by ``nodes``
    if it is given.
    """
    if level not in levels(game_id):
        raise BadData("level", "one of " + ", ".join(levels(game_id)), level)
    if level == "random":
        return Uniform(seed)
    known = knowledge(game_id)
    evaluation: Evaluation = known.EVALUATION
    if level == "greedy":
        return Greedy(evaluation, seed)
    search = getattr(known, "Search", Search)
    found: Agent = search(evaluation, seed, seconds, nodes)
    return found
