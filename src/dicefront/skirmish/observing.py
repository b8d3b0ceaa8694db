"""What programs see of a measured table: objects and markers, in words (``parts.observer``).

Lengths are divided by ten: tenths of a millimetre, so that a table of three metres fits into 15 bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.parts.observer.packing import add_empty, fitting, packed
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.space import Map, Space, Thing

UNIT: Final = 10
KEPT: Final = 4096
"""So many objects are remembered; objects are never changed."""


class Written(Map):
    """The rows of all objects of a space, for each seat that has looked."""

    def __init__(self, objects: Objects, seats: int) -> None:
        self.objects = objects
        self.rows: list[list[int]] = [[] for _ in range(seats)]


class Objects:
    """Writes objects: their kind, heights and outline, and how they can be used if ``usable``."""

    def __init__(self, kinds: dict[str, int], rows: int, usable: bool) -> None:
        self.kinds = kinds
        self.rows = rows
        self.usable = usable
        self.words_to_a_row = 5 if usable else 4
        self.known: dict[Thing, list[int]] = {}

    def write(self, space: Space, seat: int, seats: int, out: list[int]) -> None:
        """The rows of all objects, as one seat sees them; they are kept with the space."""
        written: Written | None = None
        for one in space.maps:
            if isinstance(one, Written) and one.objects is self and len(one.rows) == seats:
                written = one
        if written is None:
            written = Written(self, seats)
            space.maps.append(written)
        if not written.rows[seat]:
            self._write(space.things, seat, seats, written.rows[seat])
        out.extend(written.rows[seat])

    def _write(self, things: list[Thing], seat: int, seats: int, out: list[int]) -> None:
        left = self.rows
        for thing in things:
            if left == 0:
                break
            found = self.known.get(thing)
            if found is None:
                found = self._remember(thing)
            if self.usable and thing.owner >= 0:
                owned: i64 = found[1]
                owner: i64 = relative(thing.owner, seat, seats)
                out.append(found[0])
                out.append(owned | owner << 48)
                out.extend(found[2:])
            else:
                out.extend(found)
            left -= 1
        add_empty(out, left * self.words_to_a_row)

    def _remember(self, thing: Thing) -> list[int]:
        if len(self.known) >= KEPT:
            self.known.clear()
        found = self.known[thing] = self.words_of(thing)
        return found

    def words_of(self, thing: Thing) -> list[int]:
        """The row of an object that belongs to nobody."""
        kind = self.kinds.get(thing.kind, len(self.kinds) + 1)
        found: list[int] = [packed(1, kind, length(thing.bottom), length(thing.top))]
        if self.usable:
            movable, uneven, climbable = int(thing.movable), int(thing.uneven), int(thing.climbable)
            found.append(packed(movable, uneven, climbable))
        shape = thing.shape
        numbers: list[int] = [0] * 12
        if shape.round:
            numbers[:3] = [length(shape.x), length(shape.y), length(shape.reach)]
        else:
            place = 3
            for corner in shape.corners()[:4]:
                numbers[place] = length(corner.x)
                numbers[place + 1] = length(corner.y)
                place += 2
        for place in (0, 4, 8):
            found.append(packed(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3]))
        return found


def write_markers(markers: list[Marker], rows: int, seat: int, seats: int, out: list[int]) -> None:
    """Whose a marker is, where it lies, and which figure controls it."""
    left = rows
    for marker in markers:
        if left == 0:
            break
        owner: i64 = relative(marker.player, seat, seats)
        out.append(packed(1, owner, length(marker.x), length(marker.y)))
        out.append(packed(length(marker.z), fitting(marker.controller + 1)))
        left -= 1
    add_empty(out, 2 * left)


def length(value: i64) -> i64:
    """A length or a coordinate in the unit of observations."""
    return fitting(value // UNIT)


def relative(player: i64, seat: i64, seats: i64) -> i64:
    """1 for the seat that looks, 2 for the next one, and so on; 0 for nobody."""
    if player < 0:
        return 0
    return 1 + (player - seat + seats) % seats
