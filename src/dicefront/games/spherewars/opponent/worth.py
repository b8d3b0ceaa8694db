"""What combatants are worth: plain numbers from price, rank and wounds, in hundredths of a band point."""

from __future__ import annotations

from typing import Final

POINT: Final = 100.0
LEADERSHIP: Final = 1.5
"""A leader is worth half as much again while his band can lose morale by his death."""
LAST_WOUND: Final = 0.5
"""What is left of the worth of somebody who has all but died."""
FLEEING: Final = 0.45
"""What is left of the worth of a fugitive: he may regroup, or be trapped, or leave the table."""


def worth(price: int, leads: bool) -> float:
    """What a combatant with all its wounds is worth."""
    return price * POINT * (LEADERSHIP if leads else 1.0)


def share(left: int, full: int, scored: bool) -> float:
    """The share of its worth that a combatant still has with so many wounds left.

    ``scored`` says that half of it is lost with half of the wounds (SW-WIN-13); others only get weaker.
    """
    if left <= 0:
        return 0.0
    health = LAST_WOUND + (1.0 - LAST_WOUND) * min(left, full) / full
    if scored and left * 2 <= full:
        return 0.5 * health
    return health


def losses(whole: float, left: int, full: int, scored: bool) -> list[float]:
    """What a combatant loses with 0, 1 and more wounds, up to all it has left; the ephemeral have none."""
    if full <= 0:
        return [0.0, whole]  # SW-WOU-10
    now = share(left, full, scored)
    return [whole * (now - share(left - wounds, full, scored)) for wounds in range(left + 1)]
