"""Regions: places of a base that no way joins, however long, because something closed lies between them.

What is in the way is widened by the base and cut into pieces, each a line with a width: the centre of a disc,
an edge, a border of the field. Pieces that overlap are linked. Links that lead back to where they began are a
closed chain, and who gets out of it has run into a piece. So places that lie inside different chains lie
in different regions; inside which chains a place lies is told by what passes above it.

This is much sooner done than looking for a way in vain: a search tries every way there is before it gives up.
``ways`` asks when a search takes long.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.placement import Border, borders_of, meetings
from dicefront.tabletop.shapes import Field, Shape
from dicefront.tabletop.widened import Line, squared_to_point

MARGIN: Final = 1
"""Pieces are so much narrower than what a way must keep off, since its corners are rounded.

The corners of a curve lie up to ``BULGE`` outside it. A way that got past another obstacle only for that
could not be drawn, so it is no loss.
"""

ENDS: Final = [0.0, 1.0]


@mypyc_attr(acyclic=True)
class Piece(Line):
    """Everything nearer than ``width`` to a line."""

    def __init__(self, ax: float, ay: float, bx: float, by: float, width: float) -> None:
        super().__init__(ax, ay, bx, by)
        self.width = width
        self.left: float = min(ax, bx) - width
        self.right: float = max(ax, bx) + width
        self.low: float = min(ay, by) - width
        self.high: float = max(ay, by) + width

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside it."""
        if x <= self.left or x >= self.right or y <= self.low or y >= self.high:
            return False
        return (
            squared_to_point(self.ax, self.ay, self.dx, self.dy, self.square, x, y) < self.width * self.width
        )


@mypyc_attr(acyclic=True)
class Link:
    """The line from the beginning of one piece to that of another that overlaps it, inside these two."""

    def __init__(self, first: int, second: int, xs: list[float], ys: list[float]) -> None:
        self.first = first
        self.second = second
        self.xs = xs
        self.ys = ys
        self.left: float = min(xs)
        self.right: float = max(xs)
        self.high: float = max(ys)
        self.is_sorted = False

    def is_odd_above(self, x: float, y: float) -> bool:
        """Whether it passes above a point an odd number of times."""
        if x < self.left or x > self.right or y > self.high:
            return False
        odd = False
        for place in range(len(self.xs) - 1):
            ax = self.xs[place]
            bx = self.xs[place + 1]
            if (ax <= x) != (bx <= x):
                ay = self.ys[place]
                if ay + (x - ax) * (self.ys[place + 1] - ay) / (bx - ax) > y:
                    odd = not odd
        return odd


class Regions:
    """The regions of a base of one size among obstacles. They are found when somebody first asks."""

    def __init__(self, radius: i64, obstacles: list[Shape], field: Field | None, tolerance: i64) -> None:
        self.width: i64 = radius - max(tolerance, 1) - MARGIN
        is_wide = self.width > 0  # what is smaller than the margin is never found to be cut off
        self.obstacles: list[Shape] = obstacles if is_wide else []
        self.field: Field | None = field if is_wide else None
        self.are_known = False
        self.pieces: list[Piece] = []
        self.links: list[Link] = []  # each leads from a piece to one that those before it do not reach
        self.closing: list[Link] = []  # each closes a chain
        self.places: dict[tuple[float, float], list[int]] = {}
        self.rims: dict[tuple[float, float, float], list[tuple[float, float]]] = {}

    def chains_round(self, x: float, y: float) -> list[int]:
        """The numbers of the closed chains round a place; for all places of a region they are the same."""
        self._get_known()
        if (x, y) in self.places:
            return self.places[(x, y)]
        odd = [False] * len(self.pieces)
        for link in self.links:
            odd[link.second] = odd[link.first] != link.is_odd_above(x, y)
        found: list[int] = []
        for number in range(len(self.closing)):
            link = self.closing[number]
            if (odd[link.first] != odd[link.second]) != link.is_odd_above(x, y):
                found.append(number)
        self.places[(x, y)] = found
        return found

    def on_rim(self, x: float, y: float, rim: float) -> list[tuple[float, float]]:
        """A point on each part of a circle that a base can follow without leaving it."""
        self._get_known()
        if (x, y, rim) in self.rims:
            return self.rims[(x, y, rim)]
        circle = Border(x, y, 0.0, 0.0, rim)
        angles: list[float] = []
        for border in borders_of(self.obstacles, self.width, self.field):
            for mx, my in meetings(circle, border):
                angles.append(math.atan2(my - y, mx - x))
        angles.sort()
        angles.append(angles[0] + math.tau if angles else math.pi)
        found: list[tuple[float, float]] = []
        last = angles[-1] - math.tau
        for angle in angles:
            middle = (last + angle) / 2.0
            px = x + rim * math.cos(middle)
            py = y + rim * math.sin(middle)
            last = angle
            if not self._is_shut(px, py):
                found.append((px, py))
        self.rims[(x, y, rim)] = found
        return found

    def _is_shut(self, x: float, y: float) -> bool:
        """Whether a place lies inside a piece."""
        return any(piece.holds(x, y) for piece in self.pieces)

    def _get_known(self) -> None:
        if not self.are_known:
            self.are_known = True
            self._cut_up()
            self._link()

    def _cut_up(self) -> None:
        """Cut what is in the way into pieces."""
        wide = float(self.width)
        for shape in self.obstacles:
            if shape.round:
                x = float(shape.x)
                y = float(shape.y)
                self.pieces.append(Piece(x, y, x, y, wide + float(shape.reach)))
            for edge in shape.edges:
                self.pieces.append(
                    Piece(float(edge.ax), float(edge.ay), float(edge.bx), float(edge.by), wide)
                )
        field = self.field
        if field is not None:
            left = float(field.left) + wide
            low = float(field.low) + wide
            right = float(field.right) - wide
            high = float(field.high) - wide
            self.pieces.append(Piece(left, low, right, low, 0.0))
            self.pieces.append(Piece(right, low, right, high, 0.0))
            self.pieces.append(Piece(right, high, left, high, 0.0))
            self.pieces.append(Piece(left, high, left, low, 0.0))

    def _link(self) -> None:
        """Link the pieces that overlap: from the first of a group to all others, then what closes chains."""
        pieces = self.pieces
        links_of: list[list[Link]] = [[] for _ in pieces]
        for second in range(len(pieces)):
            for first in range(second):
                if _may_overlap(pieces[first], pieces[second]):
                    link = _link_between(pieces, first, second)
                    if link is not None:
                        links_of[first].append(link)
                        links_of[second].append(link)
        is_reached = [False] * len(pieces)
        for root in range(len(pieces)):
            waiting = [root] if not is_reached[root] else []
            is_reached[root] = True
            while waiting:
                place = waiting.pop()
                for link in links_of[place]:
                    if link.is_sorted:
                        continue
                    link.is_sorted = True
                    if link.first != place:
                        link.second = link.first
                        link.first = place
                    if is_reached[link.second]:
                        self.closing.append(link)
                    else:
                        is_reached[link.second] = True
                        self.links.append(link)
                        waiting.append(link.second)


def _may_overlap(one: Piece, other: Piece) -> bool:
    return (
        one.left <= other.right
        and other.left <= one.right
        and one.low <= other.high
        and other.low <= one.high
    )


def _link_between(pieces: list[Piece], first: int, second: int) -> Link | None:
    """The link of two pieces by where their lines come nearest; ``None`` if they do not overlap."""
    one = pieces[first]
    other = pieces[second]
    to_one, to_other, square = _nearest(one, other)
    wide = one.width + other.width
    if square > wide * wide:
        return None
    return Link(
        first,
        second,
        [one.ax, one.ax + to_one * one.dx, other.ax + to_other * other.dx, other.ax],
        [one.ay, one.ay + to_one * one.dy, other.ay + to_other * other.dy, other.ay],
    )


def _nearest(one: Piece, other: Piece) -> tuple[float, float, float]:
    """Where the lines of two pieces come nearest, each from 0 to 1 along it, and the square of how near."""
    across = one.dx * other.dy - one.dy * other.dx
    px = other.ax - one.ax
    py = other.ay - one.ay
    if across != 0.0:
        on_one = (px * other.dy - py * other.dx) / across
        on_other = (px * one.dy - py * one.dx) / across
        if 0.0 <= on_one <= 1.0 and 0.0 <= on_other <= 1.0:
            return on_one, on_other, 0.0
    best = (0.0, 0.0, math.inf)
    for end in ENDS:
        on_one = _along(one, other.ax + end * other.dx, other.ay + end * other.dy)
        square = _square_between(one, on_one, other, end)
        if square < best[2]:
            best = (on_one, end, square)
        on_other = _along(other, one.ax + end * one.dx, one.ay + end * one.dy)
        square = _square_between(one, end, other, on_other)
        if square < best[2]:
            best = (end, on_other, square)
    return best


def _along(piece: Piece, x: float, y: float) -> float:
    """How far along the line of a piece the place of it lies that is nearest to a point, from 0 to 1."""
    if piece.square == 0.0:
        return 0.0
    return min(max(((x - piece.ax) * piece.dx + (y - piece.ay) * piece.dy) / piece.square, 0.0), 1.0)


def _square_between(one: Piece, on_one: float, other: Piece, on_other: float) -> float:
    dx = other.ax + on_other * other.dx - one.ax - on_one * one.dx
    dy = other.ay + on_other * other.dy - one.ay - on_one * one.dy
    return dx * dx + dy * dy
