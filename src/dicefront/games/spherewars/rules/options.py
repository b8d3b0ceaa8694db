"""The options of a match: read once, and then plain numbers."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.kernel.chosen import Chosen, Reader
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option, complete
from dicefront.skirmish.figures import Tolerances

INCH: Final = 2500
"""SW-BAS-02: the book counts 25 mm for an inch; lengths are hundredths of a millimetre."""
TOL: Final = 25
"""The geometric tolerance of a hundredth of an inch (SW-BAS-06)."""

SIDES: Final = 2
SEATS: Final[list[Json]] = [2, 3, 4, 5, 6]
TABLE: Final = 40
LEAST_POINTS: Final = 100
MOST_POINTS: Final = 499
LAST_SURVIVOR: Final = "last_survivor"

OPTIONS: Final = [
    Option("points", [300], 300, "SW-SIZ-01", LEAST_POINTS, MOST_POINTS),
    Option("mission", [LAST_SURVIVOR], LAST_SURVIVOR, "SW-MIS-01"),
    Option("measuring", ["open", "closed"], "open", "SW-BAS-16"),
    Option("seats", SEATS, SIDES, "SW-MUL-01"),
]

TOLERANCES: Final = Tolerances(contact_gap=TOL, contact_rise=0, step=0, marker_radius=0)


class Options(Chosen):
    """The options in force: never changed during a match, and shared by its states."""

    def __init__(self, chosen: dict[str, Json]) -> None:
        super().__init__(chosen)
        points = chosen["points"]
        assert isinstance(points, int)
        self.points = points
        self.mission = MISSIONS.missions[str(chosen["mission"])]
        self.open_measuring = chosen["measuring"] == "open"
        seats = chosen["seats"]
        assert isinstance(seats, int)
        self.seats = seats
        self.bands = seats + seats % SIDES  # SW-MUL-01: both sides have as many
        self.width = TABLE * INCH
        self.depth = TABLE * INCH
        self.tolerances = TOLERANCES

    def seat_of_band(self, band: int) -> int:
        """SW-MUL-01: each seat has a band of its own number; a band too many is the second of seat 1."""
        return band if band < self.seats else 1

    def bands_of_seat(self, seat: int) -> list[int]:
        """The bands that a seat leads."""
        return [band for band in range(self.bands) if self.seat_of_band(band) == seat]


def side_of(number: int) -> int:
    """SW-MUL-01: seats and bands belong to the two sides in turn, by their numbers."""
    return number % SIDES


def complete_options(given: Json) -> dict[str, Json]:
    """All options with their values."""
    return complete(OPTIONS, given)


_reader: Final = Reader(Options)


def options_of(full: dict[str, Json]) -> Options:
    """The options of a match, from a complete list; worked out once for each list."""
    return _reader.of(full)
