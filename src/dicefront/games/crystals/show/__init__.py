"""What a screen must know about Crystals."""

from dicefront.games.crystals.show.screen import CrystalsScreen
from dicefront.games.crystals.show.stakes import CrystalsLedger

__all__ = ["LEDGER", "SCREEN"]

LEDGER = CrystalsLedger
SCREEN = CrystalsScreen
