"""Where to deploy: together, the best fighters in front, in the middle while nobody knows better."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.spherewars.opponent.scene import NEARBY, Scene
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.state import is_leader
from dicefront.skirmish.placing import Placements

TOGETHER: Final = 3.0  # what each friend nearby is worth, in inches
PER_INCH: Final = 0.7  # what each inch to an object of the mission costs
CHEAP_FIRST: Final = 0.1
"""What each point of the price costs, in inches: the dear wait until the enemy is seen."""


def deployment_value(scene: Scene, placements: Placements) -> float:
    """How good it is to place these figures there, in inches."""
    state = scene.state
    middle = float(state.options.width) / 2.0
    total = 0.0
    for put in placements:
        one = state.combatants[put.figure]
        x, y = float(put.x), float(put.y)
        total -= 0.5 * abs(x - middle) / INCH
        front = abs(y - float(state.options.depth) / 2.0) / INCH
        total -= 0.3 * front if is_leader(one) else front
        total -= PER_INCH * min([goal.gap(x, y, 0.0) for goal in scene.goals], default=0.0) / INCH
        near = math.inf
        for friend in scene.own:
            shape = friend.body.shape
            near = min(near, math.hypot(float(shape.x) - x, float(shape.y) - y))
        if near <= 2.0 * NEARBY * INCH:
            total += TOGETHER
        total -= CHEAP_FIRST * min(one.price, 100)
    return total / max(len(placements), 1)
