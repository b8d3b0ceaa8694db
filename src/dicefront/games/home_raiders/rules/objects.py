"""TAB: kinds of objects as data: footprint, height and flags (HR-TAB-04 to HR-TAB-07)."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.reading import house_file, inches
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.datafiles import HEADER, entries, flag, identifier, number, table, text, whole, words
from dicefront.skirmish.space import Thing
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Polygon, Shape, doubled_area, turned_rectangle
from dicefront.tabletop.units import nearest, rounded

ROOMS: Final = ["study", "kitchen", "bathroom", "bedroom", "living-room"]
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

LOWEST_PORTAL: Final = 2 * INCH
NARROWEST_PORTAL: Final = 3 * INCH // 2


class Kind:
    """A kind of object: a disc of a diameter, a rectangle of width and depth, or a polygon round its centre.

    ``width`` and ``depth`` hold the footprint in every case; ``corners`` is empty but for a polygon.
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
        rooms: list[str],
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
        self.rooms = rooms
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

    def can_be_portal(self) -> bool:
        """HR-TAB-07: at least 2 inches high and 1.5 inches wide."""
        return self.height >= LOWEST_PORTAL and min(self.width, self.depth) >= NARROWEST_PORTAL


def read_kind(data: object, where: str) -> Kind:
    """A kind of object from plain data; without flags it is movable, even and climbable."""
    given = table(data, where, KIND)
    shapes = [name for name in ("diameter", "width", "corners") if name in given]
    if len(shapes) != 1:
        raise BadData(where, "one of diameter, width and depth, corners", ", ".join(shapes) or "none")
    corners: list[Point] = []
    if "diameter" in given:
        width = depth = inches(given, "diameter", where, 0.25, 40) // 2 * 2
    elif "width" in given:
        width, depth = inches(given, "width", where, 0.25, 60), inches(given, "depth", where, 0.25, 60)
    else:
        corners = _corners(given["corners"], f"{where}.corners")
        width = max(one.x for one in corners) - min(one.x for one in corners)
        depth = max(one.y for one in corners) - min(one.y for one in corners)
    english = text(given, "name_en", where)
    rooms = words(given, "rooms", where)
    for index, room in enumerate(rooms):
        if room not in ROOMS:
            raise BadData(f"{where}.rooms[{index}]", "one of " + ", ".join(ROOMS), room)
    return Kind(
        identifier(given, "id", where),
        english,
        text(given, "name_nl", where) if "name_nl" in given else english,
        "diameter" in given,
        width,
        depth,
        corners,
        inches(given, "height", where, 0.02, 40),
        flag(given, "movable", where, True),
        flag(given, "uneven", where, False),
        flag(given, "climbable", where, True),
        whole(given, "share", where, 0, 100) if "share" in given else 1,
        rooms,
    )


def _corners(data: Json, where: str) -> list[Point]:
    """The corners of a simple polygon, in inches round its centre."""
    if not isinstance(data, list) or not 3 <= len(data) <= MOST_CORNERS:
        raise BadData(where, f"3 to {MOST_CORNERS} corners [x, y]", data)
    found: list[Point] = []
    for index, corner in enumerate(data):
        label = f"{where}[{index}]"
        if not isinstance(corner, list) or len(corner) != 2:
            raise BadData(label, "a corner [x, y]", corner)
        pair: dict[str, Json] = {"x": corner[0], "y": corner[1]}
        x, y = [nearest(number(pair, name, label, -30, 30), INCH) for name in ("x", "y")]
        found.append(Point(x, y))
    try:
        Polygon(found)
    except ValueError as error:
        raise BadData(where, "a simple polygon with an area", data, "HR-TAB-05") from error
    return found


def read_kinds(data: dict[str, Json], name: str, where: str, base: dict[str, Kind]) -> dict[str, Kind]:
    """Kinds by their ids, added to those that are there already."""
    kinds = dict(base)
    for label, entry in entries(data, name, where):
        kind = read_kind(entry, label)
        if kind.id in kinds:
            raise BadData(f"{label}.id", "an id not used before", kind.id)
        kinds[kind.id] = kind
    return kinds


def _house_kinds() -> dict[str, Kind]:
    where = "objects.toml"
    return read_kinds(table(house_file(where), where, [*HEADER, "object"]), "object", where, {})


KINDS: Final = _house_kinds()
"""The kinds of objects that come with the game."""
