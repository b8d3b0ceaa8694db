"""MIS, WIN: missions with their maps, and glory charts, as data. Lengths are in units.

A mission of one's own goes into a match as plain data, in the option ``mission``, and so stands in its log:

    id = "the_ford"
    name_en = "The Ford"
    sizes = ["skirmish", "sovereign"]
    turns = 5
    zones = [{ from = 0, to = 8 }, { from = 32, to = 40 }]
    points = "near"
    glory = "most"
    reach = 4
    objects = [{ kind = "dolmen", x = 10, y = 20 }, { kind = "dolmen", x = 30, y = 20 }]

``data/missions.toml`` explains all entries.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE, HOME
from dicefront.games.spherewars.rules.own_field import lies_in, shape_of
from dicefront.games.spherewars.rules.scenery_file import INCH, SCENERY
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.datafiles import home_file
from dicefront.skirmish.fields import Fields, Row, by_id
from dicefront.tabletop.distance import gap as gap_between
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Field, Shape

SIDE_A: Final = 0
SIDE_B: Final = 1

# What gives mission points.
NO_POINTS: Final = "none"
BLOOD: Final = "blood"  # SW-MIS-15
NEAR: Final = "near"  # own combatants near an object: SW-MIS-20, SW-MIS-29
CAMP: Final = "camp"  # own combatants in the enemy camp: SW-MIS-25
POINTS: Final = [NO_POINTS, BLOOD, NEAR, CAMP]

# What gives the special glory point.
NO_GLORY: Final = "none"
LEADER: Final = "leader"  # SW-MIS-16
MOST: Final = "most"  # control of most objects: SW-MIS-21
CENTRE: Final = "centre"  # control of the central piece: SW-MIS-26
DRAWN: Final = "drawn"  # control of the object that a die names: SW-MIS-30
GLORY: Final = [NO_GLORY, LEADER, MOST, CENTRE, DRAWN]

NO_SCENERY: Final = "none"
"""SW-MIS-01: a density that is left out."""
TABLE: Final = 40
"""SW-MIS-04: a mission is described on a table of so many inches each way."""
WHOLE_TABLE: Final = Field(0, 0, TABLE * INCH, TABLE * INCH)
LEAST_DEPTH: Final = 3
"""A zone has room for the largest base."""
MOST_DRAWN: Final = 5
"""SW-MIS-30: a Sphere names none."""


class Strip:
    """A deployment zone: all of the table from one y to another (SW-MIS-05)."""

    def __init__(self, read: Fields) -> None:
        self.low = read.length("from", INCH, TABLE)
        self.high = read.length("to", INCH, TABLE)
        read.end()
        if self.high - self.low < LEAST_DEPTH * INCH:
            expected = f"a zone of at least {LEAST_DEPTH} inches, from the lower y to the higher"
            raise BadData(read.where, expected, f"{read.given['from']} to {read.given['to']}", "SW-MIS-05")


class MissionObject:
    """Something that a mission puts on the table; ``side`` owns it, if anybody does."""

    def __init__(self, read: Fields) -> None:
        self.kind = SCENERY.kinds[read.one_of("kind", list(SCENERY.kinds))]
        self.place = Point(read.length("x", INCH), read.length("y", INCH))
        self.side = read.whole("side", SIDE_A, SIDE_B, NOBODY)
        self.shape = shape_of(self.kind, self.place.x, self.place.y, 0)
        read.end()
        if not lies_in(self.shape, WHOLE_TABLE):
            raise BadData(read.where, "a place wholly on the table", self.kind.id, "SW-MIS-04")


class Mission(Row):
    """SW-MIS-03: a mission; ``turns`` 0 is no limit, no zones mean that all of the table is one.

    ``rule`` says in which sizes, densities and scenarios it is played, ``ends_by`` who wins where a side is
    eliminated and no points are counted; ``face`` 0 is never rolled.
    """

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.name_en = read.text("name_en", self.id)
        self.name_nl = read.text("name_nl", self.name_en)
        self.rule = read.text("rule", "SW-MIS-03")
        self.face = read.whole("face", 1, 6, 0)
        self.sizes = read.words("sizes", list(CATALOGUE.sizes))
        self.densities = read.words("densities", [NO_SCENERY, *SCENERY.densities])
        self.not_in = read.words("not_in", list(SCENERY.scenarios))
        self.weather = read.one_of("weather", list(SCENERY.weathers)) if read.has("weather") else ""
        self.turns = read.whole("turns", 0, 20)
        self.ends = read.flag("ends", False)
        self.ends_by = read.text("ends_by", "SW-MIS-09")
        self.anywhere = read.place("deployment", ["generic", "anywhere"], 0) == 1
        self.zones = [Strip(row) for row in read.rows("zones")]
        self.points = POINTS[read.place("points", POINTS, 0)]
        self.glory = GLORY[read.place("glory", GLORY, 0)]
        self.reach = read.length("reach", INCH, usual=0)
        self.objects = [MissionObject(row) for row in read.rows("objects")]
        centre = read.part("centre")
        self.centre_kinds = centre.words("kinds", list(SCENERY.kinds))
        self.centre = Point(centre.length("x", INCH, usual=0), centre.length("y", INCH, usual=0))
        centre.end()
        read.end()
        if not self.sizes:
            raise BadData(f"{read.where}.sizes", "at least one of " + ", ".join(CATALOGUE.sizes), "none")
        if len(set(self.not_in)) == len(SCENERY.scenarios):
            raise BadData(f"{read.where}.not_in", "one scenario at least that is left", "all of them")
        self._check_zones(read.where)
        if (self.glory == CENTRE) != bool(self.centre_kinds):
            raise BadData(f"{read.where}.centre", "a central piece where it gives glory", self.glory)
        if not self.turns and not self.ends:
            raise BadData(f"{read.where}.turns", "a limit of turns where elimination ends nothing", 0)
        self._check_objects(read.where)

    def _check_zones(self, where: str) -> None:
        """SW-MIS-05, SW-MIS-32: each side has a zone of its own, or all of the table is one."""
        if len(self.zones) != (0 if self.anywhere else 2):
            raise BadData(f"{where}.zones", "two zones, or none to deploy anywhere", len(self.zones))
        first, last = sorted([(zone.low, zone.high) for zone in self.zones]) or [(0, 0), (0, 0)]
        if last[0] < first[1]:
            raise BadData(f"{where}.zones", "two zones that do not overlap", "two that do")

    def _check_objects(self, where: str) -> None:
        """What gives points or glory is there and counts, each by itself, and a die can name it."""
        for place, one in enumerate(self.objects):
            if any(gap_between(one.shape, other.shape) < 0 for other in self.objects[:place]):
                raise BadData(
                    f"{where}: objects {place + 1}", "a place where no other object lies", one.kind.id
                )
        if not self.reach and (self.points in (NEAR, CAMP) or self.glory in (MOST, CENTRE, DRAWN)):
            raise BadData(f"{where}.reach", "how near to an object counts, in inches", 0)
        for kind in self.centre_kinds:
            self._check_centre(shape_of(SCENERY.kinds[kind], self.centre.x, self.centre.y, 0), kind, where)
        camps = sorted(one.side for one in self.objects)
        if self.points == CAMP and camps != [SIDE_A, SIDE_B]:
            raise BadData(f"{where}.objects", "one camp of each side", len(self.objects))
        if (self.points == NEAR or self.glory in (MOST, DRAWN)) and not self.objects:
            raise BadData(f"{where}.objects", "objects, which give points or glory", 0)
        if self.glory == DRAWN and len(self.objects) > MOST_DRAWN:
            raise BadData(f"{where}.objects", f"at most {MOST_DRAWN}, for a die", len(self.objects))

    def _check_centre(self, shape: Shape, kind: str, where: str) -> None:
        """SW-MIS-23: the central piece lies on the table, and on no object."""
        if not lies_in(shape, WHOLE_TABLE):
            raise BadData(f"{where}.centre", "a place wholly on the table", kind, "SW-MIS-04")
        if any(gap_between(shape, one.shape) < 0 for one in self.objects):
            raise BadData(f"{where}.centre", "a place where no object lies", kind)

    def allows(self, size: str, scenario: str, density: str = "") -> bool:
        """Whether it can be played in that size, scenario and density; an empty one is not settled yet."""
        if self.densities and density and density not in self.densities:
            return False
        return size in self.sizes and scenario not in self.not_in

    def is_scored(self) -> bool:
        """SW-MIS-36, SW-MIS-38: whether any points are counted."""
        return self.points != NO_POINTS or self.glory != NO_GLORY


class Grade:
    """SW-WIN-03: a row of a glory chart, from a difference of mission points on."""

    def __init__(self, read: Fields) -> None:
        self.first = read.whole("from", 0, 10_000)
        self.more = read.whole("more", 0, 9)
        self.less = read.whole("less", 0, 9)
        read.end()


class MissionFile:
    """Missions by id, and the glory charts by size."""

    def __init__(self, data: Json, where: str) -> None:
        read = Fields(data, where)
        self.missions = by_id(read, "mission", Mission)
        self.charts: dict[str, list[Grade]] = {}
        for row in read.rows("chart"):
            size = row.one_of("size", list(CATALOGUE.sizes))
            self.charts[size] = [Grade(grade) for grade in row.rows("rows")]
            row.end()
        read.end()

    def glory(self, size: str, difference: int) -> Grade:
        """SW-WIN-03 to SW-WIN-07: the row of the chart for a difference of mission points."""
        return [one for one in self.charts[size] if one.first <= difference][-1]


def own_mission(data: Json, where: str) -> Mission:
    """SW-MIS-03: a mission of one's own; ``BadData`` names what does not fit."""
    read = Fields(data, where)
    found = Mission(read)
    if found.id in MISSIONS.missions:
        raise BadData(f"{where}.id", "an id that no mission of the game has", found.id)
    return found


MISSIONS: Final = MissionFile(home_file(HOME, "missions.toml"), "missions.toml")
"""The missions that come with the game."""
