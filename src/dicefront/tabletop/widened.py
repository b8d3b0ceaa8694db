"""Obstacles widened by the radius of a moving base: where its centre may not go.

These are floats, for planning: what they propose is judged in whole numbers (`path.blocked_by`). Up to
``slack`` a centre may come nearer than the radius, so that bases slide along each other in spite of rounding.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.tabletop.shapes import Shape


@mypyc_attr(acyclic=True)
class Line:
    """An edge in floats, with its length and its direction."""

    def __init__(self, ax: float, ay: float, bx: float, by: float) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.dx: float = bx - ax
        self.dy: float = by - ay
        self.square: float = self.dx * self.dx + self.dy * self.dy
        self.length: float = math.sqrt(self.square)
        self.ux: float = self.dx / self.length if self.length > 0.0 else 0.0
        self.uy: float = self.dy / self.length if self.length > 0.0 else 0.0


NO_LINES: Final[list[Line]] = []


MOST_SHAPES: Final = 1_000
_lines: Final[dict[Shape, list[Line]]] = {}


def lines_of(shape: Shape) -> list[Line]:
    """The edges of a shape in floats; scenery is asked for again and again, and never changes."""
    found = _lines.get(shape)
    if found is None:
        if len(_lines) >= MOST_SHAPES:
            _lines.clear()
        found = [Line(float(edge.ax), float(edge.ay), float(edge.bx), float(edge.by)) for edge in shape.edges]
        _lines[shape] = found
    return found


@mypyc_attr(acyclic=True)
class Widened:
    """One obstacle: everything nearer than ``width`` to a point (the centre of a disc) or to its edges."""

    def __init__(self, shape: Shape, radius: float, slack: float) -> None:
        self.x: float = float(shape.x)
        self.y: float = float(shape.y)
        self.closed: bool = shape.closed
        self.round: bool = shape.round
        self.full: float = radius + float(shape.reach) if shape.round else radius
        self.width: float = max(self.full - slack, 0.0)
        self.around: float = radius + float(shape.reach)
        self.lines: list[Line] = NO_LINES if shape.round else lines_of(shape)

    def blocks(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether the straight way from a to b comes too near."""
        dx = bx - ax
        dy = by - ay
        square = dx * dx + dy * dy
        near = squared_to_point(ax, ay, dx, dy, square, self.x, self.y)
        if self.round:
            return near < self.width * self.width
        if near >= self.around * self.around:
            return False
        limit = self.width * self.width
        for line in self.lines:
            if _squared_between(ax, ay, bx, by, dx, dy, square, line) < limit:
                return True
        return self.closed and self.holds(ax, ay)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside the outline itself."""
        inside = False
        for line in self.lines:
            if (line.ay <= y) != (line.by <= y) and (x < line.ax + (y - line.ay) * line.dx / line.dy):
                inside = not inside
        return inside

    def first_hit(self, x: float, y: float, ux: float, uy: float, limit: float) -> float:
        """How far one gets from a point in a direction before coming too near; ``limit`` if that is less."""
        if self.round:
            return min(limit, into_disc(x, y, ux, uy, self.x, self.y, self.width))
        ahead = (self.x - x) * ux + (self.y - y) * uy
        aside = (self.x - x) * uy - (self.y - y) * ux
        if abs(aside) >= self.around or ahead <= -self.around or ahead - self.around >= limit:
            return limit
        for line in self.lines:
            limit = min(limit, into_disc(x, y, ux, uy, line.ax, line.ay, self.width))
            limit = min(limit, _into_strip(x, y, ux, uy, line, self.width))
        if not self.closed:  # of a closed outline the last edge ends where the first begins
            last = self.lines[len(self.lines) - 1]
            limit = min(limit, into_disc(x, y, ux, uy, last.bx, last.by, self.width))
        return limit


def squared_to_point(
    ax: float, ay: float, dx: float, dy: float, square: float, px: float, py: float
) -> float:
    """The square of the distance between a point and the segment from a by (dx, dy)."""
    qx = px - ax
    qy = py - ay
    along = qx * dx + qy * dy
    if along <= 0.0 or square <= 0.0:
        return qx * qx + qy * qy
    if along >= square:
        qx -= dx
        qy -= dy
        return qx * qx + qy * qy
    turn = qx * dy - qy * dx
    return turn * turn / square


def _squared_between(
    ax: float, ay: float, bx: float, by: float, dx: float, dy: float, square: float, line: Line
) -> float:
    a = line.dx * (ay - line.ay) - line.dy * (ax - line.ax)
    b = line.dx * (by - line.ay) - line.dy * (bx - line.ax)
    c = dx * (line.ay - ay) - dy * (line.ax - ax)
    d = dx * (line.by - ay) - dy * (line.bx - ax)
    if (a > 0.0) != (b > 0.0) and (c > 0.0) != (d > 0.0):
        return 0.0
    least = min(
        squared_to_point(line.ax, line.ay, line.dx, line.dy, line.square, ax, ay),
        squared_to_point(line.ax, line.ay, line.dx, line.dy, line.square, bx, by),
    )
    least = min(least, squared_to_point(ax, ay, dx, dy, square, line.ax, line.ay))
    return min(least, squared_to_point(ax, ay, dx, dy, square, line.bx, line.by))


def into_disc(x: float, y: float, ux: float, uy: float, cx: float, cy: float, radius: float) -> float:
    """How far it is into a disc, from outside or from its border; infinite if the ray leaves or misses it."""
    px = cx - x
    py = cy - y
    along = px * ux + py * uy
    if along <= 0.0:
        return math.inf
    rest = radius * radius - (px * px + py * py - along * along)
    if rest <= 0.0:
        return math.inf
    return max(0.0, along - math.sqrt(rest))


def _into_strip(x: float, y: float, ux: float, uy: float, line: Line, width: float) -> float:
    """How far it is into the strip on both sides of an edge."""
    lx = line.ux
    ly = line.uy
    px = x - line.ax
    py = y - line.ay
    off = lx * py - ly * px
    closing = lx * uy - ly * ux
    if off < 0.0:
        off = -off
        closing = -closing
    if closing >= 0.0:
        return math.inf
    far = max(0.0, (off - width) / -closing)
    along = (px + far * ux) * lx + (py + far * uy) * ly
    return far if 0.0 <= along <= line.length else math.inf
