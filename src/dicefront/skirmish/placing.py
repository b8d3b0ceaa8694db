"""Places on a table as they are answered: never changed, and known without a state."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Written
from dicefront.tabletop.units import LIMIT


@mypyc_attr(acyclic=True)
class Place(Written):
    """A point with its height."""

    def __init__(self, x: int, y: int, z: int) -> None:
        self.x = x
        self.y = y
        self.z = z


@mypyc_attr(acyclic=True)
class Placement(Written):
    """Where one figure is put."""

    def __init__(self, figure: int, x: int, y: int, z: int) -> None:
        self.figure = figure
        self.x = x
        self.y = y
        self.z = z

    def to_json(self) -> list[Json]:
        """``[figure, [x, y, z]]``."""
        return [self.figure, [self.x, self.y, self.z]]


Placements: TypeAlias = "list[Placement]"
"""All who are put together, in the order in which they are put."""


def place_in(answer: object) -> Place | None:
    """The place ``[x, y, z]`` in plain data; none if they have not the shape."""
    if not isinstance(answer, list) or len(answer) != 3:
        return None
    for length in answer:
        if type(length) is not int or not -LIMIT <= length <= LIMIT:
            return None
    return Place(answer[0], answer[1], answer[2])


def placements_in(answer: object, figures: int) -> Placements | None:
    """The placements in plain data; none if they have not the shape. There are so many figures."""
    if not isinstance(answer, list) or not answer:
        return None
    found: Placements = []
    for part in answer:
        if not isinstance(part, list) or len(part) != 2:
            return None
        number = part[0]
        place = place_in(part[1])
        if type(number) is not int or not 0 <= number < figures or place is None:
            return None
        found.append(Placement(number, place.x, place.y, place.z))
    return found
