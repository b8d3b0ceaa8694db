"""The opponent that takes what looks best at once."""

from __future__ import annotations

from typing import Any

from dicefront.agents.evaluation.base import Evaluation
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Agent, Seat
from dicefront.kernel.table import Table


class Greedy(Agent):
    """Answers by the hand-written evaluation of the game, with the expectation over the dice of one turn."""

    name = "greedy"

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.draw = Draw(seed)

    def answer(self, seat: Seat[Any]) -> object:
        table = seat.imagine(self.draw)
        return self.evaluation.answer(table.state, asked(table, seat.player))

    def memory(self) -> Json:
        return self.draw.count

    def recall(self, memory: Json) -> None:
        if isinstance(memory, int):
            self.draw.count = memory


def asked(table: Table[Any], player: int) -> Any:
    """The question to a player at an imagined table."""
    question = table.question(player)
    if question is None:
        raise BadData(f"imagined table of seat {player}", "the same question as at the real one", "none")
    return question
