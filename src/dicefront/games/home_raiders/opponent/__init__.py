"""What a computer player knows about Home Raiders, and how it tries out answers."""

from dicefront.games.home_raiders.opponent.knowledge import EVALUATION
from dicefront.games.home_raiders.opponent.raiding import Raider as Search

__all__ = ["EVALUATION", "Search"]
