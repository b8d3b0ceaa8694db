"""SCN: pieces of scenery on the table: who is in them, how high they are, what opens in their walls.

Pieces are the objects of a space. Nobody stands on top of them: the table is a plane, heights are levels, and
floors of a building are layers of the table (SW-SCN-58).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.own_field import shape_of
from dicefront.games.spherewars.rules.profile import COLOSSAL, FLAT
from dicefront.games.spherewars.rules.scenery_file import BARE, IMPASSABLE, SCENERY, SceneryKind
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.space import Map, Space, Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.path import crosses
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import (
    INSIDE,
    Polygon,
    Polyline,
    Prism,
    Segment,
    Shape,
    place_in,
    turned_rectangle,
)
from dicefront.tabletop.units import rounded

FLOOR: Final = 100
"""How far one floor lies above another in the heights of bodies, so that they never meet (SW-SCN-58)."""
OPENING: Final = INCH
"""SW-SCE-14: how wide doors, windows and slots are."""
CROSSING: Final = 2 * INCH
"""SW-SCE-12: how wide a crossing place is."""
ABOVE_ALL: Final = 99
"""SW-SIT-15: the height of what is never looked over."""

# Openings (SW-SCN-31).
DOOR: Final = 0
WINDOW: Final = 1
SLOT: Final = 2

# What a piece is filled with.
DRY: Final = 0
WATER: Final = 1
LAVA: Final = 2


class Opening:
    """An opening in a wall, from a to b; a door or a window lets combatants through, a slot only sight."""

    def __init__(self, kind: int, edge: Segment) -> None:
        self.kind = kind
        part = float(OPENING) / 2.0 / math.sqrt(float(edge.square))
        self.a = _along(edge, 0.5 - part)
        self.b = _along(edge, 0.5 + part)
        self.middle = _along(edge, 0.5)
        length = math.sqrt(float(edge.square))
        self.nx: float = float(edge.dy) / length  # out of the building
        self.ny: float = -float(edge.dx) / length

    def lane(self, radius: i64) -> tuple[Point, Point]:
        """SW-SCN-56: the straight line through it for a base, from outside to inside."""
        far = float(radius + TOL)
        return self._off(far), self._off(-far)

    def _off(self, far: float) -> Point:
        return Point(self.middle.x + rounded(self.nx * far), self.middle.y + rounded(self.ny * far))


class Piece:
    """A piece of scenery on the table, with what its kind says; never changed."""

    def __init__(self, number: int, thing: Thing, kind: SceneryKind) -> None:
        self.number = number
        self.kind = kind
        self.shape: Shape = thing.shape
        self.height: int = kind.height
        self.density: int = kind.density
        self.lineal = kind.is_("lineal")
        self.building = kind.is_("building")
        self.elevation = kind.is_("elevation") or kind.floors > 0 or kind.roof  # SW-SCN-33
        self.vertical = kind.is_("vertical")
        self.top_floor: int = kind.floors + int(kind.roof) if self.building else 0
        self.deep = kind.is_("deep_aquatic") or kind.is_("deep_red_hot")
        self.filled = DRY
        if kind.is_("aquatic") or kind.is_("deep_aquatic"):
            self.filled = WATER
        elif kind.is_("red_hot") or kind.is_("deep_red_hot"):
            self.filled = LAVA
        self.solid = Prism(self.shape, 0, ABOVE_ALL if self.density == IMPASSABLE else self.height)
        self.openings: list[Opening] = []
        self.slots: list[Opening] = []  # of the upper floors
        if self.building:
            self.openings = _openings(kind, self.shape.edges)
            self.slots = [Opening(SLOT, edge) for edge in self.shape.edges]
        self.walls: list[Prism] = _walls(self.shape, self.openings)
        self.upper_walls: list[Prism] = _walls(self.shape, self.slots)

    # -- crossing places ------------------------------------------------------------------------------

    def banks(self) -> list[tuple[Point, Point]]:
        """SW-SCE-12: the middle of each crossing place on both banks."""
        count = self.kind.crossings
        if len(self.shape.edges) != 4:
            return []
        near = self.shape.edges[0]
        far = self.shape.edges[2]
        parts = [float(place + 1) / float(count + 1) for place in range(count)]
        return [(_along(near, part), _along(far, 1.0 - part)) for part in parts]

    def lanes(self, radius: i64) -> list[tuple[Point, Point]]:
        """The middle of each crossing place, from where a base does not touch the piece on either bank."""
        found: list[tuple[Point, Point]] = []
        for one, other in self.banks():
            dx = float(other.x - one.x)
            dy = float(other.y - one.y)
            part = float(radius + TOL + 2) / math.sqrt(dx * dx + dy * dy)
            ax = rounded(dx * part)
            ay = rounded(dy * part)
            found.append((Point(one.x - ax, one.y - ay), Point(other.x + ax, other.y + ay)))
        return found

    def strips(self, radius: i64) -> list[Polygon]:
        """SW-SCN-20: where the centre of a base is on a crossing place, beyond both banks by its radius."""
        found: list[Polygon] = []
        for one, other in self.lanes(radius):
            dx = float(other.x - one.x)
            dy = float(other.y - one.y)
            turn = math.degrees(math.atan2(dy, dx))
            x = (one.x + other.x) // 2
            y = (one.y + other.y) // 2
            found.append(turned_rectangle(x, y, rounded(math.sqrt(dx * dx + dy * dy)) + 4, CROSSING, turn))
        return found

    # -- who is in it -----------------------------------------------------------------------------------

    def holds(self, body: Base) -> bool:
        """SW-SCN-01: whether a body is in the piece.

        In a building its centre is (SW-SCN-55); nobody is in an impassable piece (SW-SCN-16) nor in a lineal
        one (SW-SCN-38), and nobody on a crossing place is (SW-SCN-20).
        """
        if self.lineal or self.density == IMPASSABLE:
            return False
        shape = body.shape
        if self.building:
            return place_in(self.shape, shape.x, shape.y) == INSIDE
        if not self.touches(body):
            return False
        return not any(place_in(strip, shape.x, shape.y) >= 0 for strip in self.strips(shape.reach))

    def touches(self, body: Base) -> bool:
        """Whether a base touches the piece or overlaps it."""
        shape = body.shape
        far = shape.reach + self.shape.reach + TOL
        if not (-far <= shape.x - self.shape.x <= far and -far <= shape.y - self.shape.y <= far):
            return False
        return gap_of_disc(shape.x, shape.y, shape.reach, self.shape) <= TOL

    def is_roof(self, body: Base) -> bool:
        """SW-SCE-14: whether a body in a building stands on its roof, which has no walls."""
        return self.building and self.kind.roof and floor_of(body) > self.kind.floors

    def walls_at(self, body: Base) -> list[Prism]:
        """SW-SCN-32: the walls round a body in a building, without the openings of its floor."""
        if not self.building or self.is_roof(body):
            return NO_WALLS
        return self.upper_walls if floor_of(body) else self.walls

    def separates(self, one: Base, other: Base) -> bool:
        """SW-SCN-57: whether a wall stands between two bodies, with no door or window in between."""
        if not self.building:
            return False
        line = [one.centre(), other.centre()]
        if not crosses(line, self.shape):
            return False
        if floor_of(one) or floor_of(other):
            return True
        ways = [opening for opening in self.openings if opening.kind != SLOT]
        through = sum(1 for opening in ways if crosses(line, Polyline([opening.a, opening.b])))
        return through < sum(1 for edge in self.shape.edges if crosses(line, _line(edge)))


NO_WALLS: Final[list[Prism]] = []


class Battlefield(Space):
    """SW-SCN-03: a table with kinds of scenery that the players agreed on."""

    def __init__(self, width: int, depth: int, things: list[Thing], kinds: dict[str, SceneryKind]) -> None:
        super().__init__(width, depth, things)
        self.kinds = kinds


def kinds_of(space: Space) -> dict[str, SceneryKind]:
    """The kinds of scenery on a table."""
    return space.kinds if isinstance(space, Battlefield) else SCENERY.kinds


class Terrain(Map):
    """All pieces of a table; worked out once for a space, and ``grounds`` once for each gait."""

    def __init__(self, space: Space) -> None:
        self.pieces: list[Piece] = []
        self.grounds: dict[tuple[tuple[int, ...], tuple[str, ...]], Map] = {}
        kinds = kinds_of(space)
        for number in range(len(space.things)):
            thing = space.things[number]
            self.pieces.append(Piece(number, thing, kinds[thing.kind]))

    def around(self, body: Base) -> list[Piece]:
        """The pieces that a body is in; an airborne flyer is in none, which others know."""
        return [piece for piece in self.pieces if piece.holds(body)]

    def elevation(self, body: Base) -> int:
        """SW-SCN-34: the elevation level of a body; a floor adds one for each below it (SW-SCN-33)."""
        best = 0
        for piece in self.pieces:
            if piece.elevation and piece.holds(body):
                level = piece.height
                if piece.building and not piece.is_roof(body):
                    level = min(floor_of(body), piece.height)
                best = max(best, level)
        return best

    def lowered(self, body: Base, height: int) -> int:
        """SW-SCN-23, SW-SCN-25, SW-SCN-28: a height in the water or in the lava that a body stands in."""
        for piece in self.pieces:
            if piece.filled != DRY and piece.holds(body):
                height = FLAT if piece.deep else max(height - 1, FLAT)
        return height

    def may_separate(self, mover: Base, other: Base) -> bool:
        """Whether a wall or a floor may be between a body and one that comes to touch it."""
        if floor_of(mover) != floor_of(other):
            return True
        shape = other.shape
        together = shape.reach + mover.shape.reach + 2 * TOL
        return any(
            piece.building and gap_of_disc(shape.x, shape.y, together, piece.shape) <= 0
            for piece in self.pieces
        )

    def separate(self, one: Base, other: Base) -> bool:
        """SW-SCN-57, SW-SCN-58: whether a wall or a floor keeps two bodies from touching each other."""
        if floor_of(one) != floor_of(other):
            return True
        return any(piece.separates(one, other) for piece in self.pieces)


def terrain_of(space: Space) -> Terrain:
    """The pieces of a space; they are kept with it."""
    for one in space.maps:
        if isinstance(one, Terrain):
            return one
    found = Terrain(space)
    space.maps.append(found)
    return found


def floor_of(body: Base) -> int:
    """The floor that a body stands on, 0 on the table."""
    return body.bottom // FLOOR


def towers_over_all(height: int, elevation: int) -> bool:
    """SW-SIT-25: whether somebody so high on such an elevation sees and is seen everywhere."""
    return height + elevation > COLOSSAL


def thing_of(kind: str, name: str, x: i64, y: i64, turn: float, data: SceneryKind | None = None) -> Thing:
    """A piece of a kind, with its middle at a place, turned anticlockwise by so many degrees."""
    known = SCENERY.kinds[kind] if data is None else data
    return Thing(name, kind, shape_of(known, x, y, turn), 0, known.height, False, False, False, NOBODY)


def gives_cover(piece: Piece) -> bool:
    """SW-SCN-08, SW-SCN-11: whether a piece protects those in it."""
    return piece.density not in (BARE, IMPASSABLE)


def _along(edge: Segment, part: float) -> Point:
    """A point of an edge, from 0 at its start to 1 at its end."""
    return Point(edge.ax + rounded(float(edge.dx) * part), edge.ay + rounded(float(edge.dy) * part))


def _line(edge: Segment) -> Polyline:
    return Polyline([Point(edge.ax, edge.ay), Point(edge.bx, edge.by)])


def _openings(kind: SceneryKind, edges: list[Segment]) -> list[Opening]:
    """SW-SCE-14: each opening in the middle of a side of its own; the long sides come first and third."""
    sides = {"long": [edges[0], edges[2]], "short": [edges[1], edges[3]]}
    found: list[Opening] = []
    for which, names in ((DOOR, kind.doors), (WINDOW, kind.windows), (SLOT, kind.slots)):
        for name in names:
            found.append(Opening(which, sides[name].pop(0)))
    return found


def _walls(shape: Shape, openings: list[Opening]) -> list[Prism]:
    """SW-SCN-32: the straight parts of walls between openings, which nobody looks over."""
    found: list[Prism] = []
    if not openings:
        return found
    for edge in shape.edges:
        start = Point(edge.ax, edge.ay)
        for opening in openings:
            if opening.middle == _along(edge, 0.5):
                found.append(Prism(Polyline([start, opening.a]), 0, ABOVE_ALL))
                start = opening.b
        found.append(Prism(Polyline([start, Point(edge.bx, edge.by)]), 0, ABOVE_ALL))
    return found
