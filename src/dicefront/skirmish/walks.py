"""What is known of a path: its pieces, its climbs, its cost, and what is wrong with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.sheet import NO_ONE

# What is wrong with a path.
FREE: Final = 0
BEYOND_BORDER: Final = 1
OBJECT_IN_WAY: Final = 2
FIGURE_IN_WAY: Final = 3
STOPPED: Final = 4  # by an enemy it touches
TOO_FAR: Final = 5
NO_FOOTING: Final = 6
OBJECT_AT_END: Final = 7
FIGURE_AT_END: Final = 8
OTHER_LEVEL: Final = 9
NOT_STRAIGHT: Final = 10  # a flight


@mypyc_attr(acyclic=True, free_list_len=1)
class Piece:
    """A straight part of a path at one height; ``start`` and ``end`` are lengths along the path.

    ``leg`` is the length at which its leg begins, ``over`` are the numbers of the climbable objects under it.
    """

    def __init__(
        self, ax: i64, ay: i64, bx: i64, by: i64, z: i64, start: i64, end: i64, leg: i64, over: list[int]
    ) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.z = z
        self.start = start
        self.end = end
        self.leg = leg
        self.over = over


@mypyc_attr(acyclic=True)
class Change:
    """Where a path changes its height by more than a step, and the objects it climbs there."""

    def __init__(self, at: i64, things: list[int], low: i64, high: i64) -> None:
        self.at = at
        self.things = things
        self.low = low
        self.high = high


NO_CHANGE: Final[list[Change]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk:
    """A judged path: its cost and its end, or what is wrong with it.

    ``met`` are the enemies touched at the end that were not touched at the start, ``culprit`` the object or
    figure that is in the way.
    """

    def __init__(self, x: i64, y: i64, z: i64) -> None:
        self.fault = FREE
        self.culprit = NOBODY
        self.cost: i64 = 0
        self.x = x
        self.y = y
        self.z = z
        self.met: list[int] = NO_ONE
        self.pieces: list[Piece] = []
        self.changes: list[Change] = NO_CHANGE

    def trace(self) -> list[list[int]]:
        """The way as points with heights, for those who draw it."""
        found: list[list[int]] = []
        for piece in self.pieces:
            for point in ([piece.ax, piece.ay, piece.z], [piece.bx, piece.by, piece.z]):
                if not found or found[-1] != point:
                    found.append(point)
        if found and found[-1][2] != self.z:
            found.append([self.x, self.y, self.z])
        return found
