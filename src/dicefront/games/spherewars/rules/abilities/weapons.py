"""EQU: hand-to-hand weapons; two of a kind are a trait of their own (SW-EQU-11)."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.moments import EQUIPMENT, Trait
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.state import CHARGE, Combatant, State, activation_of
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import DEX, EFFECT, FIGHT, STR, Attribute, Blow, Charge, Hand
from dicefront.kernel.procedure import Steps

STRONG = 4
"""SW-EQU-06: with so much strength a blunt weapon does more."""


class Light(Trait):
    """SW-EQU-04: no effect."""

    id: ClassVar[str] = "light"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-04"


class TwoLight(Trait):
    """SW-EQU-13: one more die."""

    id: ClassVar[str] = "two_light"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-13"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, 1, "SW-EQU-13")


class Conventional(Trait):
    """SW-EQU-05: one more die, which is no DEX (SW-HTH-07)."""

    id: ClassVar[str] = "conventional"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-05"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, 1, "SW-EQU-05")


class TwoConventional(Trait):
    """SW-EQU-11: two more dice."""

    id: ClassVar[str] = "two_conventional"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-11"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, 2, "SW-EQU-11")


class Blunt(Trait):
    """SW-EQU-06, SW-EQU-07: constitution counts less, by the strength of this very damage roll."""

    id: ClassVar[str] = "blunt"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-06 to SW-EQU-07"

    def shape_number(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == FIGHT:
            blow.number.add(self.reason, -crushes(blow), "SW-EQU-06")


class TwoBlunt(Trait):
    """SW-EQU-12, SW-HTH-17: constitution counts less twice, at the price of a die."""

    id: ClassVar[str] = "two_blunt"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-12"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, -1, "SW-EQU-12")

    def shape_number(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == FIGHT:
            blow.number.add(self.reason, -2 * crushes(blow), "SW-EQU-12")


def crushes(blow: Blow) -> int:
    """SW-EQU-06: what one blunt weapon takes off constitution."""
    return 2 if blow.strength.amount >= STRONG else 1


class HammerOfTheLegion(Blunt):
    """A blunt weapon; after a charge, whom it wounds and does not kill makes a morale roll or is stunned."""

    id: ClassVar[str] = "hammer_of_the_legion"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-06 to SW-EQU-07"

    def after_wounding(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        activation, victim = activation_of(state), blow.victim
        charged = activation.who == me.id and activation.action == CHARGE
        if blow.source != FIGHT or not charged or blow.deadly or not victim.wounds:
            return
        passed = yield from passes(state, victim, EFFECT, me)
        if not passed:
            yield from enter_state(state, victim, STUNNED, me.id)


# -- long weapons ---------------------------------------------------------------------------------


class Pole(Trait):
    """SW-EQU-08, SW-EQU-09: no charge bonus against the bearer; ``spoils_own``: he has none either."""

    def spoils_own(self, me: Combatant) -> bool:
        return False

    def shape_charge(self, state: State, me: Combatant, charge: Charge) -> None:
        if self.spoils_own(me) if charge.charger is me else wields(me):
            charge.denied = True


class Long(Pole):
    """SW-EQU-08: no charge bonus against the bearer, and none for the bearer either."""

    id: ClassVar[str] = "long"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-08, SW-EQU-10"

    def spoils_own(self, me: Combatant) -> bool:
        return True


class LongMounted(Pole):
    """SW-EQU-09: no charge bonus against the bearer, who keeps his own."""

    id: ClassVar[str] = "long_mounted"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-09 to SW-EQU-10"


class SpearOfTheMercenaries(Pole):
    """A long weapon, with mount for a mounted bearer, that adds a die."""

    id: ClassVar[str] = "spear_of_the_mercenaries"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-08 to SW-EQU-10"

    def spoils_own(self, me: Combatant) -> bool:
        return not me.profile.mounted

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, 1, "SW-EQU-05")


def wields(one: Combatant) -> bool:
    """SW-STA-14: the long weapon of the paralysed keeps nobody away."""
    return not one.effects.has(PARALYSED)


def holds_off(one: Combatant) -> bool:
    """SW-EQU-10: whether it holds a long weapon against those who join it."""
    return wields(one) and any(isinstance(trait, Pole) for trait in one.kit.traits)


def is_hampered(one: Combatant) -> bool:
    """SW-EQU-10: whether a long weapon of its own makes its Hardened Attacker useless."""
    return any(isinstance(trait, Pole) and trait.spoils_own(one) for trait in one.kit.traits)


class Unequipped(Trait):
    """SW-EQU-02: whoever could have chosen equipment and has none is clumsier and weaker."""

    id: ClassVar[str] = "unequipped"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-02"

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which in (DEX, STR):
            attribute.change(self.reason, -1, "SW-EQU-02")
