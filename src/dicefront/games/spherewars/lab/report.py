"""The designers' report on SphereWars: the ready-made bands of the usual size, by race."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.options import options_of
from dicefront.games.spherewars.rules.recruiting import roster_problems
from dicefront.games.spherewars.rules.roster import READY_BANDS
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.parts.lab.balance import Balance, Entry, Part
from dicefront.text.messages import Messages


class SphereWarsReport(Balance):
    """Whether the races of SphereWars are equally strong."""

    title = "SphereWars: are the races equally strong?"
    read = "A race's share leaves out the games between its own bands."
    group = "Race"
    army = "Band"
    by = "mission"

    def game(self) -> Game[Any]:
        return GAME

    def parts(self) -> list[Part]:
        usual = GAME.complete_options(None)
        return [Part("scout", f"{usual['points']} points, {usual['mission']}".replace("_", " "), usual)]

    def entries(self, options: dict[str, Json]) -> list[Entry]:
        """The bands that may be played at the size, those of the smaller sizes left out."""
        chosen = options_of(options)
        size = CATALOGUE.size_of(chosen.points)
        words = Messages("en")
        return [
            Entry(
                words.text(f"spherewars.band-{one.id}", {}),
                words.text(f"spherewars.race-{one.roster.race}", {}),
                one.id,
            )
            for one in READY_BANDS.values()
            if one.size == size and not roster_problems(one.id, chosen.points, chosen.printed_prices)
        ]
