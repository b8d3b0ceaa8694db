"""What every move that is no movement action brings about: flights, pursuits, annihilation movements."""

from __future__ import annotations

from dicefront.games.spherewars.rules.contact import fights, foes_of, touches, touching_enemies
from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.state import Combatant, Joined, State, is_enemy, is_ephemeral, is_there
from dicefront.games.spherewars.rules.subjects import TOUCH, Blow
from dicefront.games.spherewars.rules.wounds import die, trap
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.figures import place
from dicefront.tabletop.path import first_within, length, point_along
from dicefront.tabletop.point import Point


def shift(state: State, one: Combatant, way: list[Point]) -> Steps[None]:
    """Put a combatant at the end of a way, which touches ephemeral enemies where it passes (SW-WOU-13).

    In the enemy round it loses its defence area (SW-DEF-16).
    """
    if one.side != state.side:
        one.area_lost = True
    for far, other in fragile_on(state, one, way):
        at = point_along(way, far)
        place(one, at.x, at.y, one.body.bottom)
        yield from die(state, Blow(TOUCH, one, other, True))
        if is_ephemeral(one):  # SW-WOU-12
            yield from die(state, Blow(TOUCH, other, one, True))
        if not is_there(one):
            return  # it moves no further than where it died
    place(one, way[-1].x, way[-1].y, one.body.bottom)
    note_broken_contact(state)


def fragile_on(state: State, one: Combatant, way: list[Point]) -> list[tuple[int, Combatant]]:
    """SW-WOU-13: the ephemeral enemies whom a way touches, and how far along it, in the order of the way.

    A flyer touches only those at its end.
    """
    found: list[tuple[int, int]] = []
    for other in state.combatants:
        same_floor = other.body.bottom == one.body.bottom
        if is_there(other) and same_floor and is_enemy(one, other) and is_ephemeral(other):
            path = way[-1:] if one.walker.flies else way
            far = first_within(path, other.body.shape, one.walker.radius + TOL)
            if far >= 0:
                found.append((length(way) if one.walker.flies else far, other.id))
    found.sort()
    return [(far, state.combatants[number]) for far, number in found]


def note_broken_contact(state: State) -> None:
    """SW-MOV-20: what charging an enemy gives is lost once contact with it is broken."""
    if state.activation is None:
        return
    actor = state.combatants[state.activation.who]
    for joined in state.activation.joined:
        if not touches(state, actor, state.combatants[joined.enemy]):
            joined.whole = False


def free_enemies(state: State, one: Combatant) -> list[int]:
    """The enemies of a combatant who are in combat with nobody."""
    return [
        other.id
        for other in state.combatants
        if is_there(other) and is_enemy(one, other) and not fights(state, other)
    ]


def note_engaged(state: State, one: Combatant, free: list[int]) -> None:
    """SW-ORD-54, SW-ANN-08: whom the activated combatant has come to touch it has engaged.

    It is without what joining combat gives, Assault and the like; ``free`` are those who were in no combat.
    """
    act = state.activation
    if act is None or act.who != one.id or not is_there(one):
        return
    for foe in foes_of(state, one):
        if act.joining_of(foe.id) is None:
            act.joined.append(Joined(foe.id, foe.id in free, False, False, False, declared=False))


def trap_touched(state: State, one: Combatant) -> Steps[None]:
    """SW-PUR-15, SW-PUR-19, SW-ANN-13: fleeing enemies in contact with it die."""
    for other in touching_enemies(state, one):
        if other.fleeing and is_there(one):
            yield from trap(state, other, one)
