"""AMV: the abilities of the trait Movement, as far as they are facts about one figure and its way.

Push, Transport, Relocate, Running shot and Eager teleport have a course of their own, in modules beside this
one.
"""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.names import (
    CHARGE,
    ENTANGLE,
    FEATHER_FALL,
    GHOST,
    WARDANCERS,
)
from dicefront.games.home_raiders.rules.state import Character


def slips_away(mover: Character, enemy: Character) -> bool:
    """Whether a mover breaks away from an enemy without a free attack.

    Ghost (HR-AMV-07), except from Entangle (HR-ACC-20); Wardancers (HR-AUN-14), from anybody (HR-ACC-21).
    """
    has = mover.kit.has
    return has[WARDANCERS] or (has[GHOST] and not enemy.kit.has[ENTANGLE])


def is_hurt_by_falls(c: Character) -> bool:
    """Feather fall (HR-AMV-14): no Wound token from any fall."""
    return not c.kit.has[FEATHER_FALL]


def note_charge(c: Character, met: bool) -> None:
    """Charge (HR-AMV-09): a move into contact with an enemy not touched before is remembered this turn."""
    if met and c.kit.has[CHARGE]:
        c.charging = True
