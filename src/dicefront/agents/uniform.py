"""The opponent that plays anything legal."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Agent, Seat


class Uniform(Agent):
    """Answers every question with any of its candidates, all equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.draw = Draw(seed)

    def answer(self, seat: Seat[Any]) -> object:
        question = seat.question
        options = question.options()
        return question.write(options[self.draw.below(len(options))])

    def memory(self) -> Json:
        return self.draw.count

    def recall(self, memory: Json) -> None:
        if isinstance(memory, int):
            self.draw.count = memory
