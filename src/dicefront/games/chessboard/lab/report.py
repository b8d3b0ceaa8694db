"""The designers' report on Chessboard Skirmish: the ready-made armies of the usual size, by scenario."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard.rules.army import ready_armies
from dicefront.games.chessboard.rules.game import GAME
from dicefront.games.chessboard.rules.options import Options
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.lab.balance import Balance, Entry, Part

SCENARIOS: Final = {
    "last_standing": "Last standing",
    "infiltrate": "Infiltrate",
    "retrieve": "Retrieve",
    "survival": "Survival",
}
"""The first is the usual one."""


class ChessboardReport(Balance):
    """Whether the ready-made armies of Chessboard Skirmish are equally strong."""

    title = "Chessboard Skirmish: are the ready-made armies equally strong?"

    def game(self) -> Game[Any]:
        return GAME

    def parts(self) -> list[Part]:
        return [
            Part(scenario.replace("_", "-"), title, GAME.complete_options({"scenario": scenario}))
            for scenario, title in SCENARIOS.items()
        ]

    def entries(self, options: dict[str, Json]) -> list[Entry]:
        """All ready-made armies of the size."""
        found: list[Entry] = []
        for roster in ready_armies(Options(options)):
            assert isinstance(roster, dict)
            found.append(Entry(str(roster["name"]), "", roster))
        return found
