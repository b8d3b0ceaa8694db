"""Crystals, a race and chase for two to four players."""

from dicefront.games.crystals.rules.game import GAME

__all__ = ["GAME"]
