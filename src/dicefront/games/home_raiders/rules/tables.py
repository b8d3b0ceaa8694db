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
from dicefront.games.home_raiders.rules.objects import KINDS, ROOMS, can_be_portal
from dicefront.games.home_raiders.rules.reading import house_file, inches
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import HEADER, entries, flag, identifier, table, text
from dicefront.skirmish.figures import Walker
from dicefront.skirmish.scenery import Kind, read_kinds
from dicefront.skirmish.space import Space, Thing
from dicefront.skirmish.tables import (
    LONGEST_SIDE,
    one_table,
    problems,
    read_objects,
    standing_room,
)

SHORTEST_SIDE: Final = 18

AREA_PER_STAR: Final = 30
"""Square inches of a combat space for each Star of a team, so that everybody finds room."""

ROOM_PER_STAR: Final = 10
"""And so many of them where a figure could stand."""

FIGURE: Final = Walker(1250, INCH, 0, 1, 0, 1, False, True, True, False)
"""An ordinary base, with an inch of room above it."""

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
    kinds = read_kinds(given, "kinds", where, KINDS, INCH, ROOMS, "HR-TAB-05")
    width = inches(given, "width", where, SHORTEST_SIDE, LONGEST_SIDE, "HR-TAB-01")
    depth = inches(given, "depth", where, SHORTEST_SIDE, LONGEST_SIDE, "HR-TAB-01")
    file = TableFile(
        name,
        english,
        text(given, "name_nl", where) if "name_nl" in given else english,
        width,
        depth,
        read_objects(given, where, kinds, width, depth, INCH),
        kinds,
        flag(portals, "movable", f"{where}.portals", False) if "movable" in portals else None,
        flag(portals, "climbable", f"{where}.portals", False) if "climbable" in portals else None,
        read_constants(given.get("constants", {}), f"{where}.constants"),
    )
    wrong = problems(file.things, width, depth)
    if wrong:
        raise BadData(f"{where}.objects", "objects that fit", wrong[0], "HR-TAB-05")
    return file


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
        room = standing_room(file.things, file.width, file.depth, FIGURE, INCH, ROOM_PER_STAR * stars)
        if room < ROOM_PER_STAR * stars:
            expected = f"room to stand on {ROOM_PER_STAR * stars} square inches or more for {stars} Stars"
            raise BadData("options.table.objects", expected, f"{room} square inches", "HR-TAB-09")
    return file


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
    if not can_be_portal(found) or 2 * max(found.width, found.depth) > min(file.width, file.depth):
        return None
    return found


def portal_kinds(file: TableFile) -> list[str]:
    """The kinds of objects that may be Portals on a table."""
    return [name for name in file.kinds if check_portal(name, file) is not None]


def ready_made(name: str) -> dict[str, Json]:
    """A table that comes with the game, as it is written."""
    return one_table(house_file("tables.toml"), "tables.toml", name)
