"""Chessboard Skirmish: dice-rated miniatures on a chessboard."""

from dicefront.games.chessboard.game import GAME

__all__ = ["GAME"]
