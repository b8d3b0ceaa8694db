"""The space of a table: its border and the objects on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.passages import Passages
from dicefront.skirmish.walls import Walls
from dicefront.tabletop.scenery import Piece, Scenery
from dicefront.tabletop.shapes import Field, Shape, shifted

CELL: Final = 15_000
"""The grid of the index of objects: about the size of a large object."""


class Thing(Piece):
    """An object; ``owner`` is the seat that it belongs to, or ``NOBODY``.

    Figures stand on a ``climbable`` one; its top is rough ground if it is ``uneven``.
    Never changed: an object that is pushed is replaced by another one.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        shape: Shape,
        bottom: int,
        top: int,
        movable: bool,
        uneven: bool,
        climbable: bool,
        owner: int,
    ) -> None:
        super().__init__(name, shape, bottom, top)
        self.kind = kind
        self.movable = movable
        self.uneven = uneven
        self.climbable = climbable
        self.owner = owner

    def elsewhere(self, name: str, shape: Shape) -> Thing:
        """The same object with another name and another footprint."""
        return Thing(
            name,
            self.kind,
            shape,
            self.bottom,
            self.top,
            self.movable,
            self.uneven,
            self.climbable,
            self.owner,
        )


class Map:
    """Something about a space that takes long to work out; it is kept with the space (``ground``)."""


class Space:
    """A table with its objects; never changed, so copies of a match share it.

    Objects are known by their number, which never changes during a match: a pushed object keeps its number.
    """

    def __init__(self, width: int, depth: int, things: list[Thing]) -> None:
        self.width = width
        self.depth = depth
        self.things = things
        self.field = Field(0, 0, width, depth)
        self.scenery = Scenery(list(things), CELL)
        self.lattices: dict[tuple[int, int, int, int], list[tuple[int, int, int, int]]] = {}
        """Places to stand that were worked out already, by what for (``placing``)."""
        self.maps: list[Map] = []
        self._walls: dict[int, Walls] = {}
        self._passages: dict[int, Passages] = {}

    def walls(self, radius: int) -> Walls:
        """The objects as a base of one size meets them; worked out once."""
        found = self._walls.get(radius)
        if found is None:
            found = self._walls[radius] = Walls([thing.shape for thing in self.things], radius)
        return found

    def passages(self, radius: int, height: int, step: int) -> Passages:
        """Ways through the space for figures of one size; worked out once."""
        key = radius * 100_000 + height
        found = self._passages.get(key)
        if found is None:
            climbable = [thing.climbable for thing in self.things]
            uneven = [thing.uneven for thing in self.things]
            found = Passages(
                self.width, self.depth, list(self.things), climbable, uneven, radius, height, step
            )
            self._passages[key] = found
        return found

    def owned_by(self, seat: int) -> int:
        """The number of the object that belongs to a seat, or ``NOBODY``."""
        for number in range(len(self.things)):
            if self.things[number].owner == seat:
                return number
        return NOBODY

    def with_thing(self, number: int, thing: Thing) -> Space:
        """The same space with one object replaced."""
        things = self.things[:]
        things[number] = thing
        return Space(self.width, self.depth, things)

    def with_shifted(self, number: int, dx: i64, dy: i64) -> Space:
        """The same space with one object pushed."""
        thing = self.things[number]
        return self.with_thing(number, thing.elsewhere(thing.name, shifted(thing.shape, dx, dy)))

    def with_more(self, thing: Thing) -> Space:
        """The same space with one object more."""
        return Space(self.width, self.depth, [*self.things, thing])
