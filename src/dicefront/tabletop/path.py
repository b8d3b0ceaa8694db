"""Paths: straight legs from point to point, their length, cost and clearance.

A leg is measured in 64ths of a unit, rounded up, and the sum of the legs is rounded up to a unit: a path of a
hundred legs is at most two units too long.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.distance import between_segments, gap_of_disc, to_segment
from dicefront.tabletop.point import Point, between, crossing, side, square
from dicefront.tabletop.shapes import INSIDE, Segment, Shape, place_in
from dicefront.tabletop.units import root_up, rounded
from dicefront.tabletop.widened import Widened

GRAIN: Final = 64


@mypyc_attr(acyclic=True)
class Terrain:
    """Ground on which every length counts ``factor`` times."""

    def __init__(self, shape: Shape, factor: i64) -> None:
        self.shape = shape
        self.factor = factor


@mypyc_attr(acyclic=True)
class Stretch:
    """A part of a path, in 64ths of a unit from its start."""

    def __init__(self, start: i64, end: i64) -> None:
        self.start = start
        self.end = end


@mypyc_attr(acyclic=True)
class Block:
    """Where a path is blocked: the leg, counted from 0, and the number of the obstacle."""

    def __init__(self, leg: int, obstacle: int) -> None:
        self.leg = leg
        self.obstacle = obstacle


def fine_length(one: Point, other: Point) -> i64:
    """The length of a leg in 64ths of a unit, rounded up."""
    return root_up(square(one.x, one.y, other.x, other.y) * (GRAIN * GRAIN))


def _up(fine: i64) -> i64:
    return (fine + GRAIN - 1) // GRAIN


def length(points: list[Point]) -> int:
    """The length of a path, rounded up."""
    total: i64 = 0
    for place in range(len(points) - 1):
        total += fine_length(points[place], points[place + 1])
    return _up(total)


def point_along(points: list[Point], far: i64) -> Point:
    """The point so far along a path, rounded to the lattice; its end if the path is shorter."""
    rest = far * GRAIN
    for place in range(len(points) - 1):
        one = points[place]
        other = points[place + 1]
        leg = fine_length(one, other)
        if rest <= leg and leg:
            part = float(rest) / float(leg)
            return Point(
                one.x + rounded(float(other.x - one.x) * part), one.y + rounded(float(other.y - one.y) * part)
            )
        rest -= leg
    return points[-1]


def nearest_along(points: list[Point], x: i64, y: i64) -> int:
    """How far along a path the point of it lies that is nearest to a point, rounded."""
    best: i64 = 0
    least = float(square(points[0].x, points[0].y, x, y))
    walked: i64 = 0
    for place in range(len(points) - 1):
        one = points[place]
        other = points[place + 1]
        leg = fine_length(one, other)
        if leg:
            dx = float(other.x - one.x)
            dy = float(other.y - one.y)
            part = (float(x - one.x) * dx + float(y - one.y) * dy) / (dx * dx + dy * dy)
            part = min(max(part, 0.0), 1.0)
            px = float(x - one.x) - part * dx
            py = float(y - one.y) - part * dy
            if px * px + py * py < least:
                least = px * px + py * py
                best = walked + rounded(part * float(leg))
        walked += leg
    return (best + GRAIN // 2) // GRAIN


def cut(points: list[Point], allowance: i64) -> list[Point]:
    """A path up to where an allowance ends; what is left is never longer than the allowance."""
    if length(points) <= allowance:
        return points
    far = allowance
    while far > 0:
        kept: list[Point] = [points[0]]
        walked: i64 = 0
        for place in range(1, len(points)):
            walked += fine_length(points[place - 1], points[place])
            if walked >= far * GRAIN:
                break
            kept.append(points[place])
        kept.append(point_along(points, far))
        if length(kept) <= allowance:
            return kept
        far -= 1  # rounding to the lattice made it longer
    return [points[0]]


def clearance(points: list[Point], radius: i64, shape: Shape) -> int:
    """The smallest gap between a moving base and a shape; negative where they overlap.

    Where the centre itself crosses or enters a shape with edges, the depth is no more than the radius.
    """
    if len(points) == 1:
        return gap_of_disc(points[0].x, points[0].y, radius, shape)
    least = _clearance_of_leg(points[0], points[1], radius, shape)
    for place in range(1, len(points) - 1):
        least = min(least, _clearance_of_leg(points[place], points[place + 1], radius, shape))
    return least


def _clearance_of_leg(one: Point, other: Point, radius: i64, shape: Shape) -> i64:
    leg = Segment(one.x, one.y, other.x, other.y)
    if shape.round:
        return to_segment(shape.x, shape.y, leg) - radius - shape.reach
    if shape.closed and place_in(shape, one.x, one.y) == INSIDE:
        return -radius
    least = between_segments(leg, shape.edges[0])
    for edge in shape.edges:
        least = min(least, between_segments(leg, edge))
    return least - radius


def blocked_by(points: list[Point], radius: i64, obstacles: list[Shape], tolerance: i64) -> Block | None:
    """The first leg on which the base overlaps an obstacle by more than the tolerance; ``None`` if none."""
    near = _near_path(points, radius, obstacles)
    if not near:
        return None
    if len(points) == 1:
        points = [points[0], points[0]]
    for place in range(len(points) - 1):
        one = points[place]
        other = points[place + 1]
        leg = Segment(one.x, one.y, other.x, other.y)
        left = min(one.x, other.x) - radius
        right = max(one.x, other.x) + radius
        low = min(one.y, other.y) - radius
        high = max(one.y, other.y) + radius
        for number in near:
            shape = obstacles[number]
            reach = shape.reach
            if shape.x + reach <= left or shape.x - reach >= right:
                continue
            if shape.y + reach <= low or shape.y - reach >= high:
                continue
            if comes_nearer(leg, radius - tolerance, shape, place == 0):
                return Block(place, number)
    return None


def passes_by(ax: i64, ay: i64, bx: i64, by: i64, room: i64, shape: Shape) -> bool:
    """Whether the line through two points plainly passes a shape, with more than so much room."""
    dx = float(bx - ax)
    dy = float(by - ay)
    turn = float(shape.x - ax) * dy - float(shape.y - ay) * dx
    far = float(room + shape.reach + 1)
    return turn * turn > far * far * (dx * dx + dy * dy)


def comes_nearer(leg: Segment, room: i64, shape: Shape, from_start: bool) -> bool:
    """Whether a leg comes nearer to a shape than there is room; into a polygon it is over its edges only."""
    if shape.round:
        return to_segment(shape.x, shape.y, leg) < room + shape.reach
    left = min(leg.ax, leg.bx) - room
    right = max(leg.ax, leg.bx) + room
    low = min(leg.ay, leg.by) - room
    high = max(leg.ay, leg.by) + room
    for edge in shape.edges:
        if (edge.ax <= left and edge.bx <= left) or (edge.ax >= right and edge.bx >= right):
            continue
        if (edge.ay <= low and edge.by <= low) or (edge.ay >= high and edge.by >= high):
            continue
        if between_segments(leg, edge) < room:
            return True
    return from_start and shape.closed and place_in(shape, leg.ax, leg.ay) == INSIDE


def _near_path(points: list[Point], radius: i64, obstacles: list[Shape]) -> list[int]:
    """The numbers of the obstacles that come into the upright box round a path, widened by the base."""
    left = points[0].x
    right = left
    low = points[0].y
    high = low
    for point in points:
        left = min(left, point.x)
        right = max(right, point.x)
        low = min(low, point.y)
        high = max(high, point.y)
    left -= radius
    right += radius
    low -= radius
    high += radius
    found: list[int] = []
    for number in range(len(obstacles)):
        shape = obstacles[number]
        x = shape.x
        reach = shape.reach
        if x + reach > left and x - reach < right and shape.y + reach > low and shape.y - reach < high:
            found.append(number)
    return found


def touched(points: list[Point], radius: i64, shapes: list[Shape], tolerance: i64) -> list[int]:
    """The numbers of the shapes that a base touches anywhere on a path, start and end included."""
    return [number for number in range(len(shapes)) if clearance(points, radius, shapes[number]) <= tolerance]


def crossed_at(points: list[Point], wall: Shape) -> int:
    """How far along a path, in 64ths of a unit, its centre first goes through the edges of a shape.

    -1 if it does not: coming up to them and back is not crossing.
    """
    best: i64 = -1
    for edge in wall.edges:
        at = _through(points, edge)
        if at >= 0 and (best < 0 or at < best):
            best = at
    return best


def _through(points: list[Point], edge: Segment) -> i64:
    """How far along a path it first goes from one side of an edge to the other over the edge; -1 if never."""
    before: i64 = 0
    met: i64 = -1  # where the path came onto the edge and has not left it since
    walked: i64 = 0
    for place in range(len(points)):
        point = points[place]
        here = side(edge.ax, edge.ay, edge.bx, edge.by, point.x, point.y)
        leg: i64 = 0
        if place:
            leg = fine_length(points[place - 1], point)
        if here == 0:
            on = between(edge.ax, edge.ay, edge.bx, edge.by, point.x, point.y)
            met = (walked + leg if met < 0 else met) if on else -1
        elif before != 0 and (here > 0) != (before > 0):
            last = points[place - 1]
            if met >= 0:
                return met
            if crossing(last.x, last.y, point.x, point.y, edge.ax, edge.ay, edge.bx, edge.by):
                there = side(edge.ax, edge.ay, edge.bx, edge.by, last.x, last.y)
                return walked + rounded(float(leg) * float(there) / float(there - here))
        if here != 0:
            before = here
            met = -1
        walked += leg
    return -1


def crosses(points: list[Point], wall: Shape) -> bool:
    """Whether the centre goes through the edges of a shape; coming up to them and back is not crossing."""
    return crossed_at(points, wall) >= 0


def first_within(points: list[Point], shape: Shape, limit: i64) -> int:
    """How far along a path its centre first comes within a distance of a shape, rounded up; -1 if never.

    At the start this is 0 only if the centre is there already.
    """
    near = Widened(shape, float(limit), 0.0)
    if gap_of_disc(points[0].x, points[0].y, limit, shape) <= 0:
        return 0
    walked: i64 = 0
    for place in range(len(points) - 1):
        one = points[place]
        other = points[place + 1]
        leg = fine_length(one, other)
        if leg:
            dx = float(other.x - one.x)
            dy = float(other.y - one.y)
            away = math.sqrt(dx * dx + dy * dy)
            hit = near.first_hit(float(one.x), float(one.y), dx / away, dy / away, math.inf)
            if hit <= away:
                return _up(walked + rounded(hit * GRAIN))
        walked += leg
    return -1


def stretches_inside(points: list[Point], shape: Shape) -> list[Stretch]:
    """The parts of a path on which its centre is inside a closed shape."""
    found: list[Stretch] = []
    walked: i64 = 0
    for place in range(len(points) - 1):
        one = points[place]
        other = points[place + 1]
        leg = fine_length(one, other)
        if leg:
            _add_parts(found, _parts_inside(one, other, shape), walked, leg)
        walked += leg
    return found


def _add_parts(found: list[Stretch], parts: list[tuple[float, float]], walked: i64, leg: i64) -> None:
    """Add the parts of a leg, each from 0 to 1, to the stretches of the legs before it."""
    for part in parts:
        start = walked + rounded(part[0] * float(leg))
        end = walked + rounded(part[1] * float(leg))
        if end <= start:
            continue
        if found and found[-1].end >= start:
            found[-1] = Stretch(found[-1].start, max(found[-1].end, end))
        else:
            found.append(Stretch(start, end))


def stretches_near(points: list[Point], shape: Shape, distance: i64) -> list[Stretch]:
    """The parts of a path on which its centre is nearer to a shape than a distance, or inside it."""
    found: list[Stretch] = []
    walked: i64 = 0
    for place in range(len(points) - 1):
        one = points[place]
        other = points[place + 1]
        leg = fine_length(one, other)
        if leg and to_segment(shape.x, shape.y, Segment(one.x, one.y, other.x, other.y)) < (
            shape.reach + distance
        ):
            _add_parts(found, _parts_near(one, other, shape, float(distance)), walked, leg)
        walked += leg
    return found


def _parts_near(one: Point, other: Point, shape: Shape, distance: float) -> list[tuple[float, float]]:
    """The parts of a leg near a shape, each from 0 (its start) to 1 (its end), in order."""
    if shape.round:
        return _part_in_disc(one, other, float(shape.x), float(shape.y), float(shape.reach) + distance)
    found: list[tuple[float, float]] = []
    if shape.closed:
        found = _parts_inside(one, other, shape)
    for edge in shape.edges:
        # What is near an edge is convex: one part of the leg lies in it, made up of these.
        near = _part_in_disc(one, other, float(edge.ax), float(edge.ay), distance)
        near += _part_in_disc(one, other, float(edge.bx), float(edge.by), distance)
        near += _part_in_strip(one, other, edge, distance)
        if near:
            found.append((min(part[0] for part in near), max(part[1] for part in near)))
    found.sort()
    return found


def _part_in_disc(one: Point, other: Point, x: float, y: float, radius: float) -> list[tuple[float, float]]:
    dx = float(other.x - one.x)
    dy = float(other.y - one.y)
    px = float(one.x) - x
    py = float(one.y) - y
    whole = dx * dx + dy * dy
    middle = -(px * dx + py * dy) / whole
    rest = middle * middle - (px * px + py * py - radius * radius) / whole
    if rest <= 0.0:
        return []
    half = math.sqrt(rest)
    start = max(0.0, middle - half)
    end = min(1.0, middle + half)
    return [(start, end)] if start < end else []


def _part_in_strip(one: Point, other: Point, edge: Segment, distance: float) -> list[tuple[float, float]]:
    """The part of a leg beside an edge, not beyond its ends, and nearer to it than a distance."""
    length = math.sqrt(float(edge.square))
    lx = float(edge.dx) / length
    ly = float(edge.dy) / length
    px = float(one.x - edge.ax)
    py = float(one.y - edge.ay)
    dx = float(other.x - one.x)
    dy = float(other.y - one.y)
    part = _between(px * lx + py * ly, dx * lx + dy * ly, 0.0, length, 0.0, 1.0)
    part = _between(lx * py - ly * px, lx * dy - ly * dx, -distance, distance, part[0], part[1])
    return [part] if part[0] < part[1] else []


def _between(
    value: float, change: float, low: float, high: float, start: float, end: float
) -> tuple[float, float]:
    """From where to where a value that changes evenly lies between two others; an empty part if nowhere."""
    if change == 0.0:
        return (start, end) if low <= value <= high else (1.0, 0.0)
    one = (low - value) / change
    other = (high - value) / change
    return max(start, min(one, other)), min(end, max(one, other))


def last_free(points: list[Point], radius: i64, limit: i64, others: list[Shape], tolerance: i64) -> i64:
    """Up to so far the last point of a path where a base overlaps none of some others; 0 if there is none."""
    place = 0
    while place < len(others) and limit > 0:
        at = point_along(points, limit)
        shape = others[place]
        place += 1
        if gap_of_disc(at.x, at.y, radius, shape) >= -tolerance:
            continue
        start: i64 = (limit - 1) * GRAIN  # points are rounded: it may lie outside by a hair
        for inside in stretches_near(points, shape, radius - tolerance):
            if inside.start < limit * GRAIN <= inside.end:
                start = inside.start
        limit = min(start // GRAIN, limit - 1)  # rounding may leave it where it is
        place = 0
    return max(limit, 0)


def without(stretches: list[Stretch], others: list[Stretch]) -> list[Stretch]:
    """What is left of some stretches without others; both in order."""
    found: list[Stretch] = []
    for stretch in stretches:
        start = stretch.start
        for other in others:
            if other.end <= start or other.start >= stretch.end:
                continue
            if other.start > start:
                found.append(Stretch(start, other.start))
            start = other.end
        if start < stretch.end:
            found.append(Stretch(start, stretch.end))
    return found


def _parts_inside(one: Point, other: Point, shape: Shape) -> list[tuple[float, float]]:
    """The parts of a leg inside a shape, each from 0 (its start) to 1 (its end)."""
    ax = float(one.x)
    ay = float(one.y)
    dx = float(other.x) - ax
    dy = float(other.y) - ay
    if shape.round:
        return _part_in_disc(one, other, float(shape.x), float(shape.y), float(shape.reach))
    cuts: list[float] = [0.0, 1.0]
    for edge in shape.edges:
        turn = dx * float(edge.dy) - dy * float(edge.dx)
        if turn != 0.0:
            px = float(edge.ax) - ax
            py = float(edge.ay) - ay
            on_leg = (px * float(edge.dy) - py * float(edge.dx)) / turn
            on_edge = (px * dy - py * dx) / turn
            if 0.0 < on_leg < 1.0 and 0.0 <= on_edge <= 1.0:
                cuts.append(on_leg)
    cuts.sort()
    inside = Widened(shape, 0.0, 0.0)
    found: list[tuple[float, float]] = []
    for place in range(len(cuts) - 1):
        middle = (cuts[place] + cuts[place + 1]) / 2.0
        if cuts[place] < cuts[place + 1] and inside.holds(ax + middle * dx, ay + middle * dy):
            found.append((cuts[place], cuts[place + 1]))
    return found


def cost(points: list[Point], terrains: list[Terrain]) -> int:
    """The length of a path, each part counted by the hardest terrain its centre is on; rounded up."""
    total: i64 = 0
    for place in range(len(points) - 1):
        total += fine_length(points[place], points[place + 1])
    stretches: list[tuple[int, int, int]] = []
    cuts: list[int] = []
    for terrain in terrains:
        for stretch in stretches_inside(points, terrain.shape):
            stretches.append((stretch.start, stretch.end, terrain.factor))
            cuts.append(stretch.start)
            cuts.append(stretch.end)
    cuts.sort()
    for place in range(len(cuts) - 1):
        start = cuts[place]
        end = cuts[place + 1]
        factor = 1
        for first, last, times in stretches:
            if first <= start and end <= last:
                factor = max(factor, times)
        total += (end - start) * (factor - 1)
    return _up(total)
