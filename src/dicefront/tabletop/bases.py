"""Figures on round bases: contact, overlap, who is linked with whom."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Disc, Prism
from dicefront.tabletop.units import root_up


@mypyc_attr(acyclic=True)
class Base(Prism):
    """A figure: an upright cylinder on a round base. Games add what else a figure is."""

    def __init__(self, x: i64, y: i64, radius: i64, bottom: i64, height: i64) -> None:
        super().__init__(Disc(x, y, radius), bottom, bottom + height)

    def move(self, x: i64, y: i64, bottom: i64) -> None:
        """Put the figure elsewhere; it keeps its size."""
        self.shape = Disc(x, y, self.shape.reach)
        self.top += bottom - self.bottom
        self.bottom = bottom
        self.serial = 0

    def centre(self) -> Point:
        """Where it stands."""
        return Point(self.shape.x, self.shape.y)


def base_gap(one: Prism, other: Prism) -> int:
    """The gap between two bases in plan; negative where they overlap."""
    return _gap(one, other)


def _gap(one: Prism, other: Prism) -> i64:
    a = one.shape
    b = other.shape
    return root_up(square(a.x, a.y, b.x, b.y)) - a.reach - b.reach


def in_contact(one: Prism, other: Prism, tolerance: i64, rise: i64) -> bool:
    """Whether two bases touch: a gap up to the tolerance, standing heights no further apart than ``rise``."""
    step = one.bottom - other.bottom
    return -rise <= step <= rise and _gap(one, other) <= tolerance


def share_height(one: Prism, other: Prism, step: i64) -> bool:
    """Whether two bodies overlap in height by more than a step."""
    return min(one.top, other.top) - max(one.bottom, other.bottom) > step


def overlap(one: Prism, other: Prism, tolerance: i64) -> bool:
    """Whether a base and another body overlap in plan by more than a tolerance."""
    shape = one.shape
    return gap_of_disc(shape.x, shape.y, shape.reach, other.shape) < -tolerance


def touching(one: Prism, others: list[Prism], tolerance: i64, rise: i64) -> list[int]:
    """The numbers of the others that a base is in contact with, ascending; it does not touch itself."""
    found: list[int] = []
    for number in range(len(others)):
        other = others[number]
        if other is not one and in_contact(one, other, tolerance, rise):
            found.append(number)
    return found


def chains(bases: list[Prism], distance: i64) -> list[list[int]]:
    """The groups in which everybody is linked, directly or through others, by gaps up to a distance.

    The members of a group ascend, and the groups are in the order of their first members.
    """
    found: list[list[int]] = []
    waiting = list(range(len(bases)))
    while waiting:
        group = [waiting[0]]
        rest = waiting[1:]
        for member in group:  # grows while it is read
            left: list[int] = []
            for number in rest:
                if _gap(bases[member], bases[number]) <= distance:
                    group.append(number)
                else:
                    left.append(number)
            rest = left
        group.sort()
        found.append(group)
        waiting = rest
    return found


def all_within(bases: list[Prism], distance: i64) -> bool:
    """Whether every two of some bases are no further apart than a distance."""
    for first in range(len(bases)):
        for second in range(first + 1, len(bases)):
            if _gap(bases[first], bases[second]) > distance:
                return False
    return True
