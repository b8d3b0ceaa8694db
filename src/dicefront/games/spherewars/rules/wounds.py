"""WOU, CRI: wounds and death, step list K from K1 to K4. What a death leads to stands in ``aftermath``."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.dice import settle, throw_dice
from dicefront.games.spherewars.rules.events.fighting import CriticalHit, DamageRolled, Died, Healed, Wounded
from dicefront.games.spherewars.rules.item_windows import DAMAGE_ROLLED, use_items
from dicefront.games.spherewars.rules.leadership import IN_CHARGE
from dicefront.games.spherewars.rules.moments import (
    AFTER_DAMAGE,
    AFTER_WOUNDING,
    ARTEFACT,
    AT_FRIENDS_DEATH,
    AT_OWN_DEATH,
    CRITICAL,
    SAVE,
    TAKE_WOUNDS_FOR,
    TAKES_OVER,
    asked,
)
from dicefront.games.spherewars.rules.rerolls import roll_again
from dicefront.games.spherewars.rules.secrets import possible_users
from dicefront.games.spherewars.rules.state import (
    DEAD,
    STEADY,
    Combatant,
    State,
    is_enemy,
    is_ephemeral,
    is_there,
)
from dicefront.games.spherewars.rules.states import end_latent, lose_gems
from dicefront.games.spherewars.rules.subjects import DEED, FIGHT, SOURCES, TOUCH, TRAP, Blow, Occasion
from dicefront.kernel.effects import GAME, NO_EFFECTS
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps, choose

SLAIN: Final = "slain"
"""The effect by which a dead leader remembers who killed him (SW-FLE-04)."""

# Criticals of a damage roll.
BRUTAL_BLOW: Final = "brutal"
EXCLUSIVE_BLOW: Final = "exclusive"
PERFECT_BLOW: Final = "perfect"
DEADLY_BLOW: Final = "deadly"


# -- the damage roll ------------------------------------------------------------------------------


def roll_damage(state: State, blow: Blow) -> Steps[None]:
    """SW-HTH-12, SW-DIC-22: as many dice as strength against constitution; each success is a wound.

    Against the ephemeral nothing is rolled (SW-WOU-10, SW-WOU-11).
    """
    if is_ephemeral(blow.victim):
        return
    player = NOBODY if blow.striker is None else blow.striker.owner
    blow.rolled = yield from throw_dice(blow.strength.amount, "damage", "SW-HTH-12", player)
    blow.rolled.number = blow.number.amount
    if blow.striker is not None:
        purpose = "damage_" + SOURCES[blow.source]
        yield from roll_again(state, blow.striker, blow.rolled, purpose, blow.victim)
        for trait in asked(blow.striker, AFTER_DAMAGE):
            trait.after_damage(state, blow.striker, blow)
    found = yield from settle(blow.rolled, blow.number.amount, True, "damage", player)
    blow.critical = found.critical
    blow.wounds = found.successes
    yield DamageRolled(
        striker_of(blow), blow.victim.id, blow.strength, blow.number, blow.rolled.faces, blow.wounds
    )


def striker_of(blow: Blow) -> int:
    """Who strikes, or ``NOBODY``."""
    return NOBODY if blow.striker is None else blow.striker.id


# -- step list K ----------------------------------------------------------------------------------


def hurt(state: State, blows: list[Blow]) -> Steps[None]:
    """K1 to K4 for each combatant that one effect strikes, in the order given (SW-WOU-17).

    What is addressed to somebody who is dead or gone lapses (SW-WOU-20).
    """
    for blow in blows:
        if not is_there(blow.victim):
            continue
        if is_ephemeral(blow.victim):  # SW-WOU-11
            yield from die(state, blow)
        else:
            yield from wound(state, blow)


def wound(state: State, blow: Blow) -> Steps[None]:
    """K1 to K4 for one combatant."""
    yield from read_criticals(state, blow)  # K1
    if not blow.direct:  # SW-WOU-19
        yield from open_after_damage(state, blow)  # K2
    if not blow.deadly:  # SW-WOU-05: nothing helps against outright death
        yield from save_wounds(state, blow)
    yield from take_wounds(state, blow)  # K3
    if blow.deadly or not blow.victim.wounds:  # SW-WOU-03
        yield from die(state, blow)  # K4


def open_after_damage(state: State, blow: Blow) -> Steps[None]:
    """K2: window AFTER DAMAGE; healing comes before the wounds (SW-CON-28)."""
    occasion = Occasion(DAMAGE_ROLLED.name, [blow.victim])
    occasion.actors = [] if blow.striker is None else [blow.striker]
    occasion.blow = blow
    yield from use_items(state, DAMAGE_ROLLED, occasion)


def read_criticals(state: State, blow: Blow) -> Steps[None]:
    """K1: two Spheres are a brutal blow (SW-CRI-07), three and more a deadly one (SW-CRI-09, SW-CRI-10)."""
    if blow.direct or not blow.critical:  # SW-WOU-19
        return
    kind = yield from kind_of_critical(state, blow)
    blow.deadly = blow.critical > 1
    blow.exclusive = kind in (EXCLUSIVE_BLOW, PERFECT_BLOW)
    if not blow.deadly and kind != EXCLUSIVE_BLOW:
        blow.wounds += 1
    yield CriticalHit(striker_of(blow), blow.victim.id, DEADLY_BLOW if blow.deadly else kind)


def kind_of_critical(state: State, blow: Blow) -> Steps[str]:
    """SW-CRI-08, SW-CRI-11: a striker with an exclusive critical chooses; a perfect blow gives both."""
    striker = blow.striker
    close = blow.touching and blow.source in (FIGHT, DEED)
    if striker is None or not close or not asked(striker, CRITICAL):
        return BRUTAL_BLOW
    if blow.precise:
        return PERFECT_BLOW
    if blow.critical > 1:
        return DEADLY_BLOW
    return (
        yield from choose(
            striker.owner,
            "spherewars.blow.critical",
            "SW-CRI-08",
            [BRUTAL_BLOW, EXCLUSIVE_BLOW],
            {"combatant": striker.id, "enemy": blow.victim.id},
            reaction=striker.side != state.side,
            names="critical",
        )
    )


def save_wounds(state: State, blow: Blow) -> Steps[None]:
    """K2: what may cancel wounds, in the order that the owner of the victim chooses; then who takes them."""
    victim = blow.victim
    left = {trait.id: trait for trait in asked(victim, SAVE) if trait.family != ARTEFACT}
    while left and blow.wounds > 0:
        chosen = next(iter(left))
        if len(left) > 1:
            chosen = yield from choose(
                victim.owner,
                "spherewars.blow.saves",
                "SW-WOU-08",
                list(left),
                {"combatant": victim.id},
                reaction=victim.side != state.side,
                names="trait",
            )
        yield from left.pop(chosen).save(state, victim, blow)
    for trait in possible_users(state, victim, SAVE):  # nobody is asked for an order that would tell
        if blow.wounds > 0:
            yield from trait.save(state, victim, blow)
    victim.weighed += 1
    for one in state.combatants:
        if blow.wounds > 0 and one is not victim and is_there(one) and one.band == victim.band:
            for trait in asked(one, TAKE_WOUNDS_FOR):
                yield from trait.take_wounds_for(state, one, blow)


def take_wounds(state: State, blow: Blow) -> Steps[None]:
    """K3: all wounds of one roll together (SW-WOU-02, SW-WOU-07), then what follows from having wounded."""
    victim = blow.victim
    blow.taken = blow.wounds
    if not blow.taken:
        return
    victim.wounds = max(victim.wounds - blow.taken, 0)
    yield Wounded(victim.id, blow.taken, victim.wounds)
    if blow.striker is not None:
        for trait in asked(blow.striker, AFTER_WOUNDING):
            yield from trait.after_wounding(state, blow.striker, blow)
        if blow.exclusive:
            for trait in asked(blow.striker, CRITICAL):
                yield from trait.critical(state, blow.striker, blow)


def die(state: State, blow: Blow) -> Steps[None]:
    """K4: the victim leaves the table at once (SW-WOU-03, SW-WOU-04); its death is answered in K5."""
    victim = blow.victim
    blow.killed = True
    note_kill(state, blow)
    yield Died(victim.id, striker_of(blow), SOURCES[blow.source])
    last = asked(victim, AT_OWN_DEATH)
    yield from lose_gems(state, victim)
    yield from end_latent(state, victim)
    leave_table(state, victim, DEAD)
    if state.bands[victim.band].leader == victim.id:
        victim.bear(SLAIN, GAME, striker_of(blow))
        state.fallen.append(victim.id)
    for trait in last:
        yield from trait.at_own_death(state, victim, blow)
    for one in state.combatants:
        if is_there(one) and one.side == victim.side:
            for trait in asked(one, AT_FRIENDS_DEATH):
                yield from trait.at_friends_death(state, one, blow)


def note_kill(state: State, blow: Blow) -> None:
    """Who kills an enemy in its own activation remembers it until the next one (Pearl of the Deep)."""
    killer, activation = blow.striker, state.activation
    if killer is not None and activation is not None and activation.who == killer.id:
        killer.killed = killer.killed or is_enemy(killer, blow.victim)


def leave_table(state: State, one: Combatant, where: int) -> None:
    """A combatant is gone, dead or fled; if it is the activated one, its activation is over (SW-ACT-24)."""
    one.where = where
    one.wounds = 0 if where == DEAD else one.wounds
    one.flight = STEADY
    lose_command(state, one)
    one.effects = NO_EFFECTS
    end_activation_of(state, one)


def lose_command(state: State, one: Combatant) -> None:
    """SW-ORD-06, SW-MUL-22: a leader's orders, or his deputy's, are lost unless somebody takes over."""
    band = state.bands[one.band]
    if band.leader != one.id and not one.effects.has(IN_CHARGE):
        return
    for other in state.combatants:
        if other.band == one.band and is_there(other) and band.leader == one.id:
            if any(trait.takes_over(state, other) for trait in asked(other, TAKES_OVER)):
                other.bear(IN_CHARGE, GAME, one.id)
                return
    band.orders = band.extra_orders = 0


def end_activation_of(state: State, one: Combatant) -> None:
    """SW-ACT-24, SW-ACT-25: the activation of whoever dies, leaves or flees goes to A8."""
    if state.activation is not None and state.activation.who == one.id:
        state.activation.over = True


# -- other ways to die, and healing ---------------------------------------------------------------


def trap(state: State, fugitive: Combatant, trapper: Combatant) -> Steps[None]:
    """SW-PUR-15: a fleeing combatant in base contact with an enemy dies, whatever is left of it."""
    yield from die(state, Blow(TRAP, trapper, fugitive, True))


def destroy_ephemerals(state: State, mover: Combatant) -> Steps[None]:
    """SW-WOU-10, SW-WOU-12, SW-WOU-13: the touch of an enemy destroys the ephemeral, both if both are."""
    for other in touching_enemies(state, mover):
        fragile = is_ephemeral(mover)
        if is_ephemeral(other):
            yield from die(state, Blow(TOUCH, mover, other, True))
        if fragile and is_there(mover):
            yield from die(state, Blow(TOUCH, other, mover, True))


def heal(one: Combatant, wounds: int) -> Steps[None]:
    """SW-WOU-06: a combatant recovers, never above its profile; nothing helps the dead (SW-WOU-20)."""
    healed = min(wounds, one.profile.wounds - one.wounds) if is_there(one) else 0
    if healed > 0:
        one.wounds += healed
        yield Healed(one.id, healed, one.wounds)
