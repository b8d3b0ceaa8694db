"""BAN, ORD, MUL: who leads a band, who orders in his place, and whom a seat plays for."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.state import Band, Combatant, State, is_there
from dicefront.kernel.ids import NOBODY

IN_CHARGE: Final = "in_charge"
"""The effect on somebody who keeps the order pool of a band that has lost its leader."""


def seats_of_side(state: State, side: int) -> list[int]:
    """The seats of a side, in order; a seat with two bands counts once."""
    found: list[int] = []
    for band in state.bands:
        if band.side == side and band.seat not in found:
            found.append(band.seat)
    return found


def leader_of(state: State, band: Band) -> Combatant | None:
    """The living leader of a band on the table."""
    if band.leader == NOBODY:
        return None
    leader = state.combatants[band.leader]
    return leader if is_there(leader) else None


def deputy_of(state: State, band: Band) -> Combatant | None:
    """Who has taken over the order pool of a band without a leader (SW-ORD-06)."""
    for one in state.combatants:
        if one.effects.has(IN_CHARGE) and state.bands[one.band] is band:
            return one
    return None


def faction_of(state: State, one: Combatant) -> str:
    """The faction of a combatant, as its band was recruited."""
    chosen = state.bands[one.band].entries[one.troop].faction
    return chosen or (one.profile.factions[0] if one.profile.factions else "")
