"""AMV: the abilities of the trait Movement, as far as they are facts about one figure and its way.

Push, Transport, Relocate, Running shot and Eager teleport have a course of their own, in modules beside this
one.
"""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.abilities.names import (
    CHARGE,
    CLIMB,
    ENTANGLE,
    FEATHER_FALL,
    FLIGHT,
    GHOST,
    HIKERS,
    WARDANCERS,
)
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import Character


def slips_away(mover: Character, enemy: Character) -> bool:
    """Whether a mover breaks away from an enemy without a free attack.

    Ghost (HR-AMV-07), except from Entangle (HR-ACC-20); Wardancers (HR-AUN-14), from anybody (HR-ACC-21).
    """
    has = mover.kit.has
    return has[WARDANCERS] or (has[GHOST] and not enemy.kit.has[ENTANGLE])


def climbing_cost(c: Character, height: i64) -> i64:
    """What a climb up or down a side costs (HR-MVT-05): two inches per inch.

    Climb: one per inch (HR-AMV-05). Hikers: nothing extra up to 1 inch, a higher climb as usual (HR-AUN-18).
    """
    has = c.kit.has
    if has[CLIMB] or (has[HIKERS] and height <= INCH):
        return height
    return 2 * height


def uneven_factor(c: Character) -> int:
    """How often an inch on an uneven top counts (HR-MVT-06); Climb does not help (HR-AMV-06), Hikers does
    (HR-AUN-17).
    """
    return 1 if c.kit.has[HIKERS] else 2


def passes_through(c: Character) -> bool:
    """Ghost (HR-AMV-08): other characters neither hinder nor stop it on its way."""
    return c.kit.has[GHOST]


def flies(c: Character) -> bool:
    """Flight (HR-AMV-19): straight lines in space, over everything."""
    return c.kit.has[FLIGHT]


def may_drop(c: Character) -> bool:
    """Feather fall (HR-AMV-15): it may drop off an edge on purpose, and the height costs nothing."""
    return c.kit.has[FEATHER_FALL]


def is_hurt_by_falls(c: Character) -> bool:
    """Feather fall (HR-AMV-14): no Wound token from any fall."""
    return not c.kit.has[FEATHER_FALL]


def note_charge(c: Character, met: bool) -> None:
    """Charge (HR-AMV-09): a move into contact with an enemy not touched before is remembered this turn."""
    if met and c.kit.has[CHARGE]:
        c.charging = True
