"""Model constants: lengths in hundredths of a millimetre, shares in parts per million."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
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


LENGTHS: Final = [
    "contact_gap",
    "contact_rise",
    "step",
    "fall_limit",
    "formation",
    "open_formation",
    "marker_radius",
]
COUNTS: Final = ["los_rays", "los_points", "rounds", "actions"]
SHARES: Final = ["los_open", "los_hidden"]


def read_constants(data: object, where: str) -> Constants:
    """Constants from plain data; what is not given has its usual value."""
    if not isinstance(data, dict):
        raise BadData(where, "a table of constants", data)
    given = {**USUAL, **data}
    for name in data:
        if name not in USUAL:
            raise BadData(f"{where}.{name}", "no such constant; known are " + ", ".join(USUAL), data[name])
    lengths = [_length(given[name], f"{where}.{name}") for name in LENGTHS]
    rays, points, rounds, actions = [_count(given[name], f"{where}.{name}") for name in COUNTS]
    clear, hidden = [_share(given[name], f"{where}.{name}") for name in SHARES]
    if clear <= hidden:
        raise BadData(f"{where}.los_open", "more than los_hidden", given["los_open"])
    gap, rise, step, fall, formation, wide, marker = lengths
    return Constants(
        gap, rise, step, fall, formation, wide, marker, rays, points, clear, hidden, rounds, actions
    )


def _length(value: Json, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= 24:
        raise BadData(where, "inches, more than 0 and at most 24", value)
    return nearest(value, INCH)


def _count(value: Json, where: str) -> int:
    most = MOST_POINTS if where.endswith("los_points") else 99
    if type(value) is not int or not 1 <= value <= most:
        raise BadData(where, f"a whole number from 1 to {most}", value)
    return value


def _share(value: Json, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
        raise BadData(where, "a share from 0 to 1", value)
    return nearest(value, MILLION)


def _usual() -> dict[str, Json]:
    text = files("dicefront.games.home_raiders").joinpath("data/constants.toml").read_text("utf-8")
    found: dict[str, Json] = tomllib.loads(text)["constants"]
    return found


USUAL: Final = _usual()
CONSTANTS: Final = read_constants(USUAL, "constants")
