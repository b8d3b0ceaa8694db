"""Places and ways at random: samples of what a hand may draw, which no list of suggestions limits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.kernel.draw import Draw
from dicefront.skirmish.figures import Figure
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.point import Point

LEGS: Final = 3


def any_way(figure: Figure, far: int, draw: Draw) -> list[list[int]]:
    """One to three points after the start, together no longer than this."""
    at = figure.body.centre()
    legs = 1 + draw.below(LEGS)
    found: list[list[int]] = []
    for _ in range(legs):
        at = any_place_near(at.x, at.y, far // legs, draw)
        found.append([at.x, at.y])
    return found


def any_place_near(x: i64, y: i64, far: int, draw: Draw) -> Point:
    """A place in any direction, at most so far away."""
    return towards(x, y, draw.below(TURN), draw.below(far + 1))
