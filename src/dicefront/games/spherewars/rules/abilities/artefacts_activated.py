"""ART-11: activated artefacts, and consumables of the concentration phase."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.artefacts import Artefact
from dicefront.games.spherewars.rules.abilities.consumables import Consumable
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.deeds import in_area
from dicefront.games.spherewars.rules.dice import throw_d3
from dicefront.games.spherewars.rules.dragging import resists
from dicefront.games.spherewars.rules.events.feats import Dragged
from dicefront.games.spherewars.rules.events.spells import GemsGained
from dicefront.games.spherewars.rules.feats import afflict, strike
from dicefront.games.spherewars.rules.free_moves import step
from dicefront.games.spherewars.rules.moments import has_trait, nothing
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.pushing import pushed
from dicefront.games.spherewars.rules.shifting import shift
from dicefront.games.spherewars.rules.state import Combatant, State, activation_of, is_there
from dicefront.games.spherewars.rules.states import FEARFUL
from dicefront.games.spherewars.rules.subjects import EFFECT, Bet, Feat
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps


class StaffOfTheWayfarer(Artefact):
    """SW-ART-28: a free bearer moves up to D3 inches, into contact with nobody."""

    id: ClassVar[str] = "staff_of_the_wayfarer"
    rules: ClassVar[str] = "SW-ART-28"

    def may_focus(self, state: State, me: Combatant) -> bool:
        return not fights(state, me)

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        inches = yield from throw_d3("wayfarer", "SW-ART-28", me.owner)
        yield from step(state, me, inches * INCH, self.id, "SW-ART-28")


class SkullStaff(Artefact):
    """An enemy makes a morale roll or becomes fearful."""

    id: ClassVar[str] = "skull_staff"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        if feat.target is not None:
            yield from afflict(state, feat, feat.target, FEARFUL, True)


class StaffOfAllure(Artefact):
    """An enemy makes a morale roll or comes 3 inches nearer."""

    id: ClassVar[str] = "staff_of_allure"

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if not fights(state, target):
            return None
        return Refusal("spherewars.feat.in_combat", "SW-DEE-17", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = feat.target
        if target is None or (yield from passes(state, target, EFFECT, me)):
            return
        if (yield from resists(state, target)):
            return
        way = pushed(state, target, me.body.centre(), 3 * INCH)
        if len(way) > 1:
            yield Dragged(target.id, me.id, [point.pair() for point in way])
            yield from shift(state, target, way)


class BranchOfLudeba(Artefact):
    """A friend or the bearer heals a wound."""

    id: ClassVar[str] = "branch_of_ludeba"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        if feat.target is not None:
            yield from heal(feat.target, 1)


class HandOfKazag(Artefact):
    """In this activation the bearer may cast Lava Torrent, with a free die."""

    id: ClassVar[str] = "hand_of_kazag"
    lends: ClassVar[str] = "lava_torrent"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        me.bear(self.id, ACTIVATION)
        return nothing()

    def shape_bet(self, state: State, me: Combatant, bet: Bet) -> None:
        lent = me.effects.has(self.id) and activation_of(state).done[-1:] == [self.lends]
        if bet.casting and bet.caster is me and lent:
            bet.free += 1


# -- consumables ----------------------------------------------------------------------------------


class CenserOfIsha(Consumable):
    """Two gems for the pool."""

    id: ClassVar[str] = "censer_of_isha"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        state.gems[me.side].made += 2
        yield GemsGained(me.id, 2)


class JarOfSpittingLava(Consumable):
    """A blow of strength 2 at an enemy who is not Red-Hot."""

    id: ClassVar[str] = "jar_of_spitting_lava"

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if not has_trait(target, "red_hot"):
            return None
        return Refusal("spherewars.feat.red_hot", "SW-CON-09", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        if feat.target is not None:
            yield from strike(state, feat, feat.target, 2)


class FearBlow(Consumable):
    """Every enemy within 6 inches makes a morale roll or becomes fearful."""

    id: ClassVar[str] = "fear_blow"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        for one in in_area(state, feat):
            if is_there(one):
                yield from afflict(state, feat, one, FEARFUL, True)
