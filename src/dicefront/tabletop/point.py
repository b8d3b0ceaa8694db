"""Points of the plane and exact predicates: which side, between, crossing."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.units import LIMIT, root_up


@mypyc_attr(acyclic=True, free_list_len=1)
class Point:
    """A place on the table. Never changed."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x = x
        self.y = y

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and self.x == other.x and self.y == other.y

    def __hash__(self) -> int:
        return int(self.x * 2_097_152 + self.y)

    def __repr__(self) -> str:
        return f"Point({self.x}, {self.y})"

    def pair(self) -> list[int]:
        """As it is written in answers, events and logs."""
        return [self.x, self.y]


def read_point(answer: object) -> Point | None:
    """The point that an answer ``[x, y]`` names; ``None`` if it names none."""
    if not isinstance(answer, list) or len(answer) != 2:
        return None
    x, y = answer
    if type(x) is not int or type(y) is not int or abs(x) > LIMIT or abs(y) > LIMIT:
        return None
    return Point(x, y)


def square(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The square of the distance of two points."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)


def apart(one: Point, other: Point) -> int:
    """The distance of two points, rounded up."""
    return root_up(square(one.x, one.y, other.x, other.y))


def side(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> i64:
    """Positive if a point lies left of the line from a to b, negative if right of it, 0 if on it."""
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def between(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> bool:
    """Whether a point of the line through a and b lies from a to b, ends included."""
    return min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def crossing(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> int:
    """How the segments ab and cd meet: 2 if they cross, 1 if they only touch or lie on each other, else 0."""
    a = side(cx, cy, dx, dy, ax, ay)
    b = side(cx, cy, dx, dy, bx, by)
    c = side(ax, ay, bx, by, cx, cy)
    d = side(ax, ay, bx, by, dx, dy)
    if ((a > 0 > b) or (a < 0 < b)) and ((c > 0 > d) or (c < 0 < d)):
        return 2
    if a == 0 and between(cx, cy, dx, dy, ax, ay):
        return 1
    if b == 0 and between(cx, cy, dx, dy, bx, by):
        return 1
    if c == 0 and between(ax, ay, bx, by, cx, cy):
        return 1
    if d == 0 and between(ax, ay, bx, by, dx, dy):
        return 1
    return 0
