"""The deeds of the Scions of Kurgan."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.deeds import (
    AfflictDeed,
    Deed,
    RoarDeed,
    StunningBlow,
    WoundDeed,
    aimed_at,
)
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.dice import SPHERE
from dicefront.games.spherewars.rules.dragging import drag_into_contact
from dicefront.games.spherewars.rules.feats import strike, wound_directly
from dicefront.games.spherewars.rules.moments import nothing
from dicefront.games.spherewars.rules.orders import RELOCATE
from dicefront.games.spherewars.rules.profile import LARGE
from dicefront.games.spherewars.rules.sharing import share_among
from dicefront.games.spherewars.rules.state import OWN_ROUND, Combatant, State, is_there
from dicefront.games.spherewars.rules.states import CONCUSSED, FEARFUL, STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import (
    CON_ARCANE,
    CON_MUNDANE,
    FIGHT,
    STR,
    Attribute,
    Blow,
    Feat,
)
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import ACTIVATION, ROUND
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps


class Stings(Deed):
    """A damage die for each success; each Sphere among them heals the bearer (SW-CRI-15)."""

    id: ClassVar[str] = "stings"
    each: ClassVar[int] = 1

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        blow = yield from strike(state, feat, aimed_at(feat), self.each * feat.successes)
        yield from heal(me, blow.rolled.faces.count(SPHERE))


class LethalStings(Stings):
    """Two damage dice for each success."""

    id: ClassVar[str] = "lethal_stings"
    each: ClassVar[int] = 2


class KurgansEmbrace(Deed):
    """Less strength and no Relocate! for the round; with two successes a stun as well."""

    id: ClassVar[str] = "kurgans_embrace"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        target.bear(self.id, ROUND, me.id)
        if feat.successes > 1:
            yield from enter_state(state, target, STUNNED, me.id)

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == STR and me.effects.has(self.id):
            attribute.change(self.reason, -1, "SW-DEE-08")

    def refuse_order(self, state: State, me: Combatant, order: str) -> Refusal | None:
        if order == RELOCATE and me.effects.has(self.id):
            return Refusal("spherewars.order.held", "SW-ORD-52", {"combatant": me.id})
        return None


class SweepingBlow(Deed):
    """A blow of strength 2 at a different enemy for each success."""

    id: ClassVar[str] = "sweeping_blow"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        struck = yield from share_among(state, feat, feat.successes, 1)
        for one in struck:
            if is_there(one):  # SW-WOU-20
                yield from strike(state, feat, one, 2)


class RoarOfTheBeast(RoarDeed):
    """Enemies nearby are afraid."""

    id: ClassVar[str] = "roar_of_the_beast"
    state: ClassVar[str] = FEARFUL


class HiltBlow(StunningBlow):
    """A blow that may stun."""

    id: ClassVar[str] = "hilt_blow"


class SensoryHowl(AfflictDeed):
    """It concusses a sorcerer, even in combat."""

    id: ClassVar[str] = "sensory_howl"
    state: ClassVar[str] = CONCUSSED
    surely: ClassVar[bool] = True
    into_combat: ClassVar[bool] = True


class DeadlyDoubleTail(Deed):
    """Direct wounds on one or two enemies, two at most."""

    id: ClassVar[str] = "deadly_double_tail"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        struck = yield from share_among(state, feat, min(feat.successes, 2), 2)
        for one in struck:
            yield from wound_directly(state, feat, one, 1)


class ViciousSlash(Deed):
    """The next damage roll of a fight meets less constitution."""

    id: ClassVar[str] = "vicious_slash"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        me.bear(self.id, ACTIVATION, me.id, min(feat.successes, 2))
        return nothing()

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == FIGHT:
            for effect in me.effects.named(self.id):
                blow.number.add(self.reason, -effect.value, "SW-ATK-05")


class StingOfRobustness(Deed):
    """A Soimi in contact is tougher; with two successes it heals a wound."""

    id: ClassVar[str] = "sting_of_robustness"

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if target.profile.kin == "soimi":
            return None
        return Refusal("spherewars.feat.wrong_kin", "SW-DEE-08", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        target.bear(self.id, OWN_ROUND, me.id)
        if feat.successes > 1:
            yield from heal(target, 1)

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which in (CON_MUNDANE, CON_ARCANE) and me.effects.has(self.id):
            attribute.change(self.reason, 1, "SW-DEE-08")


class DeadlyTail(WoundDeed):
    """A direct wound for each Sphere."""

    id: ClassVar[str] = "deadly_tail"


class LethalTail(WoundDeed):
    """Direct wounds, two at most."""

    id: ClassVar[str] = "lethal_tail"
    most: ClassVar[int] = 2


class SeizingTail(Deed):
    """It draws an enemy into contact who is in no combat, not even with the bearer."""

    id: ClassVar[str] = "seizing_tail"
    tallest: ClassVar[int] = LARGE

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if fights(state, target):
            return Refusal(
                "spherewars.feat.in_combat", "SW-DEE-17", {"combatant": me.id, "target": target.id}
            )
        return self.at_height(me, target, self.tallest)

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        if is_there(aimed_at(feat)):
            yield from drag_into_contact(state, me, aimed_at(feat))
