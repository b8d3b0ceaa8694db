"""What a computer player knows about Home Raiders."""

from dicefront.games.home_raiders.opponent.knowledge import EVALUATION

__all__ = ["EVALUATION"]
