"""Crystals in the lab."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.lab.endings import LastTurns
from dicefront.games.crystals.lab.matches import CONTESTS, PLAYTHROUGHS, SAMPLE
from dicefront.games.crystals.lab.peers import BARS, PEERS
from dicefront.games.crystals.lab.report_text import CrystalsReport
from dicefront.games.crystals.rules.ending import total_experience
from dicefront.games.crystals.rules.roles import ATTACKER_SLOT, ROLES, TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.ids import Json
from dicefront.parts.lab.lab import Lab


class CrystalsLab(Lab):
    """A race, measured beside other races with dice."""

    report = CrystalsReport()
    endings = LastTurns()
    playthroughs = PLAYTHROUGHS
    sample = SAMPLE
    contests = CONTESTS
    peers = PEERS
    bars = BARS
    clone_at_most = 2.0

    def figures(self, state: State) -> dict[str, Json]:
        """Rounds, and for each player the crystals, the experience in all, and who the attacker was."""
        seats = range(state.options.seats)
        return {
            "rounds": max(state.turns),
            "crystals": list(state.crystals),
            "experience": [total_experience(state, seat) for seat in seats],
            "attackers": [ROLES[state.characters[TEAM * seat + ATTACKER_SLOT].role] for seat in seats],
        }


LAB: Final = CrystalsLab()
