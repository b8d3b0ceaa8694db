"""STA: the four states of a combatant. What each of them does, its trait says in ``abilities.states``."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.events.fighting import StateEntered
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION, Combatant, is_ephemeral, is_there
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps

STUNNED: Final = "stunned"
PARALYSED: Final = "paralysed"
FEARFUL: Final = "fearful"
CONCUSSED: Final = "concussed"
COWED: Final = "cowed"
"""SW-ABI-21, SW-ABI-23: not a state; it cannot win a fight in this activation."""
STATES: Final = [STUNNED, PARALYSED, FEARFUL, CONCUSSED]


def enter_state(one: Combatant, which: str, source: int = NOBODY) -> Steps[None]:
    """SW-STA-01: it lasts until the end of the first activation that begins from now on.

    To enter it again adds nothing (SW-STA-24); only sorcerers become concussed (SW-STA-21).
    """
    if not is_there(one) or (which == CONCUSSED and not one.profile.is_sorcerer()):
        return
    one.bear(which, NEXT_ACTIVATION, source)
    yield StateEntered(one.id, which)


def is_in_state(one: Combatant) -> bool:
    """Whether it is in any state (SW-STA-03)."""
    return any(one.effects.has(which) for which in STATES)


def exerts_area(one: Combatant) -> bool:
    """SW-DEF-19, SW-DEF-20: whether nothing about itself takes its defence area from it."""
    if one.fleeing or is_ephemeral(one):
        return False
    return not one.effects.has(PARALYSED) and not one.effects.has(FEARFUL)
