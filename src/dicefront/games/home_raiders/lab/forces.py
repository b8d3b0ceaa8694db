"""The teams of Home Raiders for the lab."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.team import mixed_team, written
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.parts.lab.forces import Force, Forces


class Teams(Forces):
    """A team is made of cards; its kind is its faction."""

    def drawn(self, options: dict[str, Json], draw: Draw) -> Force:
        chosen = options_of(options)
        factions = sorted(chosen.cards.factions)
        while True:
            faction = factions[draw.below(len(factions))]
            team = mixed_team(chosen, faction, draw)
            if team is not None:
                cards = frozenset(entry.card.id for entry in team.entries)
                return Force(written(team), cards, frozenset([faction]))

    def costs(self, options: dict[str, Json]) -> dict[str, int]:
        """What every card costs, in Stars."""
        return {card.id: card.cost for card in options_of(options).cards.cards.values()}
