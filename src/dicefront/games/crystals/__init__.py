"""Crystals, a race and chase for two to four players."""

from dicefront.games.crystals.game import GAME

__all__ = ["GAME"]
