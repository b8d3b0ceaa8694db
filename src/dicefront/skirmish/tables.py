"""Objects on a table: their names, what is wrong with them, and whether a table is fair."""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json, RuleId
from dicefront.kernel.plain import as_json
from dicefront.skirmish.datafiles import (
    entries,
    flag,
    identifier,
    length,
    names,
    number,
    one_of_file,
    read_toml,
    table,
    text,
)
from dicefront.skirmish.figures import Walker
from dicefront.skirmish.scenery import Kind
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop import scenery
from dicefront.tabletop.distance import depth, gap_of_disc
from dicefront.tabletop.neighbours import Neighbours
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.scenery import Piece
from dicefront.tabletop.shapes import Disc, Polygon, Shape, place_in

LONGEST_SIDE: Final = 120
"""No table is longer, in units such as inches."""

MOST_OBJECTS: Final = 120


MOST_CORNERS: Final = 480
"""So many corners all objects together may have; a round one counts as one."""


OBJECT: Final = ["kind", "x", "y", "turn", "on", "movable", "uneven", "climbable"]


TABLE: Final = ["id", "name_en", "name_nl", "width", "depth", "objects", "mirrored", "kinds"]


@mypyc_attr(allow_interpreted_subclasses=True)
class TableFile:
    """A table before the game: its id and names, its size, its objects, and the kinds known on it."""

    def __init__(
        self,
        id: str,
        name_en: str,
        name_nl: str,
        width: int,
        depth: int,
        things: list[Thing],
        kinds: dict[str, Kind],
    ) -> None:
        self.id = id
        self.name_en = name_en
        self.name_nl = name_nl
        self.width = width
        self.depth = depth
        self.things = things
        self.kinds = kinds

    def space(self) -> Space:
        """The table with its objects, and nothing else."""
        return Space(self.width, self.depth, self.things)


def read_table(
    given: dict[str, Json],
    where: str,
    kinds: dict[str, Kind],
    shortest: int,
    unit: int,
    size_rule: RuleId,
    rule: RuleId,
) -> TableFile:
    """A table from plain data, whose sides are so long at least; ``BadData`` names what does not fit."""
    found = read_draft(given, where, kinds, shortest, unit, size_rule)
    wrong = problems(found.things, found.width, found.depth)
    if wrong:
        raise BadData(f"{where}.objects", "objects that fit", wrong[0], rule)
    return found


def read_draft(
    given: dict[str, Json], where: str, kinds: dict[str, Kind], shortest: int, unit: int, size_rule: RuleId
) -> TableFile:
    """A table that is still being drawn: its objects may overlap or lie beyond the border."""
    name = identifier(given, "id", where)
    english, dutch = names(given, where, name)
    width = length(given, "width", where, shortest, LONGEST_SIDE, unit, size_rule)
    depth = length(given, "depth", where, shortest, LONGEST_SIDE, unit, size_rule)
    things = read_objects(given, where, kinds, width, depth, unit)
    return TableFile(name, english, dutch, width, depth, things, kinds)


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


BORDER: Final = "border"
OVERLAP: Final = "overlap"
FLOATING: Final = "floating"


def troubles(things: list[Thing], width: int, depth: int) -> list[tuple[str, int, int]]:
    """Objects beyond the border, in one another, and on nothing: what is wrong, the object, the other one."""
    pieces: list[Piece] = list(things)
    found: list[tuple[str, int, int]] = []
    for one, other in scenery.problems(pieces, Space(width, depth, []).field):
        found.append((BORDER if other < 0 else OVERLAP, one, other))
    for one, thing in enumerate(things):
        if thing.bottom > 0 and not _rests(thing, things):
            found.append((FLOATING, one, NOBODY))
    return found


def problems(things: list[Thing], width: int, depth: int) -> list[str]:
    """The same in words."""
    found: list[str] = []
    for what, one, other in troubles(things, width, depth):
        if what == OVERLAP:
            found.append(f"{things[one].name} and {things[other].name} overlap")
        else:
            end = "lies beyond the border" if what == BORDER else "rests on nothing"
            found.append(f"{things[one].name} {end}")
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
    marks = sorted(mark_of(thing.shape, thing) for thing in things)
    turned = sorted(mark_of(half_turn(thing.shape, width, depth), thing) for thing in things)
    return marks == turned


def mark_of(shape: Shape, thing: Thing) -> tuple[int, ...]:
    """Numbers that only an equal object has, whichever of its corners comes first."""
    flags = (int(thing.movable), int(thing.uneven), int(thing.climbable))
    corners = sorted((corner.x, corner.y) for corner in shape.corners())
    flat = [number for corner in corners for number in corner]
    return (shape.x, shape.y, shape.reach, thing.bottom, thing.top, *flags, *flat)


def standing_room(
    things: list[Thing], width: int, depth_: int, walker: Walker, pitch: int, enough: int
) -> int:
    """On how many points of a lattice a figure could stand, up to what is enough.

    A quarter of its height may be in something.
    """
    count = 0
    radius, height = int(walker.radius), int(walker.height)
    index = Neighbours(4 * pitch)
    for place, thing in enumerate(things):
        index.put(place, thing.shape.x, thing.shape.y, thing.shape.reach)
    for x in range(pitch, width, pitch):
        for y in range(pitch, depth_, pitch):
            near = [things[place] for place in index.within(x, y, radius)]
            on = [thing for thing in near if _touches(thing.shape, x, y, radius)]
            tops = [thing.top for thing in on if thing.climbable and 2 * depth(thing.shape, x, y) >= radius]
            if any(_is_clear(z, height, on) for z in [0, *tops]):
                count += 1
                if count >= enough:
                    return count
    return count


def _touches(shape: Shape, x: int, y: int, radius: int) -> bool:
    """Whether a figure at a point would be in a footprint."""
    far = shape.reach + radius
    return square(shape.x, shape.y, x, y) < far * far and gap_of_disc(x, y, radius, shape) < 0


def _is_clear(z: int, height: int, things: list[Thing]) -> bool:
    """Whether nothing reaches into a figure that stands at a height."""
    return all(min(thing.top, z + height) - max(thing.bottom, z) <= height // 4 for thing in things)


def table_in(text: str, where: str, wanted: str = "") -> dict[str, Json]:
    """The table that a text holds; of several the one with that id."""
    return one_of_file(_read(text, where), where, "table", wanted)


def _read(text: str, where: str) -> dict[str, Json]:
    if not text.lstrip().startswith("{"):
        return read_toml(text, where)
    try:
        found = as_json(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise BadData(where, f"a table in TOML or JSON ({error})", text.strip()) from error
    assert isinstance(found, dict)
    return found


def read_objects(
    data: dict[str, Json],
    where: str,
    kinds: dict[str, Kind],
    width: int,
    depth: int,
    unit: int,
) -> list[Thing]:
    """The objects of a table in plain data, with places in units such as inches."""
    return [thing for _, thing in read_entries(data, where, kinds, width, depth, unit)]


def read_entries(
    data: dict[str, Json],
    where: str,
    kinds: dict[str, Kind],
    width: int,
    depth: int,
    unit: int,
) -> list[tuple[int, Thing]]:
    """The same, each with the number of its entry: on a mirrored table most entries make a pair."""
    mirrored = flag(data, "mirrored", where, False)
    found: list[tuple[int, Thing]] = []
    things: list[Thing] = []
    for place, (label, entry) in enumerate(entries(data, "objects", where)):
        thing = _read_object(entry, label, kinds, things, unit)
        things.append(thing)
        found.append((place, thing))
        if mirrored:
            twin = turned_round(thing, numbered(thing.kind, things), width, depth)
            if mark_of(twin.shape, twin) != mark_of(thing.shape, thing):
                things.append(twin)
                found.append((place, twin))
    if len(things) > MOST_OBJECTS:
        raise BadData(f"{where}.objects", f"at most {MOST_OBJECTS} objects", len(things))
    corners = sum(max(1, len(thing.shape.corners())) for thing in things)
    if corners > MOST_CORNERS:
        raise BadData(f"{where}.objects", f"at most {MOST_CORNERS} corners in all", corners)
    return found


def _read_object(
    data: dict[str, Json], where: str, kinds: dict[str, Kind], before: list[Thing], unit: int
) -> Thing:
    given = table(data, where, OBJECT)
    name = text(given, "kind", where)
    if name not in kinds:
        raise BadData(f"{where}.kind", "one of " + ", ".join(kinds), name)
    kind = kinds[name]
    x = length(given, "x", where, 0, LONGEST_SIDE, unit)
    y = length(given, "y", where, 0, LONGEST_SIDE, unit)
    turn = number(given, "turn", where, -360, 360) if "turn" in given else 0
    bottom = 0
    if "on" in given:
        below = [thing for thing in before if thing.name == given["on"]]
        if not below:
            raise BadData(f"{where}.on", "the name of an object listed before, such as box 1", given["on"])
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
