"""The objects as a base of one size meets them: widened by its radius, with the corners it walks round."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Segment, Shape
from dicefront.tabletop.units import rounded
from dicefront.tabletop.widened import Widened

ASIDE: Final = 4.0
"""So far a corner is passed outside the place where base and object touch, for rounding."""

ROUND: Final = 8
TURNS: Final = [math.tau * float(number) / float(ROUND) for number in range(ROUND)]
AIMS: Final = [(math.cos(turn), math.sin(turn)) for turn in TURNS]
"""The directions of the corners of a polygon round a circle."""


class Walls:
    """What is worked out once for a space and a radius: in the order of the objects."""

    def __init__(self, shapes: list[Shape], radius: i64) -> None:
        self.widened: list[Widened] = [Widened(shape, float(radius), 1.0) for shape in shapes]
        self.corners: list[list[Point]] = [corners_round(shape, float(radius) + ASIDE) for shape in shapes]


def corners_round(shape: Shape, away: float) -> list[Point]:
    """Places to turn at on the way round a shape, so far from it."""
    if shape.round:
        return ring(float(shape.x), float(shape.y), float(shape.reach) + away)
    found: list[Point] = []
    for place in range(len(shape.edges)):
        last = shape.edges[place - 1]
        edge = shape.edges[place]
        if last.dx * edge.dy - last.dy * edge.dx > 0:
            found.append(_outside(last, edge, away))
    return found


def ring(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a polygon round a circle, a way on which the circle is not entered."""
    out = radius / math.cos(math.pi / float(ROUND))
    found: list[Point] = []
    for ux, uy in AIMS:
        found.append(Point(rounded(x + out * ux), rounded(y + out * uy)))
    return found


def _outside(last: Segment, edge: Segment, away: float) -> Point:
    """The point that is so far from both edges of a corner, outside an anticlockwise polygon."""
    one = math.sqrt(float(last.square))
    two = math.sqrt(float(edge.square))
    nx = float(last.dy) / one
    ny = -float(last.dx) / one
    mx = float(edge.dy) / two
    my = -float(edge.dx) / two
    part = away / max(0.2, 1.0 + nx * mx + ny * my)
    return Point(edge.ax + rounded((nx + mx) * part), edge.ay + rounded((ny + my) * part))
