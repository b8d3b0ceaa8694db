"""Home Raiders in the lab."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.lab.forces import Teams
from dicefront.games.home_raiders.lab.matches import CONTESTS, PLAYTHROUGHS, SAMPLE
from dicefront.games.home_raiders.lab.peers import BARS, PEERS
from dicefront.games.home_raiders.lab.report import HomeRaidersReport
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.rules.view import OBJECTIVES
from dicefront.kernel.ids import Json
from dicefront.parts.lab.lab import Lab
from dicefront.skirmish.figures import ON_TABLE


class HomeRaidersLab(Lab):
    """Teams of several factions, measured beside battles with as many effects."""

    report = HomeRaidersReport()
    forces = Teams()
    is_long = True
    playthroughs = PLAYTHROUGHS
    sample = SAMPLE
    contests = CONTESTS
    peers = PEERS
    bars = BARS
    clone_at_most = 6.0

    def figures(self, state: State) -> dict[str, Json]:
        """Rounds, the objective, and for each player the characters left and those that vanished."""
        seats = range(2)
        return {
            "rounds": state.round,
            "objective": OBJECTIVES[state.objective],
            "left": [
                sum(c.owner == seat and c.where == ON_TABLE for c in state.characters) for seat in seats
            ],
            "vanished": [
                sum(c.owner == seat and c.where == VANISHED for c in state.characters) for seat in seats
            ],
        }


LAB: Final = HomeRaidersLab()
