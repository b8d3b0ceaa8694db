"""Bearings, and parts of a view that are blocked.

A bearing is a number of millionths of a full turn, anticlockwise from the x axis. What is blocked of a view
is kept as spans on a screen that stands across the line of sight at distance 1: a direction is the tangent of
its angle from that line. So an obstacle costs no angles; only what is blocked in the end is turned into one.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.point import Point
from dicefront.tabletop.units import rounded

TURN: Final = 1_000_000
"""A full turn."""

WHOLE: Final = 1_000_000
"""All of something, in parts per million."""

GRAZING: Final = 1e-9
"""A span of the screen that is no wider does not count: a sight line that merely grazes is not blocked."""


def bearing(from_x: i64, from_y: i64, to_x: i64, to_y: i64) -> int:
    """The direction from one point to another, 0 for the same point."""
    turn = math.atan2(float(to_y - from_y), float(to_x - from_x)) / math.tau
    return int(rounded(turn * TURN)) % TURN


def towards(x: i64, y: i64, direction: int, length: i64) -> Point:
    """The point that lies so far away in a direction, rounded to the lattice."""
    angle = direction * math.tau / TURN
    return Point(x + rounded(math.cos(angle) * float(length)), y + rounded(math.sin(angle) * float(length)))


@mypyc_attr(acyclic=True)
class Span:
    """A blocked part of the screen."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high


class Screen:
    """A view of something between ``-edge`` and ``edge``, with the spans of it that are blocked."""

    def __init__(self, edge: float) -> None:
        self.edge = edge
        self.spans: list[Span] = []

    def block(self, low: float, high: float) -> float:
        """Block a span as far as it lies on the screen, and return how wide that part is."""
        if low < -self.edge:
            low = -self.edge
        if high > self.edge:
            high = self.edge
        width = high - low
        if width <= GRAZING:
            return 0.0
        # Sorted by the lower end: the few spans of a view are sorted in quickest while they come in.
        spans = self.spans
        place = len(spans)
        spans.append(Span(low, high))
        while place > 0 and spans[place - 1].low > low:
            spans[place - 1], spans[place] = spans[place], spans[place - 1]
            place -= 1
        return width

    def merged(self) -> list[Span]:
        """The blocked spans, each apart from the next."""
        found: list[Span] = []
        for span in self.spans:
            if found and span.low <= found[-1].high + GRAZING:
                last = found[-1]
                if span.high > last.high:
                    found[-1] = Span(last.low, span.high)
            else:
                found.append(span)
        return found


def angle_between(low: float, high: float) -> float:
    """The angle between two places of a screen."""
    return math.atan2(high - low, 1.0 + low * high)


def share(spans: list[Span], edge: float) -> int:
    """Which part of the angle from ``-edge`` to ``edge`` some spans fill, in parts per million."""
    if not spans:
        return 0
    if spans[0].low <= -edge and spans[0].high >= edge:
        return WHOLE
    blocked = 0.0
    for span in spans:
        blocked += angle_between(span.low, span.high)
    return rounded(blocked / (2.0 * math.atan(edge)) * WHOLE)
