"""TAB: combat spaces as data: ready-made tables, tables of one's own, and what is wrong with one.

A table of one's own goes into a match as plain data, in the option ``table``, and so stands in its log:

    id = "windowsill"
    width = 40                          # inches
    depth = 24
    mirrored = true                     # every object a second time, after half a turn round the middle
    objects = [
      { kind = "mug", x = 8, y = 6.5 },
      { kind = "notebook", x = 14, y = 12, turn = 30, movable = false },
      { kind = "tin", x = 14, y = 12, on = "notebook 1" },
    ]

Objects are named by kind and number: ``mug 1``, ``mug 2``. Own kinds of objects go into ``kinds``; whether
Portals can be moved or climbed into ``portals``; other values of the model constants into ``constants``.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH, Constants, read_constants
from dicefront.games.home_raiders.rules.objects import KINDS, ROOMS, Kind, read_kinds
from dicefront.games.home_raiders.rules.reading import house_file, inches
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.datafiles import HEADER, entries, flag, identifier, number, table, text
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop import scenery
from dicefront.tabletop.distance import depth, gap_of_disc
from dicefront.tabletop.neighbours import Neighbours
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.scenery import Piece
from dicefront.tabletop.shapes import Disc, Polygon, Shape, place_in

SHORTEST_SIDE: Final = 18
LONGEST_SIDE: Final = 120
MOST_OBJECTS: Final = 120
MOST_CORNERS: Final = 480
"""So many corners all objects together may have; a round one counts as one."""

AREA_PER_STAR: Final = 30
"""Square inches of a combat space for each Star of a team, so that everybody finds room."""

ROOM_PER_STAR: Final = 10
"""And so many of them where a figure could stand."""

FIGURE: Final = 1250
"""The radius of an ordinary base."""

TABLE: Final = [
    "id",
    "name_en",
    "name_nl",
    "width",
    "depth",
    "objects",
    "mirrored",
    "kinds",
    "portals",
    "constants",
]
OBJECT: Final = ["kind", "x", "y", "turn", "on", "movable", "uneven", "climbable"]

RANDOM: Final = "random"
STREWN: Final = [RANDOM, *(f"{RANDOM}-{room}" for room in ROOMS)]
"""Tables that are strewn at random: with objects of all kinds, or with those of one room."""


class TableFile:
    """A table before the game: its size, its objects, and what the players agreed about it.

    ``portals_movable`` and ``portals_climbable`` are ``None`` where nothing was agreed (HR-TAB-07).
    """

    def __init__(
        self,
        id: str,
        name_en: str,
        name_nl: str,
        width: int,
        depth: int,
        things: list[Thing],
        kinds: dict[str, Kind],
        portals_movable: bool | None,
        portals_climbable: bool | None,
        constants: Constants,
    ) -> None:
        self.id = id
        self.name_en = name_en
        self.name_nl = name_nl
        self.width = width
        self.depth = depth
        self.things = things
        self.kinds = kinds
        self.portals_movable = portals_movable
        self.portals_climbable = portals_climbable
        self.constants = constants

    def space(self) -> Space:
        """The combat space, without Portals."""
        return Space(self.width, self.depth, self.things)


def proposed_size(stars: int) -> list[int]:
    """HR-TAB-01: width and depth in inches that suit the size of the teams."""
    if stars <= 4:
        return [24, 24]
    if stars <= 8:
        return [30, 30]
    return [36, 36] if stars <= 12 else [48, 36]


def proposed_objects(width: int, depth: int) -> list[int]:
    """HR-TAB-02: the fewest and the most objects the generator places: 2 to 3 per square foot."""
    area = width * depth
    foot = 144 * INCH * INCH
    return [-(-2 * area // foot), 3 * area // foot]


# -- reading ------------------------------------------------------------------------------------


def read_table_file(data: object, where: str) -> TableFile:
    """HR-TAB-01, HR-TAB-03 to HR-TAB-05: a table from plain data; ``BadData`` names what does not fit."""
    given = table(data, where, TABLE)
    name = identifier(given, "id", where)
    english = text(given, "name_en", where) if "name_en" in given else name
    portals = table(given.get("portals", {}), f"{where}.portals", ["movable", "climbable"])
    kinds = read_kinds(given, "kinds", where, KINDS)
    width = inches(given, "width", where, SHORTEST_SIDE, LONGEST_SIDE, "HR-TAB-01")
    depth = inches(given, "depth", where, SHORTEST_SIDE, LONGEST_SIDE, "HR-TAB-01")
    file = TableFile(
        name,
        english,
        text(given, "name_nl", where) if "name_nl" in given else english,
        width,
        depth,
        _read_objects(given, where, kinds, width, depth),
        kinds,
        flag(portals, "movable", f"{where}.portals", False) if "movable" in portals else None,
        flag(portals, "climbable", f"{where}.portals", False) if "climbable" in portals else None,
        read_constants(given.get("constants", {}), f"{where}.constants"),
    )
    wrong = problems(file.things, width, depth)
    if wrong:
        raise BadData(f"{where}.objects", "objects that fit", wrong[0], "HR-TAB-05")
    return file


def _read_objects(
    data: dict[str, Json], where: str, kinds: dict[str, Kind], width: int, depth: int
) -> list[Thing]:
    mirrored = flag(data, "mirrored", where, False)
    things: list[Thing] = []
    for label, entry in entries(data, "objects", where):
        thing = _read_object(entry, label, kinds, things)
        things.append(thing)
        if mirrored:
            twin = turned_round(thing, numbered(thing.kind, things), width, depth)
            if _mark(twin.shape, twin) != _mark(thing.shape, thing):
                things.append(twin)
    if len(things) > MOST_OBJECTS:
        raise BadData(f"{where}.objects", f"at most {MOST_OBJECTS} objects", len(things))
    corners = sum(max(1, len(thing.shape.corners())) for thing in things)
    if corners > MOST_CORNERS:
        raise BadData(f"{where}.objects", f"at most {MOST_CORNERS} corners in all", corners)
    return things


def _read_object(data: dict[str, Json], where: str, kinds: dict[str, Kind], before: list[Thing]) -> Thing:
    given = table(data, where, OBJECT)
    name = text(given, "kind", where)
    if name not in kinds:
        raise BadData(f"{where}.kind", "one of " + ", ".join(kinds), name)
    kind = kinds[name]
    x = inches(given, "x", where, 0, LONGEST_SIDE)
    y = inches(given, "y", where, 0, LONGEST_SIDE)
    turn = number(given, "turn", where, -360, 360) if "turn" in given else 0
    bottom = 0
    if "on" in given:
        below = [thing for thing in before if thing.name == given["on"]]
        if not below:
            raise BadData(f"{where}.on", "the name of an object listed before, such as mug 1", given["on"])
        bottom = below[0].top
    return Thing(
        numbered(name, before),
        name,
        kind.shape(x, y, turn),
        bottom,
        bottom + kind.height,
        flag(given, "movable", where, kind.movable),
        flag(given, "uneven", where, kind.uneven),
        flag(given, "climbable", where, kind.climbable),
        NOBODY,
    )


def numbered(kind: str, before: list[Thing]) -> str:
    """The name of the next object of a kind."""
    return f"{kind} {sum(1 for thing in before if thing.kind == kind) + 1}"


def turned_round(thing: Thing, name: str, width: int, depth: int) -> Thing:
    """The same object after half a turn round the middle of the space."""
    return thing.elsewhere(name, half_turn(thing.shape, width, depth))


def half_turn(shape: Shape, width: int, depth: int) -> Shape:
    """A footprint after half a turn round the middle of the space."""
    if shape.round:
        return Disc(width - shape.x, depth - shape.y, shape.reach)
    return Polygon([Point(width - corner.x, depth - corner.y) for corner in shape.corners()])


# -- what is wrong with a table -----------------------------------------------------------------


def problems(things: list[Thing], width: int, depth: int) -> list[str]:
    """Objects beyond the border, objects in one another, and objects that rest on nothing, by name."""
    pieces: list[Piece] = list(things)
    found: list[str] = []
    for one, other in scenery.problems(pieces, Space(width, depth, []).field):
        if other < 0:
            found.append(f"{things[one].name} lies beyond the border")
        else:
            found.append(f"{things[one].name} and {things[other].name} overlap")
    for thing in things:
        if thing.bottom > 0 and not _rests(thing, things):
            found.append(f"{thing.name} rests on nothing")
    return found


def _rests(thing: Thing, things: list[Thing]) -> bool:
    """Whether the middle of a stacked object lies on the top of another."""
    shape = thing.shape
    return any(
        other.top == thing.bottom
        and square(other.shape.x, other.shape.y, shape.x, shape.y) <= other.shape.reach * other.shape.reach
        and place_in(other.shape, shape.x, shape.y) >= 0
        for other in things
        if other is not thing
    )


def is_fair(things: list[Thing], width: int, depth: int) -> bool:
    """Whether half a turn round the middle changes nothing but names."""
    marks = sorted(_mark(thing.shape, thing) for thing in things)
    turned = sorted(_mark(half_turn(thing.shape, width, depth), thing) for thing in things)
    return marks == turned


def _mark(shape: Shape, thing: Thing) -> tuple[int, ...]:
    """Numbers that only an equal object has, whichever of its corners comes first."""
    flags = (int(thing.movable), int(thing.uneven), int(thing.climbable))
    corners = sorted((corner.x, corner.y) for corner in shape.corners())
    flat = [number for corner in corners for number in corner]
    return (shape.x, shape.y, shape.reach, thing.bottom, thing.top, *flags, *flat)


# -- ready-made tables --------------------------------------------------------------------------


def _ready_made() -> dict[str, TableFile]:
    name = "tables.toml"
    found: dict[str, TableFile] = {}
    for label, entry in entries(table(house_file(name), name, [*HEADER, "table"]), "table", name):
        file = read_table_file(entry, label)
        if file.id in found or file.id in STREWN:
            raise BadData(f"{label}.id", "an id not used before", file.id)
        found[file.id] = file
    return found


READY_MADE: Final = _ready_made()


def table_file_of(chosen: Json, stars: int) -> TableFile:
    """The table that the option ``table`` means; one that is strewn at random has no objects yet."""
    if isinstance(chosen, str) and chosen in READY_MADE:
        file = READY_MADE[chosen]
    elif isinstance(chosen, str) and chosen in STREWN:
        width, depth = proposed_size(stars)
        kinds = dict(KINDS)
        return TableFile(
            chosen,
            chosen,
            chosen,
            width * INCH,
            depth * INCH,
            [],
            kinds,
            False,
            False,
            read_constants({}, ""),
        )
    else:
        file = read_table_file(chosen, "options.table")
    least = AREA_PER_STAR * stars * INCH * INCH
    if file.width * file.depth < least:
        expected = f"{AREA_PER_STAR * stars} square inches or more for {stars} Stars"
        got = f"{file.width / INCH:g} by {file.depth / INCH:g} inches"
        raise BadData("options.table", expected, got, "HR-TAB-01")
    if file.id in STREWN:
        raise BadData("options.table.id", "an id that no other kind of table has", file.id)
    if file is not READY_MADE.get(file.id):
        room = standing_room(file, ROOM_PER_STAR * stars)
        if room < ROOM_PER_STAR * stars:
            expected = f"room to stand on {ROOM_PER_STAR * stars} square inches or more for {stars} Stars"
            raise BadData("options.table.objects", expected, f"{room} square inches", "HR-TAB-09")
    return file


def standing_room(file: TableFile, enough: int) -> int:
    """On how many points of a lattice of one inch an ordinary figure could stand; up to what is enough."""
    count = 0
    index = Neighbours(4 * INCH)
    for place, thing in enumerate(file.things):
        index.put(place, thing.shape.x, thing.shape.y, thing.shape.reach)
    for x in range(INCH, file.width, INCH):
        for y in range(INCH, file.depth, INCH):
            near = [file.things[place] for place in index.within(x, y, FIGURE)]
            on = [thing for thing in near if _touches(thing.shape, x, y)]
            tops = [thing.top for thing in on if thing.climbable and 2 * depth(thing.shape, x, y) >= FIGURE]
            if any(_is_clear(z, on) for z in [0, *tops]):
                count += 1
                if count >= enough:
                    return count
    return count


def _touches(shape: Shape, x: int, y: int) -> bool:
    """Whether a figure at a point would be in a footprint."""
    far = shape.reach + FIGURE
    return square(shape.x, shape.y, x, y) < far * far and gap_of_disc(x, y, FIGURE, shape) < 0


def _is_clear(z: int, things: list[Thing]) -> bool:
    """Whether nothing reaches into the first inch above a standing height."""
    return all(min(thing.top, z + INCH) - max(thing.bottom, z) <= INCH // 4 for thing in things)


def names() -> list[Json]:
    """The values of the option ``table``, without tables of one's own."""
    return [*STREWN, *READY_MADE]


def check_portal(kind: Json, file: TableFile) -> Kind | None:
    """HR-TAB-07: the kind of object that a team names for its Portal, if it may be one.

    It is no longer than half the shorter side, so that two of them fit at opposite sides and corners.
    """
    if not isinstance(kind, str) or kind not in file.kinds:
        return None
    found = file.kinds[kind]
    if not found.can_be_portal() or 2 * max(found.width, found.depth) > min(file.width, file.depth):
        return None
    return found


def portal_kinds(file: TableFile) -> list[str]:
    """The kinds of objects that may be Portals on a table."""
    return [name for name in file.kinds if check_portal(name, file) is not None]
