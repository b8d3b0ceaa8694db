"""What a screen must know about Home Raiders."""

from dicefront.games.home_raiders.show.example import table_example
from dicefront.games.home_raiders.show.screen import HomeRaidersScreen
from dicefront.games.home_raiders.show.sheet import printed
from dicefront.games.home_raiders.show.stakes import RaidersLedger

__all__ = ["EXAMPLE", "LEDGER", "SCREEN", "printed"]

EXAMPLE = table_example
LEDGER = RaidersLedger
SCREEN = HomeRaidersScreen
