"""Exact odds: every throw of a procedure is tried with every face."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any, TypeVar

from dicefront.kernel.dice import Roll
from dicefront.kernel.errors import BadData
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question, Sealed

R = TypeVar("R", bound=Hashable)

RUNS_AT_MOST = 2_000_000


def distribution(
    start: Callable[[], Steps[R]], decide: Callable[[Question[Any]], object], limit: int = RUNS_AT_MOST
) -> dict[R, Fraction]:
    """How likely each result of a procedure is, if its questions are answered by ``decide``.

    ``start`` makes the procedure afresh, on a state of its own: it is run once for every way the dice can
    fall, through the same rules as in play.
    """
    found: dict[R, dict[int, int]] = {}  # for each result: out of how many ways, how often
    faces: list[list[int]] = []
    sides: list[list[int]] = []
    for _ in range(limit):
        result = _run(start(), decide, faces, sides)
        ways = 1
        for throw in sides:
            for die in throw:
                ways *= die
        counts = found.setdefault(result, {})
        counts[ways] = counts.get(ways, 0) + 1
        if not _next_faces(faces, sides):
            return {end: _share(counts) for end, counts in found.items()}
    raise BadData("odds", f"a procedure with at most {limit} ways to fall", "more")


def _share(counts: dict[int, int]) -> Fraction:
    return sum((Fraction(times, ways) for ways, times in counts.items()), Fraction(0))


def _run(
    procedure: Steps[R],
    decide: Callable[[Question[Any]], object],
    faces: list[list[int]],
    sides: list[list[int]],
) -> R:
    """Run the procedure with the faces given, and ones from there on."""
    thrown = 0
    value: object = None
    while True:
        try:
            step = procedure.send(value)
        except StopIteration as stop:
            result: R = stop.value
            return result
        if isinstance(step, Roll):
            if thrown == len(faces):
                faces.append([1] * len(step.sides))
                sides.append(list(step.sides))
            value = faces[thrown]
            thrown += 1
        elif isinstance(step, Question):
            value = decide(step)
        elif isinstance(step, Sealed):
            value = [decide(question) for question in step.questions]
        else:
            value = None


def _next_faces(faces: list[list[int]], sides: list[list[int]]) -> bool:
    """Turn to the next way to fall, as an odometer does; False after the last."""
    while faces:
        throw, limits = faces[-1], sides[-1]
        for place in range(len(throw) - 1, -1, -1):
            if throw[place] < limits[place]:
                throw[place] += 1
                for rest in range(place + 1, len(throw)):
                    throw[rest] = 1
                return True
        faces.pop()
        sides.pop()
    return False
