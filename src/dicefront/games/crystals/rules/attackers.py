"""Rider and Archer (RNG): the fields they reach besides their destination."""

from __future__ import annotations

from dicefront.games.crystals.rules.roles import ARCHER, RIDER


def range_direction(role: int) -> int:
    """A Rider reaches back (CR-RNG-01), an Archer ahead (CR-RNG-02), all others nowhere."""
    if role == RIDER:
        return -1
    return 1 if role == ARCHER else 0


def range_fields(role: int, level: int, destination: int, length: int) -> list[int]:
    """The fields in range from near to far: as many as the level, without a break (CR-RNG-05).

    They are counted from the destination, which after a jump is the teleport of arrival (CR-RNG-07).
    """
    direction = range_direction(role)
    if direction == 0:
        return []
    return [(destination + direction * away) % length for away in range(1, level + 1)]
