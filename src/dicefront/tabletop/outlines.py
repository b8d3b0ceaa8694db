"""The outline of an obstacle widened by the radius of a base: straight pieces and arcs to follow.

Going round anticlockwise one has the obstacle on the left, so one passes it on its right, seen from somebody
who comes towards it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.widened import Line, Widened

LEFT: Final = 0
RIGHT: Final = 1

SLACK: Final = 1e-3
"""So much nearer than its outline one is in an obstacle; floats are much better than that."""

BULGE: Final = 8.0
"""The corners of the polyline that stands for an arc lie at most so far outside it."""


def _length(dx: float, dy: float) -> float:
    return math.sqrt(dx * dx + dy * dy)


def _turned(angle: float) -> float:
    """An angle from 0 up to a full turn; what is hardly less than a full turn is none."""
    angle = math.fmod(angle, math.tau)
    if angle < 0.0:
        angle += math.tau
    return 0.0 if angle > math.tau - 1e-9 else angle


@mypyc_attr(acyclic=True)
class Bend:
    """A part of an outline, anticlockwise: a straight piece from a to b, or an arc if it has a radius.

    An arc goes from an angle ``first`` so far as ``sweep`` round (x, y).
    """

    def __init__(self, ax: float, ay: float, bx: float, by: float) -> None:
        self.ax = ax
        self.ay = ay
        self.dx: float = 0.0
        self.dy: float = 0.0
        self.length: float = math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        if self.length > 0.0:
            self.dx = (bx - ax) / self.length
            self.dy = (by - ay) / self.length
        self.radius = 0.0
        self.x = 0.0
        self.y = 0.0
        self.first = 0.0
        self.sweep = 0.0

    def angle(self, x: float, y: float) -> float:
        """The angle of a point on an arc."""
        return math.atan2(y - self.y, x - self.x)

    def away(self, x: float, y: float) -> float:
        """How far a point is from it."""
        if self.radius > 0.0:
            if _turned(self.angle(x, y) - self.first) > self.sweep:
                return math.inf
            return abs(_length(x - self.x, y - self.y) - self.radius)
        along = (x - self.ax) * self.dx + (y - self.ay) * self.dy
        along = min(max(along, 0.0), self.length)
        return _length(x - self.ax - along * self.dx, y - self.ay - along * self.dy)

    def until_end(self, x: float, y: float, side: int) -> float:
        """How far it is from a point of it to its end."""
        if self.radius > 0.0:
            if self.sweep >= math.tau:
                return math.inf
            gone = min(_turned(self.angle(x, y) - self.first), self.sweep)
            return (self.sweep - gone if side == RIGHT else gone) * self.radius
        along = (x - self.ax) * self.dx + (y - self.ay) * self.dy
        return max(self.length - along if side == RIGHT else along, 0.0)

    def until_free(self, x: float, y: float, ux: float, uy: float, side: int) -> float:
        """How far it is from a point of it to where a direction leads away from it; infinite if nowhere."""
        if self.radius <= 0.0:
            return 0.0 if self.dy * ux - self.dx * uy >= -1e-12 else math.inf
        off = self.angle(x, y) - math.atan2(uy, ux)
        if math.cos(off) >= -1e-12:
            return 0.0
        quarter = math.pi / 2.0
        return _turned(-quarter - off if side == RIGHT else off - quarter) * self.radius

    def until_shut(self, x: float, y: float, ux: float, uy: float, side: int) -> float:
        """How far it is from a point where a direction is free to where it is not; infinite if nowhere."""
        if self.radius <= 0.0:
            return math.inf
        off = self.angle(x, y) - math.atan2(uy, ux)
        quarter = math.pi / 2.0
        swept = _turned(quarter - off if side == RIGHT else off + quarter)
        return (swept if swept > 1e-6 else math.pi) * self.radius

    def after(self, x: float, y: float, side: int, far: float) -> tuple[float, float]:
        """The point so far on from a point of it."""
        if self.radius <= 0.0:
            along = (x - self.ax) * self.dx + (y - self.ay) * self.dy
            along += far if side == RIGHT else -far
            return self.ax + along * self.dx, self.ay + along * self.dy
        angle = self.angle(x, y) + (far if side == RIGHT else -far) / self.radius
        return self.x + self.radius * math.cos(angle), self.y + self.radius * math.sin(angle)

    def corners(self, x: float, y: float, side: int, far: float) -> list[tuple[float, float]]:
        """The corners of a polyline round an arc, so far on from a point of it; none on a straight piece."""
        if self.radius <= 0.0 or far <= 0.0:
            return []
        swept = far / self.radius
        count = math.ceil(swept / (2.0 * math.acos(self.radius / (self.radius + BULGE))))
        part = (swept if side == RIGHT else -swept) / float(count)
        out = self.radius / math.cos(part / 2.0)
        start = self.angle(x, y)
        found: list[tuple[float, float]] = []
        for place in range(count):
            angle = start + part * (float(place) + 0.5)
            found.append((self.x + out * math.cos(angle), self.y + out * math.sin(angle)))
        return found

    def until_near(self, x: float, y: float, side: int, wall: Widened, limit: float) -> float:
        """How far one gets along it from a point of it before coming too near to an obstacle."""
        if self.radius <= 0.0:
            sign = 1.0 if side == RIGHT else -1.0
            return wall.first_hit(x, y, sign * self.dx, sign * self.dy, limit)
        turn = 1.0 if side == RIGHT else -1.0
        start = self.angle(x, y)
        most = limit / self.radius
        if wall.round:
            return min(most, self._into_disc(start, turn, wall.x, wall.y, wall.width)) * self.radius
        if _length(wall.x - self.x, wall.y - self.y) - self.radius >= wall.around:
            return limit
        for line in wall.lines:
            most = min(most, self._into_disc(start, turn, line.ax, line.ay, wall.width))
            most = min(most, self._into_disc(start, turn, line.bx, line.by, wall.width))
            most = min(most, self._into_strip(start, turn, line, wall.width))
        return most * self.radius

    def _into_disc(self, start: float, turn: float, cx: float, cy: float, radius: float) -> float:
        """The angle until the arc comes into a disc; 0 if it is in it and goes further in."""
        apart = _length(cx - self.x, cy - self.y)
        if apart <= 0.0:
            return math.inf
        cosine = (apart * apart + self.radius * self.radius - radius * radius) / (2.0 * apart * self.radius)
        if cosine >= 1.0 or cosine <= -1.0:
            return math.inf
        half = math.acos(cosine)
        towards = math.atan2(cy - self.y, cx - self.x)
        ahead = _turned((towards - start) * turn)
        if ahead < half:
            return 0.0
        return ahead - half

    def _into_strip(self, start: float, turn: float, line: Line, width: float) -> float:
        """The angle until the arc comes into the strip on both sides of an edge."""
        length = math.sqrt(line.square)
        lx = line.dx / length
        ly = line.dy / length
        off = lx * (self.y - line.ay) - ly * (self.x - line.ax)
        upright = math.atan2(lx, -ly)
        least = math.inf
        for level in (width, -width):
            cosine = (level - off) / self.radius
            if cosine >= 1.0 or cosine <= -1.0:
                continue
            half = math.acos(cosine)
            # Coming down through the upper border, or up through the lower one.
            half = half if (level > 0.0) == (turn > 0.0) else -half
            angle = upright + half
            along = (self.x + self.radius * math.cos(angle) - line.ax) * lx
            along += (self.y + self.radius * math.sin(angle) - line.ay) * ly
            if 0.0 <= along <= length:
                least = min(least, _turned((angle - start) * turn))
        return least


class Outline:
    """The outline of one obstacle for a base of one size, and the obstacle as it is met."""

    def __init__(self, shape: Shape, radius: float) -> None:
        self.wall = Widened(shape, radius, SLACK)
        self.bends: list[Bend] = []
        if shape.round:
            whole = radius + float(shape.reach)
            self.bends.append(_arc(float(shape.x), float(shape.y), whole, 0.0, math.tau))
            return
        corners = [(float(point.x), float(point.y)) for point in shape.corners()]
        if not shape.closed:
            corners += corners[-2:0:-1]  # there on one side of the wall, back on the other
        count = len(corners)
        for place in range(count):
            ax, ay = corners[place]
            bx, by = corners[(place + 1) % count]
            cx, cy = corners[(place + 2) % count]
            length = _length(bx - ax, by - ay)
            nx = (by - ay) / length * radius
            ny = -(bx - ax) / length * radius
            self.bends.append(Bend(ax + nx, ay + ny, bx + nx, by + ny))
            turn = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
            back = (bx - ax) * (cx - bx) + (by - ay) * (cy - by) < 0.0
            if turn > 0.0 or (turn == 0.0 and back):
                first = math.atan2(ny, nx)
                self.bends.append(
                    _arc(bx, by, radius, first, _turned(math.atan2(-(cx - bx), cy - by) - first))
                )

    def place_of(self, x: float, y: float, besides: int) -> int:
        """The number of the part of the outline, besides one, that a point lies on or is nearest to."""
        best = 0
        least = math.inf
        for place in range(len(self.bends)):
            away = self.bends[place].away(x, y)
            if away < least and place != besides:
                least = away
                best = place
        return best

    def next_to(self, place: int, side: int) -> int:
        """The part of the outline that follows."""
        return (place + (1 if side == RIGHT else -1)) % len(self.bends)


def _arc(x: float, y: float, radius: float, first: float, sweep: float) -> Bend:
    found = Bend(x + radius, y, x + radius, y)
    found.x = x
    found.y = y
    found.radius = radius
    found.first = first
    found.sweep = sweep
    return found
