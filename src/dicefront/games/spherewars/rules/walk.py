"""Going along a way in the movement phase."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules import aftermath
from dicefront.games.spherewars.rules.events.moving import Moved
from dicefront.games.spherewars.rules.shifting import shift
from dicefront.games.spherewars.rules.state import ACTIONS, Combatant, State, activation_of
from dicefront.games.spherewars.rules.wounds import destroy_ephemerals
from dicefront.kernel.procedure import Steps
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point

STAYS: Final = "stay"
"""What is told of a way without a length."""


def walk(state: State, mover: Combatant, way: list[Point]) -> Steps[None]:
    """The mover goes to the end of its way; the touch of enemies destroys the ephemeral (SW-WOU-13)."""
    act, far = activation_of(state), length(way)
    if far > 0:
        act.moved = True
    yield Moved(mover.id, ACTIONS[act.action] if far else STAYS, [point.pair() for point in way], far)
    yield from shift(state, mover, way)
    yield from destroy_ephemerals(state, mover)
    yield from aftermath.answer(state)
