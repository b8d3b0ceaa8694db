"""Where to lay scenery: who shoots better wants the middle open, the others want cover there."""

from __future__ import annotations

import math

from dicefront.games.spherewars.rules.battlefield import Spot
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import FLAT
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.state import State


def wants_open_field(state: State, side: int) -> bool:
    """Whether a side has more points in shooters than the other."""
    sums = [0, 0]
    for one in state.combatants:
        if one.ranged:
            sums[one.side] += one.price
    return sums[side] > sums[1 - side]


def values_of_spots(state: State, side: int, kind: str, spots: list[Spot]) -> list[float]:
    """How good each place is for a piece, in inches from the middle of the table.

    What blocks sight helps those who want cover. What lies flat only slows them on their way.
    """
    middle = (SCENERY.kinds[kind].height > FLAT) != wants_open_field(state, side)
    x, y = float(state.options.width) / 2.0, float(state.options.depth) / 2.0
    far = [math.hypot(float(spot.x) - x, float(spot.y) - y) / INCH for spot in spots]
    return [-one if middle else one for one in far]
