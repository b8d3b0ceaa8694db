"""TAB: tables strewn at random: the same after half a turn round the middle, so that they are fair.

Places for both Portals are left free in both layouts, and figures find gaps to walk through.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.objects import Kind
from dicefront.games.home_raiders.rules.tables import (
    RANDOM,
    TableFile,
    half_turn,
    numbered,
    proposed_objects,
    turned_round,
)
from dicefront.kernel.draw import Draw
from dicefront.skirmish.space import Thing
from dicefront.tabletop.distance import gap
from dicefront.tabletop.scenery import lies_in
from dicefront.tabletop.shapes import Field, Shape, rectangle
from dicefront.tabletop.units import root_up

PORTAL_ROOM: Final = 4 * INCH
"""What stays free at the middle of every side and in every corner (HR-SET-03, HR-SET-04)."""

WALKABLE: Final = 27 * INCH // 25
"""Between two objects, so that a base of 25 mm fits through."""

COVERED: Final = 36
"""At most this share of the space is covered, in per cent."""

LARGE: Final = 3
"""Two objects of a kind take no more than so many times their share of what may still be covered."""

KINDS_TRIED: Final = 6
PLACES_TRIED: Final = 10
TURNS: Final = 24
SCATTER: Final = 7919
"""A prime, so that places are looked at in a scattered order, each of them once."""


def strewn_table(file: TableFile, seed: int) -> list[Thing]:
    """HR-TAB-02, HR-TAB-13: the objects of a table that is strewn at random; a seed gives one table."""
    draw = Draw(seed)
    kinds = usable_kinds(file)
    fewest, most = proposed_objects(file.width, file.depth)
    wanted = fewest + draw.below(most - fewest + 1)
    strewer = Strewer(file, draw, wanted)
    if wanted % 2 == 1:
        strewer.lay_in_the_middle(kinds)
    while len(strewer.things) < wanted:
        if not strewer.lay_two(kinds) and not strewer.squeeze_in(kinds):
            break
    return strewer.things


def usable_kinds(file: TableFile) -> list[Kind]:
    """The kinds for a table: those of its room, no longer than half the shorter side."""
    room = file.id.removeprefix(RANDOM).removeprefix("-")
    longest = min(file.width, file.depth) // 2
    return [
        kind
        for kind in file.kinds.values()
        if kind.share > 0 and (not room or room in kind.rooms) and max(kind.width, kind.depth) <= longest
    ]


class Strewer:
    """Objects being laid, two at a time, on both sides of the middle."""

    def __init__(self, file: TableFile, draw: Draw, wanted: int) -> None:
        self.width = file.width
        self.depth = file.depth
        self.draw = draw
        self.wanted = wanted
        self.things: list[Thing] = []
        self.free_area = file.width * file.depth * COVERED // 100
        self.field = Field(0, 0, file.width, file.depth)
        self.kept_free = portal_rooms(file.width, file.depth)

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
                if not self.has_room_at(x, y, kind, WALKABLE):
                    continue
                if self.try_two(kind, kind.shape(x, y, turn), WALKABLE):
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
        columns, rows = self.width // INCH, self.depth // INCH // 2
        count = columns * rows
        start = self.draw.below(count)
        for room in (WALKABLE, INCH // 10):
            for number in range(count):
                place = (start + number * SCATTER) % count
                x, y = place % columns * INCH + INCH // 2, place // columns * INCH + INCH // 2
                if self.has_room_at(x, y, kind, room) and self.try_two(kind, kind.shape(x, y, 0), room):
                    return True
        return False

    def try_two(self, kind: Kind, shape: Shape, room: int) -> bool:
        """Lay an object and its twin, if both have room around them."""
        if not self.fits(shape, room):
            return False
        twin = half_turn(shape, self.width, self.depth)
        if apart(shape, twin) < room:
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
        """Whether an object lies inside the border, off the places of Portals and apart from the others."""
        if not lies_in(shape, self.field):
            return False
        if any(apart(shape, other) < 0 for other in self.kept_free):
            return False
        return all(apart(shape, thing.shape) >= room for thing in self.things)


def smallest(kinds: list[Kind]) -> Kind:
    """The kind with the smallest footprint."""
    best = kinds[0]
    for kind in kinds:
        if kind.area < best.area:
            best = kind
    return best


def apart(one: Shape, other: Shape) -> int:
    """The gap of two footprints; of those that lie far apart, that of the discs round them."""
    dx, dy = one.x - other.x, one.y - other.y
    clear = root_up(dx * dx + dy * dy) - one.reach - other.reach
    if clear >= WALKABLE:
        return clear
    return gap(one, other)


def portal_rooms(width: int, depth: int) -> list[Shape]:
    """The squares at the middle of the sides and in the corners."""
    half = PORTAL_ROOM // 2
    middles = [(width // 2, half), (width // 2, depth - half), (half, depth // 2), (width - half, depth // 2)]
    corners = [(x, y) for x in (half, width - half) for y in (half, depth - half)]
    return [rectangle(x - half, y - half, x + half, y + half) for x, y in middles + corners]
