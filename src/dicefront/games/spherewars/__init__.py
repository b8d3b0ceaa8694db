"""SphereWars: bands of heroes, troops and beasts on a measured table."""

from dicefront.games.spherewars.rules.game import GAME

__all__ = ["GAME"]
