"""The deeds of the Alliance."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.rules.abilities.deeds import Deed, StrikeDeed, WoundDeed, aimed_at
from dicefront.games.spherewars.rules.abilities.deeds_scions import SeizingTail
from dicefront.games.spherewars.rules.deeds import in_area
from dicefront.games.spherewars.rules.feats import afflict
from dicefront.games.spherewars.rules.moments import STATE, Trait, nothing
from dicefront.games.spherewars.rules.orders import RELOCATE
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT
from dicefront.games.spherewars.rules.state import OWN_ROUND, Combatant, State
from dicefront.games.spherewars.rules.states import PARALYSED
from dicefront.games.spherewars.rules.subjects import (
    CON_ARCANE,
    CON_MUNDANE,
    DEX,
    STR,
    Attribute,
    Courage,
    Feat,
    Hand,
)
from dicefront.kernel.effects import ACTIVATION, TURN
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps

HEARTENED: Final = "heartened"


class MetallicBlow(StrikeDeed):
    """A blow of strength one plus the successes."""

    id: ClassVar[str] = "metallic_blow"
    first: ClassVar[int] = 1
    more: ClassVar[int] = 1
    most: ClassVar[int] = 4


class PoundingCry(Deed):
    """Friends nearby are firm; with two successes they have a die more in their next fight of the turn."""

    id: ClassVar[str] = "pounding_cry"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        for one in in_area(state, feat):
            one.bear(self.id, OWN_ROUND, me.id)
            if feat.successes > 1:
                one.bear(HEARTENED, TURN, me.id)
        return nothing()

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        if me.effects.has(self.id):
            courage.firm = True


class Heartened(Trait):
    """A die more in the next dexterity roll, which uses it up."""

    id: ClassVar[str] = HEARTENED
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-DEE-08"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, 1, "SW-DEE-08")

    def after_dexterity(self, state: State, me: Combatant) -> None:
        me.shake_off(self.id)


class DefensivePosition(Deed):
    """Who stands with the bearer is tougher, with two successes against spells as well."""

    id: ClassVar[str] = "defensive_position"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        for one in [me, *in_area(state, feat)]:
            one.bear(self.id, OWN_ROUND, me.id, min(feat.successes, 2))
        return nothing()

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        best = max(me.effects.values(self.id), default=0)
        if (attribute.which == CON_MUNDANE and best > 0) or (attribute.which == CON_ARCANE and best > 1):
            attribute.change(self.reason, 1, "SW-DEE-08")


class Hook(SeizingTail):
    """It draws an enemy of common height or smaller into contact."""

    id: ClassVar[str] = "hook"
    tallest: ClassVar[int] = COMMON_HEIGHT


class Chaining(Deed):
    """Less dexterity and no Relocate! for the turn; with two successes it may be paralysed."""

    id: ClassVar[str] = "chaining"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        target.bear(self.id, TURN, me.id)
        if feat.successes > 1:
            yield from afflict(state, feat, target, PARALYSED, True)

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == DEX and me.effects.has(self.id):
            attribute.change(self.reason, -1, "SW-DEE-08")

    def refuse_order(self, state: State, me: Combatant, order: str) -> Refusal | None:
        if order == RELOCATE and me.effects.has(self.id):
            return Refusal("spherewars.order.held", "SW-ORD-52", {"combatant": me.id})
        return None


class Bite(WoundDeed):
    """A direct wound for each Sphere, two at most."""

    id: ClassVar[str] = "bite"
    most: ClassVar[int] = 2


class WildWrath(Deed):
    """More strength and dexterity until the end of the activation."""

    id: ClassVar[str] = "wild_wrath"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        me.bear(self.id, ACTIVATION, me.id, min(feat.successes, 3))
        return nothing()

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        best = max(me.effects.values(self.id), default=0)
        if attribute.which == STR and best:
            attribute.change(self.reason, 2 if best == 3 else 1, "SW-DEE-08")

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if max(me.effects.values(self.id), default=0) > 1:
            hand.dice(self.reason, 1, "SW-DEE-08")
