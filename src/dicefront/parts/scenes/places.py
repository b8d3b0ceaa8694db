"""Places for several figures at once."""

from __future__ import annotations


def row(
    count: int, start: tuple[float, float], step: float = 1.5, north: bool = False
) -> list[tuple[float, float]]:
    """Places in a row to the east, or to the north: ``row(4, (5, 5))``."""
    x, y = start
    return [(x, y + step * number) if north else (x + step * number, y) for number in range(count)]
