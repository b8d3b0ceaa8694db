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

from dicefront.games.home_raiders.rules.constants import INCH, Constants, house_file, read_constants
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish import tables
from dicefront.skirmish.datafiles import HEADER, entries, flag, one_of_file, table
from dicefront.skirmish.figures import Walker
from dicefront.skirmish.scenery import Kind, read_kinds
from dicefront.skirmish.space import Thing
from dicefront.skirmish.strewing import Strewer, strewn
from dicefront.skirmish.tables import read_draft, read_table, standing_room
from dicefront.tabletop.shapes import Shape, rectangle

ROOMS: Final = ["study", "kitchen", "bathroom", "bedroom", "living-room"]
SHORTEST_SIDE: Final = 18

AREA_PER_STAR: Final = 30
"""Square inches of a combat space for each Star of a team, so that everybody finds room."""

ROOM_PER_STAR: Final = 10
"""And so many of them where a figure could stand."""

FIGURE: Final = Walker(1250, INCH, 0, 1, 0, 1, False, True, True, False)
"""An ordinary base, with an inch of room above it."""

LOWEST_PORTAL: Final = 2 * INCH
NARROWEST_PORTAL: Final = 3 * INCH // 2

RANDOM: Final = "random"
STREWN: Final = [RANDOM, *(f"{RANDOM}-{room}" for room in ROOMS)]
"""Tables that are strewn at random: with objects of all kinds, or with those of one room."""

WALKABLE: Final = 27 * INCH // 25
"""Between two objects of such a table, so that a base of 25 mm fits through."""

COVERED: Final = 36
"""At most this share of such a table is covered, in per cent."""

PORTAL_ROOM: Final = 4 * INCH
"""What stays free at the middle of every side and in every corner (HR-SET-03, HR-SET-04)."""


class TableFile(tables.TableFile):
    """A table before the game, and what the players agreed about it.

    ``portals_movable`` and ``portals_climbable`` are ``None`` where nothing was agreed (HR-TAB-07).
    """

    def __init__(
        self,
        bare: tables.TableFile,
        portals_movable: bool | None,
        portals_climbable: bool | None,
        constants: Constants,
    ) -> None:
        super().__init__(bare.id, bare.name_en, bare.name_nl, bare.width, bare.depth, bare.things, bare.kinds)
        self.portals_movable = portals_movable
        self.portals_climbable = portals_climbable
        self.constants = constants


# -- reading ------------------------------------------------------------------------------------


def _house_kinds() -> dict[str, Kind]:
    name = "objects.toml"
    data = table(house_file(name), name, [*HEADER, "object"])
    return read_kinds(data, "object", name, {}, INCH, ROOMS, "HR-TAB-05")


KINDS: Final = _house_kinds()
"""HR-TAB-04 to HR-TAB-07: the kinds of objects that come with the game: footprint, height and flags."""


def read_draft_file(data: object, where: str) -> tables.TableFile:
    """A table that is still being drawn, whose objects may lie as they must not."""
    given = table(data, where, [*tables.TABLE, "portals", "constants"])
    kinds = read_kinds(given, "kinds", where, KINDS, INCH, ROOMS, "HR-TAB-05")
    return read_draft(given, where, kinds, SHORTEST_SIDE, INCH, "HR-TAB-01")


def read_table_file(data: object, where: str) -> TableFile:
    """HR-TAB-01, HR-TAB-03 to HR-TAB-05: a table from plain data; ``BadData`` names what does not fit."""
    given = table(data, where, [*tables.TABLE, "portals", "constants"])
    portals = table(given.get("portals", {}), f"{where}.portals", ["movable", "climbable"])
    kinds = read_kinds(given, "kinds", where, KINDS, INCH, ROOMS, "HR-TAB-05")
    return TableFile(
        read_table(given, where, kinds, SHORTEST_SIDE, INCH, "HR-TAB-01", "HR-TAB-05"),
        flag(portals, "movable", f"{where}.portals", False) if "movable" in portals else None,
        flag(portals, "climbable", f"{where}.portals", False) if "climbable" in portals else None,
        read_constants(given.get("constants", {}), f"{where}.constants"),
    )


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
    if isinstance(chosen, str) and chosen in STREWN:
        width, depth = proposed_size(stars)
        bare = tables.TableFile(chosen, chosen, chosen, width * INCH, depth * INCH, [], dict(KINDS))
        return TableFile(bare, False, False, read_constants({}, ""))
    if isinstance(chosen, str) and chosen in READY_MADE:
        file = READY_MADE[chosen]
    else:
        file = read_table_file(chosen, "options.table")
    if file.width * file.depth < AREA_PER_STAR * stars * INCH * INCH:
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


def proposed_size(stars: int) -> list[int]:
    """HR-TAB-01: width and depth in inches that suit the size of the teams."""
    if stars <= 4:
        return [24, 24]
    if stars <= 8:
        return [30, 30]
    return [36, 36] if stars <= 12 else [48, 36]


def table_names() -> list[Json]:
    """The values of the option ``table``, without tables of one's own."""
    return [*STREWN, *READY_MADE]


def ready_made(name: str) -> dict[str, Json]:
    """A table that comes with the game, as it is written."""
    return one_of_file(house_file("tables.toml"), "tables.toml", "table", name)


# -- Portals ------------------------------------------------------------------------------------


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


def can_be_portal(kind: Kind) -> bool:
    """HR-TAB-07: at least 2 inches high and 1.5 inches wide."""
    return kind.height >= LOWEST_PORTAL and min(kind.width, kind.depth) >= NARROWEST_PORTAL


def portal_kinds(file: TableFile) -> list[str]:
    """The kinds of objects that may be Portals on a table."""
    return [name for name in file.kinds if check_portal(name, file) is not None]


# -- tables strewn at random --------------------------------------------------------------------


def strewn_table(file: TableFile, seed: int) -> list[Thing]:
    """HR-TAB-02, HR-TAB-13: the objects of a table that is strewn at random; a seed gives one table.

    It is the same after half a turn round the middle, so that it is fair. Places for both Portals are left
    free in both layouts, and figures find gaps to walk through.
    """
    draw = Draw(seed)
    fewest, most = proposed_objects(file.width, file.depth)
    wanted = fewest + draw.below(most - fewest + 1)
    free = portal_rooms(file.width, file.depth)
    strewer = Strewer(file.width, file.depth, draw, wanted, COVERED, WALKABLE, INCH, free)
    return strewn(strewer, usable_kinds(file))


def proposed_objects(width: int, depth: int) -> list[int]:
    """HR-TAB-02: the fewest and the most objects the generator places: 2 to 3 per square foot."""
    area = width * depth
    foot = 144 * INCH * INCH
    return [-(-2 * area // foot), 3 * area // foot]


def usable_kinds(file: TableFile) -> list[Kind]:
    """The kinds for a table: those of its room, no longer than half the shorter side."""
    room = file.id.removeprefix(RANDOM).removeprefix("-")
    longest = min(file.width, file.depth) // 2
    return [
        kind
        for kind in file.kinds.values()
        if kind.share > 0 and (not room or room in kind.themes) and max(kind.width, kind.depth) <= longest
    ]


def portal_rooms(width: int, depth: int) -> list[Shape]:
    """The squares at the middle of the sides and in the corners."""
    half = PORTAL_ROOM // 2
    middles = [(width // 2, half), (width // 2, depth - half), (half, depth // 2), (width - half, depth // 2)]
    corners = [(x, y) for x in (half, width - half) for y in (half, depth - half)]
    return [rectangle(x - half, y - half, x + half, y + half) for x, y in middles + corners]
