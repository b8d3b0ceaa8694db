"""Pieces of scenery: what stands where, what one can stand on, what hinders whom."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.tabletop.distance import gap
from dicefront.tabletop.neighbours import Neighbours
from dicefront.tabletop.point import square
from dicefront.tabletop.shapes import Field, Prism, Shape, place_in


class Piece(Prism):
    """A named piece with an outline and a height. Games add what it is made of."""

    def __init__(self, name: str, shape: Shape, bottom: i64, top: i64) -> None:
        super().__init__(shape, bottom, top)
        self.name = name


class Scenery:
    """All pieces of a table, with an index; it does not change, so all copies of a game share it."""

    def __init__(self, pieces: list[Piece], cell: i64) -> None:
        self.pieces = pieces
        self.index = Neighbours(cell)
        for number in range(len(pieces)):
            shape = pieces[number].shape
            self.index.put(number, shape.x, shape.y, shape.reach)

    def under(self, x: i64, y: i64) -> list[int]:
        """The numbers of the pieces that a point lies in or on the outline of, highest top first."""
        found = [
            number
            for number in self.index.within(x, y, 0)
            if self.pieces[number].shape.closed and place_in(self.pieces[number].shape, x, y) >= 0
        ]
        keyed = [(-self.pieces[number].top, number) for number in found]
        keyed.sort()
        return [number for _, number in keyed]


def problems(pieces: list[Piece], field: Field) -> list[tuple[int, int]]:
    """Pieces that lie beyond the field, as (number, -1), and pairs that overlap at the same height."""
    found: list[tuple[int, int]] = []
    for number in range(len(pieces)):
        if not lies_in(pieces[number].shape, field):
            found.append((number, -1))
        for other in range(number + 1, len(pieces)):
            one = pieces[number]
            two = pieces[other]
            if (
                min(one.top, two.top) > max(one.bottom, two.bottom)
                and _are_near(one.shape, two.shape)
                and gap(one.shape, two.shape) < 0
            ):
                found.append((number, other))
    return found


def _are_near(one: Shape, two: Shape) -> bool:
    """Whether the circles round two shapes meet: others cannot overlap, and most pairs end here."""
    far = one.reach + two.reach
    return square(one.x, one.y, two.x, two.y) <= far * far


def lies_in(shape: Shape, field: Field) -> bool:
    """Whether a shape lies wholly inside a field."""
    if shape.round:
        return field.holds(shape.x, shape.y, shape.reach, 0)
    return all(field.holds(corner.x, corner.y, 0, 0) for corner in shape.corners())
