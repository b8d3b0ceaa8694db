"""The legal answer that comes nearest to one that was refused, found by asking the judge of the question.

It works for every gesture with free points: a point, figures that are put down together, the way of a figure.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any, Final

from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PATH, PLACE_POINT, PLACE_SEVERAL, Gesture, fits
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.terms import SPACE

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
    if not _has_points(gesture, form) or not fits(gesture, form):
        return None
    low = form if gesture.turn else _flat(gesture, form)
    for made in [form] if low == form else [form, low]:
        found = _cut(question, made) if gesture.kind == PATH else None
        if found is None:
            found = _beside(question, gesture, made)
        if found is not None:
            return found
    return _option(question, form) if gesture.kind == PLACE_POINT else None


def _has_points(gesture: Gesture, form: Json) -> bool:
    if not isinstance(form, list) or not form:
        return False
    if gesture.kind == PLACE_SEVERAL:
        return all(isinstance(pair, list) and isinstance(pair[-1], list) for pair in form)
    return gesture.kind == PLACE_POINT or (gesture.kind == PATH and gesture.of != [SPACE])


def _judged(question: Question[Any], form: Json) -> Any | None:
    """What a form means, if that is legal."""
    meant = question.read(question.from_hand(form))
    return None if isinstance(meant, Refusal) else meant


# -- beside the point ---------------------------------------------------------------------------


def _beside(question: Question[Any], gesture: Gesture, form: Json) -> Any | None:
    """On rings round the point, the nearest first; several figures are moved together."""
    for ring in range(RINGS):
        far = FIRST * GROWTH**ring
        for turn in range(DIRECTIONS):
            angle = math.tau * turn / DIRECTIONS
            found = _judged(question, _moved(gesture, form, angle, far))
            if found is not None:
                return _closer(question, gesture, form, angle, far, found)
    return None


def _closer(
    question: Question[Any], gesture: Gesture, form: Json, angle: float, far: float, found: Any
) -> Any:
    low, high = far / GROWTH, far
    for _ in range(CLOSER):
        middle = (low + high) / 2
        nearer = _judged(question, _moved(gesture, form, angle, middle))
        if nearer is None:
            low = middle
        else:
            high, found = middle, nearer
    return found


def _moved(gesture: Gesture, form: Json, angle: float, far: float) -> Json:
    assert isinstance(form, list)
    dx, dy = round(math.cos(angle) * far), round(math.sin(angle) * far)
    if gesture.kind == PLACE_POINT:
        return _shifted(form, dx, dy)
    if gesture.kind == PATH:
        return [*form[:-1], _shifted(form[-1], dx, dy)]
    return [[pair[0], _shifted(pair[1], dx, dy)] for pair in form if isinstance(pair, list)]


def _shifted(point: Json, dx: int, dy: int) -> Json:
    assert isinstance(point, list)
    x, y, *rest = point
    assert type(x) is int
    assert type(y) is int
    return [x + dx, y + dy, *rest]


def _flat(gesture: Gesture, form: Json) -> Json:
    """Without heights, which the rules then find."""
    assert isinstance(form, list)
    if gesture.kind == PLACE_POINT:
        return form[:2]
    if gesture.kind == PATH:
        return [point[:2] for point in form if isinstance(point, list)]
    return [[pair[0], pair[1][:2]] for pair in form if isinstance(pair, list) and isinstance(pair[1], list)]


def _option(question: Question[Any], form: Json) -> Any | None:
    """The suggestion that lies nearest."""
    here = _point(form)
    found = [(_point(question.in_hand(option)), option) for option in question.options()]
    near = [(math.dist(here, there), option) for there, option in found if here and there]
    return min(near, key=lambda one: one[0])[1] if near else None


def _point(form: Json) -> list[int]:
    found = [part for part in form[:2] if type(part) is int] if isinstance(form, list) else []
    return found if len(found) == 2 else []


# -- along the way ------------------------------------------------------------------------------


def _cut(question: Question[Any], form: Json) -> Any | None:
    """The longest legal beginning of a way of several points."""
    if not isinstance(form, list) or len(form) < 2:
        return None
    for share in range(SHARES - 1, 0, -1):
        found = _judged(question, _beginning(form, share / SHARES))
        if found is None:
            continue
        low, high = share / SHARES, (share + 1) / SHARES
        for _ in range(CLOSER):
            middle = (low + high) / 2
            longer = _judged(question, _beginning(form, middle))
            if longer is None:
                high = middle
            else:
                low, found = middle, longer
        return found
    return None


def _beginning(form: Json, share: float) -> Json:
    """So much of a way, counted from its first point."""
    points = [_point(one) for one in form] if isinstance(form, list) else []
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    left = sum(lengths) * share
    made: list[Json] = [list[Json](points[0])]
    for length, (one, other) in zip(lengths, pairwise(points), strict=True):
        part = min(1.0, left / length) if length else 1.0
        made.append([round(one[0] + (other[0] - one[0]) * part), round(one[1] + (other[1] - one[1]) * part)])
        left -= length
        if left <= 0:
            break
    return made
