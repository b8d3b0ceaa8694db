"""MOV-33: moves that deeds and spells force upon others."""

from __future__ import annotations

from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.events.feats import Dragged
from dicefront.games.spherewars.rules.events.moving import Stepped
from dicefront.games.spherewars.rules.moments import REFUSE_PUSH, asked
from dicefront.games.spherewars.rules.scenery import floor_of
from dicefront.games.spherewars.rules.secrets import weigh
from dicefront.games.spherewars.rules.shifting import (
    free_enemies,
    note_engaged,
    shift,
    trap_touched,
)
from dicefront.games.spherewars.rules.state import Combatant, State, activation_of
from dicefront.games.spherewars.rules.walking import is_free
from dicefront.games.spherewars.rules.ways import bases, impassable_to
from dicefront.kernel.procedure import Steps
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import Point


def resists(state: State, victim: Combatant) -> Steps[bool]:
    """SW-MOV-33: whether no enemy effect moves somebody; an artefact that holds it is shown (SW-ART-09)."""
    yield from weigh([victim], lambda: [int(stands_fast(state, victim))])
    return stands_fast(state, victim)


def stands_fast(state: State, victim: Combatant) -> bool:
    return any(trait.refuse_push(state, victim) for trait in asked(victim, REFUSE_PUSH))


def drag_into_contact(state: State, user: Combatant, victim: Combatant) -> Steps[None]:
    """SW-MOV-33: straight into contact; nothing, if something is in the way.

    It counts as an engagement of the user, and never as joining combat.
    """
    if floor_of(user.body) != floor_of(victim.body) or (yield from resists(state, victim)):
        return  # SW-SCN-58
    start = victim.body.centre()
    end = contact_towards(start.x, start.y, victim.walker.radius, user.body.shape)
    way = [start, Point(end.x, end.y)]
    in_the_way = bases(state, victim, [user]) + impassable_to(state, victim)
    if not is_free(way, victim.walker.radius, in_the_way, state.space.field):
        return
    yield Dragged(victim.id, user.id, [point.pair() for point in way])
    free = free_enemies(state, user)
    yield from shift(state, victim, way)
    if touches(state, user, victim):
        note_engaged(state, user, free)
        yield from trap_touched(state, user)


def follow(state: State, user: Combatant, victim: Combatant, trait: str, keeps: bool) -> Steps[None]:
    """Straight into contact again with somebody who was pushed.

    What joining it gave is kept, if it had not been lost before (SW-MOV-20).
    """
    start = user.body.centre()
    end = contact_towards(start.x, start.y, user.walker.radius, victim.body.shape)
    way = [start, Point(end.x, end.y)]
    in_the_way = bases(state, user, [victim]) + impassable_to(state, user)
    if not is_free(way, user.walker.radius, in_the_way, state.space.field):
        return
    joined = activation_of(state).joining_of(victim.id)
    yield Stepped(user.id, trait, [point.pair() for point in way])
    free = free_enemies(state, user)
    yield from shift(state, user, way)
    if joined is not None and keeps and touches(state, user, victim):
        joined.whole = True
    note_engaged(state, user, free)
    yield from trap_touched(state, user)  # SW-PUR-19
