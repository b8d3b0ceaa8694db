"""The designers' report on Chessboard Skirmish: the ready-made armies of the usual size."""

from __future__ import annotations

from typing import Any

from dicefront.games.chessboard.rules.army import ready_armies
from dicefront.games.chessboard.rules.game import GAME
from dicefront.games.chessboard.rules.options import Options
from dicefront.kernel.game import Game
from dicefront.parts.lab.balance import Balance, Entry


class ChessboardReport(Balance):
    """Whether the ready-made armies of Chessboard Skirmish are equally strong."""

    title = "Chessboard Skirmish: are the ready-made armies equally strong?"

    def game(self) -> Game[Any]:
        return GAME

    def entries(self) -> list[Entry]:
        found: list[Entry] = []
        for roster in ready_armies(Options(self.options())):
            assert isinstance(roster, dict)
            found.append(Entry(str(roster["name"]), "", roster))
        return found
