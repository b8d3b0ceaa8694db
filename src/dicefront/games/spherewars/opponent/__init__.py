"""What a computer player knows about SphereWars."""

from dicefront.games.spherewars.opponent.knowledge import EVALUATION

__all__ = ["EVALUATION"]
