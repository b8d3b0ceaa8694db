"""SCN, MOV, FLY: the pieces of scenery as one walker meets them."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.profile import HUGE
from dicefront.games.spherewars.rules.scenery import DRY, LAVA, SLOT, WATER, Piece, Terrain
from dicefront.games.spherewars.rules.scenery_file import DENSE, IMPASSABLE, SPARSE
from dicefront.games.spherewars.rules.walking import Going
from dicefront.skirmish.space import Map, Space
from dicefront.tabletop.barriers import Barrier
from dicefront.tabletop.lanes import Lane
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Polygon, Polyline, Shape, turned_rectangle
from dicefront.tabletop.units import rounded

LINE: Final = 8
"""So wide is the line through the middle of an opening, for rounding."""


class Gait:
    """How somebody walks; traits write into it (SW-MOV-10).

    ``ignored`` are kinds of scenery whose penalty it does not feel. ``plated`` is somebody in plate armour
    (SW-SCN-24), ``upstairs`` somebody on an upper floor, who leaves it by climbing alone (SW-SCN-33).
    """

    def __init__(self, radius: int, height: int, flies: bool) -> None:
        self.radius = radius
        self.height = height
        self.flies = flies
        self.aquatic = False
        self.red_hot = False
        self.tracker = False
        self.plated = False
        self.upstairs = False
        self.ignored: list[str] = []

    def key(self) -> tuple[int, ...]:
        """Numbers that only an equal gait has, but for what is ignored."""
        flags = [self.flies, self.aquatic, self.red_hot, self.tracker, self.plated, self.upstairs]
        return (self.radius, self.height, *[int(flag) for flag in flags])

    def barred_by(self, piece: Piece) -> str:
        """The paragraph that keeps it out of a piece, on foot and beside crossing places; or none."""
        if piece.density == IMPASSABLE:
            return "SW-SCN-16"
        if piece.vertical:
            return "SW-SCN-42"
        if piece.filled == WATER and self.red_hot:
            return "SW-ABI-47"
        if piece.filled == WATER and piece.deep and self.plated:
            return "SW-SCN-24"
        if piece.filled == LAVA and not self.red_hot:
            return "SW-SCN-27"
        return "SW-SCN-30" if piece.building and self.height >= HUGE else ""

    def may_enter(self, piece: Piece) -> bool:
        """Whether it may enter a piece, on foot and beside crossing places."""
        return not self.barred_by(piece)

    def lost_in(self, piece: Piece) -> int:
        """SW-SCN-07, SW-SCN-10, SW-MOV-10: the points of MOV that a piece takes."""
        if self.flies or piece.density not in (SPARSE, DENSE) or piece.kind.id in self.ignored:
            return 0
        if piece.filled == WATER:
            return 0 if self.aquatic else piece.density
        if piece.filled == LAVA:
            return 0 if self.red_hot else piece.density
        return 0 if self.tracker else piece.density  # SW-ABI-58


class Ground(Map):
    """All pieces for one gait: what they cost, and what cannot be passed or only in places.

    ``goings`` are for ``walking.travel``, ``solids`` and ``barriers`` for ``is_free``, ``fits_at`` and the
    ways. ``numbers`` names the piece of each going.
    """

    def __init__(self, terrain: Terrain, gait: Gait) -> None:
        self.goings: list[Going] = []
        self.numbers: list[int] = []
        self.solids: list[Shape] = []
        self.barriers: list[Barrier] = []
        for piece in terrain.pieces:
            self._add(piece, gait)

    def impassable(self) -> list[Shape]:
        """What stops somebody who is moved, as it is not walked through on purpose."""
        return self.solids + [barrier.shape for barrier in self.barriers]

    def lines(self) -> list[Shape]:
        """SW-SCN-38: what nobody rests across."""
        return [going.shape for going in self.goings if going.lineal]

    def _add(self, piece: Piece, gait: Gait) -> None:
        radius: i64 = gait.radius
        if piece.building:
            self._add_building(piece, gait)
        elif gait.may_enter(piece) or (gait.flies and piece.density != IMPASSABLE):
            lost = gait.lost_in(piece)
            if lost or piece.lineal:
                strips = piece.strips(radius) if piece.filled != DRY else []
                self._cost(piece, Going(piece.shape, lost, strips, piece.lineal))
        elif piece.kind.crossings:
            lanes = [Lane(one, other) for one, other in piece.lanes(radius)]
            self.barriers.append(Barrier(piece.shape, piece.strips(radius), lanes, True))
        else:
            self.solids.append(piece.shape)

    def _add_building(self, piece: Piece, gait: Gait) -> None:
        """SW-SCN-30, SW-SCN-56: walls all round, and lines through doors and windows.

        A flyer goes over it and cannot land in it, since it is entered through openings only (SW-SCN-31).
        """
        if gait.flies or not gait.may_enter(piece):
            self.solids.append(piece.shape)
            return
        wall = Polyline([*piece.shape.corners(), piece.shape.corners()[0]])
        lanes: list[Lane] = []
        for opening in piece.openings:
            if opening.kind != SLOT and not gait.upstairs:
                outside, inside = opening.lane(gait.radius)
                lanes.append(Lane(outside, inside))
        self.barriers.append(Barrier(wall, [_line(lane.a, lane.b) for lane in lanes], lanes, False))
        self._cost(piece, Going(wall, 0, [], True))
        self._cost(piece, Going(piece.shape, gait.lost_in(piece), [], False, True))

    def _cost(self, piece: Piece, going: Going) -> None:
        self.goings.append(going)
        self.numbers.append(piece.number)


def _line(one: Point, other: Point) -> Polygon:
    """A straight line as a very thin rectangle."""
    dx = float(other.x - one.x)
    dy = float(other.y - one.y)
    far = rounded(math.sqrt(dx * dx + dy * dy)) + 2 * TOL
    turn = math.degrees(math.atan2(dy, dx))
    return turned_rectangle((one.x + other.x) // 2, (one.y + other.y) // 2, far, LINE, turn)


OPEN_GROUND: Final = Ground(Terrain(Space(1, 1, [])), Gait(1, 1, False))
"""A table without scenery."""


def ground_for(terrain: Terrain, gait: Gait) -> Ground:
    """The pieces for a gait; worked out once, and kept with the terrain."""
    key = (gait.key(), tuple(gait.ignored))
    known = terrain.grounds.get(key)
    if isinstance(known, Ground):
        return known
    found = Ground(terrain, gait)
    terrain.grounds[key] = found
    return found
