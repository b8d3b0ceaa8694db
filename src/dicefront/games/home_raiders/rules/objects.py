"""TAB: kinds of objects as data: footprint, height and flags (HR-TAB-04 to HR-TAB-07)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.reading import house_file, inches
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import HEADER, entries, flag, identifier, table, text, whole, words
from dicefront.skirmish.scenery import Kind, corners_in
from dicefront.tabletop.point import Point

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


LOWEST_PORTAL: Final = 2 * INCH
NARROWEST_PORTAL: Final = 3 * INCH // 2


def can_be_portal(kind: Kind) -> bool:
    """HR-TAB-07: at least 2 inches high and 1.5 inches wide."""
    return kind.height >= LOWEST_PORTAL and min(kind.width, kind.depth) >= NARROWEST_PORTAL


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
        corners = corners_in(given["corners"], f"{where}.corners", INCH, "HR-TAB-05")
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
