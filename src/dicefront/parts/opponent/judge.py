"""Who judges a rehearsal where it is cut off: the hand-written knowledge of the game, or a network."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.game import State
from dicefront.parts.opponent.evaluation import Evaluation
from dicefront.parts.opponent.network import Network

HUNDRED: Final = 100


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

    def shares(self, state: State, seats: int) -> list[float]:
        """The shares of all seats."""
        return self.evaluation.shares(state, seats)


class Learned(Judge):
    """Judges by a network, from what the evaluation of the game sees for every side.

    Where the network counts for less than all, hand-written knowledge counts for the rest.
    """

    def __init__(self, evaluation: Evaluation, network: Network) -> None:
        super().__init__(evaluation, network.width)
        self.network = network

    def horizon(self, state: State) -> int:
        return self.network.turns

    def share(self, state: State, player: int) -> float:
        evaluation = self.evaluation
        if state.outcome is not None:
            return evaluation.share(state, player)
        learned = self.network.shares(evaluation.viewpoints(state))[evaluation.side(state, player)]
        if self.network.counts == HUNDRED:
            return learned
        return self._between(learned, evaluation.share(state, player))

    def shares(self, state: State, seats: int) -> list[float]:
        evaluation = self.evaluation
        if state.outcome is not None:
            return evaluation.shares(state, seats)
        sides = self.network.shares(evaluation.viewpoints(state))
        learned = [sides[evaluation.side(state, seat)] for seat in range(seats)]
        if self.network.counts == HUNDRED:
            return learned
        by_hand = evaluation.shares(state, seats)
        return [self._between(learned[seat], by_hand[seat]) for seat in range(seats)]

    def _between(self, learned: float, by_hand: float) -> float:
        part = float(self.network.counts) / float(HUNDRED)
        return part * learned + (1.0 - part) * by_hand
