"""What a screen must know about Chessboard Skirmish."""

from dicefront.games.chessboard.show.example import board_example
from dicefront.games.chessboard.show.screen import ChessboardScreen
from dicefront.games.chessboard.show.sheet import printed
from dicefront.games.chessboard.show.stakes import ChessLedger

__all__ = ["EXAMPLE", "LEDGER", "SCREEN", "printed"]

EXAMPLE = board_example
LEDGER = ChessLedger
SCREEN = ChessboardScreen
