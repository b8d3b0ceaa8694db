"""TAB: kinds of objects as data: footprint, height and flags (HR-TAB-04 to HR-TAB-07)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.reading import house_file
from dicefront.skirmish.datafiles import HEADER, table
from dicefront.skirmish.scenery import Kind, read_kinds

ROOMS: Final = ["study", "kitchen", "bathroom", "bedroom", "living-room"]


LOWEST_PORTAL: Final = 2 * INCH
NARROWEST_PORTAL: Final = 3 * INCH // 2


def can_be_portal(kind: Kind) -> bool:
    """HR-TAB-07: at least 2 inches high and 1.5 inches wide."""
    return kind.height >= LOWEST_PORTAL and min(kind.width, kind.depth) >= NARROWEST_PORTAL


def _house_kinds() -> dict[str, Kind]:
    where = "objects.toml"
    return read_kinds(
        table(house_file(where), where, [*HEADER, "object"]), "object", where, {}, INCH, ROOMS, "HR-TAB-05"
    )


KINDS: Final = _house_kinds()
"""The kinds of objects that come with the game."""
