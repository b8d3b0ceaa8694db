"""Relocate (HR-AMV-26): round the one enemy in base contact, without leaving it."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.moments import MAY_CIRCLE
from dicefront.games.home_raiders.rules.state import Character
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.judge import walk
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import FREE, Walk
from dicefront.tabletop.bases import Base
from dicefront.tabletop.units import LIMIT, rounded

BULGE: Final = 6.0
"""The corners of the polyline that stands for the arc lie no further outside it: contact is kept."""


def enemy_to_circle(layout: Sheet, c: Character) -> int:
    """The one enemy it touches; ``NOBODY`` without the ability, or if it touches none or several."""
    if not c.kit.uses(MAY_CIRCLE):
        return NOBODY
    body = layout.body(c)
    touched = layout.touched_at(c, body.shape.x, body.shape.y, body.bottom)
    return touched[0] if len(touched) == 1 else NOBODY


def relocation(layout: Sheet, c: Character, path: list[list[int]]) -> Walk | None:
    """The judged way round to a point, the shorter one if both are free; none if there is nothing to circle.

    Its length is that of the centre's path; it is compared with the Movement value by whoever asks.
    """
    enemy = enemy_to_circle(layout, c)
    if enemy == NOBODY or len(path) != 1:
        return None
    other = layout.bodies[enemy]
    if other is None:
        return None
    x: i64 = path[0][0]
    y: i64 = path[0][1]
    if enemy not in layout.touched_at(c, x, y, layout.body(c).bottom):
        return None
    near = walk_on_foot(layout, c, arc(layout.body(c), other, x, y, True))
    if near.fault == FREE and keeps_contact(layout, near, other):
        return near
    far = walk_on_foot(layout, c, arc(layout.body(c), other, x, y, False))
    if far.fault == FREE and keeps_contact(layout, far, other):
        return far
    return near if near.fault != FREE else None


def keeps_contact(layout: Sheet, way: Walk, other: Base) -> bool:
    """HR-AMV-26, HR-TAB-10: whether it stays on the level of the enemy, and does not climb on the way."""
    rise: i64 = layout.tolerances.contact_rise
    if not -rise <= way.z - other.bottom <= rise:
        return False
    return all(-rise <= piece.z - other.bottom <= rise for piece in way.pieces)


def walk_on_foot(layout: Sheet, c: Character, points: list[list[int]]) -> Walk:
    """The way as a path like any other: it stops when it touches another enemy."""
    return walk(layout, c, points, LIMIT, False)


def arc(start: Base, other: Base, x: i64, y: i64, shorter: bool) -> list[list[int]]:
    """The points of a polyline round a base, from where somebody stands to a point."""
    cx = float(other.shape.x)
    cy = float(other.shape.y)
    first = math.atan2(float(start.shape.y) - cy, float(start.shape.x) - cx)
    last = math.atan2(float(y) - cy, float(x) - cx)
    swept = (last - first) % math.tau
    if (swept > math.pi) == shorter:
        swept -= math.tau
    radius = float(start.shape.reach + other.shape.reach)
    count = max(1, math.ceil(abs(swept) / (2.0 * math.acos(radius / (radius + BULGE)))))
    part = swept / float(count)
    out = radius / math.cos(part / 2.0)
    points: list[list[int]] = []
    for number in range(count):
        angle = first + part * (float(number) + 0.5)
        points.append([rounded(cx + out * math.cos(angle)), rounded(cy + out * math.sin(angle))])
    points.append([x, y])
    return points
