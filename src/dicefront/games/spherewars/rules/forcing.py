"""A4: what drives a combatant, and which enemy is the nearest (SW-ABI-33 to SW-ABI-37, SW-ABI-60)."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.joining import action_barred
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.moments import FORCED_ACTION, asked
from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.pace import Pace
from dicefront.games.spherewars.rules.state import CHARGE, Combatant, State, is_enemy, is_there
from dicefront.games.spherewars.rules.subjects import Force
from dicefront.games.spherewars.rules.walking import FARTHEST, Stride, travel
from dicefront.games.spherewars.rules.ways import ground_of, shortest

SPARE: Final = 4 * TOL
"""More than tolerance and rounding can make of a length."""


def is_driven(state: State, mover: Combatant) -> bool:
    """Whether something may drive it; states that forbid joining combat take precedence (SW-ABI-33)."""
    return len(asked(mover, FORCED_ACTION)) > 0 and action_barred(state, mover, CHARGE) is None


def force_on(state: State, mover: Combatant, pace: Pace) -> Force | None:
    """What drives a combatant now, if anything does."""
    if is_driven(state, mover):
        for trait in asked(mover, FORCED_ACTION):
            force = trait.forced_action(state, mover, pace.double)
            if force is not None and force.nearest:
                return force
    return None


def nearest_enemies(
    state: State, mover: Combatant, stride: Stride | None, among: list[Combatant] | None = None
) -> list[Combatant]:
    """SW-ABI-33, SW-ABI-35, SW-ABI-37, SW-ABI-60: the enemies nearest by way, all equally near.

    With a ``stride`` only those whom it reaches by that way count. Who leaves no room is left out.
    """
    goings = ground_of(state, mover).goings
    limit = FARTHEST if stride is None else stride.allowance(0) + SPARE
    enemies = [
        other
        for other in (state.combatants if among is None else among)
        if is_there(other) and is_enemy(mover, other)
    ]
    lengths: dict[int, int] = {}
    for other in sorted(enemies, key=lambda other: gap(mover.body, other.body)):
        if gap(mover.body, other.body) > limit + SPARE:
            break  # no way is shorter than the gap, and who comes later is farther away
        way = shortest(state, mover, other, limit)
        if way is None:
            continue
        if stride is None or travel(way.points, mover.walker.radius, stride, goings, joins=True).reaches:
            lengths[other.id] = way.length
            limit = min(limit, way.length + TOL)
    return [other for other in enemies if lengths.get(other.id, FARTHEST + 1) <= limit]
