"""Passive abilities of the Scions of Kurgan."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.abilities.passives import FAR, Bleeding, Passive
from dicefront.games.spherewars.rules.moments import nothing
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT
from dicefront.games.spherewars.rules.state import Combatant, State, is_own
from dicefront.games.spherewars.rules.subjects import LEADER_DIED, MOV, Attribute, Charge, Feat, Hand, Test
from dicefront.kernel.effects import GAME, TURN
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps
from dicefront.kernel.traits import Forms

SOIMI = "soimi"
REGOR = "regor"


class SensoryCommunication(Passive):
    """Its orders to Soimi of its band reach 8 inches."""

    id: ClassVar[str] = "sensory_communication"

    def order_reach(self, state: State, me: Combatant, receiver: Combatant) -> int:
        return FAR if receiver.profile.kin == SOIMI else 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Cult(Passive):
    """The presence of a leader of the same cult reaches 8 inches."""

    forms: ClassVar[Forms] = {"tur_na_kurg_cult": {}, "enur_anar_cult": {}, "hura_m_koll_cult": {}}

    def presence_reach(self, state: State, me: Combatant, leader: Combatant) -> int:
        same = is_own(me, leader) and self.id in leader.profile.abilities
        return FAR if same else 5


class RegorCult(Passive):
    """Under a Soimi no leader helps its morale rolls, and no leader's death asks for one (SW-ABI-46)."""

    id: ClassVar[str] = "regor_cult"

    def shape_test(self, state: State, me: Combatant, test: Test) -> None:
        leader = state.bands[me.band].leader
        if leader != NOBODY and state.combatants[leader].profile.kin == SOIMI:
            test.presence = False
            if test.trigger == LEADER_DIED:
                test.exempt = True


class HugeArm(Passive):
    """Its charge bonus is one more."""

    id: ClassVar[str] = "huge_arm"

    def shape_charge(self, state: State, me: Combatant, charge: Charge) -> None:
        if charge.charger is me:
            charge.bonus += 1


class Gashing(Bleeding):
    """Enemies whom it wounds may bleed, on 1 or 2."""

    id: ClassVar[str] = "gashing"


class Incite(Passive):
    """A Regor nearby who is still to be activated moves an inch further in this turn."""

    id: ClassVar[str] = "incite"
    in_focus: ClassVar[bool] = True

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if target is not me and target.profile.kin == REGOR and not target.activated:
            return None
        return Refusal("spherewars.feat.wrong_kin", "SW-ACT-30", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        assert feat.target is not None
        feat.target.bear(self.id, TURN, me.id)
        return nothing()

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == MOV and me.effects.has(self.id):
            attribute.change(self.reason, 1, "SW-ATT-17")


class TheSack(Passive):
    """Once a game an enemy in contact fights with two dice fewer for the turn."""

    id: ClassVar[str] = "the_sack"
    in_focus: ClassVar[bool] = True

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        args: dict[str, Json] = {"combatant": me.id, "target": target.id}
        if any(effect.until == GAME for effect in me.effects.named(self.id)):
            return Refusal("spherewars.feat.used_up", "SW-ACT-30", args)
        if target.profile.height > COMMON_HEIGHT:
            return Refusal("spherewars.feat.too_tall", "SW-ACT-30", args)
        return None

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        assert feat.target is not None
        me.bear(self.id, GAME, me.id)
        feat.target.bear(self.id, TURN, me.id)
        return nothing()

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if any(effect.until == TURN for effect in me.effects.named(self.id)):
            hand.dice(self.reason, -2, "SW-HTH-06")
