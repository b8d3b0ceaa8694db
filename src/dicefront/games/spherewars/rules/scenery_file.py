"""SCN, DEN, SCE, WEA: kinds of scenery, densities, scenarios and weathers as data. Lengths are in units."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import HOME
from dicefront.games.spherewars.rules.profile import HEIGHTS
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import home_file
from dicefront.skirmish.fields import Fields, Row, by_id

INCH: Final = 2500
"""SW-BAS-02; written out, so that options can name scenarios and missions."""

WEATHER_FALLS: Final = 4
WEATHER_RISES: Final = 10
"""SW-WEA-03: sums of 2D6 up to the one, or from the other on, change the weather by a level."""

NO_WEATHER: Final = "none"
NEUTRAL: Final = "clear"
"""SW-MIS-01: the weather of a game in which it is left out."""

# Densities of a piece (SW-SCN-06); each of the first three takes its number off MOV (SW-SCN-07, SW-SCN-10).
BARE: Final = 0
SPARSE: Final = 1
DENSE: Final = 2
IMPASSABLE: Final = 3
DENSITIES: Final = ["bare", "sparse", "dense", "impassable"]

WATER: Final = ["aquatic", "deep_aquatic", "red_hot", "deep_red_hot"]
FEATURES: Final = ["lineal", *WATER, "building", "elevation", "vertical"]
SIDES: Final = ["long", "short"]


class SceneryKind:
    """A kind of scenery: a line, a box or a disc, according to which of its lengths are not 0.

    ``doors``, ``windows`` and ``slots`` say on which sides openings lie, each in the middle of its side.
    """

    def __init__(self, id: str, read: Fields) -> None:
        self.id = id
        self.size = read.whole("size", 0, 3)
        self.height = read.place("height", HEIGHTS)
        self.density = read.place("density", DENSITIES)
        self.features = read.words("features", FEATURES)
        shape = read.part("shape")
        self.line = shape.length("line", INCH, usual=0)
        self.length = shape.length("length", INCH, usual=0)
        self.width = shape.length("width", INCH, usual=0)
        self.radius = shape.length("radius", INCH, usual=0)
        shape.end()
        self.crossings = read.whole("crossings", 0, 4, 0)
        self.doors = read.words("doors", SIDES)
        self.windows = read.words("windows", SIDES)
        self.slots = read.words("slots", SIDES)
        self.floors = read.whole("floors", 0, 4, 0)
        self.roof = read.flag("roof", False)
        read.end()
        if (self.line > 0) + (self.length > 0 and self.width > 0) + (self.radius > 0) != 1:
            raise BadData(f"{read.where}.shape", "a line, a length and a width, or a radius", shape.given)
        self._check_shape(f"{read.where}.shape", shape.given)
        self._check_crossings(read.where)
        self._check_openings(read.where)

    def _check_shape(self, where: str, given: Json) -> None:
        """SW-SCN-38: a lineal piece is a line; SW-SCE-12, SW-SCE-14: crossings and walls need four sides."""
        if self.is_("lineal") and not self.line:
            raise BadData(where, "a line, for a lineal piece", given, "SW-SCN-38")
        if self.crossings and not self.length:
            raise BadData(where, "a length and a width, for crossing places", given, "SW-SCE-12")
        if self.is_("building") and not self.length:
            raise BadData(where, "a length and a width, for a building", given, "SW-SCE-14")

    def _check_crossings(self, where: str) -> None:
        """SW-SCN-21: water and lava have crossing places, deep ones two."""
        least = 2 if any(name.startswith("deep") for name in self.features) else 1
        if any(name in WATER for name in self.features) and self.crossings < least:
            raise BadData(f"{where}.crossings", f"at least {least}", self.crossings, "SW-SCN-21")

    def _check_openings(self, where: str) -> None:
        """SW-SCN-31, SW-SCE-14: a building has a way in, and no side of it more than one opening."""
        openings = [*self.doors, *self.windows, *self.slots]
        for side in SIDES:
            if openings.count(side) > 2:
                expected = f"one opening at most in each of the two {side} sides"
                raise BadData(where, expected, openings.count(side), "SW-SCE-14")
        if self.is_("building") and not (self.doors or self.windows):
            raise BadData(f"{where}.doors", "a door or a window, for a building", "none", "SW-SCN-31")
        if not self.is_("building") and (openings or self.floors or self.roof):
            raise BadData(f"{where}.features", "building, for openings and floors", "none", "SW-SCN-31")

    def is_(self, feature: str) -> bool:
        return feature in self.features


class Density(Row):
    """DEN: so many points of scenery, and the face of a D3 that means it."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.face = read.whole("face", 1, 3)
        self.least = read.whole("least", 1, 40)
        self.most = read.whole("most", self.least, 60)
        read.end()


class Scenario(Row):
    """SCE: the face of a D6 that means it, and for each sum of 2D6 the kinds to choose from."""

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.face = read.whole("face", 1, 6)
        self.table = sums_of(read, "table", "kinds")
        read.end()


class Weather(Row):
    """WEA: the sums of 2D6 that begin with it, and what it does.

    ``mov`` is added to MOV for moves and shots, ``difficulty`` to that of precision rolls; ``lost`` is the
    highest face that casters lose (SW-SPE-31).
    """

    def __init__(self, read: Fields) -> None:
        super().__init__(read)
        self.level = 0  # its place in the scale
        self.first = read.whole("from", 2, 12)
        self.last = read.whole("to", self.first, 12)
        self.mov = read.whole("mov", -2, 0, 0)
        self.tires_all = read.flag("tires_all", False)
        self.difficulty = read.whole("difficulty", 0, 2, 0)
        self.lost = read.whole("lost", 2, 5, 2)
        read.end()


def sums_of(read: Fields, name: str, what: str) -> dict[int, list[str]]:
    """What each sum of 2D6 means; every sum from 2 to 12 means something, once."""
    found: dict[int, list[str]] = {}
    for row in read.rows(name):
        first = row.whole("from", 2, 12)
        for total in range(first, row.whole("to", first, 12) + 1):
            if total in found:
                raise BadData(f"{row.where}.from", "sums not listed before", total)
            found[total] = row.words(what)
        row.end()
    for total in range(2, 13):
        if total not in found:
            raise BadData(f"{read.where}.{name}", f"a row for {total}", "nothing")
    return found


class SceneryFile:
    """Everything about the battlefield that data tell, by id and in the order of the file."""

    def __init__(self, data: Json, where: str) -> None:
        self.kinds: dict[str, SceneryKind] = {}
        read = Fields(data, where)
        for row in read.rows("scenery"):
            for kind in row.words("kinds"):
                if kind in self.kinds:
                    raise BadData(f"{row.where}.kinds", "kinds not listed before", kind)
                self.kinds[kind] = SceneryKind(kind, row)
        self.densities = by_id(read, "density", Density)
        self.scenarios = by_id(read, "scenario", Scenario)
        self.weathers = by_id(read, "weather", Weather)
        for level, weather in enumerate(self.weathers.values()):
            weather.level = level
        read.end()
        self._check(where)

    def weather_for(self, total: int) -> Weather:
        """SW-WEA-02: the weather that a sum of 2D6 begins with."""
        found = [one for one in self.weathers.values() if one.first <= total <= one.last]
        return found[0]

    def _check(self, where: str) -> None:
        for scenario in self.scenarios.values():
            for kinds in scenario.table.values():
                for kind in kinds:
                    if kind not in self.kinds:
                        raise BadData(f"{where}: {scenario.id}.table", "a kind of scenery", kind)
                if len({self.kinds[kind].size for kind in kinds}) != 1:
                    raise BadData(f"{where}: {scenario.id}.table", "kinds of one size", ", ".join(kinds))


SCENERY: Final = SceneryFile(home_file(HOME, "scenery.toml"), "scenery.toml")
"""The scenery, scenarios and weathers that come with the game."""
