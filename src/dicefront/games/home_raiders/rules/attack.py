"""ATK: the course of an attack, step by step, shared by close combat and shooting.

Declaration and check (steps 1 and 2) belong to the actions. ``resolve`` does steps 5 to 12 for one target;
its parts are there for attacks that meet several defenders with one roll.
"""

from __future__ import annotations

from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT, DEFENCE, SHOOTING
from dicefront.games.home_raiders.rules.dice import Rolled
from dicefront.games.home_raiders.rules.events.fighting import (
    Attacked,
    AttackFailed,
    AttackSucceeded,
    PoolRolled,
    TakenOver,
)
from dicefront.games.home_raiders.rules.moments import (
    AFTER_ATTACK_ROLL,
    AFTER_ATTACKING,
    AFTER_DEFENCE_ROLL,
    DULLS_CRITICALS,
    HAS_ROLL_REPEATED,
    SHAPE_ATTACK,
    SHAPE_BEARERS_DEFENCE,
    SHAPE_FRIENDS_DEFENCE,
    SHAPE_OWN_DEFENCE,
    SHAPE_THEIR_DEFENCE,
    STEPS_IN,
    Ability,
    asked,
    borne,
)
from dicefront.games.home_raiders.rules.moments import SHOOTING as SHOOTING_FAMILY
from dicefront.games.home_raiders.rules.own_dice import feel_effects, throw, trait_build
from dicefront.games.home_raiders.rules.picking import pick
from dicefront.games.home_raiders.rules.pools import Build, finish
from dicefront.games.home_raiders.rules.state import Character, State, is_there
from dicefront.games.home_raiders.rules.strike import (
    BURST,
    CAUSES,
    DEFLECTED,
    KINDS,
    MELEE,
    Attack,
    Stand,
    Token,
)
from dicefront.games.home_raiders.rules.targets import friend_problem
from dicefront.games.home_raiders.rules.wounds import after_defending, deal
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.contact import touches, touching_friends
from dicefront.skirmish.figures import ON_TABLE

# -- step 5: the pools (HR-ATK-07) --------------------------------------------------------------


def attack_build(state: State, attack: Attack) -> Build:
    """The attacker's pool with all its reasons; changes nothing but the attack's own notes."""
    attacker = attack.attacker
    build = trait_build(state, attack.weapon, CLOSE_COMBAT if attack.kind == MELEE else SHOOTING)
    if attack.beyond_range:
        build.discard_strongest("home_raiders.reason.range", "HR-RAN-02")
    for ability in asked(attacker, SHAPE_ATTACK):
        if counts(attack, ability):
            ability.shape_attack(state, attack, build)
    feel_effects(build, attacker)
    finish(build)
    return build


def defence_build(state: State, attack: Attack, defender: Character) -> Build:
    """A defender's pool with all its reasons."""
    build = trait_build(state, defender, DEFENCE)
    if attack.kind == MELEE:
        for ability in borne(defender, SHAPE_BEARERS_DEFENCE):
            ability.shape_bearers_defence(build)
    else:
        # HR-ASH-10: with Blast the obscured line counts for the target character only.
        if attack.obscured and defender is attack.target and state.options.advanced:
            build.upgrade("home_raiders.reason.obscured", "HR-LOS-07")
        if defender.down:
            build.upgrade("home_raiders.reason.ground", "HR-GTG-03")
    for ability in asked(defender, SHAPE_OWN_DEFENCE):
        ability.shape_own_defence(state, attack, build, defender)
    for friend in state.characters:
        if friend.kit.uses(SHAPE_FRIENDS_DEFENCE) and friend.owner == defender.owner:
            if friend is not defender and is_there(friend):
                for ability in asked(friend, SHAPE_FRIENDS_DEFENCE):
                    ability.shape_friends_defence(friend, build, defender)
    if attack.cause != BURST:  # HR-ADF-10
        for ability in asked(attack.attacker, SHAPE_THEIR_DEFENCE):
            if counts(attack, ability):
                ability.shape_their_defence(state, attack, build, defender)
    feel_effects(build, defender)
    finish(build)
    return build


def counts(attack: Attack, ability: Ability) -> bool:
    """HR-ADF-06: a deflected shot uses no Shooting abilities."""
    return attack.cause != DEFLECTED or ability.family != SHOOTING_FAMILY


# -- steps 6 to 8: the attacker's roll ----------------------------------------------------------


def declared(attack: Attack) -> Attacked:
    """What is told when an attack is declared (HR-ATK-02)."""
    options = [option.id for option in attack.options]
    return Attacked(attack.attacker.id, attack.named.id, KINDS[attack.kind], CAUSES[attack.cause], options)


def roll_attack(state: State, attack: Attack) -> Steps[None]:
    """HR-ATK-08: the attacker rolls, extra rolls included; marks on its next roll are used up."""
    build = attack.build = attack_build(state, attack)
    rolled = attack.rolled = yield from _throw_attack(attack, build)
    attack.aces = build.total(rolled.aces)
    for ability in asked(attack.attacker, AFTER_ATTACK_ROLL):
        ability.after_attack_roll(attack)


def _throw_attack(attack: Attack, build: Build) -> Steps[Rolled]:
    what = KINDS[attack.kind]
    return throw(attack.attacker, attack.target, what, build, "home_raiders." + what, "HR-ATK-08")


def second_roll(attack: Attack, defender: Character) -> Steps[int]:
    """HR-ATK-09: the attacker's total against this defender, who may have the roll repeated."""
    build, first = attack.build, attack.rolled
    assert build is not None, "roll_attack comes first"
    assert first is not None
    total = build.total(first.aces)
    for ability in asked(defender, HAS_ROLL_REPEATED):
        if (yield from ability.has_roll_repeated(attack, defender, total)):
            second = yield from _throw_attack(attack, build)
            other = build.total(second.aces)
            changed = yield from ability.takes_second_roll(attack, defender, total, other)
            return other if changed else total
    return total


def fix_attack(state: State, attack: Attack) -> Steps[None]:
    """Steps 6 to 8 for one target: HR-ATK-08 to HR-ATK-10; the total is in ``attack.aces``."""
    yield from roll_attack(state, attack)
    attack.aces = yield from second_roll(attack, attack.target)


# -- steps 9 to 11: the defence -----------------------------------------------------------------


def roll_defence(attack: Attack, stand: Stand) -> Steps[None]:
    """HR-ATK-11: the defender rolls, extra rolls included; marks on its next roll are used up."""
    defender = stand.defender
    build, purpose, precise = stand.build, "home_raiders.defence", is_precise(attack)
    rolled = yield from throw(defender, attack.attacker, "defence", build, purpose, "HR-ATK-11", precise)
    stand.rolled = rolled
    stand.total = build.total(rolled.aces)
    if attack.kind == MELEE:
        for ability in borne(defender, SHAPE_BEARERS_DEFENCE):  # HR-ACC-16
            defender.shake_off(ability.id)


def defend(state: State, attack: Attack, defender: Character, against: int) -> Steps[Stand]:
    """Steps 9 to 11 for one defender: HR-ATK-11 to HR-ATK-13; no token is placed yet."""
    stand = Stand(defender, against, defence_build(state, attack, defender))
    yield from roll_defence(attack, stand)
    first = stand.rolled
    if attack.cause != BURST:  # HR-ADF-10
        for ability in asked(attack.attacker, AFTER_DEFENCE_ROLL):
            yield from ability.after_defence_roll(attack, stand)
    rolled = stand.rolled
    if rolled is not None and rolled is not first:
        stand.total = stand.build.total(rolled.aces)
        yield PoolRolled(defender.id, attack.attacker.id, "defence", stand.build, rolled, stand.total)
    stand.held = against <= stand.total  # HR-CCA-06, HR-DIC-07: a tie holds
    attacker = attack.attacker.id
    if stand.held:
        yield AttackFailed(attacker, defender.id, against, stand.total)
    else:
        yield AttackSucceeded(attacker, defender.id, against, stand.total)
    return stand


# -- steps 12 and 13 ----------------------------------------------------------------------------


def pay_tokens(state: State, attack: Attack, stands: list[Stand]) -> Steps[None]:
    """HR-ATK-14, HR-WND-17: those who lost get a Wound token each, in one batch.

    What the attack knows about success and wound is that of its target.
    """
    tokens: list[Token] = []
    for stand in stands:
        if stand.defender is attack.target:
            attack.defence = stand.total
            attack.success = not stand.held
        if not stand.held:
            tokens.append(Token(stand.defender, "attack"))
    if tokens:
        placed = yield from deal(state, tokens)
        attack.wounded = attack.target.id in placed


def resolve(state: State, attack: Attack) -> Steps[None]:
    """Steps 5 to 12 for one target (HR-ATK-07 to HR-ATK-14)."""
    yield from fix_attack(state, attack)
    stand = yield from defend(state, attack, attack.target, attack.aces)
    yield from pay_tokens(state, attack, [stand])


def has_left(attack: Attack) -> bool:
    """HR-ATK-20: the attacker has vanished or stands elsewhere, so what needs it is lost."""
    return attack.attacker.where != ON_TABLE or attack.attacker.body is not attack.place


def is_precise(attack: Attack) -> bool:
    """HR-AHE-01: Critical Aces of the defence count as plain Aces."""
    return attack.cause != BURST and attack.attacker.kit.uses(DULLS_CRITICALS)


def after_effects(state: State, attack: Attack) -> Steps[None]:
    """Step 13 of a Close combat attack (HR-ATK-15): first the attacker's, then the defender's."""
    for ability in asked(attack.attacker, AFTER_ATTACKING):
        if not has_left(attack) or attack.uses(ability):
            yield from ability.after_attacking(state, attack)
    yield from after_defending(state, attack.target, not attack.success)


# -- step 3: somebody steps in ------------------------------------------------------------------


def guard_problem(state: State, attack: Attack, friend: Character) -> Refusal | None:
    """HR-ADF-21: why somebody cannot take an attack over."""
    who: dict[str, Json] = {"character": friend.id, "other": attack.target.id}
    if not friend.kit.uses(STEPS_IN) or friend is attack.attacker:
        return Refusal("home_raiders.choice.no-bodyguard", "HR-ADF-21", who)
    if not touches(state, friend, attack.target):
        return Refusal("home_raiders.choice.no-contact", "HR-ADF-21", who)
    return friend_problem(attack.target, friend, "HR-ADF-21")


def offer_bodyguard(state: State, attack: Attack) -> Steps[None]:
    """HR-ADF-21 to HR-ADF-24: a friend that touches the target may take its place, once for each attack."""
    if not any(friend.kit.uses(STEPS_IN) for friend in touching_friends(state, attack.target)):
        return
    args: dict[str, Json] = {"attacker": attack.attacker.id, "target": attack.target.id}
    kind, player = "home_raiders.react.bodyguard", attack.target.owner
    guard = yield from pick(
        state, player, kind, "HR-ADF-21", args, lambda one: guard_problem(state, attack, one)
    )
    if guard is not None:
        yield TakenOver(guard.id, attack.target.id)
        attack.target = guard
