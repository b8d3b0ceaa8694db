"""The bands of SphereWars for the lab."""

from __future__ import annotations

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.options import options_of
from dicefront.games.spherewars.rules.roster import read_roster
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.parts.lab.forces import Force, Forces


class Bands(Forces):
    """A band is made of recruits; its kind is its race."""

    def drawn(self, options: dict[str, Json], draw: Draw) -> Force:
        roster = BuildBand(0, options_of(options).points).sample(draw)
        band = read_roster(roster)
        return Force(roster, frozenset(one.profile.id for one in band.recruits), frozenset([band.race]))

    def costs(self, options: dict[str, Json]) -> dict[str, int]:
        """What every recruit costs, in band points."""
        return {one.id: one.bp for race in CATALOGUE.races for one in CATALOGUE.recruits(race)}
