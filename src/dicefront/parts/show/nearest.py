"""The legal answer that comes nearest to one that was refused, found by asking the judge of the question.

It works for every gesture with free points: a point, figures that are put down together, the way of a figure.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any, Final

from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PATH, PLACE_POINT, FreePoints, Gesture, form_of_points, free_points
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question

DIRECTIONS: Final = 16
FIRST: Final = 40
"""The first ring round a point lies so many units away, and each further one by a share more."""
GROWTH: Final = 1.35
RINGS: Final = 22
SHARES: Final = 24
"""A way that is refused is cut after so many parts of its length."""
CLOSER: Final = 6
"""So many times the gap between what was refused and what is legal is halved."""


def nearest(question: Question[Any], form: Json) -> Any | None:
    """The value nearest to what a hand made; none if there is nothing near, or nothing to be moved."""
    gesture = question.gesture()
    placed = free_points(gesture, form)
    if placed is None:
        return None
    low = placed if gesture.turn else placed.without_heights()  # the rules then find the heights
    for made in [placed] if low == placed else [placed, low]:
        found = _cut(question, gesture, made) if gesture.kind == PATH else None
        if found is None:
            found = _beside(question, gesture, made)
        if found is not None:
            return found
    return _option(question, gesture, placed) if gesture.kind == PLACE_POINT else None


def _judged(question: Question[Any], gesture: Gesture, placed: FreePoints) -> Any | None:
    """What points mean, if that is legal."""
    meant = question.read(question.from_hand(form_of_points(gesture, placed)))
    return None if isinstance(meant, Refusal) else meant


# -- beside the point ---------------------------------------------------------------------------


def _beside(question: Question[Any], gesture: Gesture, placed: FreePoints) -> Any | None:
    """On rings round the point, the nearest first; several figures are moved together."""
    for ring in range(RINGS):
        far = FIRST * GROWTH**ring
        for turn in range(DIRECTIONS):
            angle = math.tau * turn / DIRECTIONS
            found = _judged(question, gesture, _moved(gesture, placed, angle, far))
            if found is not None:
                return _closer(question, gesture, placed, angle, far, found)
    return None


def _closer(
    question: Question[Any], gesture: Gesture, placed: FreePoints, angle: float, far: float, found: Any
) -> Any:
    low, high = far / GROWTH, far
    for _ in range(CLOSER):
        middle = (low + high) / 2
        nearer = _judged(question, gesture, _moved(gesture, placed, angle, middle))
        if nearer is None:
            low = middle
        else:
            high, found = middle, nearer
    return found


def _moved(gesture: Gesture, placed: FreePoints, angle: float, far: float) -> FreePoints:
    """All points together, and of a way its end."""
    dx, dy = round(math.cos(angle) * far), round(math.sin(angle) * far)
    if gesture.kind != PATH:
        return placed.moved(dx, dy)
    end = FreePoints(placed.points[-1:], []).moved(dx, dy)
    return FreePoints([*placed.points[:-1], *end.points], [])


def _option(question: Question[Any], gesture: Gesture, placed: FreePoints) -> Any | None:
    """The suggestion that lies nearest."""
    near: list[tuple[float, Any]] = []
    for option in question.options():
        there = free_points(gesture, question.in_hand(option))
        if there is not None:
            near.append((math.dist(placed.points[0][:2], there.points[0][:2]), option))
    return min(near, key=lambda one: one[0])[1] if near else None


# -- along the way ------------------------------------------------------------------------------


def _cut(question: Question[Any], gesture: Gesture, placed: FreePoints) -> Any | None:
    """The longest legal beginning of a way of several points."""
    if len(placed.points) < 2:
        return None
    for share in range(SHARES - 1, 0, -1):
        found = _judged(question, gesture, _beginning(placed, share / SHARES))
        if found is None:
            continue
        low, high = share / SHARES, (share + 1) / SHARES
        for _ in range(CLOSER):
            middle = (low + high) / 2
            longer = _judged(question, gesture, _beginning(placed, middle))
            if longer is None:
                high = middle
            else:
                low, found = middle, longer
        return found
    return None


def _beginning(placed: FreePoints, share: float) -> FreePoints:
    """So much of a way, counted from its first point."""
    points = [point[:2] for point in placed.points]
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    left = sum(lengths) * share
    made = [points[0]]
    for length, (one, other) in zip(lengths, pairwise(points), strict=True):
        part = min(1.0, left / length) if length else 1.0
        made.append([round(one[0] + (other[0] - one[0]) * part), round(one[1] + (other[1] - one[1]) * part)])
        left -= length
        if left <= 0:
            break
    return FreePoints(made, [])
