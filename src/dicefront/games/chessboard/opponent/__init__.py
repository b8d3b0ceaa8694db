"""What a computer player knows about Chessboard Skirmish."""

from dicefront.games.chessboard.opponent.knowledge import EVALUATION

__all__ = ["EVALUATION"]
