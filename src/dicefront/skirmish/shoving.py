"""Where a figure ends that is moved against its will: in a straight line, until something stops it.

It stops at the border, at objects and at figures. It does not climb; where the centre goes over an edge, it
falls.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import obstacles_for
from dicefront.skirmish.levels import pieces_of
from dicefront.skirmish.sheet import HAIR, Sheet
from dicefront.tabletop.point import square
from dicefront.tabletop.units import rounded
from dicefront.tabletop.widened import Widened

BACK_OFF: Final = 127
"""Half a tenth of an inch: how far a figure is drawn back at a time that would end where it cannot stand."""


@mypyc_attr(acyclic=True)
class Shove:
    """Where a forced move ends; ``falls`` says that it goes over an edge there, to a surface ``below``."""

    def __init__(self, x: i64, y: i64, z: i64, falls: bool = False, below: i64 = 0) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.falls = falls
        self.below = below


def shove(state: Battle[Figure], c: Figure, x: i64, y: i64) -> Shove:
    """Where somebody ends who is moved towards a point, no further than to it."""
    sheet = Sheet(state)
    body = c.body
    ax = body.shape.x
    ay = body.shape.y
    z = body.bottom
    step: i64 = sheet.tolerances.step
    length = math.sqrt(float(square(ax, ay, x, y)))
    if length == 0.0:
        return Shove(ax, ay, z)
    ux = float(x - ax) / length
    uy = float(y - ay) / length
    far = _until_border(sheet, c, ux, uy, length)
    ex = ax + rounded(ux * far)
    ey = ay + rounded(uy * far)
    for piece in pieces_of(sheet, c, ex, ey):
        gone = math.sqrt(float(square(ax, ay, piece.ax, piece.ay)))
        if piece.z < z - step:
            return Shove(piece.ax, piece.ay, z, True, piece.z)
        z = piece.z
        till = math.sqrt(float(square(ax, ay, piece.bx, piece.by)))
        hit = _until_hit(sheet, c, float(piece.ax), float(piece.ay), z, ux, uy, till - gone)
        if hit < till - gone:
            return _stand(sheet, c, ux, uy, gone + hit, z)
    return _stand(sheet, c, ux, uy, far, z)


def _until_border(sheet: Sheet, c: Figure, ux: float, uy: float, far: float) -> float:
    field = sheet.space.field
    shape = c.body.shape
    x = float(shape.x)
    y = float(shape.y)
    room = float(shape.reach)
    if ux > 0.0:
        far = min(far, (float(field.right) - room - x) / ux)
    elif ux < 0.0:
        far = min(far, (float(field.left) + room - x) / ux)
    if uy > 0.0:
        far = min(far, (float(field.high) - room - y) / uy)
    elif uy < 0.0:
        far = min(far, (float(field.low) + room - y) / uy)
    return max(far, 0.0)


def _until_hit(
    sheet: Sheet, c: Figure, x: float, y: float, z: i64, ux: float, uy: float, far: float
) -> float:
    """How far it goes from a point before something that shares height is in the way."""
    for shape in obstacles_for(sheet, c, z):
        far = Widened(shape, float(c.walker.radius), float(HAIR - 1)).first_hit(x, y, ux, uy, far)
    return far


def _stand(sheet: Sheet, c: Figure, ux: float, uy: float, far: float, z: i64) -> Shove:
    """The end, drawn back along the line as far as the figure can stand there."""
    shape = c.body.shape
    while far > 0.0:
        x = shape.x + rounded(ux * far)
        y = shape.y + rounded(uy * far)
        for height in heights_near(sheet, z):
            if sheet.may_stand(c, x, y, height):
                return Shove(x, y, height)
        far -= float(BACK_OFF)
    return Shove(shape.x, shape.y, c.body.bottom)


def heights_near(sheet: Sheet, z: i64) -> list[int]:
    """The height itself, and others no more than a step away: for a base half on a low top."""
    found: list[int] = [z]
    step: i64 = sheet.tolerances.step
    if z and z <= step:
        found.append(0)
    for thing in sheet.space.things:
        if thing.climbable and thing.top != z and z - step <= thing.top <= z + step:
            found.append(thing.top)
    return found
