"""A network learns Crystals from games that computers play against themselves, and then plays.

python examples/self_play.py [GAMES]

It needs NumPy: pip install dicefront[learn]. `dicefront learn` does the same for any game, on all cores.
"""

from __future__ import annotations

import sys

from dicefront.agents.greedy import Greedy
from dicefront.agents.levels import knowledge
from dicefront.agents.search import Search
from dicefront.kernel.game import game
from dicefront.kernel.seat import Agent, play
from dicefront.lab.engine import SerialEngine
from dicefront.lab.learning import Recipe, learned
from dicefront.lab.training import Course, arrays
from dicefront.parts.opponent.judge import Learned
from dicefront.parts.opponent.networkfile import read_network

GAME = "crystals"


def main(games: int = 2000, matches: int = 20, answers: int = 400) -> float:
    """Train, and return the share of matches that the network wins against the first look."""
    evaluation = knowledge(GAME).EVALUATION
    recipe = Recipe(GAME, (games,), course=Course((32, 16)))
    text, _ = learned(recipe, SerialEngine(), arrays(gpu=False), print)
    judge = Learned(evaluation, read_network(text, "what was learned", evaluation.features))
    won = 0.0
    for match in range(matches):
        seat = match % 2
        players: list[Agent] = [Greedy(evaluation, match), Greedy(evaluation, match)]
        players[seat] = Search(evaluation, match, None, answers, judge)
        outcome = play(game(GAME).table(seed=match), players)
        won += outcome.shares([0, 1])[seat]
    print(f"the network won {won:g} of {matches} matches against the first look")
    return won / matches


if __name__ == "__main__":
    main(int(sys.argv[1])) if len(sys.argv) > 1 else main()
