"""Who judges a rehearsal where it is cut off: the hand-written knowledge of the game, or a network."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicefront.kernel.game import State
from dicefront.parts.opponent.evaluation import Evaluation
from dicefront.parts.opponent.network import Network


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the hand-written knowledge of the game. ``width`` is how many lines are rehearsed."""

    def __init__(self, evaluation: Evaluation, width: int = 0) -> None:
        self.evaluation = evaluation
        self.width = width if width else evaluation.width

    def horizon(self, state: State) -> int:
        """After how many turns a rehearsal is judged as it stands."""
        return self.evaluation.horizon(state)

    def share(self, state: State, player: int) -> float:
        """The share of victory that a player may hope for, from 0 to 1."""
        return self.evaluation.share(state, player)


class Learned(Judge):
    """Judges by a network, from what the evaluation of the game sees for every side."""

    def __init__(self, evaluation: Evaluation, network: Network) -> None:
        super().__init__(evaluation, network.width)
        self.network = network

    def horizon(self, state: State) -> int:
        return self.network.turns

    def share(self, state: State, player: int) -> float:
        evaluation = self.evaluation
        if state.outcome is not None:
            return evaluation.share(state, player)
        return self.network.shares(evaluation.viewpoints(state))[evaluation.side(state, player)]
