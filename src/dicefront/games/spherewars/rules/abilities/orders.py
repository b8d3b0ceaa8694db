"""ORD: the four orders that every race has (SW-ORD-43 to SW-ORD-55), and the exclusive ones (SW-ORD-17)."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.contact import fights, touching_friends
from dicefront.games.spherewars.rules.events.morale import Regrouped
from dicefront.games.spherewars.rules.moments import ORDER, UNIVERSAL, Trait, nothing
from dicefront.games.spherewars.rules.orders import (
    BY_THE_ALLIANCE,
    DEVOUR,
    FADE_AWAY,
    HIT_THE_DIRT,
    HOLD,
    INCINERATE,
    RELOCATE,
    TO_THE_DEATH,
)
from dicefront.games.spherewars.rules.profile import LARGE
from dicefront.games.spherewars.rules.state import STEADY, Combatant, State, actor_of
from dicefront.games.spherewars.rules.states import STUNNED
from dicefront.games.spherewars.rules.subjects import (
    CON_MUNDANE,
    FIGHT,
    SHOT,
    Attribute,
    Blow,
    Hand,
    Occasion,
    Shot,
)
from dicefront.games.spherewars.rules.weather import mov_as_target
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import ACTION, ACTIVATION, ROUND
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps


class ToTheDeath(Trait):
    """One more die in this dexterity roll, which nothing removes (SW-ORD-47)."""

    id: ClassVar[str] = TO_THE_DEATH
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-47"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        return receiver in occasion.subjects

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        receiver.bear(self.id, ACTION)
        return nothing()

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, 1, "SW-ORD-47")


class HitTheDirt(Trait):
    """The target of a shot is harder to hit (SW-ORD-43 to SW-ORD-46)."""

    id: ClassVar[str] = HIT_THE_DIRT
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-43 to SW-ORD-46"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        """SW-ORD-45: neither flyers nor anybody of large height."""
        return receiver in occasion.subjects and not receiver.walker.flies and receiver.profile.height < LARGE

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        receiver.bear(self.id, ACTION)
        return nothing()

    def shape_aim_at_me(self, state: State, me: Combatant, shot: Shot) -> None:
        """SW-ORD-43: the difficulty is 6, or MOV + 1 from MOV 6 on; a quick shot has it so already."""
        if shot.quick:
            shot.number.add(self.reason, 1, "SW-EQU-32")
        else:
            mov = mov_as_target(state, me)
            shot.number.add(self.reason, max(6, mov + 1) - mov, "SW-ORD-43")


class HoldYourGround(Trait):
    """A morale roll counts as passed, or a fugitive regroups where it stands (SW-ORD-48, SW-ORD-49)."""

    id: ClassVar[str] = HOLD
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-48, SW-ORD-49"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        if occasion.window == "morale":
            return receiver is occasion.subjects[0]
        if occasion.window == "pursuit_end":
            return receiver.fleeing and receiver is occasion.subjects[0]
        return receiver.fleeing

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        if occasion.window == "morale":
            occasion.passed = True
        if receiver.fleeing:
            receiver.flight = STEADY
            yield Regrouped(receiver.id)


class RelocateOrder(Trait):
    """A path of up to 2 inches (SW-ORD-50 to SW-ORD-55); when the window closes, all are carried out."""

    id: ClassVar[str] = RELOCATE
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-50 to SW-ORD-55"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        return occasion.window != "pursuit_end" or receiver is occasion.subjects[-1]


# -- exclusive orders -------------------------------------------------------------------------------


class ByTheAlliance(Trait):
    """For this round a Hardened Defender, and tougher beside a friend."""

    id: ClassVar[str] = BY_THE_ALLIANCE
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-17"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        return True

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        receiver.bear(self.id, ROUND)
        receiver.bear("hardened_defender", ROUND)
        return nothing()

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == CON_MUNDANE and touching_friends(state, me):
            attribute.change(self.reason, 1, "SW-ORD-17")


class Devour(Trait):
    """Who has just killed an enemy in contact heals a wound, and may go further (K6)."""

    id: ClassVar[str] = DEVOUR
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-17, SW-ORD-58"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        return receiver in occasion.subjects

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        occasion.further = 2
        yield from heal(receiver, 1)


class FadeAway(Trait):
    """Who is activated in combat may run out of it, and does not shoot in this activation."""

    id: ClassVar[str] = FADE_AWAY
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-17, SW-ORD-25"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        able = fights(state, receiver) and not receiver.effects.has(STUNNED)
        return receiver in occasion.subjects and able

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        receiver.bear(self.id, ACTIVATION)
        return nothing()

    def may_leave(self, state: State, me: Combatant) -> bool:
        return True

    def refuse_shot(self, state: State, me: Combatant) -> Refusal | None:
        return Refusal("spherewars.shot.faded", "SW-ORD-17", {"combatant": me.id})


class Incinerate(Trait):
    """A fighter or the shooter rolls one more die for damage, which is no strength, in the first roll."""

    id: ClassVar[str] = INCINERATE
    family: ClassVar[str] = ORDER
    rules: ClassVar[str] = "SW-ORD-17"

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        return receiver is actor_of(state) if occasion.window == "shot" else receiver in occasion.subjects

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        receiver.bear(self.id, ACTION)
        return nothing()

    def more_dice(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source in (FIGHT, SHOT):
            blow.strength.add(self.reason, 1, "SW-ORD-17")

    def after_damage(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source in (FIGHT, SHOT):
            me.shake_off(self.id)


class Undisciplined(Trait):
    """It cannot receive orders."""

    id: ClassVar[str] = "undisciplined"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-62"

    def refuse_order(self, state: State, me: Combatant, order: str) -> Refusal | None:
        return Refusal("spherewars.order.undisciplined", "SW-ORD-12", {"combatant": me.id})
