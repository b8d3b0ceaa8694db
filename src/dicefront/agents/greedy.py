"""The opponent that takes what looks best at once."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Agent, Seat
from dicefront.parts.opponent.asking import asked
from dicefront.parts.opponent.evaluation import Evaluation


class Greedy(Agent):
    """Answers by the hand-written evaluation of the game, with the expectation over the dice of one turn."""

    name = "greedy"

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.draw = Draw(seed)

    def answer(self, seat: Seat[Any]) -> object:
        table = seat.imagine(self.draw)
        question = asked(table, seat.player)
        return question.write(self.evaluation.answer(table.state, question))

    def memory(self) -> Json:
        return self.draw.count

    def recall(self, memory: Json) -> None:
        if isinstance(memory, int):
            self.draw.count = memory
