"""ABI: universal abilities that concern fighting, support, fatigue, wounds and morale."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.rules.abilities.weapons import holds_off, is_hampered
from dicefront.games.spherewars.rules.dice import SECOND_BEST, SPHERE, Permission, throw_again
from dicefront.games.spherewars.rules.events.fighting import Counterattacked
from dicefront.games.spherewars.rules.events.morale import Cowed
from dicefront.games.spherewars.rules.moments import UNIVERSAL, Trait, has_trait
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.reactions import COUNTERATTACK, MayUse
from dicefront.games.spherewars.rules.secrets import carries, show
from dicefront.games.spherewars.rules.state import Combatant, State, activation_of, joining_by
from dicefront.games.spherewars.rules.states import COWED
from dicefront.games.spherewars.rules.subjects import (
    EFFECT,
    LEADER_DIED,
    Blow,
    Charge,
    Courage,
    Fight,
    Hand,
    Join,
    Support,
    Test,
)
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask

NATURE_INSTINCT: Final = "nature_instinct"

# -- dice -----------------------------------------------------------------------------------------


class Ambidextrous(Trait):
    """SW-ABI-02: the best die is raised by 1; one that becomes a Sphere gives no critical (SW-CRI-02)."""

    id: ClassVar[str] = "ambidextrous"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-02"

    def raise_die(self, state: State, me: Combatant, hand: Hand) -> None:
        best = hand.rolled.faces[0]
        if best < SPHERE:
            hand.rolled.replace(0, best + 1, False)


class Assault(Trait):
    """SW-ABI-05, SW-ABI-06: one more die against an enemy it joined in this activation."""

    id: ClassVar[str] = "assault"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-05 to SW-ABI-06"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        joined = joining_by(state, me, hand.enemy)
        if joined is not None and joined.whole:  # SW-MOV-20
            hand.dice(self.reason, 1, "SW-ABI-05")


class Bodyguard(Trait):
    """SW-ABI-07, SW-ABI-08: whom it supports is an Expert Combatant."""

    id: ClassVar[str] = "bodyguard"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-07 to SW-ABI-08"

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        if support.supporter is me:
            support.expert = True


class Unimportant(Trait):
    """SW-ABI-63: it adds no die when supporting."""

    id: ClassVar[str] = "unimportant"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-63"

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        if support.supporter is me:
            support.dice = 0


class Counterattack(Trait):
    """SW-ABI-11 to SW-ABI-14: after a lost dexterity roll it may roll its second-best die again."""

    id: ClassVar[str] = "counterattack"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-11 to SW-ABI-14"

    def answer_loss(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        hand = fight.hand_of(me)
        if has_trait(hand.enemy, self.id):  # SW-ABI-13
            return
        args: dict[str, Json] = {"combatant": me.id, "enemy": hand.enemy.id}
        wanted = yield from ask(MayUse(me.owner, COUNTERATTACK.kind, "SW-ABI-11", args))
        if wanted and carries(hand.enemy, NATURE_INSTINCT):  # SW-ABI-13: it shows now (SW-ART-09)
            yield from show(hand.enemy, NATURE_INSTINCT)
        elif wanted:
            yield Counterattacked(me.id, hand.enemy.id)
            again = Permission(self.id, "SW-ABI-11", SECOND_BEST, counts=False)
            dice = hand.rolled.offers(again)[0]
            yield from throw_again(hand.rolled, again, dice, "counterattack", me.owner)


class ExpertCombatant(Trait):
    """SW-ABI-15: it wins if the two best dice of both are equal."""

    id: ClassVar[str] = "expert_combatant"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-15"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.expert = True


class InexpertCombatant(Trait):
    """SW-ABI-16: it loses if the two best dice of both are equal."""

    id: ClassVar[str] = "inexpert_combatant"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-16"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.inexpert = True


# -- courage --------------------------------------------------------------------------------------


class Dread(Trait):
    """SW-ABI-21 to SW-ABI-27: joining combat asks somebody for a morale roll that never leads to flight.

    ``after_contact`` is asked of the mover and of those it joined; only who was free counts.
    """

    def cowed_by(self, me: Combatant, other: Combatant) -> Combatant | None:
        """Who of the two has to roll because of the bearer; nobody if they cancel out."""
        return None

    def after_contact(self, state: State, me: Combatant, join: Join) -> Steps[None]:
        activation = activation_of(state)
        others = [join.mover] if me is not join.mover else join.joined
        for other in others:
            enemy = other if me is join.mover else me
            joined = activation.joining_of(enemy.id)
            tester = self.cowed_by(me, other)
            if joined is None or not joined.was_free or tester is None or tester.effects.has(COWED):
                continue
            passed = yield from passes(state, tester, EFFECT, me)
            if not passed:
                tester.bear(COWED, ACTIVATION, me.id)
                yield Cowed(tester.id, other.id if tester is me else me.id)


class FearOfCombat(Dread):
    """SW-ABI-21, SW-ABI-22: it rolls itself; an intimidating enemy asks for the same roll (SW-ABI-26)."""

    id: ClassVar[str] = "fear_of_combat"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-21 to SW-ABI-22"

    def cowed_by(self, me: Combatant, other: Combatant) -> Combatant | None:
        if has_trait(other, self.id):
            return None
        asked_by_other = has_trait(other, "intimidation") and not has_trait(me, "intimidation")
        return None if asked_by_other else me


class Intimidation(Dread):
    """SW-ABI-23, SW-ABI-24: the other rolls."""

    id: ClassVar[str] = "intimidation"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-23 to SW-ABI-27"

    def cowed_by(self, me: Combatant, other: Combatant) -> Combatant | None:
        return None if has_trait(other, self.id) else other


class Fierce(Trait):
    """SW-ABI-28, SW-PUR-02: it must pursue."""

    id: ClassVar[str] = "fierce"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-28"

    def must_pursue(self, state: State, me: Combatant) -> bool:
        return True


class Firm(Trait):
    """SW-MOR-06: a failed morale roll may be repeated; profiles have it by themselves, others get it."""

    id: ClassVar[str] = "firm"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-MOR-06"

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        courage.firm = True


class Insubordinate(Trait):
    """SW-ABI-46: no leader helps its morale rolls, and no leader's death asks for one."""

    id: ClassVar[str] = "insubordinate"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-46"

    def shape_test(self, state: State, me: Combatant, test: Test) -> None:
        test.presence = False
        if test.trigger == LEADER_DIED:
            test.exempt = True


# -- fatigue --------------------------------------------------------------------------------------


class Insignificant(Trait):
    """SW-ABI-45, SW-FAT-06: to fight it tires nobody."""

    id: ClassVar[str] = "insignificant"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-45"

    def shape_foes_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if hand.enemy is me:
            hand.tired = False


class Tireless(Trait):
    """SW-ABI-55, SW-FAT-07: no fight tires it."""

    id: ClassVar[str] = "tireless"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-55"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.tired = False


# -- charges and damage ---------------------------------------------------------------------------


class HardenedAttacker(Trait):
    """SW-ABI-29: its engagement counts as a charge (J9), but long weapons undo that (SW-EQU-10)."""

    id: ClassVar[str] = "hardened_attacker"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-29 to SW-ABI-30"

    def shape_join(self, state: State, me: Combatant, join: Join) -> None:
        if join.mover is me and not is_hampered(me) and not holds_off(join.target):
            join.charge = True


def attacks_hard(one: Combatant, enemy: Combatant) -> bool:
    """Whether somebody is a Hardened Attacker, or is one against that enemy by an obsession."""
    obsessed = any(
        effect.source == one.id and effect.value > 1 for effect in enemy.effects.named("obsession")
    )
    return obsessed or has_trait(one, "hardened_attacker")


class HardenedDefender(Trait):
    """SW-ABI-31, SW-ABI-32: no charge bonus against it; a Hardened Attacker has one for a real charge."""

    id: ClassVar[str] = "hardened_defender"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-31 to SW-ABI-32"

    def shape_charge(self, state: State, me: Combatant, charge: Charge) -> None:
        cancelled = charge.real and attacks_hard(charge.charger, me)
        if charge.charged is me and not cancelled:
            charge.denied = True


class Tough(Trait):
    """SW-ABI-56: its damage rolls meet a constitution 1 lower."""

    id: ClassVar[str] = "tough"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-56"

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        blow.number.add(self.reason, -1, "SW-ABI-56")


class Weak(Trait):
    """SW-ABI-57: its damage rolls meet a constitution 1 higher."""

    id: ClassVar[str] = "weak"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-57"

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        blow.number.add(self.reason, 1, "SW-ABI-57")
