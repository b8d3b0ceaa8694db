"""Named opponents: what a player, a series or a server asks for by a word."""

from __future__ import annotations

from dicefront.agents.evaluation.chessboard.knowledge import CHESSBOARD
from dicefront.agents.evaluation.crystals.knowledge import CRYSTALS
from dicefront.agents.evaluation.home_raiders.knowledge import HOME_RAIDERS
from dicefront.agents.greedy import Greedy
from dicefront.agents.racing import Racer
from dicefront.agents.raiding import Raider
from dicefront.agents.search import Search
from dicefront.agents.uniform import Uniform
from dicefront.kernel.errors import BadData
from dicefront.kernel.seat import Agent
from dicefront.parts.opponent.evaluation import Evaluation

EVALUATIONS: dict[str, Evaluation] = {
    "chessboard": CHESSBOARD,
    "crystals": CRYSTALS,
    "home_raiders": HOME_RAIDERS,
}
"""Games that have an evaluation; every other game is played at random."""


def levels(game_id: str) -> list[str]:
    """The opponents a game has, weakest first."""
    return ["random", "greedy", "search"] if game_id in EVALUATIONS else ["random"]


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
    evaluation = EVALUATIONS[game_id]
    if level == "greedy":
        return Greedy(evaluation, seed)
    if game_id == "crystals":
        return Racer(evaluation, seed, seconds, nodes)
    if game_id == "home_raiders":
        return Raider(evaluation, seed, seconds, nodes)
    return Search(evaluation, seed, seconds, nodes)
