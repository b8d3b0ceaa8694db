"""SphereWars in the lab."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.lab.forces import Bands
from dicefront.games.spherewars.lab.matches import CONTESTS, PLAYTHROUGHS, SAMPLE
from dicefront.games.spherewars.lab.report import SphereWarsReport
from dicefront.games.spherewars.rules.state import DEAD, FLED, State, is_there, mission_of
from dicefront.kernel.ids import Json
from dicefront.parts.lab.lab import Lab
from dicefront.parts.lab.peers import Bar
from dicefront.parts.lab.showdown import FIRST_GENERATION

PEERS: Final = [FIRST_GENERATION]
BARS: Final = [Bar("spherewars", FIRST_GENERATION.name, 2.5, 0)]


class SphereWarsLab(Lab):
    """Bands of four races."""

    report = SphereWarsReport()
    forces = Bands()
    is_long = True
    most: ClassVar[dict[str, int]] = {"points": 500, "turns": 2, "seats": 3}
    playthroughs = PLAYTHROUGHS
    sample = SAMPLE
    contests = CONTESTS
    clone_at_most = 40.0
    peers = PEERS
    bars = BARS

    def figures(self, state: State) -> dict[str, Json]:
        """Turns, the mission, and for each player the combatants left, dead and fled."""
        seats = range(state.options.seats)
        return {
            "turns": state.turn,
            "mission": mission_of(state).id,
            "left": [sum(one.owner == seat and is_there(one) for one in state.combatants) for seat in seats],
            "dead": [
                sum(one.owner == seat and one.where == DEAD for one in state.combatants) for seat in seats
            ],
            "fled": [
                sum(one.owner == seat and one.where == FLED for one in state.combatants) for seat in seats
            ],
        }


LAB: Final = SphereWarsLab()
