"""What a computer player knows about Crystals, and how it looks ahead in a race."""

from dicefront.games.crystals.opponent.knowledge import EVALUATION
from dicefront.games.crystals.opponent.racing import Racer as Search

__all__ = ["EVALUATION", "Search"]
