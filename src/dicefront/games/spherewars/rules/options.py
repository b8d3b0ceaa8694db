"""The options of a match: read once, and then plain numbers."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.missions import MISSIONS, NO_SCENERY, Mission, own_mission
from dicefront.games.spherewars.rules.own_field import OwnField
from dicefront.games.spherewars.rules.scenery_file import NO_WEATHER, SCENERY
from dicefront.kernel.chosen import Chosen, Reader
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option, complete
from dicefront.kernel.plain import as_json, own
from dicefront.skirmish.figures import Tolerances

INCH: Final = 2500
"""SW-BAS-02: the book counts 25 mm for an inch; lengths are hundredths of a millimetre."""
TOL: Final = 25
"""The geometric tolerance of a hundredth of an inch (SW-BAS-06)."""

SIDES: Final = 2
SEATS: Final[list[Json]] = [2, 3, 4, 5, 6]
TABLE: Final = 40
LEAST_POINTS: Final = 100
MOST_POINTS: Final = 3000
LAST_SURVIVOR: Final = "last_survivor"
RANDOM: Final = "random"
ROLLED: Final = "rolled"
PLACED: Final = "placed"
GOLOTHAR: Final = "golothar_roads"

OPTIONS: Final = [
    Option("points", [300, 500, 750, 1000], 300, "SW-SIZ-01", LEAST_POINTS, MOST_POINTS),
    # Also as plain data: a mission of one's own.
    Option("mission", [*MISSIONS.missions, RANDOM], LAST_SURVIVOR, "SW-MIS-01"),
    Option("density", [NO_SCENERY, *SCENERY.densities, RANDOM], NO_SCENERY, "SW-MIS-01"),
    Option("scenario", [*SCENERY.scenarios, RANDOM], GOLOTHAR, "SW-SCE-01"),
    # Also as plain data: a field of one's own.
    Option("field", ["generated", PLACED], "generated", "SW-SCE-13"),
    Option("weather", [NO_WEATHER, ROLLED, *SCENERY.weathers], NO_WEATHER, "SW-WEA-01"),
    Option("central_piece", [RANDOM, "wood", "hill"], RANDOM, "SW-MIS-23"),
    Option("turns", [0], 0, "SW-TRN-02", 1, 20),
    Option("width", [TABLE], TABLE, "SW-TAB-01", 24, 72),
    Option("depth", [TABLE], TABLE, "SW-TAB-01", 30, 72),
    Option("measuring", ["open", "closed"], "open", "SW-BAS-16"),
    Option("printed_prices", ["no", "yes"], "no", "SW-CON-22"),
    Option("seats", SEATS, SIDES, "SW-MUL-01"),
]
DATA: Final = ["mission", "field"]
"""Options that may be plain data."""

TOLERANCES: Final = Tolerances(contact_gap=TOL, contact_rise=0, step=0, marker_radius=0)


class Options(Chosen):
    """The options in force: never changed during a match, and shared by its states.

    ``mission`` is the one that was agreed, none if a die names it; ``own_field`` the field that was agreed.
    """

    def __init__(self, chosen: dict[str, Json]) -> None:
        super().__init__(chosen)
        self.points: Final = _number(chosen, "points")
        self.mission: Final = _mission(chosen["mission"])
        self.density: Final = str(chosen["density"])
        self.scenario: Final = str(chosen["scenario"])
        self.placed: Final = chosen["field"] == PLACED
        self.own_field: Final = OwnField(chosen["field"]) if isinstance(chosen["field"], dict) else None
        self.weather: Final = str(chosen["weather"])
        self.central_piece: Final = str(chosen["central_piece"])
        self.turns: Final = _number(chosen, "turns")
        self.open_measuring: Final = chosen["measuring"] == "open"
        self.printed_prices: Final = chosen["printed_prices"] == "yes"
        self.seats: Final = _number(chosen, "seats")
        self.bands: Final = self.seats + self.seats % SIDES  # SW-MUL-01: both sides have as many
        self.width: Final = _number(chosen, "width") * INCH
        self.depth: Final = _number(chosen, "depth") * INCH
        self.tolerances: Final = TOLERANCES

    def seat_of_band(self, band: int) -> int:
        """SW-MUL-01: each seat has a band of its own number; a band too many is the second of seat 1."""
        return band if band < self.seats else 1

    def bands_of_seat(self, seat: int) -> list[int]:
        """The bands that a seat leads."""
        return [band for band in range(self.bands) if self.seat_of_band(band) == seat]


def side_of(number: int) -> int:
    """SW-MUL-01: seats and bands belong to the two sides in turn, by their numbers."""
    return number % SIDES


def _number(chosen: dict[str, Json], name: str) -> int:
    found = chosen[name]
    assert isinstance(found, int)
    return found


def _mission(chosen: Json) -> Mission | None:
    """The mission that was agreed; a random one is not known yet."""
    if isinstance(chosen, str):
        return MISSIONS.missions.get(chosen)
    return own_mission(chosen, "options.mission")


def complete_options(given: Json) -> dict[str, Json]:
    """All options with their values, which agree with each other; a mission of one's own is judged too."""
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise BadData("options", "an object", given)
    data = {name: given[name] for name in DATA if isinstance(given.get(name), dict)}
    full = complete(OPTIONS, {name: value for name, value in given.items() if name not in data})
    for name, value in data.items():
        full[name] = as_json(own(value))
    check_together(options_of(full))
    return full


def check_together(options: Options) -> None:
    """SW-MIS-01, SW-MIS-03: the mission is played in the size, the scenario and the density agreed on."""
    mission = options.mission
    if options.own_field is not None:
        options.own_field.check(options.width, options.depth)
    if mission is None:
        return
    size = CATALOGUE.size_of(options.points).id
    if size not in mission.sizes:
        expected = f"{mission.id} in one of the sizes " + ", ".join(mission.sizes)
        raise BadData("options.mission", expected, f"{size}, {options.points} points", mission.rule)
    if options.scenario in mission.not_in:
        expected = f"{mission.id} in another scenario"
        raise BadData("options.scenario", expected, options.scenario, mission.rule)
    possible = SCENERY.densities if options.density == RANDOM else [options.density]
    if not any(mission.allows(size, "", density) for density in possible):
        expected = "one of " + ", ".join(mission.densities)
        raise BadData("options.density", expected, options.density, mission.rule)


_reader: Final = Reader(Options)


def options_of(full: dict[str, Json]) -> Options:
    """The options of a match, from a complete list; worked out once for each list."""
    return _reader.of(full)
