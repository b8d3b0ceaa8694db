"""BAS, TAB, DEF: distances between bodies, and the defence areas that a way enters.

Everything here is about bodies: who they belong to, and whether their areas are in force, others say.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.skirmish.measuring import plan_gap
from dicefront.tabletop.bases import Base
from dicefront.tabletop.path import GRAIN, Stretch, blocked_by, point_along, stretches_near
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Field, Prism, Shape

SPEED_UP_DISTANCE: Final = 5 * INCH
"""SW-MOV-11: nobody speeds up with an enemy closer than this."""

# Edges of the table.
SOUTH: Final = 0
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3


def gap(one: Prism, other: Prism) -> int:
    """SW-BAS-04: the distance between two bodies in plan, rounded up."""
    return max(plan_gap(one, other), 0)


def within(one: Prism, other: Prism, limit: i64) -> bool:
    """SW-BAS-06: two bodies are within a distance of each other; otherwise they are further than that."""
    return _is_less(one, other, limit + TOL + 1)


def closer(one: Prism, other: Prism, limit: i64) -> bool:
    """SW-BAS-06: two bodies are closer than a distance; otherwise they are at least so far apart."""
    return _exactly_less(one, other, limit - TOL)


def touches(one: Prism, other: Prism) -> bool:
    """SW-BAS-07: base contact."""
    return within(one, other, 0)


def _is_less(one: Prism, other: Prism, limit: i64) -> bool:
    """Whether the gap, rounded up, is less than a limit."""
    return plan_gap(one, other) < limit


def _exactly_less(one: Prism, other: Prism, limit: i64) -> bool:
    """Whether the gap itself is less than a limit."""
    a = one.shape
    b = other.shape
    far = limit + a.reach + b.reach
    return far > 0 and square(a.x, a.y, b.x, b.y) < far * far


def to_edge(body: Base, edge: int, field: Field) -> int:
    """SW-TAB-03: the distance from the nearest point of a base to an edge of the table."""
    shape = body.shape
    if edge == SOUTH:
        return shape.y - field.low - shape.reach
    if edge == EAST:
        return field.right - shape.x - shape.reach
    if edge == NORTH:
        return field.high - shape.y - shape.reach
    return shape.x - field.left - shape.reach


def nearest_edges(body: Base, field: Field) -> list[int]:
    """SW-FLE-05: the edges nearest to a body; several if they are equally near."""
    away = [to_edge(body, edge, field) for edge in range(4)]
    return [edge for edge in range(4) if away[edge] == min(away)]


def towards_edge(edge: int) -> Point:
    """The direction at right angles to an edge, out of the table."""
    if edge == SOUTH:
        return Point(0, -1)
    if edge == EAST:
        return Point(1, 0)
    return Point(0, 1) if edge == NORTH else Point(-1, 0)


# -- defence areas ----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class AreaEntry:
    """SW-DEF-05: where a way leads through a defence area.

    ``guard`` is the place of the guard in the list that was asked about. ``stretches`` are the parts of the
    way inside, in 64ths of a unit from its start; the first one begins where it enters.
    """

    def __init__(self, guard: int, stretches: list[Stretch]) -> None:
        self.guard = guard
        self.stretches = stretches

    def start(self) -> int:
        """How far along the way it enters."""
        return _units(self.stretches[0].start)

    def holds(self, far: i64) -> bool:
        """SW-DEF-07: whether a point of the way, so many units from its start, lies inside the area."""
        return any(one.start <= far * GRAIN <= one.end for one in self.stretches)


def _units(fine: i64) -> i64:
    return (fine + GRAIN - 1) // GRAIN


def in_area(mover: Prism, guard: Prism) -> bool:
    """SW-DEF-02: whether a body is inside the defence area of another: closer than the guard's diameter."""
    return closer(mover, guard, 2 * guard.shape.reach)


def areas_entered(way: list[Point], mover: Base, guards: list[Base]) -> list[AreaEntry]:
    """SW-DEF-05: the areas that a way from where the mover stands enters, in the order of the way.

    SW-DEF-13: an area in which it begins is not entered. Entries at the same point are in the order of the
    guards; their owner may put them in another (M5).
    """
    found: list[AreaEntry] = []
    keyed: list[tuple[int, int]] = []
    for place in range(len(guards)):
        guard = guards[place]
        if in_area(mover, guard):
            continue
        distance = 2 * guard.shape.reach + mover.shape.reach - TOL
        inside = stretches_near(way, guard.shape, distance)
        if inside:
            keyed.append((inside[0].start, len(found)))
            found.append(AreaEntry(place, inside))
    keyed.sort()
    return [found[place] for _, place in keyed]


def landing(guard: Base, at: Point, radius: i64) -> Point:
    """SW-DEF-07: where a guard lands that jumps at an actor of this radius who stops at a point."""
    actor = Base(at.x, at.y, radius, 0, 1)
    return contact_towards(guard.shape.x, guard.shape.y, guard.shape.reach, actor.shape)


def may_jump(guard: Base, way: list[Point], far: i64, radius: i64, obstacles: list[Shape]) -> bool:
    """SW-DEF-08: whether a guard can slide to an actor who stops so far along a way.

    ``obstacles`` are all other bases and what is impassable to the guard, not the actor.
    """
    end = landing(guard, point_along(way, far), radius)
    return blocked_by([guard.centre(), end], guard.shape.reach, obstacles, TOL) is None
