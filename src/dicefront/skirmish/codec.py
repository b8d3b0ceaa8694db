"""Bodies, shapes and spaces as plain data and back."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.codec import BOOLEAN, TEXT, Codec, Integer, ListOf, Record
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Polygon, Polyline, Shape
from dicefront.tabletop.units import LIMIT

LENGTH: Final = Integer(-LIMIT, LIMIT)


SIZE: Final = Integer(1, LIMIT)


class BodyCodec(Codec[Base]):
    """A body as ``[x, y, z, radius, height]``."""

    def encode(self, value: Base) -> Json:
        shape = value.shape
        return [shape.x, shape.y, value.bottom, shape.reach, value.top - value.bottom]

    def decode(self, data: Json, where: str) -> Base:
        x, y, z, radius, height = ListOf(LENGTH, 5).decode(data, where)
        if radius < 1 or height < 1:
            raise BadData(where, "a radius and a height above 0", data)
        return Base(x, y, radius, z, height)


class ShapeCodec(Codec[Shape]):
    """A disc as ``[x, y, radius]``, a polygon as the list of its corners, a line as its two ends.

    Not every game has ``lines``.
    """

    def __init__(self, lines: bool = False) -> None:
        self.lines = lines

    def encode(self, value: Shape) -> Json:
        if value.round:
            return [value.x, value.y, value.reach]
        corners: list[Json] = [[corner.x, corner.y] for corner in value.corners()]
        return corners

    def decode(self, data: Json, where: str) -> Shape:
        if isinstance(data, list) and len(data) == 3 and type(data[0]) is int:
            x, y, radius = ListOf(LENGTH, 3).decode(data, where)
            if radius < 1:
                raise BadData(where, "a radius above 0", data)
            return Disc(x, y, radius)
        corners = ListOf(ListOf(LENGTH, 2)).decode(data, where)
        points = [Point(x, y) for x, y in corners]
        try:
            return Polyline(points) if self.lines and len(points) == 2 else Polygon(points)
        except ValueError as problem:
            raise BadData(where, str(problem), data) from None


class SpaceCodec(Codec[Space]):
    """A table with its objects."""

    def __init__(self, things: Codec[Thing]) -> None:
        self.things = things

    def encode(self, value: Space) -> Json:
        return {
            "width": value.width,
            "depth": value.depth,
            "things": [self.things.encode(thing) for thing in value.things],
        }

    def decode(self, data: Json, where: str) -> Space:
        if not isinstance(data, dict) or sorted(data) != ["depth", "things", "width"]:
            raise BadData(where, "an object with width, depth, things", data)
        width = SIZE.decode(data["width"], f"{where}.width")
        depth = SIZE.decode(data["depth"], f"{where}.depth")
        return Space(width, depth, ListOf(self.things).decode(data["things"], f"{where}.things"))


class ThingCodec(Codec[Thing]):
    """An object; the name under which its owner is written is a word of the game.

    Of a game with scenery that is drawn on the table, objects may be lines and have no height: ``drawn``.
    """

    def __init__(self, owner: str, seats: int, drawn: bool = False) -> None:
        self.owner = owner
        self.record = Record(
            Thing,
            {
                "name": TEXT,
                "kind": TEXT,
                "shape": ShapeCodec(drawn),
                "bottom": Integer(0, LIMIT),
                "top": Integer(0 if drawn else 1, LIMIT),
                "movable": BOOLEAN,
                "uneven": BOOLEAN,
                "climbable": BOOLEAN,
                "owner": Integer(NOBODY, seats - 1),
            },
        )

    def encode(self, value: Thing) -> Json:
        return renamed(self.record.encode(value), "owner", self.owner)

    def decode(self, data: Json, where: str) -> Thing:
        return self.record.decode(renamed(data, self.owner, "owner"), where)


def marker_record(seats: int, figures: Codec[int]) -> Record[Marker]:
    """A marker; ``figures`` reads the number of a figure, or of nobody."""
    return Record(
        Marker,
        {"player": Integer(0, seats - 1), "x": LENGTH, "y": LENGTH, "z": LENGTH, "controller": figures},
    )


def renamed(data: Json, one: str, other: str) -> Json:
    """Plain data with an entry under another name; without it they stay as they are."""
    if not isinstance(data, dict) or one not in data:
        return data
    return {other if name == one else name: value for name, value in data.items()}
