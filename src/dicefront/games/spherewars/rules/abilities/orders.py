"""ORD: the four orders that every race has (SW-ORD-43 to SW-ORD-55)."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.events.morale import Regrouped
from dicefront.games.spherewars.rules.moments import ORDER, UNIVERSAL, Trait
from dicefront.games.spherewars.rules.orders import HIT_THE_DIRT, HOLD, RELOCATE, TO_THE_DEATH
from dicefront.games.spherewars.rules.profile import LARGE
from dicefront.games.spherewars.rules.state import STEADY, Combatant, State
from dicefront.games.spherewars.rules.subjects import MOV, Hand, Occasion, Shot
from dicefront.kernel.effects import ACTION
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
        return
        yield

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
        return
        yield

    def shape_aim_at_me(self, state: State, me: Combatant, shot: Shot) -> None:
        """SW-ORD-43: the difficulty is 6, or MOV + 1 from MOV 6 on; a quick shot has it so already."""
        if shot.quick:
            shot.number.add(self.reason, 1, "SW-EQU-32")
        else:
            mov = value(state, me, MOV)
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


class Undisciplined(Trait):
    """It cannot receive orders."""

    id: ClassVar[str] = "undisciplined"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-62"

    def refuse_order(self, state: State, me: Combatant, order: str) -> Refusal | None:
        return Refusal("spherewars.order.undisciplined", "SW-ORD-12", {"combatant": me.id})
