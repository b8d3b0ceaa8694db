"""ACC: the Close combat abilities."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.home_raiders.rules.attack import has_left
from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT as CLOSE_COMBAT_DICE
from dicefront.games.home_raiders.rules.close_combat import (
    ATTACKED,
    blows_in,
    blows_problem,
    has_dice,
    is_target,
    make_attack,
    melee_targets,
    strike_once,
    ways_to_strike,
)
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.dice import Rolled, reroll_set
from dicefront.games.home_raiders.rules.events.fighting import HurtSpared, SetRerolled
from dicefront.games.home_raiders.rules.events.playing import GrappleTried
from dicefront.games.home_raiders.rules.forced import move_by_force
from dicefront.games.home_raiders.rules.ground import go_to_ground
from dicefront.games.home_raiders.rules.moments import ACTION, CLOSE_COMBAT, OPTION, Ability
from dicefront.games.home_raiders.rules.own_dice import dice_of, feel_effects, throw
from dicefront.games.home_raiders.rules.pools import BLACK, COLOURS, WHITE, Build, finish
from dicefront.games.home_raiders.rules.signs import nothing, sign_of_blows
from dicefront.games.home_raiders.rules.state import Character, State, is_there
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY, MELEE, ROUNDHOUSE, Attack, Blow, Stand
from dicefront.games.home_raiders.rules.wounds import heal
from dicefront.kernel.effects import ROUND
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask, choose, confirm
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Sign
from dicefront.skirmish.contact import touching_enemies


class CloseCombatAbility(Ability):
    """Base of the Close combat abilities."""

    family: ClassVar[str] = CLOSE_COMBAT


class ExploitWeakness(CloseCombatAbility):
    """The target downgrades its strongest set of Defence dice."""

    id = "exploit-weakness"
    rules = "HR-ACC-01"
    weight = 1.5

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        if attack.kind == MELEE:
            build.downgrade(self.reason, "HR-ACC-01")


class ViolentAttack(CloseCombatAbility):
    """The attacker's player may have one set of the Defence roll rerolled, once."""

    id = "violent-attack"
    rules = "HR-ACC-04 to HR-ACC-05"
    weight = 1.5
    use = OPTION

    def after_defence_roll(self, attack: Attack, stand: Stand) -> Steps[None]:
        rolled = stand.rolled
        if attack.kind != MELEE or not attack.may_choose() or rolled is None or not rolled.colours:
            return
        choices: list[str | None] = [None]
        for colour in range(WHITE, BLACK + 1):
            if rolled.has_set(colour):
                choices.append(COLOURS[colour])
        args = both_rolls(attack, stand, rolled)
        player = attack.attacker.owner
        kind = "home_raiders.melee.violent"
        answer = yield from choose(player, kind, "HR-ACC-04", choices, args, names="colour")
        if answer is not None:
            yield SetRerolled(attack.attacker.id, stand.defender.id, answer)
            colour, owner = COLOURS.index(answer), stand.defender.owner
            stand.rolled = yield from reroll_set(rolled, colour, "home_raiders.defence", "HR-ACC-04", owner)


def both_rolls(attack: Attack, stand: Stand, rolled: Rolled) -> dict[str, Json]:
    """What the attacker's player looks at: both totals and the dice of the defence."""
    colours: list[Json] = [COLOURS[colour] for colour in rolled.colours]
    return {
        "attacker": attack.attacker.id,
        "defender": stand.defender.id,
        "attack": stand.against,
        "defence": stand.build.total(rolled.aces),
        "colours": colours,
        "dice": rolled.signs(),
    }


class ReassuringAttack(CloseCombatAbility):
    """At least one Ace in Close combat attacks; it brings no Boost (HR-DIC-19)."""

    id = "reassuring-attack"
    rules = "HR-ACC-06"
    weight = 1.0
    fights_bare = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == MELEE:
            build.grant_ace(self.reason, "HR-ACC-06")


class KnockBack(CloseCombatAbility):
    """The target may be moved as many inches as the totals differ."""

    id = "knock-back"
    rules = "HR-ACC-07 to HR-ACC-10"
    weight = 1.0
    use = OPTION
    order = 2

    def after_attacking(self, state: State, attack: Attack) -> Steps[None]:
        attacker, target = attack.attacker, attack.target
        if not attack.may_choose() or not is_there(target):
            return
        most = (attack.aces - attack.defence) * INCH
        kind = "home_raiders.melee.knock-back"
        yield from move_by_force(state, attacker.owner, target, most, kind, "HR-ACC-07", attacker)


class SuckerPunch(CloseCombatAbility):
    """Rolled with the strongest set only; the Unit of the one who is wounded goes to ground."""

    id = "sucker-punch"
    rules = "HR-ACC-11"
    weight = 1.5
    use = OPTION
    order = 1
    blow_option = "home_raiders.melee.no-sucker-punch"

    def offer_blow(self, me: Character, target: Character) -> Steps[bool]:
        args: dict[str, Json] = {"attacker": me.id, "target": target.id}
        return confirm(me.owner, "home_raiders.melee.sucker-punch", "HR-ACC-11", args)

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.roll_only_strongest(self.reason, "HR-ACC-11")

    def after_attacking(self, state: State, attack: Attack) -> Steps[None]:
        if attack.uses(self) and attack.wounded:
            yield from go_to_ground(state, state.troop_of(attack.target), True)


class Rampage(CloseCombatAbility):
    """Two attacks one after the other; two wounds heal."""

    id = "rampage"
    rules = "HR-ACC-12 to HR-ACC-14, HR-ACC-22"
    weight = 1.0
    use = OPTION
    hurts = True

    def strike_twice(self, state: State, me: Character, blows: list[Blow]) -> Steps[None]:
        me.hurts += 1
        first = yield from strike_once(state, me, blows[0], blows[1].target)
        if has_left(first) or not has_dice(state, me):  # HR-ATK-20
            return
        if not is_target(state, me, state.characters[blows[1].target]):
            return
        second = yield from strike_once(state, me, blows[1], NOBODY)
        if first.wounded and second.wounded and not has_left(second):
            if me.wounds > 0:
                yield from heal(me)
            else:
                me.hurts -= 1
                yield HurtSpared(me.id)


class Grapple(CloseCombatAbility):
    """With at least one Ace the enemy rolls only its weakest set in its next defence."""

    id = "grapple"
    rules = "HR-ACC-15 to HR-ACC-16"
    weight = 0.25
    use = ACTION
    deed = "grapple"

    def shape_bearers_defence(self, build: Build) -> None:
        build.roll_only_weakest(self.reason, "HR-ACC-16")

    def deed_targets(self, state: State, me: Character) -> list[int]:
        if grapple_build(state, me).pool.size() == 0:
            return []
        return [enemy.id for enemy in touching_enemies(state, me) if not enemy.vanishing]

    def do_deed(self, state: State, me: Character, on: int) -> Steps[None]:
        target = state.characters[on]
        build = grapple_build(state, me)
        rolled = yield from throw(me, target, "grapple", build, "home_raiders.grapple", "HR-ACC-15")
        if rolled.aces > 0:
            target.bear("grapple", ROUND, me.id)
        yield GrappleTried(me.id, target.id, rolled.aces > 0)


def grapple_build(state: State, actor: Character) -> Build:
    """HR-ACC-15: only the weakest set of Close combat dice."""
    build = Build(dice_of(state, actor, CLOSE_COMBAT_DICE), 0)
    build.printed = actor.card.dice[CLOSE_COMBAT_DICE].healthy
    build.roll_only_weakest("home_raiders.ability.grapple", "HR-ACC-15")
    feel_effects(build, actor)
    finish(build)
    return build


class Reach(CloseCombatAbility):
    """It fights up to 2 inches away, if the enemy is not completely obscured (HR-LOS-10)."""

    id = "reach"
    rules = "HR-ACC-17 to HR-ACC-18"
    weight = 1.0
    reach = 2 * INCH


class Entangle(CloseCombatAbility):
    """An upgrade against whoever breaks away; against Ghost, which it holds, the strongest set only."""

    id = "entangle"
    rules = "HR-ACC-19 to HR-ACC-21"
    weight = 0.25
    holds_ghosts = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.cause != BREAK_AWAY:
            return
        if not attack.named.walker.hindered:
            build.roll_only_strongest(self.reason, "HR-ACC-20")
        else:
            build.upgrade(self.reason, "HR-ACC-19")


# -- Roundhouse attack --------------------------------------------------------------------------


class RoundhouseAttack(CloseCombatAbility):
    """A wound gives a free attack on another enemy not attacked this turn."""

    id = "roundhouse-attack"
    rules = "HR-ACC-02 to HR-ACC-03"
    weight = 1.0
    use = OPTION
    order = 3

    def after_attacking(self, state: State, attack: Attack) -> Steps[None]:
        attacker = attack.attacker
        if not attack.may_choose() or not attack.wounded or not has_dice(state, attacker):
            return
        spared = [*attacker.effects.values(ATTACKED), attack.reserved]
        targets = [target for target in melee_targets(state, attacker) if target.id not in spared]
        if not targets:
            return
        blow = yield from ask(Roundhouse(state, attack, targets))
        if blow is not None:
            free = Attack(MELEE, ROUNDHOUSE, attacker, state.characters[blow.target])
            free.options = blow.options[:]
            free.reserved = attack.reserved
            yield from make_attack(state, free)


class Roundhouse(Choose[Blow | None]):
    """HR-ACC-02, HR-ACC-22: null, ``[target]`` or ``[target, "sucker-punch"]``."""

    def __init__(self, state: State, attack: Attack, targets: list[Character]) -> None:
        attacker = attack.attacker
        blows: list[Blow | None] = [None, *ways_to_strike(attacker, targets)]
        kind, args = "home_raiders.melee.roundhouse", {"attacker": attacker.id}
        super().__init__(attacker.owner, kind, "HR-ACC-02", blows, {**args})
        self.state = state
        self.attack = attack

    def why_not(self, answer: object) -> Refusal | None:
        if not isinstance(answer, list):
            return unreadable('[target], [target, "sucker-punch"] or null', answer)
        blows = blows_in(answer, len(self.state.characters))
        if isinstance(blows, Refusal):
            return blows
        if len(blows) != 1:
            return unreadable("one target", answer)
        attacker = self.attack.attacker
        problem = blows_problem(self.state, attacker, blows)
        if problem is not None:
            return problem
        who: dict[str, Json] = {"attacker": attacker.id, "target": blows[0].target}
        if blows[0].target == self.attack.reserved:
            return Refusal("home_raiders.melee.reserved", "HR-ACC-22", who)
        return Refusal("home_raiders.melee.attacked-already", "HR-ACC-02", who)

    def show(self, value: Blow | None) -> Sign:
        return nothing() if value is None else sign_of_blows(self.state, self.attack.attacker.id, [value])
