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
TABLE: Final = 40
LEAST_POINTS: Final = 100
MOST_POINTS: Final = 499
LAST_SURVIVOR: Final = "last_survivor"

OPTIONS: Final = [
    Option("points", [300], 300, "SW-SIZ-01", LEAST_POINTS, MOST_POINTS),
    Option("mission", [LAST_SURVIVOR], LAST_SURVIVOR, "SW-MIS-01"),
    Option("measuring", ["open", "closed"], "open", "SW-BAS-16"),
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
        self.seats = SIDES
        self.width = TABLE * INCH
        self.depth = TABLE * INCH
        self.tolerances = TOLERANCES


def complete_options(given: Json) -> dict[str, Json]:
    """All options with their values."""
    return complete(OPTIONS, given)


_reader: Final = Reader(Options)


def options_of(full: dict[str, Json]) -> Options:
    """The options of a match, from a complete list; worked out once for each list."""
    return _reader.of(full)
