"""The last turns of matches with limits of rounds and of extra turns, both players taking what looks best."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.crystals.opponent import last_turns
from dicefront.games.crystals.opponent.knowledge import EVALUATION
from dicefront.games.crystals.rules.game import GAME
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.lab.endings import Endings
from dicefront.parts.opponent.evaluation import Line

ROUNDS: Final = 14


class LastTurns(Endings):
    """Any decision of the last round in which both have the same crystals: others hardly ever matter."""

    def position(self, draw: Draw) -> Position[Any] | None:
        options: dict[str, Json] = {"round_limit": ROUNDS, "extra_turn_limit": 1}
        table = GAME.table(options, seed=draw.below(1 << 31))
        found: list[Position[Any]] = []
        while table.pending:
            question = table.pending[0]
            crystals = table.state.crystals
            if last_turns.is_near_the_end(table.state) and crystals[0] == crystals[1]:
                found.append(table.position())
            table.take(question.player, EVALUATION.answer(table.state, question))
        return found[draw.below(len(found))] if found else None

    def lines(self, table: Table[Any], question: Question[Any]) -> list[Line] | None:
        return last_turns.solved(table, question)
