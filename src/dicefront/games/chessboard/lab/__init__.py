"""Chessboard Skirmish in the lab: its armies and its speed."""

from dicefront.games.chessboard.lab.lab import LAB

__all__ = ["LAB"]
