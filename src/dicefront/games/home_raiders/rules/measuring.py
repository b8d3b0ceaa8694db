"""GEN: distances. Everything is whole hundredths of a millimetre, rounded up, so limits are exact."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.state import Character
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.space import Thing
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.units import root_up


def gap(a: Character, b: Character) -> int:
    """The gap between two bases in plan; negative where one is above the other."""
    return plan_gap(a.body, b.body)


def distance(a: Character, b: Character) -> int:
    """HR-GEN-06: from base edge to base edge, standing heights counting."""
    return distance_of(a.body, b.body)


def within(a: Character, b: Character, limit: int) -> bool:
    """HR-GEN-08: exactly the limit is within it."""
    return bodies_within(a.body, b.body, limit)


def plan_gap(one: Prism, other: Prism) -> i64:
    a = one.shape
    b = other.shape
    return root_up(square(a.x, a.y, b.x, b.y)) - a.reach - b.reach


def distance_of(one: Prism, other: Prism) -> i64:
    """HR-GEN-06 for two bodies."""
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


def distance_to_thing(c: Character, thing: Thing) -> int:
    """HR-GEN-07: to the nearest point of the footprint; level with the object, height counts nothing."""
    shape = c.body.shape
    aside = max(gap_of_disc(shape.x, shape.y, shape.reach, thing.shape), 0)
    z = c.body.bottom
    rise: i64 = 0
    if z > thing.top:
        rise = z - thing.top
    elif z < thing.bottom:
        rise = thing.bottom - z
    return root_up(aside * aside + rise * rise)


def distance_to_marker(c: Character, marker: Marker, radius: int) -> int:
    """HR-GEN-07: to the edge of the marker, whose radius is a constant of the table."""
    shape = c.body.shape
    x: i64 = marker.x
    y: i64 = marker.y
    aside = max(root_up(square(shape.x, shape.y, x, y)) - shape.reach - radius, 0)
    rise = c.body.bottom - marker.z
    return root_up(aside * aside + rise * rise)
