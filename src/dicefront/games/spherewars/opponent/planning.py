"""What a place is exposed to: on plain numbers."""

from __future__ import annotations

from typing import Final

ENGAGEMENT: Final = 0.8
"""The chance that somebody in reach by twice MOV comes, and is not stopped on the way."""
CROWD: Final = [1.0, 0.7, 0.5, 0.35]
"""How much each further threat counts: who has been struck once is struck again only if he lives."""


def exposure(threats: list[float]) -> float:
    """What all enemies who can reach a place take on average, the worst threat first."""
    total = 0.0
    ordered = sorted([threat for threat in threats if threat > 0.0], reverse=True)
    for place in range(len(ordered)):
        total += ordered[place] * CROWD[min(place, len(CROWD) - 1)]
    return total


def reach(gap: float, speed: float) -> float:
    """The chance that an enemy gets into contact over this gap; ``speed`` is its MOV as a length.

    A gap within single MOV is a charge, one within twice MOV an engagement that something may stop.
    """
    if gap <= speed:
        return 1.0
    return ENGAGEMENT if gap <= 2.0 * speed else 0.0
