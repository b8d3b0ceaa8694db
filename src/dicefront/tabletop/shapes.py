"""Shapes of the plane, and prisms: shapes that reach from one height to another.

Every shape knows a disc that holds it (centre and reach). A disc has no edges and is that disc; a polygon is
closed; a polyline is a wall without thickness. None of them is ever changed: who moves gets a new one.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.point import Point, between, crossing, side, square
from dicefront.tabletop.units import LIMIT, root_up, rounded

INSIDE: Final = 1
ON_OUTLINE: Final = 0
OUTSIDE: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Segment:
    """A straight line from a to b."""

    def __init__(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.dx: i64 = bx - ax
        self.dy: i64 = by - ay
        self.square: i64 = self.dx * self.dx + self.dy * self.dy


NO_EDGES: Final[list[Segment]] = []
"""Of all discs; not to be changed."""


def _bends_inwards(edges: list[Segment]) -> bool:
    """Whether an anticlockwise outline turns to the right anywhere."""
    for place in range(len(edges)):
        last = edges[place - 1]
        edge = edges[place]
        if last.dx * edge.dy - last.dy * edge.dx < 0:
            return True
    return False


@mypyc_attr(acyclic=True)
class Shape:
    """A part of the plane: a disc, a polygon or a polyline."""

    def __init__(self, x: i64, y: i64, reach: i64, edges: list[Segment], closed: bool) -> None:
        self.x = x
        self.y = y
        self.reach = reach
        self.edges = edges
        self.closed = closed
        self.round = not edges
        self.ring: bool = not closed and edges[0].ax == edges[-1].bx and edges[0].ay == edges[-1].by
        self.convex: bool = closed and not _bends_inwards(edges)

    def key(self) -> tuple[int, ...]:
        """Numbers that only an equal shape has; the first says how many follow."""
        count = len(self.edges)
        numbers: list[int] = [count if self.closed else -count, self.x, self.y, self.reach]
        for edge in self.edges:
            numbers.append(edge.ax)
            numbers.append(edge.ay)
        if not self.closed:
            numbers.append(self.edges[-1].bx)
            numbers.append(self.edges[-1].by)
        return tuple(numbers)

    def is_near(self, left: i64, right: i64, low: i64, high: i64) -> bool:
        """Whether it may lie in a box, by how far it reaches from its centre."""
        reach = self.reach
        x = self.x
        y = self.y
        return x + reach > left and x - reach < right and y + reach > low and y - reach < high

    def corners(self) -> list[Point]:
        """The corners in order; none of a disc."""
        points = [Point(edge.ax, edge.ay) for edge in self.edges]
        if points and not self.closed:
            points.append(Point(self.edges[-1].bx, self.edges[-1].by))
        return points


@mypyc_attr(acyclic=True, free_list_len=1)
class Disc(Shape):
    """A round base, marker or object."""

    def __init__(self, x: i64, y: i64, radius: i64) -> None:
        super().__init__(x, y, radius, NO_EDGES, True)


@mypyc_attr(acyclic=True)
class Polygon(Shape):
    """A simple polygon, kept anticlockwise whichever way its corners are given."""

    def __init__(self, corners: list[Point]) -> None:
        if len(corners) < 3:
            raise ValueError(f"expected a polygon of at least 3 corners, got {len(corners)}")
        check_corners([*corners, corners[0]])
        doubled = doubled_area(corners)
        if doubled == 0:
            raise ValueError("expected a polygon with an area, got corners on one line")
        if doubled < 0:
            corners = [corners[0], *reversed(corners[1:])]
        edges: list[Segment] = []
        for place in range(len(corners)):
            one = corners[place]
            other = corners[(place + 1) % len(corners)]
            edges.append(Segment(one.x, one.y, other.x, other.y))
        check_simple(edges)
        centre = middle(corners)
        super().__init__(centre.x, centre.y, farthest(centre, corners), edges, True)


@mypyc_attr(acyclic=True)
class Polyline(Shape):
    """Straight pieces end to end: a wall, a hedge, an edge that cannot be crossed."""

    def __init__(self, corners: list[Point]) -> None:
        if len(corners) < 2:
            raise ValueError(f"expected a polyline of at least 2 corners, got {len(corners)}")
        check_corners(corners)
        edges: list[Segment] = []
        for place in range(len(corners) - 1):
            one = corners[place]
            other = corners[place + 1]
            edges.append(Segment(one.x, one.y, other.x, other.y))
        centre = middle(corners)
        super().__init__(centre.x, centre.y, farthest(centre, corners), edges, False)


@mypyc_attr(acyclic=True)
class Prism:
    """A shape that is solid from ``bottom`` to ``top``: heights in units, or in a game's own levels."""

    def __init__(self, shape: Shape, bottom: i64, top: i64) -> None:
        self.shape = shape
        self.bottom = bottom
        self.top = top
        self.serial: i64 = 0  # the number that memories know it by, once one was given (see ``solids``)


@mypyc_attr(acyclic=True)
class Field:
    """The rectangle that is played on; nothing beyond its border exists."""

    def __init__(self, left: i64, low: i64, right: i64, high: i64) -> None:
        self.left = left
        self.low = low
        self.right = right
        self.high = high

    def holds(self, x: i64, y: i64, radius: i64, tolerance: i64) -> bool:
        """Whether a base lies wholly on the table."""
        room = radius - tolerance
        return (
            x - self.left >= room
            and self.right - x >= room
            and y - self.low >= room
            and self.high - y >= room
        )


def doubled_area(corners: list[Point]) -> int:
    """Twice the area inside the corners; negative if they go round clockwise."""
    first = corners[0]
    total: i64 = 0
    for place in range(1, len(corners) - 1):
        one = corners[place]
        other = corners[place + 1]
        total += side(first.x, first.y, one.x, one.y, other.x, other.y)
    return total


def check_corners(corners: list[Point]) -> None:
    """Refuse corners beyond the limit, and two equal ones in a row."""
    for place in range(len(corners)):
        point = corners[place]
        if max(point.x, point.y) > LIMIT or min(point.x, point.y) < -LIMIT:
            raise ValueError(f"expected coordinates up to {LIMIT}, got {point}")
        if place and corners[place - 1] == point:
            raise ValueError(f"expected corners that differ, got {point} twice")


def check_simple(edges: list[Segment]) -> None:
    """Refuse an outline that meets itself anywhere but where one edge follows the other."""
    count = len(edges)
    for first in range(count):
        one = edges[first]
        for second in range(first + 1, count):
            other = edges[second]
            meet = crossing(one.ax, one.ay, one.bx, one.by, other.ax, other.ay, other.bx, other.by)
            if second == first + 1 or (first == 0 and second == count - 1):
                back = one.dx * other.dx + one.dy * other.dy < 0 and one.dx * other.dy == one.dy * other.dx
                if not back:
                    continue
            elif not meet:
                continue
            raise ValueError(f"expected an outline that does not meet itself, got edges {first} and {second}")


def middle(corners: list[Point]) -> Point:
    """The middle of the smallest upright rectangle around some points."""
    xs = [point.x for point in corners]
    ys = [point.y for point in corners]
    return Point((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)


def farthest(centre: Point, corners: list[Point]) -> i64:
    """The distance of the farthest corner from a point, rounded up."""
    most: i64 = 0
    for point in corners:
        most = max(most, square(centre.x, centre.y, point.x, point.y))
    return root_up(most)


def rectangle(left: i64, low: i64, right: i64, high: i64) -> Polygon:
    """An upright rectangle."""
    return Polygon([Point(left, low), Point(right, low), Point(right, high), Point(left, high)])


def turned_rectangle(x: i64, y: i64, width: i64, depth: i64, degrees: float) -> Polygon:
    """A rectangle round a centre, turned anticlockwise; its corners are rounded to the lattice."""
    cosine = math.cos(math.radians(degrees))
    sine = math.sin(math.radians(degrees))
    corners: list[Point] = []
    for across, along in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        right = across * float(width)
        up = along * float(depth)
        corners.append(
            Point(x + rounded(right * cosine - up * sine), y + rounded(right * sine + up * cosine))
        )
    return Polygon(corners)


def shifted(shape: Shape, dx: i64, dy: i64) -> Shape:
    """The same shape elsewhere."""
    if shape.round:
        return Disc(shape.x + dx, shape.y + dy, shape.reach)
    return Polygon([Point(corner.x + dx, corner.y + dy) for corner in shape.corners()])


def place_in(shape: Shape, x: i64, y: i64) -> int:
    """Whether a point lies inside a shape, on its outline or outside; exact."""
    if shape.round:
        square_reach = shape.reach * shape.reach
        away = square(shape.x, shape.y, x, y)
        if away == square_reach:
            return ON_OUTLINE
        return INSIDE if away < square_reach else OUTSIDE
    place = _place_within(shape, x, y)
    return OUTSIDE if place == INSIDE and not shape.closed else place


def surrounds(ring: Shape, x: i64, y: i64) -> bool:
    """Whether a wall that ends where it begins goes round a point."""
    return ring.ring and _place_within(ring, x, y) == INSIDE


def _place_within(shape: Shape, x: i64, y: i64) -> int:
    """The same for the edges of a shape, as if they were those of a polygon."""
    inside = False
    for edge in shape.edges:
        # Left of an upward edge or right of a downward one: a ray to the right crosses it.
        turn = edge.dx * (y - edge.ay) - edge.dy * (x - edge.ax)
        if turn == 0 and between(edge.ax, edge.ay, edge.bx, edge.by, x, y):
            return ON_OUTLINE
        if edge.ay <= y < edge.by:
            if turn > 0:
                inside = not inside
        elif edge.by <= y < edge.ay and turn < 0:
            inside = not inside
    return INSIDE if inside else OUTSIDE
