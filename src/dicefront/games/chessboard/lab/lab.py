"""Chessboard Skirmish in the lab."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.lab.endings import LastRounds
from dicefront.games.chessboard.lab.forces import Armies
from dicefront.games.chessboard.lab.matches import CONTESTS, PLAYTHROUGHS, SAMPLE
from dicefront.games.chessboard.lab.peers import BARS, PEERS
from dicefront.games.chessboard.lab.report import ChessboardReport
from dicefront.games.chessboard.rules.ending import count, points
from dicefront.games.chessboard.rules.state import PLAYERS, ChessState
from dicefront.kernel.ids import Json
from dicefront.parts.lab.lab import Lab


class ChessboardLab(Lab):
    """Armies of dice and equipment, measured beside chess and backgammon."""

    report = ChessboardReport()
    endings = LastRounds()
    forces = Armies()
    playthroughs = PLAYTHROUGHS
    sample = SAMPLE
    contests = CONTESTS
    peers = PEERS
    bars = BARS
    clone_at_most = 2.0

    def figures(self, state: ChessState) -> dict[str, Json]:
        """Rounds, and for each player the miniatures and the points left on the board."""
        return {
            "rounds": state.round,
            "minis": [count(state, player) for player in PLAYERS],
            "points": [points(state, player) for player in PLAYERS],
        }


LAB: Final = ChessboardLab()
