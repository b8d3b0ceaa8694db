"""Sight by sample points: rays in plan, and heights on each of them.

The definition counts points, and so does this. On one ray an obstacle is a rectangle of distance and height:
the points it hides are those between two heights, and the points of a ray are bits of one number.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.shapes import Prism, Shape
from dicefront.tabletop.units import rounded

MOST_POINTS: Final = 32
"""A ray has no more points than this."""

GRAZING: Final = 1.0
"""A ray that runs no further than this inside an obstacle, one hundredth of a millimetre, only touches it."""

BROAD: Final = 100.0
"""A ray that runs so far inside an obstacle does not only touch it, nor does one beside it."""

ALIKE: Final = 10.0

_BELOW: Final = [2**count - 1 for count in range(MOST_POINTS + 1)]


@mypyc_attr(acyclic=True)
class HiddenPoints:
    """How many of the points are hidden, and by which obstacle most; -1 if by none."""

    def __init__(self, count: int, obstacle: int) -> None:
        self.count = count
        self.obstacle = obstacle


@mypyc_attr(acyclic=True)
class _Corner:
    """A corner seen from the eye: along the line of sight and across it."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y


@mypyc_attr(acyclic=True)
class _Blocker:
    """An obstacle seen from the eye, with the heights of its bottom and top above the eye."""

    def __init__(
        self, number: int, x: float, y: float, reach: float, bottom: float, top: float, corners: list[_Corner]
    ) -> None:
        self.number = number
        self.x = x
        self.y = y
        self.square: float = x * x + y * y
        self.reach = reach
        self.bottom = bottom
        self.top = top
        self.corners = corners
        self.hidden: i64 = 0


@mypyc_attr(acyclic=True)
class _Fan:
    """The rays from an eye to a target, one after the other: where one goes, how far, and what it hides.

    The angle of the target's base is divided into equal parts with a ray in the middle of each. Above the
    place where a ray meets the base there is a point in the middle of each of the equal parts of its height.
    An eye above the base itself looks all round.
    """

    def __init__(self, x: i64, y: i64, z: i64, target: Prism, rays: i64, points: i64) -> None:
        if points > MOST_POINTS:
            raise ValueError(f"expected at most {MOST_POINTS} points on a ray, got {points}")
        self.x = x
        self.y = y
        self.z = z
        self.points = points
        self.low: i64 = target.bottom - z
        self.height: i64 = max(target.top - target.bottom, 1)
        dx = float(target.shape.x - x)
        dy = float(target.shape.y - y)
        away = math.sqrt(dx * dx + dy * dy)
        self.away = away
        self.ux = dx / away if away > 0.0 else 1.0
        self.uy = dy / away if away > 0.0 else 0.0
        self.radius = float(target.shape.reach)
        half = math.asin(self.radius / away) if self.radius < away else math.pi
        step = 2.0 * half / float(rays)
        self.step_cosine = math.cos(step)
        self.step_sine = math.sin(step)
        self.cosine = math.cos(0.5 * step - half)
        self.sine = math.sin(0.5 * step - half)
        self.length = 0.0
        self.hidden: i64 = 0

    def aim(self) -> None:
        """Begin with the ray in the direction that comes now."""
        middle = self.away * self.cosine
        aside = self.away * self.sine
        rest = math.sqrt(max(0.0, self.radius * self.radius - aside * aside))
        self.length = middle - rest if self.radius < self.away else middle + rest
        self.hidden = 0

    def turn(self) -> None:
        """On to the next direction."""
        turned = self.cosine * self.step_cosine - self.sine * self.step_sine
        self.sine = self.sine * self.step_cosine + self.cosine * self.step_sine
        self.cosine = turned


@mypyc_attr(acyclic=True)
class Line:
    """The broad line of sight from a point to a base: everything between the point and the whole base."""

    def __init__(self, x: i64, y: i64, target: Shape) -> None:
        self.x = x
        self.y = y
        dx = float(target.x - x)
        dy = float(target.y - y)
        away = math.sqrt(dx * dx + dy * dy)
        self.radius = float(target.reach)
        self.ux = dx / away if away > 0.0 else 1.0
        self.uy = dy / away if away > 0.0 else 0.0
        inside = away <= self.radius
        self.end: float = away + self.radius if inside else away
        self.start: float = -self.radius if inside else 0.0

    def meets(self, shape: Shape) -> bool:
        """Whether something may stand between the point and the base: rather yes than no."""
        ox = float(shape.x - self.x)
        oy = float(shape.y - self.y)
        reach = float(shape.reach)
        across = self.ux * oy - self.uy * ox
        if across - reach >= self.radius or across + reach <= -self.radius:
            return False
        along = self.ux * ox + self.uy * oy
        return along - reach < self.end and along + reach > self.start


def in_the_way(x: i64, y: i64, target: Shape, obstacles: list[Prism]) -> list[int]:
    """The numbers of the obstacles that may stand between a point and a base: rather too many."""
    line = Line(x, y, target)
    return [number for number in range(len(obstacles)) if line.meets(obstacles[number].shape)]


def may_hide(obstacle: Prism, z: i64, target: Prism) -> bool:
    """Whether an obstacle reaches into the heights between an eye and a target: rather yes than no."""
    if obstacle.top <= z and obstacle.top <= target.bottom:
        return False
    return obstacle.bottom < z or obstacle.bottom < target.top


def hides_all(x: i64, y: i64, z: i64, target: Prism, obstacle: Prism) -> bool:
    """Whether it is plain that an obstacle hides all points, since it stands before the whole target.

    It reaches as low and as high as the eye and the target, and the lines from the eye along both sides of
    the target run through it before they come near the target. If it bends nowhere inwards, so do all rays
    between: through the quadrilateral of the four places where those two enter and leave it. No ray runs less
    far in there than a tenth of the lesser of the two, unless these enter or leave at very different
    distances.
    """
    if obstacle.top <= z or obstacle.top < target.top or obstacle.top <= target.bottom:
        return False
    if obstacle.bottom > z or obstacle.bottom > target.bottom or not obstacle.shape.convex:
        return False
    dx = float(target.shape.x - x)
    dy = float(target.shape.y - y)
    radius = float(target.shape.reach)
    square = dx * dx + dy * dy
    if square <= 2.0 * radius * radius:
        return False
    away = math.sqrt(square)
    sine = radius / away
    cosine = math.sqrt(1.0 - sine * sine)
    ux = dx / away
    uy = dy / away
    nearest = away - radius
    shape = obstacle.shape
    enters, leaves = _passage(x, y, ux * cosine - uy * sine, uy * cosine + ux * sine, shape)
    leaves = min(leaves, nearest)
    if enters < 1.0 or leaves - enters < BROAD:
        return False
    enters_too, leaves_too = _passage(x, y, ux * cosine + uy * sine, uy * cosine - ux * sine, shape)
    leaves_too = min(leaves_too, nearest)
    if enters_too < 1.0 or leaves_too - enters_too < BROAD:
        return False
    if enters > ALIKE * enters_too or enters_too > ALIKE * enters:
        return False
    return leaves <= ALIKE * leaves_too and leaves_too <= ALIKE * leaves


def _passage(x: i64, y: i64, ux: float, uy: float, shape: Shape) -> tuple[float, float]:
    """How far from a point a line enters a shape, and how far it leaves it; 0 if it misses it."""
    if shape.round:
        px = float(shape.x - x)
        py = float(shape.y - y)
        along = px * ux + py * uy
        reach = float(shape.reach)
        rest = reach * reach - (px * px + py * py - along * along)
        if rest <= 0.0:
            return 0.0, 0.0
        half = math.sqrt(rest)
        return along - half, along + half
    enters = math.inf
    leaves = 0.0
    for edge in shape.edges:
        ax = float(edge.ax - x)
        ay = float(edge.ay - y)
        bx = float(edge.bx - x)
        by = float(edge.by - y)
        side = ay * ux - ax * uy
        other = by * ux - bx * uy
        if (side > 0.0) != (other > 0.0):
            part = side / (side - other)
            at = (ax + (bx - ax) * part) * ux + (ay + (by - ay) * part) * uy
            enters = min(enters, at)
            leaves = max(leaves, at)
    return (enters, leaves) if leaves > 0.0 else (0.0, 0.0)


def hidden_points(
    x: i64, y: i64, z: i64, target: Prism, obstacles: list[Prism], rays: i64, points: i64
) -> HiddenPoints:
    """Count the hidden points of a target seen from an eye at the height ``z``."""
    fan = _Fan(x, y, z, target, rays, points)
    blockers = _blockers(fan, target, obstacles)
    count: i64 = 0
    for _ in range(rays):
        fan.aim()
        for blocker in blockers:
            _hide_by(fan, blocker)
        count += _bits(fan.hidden)
        fan.turn()
    culprit = -1
    most: i64 = 0
    for blocker in blockers:
        if blocker.hidden > most:
            most = blocker.hidden
            culprit = blocker.number
    return HiddenPoints(count, culprit)


def hidden_rays(
    x: i64, y: i64, z: i64, target: Prism, obstacles: list[Prism], rays: i64, points: i64
) -> list[int]:
    """The hidden points of a target ray by ray, from one side to the other: bits, the lowest point first."""
    fan = _Fan(x, y, z, target, rays, points)
    blockers = _blockers(fan, target, obstacles)
    found: list[int] = []
    for _ in range(rays):
        fan.aim()
        for blocker in blockers:
            _hide_by(fan, blocker)
        found.append(fan.hidden)
        fan.turn()
    return found


def points_hidden_at_least(
    x: i64, y: i64, z: i64, target: Prism, obstacles: list[Prism], rays: i64, points: i64, few: i64, many: i64
) -> i64:
    """The same number if it is up to ``few`` or from ``many`` on; in between any number between these two.

    It is known sooner: by the first rays of which enough is hidden and enough is not.
    """
    fan = _Fan(x, y, z, target, rays, points)
    blockers = _blockers(fan, target, obstacles)
    every: i64 = _BELOW[points]
    count: i64 = 0
    seen: i64 = 0
    enough = rays * points - many
    for _ in range(rays):
        fan.aim()
        for place, blocker in enumerate(blockers):
            _hide_by(fan, blocker)
            if fan.hidden == every:
                if place:  # what hides all of a ray most likely hides all of the next
                    blockers[place] = blockers[0]
                    blockers[0] = blocker
                break
        hidden = _bits(fan.hidden)
        count += hidden
        seen += points - hidden
        if count > few and seen > enough:
            return few + 1
        fan.turn()
    return count


def _blockers(fan: _Fan, target: Prism, obstacles: list[Prism]) -> list[_Blocker]:
    """What may stand between, as seen from the eye."""
    found: list[_Blocker] = []
    for number in in_the_way(fan.x, fan.y, target.shape, obstacles):
        if obstacles[number].top > obstacles[number].bottom:
            found.append(_seen(fan, number, obstacles[number]))
    return found


def _seen(fan: _Fan, number: int, obstacle: Prism) -> _Blocker:
    shape = obstacle.shape
    ux = fan.ux
    uy = fan.uy
    ox = float(shape.x - fan.x)
    oy = float(shape.y - fan.y)
    corners: list[_Corner] = []
    for edge in shape.edges:
        cx = float(edge.ax - fan.x)
        cy = float(edge.ay - fan.y)
        corners.append(_Corner(ux * cx + uy * cy, ux * cy - uy * cx))
    if corners and not shape.closed:
        raise ValueError("expected obstacles with an inside, got a polyline")
    return _Blocker(
        number,
        ux * ox + uy * oy,
        ux * oy - uy * ox,
        float(shape.reach),
        float(obstacle.bottom - fan.z),
        float(obstacle.top - fan.z),
        corners,
    )


def _hide_by(fan: _Fan, blocker: _Blocker) -> None:
    """Hide what an obstacle hides of the points of a ray."""
    along = blocker.x * fan.cosine + blocker.y * fan.sine
    rest = blocker.reach * blocker.reach - (blocker.square - along * along)
    if rest <= 0.0:
        return
    if blocker.corners:
        _hide_by_corners(fan, blocker)
    else:
        half = math.sqrt(rest)
        _hide(fan, blocker, along - half, along + half)


def _hide_by_corners(fan: _Fan, blocker: _Blocker) -> None:
    count = 0
    first = 0.0
    second = 0.0
    last = blocker.corners[len(blocker.corners) - 1]
    last_side = last.y * fan.cosine - last.x * fan.sine
    for corner in blocker.corners:
        side = corner.y * fan.cosine - corner.x * fan.sine
        if (side > 0.0) != (last_side > 0.0):
            first = second
            second = _crossing(fan, last, corner, last_side, side)
            count += 1
        last = corner
        last_side = side
    if count == 2:
        _hide(fan, blocker, min(first, second), max(first, second))
    elif count:
        crossings = _crossings(fan, blocker)
        for place in range(0, len(crossings), 2):
            _hide(fan, blocker, crossings[place], crossings[place + 1])


def _crossing(fan: _Fan, last: _Corner, corner: _Corner, last_side: float, side: float) -> float:
    """How far along the ray an edge crosses it."""
    part = last_side / (last_side - side)
    px = last.x + (corner.x - last.x) * part
    py = last.y + (corner.y - last.y) * part
    return px * fan.cosine + py * fan.sine


def _crossings(fan: _Fan, blocker: _Blocker) -> list[float]:
    """Where the edges of an obstacle that bends inwards cross a ray, from near to far."""
    found: list[float] = []
    last = blocker.corners[len(blocker.corners) - 1]
    last_side = last.y * fan.cosine - last.x * fan.sine
    for corner in blocker.corners:
        side = corner.y * fan.cosine - corner.x * fan.sine
        if (side > 0.0) != (last_side > 0.0):
            found.append(_crossing(fan, last, corner, last_side, side))
        last = corner
        last_side = side
    found.sort()
    return found


def _hide(fan: _Fan, blocker: _Blocker, start: float, end: float) -> None:
    """Hide the points behind a rectangle: from ``start`` to ``end`` along the ray, from bottom to top."""
    if start < 0.001:
        start = 0.0  # at the eye; slopes to a point nearer than this leave the range of whole numbers
    if end > fan.length:
        end = fan.length
    if end - start <= GRAZING:
        return
    # The slopes of the lines from the eye that enter the rectangle lie between two of its corners.
    if blocker.bottom < 0.0:
        least = blocker.bottom / start if start > 0.0 else -math.inf
    else:
        least = blocker.bottom / end
    if blocker.top > 0.0:
        most = blocker.top / start if start > 0.0 else math.inf
    else:
        most = blocker.top / end
    # Point k lies at the height (2 k + 1) / (2 points) of the target; heights are rounded to that grain.
    points = fan.points
    height = fan.height
    grain = 2 * points
    first: i64 = 0
    if least > -math.inf:
        bound = rounded((least * fan.length - float(fan.low)) * float(grain))
        if bound >= 0:
            first = (bound + height) // (2 * height)  # the first with (2 k + 1) * height > bound
    beyond: i64 = points
    if most < math.inf:
        bound = rounded((most * fan.length - float(fan.low)) * float(grain))
        if bound <= 0:
            return
        beyond = (bound + height - 1) // (2 * height)  # the first with (2 k + 1) * height >= bound
        if beyond > points:
            beyond = points
    if first >= beyond:
        return
    mask: i64 = _BELOW[beyond] - _BELOW[first]
    blocker.hidden += beyond - first
    fan.hidden |= mask


def _bits(number: i64) -> i64:
    """How many of the lower 32 bits are set."""
    number = number - ((number >> 1) & 0x55555555)
    number = (number & 0x33333333) + ((number >> 2) & 0x33333333)
    number = (number + (number >> 4)) & 0x0F0F0F0F
    return ((number * 0x01010101) & 0xFFFFFFFF) >> 24
