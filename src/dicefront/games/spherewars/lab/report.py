"""The designers' report on SphereWars: the ready-made bands of the usual size, by race."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.options import options_of
from dicefront.games.spherewars.rules.recruiting import roster_problems
from dicefront.games.spherewars.rules.roster import READY_BANDS
from dicefront.kernel.game import Game
from dicefront.parts.lab.balance import Balance, Entry
from dicefront.text.messages import Messages


class SphereWarsReport(Balance):
    """Whether the races of SphereWars are equally strong."""

    title = "SphereWars: are the races equally strong?"
    group = "Race"
    army = "Band"

    def game(self) -> Game[Any]:
        return GAME

    def entries(self) -> list[Entry]:
        """The bands that may be played at the usual size, those of the smaller sizes left out."""
        options = options_of(self.options())
        printed = options.printed_prices
        allowed = [
            one for one in READY_BANDS.values() if not roster_problems(one.id, options.points, printed)
        ]
        largest = max(one.size.min_points for one in allowed)
        words = Messages("en")
        return [
            Entry(
                words.text(f"spherewars.band-{one.id}", {}),
                words.text(f"spherewars.race-{one.roster.race}", {}),
                one.id,
            )
            for one in allowed
            if one.size.min_points == largest
        ]
