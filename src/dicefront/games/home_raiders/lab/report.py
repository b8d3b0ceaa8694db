"""The designers' report on Home Raiders: the ready-made teams of two sizes, by faction."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.lab.balance import Balance, Entry, Part

SIZES: Final = (6, 10)
"""In Stars; the first is the usual one."""


class HomeRaidersReport(Balance):
    """Whether the factions of Home Raiders are equally strong."""

    title = "Home Raiders: are the factions equally strong?"
    read = (
        "Tables are random and objectives are rolled. A faction's share leaves out the games between its "
        "own teams."
    )
    group = "Faction"
    army = "Team"
    by = "objective"

    def game(self) -> Game[Any]:
        return GAME

    def parts(self) -> list[Part]:
        return [
            Part(str(stars), f"{stars} Stars", GAME.complete_options({"stars": stars})) for stars in SIZES
        ]

    def entries(self, options: dict[str, Json]) -> list[Entry]:
        """All ready-made teams of the size."""
        chosen = options_of(options)
        return [
            Entry(team.name_en, chosen.cards.factions[team.faction].name_en, team.id)
            for team in chosen.teams.values()
            if team.limit == options["stars"]
        ]
