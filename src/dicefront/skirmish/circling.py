"""Ways round a figure without leaving base contact."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.skirmish.figures import Figure
from dicefront.skirmish.judge import walk
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import FREE, Walk
from dicefront.tabletop.bases import Base
from dicefront.tabletop.units import LIMIT, rounded

BULGE: Final = 6.0
"""The corners of the polyline that stands for the arc lie no further outside it: contact is kept."""


def way_round(sheet: Sheet, c: Figure, enemy: int, x: i64, y: i64) -> Walk | None:
    """The judged way round an enemy to a point, the shorter one if both are free; none if it leaves contact.

    Its length is that of the centre's path; the game compares it with an allowance.
    """
    other = sheet.bodies[enemy]
    if other is None:
        return None
    if enemy not in sheet.touched_at(c, x, y, sheet.body(c).bottom):
        return None
    near = walk_on_foot(sheet, c, arc(sheet.body(c), other, x, y, True))
    if near.fault == FREE and keeps_contact(sheet, near, other):
        return near
    far = walk_on_foot(sheet, c, arc(sheet.body(c), other, x, y, False))
    if far.fault == FREE and keeps_contact(sheet, far, other):
        return far
    return near if near.fault != FREE else None


def keeps_contact(sheet: Sheet, way: Walk, other: Base) -> bool:
    """Whether it stays on the level of the enemy, and does not climb on the way."""
    rise: i64 = sheet.tolerances.contact_rise
    if not -rise <= way.z - other.bottom <= rise:
        return False
    return all(-rise <= piece.z - other.bottom <= rise for piece in way.pieces)


def walk_on_foot(sheet: Sheet, c: Figure, points: list[list[int]]) -> Walk:
    """The way as a path like any other: it stops when it touches another enemy."""
    return walk(sheet, c, points, LIMIT, False)


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
