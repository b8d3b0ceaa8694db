"""Kinds of objects: footprint, height and flags."""

from __future__ import annotations

import math
from typing import Final

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json, RuleId
from dicefront.skirmish.datafiles import (
    entries,
    flag,
    identifier,
    length,
    number,
    table,
    text,
    whole,
    words,
)
from dicefront.skirmish.space import Thing
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Polygon, Shape, doubled_area, turned_rectangle
from dicefront.tabletop.units import nearest, rounded

KIND: Final = [
    "id",
    "name_en",
    "name_nl",
    "diameter",
    "width",
    "depth",
    "corners",
    "height",
    "movable",
    "uneven",
    "climbable",
    "share",
    "rooms",
]

MOST_CORNERS: Final = 16
"""An outline of a thing on a table, as good as it can be measured."""


class Kind:
    """A kind of object: a disc of a diameter, a rectangle of width and depth, or a polygon round its centre.

    ``width`` and ``depth`` hold the footprint in every case; ``corners`` is empty except for a polygon.
    ``share`` says how often it is found on a table that is strewn at random, ``themes`` on which of them.
    """

    def __init__(
        self,
        id: str,
        name_en: str,
        name_nl: str,
        round: bool,
        width: int,
        depth: int,
        corners: list[Point],
        height: int,
        movable: bool,
        uneven: bool,
        climbable: bool,
        share: int,
        themes: list[str],
    ) -> None:
        self.id = id
        self.name_en = name_en
        self.name_nl = name_nl
        self.round = round
        self.width = width
        self.depth = depth
        self.corners = corners
        self.height = height
        self.movable = movable
        self.uneven = uneven
        self.climbable = climbable
        self.share = share
        self.themes = themes
        self.area = width * depth  # of the footprint, in square units
        if round:
            self.area = int(math.pi / 4 * width * width)
        elif corners:
            self.area = abs(doubled_area(corners)) // 2

    def shape(self, x: int, y: int, turn: float) -> Shape:
        """Its footprint round a centre, turned anticlockwise by so many degrees."""
        if self.round:
            return Disc(x, y, self.width // 2)
        if not self.corners:
            return turned_rectangle(x, y, self.width, self.depth, turn)
        cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        turned: list[Point] = []
        for corner in self.corners:
            across, along = float(corner.x), float(corner.y)
            turned.append(
                Point(
                    x + rounded(across * cosine - along * sine), y + rounded(across * sine + along * cosine)
                )
            )
        return Polygon(turned)

    def thing(self, name: str, shape: Shape, bottom: int) -> Thing:
        """An object of this kind."""
        top = bottom + self.height
        flags = (self.movable, self.uneven, self.climbable)
        return Thing(name, self.id, shape, bottom, top, flags[0], flags[1], flags[2], NOBODY)


def corners_in(data: Json, where: str, unit: int, rule: RuleId) -> list[Point]:
    """The corners of a simple polygon in plain data, in units such as inches round its centre."""
    if not isinstance(data, list) or not 3 <= len(data) <= MOST_CORNERS:
        raise BadData(where, f"3 to {MOST_CORNERS} corners [x, y]", data)
    found: list[Point] = []
    for index, corner in enumerate(data):
        label = f"{where}[{index}]"
        if not isinstance(corner, list) or len(corner) != 2:
            raise BadData(label, "a corner [x, y]", corner)
        pair: dict[str, Json] = {"x": corner[0], "y": corner[1]}
        x, y = [nearest(number(pair, name, label, -30, 30), unit) for name in ("x", "y")]
        found.append(Point(x, y))
    try:
        Polygon(found)
    except ValueError as error:
        raise BadData(where, "a simple polygon with an area", data, rule) from error
    return found


def read_kind(data: object, where: str, unit: int, rooms: list[str], rule: RuleId) -> Kind:
    """A kind of object from plain data; without flags it is movable, even and climbable."""
    given = table(data, where, KIND)
    shapes = [name for name in ("diameter", "width", "corners") if name in given]
    if len(shapes) != 1:
        raise BadData(where, "one of diameter, width and depth, corners", ", ".join(shapes) or "none")
    corners: list[Point] = []
    if "diameter" in given:
        width = depth = length(given, "diameter", where, 0.25, 40, unit) // 2 * 2
    elif "width" in given:
        width, depth = (
            length(given, "width", where, 0.25, 60, unit),
            length(given, "depth", where, 0.25, 60, unit),
        )
    else:
        corners = corners_in(given["corners"], f"{where}.corners", unit, rule)
        width = max(one.x for one in corners) - min(one.x for one in corners)
        depth = max(one.y for one in corners) - min(one.y for one in corners)
    english = text(given, "name_en", where)
    themes = words(given, "rooms", where)
    for index, theme in enumerate(themes):
        if theme not in rooms:
            raise BadData(f"{where}.rooms[{index}]", "one of " + ", ".join(rooms), theme)
    return Kind(
        identifier(given, "id", where),
        english,
        text(given, "name_nl", where) if "name_nl" in given else english,
        "diameter" in given,
        width,
        depth,
        corners,
        length(given, "height", where, 0.02, 40, unit),
        flag(given, "movable", where, True),
        flag(given, "uneven", where, False),
        flag(given, "climbable", where, True),
        whole(given, "share", where, 0, 100) if "share" in given else 1,
        themes,
    )


def read_kinds(
    data: dict[str, Json],
    name: str,
    where: str,
    base: dict[str, Kind],
    unit: int,
    rooms: list[str],
    rule: RuleId,
) -> dict[str, Kind]:
    """Kinds by their ids, added to those that are there already."""
    kinds = dict(base)
    for label, entry in entries(data, name, where):
        kind = read_kind(entry, label, unit, rooms, rule)
        if kind.id in kinds:
            raise BadData(f"{label}.id", "an id not used before", kind.id)
        kinds[kind.id] = kind
    return kinds
