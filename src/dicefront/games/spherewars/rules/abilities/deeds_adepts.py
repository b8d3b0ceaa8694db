"""The deeds of the Adepts of Malesur."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.deeds import (
    AfflictDeed,
    Deed,
    StrikeDeed,
    StunningBlow,
    WoundDeed,
    aimed_at,
)
from dicefront.games.spherewars.rules.feats import strike, wound_directly
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT
from dicefront.games.spherewars.rules.sharing import share_among
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.games.spherewars.rules.subjects import Feat, Hand
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.procedure import Steps


class RegenerationOffering(Deed):
    """Each success heals a wound of the bearer, two at most."""

    id: ClassVar[str] = "regeneration_offering"
    heals_bearer: ClassVar[bool] = True

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        yield from heal(me, min(feat.successes, 2))


class BoarHeadbutt(StunningBlow):
    """A blow that may stun."""

    id: ClassVar[str] = "boar_headbutt"


class SmotheringEmbrace(Deed):
    """The target fights the bearer with less dexterity; with two successes it is wounded."""

    id: ClassVar[str] = "smothering_embrace"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        target.bear(self.id, ACTIVATION, me.id)
        if feat.successes > 1:
            yield from wound_directly(state, feat, target, 1)

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        """It counts only in the fight with the one who performed it."""
        if any(effect.source == hand.enemy.id for effect in me.effects.named(self.id)):
            hand.dex.add(self.reason, -1, "SW-ATT-14")


class Bellow(AfflictDeed):
    """It may stun an enemy, even in combat."""

    id: ClassVar[str] = "bellow"
    into_combat: ClassVar[bool] = True


class StalkingMantis(WoundDeed):
    """A direct wound for each Sphere, two at most."""

    id: ClassVar[str] = "stalking_mantis"
    most: ClassVar[int] = 2


class Swipe(StrikeDeed):
    """A blow of strength 2."""

    id: ClassVar[str] = "swipe"
    first: ClassVar[int] = 2


class Trample(Deed):
    """A blow of strength 2 for each success, at smaller enemies in contact."""

    id: ClassVar[str] = "trample"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        struck = yield from share_among(state, feat, feat.successes, feat.successes, COMMON_HEIGHT)
        for one in struck:
            if is_there(one):  # SW-WOU-20
                yield from strike(state, feat, one, 2)
