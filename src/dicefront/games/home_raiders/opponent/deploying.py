"""Where to deploy: in front, together, and not on something that one cannot get down from."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.opponent.places import is_stuck
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import State
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.ground import ground_of
from dicefront.skirmish.placing import Placements
from dicefront.tabletop.bases import Base
from dicefront.tabletop.point import square
from dicefront.tabletop.units import root_up

STUCK: Final = 30.0
"""What it costs to stand too high, in inches to walk."""


def formation_value(state: State, player: int, placements: Placements) -> float:
    """How well a troop would stand at the start: the nearer to the other side the better, in inches."""
    space = state.space
    gx = space.width // 2
    gy = space.depth // 2
    number = space.owned_by(1 - player)
    if number != NOBODY:
        gx = space.things[number].shape.x
        gy = space.things[number].shape.y
    total = 0.0
    first = placements[0]
    for one in placements:
        c = state.characters[one.figure]
        ground = ground_of(state, c)
        total -= float(ground.way(one.x, one.y, gx, gy)) / float(INCH)
        apart = root_up(square(one.x, one.y, first.x, first.y))
        total -= float(ground.way(one.x, one.y, first.x, first.y) - apart) / float(INCH)
        if c.walker.flies or c.walker.drops:
            continue
        if is_stuck(c, Base(one.x, one.y, c.card.radius, one.z, c.card.height)):
            total -= STUCK
        elif one.z > INCH // 4:
            total -= 2.0 * float(one.z) / float(INCH)
    return total / float(len(placements))
