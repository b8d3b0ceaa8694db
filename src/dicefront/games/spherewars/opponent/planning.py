"""Who acts first, and what a place is exposed to: on plain numbers."""

from __future__ import annotations

from typing import Final

SECOND: Final = 0.9
"""What the gain of the second who acts counts beside that of the first: things may change in between."""
ENGAGEMENT: Final = 0.8
"""The chance that somebody in reach by twice MOV comes, and is not stopped on the way."""
CROWD: Final = [1.0, 0.7, 0.5, 0.35]
"""How much each further threat counts: who has been struck once is struck again only if he lives."""


def urgencies(alone: list[float], after: list[list[float]], waiting: list[float]) -> list[float]:
    """How good it is that each acts first: its gain and that of the best after it, less those of waiting.

    ``alone`` are the gains of acting now; ``after[i][j]`` is the gain of ``j`` once ``i`` has acted;
    ``waiting`` are the gains of acting last.
    """
    found: list[float] = []
    for first in range(len(alone)):
        follow = 0.0
        for second in range(len(alone)):
            if second != first:
                follow = max(follow, after[first][second] - waiting[second])
        found.append(alone[first] - waiting[first] + SECOND * follow)
    return found


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


def best_split(dice: int, gains: list[list[float]]) -> list[int]:
    """How to share fury dice among deeds (SW-DEE-04); ``gains[deed][count]`` is what so many dice bring.

    Nobody need roll them all: a deed with no dice is not tried, and brings ``gains[deed][0]``.
    """
    best: list[int] = []
    most = 0.0
    for tried in splits(dice, len(gains)):
        value = 0.0
        for deed in range(len(gains)):
            value += gains[deed][tried[deed]]
        if not best or value > most:
            best, most = tried, value
    return best


def splits(dice: int, deeds: int) -> list[list[int]]:
    """All ways to share at most so many dice among so many deeds."""
    if deeds == 0:
        return [[]]
    found: list[list[int]] = []
    for first in range(dice + 1):
        for rest in splits(dice - first, deeds - 1):
            found.append([first, *rest])
    return found
