"""Where a base may be put: contact points, and the nearest places where it fits.

Points are computed in floats, rounded to the lattice, and only then judged, in whole numbers.
"""

from __future__ import annotations

import math

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.distance import depth, gap_of_disc
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Field, Segment, Shape
from dicefront.tabletop.units import root_up, rounded


def fits(x: i64, y: i64, radius: i64, obstacles: list[Shape], field: Field | None, tolerance: i64) -> bool:
    """Whether a base may stand somewhere: on the field, overlapping nothing by more than the tolerance."""
    if field is not None and not field.holds(x, y, radius, tolerance):
        return False
    for shape in obstacles:
        far = radius + shape.reach
        dx = shape.x - x
        dy = shape.y - y
        if -far < dx < far and -far < dy < far and gap_of_disc(x, y, radius, shape) < -tolerance:
            return False
    return True


def contact_towards(x: i64, y: i64, radius: i64, other: Shape) -> Point:
    """Where a base touches a disc on the side that faces a point; the gap is less than 1 from 0."""
    far = radius + other.reach
    dx = float(x - other.x)
    dy = float(y - other.y)
    away = math.sqrt(dx * dx + dy * dy)
    if away == 0.0:
        return Point(other.x + far, other.y)
    part = float(far) / away
    return Point(other.x + rounded(dx * part), other.y + rounded(dy * part))


def contact_points(radius: i64, other: Shape, first: int, count: int) -> list[Point]:
    """Places round a disc where a base touches it, evenly spread, from a bearing anticlockwise."""
    far = radius + other.reach
    return [towards(other.x, other.y, first + TURN * place // count, far) for place in range(count)]


def nearest_on(x: i64, y: i64, shape: Shape) -> Point:
    """The point of a shape's outline that is nearest to a point, rounded to the lattice."""
    if shape.round:
        return contact_towards(x, y, 0, shape)
    best = Point(shape.edges[0].ax, shape.edges[0].ay)
    least = -1.0
    for edge in shape.edges:
        part = (float(x - edge.ax) * float(edge.dx) + float(y - edge.ay) * float(edge.dy)) / float(
            edge.square
        )
        part = min(max(part, 0.0), 1.0)
        px = float(edge.ax) + part * float(edge.dx)
        py = float(edge.ay) + part * float(edge.dy)
        away = (px - float(x)) * (px - float(x)) + (py - float(y)) * (py - float(y))
        if least < 0.0 or away < least:
            least = away
            best = Point(rounded(px), rounded(py))
    return best


@mypyc_attr(acyclic=True)
class Border:
    """A part of the border of the forbidden area: a circle, or a straight piece if the radius is 0."""

    def __init__(self, x: float, y: float, dx: float, dy: float, radius: float) -> None:
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy
        self.radius = radius


def nearest_places(
    wanted: Point,
    radius: i64,
    obstacles: list[Shape],
    field: Field | None,
    tolerance: i64,
    most: i64,
    surfaces: list[Shape] | None = None,
    inset: i64 = 0,
) -> list[Point]:
    """The places nearest to a wanted one where a base fits, no further away than ``most``.

    Several if they are equally near, to the unit; none if there is none. The nearest place lies on the border
    of what is forbidden, right opposite or where two borders meet; so these are all that is looked at.
    With surfaces the centre must lie inside one of them by at least ``inset``.
    """
    if _may_stand(wanted.x, wanted.y, radius, obstacles, field, tolerance, surfaces, inset):
        return [wanted]
    horizon = 2 * radius
    while True:
        horizon = min(horizon, most)
        found = _places_within(wanted, radius, obstacles, field, tolerance, horizon, surfaces, inset)
        if found or horizon >= most:
            return found
        horizon *= 3


def _may_stand(
    x: i64,
    y: i64,
    radius: i64,
    obstacles: list[Shape],
    field: Field | None,
    tolerance: i64,
    surfaces: list[Shape] | None,
    inset: i64,
) -> bool:
    if surfaces is not None and not any(depth(surface, x, y) >= inset for surface in surfaces):
        return False
    return fits(x, y, radius, obstacles, field, tolerance)


def _places_within(
    wanted: Point,
    radius: i64,
    obstacles: list[Shape],
    field: Field | None,
    tolerance: i64,
    horizon: i64,
    surfaces: list[Shape] | None,
    inset: i64,
) -> list[Point]:
    near = [
        shape for shape in obstacles if gap_of_disc(wanted.x, wanted.y, radius, shape) <= horizon + radius
    ]
    borders = borders_of(near, radius, field)
    if surfaces is not None:
        for surface in surfaces:
            if gap_of_disc(wanted.x, wanted.y, 0, surface) <= horizon:
                _add_inner_borders(borders, surface, float(inset))
    proposals: list[tuple[int, int, int]] = []
    for first in range(len(borders)):
        _propose_nearest(wanted, borders[first], proposals)
        for second in range(first + 1, len(borders)):
            _propose_meeting(wanted, borders[first], borders[second], proposals)
    proposals.sort()
    found: list[Point] = []
    best: i64 = 0
    for away, x, y in proposals:
        far = root_up(away)
        if far > horizon or (found and far > best + 1):
            break
        place = _near(x, y, radius, near, field, tolerance, surfaces, inset)
        if place is None or place in found:
            continue
        if not found:
            best = far
        if all(square(place.x, place.y, other.x, other.y) > 8 for other in found):
            found.append(place)
    return found


def _near(
    x: i64,
    y: i64,
    radius: i64,
    obstacles: list[Shape],
    field: Field | None,
    tolerance: i64,
    surfaces: list[Shape] | None,
    inset: i64,
) -> Point | None:
    """A point of the lattice where a base fits: this one or, because of rounding, one beside it."""
    if _may_stand(x, y, radius, obstacles, field, tolerance, surfaces, inset):
        return Point(x, y)
    for dx in range(-1, 2):
        for dy in range(-1, 2):
            if _may_stand(x + dx, y + dy, radius, obstacles, field, tolerance, surfaces, inset):
                return Point(x + dx, y + dy)
    return None


def _add_inner_borders(borders: list[Border], surface: Shape, inset: float) -> None:
    """The border of what lies inside a closed shape by at least so much."""
    if surface.round:
        inner = float(surface.reach) - inset
        if inner > 0.0:
            borders.append(Border(float(surface.x), float(surface.y), 0.0, 0.0, inner))
        else:
            borders.append(Border(float(surface.x), float(surface.y), 0.0, 0.0, 0.0))
        return
    for place in range(len(surface.edges)):
        edge = surface.edges[place]
        last = surface.edges[place - 1]
        borders.append(_beside(edge, inset))
        if last.dx * edge.dy - last.dy * edge.dx < 0 and inset > 0.0:
            borders.append(Border(float(edge.ax), float(edge.ay), 0.0, 0.0, inset))


def borders_of(obstacles: list[Shape], radius: i64, field: Field | None) -> list[Border]:
    """The border of where the centre of a base may not be, in parts: round obstacles, inside the field."""
    wide = float(radius)
    found: list[Border] = []
    for shape in obstacles:
        if shape.round:
            found.append(Border(float(shape.x), float(shape.y), 0.0, 0.0, wide + float(shape.reach)))
            continue
        for edge in shape.edges:
            found.append(Border(float(edge.ax), float(edge.ay), 0.0, 0.0, wide))
            found.append(_beside(edge, -wide))
            if not shape.closed:
                found.append(_beside(edge, wide))
        if not shape.closed:
            last = shape.edges[len(shape.edges) - 1]
            found.append(Border(float(last.bx), float(last.by), 0.0, 0.0, wide))
    if field is not None:
        left = float(field.left) + wide
        right = float(field.right) - wide
        low = float(field.low) + wide
        high = float(field.high) - wide
        found.append(Border(left, low, right - left, 0.0, 0.0))
        found.append(Border(left, high, right - left, 0.0, 0.0))
        found.append(Border(left, low, 0.0, high - low, 0.0))
        found.append(Border(right, low, 0.0, high - low, 0.0))
    return found


def _beside(edge: Segment, aside: float) -> Border:
    """An edge shifted to its left, or to its right if negative: outside an anticlockwise polygon."""
    part = aside / math.sqrt(float(edge.square))
    dx = float(edge.dx)
    dy = float(edge.dy)
    return Border(float(edge.ax) - dy * part, float(edge.ay) + dx * part, dx, dy, 0.0)


def _propose(wanted: Point, x: float, y: float, proposals: list[tuple[int, int, int]]) -> None:
    px = rounded(x)
    py = rounded(y)
    proposals.append((square(wanted.x, wanted.y, px, py), px, py))


def _propose_nearest(wanted: Point, border: Border, proposals: list[tuple[int, int, int]]) -> None:
    """The point of a border right opposite."""
    px = float(wanted.x) - border.x
    py = float(wanted.y) - border.y
    if border.radius > 0.0:
        away = math.sqrt(px * px + py * py)
        if away == 0.0:
            for dx, dy in ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)):
                _propose(wanted, border.x + dx * border.radius, border.y + dy * border.radius, proposals)
        else:
            part = border.radius / away
            _propose(wanted, border.x + px * part, border.y + py * part, proposals)
        return
    whole = border.dx * border.dx + border.dy * border.dy
    part = min(max((px * border.dx + py * border.dy) / whole, 0.0), 1.0) if whole > 0.0 else 0.0
    _propose(wanted, border.x + part * border.dx, border.y + part * border.dy, proposals)


def _propose_meeting(
    wanted: Point, one: Border, other: Border, proposals: list[tuple[int, int, int]]
) -> None:
    for x, y in meetings(one, other):
        _propose(wanted, x, y, proposals)


def meetings(one: Border, other: Border) -> list[tuple[float, float]]:
    """The points where two parts of the border meet."""
    if one.radius > 0.0 and other.radius > 0.0:
        return _of_circles(one, other)
    if one.radius > 0.0:
        return _of_circle_and_line(one, other)
    if other.radius > 0.0:
        return _of_circle_and_line(other, one)
    turn = one.dx * other.dy - one.dy * other.dx
    if turn != 0.0:
        part = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / turn
        if 0.0 <= part <= 1.0:
            return [(one.x + part * one.dx, one.y + part * one.dy)]
    return []


def _of_circles(one: Border, other: Border) -> list[tuple[float, float]]:
    dx = other.x - one.x
    dy = other.y - one.y
    apart = dx * dx + dy * dy
    if apart == 0.0:
        return []
    part = (apart + one.radius * one.radius - other.radius * other.radius) / (2.0 * apart)
    rest = one.radius * one.radius / apart - part * part
    if rest < 0.0:
        return []
    aside = math.sqrt(rest)
    x = one.x + part * dx
    y = one.y + part * dy
    return [(x + aside * dy, y - aside * dx), (x - aside * dy, y + aside * dx)]


def _of_circle_and_line(circle: Border, line: Border) -> list[tuple[float, float]]:
    whole = line.dx * line.dx + line.dy * line.dy
    if whole == 0.0:
        return []
    px = line.x - circle.x
    py = line.y - circle.y
    middle = -(px * line.dx + py * line.dy) / whole
    rest = middle * middle - (px * px + py * py - circle.radius * circle.radius) / whole
    if rest < 0.0:
        return []
    half = math.sqrt(rest)
    return [
        (line.x + part * line.dx, line.y + part * line.dy)
        for part in (middle - half, middle + half)
        if 0.0 <= part <= 1.0
    ]
