"""JOI: how somebody who joins combat arrives (J7 to J10)."""

from __future__ import annotations

from dicefront.games.spherewars.rules import aftermath
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.counter_shots import counter_shots
from dicefront.games.spherewars.rules.defence_area import (
    Jump,
    ask_the_others,
    land,
    who_reach,
)
from dicefront.games.spherewars.rules.events import moving as events
from dicefront.games.spherewars.rules.floors import (
    come_up,
)
from dicefront.games.spherewars.rules.moments import (
    AFTER_CONTACT,
    AVOID_CONTACT,
    SHAPE_JOIN,
    Trait,
    asked,
)
from dicefront.games.spherewars.rules.pace import Pace
from dicefront.games.spherewars.rules.shelter import elevation_of
from dicefront.games.spherewars.rules.simultaneous import in_turn
from dicefront.games.spherewars.rules.state import (
    ACTIONS,
    CHARGE,
    ENGAGE,
    Combatant,
    Joined,
    State,
    activation_of,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import Join
from dicefront.games.spherewars.rules.walk import walk
from dicefront.games.spherewars.rules.walking import (
    counts_as_shortest,
    travel,
)
from dicefront.games.spherewars.rules.ways import (
    ground_of,
    shortest,
)
from dicefront.games.spherewars.rules.wounds import trap
from dicefront.kernel.procedure import Steps
from dicefront.tabletop.path import cut
from dicefront.tabletop.sight import HIDDEN


def intercept(state: State, join: Join, jumps: list[Jump], far: int) -> Steps[None]:
    """J7: the first jump stops the mover so far along its way; of all who jump, those come who reach it.

    Others who let it pass may jump at it there as well (SW-DEF-11), but not those it is joining (SW-DEF-18).
    """
    activation_of(state).stopped = True
    jumpers = who_reach(jumps, far)
    jumpers += yield from ask_the_others(state, join.walker, join.way, far, [*jumpers, *join.joined])
    yield from walk(state, join.mover, cut(join.way, far))
    if not stopped(state, join.mover):
        yield from land(state, join.mover, jumpers)


def arrive(state: State, join: Join, pace: Pace, late: list[Jump]) -> Steps[None]:
    """J9, J10: a charge or an engagement, and contact."""
    act, mover = activation_of(state), join.mover
    real = join.charge = is_charge(state, join, pace)  # J9
    shape_join(state, join)
    act.action = CHARGE if join.charge else ENGAGE
    met = [enemy.id for enemy in join.joined]
    act.joined = [one for one in act.joined if one.enemy not in met]  # what another move had made of them
    for enemy in join.joined:
        charged = join.charge and enemy is join.target
        above = join.elevation > elevation_of(state, enemy)  # SW-SCN-36: where it started the move
        free = not fights(state, enemy)
        act.joined.append(Joined(enemy.id, free, charged, real and charged, True, above))
    yield from counter_shots(state, join)
    if stopped(state, mover):
        return  # SW-ACT-24, SW-EQU-30: no contact, and late jumps lapse
    yield from walk(state, mover, join.way)  # J10
    if join.route is not None and not stopped(state, mover):
        yield from come_up(state, mover, join.route)
    if stopped(state, mover):
        return
    join.joined = [enemy for enemy in join.joined if is_there(enemy)]  # SW-WOU-13
    if any(asked(one, AVOID_CONTACT) for one in join.joined):
        yield from get_out_of_the_way(state, join)
        if not join.joined:
            return  # J11: everybody stepped aside
    if join.joined:
        yield events.Joined(mover.id, ACTIONS[act.action], [enemy.id for enemy in join.joined])
    yield from trap_fugitives(state, join)
    if stopped(state, mover) or act.over:
        return
    yield from land(state, mover, [jump.entered.guard for jump in late])
    yield from set_off(state, join)


def shape_join(state: State, join: Join) -> None:
    """J9: abilities turn an engagement into a charge, or keep it from becoming one."""
    for one in [join.mover, *join.joined]:
        for trait in asked(one, SHAPE_JOIN):
            trait.shape_join(state, one, join)


def get_out_of_the_way(state: State, join: Join) -> Steps[None]:
    """J9: who is joined may avoid the contact, in the order of SW-ACT-18."""

    def happen(one: Combatant, trait: Trait) -> Steps[None]:
        yield from trait.avoid_contact(state, one, join)

    def applies(one: Combatant, trait: Trait) -> bool:
        return trait.can_avoid(state, one)

    joined = join.joined[:]
    yield from in_turn(state, AVOID_CONTACT, joined, happen, lambda: not stopped(state, join.mover), applies)


def set_off(state: State, join: Join) -> Steps[None]:
    """J10: abilities that joining combat triggers, in the order of SW-ACT-18."""

    def happen(one: Combatant, trait: Trait) -> Steps[None]:
        yield from trait.after_contact(state, one, join)

    everybody = [join.mover, *join.joined]
    for one in everybody:
        one.weighed += 1  # SW-ART-09: what acts now shows
    yield from in_turn(state, AFTER_CONTACT, everybody, happen, lambda: not stopped(state, join.mover))
    yield from aftermath.answer(state)


def trap_fugitives(state: State, join: Join) -> Steps[None]:
    """SW-MOV-31, SW-PUR-16: enemies who flee are trapped, and that ends the activation."""
    for enemy in join.joined:
        if enemy.fleeing:
            activation_of(state).over = True
            yield from trap(state, enemy, join.mover)
    yield from aftermath.answer(state)


def is_charge(state: State, join: Join, pace: Pace) -> bool:
    """SW-MOV-16: in sight, within single MOV, and by the shortest way."""
    if pace.is_random or join.sight == HIDDEN:  # SW-RND-03, SW-MOV-19
        return False
    mover = join.mover
    goings = ground_of(state, join.walker).goings
    if not travel(join.way, mover.walker.radius, pace.single, goings, joins=True).reaches:
        return False
    if join.route is not None:  # the shortest way
        return True
    best = shortest(state, mover, join.target)
    return best is not None and counts_as_shortest(join.way, best)
