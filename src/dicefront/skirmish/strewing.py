"""Tables strewn at random: the same after half a turn round the middle, so that they are fair."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.draw import Draw
from dicefront.skirmish.scenery import Kind
from dicefront.skirmish.space import Thing
from dicefront.skirmish.tables import half_turn, numbered, turned_round
from dicefront.tabletop.distance import gap
from dicefront.tabletop.scenery import lies_in
from dicefront.tabletop.shapes import Field, Shape
from dicefront.tabletop.units import root_up

LARGE: Final = 3
"""Two objects of a kind take no more than so many times their share of what may still be covered."""

KINDS_TRIED: Final = 6
PLACES_TRIED: Final = 10
TURNS: Final = 24
SCATTER: Final = 7919
"""A prime, so that places are looked at in a scattered order, each of them once."""


def strewn(strewer: Strewer, kinds: list[Kind]) -> list[Thing]:
    """As many objects as are wanted, or as there is room for."""
    if strewer.wanted % 2 == 1:
        strewer.lay_in_the_middle(kinds)
    while len(strewer.things) < strewer.wanted:
        if not strewer.lay_two(kinds) and not strewer.squeeze_in(kinds):
            break
    return strewer.things


class Strewer:
    """Objects being laid, two at a time, on both sides of the middle.

    They cover no more than the share ``covered`` of the table, in per cent, and leave a ``gap`` between each
    other; the shapes ``kept_free`` stay empty. ``pitch`` is that of the lattice for the smallest objects.
    """

    def __init__(
        self,
        width: int,
        depth: int,
        draw: Draw,
        wanted: int,
        covered: int,
        gap: int,
        pitch: int,
        kept_free: list[Shape],
    ) -> None:
        self.width = width
        self.depth = depth
        self.draw = draw
        self.wanted = wanted
        self.gap = gap
        self.pitch = pitch
        self.things: list[Thing] = []
        self.free_area = width * depth * covered // 100
        self.field = Field(0, 0, width, depth)
        self.kept_free = kept_free

    def any_kind(self, kinds: list[Kind]) -> Kind:
        """One of the kinds by their shares; large ones only while they leave room for the others."""
        pairs = (self.wanted - len(self.things)) // 2
        most = self.free_area if pairs <= LARGE else self.free_area * LARGE // pairs
        fitting = [kind for kind in kinds if 2 * kind.area <= most] or [smallest(kinds)]
        number = self.draw.below(sum(kind.share for kind in fitting))
        for kind in fitting:
            number -= kind.share
            if number < 0:
                return kind
        return fitting[0]

    def lay_in_the_middle(self, kinds: list[Kind]) -> None:
        """An object that half a turn leaves where it is."""
        turning = [kind for kind in kinds if not kind.corners]
        kind = self.any_kind(turning) if turning else None
        if kind is None:
            return
        x, y = self.width // 2, self.depth // 2
        shape = kind.shape(x, y, self.any_turn())
        self.lay(kind, shape)

    def any_turn(self) -> float:
        return 360 / TURNS * self.draw.below(TURNS)

    def lay_two(self, kinds: list[Kind]) -> bool:
        """An object somewhere and its twin opposite; false if no place was found."""
        for _ in range(KINDS_TRIED):
            kind = self.any_kind(kinds)
            for _ in range(PLACES_TRIED):
                turn = self.any_turn()
                # One half of the space is enough: the twin lies in the other.
                x, y = self.draw.below(self.width), self.draw.below(self.depth // 2)
                if not self.has_room_at(x, y, kind, self.gap):
                    continue
                if self.try_two(kind, kind.shape(x, y, turn), self.gap):
                    return True
        return False

    def has_room_at(self, x: int, y: int, kind: Kind, room: int) -> bool:
        """A first look: whether the narrow side of a kind fits between the middle of it and anything."""
        reach = min(kind.width, kind.depth) // 2
        if not (reach <= x <= self.width - reach and reach <= y <= self.depth - reach):
            return False
        for thing in self.things:
            near = reach + room + (thing.shape.reach if thing.shape.round else 0)
            dx, dy = thing.shape.x - x, thing.shape.y - y
            if dx * dx + dy * dy < near * near:
                return False
        return True

    def squeeze_in(self, kinds: list[Kind]) -> bool:
        """The smallest object wherever it fits, with less room around if there is no other way."""
        kind = smallest(kinds)
        pitch = self.pitch
        columns, rows = self.width // pitch, self.depth // pitch // 2
        count = columns * rows
        start = self.draw.below(count)
        for room in (self.gap, pitch // 10):
            for number in range(count):
                place = (start + number * SCATTER) % count
                x, y = place % columns * pitch + pitch // 2, place // columns * pitch + pitch // 2
                if self.has_room_at(x, y, kind, room) and self.try_two(kind, kind.shape(x, y, 0), room):
                    return True
        return False

    def try_two(self, kind: Kind, shape: Shape, room: int) -> bool:
        """Lay an object and its twin, if both have room around them."""
        if not self.fits(shape, room):
            return False
        twin = half_turn(shape, self.width, self.depth)
        if apart(shape, twin, self.gap) < room:
            return False
        self.lay(kind, shape)
        first = self.things[-1]
        self.free_area -= kind.area
        self.things.append(turned_round(first, numbered(kind.id, self.things), self.width, self.depth))
        return True

    def lay(self, kind: Kind, shape: Shape) -> None:
        self.free_area -= kind.area
        self.things.append(kind.thing(numbered(kind.id, self.things), shape, 0))

    def fits(self, shape: Shape, room: int) -> bool:
        """Whether an object lies inside the border, off what is kept free and apart from the others."""
        if not lies_in(shape, self.field):
            return False
        if any(apart(shape, other, self.gap) < 0 for other in self.kept_free):
            return False
        return all(apart(shape, thing.shape, self.gap) >= room for thing in self.things)


def smallest(kinds: list[Kind]) -> Kind:
    """The kind with the smallest footprint."""
    best = kinds[0]
    for kind in kinds:
        if kind.area < best.area:
            best = kind
    return best


def apart(one: Shape, other: Shape, enough: int) -> int:
    """The gap of two footprints; if that is ``enough``, the gap of the discs round them."""
    dx, dy = one.x - other.x, one.y - other.y
    clear = root_up(dx * dx + dy * dy) - one.reach - other.reach
    if clear >= enough:
        return clear
    return gap(one, other)
