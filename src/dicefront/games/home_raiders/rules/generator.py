"""TAB: tables strewn at random: the same after half a turn round the middle, so that they are fair.

Places for both Portals are left free in both layouts, and figures find gaps to walk through.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.tables import RANDOM, TableFile, proposed_objects
from dicefront.kernel.draw import Draw
from dicefront.skirmish.scenery import Kind
from dicefront.skirmish.space import Thing
from dicefront.skirmish.strewing import Strewer, strewn
from dicefront.tabletop.shapes import Shape, rectangle

WALKABLE: Final = 27 * INCH // 25
"""Between two objects, so that a base of 25 mm fits through."""

COVERED: Final = 36
"""At most this share of the space is covered, in per cent."""

PORTAL_ROOM: Final = 4 * INCH
"""What stays free at the middle of every side and in every corner (HR-SET-03, HR-SET-04)."""


def strewn_table(file: TableFile, seed: int) -> list[Thing]:
    """HR-TAB-02, HR-TAB-13: the objects of a table that is strewn at random; a seed gives one table."""
    draw = Draw(seed)
    kinds = usable_kinds(file)
    fewest, most = proposed_objects(file.width, file.depth)
    wanted = fewest + draw.below(most - fewest + 1)
    free = portal_rooms(file.width, file.depth)
    return strewn(Strewer(file.width, file.depth, draw, wanted, COVERED, WALKABLE, INCH, free), kinds)


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
