"""Passive abilities of the Scions of Kurgan."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.passives import FAR, Bleeding, Passive
from dicefront.games.spherewars.rules.state import Combatant, State, is_own
from dicefront.games.spherewars.rules.subjects import LEADER_DIED, Charge, Test
from dicefront.kernel.ids import NOBODY

SOIMI = "soimi"


class SensoryCommunication(Passive):
    """Its orders to Soimi of its band reach 8 inches."""

    id: ClassVar[str] = "sensory_communication"

    def order_reach(self, state: State, me: Combatant, receiver: Combatant) -> int:
        return FAR if receiver.profile.kin == SOIMI else 5


class Cult(Passive):
    """The presence of a leader of the same cult reaches 8 inches."""

    def presence_reach(self, state: State, me: Combatant, leader: Combatant) -> int:
        same = is_own(me, leader) and self.id in leader.profile.abilities
        return FAR if same else 5


class TurNaKurgCult(Cult):
    """The cult of warriors and sorcerers."""

    id: ClassVar[str] = "tur_na_kurg_cult"


class EnurAnarCult(Cult):
    """The cult of warriors."""

    id: ClassVar[str] = "enur_anar_cult"


class HuraMKollCult(Cult):
    """The cult of sorcerers."""

    id: ClassVar[str] = "hura_m_koll_cult"


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
