"""SCE-13, SCN-03: a field that the players agreed on, and the shapes of pieces.

It goes into a match as plain data, in the option ``field``, in inches and degrees:

    pieces = [{ kind = "wood", x = 12, y = 20 }, { kind = "wall", x = 30, y = 18.5, turn = 45 }]

Other values or types of scenery go into ``kinds``, written as in ``data/scenery.toml``:

    kinds = [{ kinds = ["crater"], size = 2, height = "flat", density = "sparse", shape = { radius = 2 } }]
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.scenery_file import INCH, SCENERY, SceneryKind
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.fields import Fields
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polyline, Shape, turned_rectangle
from dicefront.tabletop.units import rounded

WHERE: Final = "options.field"
MOST_PIECES: Final = 60


class OwnPiece:
    """A piece of the field: what it is, where its middle lies, and its turn in degrees."""

    def __init__(self, read: Fields, kinds: dict[str, SceneryKind]) -> None:
        self.kind = read.one_of("kind", list(kinds))
        self.x = read.length("x", INCH, 72)
        self.y = read.length("y", INCH, 72)
        self.turn = read.whole("turn", 0, 359, 0)
        self.where = read.where
        read.end()


class OwnField:
    """A field as it was agreed; ``kinds`` are those of the game and those of the players."""

    def __init__(self, data: Json, where: str = WHERE) -> None:
        read = Fields(data, where)
        self.kinds = dict(SCENERY.kinds)
        for row in read.rows("kinds"):
            for kind in row.words("kinds"):
                self.kinds[kind] = SceneryKind(kind, row)
        rows = read.rows("pieces")
        read.end()
        if len(rows) > MOST_PIECES:
            raise BadData(f"{where}.pieces", f"at most {MOST_PIECES}", len(rows), "SW-SCE-13")
        self.pieces = [OwnPiece(row, self.kinds) for row in rows]

    def check(self, width: int, depth: int) -> None:
        """SW-SCE-10: every piece lies wholly on the table."""
        for piece in self.pieces:
            shape = shape_of(self.kinds[piece.kind], piece.x, piece.y, piece.turn)
            if not lies_in(shape, Field(0, 0, width, depth)):
                raise BadData(piece.where, "a place wholly on the table", piece.kind, "SW-SCE-10")


def shape_of(kind: SceneryKind, x: i64, y: i64, turn: float) -> Shape:
    """The outline of a piece, with its middle at a place, turned anticlockwise by so many degrees."""
    if kind.radius:
        return Disc(x, y, kind.radius)
    if kind.line:
        half = float(kind.line) / 2.0
        dx = rounded(half * math.cos(math.radians(turn)))
        dy = rounded(half * math.sin(math.radians(turn)))
        return Polyline([Point(x - dx, y - dy), Point(x + dx, y + dy)])
    return turned_rectangle(x, y, kind.length, kind.width, turn)


def lies_in(shape: Shape, field: Field) -> bool:
    """Whether a piece lies wholly in a rectangle."""
    if shape.round:
        return field.holds(shape.x, shape.y, shape.reach, 0)
    return all(field.holds(corner.x, corner.y, 0, 0) for corner in shape.corners())
