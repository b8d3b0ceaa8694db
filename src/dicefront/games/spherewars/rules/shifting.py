"""What every move that is no movement action brings about: flights, pursuits, annihilation movements."""

from __future__ import annotations

from dicefront.games.spherewars.rules.contact import touches, touching_enemies
from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_ephemeral, is_there
from dicefront.games.spherewars.rules.subjects import TOUCH, Blow
from dicefront.games.spherewars.rules.wounds import die, trap
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.figures import place
from dicefront.tabletop.path import touched
from dicefront.tabletop.point import Point


def shift(state: State, one: Combatant, way: list[Point]) -> Steps[None]:
    """Put a combatant at the end of a way, which touches ephemeral enemies where it passes (SW-WOU-13).

    In the enemy round it loses its defence area (SW-DEF-16).
    """
    if one.side != state.side:
        one.area_lost = True
    fragile = [
        other
        for other in state.combatants
        if is_there(other) and is_enemy(one, other) and is_ephemeral(other)
    ]
    shapes = [other.body.shape for other in fragile]
    place(one, way[-1].x, way[-1].y, one.body.bottom)
    note_broken_contact(state)
    for number in touched(way, one.walker.radius, shapes, TOL):
        if is_there(one):
            yield from die(state, Blow(TOUCH, one, fragile[number], True))


def note_broken_contact(state: State) -> None:
    """SW-MOV-20: what charging an enemy gives is lost once contact with it is broken."""
    if state.activation is None:
        return
    actor = state.combatants[state.activation.who]
    for joined in state.activation.joined:
        if not touches(state, actor, state.combatants[joined.enemy]):
            joined.whole = False


def trap_touched(state: State, one: Combatant) -> Steps[None]:
    """SW-PUR-15, SW-PUR-19, SW-ANN-13: fleeing enemies in contact with it die."""
    for other in touching_enemies(state, one):
        if other.fleeing and is_there(one):
            yield from trap(state, other, one)
