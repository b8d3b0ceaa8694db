"""Distances. Everything is whole hundredths of a millimetre, rounded up, so limits are exact."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.skirmish.battle import Marker
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.space import Thing
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.units import root_up


def gap(a: Figure, b: Figure) -> int:
    """The gap between two bases in plan; negative where one is above the other."""
    return plan_gap(a.body, b.body)


def distance(a: Figure, b: Figure) -> int:
    """From base edge to base edge, standing heights counting."""
    return distance_of(a.body, b.body)


def within(a: Figure, b: Figure, limit: int) -> bool:
    """Exactly the limit is within it."""
    return bodies_within(a.body, b.body, limit)


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
    """Whether two bodies are no further apart than a limit; whoever is far away is dealt with at once."""
    a = one.shape
    b = other.shape
    far = limit + a.reach + b.reach
    if not (-far <= a.x - b.x <= far and -far <= a.y - b.y <= far):
        return False
    return distance_of(one, other) <= limit


def distance_to_thing(c: Figure, thing: Thing) -> int:
    """To the nearest point of the footprint; level with the object, height counts nothing."""
    shape = c.body.shape
    aside = max(gap_of_disc(shape.x, shape.y, shape.reach, thing.shape), 0)
    z = c.body.bottom
    rise: i64 = 0
    if z > thing.top:
        rise = z - thing.top
    elif z < thing.bottom:
        rise = thing.bottom - z
    return root_up(aside * aside + rise * rise)


def distance_to_marker(c: Figure, marker: Marker, radius: int) -> int:
    """To the edge of the marker, whose radius is one of the tolerances of the table."""
    shape = c.body.shape
    x: i64 = marker.x
    y: i64 = marker.y
    aside = max(root_up(square(shape.x, shape.y, x, y)) - shape.reach - radius, 0)
    rise = c.body.bottom - marker.z
    return root_up(aside * aside + rise * rise)
