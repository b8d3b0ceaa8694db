"""Distances. Everything is whole hundredths of a millimetre, rounded up, so limits are exact."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from dicefront.skirmish.figures import Figure
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.units import root_up

F = TypeVar("F", bound=Figure)


def gap(a: Figure, b: Figure) -> int:
    """The gap between two bases in plan; negative where one is above the other."""
    return plan_gap(a.body, b.body)


def distance(a: Figure, b: Figure) -> int:
    """From base edge to base edge, standing heights counting."""
    return distance_of(a.body, b.body)


def within(a: Figure, b: Figure, limit: int) -> bool:
    """Exactly the limit is within it."""
    return bodies_within(a.body, b.body, limit)


def nearest_to(figure: Figure, others: list[F]) -> F | None:
    """The first of those who are nearest to a figure; none if there are none."""
    best: F | None = None
    least = 0
    for other in others:
        away = distance(figure, other)
        if best is None or away < least:
            best, least = other, away
    return best


def plan_gap(one: Prism, other: Prism) -> i64:
    a = one.shape
    b = other.shape
    return root_up(square(a.x, a.y, b.x, b.y)) - a.reach - b.reach


def distance_of(one: Prism, other: Prism) -> i64:
    """The same for two bodies."""
    aside = max(plan_gap(one, other), 0)
    rise = one.bottom - other.bottom
    if rise == 0:
        return aside
    return root_up(aside * aside + rise * rise)


def bodies_within(one: Prism, other: Prism, limit: i64) -> bool:
    """Whether two bodies are no further apart than a limit; distant ones are told apart at once."""
    a = one.shape
    b = other.shape
    far = limit + a.reach + b.reach
    if not (-far <= a.x - b.x <= far and -far <= a.y - b.y <= far):
        return False
    return distance_of(one, other) <= limit


def from_thing(thing: Prism, x: i64, y: i64, radius: i64, z: i64) -> i64:
    """From the edge of a disc to an object; level with it, height counts nothing."""
    aside = max(gap_of_disc(x, y, radius, thing.shape), 0)
    rise: i64 = 0
    if z > thing.top:
        rise = z - thing.top
    elif z < thing.bottom:
        rise = thing.bottom - z
    return root_up(aside * aside + rise * rise) if rise else aside


def between_discs(x: i64, y: i64, z: i64, ox: i64, oy: i64, oz: i64, radii: i64) -> i64:
    """From edge to edge of two discs whose radii add up to ``radii``."""
    aside = max(root_up(square(x, y, ox, oy)) - radii, 0)
    rise = z - oz
    return root_up(aside * aside + rise * rise)
