"""What was at stake when dice fell, game by game."""

from __future__ import annotations

from dicefront.parts.show.ledger import Ledger
from dicefront.server.stakes.chessboard import ChessLedger
from dicefront.server.stakes.crystals import CrystalsLedger
from dicefront.server.stakes.home_raiders import RaidersLedger

LEDGERS: dict[str, type[Ledger]] = {
    "chessboard": ChessLedger,
    "crystals": CrystalsLedger,
    "home_raiders": RaidersLedger,
}


def ledger_of(game: str) -> Ledger:
    """An empty ledger; a game that nobody wrote one for has no stakes."""
    return LEDGERS.get(game, Ledger)()
