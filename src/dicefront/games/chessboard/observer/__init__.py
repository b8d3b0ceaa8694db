"""What programs see of Chessboard Skirmish, written straight from its state."""

from dicefront.games.chessboard.observer.tables import ChessObserver as Observer

__all__ = ["Observer"]
