"""What a computer player knows about Crystals."""

from dicefront.games.crystals.opponent.knowledge import EVALUATION

__all__ = ["EVALUATION"]
