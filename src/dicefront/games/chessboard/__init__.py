"""Chessboard Skirmish: dice-rated miniatures on a chessboard."""

from dicefront.games.chessboard.rules.game import GAME

__all__ = ["GAME"]
