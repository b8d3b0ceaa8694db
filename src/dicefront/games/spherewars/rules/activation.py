"""ACT: activations, step list A."""

from __future__ import annotations

from dicefront.games.spherewars.rules.aftermath import order_first, step_in
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.deeds import perform_deed
from dicefront.games.spherewars.rules.delayed import take_due
from dicefront.games.spherewars.rules.elimination import offer_stop
from dicefront.games.spherewars.rules.events.playing import Activated, Yielded
from dicefront.games.spherewars.rules.focus import GIVE_ORDER, choose_feat, may_choose
from dicefront.games.spherewars.rules.focus_items import FOCUS_ITEMS, perform_item
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.moments import (
    AFTER_ENEMY_MOVE,
    AFTER_STANDING,
    AT_START,
    FORCED_ROLL,
    STEAL_AWAY,
    Trait,
    asked,
)
from dicefront.games.spherewars.rules.morale import regroup
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.shooting import shoot
from dicefront.games.spherewars.rules.sides import ORDER_FIRST, Activate, seats_in_turn
from dicefront.games.spherewars.rules.simultaneous import in_turn
from dicefront.games.spherewars.rules.spells import cast_spell, known_spells
from dicefront.games.spherewars.rules.state import (
    AFTER_MOVE,
    COMBAT,
    CONCENTRATE,
    END,
    MOVE,
    NEXT_ACTIVATION,
    ROUSE,
    STAND,
    Activation,
    Combatant,
    State,
    activation_of,
    actor_of,
    is_enemy,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.windows import ACTIVATION_START, BETWEEN, can_order
from dicefront.kernel.effects import ACTIVATION as THIS_ACTIVATION
from dicefront.kernel.ids import NOBODY, PlayerId
from dicefront.kernel.procedure import Steps, ask


def waiting(state: State) -> list[Combatant]:
    """Who of the side has still to be activated in this round (SW-TRN-09, SW-ACT-01)."""
    return [one for one in state.combatants if one.side == state.side and is_there(one) and not one.activated]


def pick(state: State) -> Steps[None]:
    """A1, A2: the active player picks a combatant not yet activated, or gives an order first."""
    seats = seats_in_turn(state, [one.owner for one in waiting(state)])
    yield from step_in(state, BETWEEN, [], seats[0])  # A1
    who = yield from pick_in_turn(state, seats)
    if who == NOBODY:  # nobody is left
        return
    one = state.combatants[who]
    state.picker = one.owner + 1
    one.effects = one.effects.prolonged(NEXT_ACTIVATION, THIS_ACTIVATION)  # SW-STA-01
    state.activation = Activation(one.id)
    yield Activated(one.id)


def pick_in_turn(state: State, seats: list[PlayerId]) -> Steps[int]:
    """A2, SW-MUL-04: the players of a side pick in turn; each may yield to the next, once around.

    An order may take the place of the choice, which is then put again (SW-ORD-24).
    """
    ordering = True
    while seats and state.outcome is None:
        seat = seats[0]
        choices: list[int | None] = []
        choices += [one.id for one in waiting(state) if one.owner == seat]
        if not choices:
            seats = seats[1:]
            continue
        choices += [None] if len(seats) > 1 else []
        ordering = ordering and can_order(state, seat, BETWEEN)
        who = yield from ask(Activate(seat, choices, ordering))
        if who == ORDER_FIRST:
            ordering = yield from order_first(state, BETWEEN, seat)
        elif who is not None:
            return who
        else:
            seats, ordering = seats[1:], True
            yield Yielded(seat)
    return NOBODY


def rouse(state: State) -> Steps[None]:
    """A3: what happens when it is activated; who flees tries to regroup."""
    act, actor = activation_of(state), actor_of(state)
    yield from step_in(state, ACTIVATION_START, [actor])  # (a)
    for trait in asked(actor, AT_START):
        yield from trait.at_start(state, actor, act)
    actor.killed = False
    actor.weighed += 1
    if actor.fleeing:  # (b)
        yield from regroup(state, actor)
    if not act.over and not fights(state, actor):
        yield from be_roused(state, actor)
    act.stage = MOVE


def be_roused(state: State, actor: Combatant) -> Steps[None]:
    """A3 (c), (d): rolls that may force its movement; if they do not, a move by stealth."""
    forced = False
    if asked(actor, FORCED_ROLL):
        forced = yield from roll_for_control(state, actor)
    if not forced:
        for trait in asked(actor, STEAL_AWAY):
            yield from trait.steal_away(state, actor)


def roll_for_control(state: State, actor: Combatant) -> Steps[bool]:
    """A3 (c): its forced rolls, in the order that its owner chooses; whether one of them forces it."""
    forced: list[bool] = []

    def happen(one: Combatant, trait: Trait) -> Steps[None]:
        forced.append((yield from trait.forced_roll(state, one)))

    yield from in_turn(state, FORCED_ROLL, [actor], happen, lambda: not stopped(state, actor))
    return True in forced


def move(state: State) -> Steps[None]:
    """A4: the movement phase."""
    act = activation_of(state)
    act.stage = AFTER_MOVE
    yield from choose_move(state)
    if act.action == STAND and not act.over:
        for trait in asked(actor_of(state), AFTER_STANDING):
            yield from trait.after_standing(state, actor_of(state))


def after_move(state: State) -> Steps[None]:
    """A5: what answers a finished movement phase, then window BETWEEN."""
    actor = actor_of(state)
    activation_of(state).stage = CONCENTRATE
    watching = [
        one
        for one in state.combatants
        if is_there(one) and is_enemy(one, actor) and asked(one, AFTER_ENEMY_MOVE)
    ]
    if watching:
        yield from answer_move(state, actor, watching)
    yield from between_actions(state)


def answer_move(state: State, actor: Combatant, watching: list[Combatant]) -> Steps[None]:
    """A5: reactions to a finished movement phase, in an order that the reactive player chooses."""

    def happen(one: Combatant, trait: Trait) -> Steps[None]:
        yield from trait.after_enemy_move(state, one, actor)

    def applies(one: Combatant, trait: Trait) -> bool:
        return is_there(one) and trait.heeds_move(state, one, actor)

    yield from in_turn(state, AFTER_ENEMY_MOVE, watching, happen, lambda: not stopped(state, actor), applies)


def between_actions(state: State) -> Steps[None]:
    """A5, A6: window BETWEEN; who has a choice in A6 may give an order in its place (SW-ORD-24)."""
    actor = actor_of(state)
    yield from step_in(state, BETWEEN, [], actor.owner if may_choose(state, actor) else NOBODY)


def concentrate(state: State) -> Steps[None]:
    """A6: one deed, spell or artefact, an order, or the end of the phase (SW-ACT-04, SW-ORD-24)."""
    act, actor = activation_of(state), actor_of(state)
    ordering = True
    while True:
        ordering = ordering and can_order(state, actor.owner, BETWEEN)
        chosen = yield from choose_feat(state, actor, ordering)
        if chosen != GIVE_ORDER:
            break
        ordering = yield from order_first(state, BETWEEN, actor.owner)
        if stopped(state, actor):
            return
    if not chosen:
        act.stage = COMBAT
        return
    if chosen in FOCUS_ITEMS:
        yield from perform_item(state, actor, chosen)
    elif chosen in known_spells(actor):
        yield from cast_spell(state, actor, chosen)
    else:
        yield from perform_deed(state, actor, chosen)
    if not act.over:
        yield from between_actions(state)


def combat(state: State) -> Steps[None]:
    """A7: who touches an enemy must fight, and others may shoot (SW-ACT-05)."""
    act, actor = activation_of(state), actor_of(state)
    act.stage = END
    if fights(state, actor):
        yield from fight(state)
    else:
        yield from shoot(state)


def end_activation(state: State) -> Steps[None]:
    """A8, A9: delayed effects take place, what lasted for the activation ends, and it is marked."""
    actor = actor_of(state)
    yield from step_in(state, BETWEEN, [])  # A8
    yield from take_due(state, actor)  # A9
    state.activation = None
    actor.activated = True
    for one in state.combatants:
        one.effects = one.effects.after(THIS_ACTIVATION)
    yield from offer_stop(state, actor)  # SW-MIS-09


PHASES = {
    ROUSE: rouse,
    MOVE: move,
    AFTER_MOVE: after_move,
    CONCENTRATE: concentrate,
    COMBAT: combat,
}


def next_phase(state: State) -> Steps[None]:
    """The phase that comes now; an activation that is over has only its end left (SW-ACT-24, SW-ACT-25)."""
    act = activation_of(state)
    return end_activation(state) if act.over or act.stage == END else PHASES[act.stage](state)
