"""Sight by width: which bearings from a point to a base are blocked.

Everything is turned so that the line of sight is the x axis, and a direction is a tangent on a screen. A part
of an obstacle blocks if it lies nearer than the target: outside the target's base, and nearer than the points
where the tangents from the eye touch that base. For two discs that do not overlap one comparison of whole
numbers settles which is nearer on every bearing that meets both.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.angles import Screen, Span, share
from dicefront.tabletop.shapes import INSIDE, ON_OUTLINE, Prism, Segment, Shape, place_in
from dicefront.tabletop.sight_points import in_the_way

FAR: Final = 1e12
"""A direction at right angles to the line of sight, or beyond."""


@mypyc_attr(acyclic=True)
class Cover:
    """The covered share of a target, the obstacle that covers most of it (-1 if none) and what is blocked."""

    def __init__(self, share: int, obstacle: int, spans: list[Span]) -> None:
        self.share = share
        self.obstacle = obstacle
        self.spans = spans


@mypyc_attr(acyclic=True)
class _Near:
    """An obstacle near the line of sight: its number, and where its centre lies along and across the line."""

    def __init__(self, number: int, prism: Prism, along: float, across: float) -> None:
        self.number = number
        self.prism = prism
        self.along = along
        self.across = across


class Look:
    """A line of sight from a point to a base, with the obstacles near it."""

    def __init__(self, x: i64, y: i64, target: Shape, obstacles: list[Prism]) -> None:
        self.x = x
        self.y = y
        self.target_x: i64 = target.x
        self.target_y: i64 = target.y
        self.target_reach: i64 = target.reach
        dx = target.x - x
        dy = target.y - y
        square = dx * dx + dy * dy
        self.tangent: i64 = square - target.reach * target.reach
        """The square of the distance to where the tangents touch the base; not above 0 inside it."""
        self.away: float = math.sqrt(float(square))
        self.ux: float = float(dx) / self.away if square else 1.0
        self.uy: float = float(dy) / self.away if square else 0.0
        self.radius: float = float(target.reach)
        self.edge: float = self.radius / math.sqrt(float(self.tangent)) if self.tangent > 0 else FAR
        self.near: list[_Near] = []
        if self.tangent > 0:
            self._find_near(target, obstacles)

    def _find_near(self, target: Shape, obstacles: list[Prism]) -> None:
        for number in in_the_way(self.x, self.y, target, obstacles):
            shape = obstacles[number].shape
            ox = float(shape.x - self.x)
            oy = float(shape.y - self.y)
            along = self.ux * ox + self.uy * oy
            across = self.ux * oy - self.uy * ox
            self.near.append(_Near(number, obstacles[number], along, across))

    def cover(self, least: i64) -> Cover:
        """How much of the base the obstacles of at least this height cover; nothing from within the base."""
        screen = Screen(self.edge)
        culprit = -1
        widest = 0.0
        for one in self.near:
            if one.prism.top < least:
                continue
            width = self._block(screen, one)
            if width > widest:
                widest = width
                culprit = one.number
        if culprit < 0:
            return Cover(0, -1, [])
        spans = screen.merged()
        return Cover(share(spans, self.edge), culprit, spans)

    def _block(self, screen: Screen, one: _Near) -> float:
        shape = one.prism.shape
        if shape.round:
            return _block_by_disc(self, screen, shape, one.along, one.across)
        return _block_by_edges(self, screen, shape, one.along, one.across)

    def shares(self) -> list[tuple[int, int]]:
        """The share of the base that each obstacle covers by itself, with its number; most first."""
        found: list[tuple[int, int]] = []
        for one in self.near:
            screen = Screen(self.edge)
            if self._block(screen, one) > 0.0:
                found.append((-share(screen.merged(), self.edge), one.number))
        found.sort()
        return [(-part, number) for part, number in found]


def covered(x: i64, y: i64, target: Shape, obstacles: list[Prism], least: i64) -> Cover:
    """How much of a base the obstacles cover that are at least so high."""
    return Look(x, y, target, obstacles).cover(least)


def _block_by_disc(look: Look, screen: Screen, disc: Shape, along: float, across: float) -> float:
    ox = disc.x - look.x
    oy = disc.y - look.y
    tangent = ox * ox + oy * oy - disc.reach * disc.reach
    if tangent < 0:
        return screen.block(-look.edge, look.edge)
    tx = disc.x - look.target_x
    ty = disc.y - look.target_y
    together = disc.reach + look.target_reach
    overlapping = tx * tx + ty * ty < together * together
    if not overlapping and tangent >= look.tangent:
        return 0.0
    length = math.sqrt(float(tangent))
    reach = float(disc.reach)
    left_x = along * length - across * reach
    left_y = across * length + along * reach
    right_x = along * length + across * reach
    right_y = across * length - along * reach
    if left_x > 0.0:
        high = left_y / left_x
    elif left_y > 0.0:
        high = FAR
    else:
        return 0.0
    if right_x > 0.0:
        low = right_y / right_x
    elif right_y < 0.0:
        low = -FAR
    else:
        return 0.0
    if overlapping:
        return _block_by_overlapping(
            look, screen, disc, along, across, max(low, -look.edge), min(high, look.edge)
        )
    return screen.block(low, high)


def _block_by_overlapping(
    look: Look, screen: Screen, disc: Shape, along: float, across: float, low: float, high: float
) -> float:
    """Two discs that overlap: between their common points one of them is nearer, beyond them the other."""
    cuts = [low, high]
    dx = along - look.away
    dy = across
    apart = dx * dx + dy * dy
    reach = float(disc.reach)
    if apart > 0.0:
        part = (apart + look.radius * look.radius - reach * reach) / (2.0 * apart)
        rest = look.radius * look.radius / apart - part * part
        if rest > 0.0:
            aside = math.sqrt(rest)
            for sign in (-1.0, 1.0):
                px = look.away + part * dx - sign * aside * dy
                py = part * dy + sign * aside * dx
                if px > 0.0 and low < py / px < high:
                    cuts.append(py / px)
    cuts.sort()
    width = 0.0
    for place in range(len(cuts) - 1):
        slope = (cuts[place] + cuts[place + 1]) / 2.0
        first = _first_hit(slope, along, across, reach)
        if first >= 0.0 and first < _first_hit(slope, look.away, 0.0, look.radius):
            width += screen.block(cuts[place], cuts[place + 1])
    return width


def _first_hit(slope: float, cx: float, cy: float, radius: float) -> float:
    """How far along a direction a disc is met first; negative if it is not."""
    norm = math.sqrt(1.0 + slope * slope)
    along = (cx + slope * cy) / norm
    aside = (cy - slope * cx) / norm
    rest = radius * radius - aside * aside
    return along - math.sqrt(rest) if rest >= 0.0 else -1.0


def _block_by_edges(look: Look, screen: Screen, shape: Shape, along: float, across: float) -> float:
    reach = float(shape.reach)
    dx = look.away - along
    if along > reach and dx * dx + across * across >= (reach + look.radius) * (reach + look.radius):
        # All of it lies in front of the eye and apart from the target, so it blocks one span or none.
        if along * along + across * across - reach * reach >= float(look.tangent):
            return 0.0
        return _block_by_corners(look, screen, shape)
    if shape.closed:
        place = place_in(shape, look.x, look.y)
        if place == INSIDE:
            return screen.block(-look.edge, look.edge)
        if place == ON_OUTLINE:
            return _block_from_outline(look, screen, shape)
    own = Screen(look.edge)
    for edge in shape.edges:
        _block_by_edge(look, own, edge)
    width = 0.0
    for span in own.merged():
        width += screen.block(span.low, span.high)
    return width


def _block_by_corners(look: Look, screen: Screen, shape: Shape) -> float:
    """Block from the rightmost to the leftmost corner."""
    low = FAR
    high = -FAR
    for edge in shape.edges:
        px = float(edge.ax - look.x)
        py = float(edge.ay - look.y)
        tangent = (look.ux * py - look.uy * px) / (look.ux * px + look.uy * py)
        low = min(low, tangent)
        high = max(high, tangent)
    if not shape.closed:
        last = shape.edges[len(shape.edges) - 1]
        px = float(last.bx - look.x)
        py = float(last.by - look.y)
        tangent = (look.ux * py - look.uy * px) / (look.ux * px + look.uy * py)
        low = min(low, tangent)
        high = max(high, tangent)
    return screen.block(low, high)


def _block_by_edge(look: Look, screen: Screen, edge: Segment) -> None:
    """Block what an edge hides with the parts of it that lie before the target."""
    px = float(edge.ax - look.x)
    py = float(edge.ay - look.y)
    ax = look.ux * px + look.uy * py
    ay = look.ux * py - look.uy * px
    px = float(edge.bx - look.x)
    py = float(edge.by - look.y)
    bx = look.ux * px + look.uy * py
    by = look.ux * py - look.uy * px
    if (ay >= look.radius and by >= look.radius) or (ay <= -look.radius and by <= -look.radius):
        return
    if ax <= 0.0 and bx <= 0.0:
        return
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    start = 0.0
    end = 1.0
    limit = float(look.tangent)
    if ax * ax + ay * ay > limit or bx * bx + by * by > limit:
        middle = -(ax * dx + ay * dy) / square
        rest = middle * middle - (ax * ax + ay * ay - limit) / square
        if rest <= 0.0:
            return
        half = math.sqrt(rest)
        start = max(start, middle - half)
        end = min(end, middle + half)
        if start >= end:
            return
    # What lies in the target's base does not hide it.
    fx = ax - look.away
    middle = -(fx * dx + ay * dy) / square
    rest = middle * middle - (fx * fx + ay * ay - look.radius * look.radius) / square
    if rest > 0.0:
        half = math.sqrt(rest)
        if middle - half < end and middle + half > start:
            if start < middle - half:
                _block_by_piece(
                    screen,
                    ax + start * dx,
                    ay + start * dy,
                    ax + (middle - half) * dx,
                    ay + (middle - half) * dy,
                )
            if middle + half < end:
                _block_by_piece(
                    screen, ax + (middle + half) * dx, ay + (middle + half) * dy, ax + end * dx, ay + end * dy
                )
            return
    _block_by_piece(screen, ax + start * dx, ay + start * dy, ax + end * dx, ay + end * dy)


def _block_by_piece(screen: Screen, ax: float, ay: float, bx: float, by: float) -> None:
    if ax <= 0.0 and bx <= 0.0:
        return
    one = ay / ax if ax > 0.0 else 0.0
    other = by / bx if bx > 0.0 else 0.0
    if ax <= 0.0 or bx <= 0.0:
        level = ay + (by - ay) * ax / (ax - bx)  # where the piece passes beside the eye
        if level == 0.0:
            return  # through the eye: only its own direction
        aside = FAR if level > 0.0 else -FAR
        if ax <= 0.0:
            one = aside
        else:
            other = aside
    if one < other:
        screen.block(one, other)
    else:
        screen.block(other, one)


def _block_from_outline(look: Look, screen: Screen, shape: Shape) -> float:
    """From a point of the outline: the directions into the shape are blocked, others by its other edges."""
    own = Screen(look.edge)
    count = len(shape.edges)
    for place in range(count):
        edge = shape.edges[place]
        turn = edge.dx * (look.y - edge.ay) - edge.dy * (look.x - edge.ax)
        part = (look.x - edge.ax) * edge.dx + (look.y - edge.ay) * edge.dy
        if turn or part < 0 or part >= edge.square:
            _block_by_edge(look, own, edge)
            continue
        before = shape.edges[place - 1] if part == 0 else edge
        _block_wedge(
            look,
            own,
            float(edge.bx - look.x),
            float(edge.by - look.y),
            float(before.ax - look.x),
            float(before.ay - look.y),
        )
    width = 0.0
    for span in own.merged():
        width += screen.block(span.low, span.high)
    return width


def _block_wedge(look: Look, screen: Screen, nx: float, ny: float, px: float, py: float) -> None:
    """Block the directions from one vector anticlockwise to another."""
    next_x = look.ux * nx + look.uy * ny
    next_y = look.ux * ny - look.uy * nx
    last_x = look.ux * px + look.uy * py
    last_y = look.ux * py - look.uy * px
    cuts = [-look.edge, look.edge]
    if next_x > 0.0 and -look.edge < next_y / next_x < look.edge:
        cuts.append(next_y / next_x)
    if last_x > 0.0 and -look.edge < last_y / last_x < look.edge:
        cuts.append(last_y / last_x)
    cuts.sort()
    convex = next_x * last_y - next_y * last_x > 0.0
    for place in range(len(cuts) - 1):
        slope = (cuts[place] + cuts[place + 1]) / 2.0
        left_of_next = next_x * slope - next_y > 0.0
        right_of_last = last_y - slope * last_x > 0.0
        if (left_of_next and right_of_last) if convex else (left_of_next or right_of_last):
            screen.block(cuts[place], cuts[place + 1])
