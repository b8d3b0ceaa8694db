"""What a screen must know about SphereWars."""

from dicefront.games.spherewars.show.screen import SphereWarsScreen
from dicefront.games.spherewars.show.sheet import printed
from dicefront.games.spherewars.show.stakes import SphereLedger

__all__ = ["LEDGER", "SCREEN", "printed"]

LEDGER = SphereLedger
SCREEN = SphereWarsScreen
