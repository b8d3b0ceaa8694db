"""Home Raiders, a skirmish among household objects for two players."""

from dicefront.games.home_raiders.rules.game import GAME

__all__ = ["GAME"]
