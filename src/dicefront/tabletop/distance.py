"""Gaps between shapes, rounded up to whole units.

The gap of a disc and anything is negative where they overlap, by the depth of the overlap. Tolerances are
whole numbers, so comparing the rounded gap with one says the same as comparing the gap itself.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from dicefront.tabletop.point import crossing, square
from dicefront.tabletop.shapes import INSIDE, ON_OUTLINE, Segment, Shape, place_in
from dicefront.tabletop.units import root_up


def to_line(turn: i64, square_length: i64) -> i64:
    """The smallest whole number that is not smaller than |turn| / sqrt(square_length): a distance to a line.

    The quotient of two correctly rounded numbers is off by less than 2^-29 here, so the nearest thousandth
    decides; only next to a whole number are the squares, of up to 86 bits, compared.
    """
    if turn < 0:
        turn = -turn
    quotient = float(turn) / math.sqrt(float(square_length))
    whole: i64 = int(quotient)
    rest = quotient - float(whole)
    if 0.001 < rest < 0.999:
        return whole + 1
    return _to_line_exactly(turn, square_length, whole)


def _to_line_exactly(turn: int, square_length: int, whole: int) -> int:
    """The same in Python's integers, which do not overflow."""
    distance = whole - 1 if whole > 0 else 0
    while distance * distance * square_length < turn * turn:
        distance += 1
    return distance


def to_segment(x: i64, y: i64, segment: Segment) -> i64:
    """The distance of a point from a segment, rounded up."""
    px = x - segment.ax
    py = y - segment.ay
    along = px * segment.dx + py * segment.dy
    if along <= 0:
        return root_up(px * px + py * py)
    if along >= segment.square:
        return root_up(square(segment.bx, segment.by, x, y))
    return to_line(px * segment.dy - py * segment.dx, segment.square)


def between_segments(one: Segment, other: Segment) -> i64:
    """The distance of two segments, rounded up; 0 if they meet."""
    if crossing(one.ax, one.ay, one.bx, one.by, other.ax, other.ay, other.bx, other.by):
        return 0
    near = min(to_segment(one.ax, one.ay, other), to_segment(one.bx, one.by, other))
    far = min(to_segment(other.ax, other.ay, one), to_segment(other.bx, other.by, one))
    return min(near, far)


def to_outline(x: i64, y: i64, shape: Shape) -> i64:
    """The distance of a point from the edges of a shape, rounded up."""
    least = to_segment(x, y, shape.edges[0])
    for place in range(1, len(shape.edges)):
        least = min(least, to_segment(x, y, shape.edges[place]))
    return least


def gap_of_disc(x: i64, y: i64, radius: i64, shape: Shape) -> i64:
    """The gap between a base and a shape; negative where they overlap."""
    if shape.round:
        return root_up(square(shape.x, shape.y, x, y)) - radius - shape.reach
    away = to_outline(x, y, shape)
    if place_in(shape, x, y) == INSIDE:
        return -away - radius
    return away - radius


def gap(one: Shape, other: Shape) -> int:
    """The gap between two shapes; -1 where two shapes with edges overlap, whose depth is not measured."""
    if one.round:
        return gap_of_disc(one.x, one.y, one.reach, other)
    if other.round:
        return gap_of_disc(other.x, other.y, other.reach, one)
    if _overlap(one, other):
        return -1
    least = between_segments(one.edges[0], other.edges[0])
    for edge in one.edges:
        for facing in other.edges:
            least = min(least, between_segments(edge, facing))
    return least


def _overlap(one: Shape, other: Shape) -> bool:
    """Whether two shapes with edges cross, or one has a part of its outline inside the other."""
    touching = False
    for edge in one.edges:
        for facing in other.edges:
            meet = crossing(edge.ax, edge.ay, edge.bx, edge.by, facing.ax, facing.ay, facing.bx, facing.by)
            if meet == 2:
                return True
            if meet:
                touching = True
    if not touching:
        return _holds(one, other.edges[0]) or _holds(other, one.edges[0])
    if _enters(one, other) or _enters(other, one):
        return True
    # What is left touches from outside, or has the same outline.
    return one.closed and other.closed and _follows(one, other) and _follows(other, one)


def _holds(shape: Shape, edge: Segment) -> bool:
    return shape.closed and place_in(shape, edge.ax, edge.ay) == INSIDE


def _enters(one: Shape, other: Shape) -> bool:
    """Whether a piece of an outline, cut where corners of the other touch it, lies inside the other.

    Everything is doubled, so that the middle of a piece is a point of the lattice.
    """
    if not other.closed:
        return False
    doubled = Shape(
        other.x * 2,
        other.y * 2,
        other.reach * 2,
        [Segment(edge.ax * 2, edge.ay * 2, edge.bx * 2, edge.by * 2) for edge in other.edges],
        True,
    )
    for edge in one.edges:
        cuts = [(edge.ax, edge.ay), (edge.bx, edge.by)]
        for facing in other.edges:
            if to_segment(facing.ax, facing.ay, edge) == 0:
                cuts.append((facing.ax, facing.ay))
        cuts.sort()
        for place in range(len(cuts) - 1):
            x = cuts[place][0] + cuts[place + 1][0]
            y = cuts[place][1] + cuts[place + 1][1]
            if place_in(doubled, x, y) == INSIDE:
                return True
    return False


def _follows(one: Shape, other: Shape) -> bool:
    return all(place_in(other, edge.ax, edge.ay) == ON_OUTLINE for edge in one.edges)


def depth(shape: Shape, x: i64, y: i64) -> int:
    """How far inside a shape a point lies, rounded down; negative outside, 0 on the outline."""
    if shape.round:
        return shape.reach - root_up(square(shape.x, shape.y, x, y))
    away = to_outline(x, y, shape)
    if place_in(shape, x, y) != INSIDE:
        return -away
    return away if _is_whole(x, y, shape, away) else away - 1


def _is_product(turn: int, wide: int, square_length: int) -> bool:
    """Compare squares in Python's integers, which do not overflow."""
    return turn * turn == wide * wide * square_length


def _is_whole(x: i64, y: i64, shape: Shape, away: i64) -> bool:
    """Whether the distance from the outline, rounded up, needed no rounding."""
    for edge in shape.edges:
        px = x - edge.ax
        py = y - edge.ay
        along = px * edge.dx + py * edge.dy
        if along <= 0:
            if px * px + py * py == away * away:
                return True
        elif along >= edge.square:
            if square(edge.bx, edge.by, x, y) == away * away:
                return True
        else:
            turn = px * edge.dy - py * edge.dx
            nearly = float(away) * math.sqrt(float(edge.square)) - abs(float(turn))
            if -1.0 < nearly < 1.0 and _is_product(turn, away, edge.square):
                return True
    return False
