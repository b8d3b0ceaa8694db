"""Where a figure lands that goes over an edge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import nearest_footing, surfaces_at
from dicefront.skirmish.sheet import HAIR, NO_ONE, under
from dicefront.skirmish.space import Space
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point

FARTHEST: Final = 1_000_000
"""Somewhere on the table there is room."""


def landings(state: Battle[Figure], c: Figure, x: i64, y: i64, below: i64) -> list[list[int]]:
    """The legal places ``[x, y, z]`` nearest to the point where somebody goes over an edge.

    They lie on the next surface, at the height ``below``; if nobody fits there, on the one below that.
    """
    heights: list[int] = [below]
    heights.extend(height for height in reversed(surfaces_at(state.space, x, y)) if height < below)
    for height in heights:
        places = nearest_footing(state, c, x, y, height, NO_ONE, FARTHEST)
        found = [[point.x, point.y, height] for point in places if is_below(state.space, x, y, height, point)]
        if found:
            return found
    return []


def is_below(space: Space, x: i64, y: i64, height: int, place: Point) -> bool:
    """Whether a place lies on the surface under a point, and not on another one that is as high."""
    for thing in space.things:
        if thing.climbable and thing.top == height and under(thing, place.x, place.y):
            return gap_of_disc(x, y, 2 * HAIR, thing.shape) <= 0
    return height == 0
