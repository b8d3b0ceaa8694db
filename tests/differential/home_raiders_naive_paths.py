"""Moving in Home Raiders once more, for tests alone: the path is looked at from point to point, in floats.

It knows blocks and tins that stand on the table, well apart, and nothing of abilities.
"""

from __future__ import annotations

import math
from itertools import pairwise

GRAIN = 40.0
"""A point every four tenths of a millimetre."""


class Obstacle:
    """An upright block (half its width and depth) or a tin (its radius, and no depth)."""

    def __init__(self, x: int, y: int, half: int, deep: int, top: int, climbable: bool, uneven: bool) -> None:
        self.x = x
        self.y = y
        self.half = half
        self.deep = deep
        self.top = top
        self.climbable = climbable
        self.uneven = uneven

    def distance(self, x: float, y: float) -> float:
        """How far a point lies from it; below zero inside."""
        if not self.deep:
            return math.hypot(x - self.x, y - self.y) - self.half
        over, above = abs(x - self.x) - self.half, abs(y - self.y) - self.deep
        return math.hypot(max(over, 0), max(above, 0)) + min(max(over, above), 0)


def sampled(points: list[list[int]]) -> list[tuple[float, float]]:
    """Points along straight pieces, close together, from the first to the last."""
    found = [(float(points[0][0]), float(points[0][1]))]
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay) / GRAIN))
        found += [(ax + (bx - ax) * n / count, ay + (by - ay) * n / count) for n in range(1, count + 1)]
    return found


def below(things: list[Obstacle], x: float, y: float) -> Obstacle | None:
    """On what the middle of a base stands there (HR-TAB-09); nothing is the table."""
    return next((thing for thing in things if thing.climbable and thing.distance(x, y) < 0), None)


def cost(things: list[Obstacle], points: list[list[int]], step: int) -> float:
    """HR-MVT-02, 05, 06, 07: length, twice on what is uneven, and twice every climb."""
    total = height = 0.0
    way = sampled(points)
    start = below(things, *way[0])
    height = start.top if start else 0
    for (ax, ay), (bx, by) in pairwise(way):
        thing = below(things, bx, by)
        top = thing.top if thing else 0
        total += math.hypot(bx - ax, by - ay) * (2 if thing and thing.uneven else 1)
        total += 2 * abs(top - height) if abs(top - height) > step else 0
        height = top
    return total


def clearance(things: list[Obstacle], number: int, points: list[list[int]], radius: int, step: int) -> float:
    """HR-MVT-03: how much room is left between the base and an object in its way; below zero none."""
    least = math.inf
    wall = things[number]
    for x, y in sampled(points):
        thing = below(things, x, y)
        if wall.top - (thing.top if thing else 0) > step:
            least = min(least, wall.distance(x, y) - radius)
    return least
