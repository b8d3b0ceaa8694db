"""The last round of Survival on an empty board, with up to three against two."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard.opponent.last_round import MOST_READY, LastRound
from dicefront.games.chessboard.opponent.turns import ACTIVATE
from dicefront.games.chessboard.rules.army import profile, read_wish
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.state import NOWHERE, ChessState, Mini
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.position import Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.lab.endings import Endings
from dicefront.parts.opponent.evaluation import Line
from dicefront.tabletop.grid import SPACES

WISHES: Final = ["d4", "d6", "d8", "d10", "d12", "d6 armor:1", "d8 armor:1", "d6 bow", "d8 bow", "d6 gun"]


class LastRounds(Endings):
    """``ready`` miniatures have still to act, or as many as there are."""

    def __init__(self, ready: int = MOST_READY, wishes: list[str] | None = None) -> None:
        self.ready = ready
        self.wishes = WISHES if wishes is None else wishes

    def position(self, draw: Draw) -> Position[ChessState] | None:
        options = Options(complete_options({"scenario": "survival"}))
        minis: list[Mini] = []
        free = [*range(SPACES)]
        larger = draw.below(2)
        for owner in (0, 1):
            for _ in range(1 + draw.below(3 if owner == larger else 2)):
                wish = self.wishes[draw.below(len(self.wishes))]
                one = profile(read_wish(wish, "endings"), options)
                space = free.pop(draw.below(len(free)))
                minis.append(Mini(len(minis), owner, one, space, one.armor, False, False))
        waiting = [*minis]
        for _ in range(min(self.ready, len(minis))):
            waiting.pop(draw.below(len(waiting))).ready = True
        turn = draw.below(2)
        if not any(mini.ready and mini.owner == turn for mini in minis):
            turn = 1 - turn
        armies = [[mini.profile for mini in minis if mini.owner == owner] for owner in (0, 1)]
        state = ChessState(
            options, "turn", armies, [[], []], minis, [], 0, 0, 0, options.survival_rounds, turn,
            [False, False], True, 0, NOWHERE, NOBODY, None,
        )  # fmt: skip
        return Position(state, 0, [])

    def lines(self, table: Table[Any], question: Question[Any]) -> list[Line] | None:
        if question.kind != ACTIVATE:
            return None
        return [turn.line() for turn in LastRound(table.state).turns(question.player)]
