"""Model constants: lengths in hundredths of a millimetre, shares in parts per million."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import home_file, length, number, table, whole
from dicefront.skirmish.figures import Tolerances
from dicefront.tabletop.sight import Limits, SightMemory
from dicefront.tabletop.sight_points import MOST_POINTS
from dicefront.tabletop.units import nearest

INCH: Final = 2540  # written out: a constant of another module is not built in

MILLION: Final = 1_000_000

REMEMBERED: Final = 20_000
"""So many views are kept; one takes about half a kilobyte."""


@mypyc_attr(acyclic=True)
class Constants(Tolerances):
    """The constants of one table, never changed and shared by all states of a match, and the views."""

    def __init__(
        self,
        contact_gap: int,
        contact_rise: int,
        step: int,
        fall_limit: int,
        formation: int,
        open_formation: int,
        marker_radius: int,
        los_rays: int,
        los_points: int,
        los_open: int,
        los_hidden: int,
        rounds: int,
        actions: int,
    ) -> None:
        super().__init__(contact_gap, contact_rise, step, marker_radius)
        self.fall_limit = fall_limit
        self.formation = formation
        self.open_formation = open_formation
        self.los_rays = los_rays
        self.los_points = los_points
        self.los_open = los_open
        self.los_hidden = los_hidden
        self.rounds = rounds
        self.actions = actions
        limits = Limits(MILLION - los_open, MILLION - los_hidden)  # HR-LOS-06
        self.views = SightMemory(los_rays, los_points, limits, REMEMBERED)


def house_file(name: str) -> dict[str, Json]:
    """One of the data files that come with the game."""
    return home_file("dicefront.games.home_raiders", name)


LENGTHS: Final = [
    "contact_gap", "contact_rise", "step", "fall_limit", "formation", "open_formation", "marker_radius",
]  # fmt: skip
COUNTS: Final = ["los_rays", "los_points", "rounds", "actions"]
SHARES: Final = ["los_open", "los_hidden"]
NAMES: Final = [*LENGTHS, *COUNTS, *SHARES]


def read_constants(data: object, where: str) -> Constants:
    """Constants from plain data, lengths in inches; what is not given has its usual value."""
    given = {**USUAL, **table(data, where, NAMES)}
    gap, rise, step, fall, formation, wide, marker = [
        length(given, name, where, 0.001, 24, INCH) for name in LENGTHS
    ]
    rays, points, rounds, actions = [
        whole(given, name, where, 1, MOST_POINTS if name == "los_points" else 99) for name in COUNTS
    ]
    clear, hidden = [nearest(number(given, name, where, 0, 1), MILLION) for name in SHARES]
    if clear <= hidden:
        raise BadData(f"{where}.los_open", "more than los_hidden", given["los_open"])
    return Constants(
        gap, rise, step, fall, formation, wide, marker, rays, points, clear, hidden, rounds, actions
    )


USUAL: Final = table(house_file("constants.toml")["constants"], "", NAMES)
CONSTANTS: Final = read_constants(USUAL, "constants")
