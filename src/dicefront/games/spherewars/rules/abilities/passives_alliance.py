"""Passive abilities of the Alliance."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.passives import Passive, may_use
from dicefront.games.spherewars.rules.abilities.universal import attacks_hard
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.dice import ANY_ONE, Permission, throw_die
from dicefront.games.spherewars.rules.events.fighting import WoundSaved
from dicefront.games.spherewars.rules.leadership import faction_of
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import EQUIPMENT, Trait, nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.state import Combatant, State, is_own, is_there
from dicefront.games.spherewars.rules.states import PARALYSED
from dicefront.games.spherewars.rules.subjects import DEED, SPELL, Blow, Charge, Hand, Join, Shot
from dicefront.kernel.effects import TURN
from dicefront.kernel.procedure import Steps


class LegionFormation(Passive):
    """Beside another of the formation it is a Hardened Defender (SW-ABI-31, SW-ABI-32)."""

    id: ClassVar[str] = "legion_formation"

    def shape_charge(self, state: State, me: Combatant, charge: Charge) -> None:
        cancelled = charge.real and attacks_hard(charge.charger, me)
        if charge.charged is me and not cancelled and self.has_company(state, me):
            charge.denied = True

    def has_company(self, state: State, me: Combatant) -> bool:
        return any(
            other is not me
            and is_own(me, other)
            and is_there(other)
            and not other.fleeing
            and not other.effects.has(PARALYSED)
            and other.kit.holds(self)
            and within(me.body, other.body, INCH)
            for other in state.combatants
        )


class SpearheadFormation(Passive):
    """Beside another of its Guard it has a die more when it joined or was joined."""

    id: ClassVar[str] = "spearhead_formation"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if self.has_joined(state, me, hand.enemy) and self.has_company(state, me):
            hand.dice(self.reason, 1, "SW-HTH-06")

    def has_joined(self, state: State, me: Combatant, enemy: Combatant) -> bool:
        """Whether it joined combat in this activation, with whomever, or this enemy joined it (SW-ABI-27)."""
        act = state.activation
        if act is None:
            return False
        if act.who == me.id:
            return any(one.declared for one in act.joined)
        return act.who == enemy.id and act.has_joined(me.id)

    def has_company(self, state: State, me: Combatant) -> bool:
        return any(
            other is not me
            and is_own(me, other)
            and other.troop == me.troop
            and is_there(other)
            and within(me.body, other.body, INCH)
            for other in state.combatants
        )


class BodyFat(Passive):
    """A die of 5 or more cancels one wound of a mundane damage roll."""

    id: ClassVar[str] = "body_fat"

    def save(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        if blow.direct or blow.source == SPELL:  # SW-ATK-01, SW-ATK-02
            return
        face = yield from throw_die("save", "SW-WOU-08", me.owner)
        yield WoundSaved(me.id, self.id, face, face >= 5)
        if face >= 5:
            blow.wounds -= 1


class SharpEye(Passive):
    """Partial sight costs its shots no die."""

    id: ClassVar[str] = "sharp_eye"

    def shape_aim(self, state: State, me: Combatant, shot: Shot) -> None:
        for part in shot.bonus.parts[:]:
            if part.rule == "SW-SHO-15":
                shot.dice(self.reason, -part.amount, "SW-SHO-15")


class MightyDive(Passive):
    """Its charge bonus is one more, and nobody shoots against its charge."""

    id: ClassVar[str] = "mighty_dive"

    def shape_charge(self, state: State, me: Combatant, charge: Charge) -> None:
        if charge.charger is me:
            charge.bonus += 1

    def outruns_shots(self, state: State, me: Combatant, join: Join) -> bool:
        return join.charge


class HungryForRevenge(Passive):
    """The death of a friend nearby gives it a die more in its fights of the turn."""

    id: ClassVar[str] = "hungry_for_revenge"

    def at_friends_death(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        if blow.victim.band == me.band and within(me.body, blow.victim.body, 5 * INCH):
            me.bear(self.id, TURN, me.id)
        return nothing()

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if me.effects.has(self.id):
            hand.dice(self.reason, 1, "SW-HTH-06")


class TacticalScout(Passive):
    """One die more in the deployment roll, and in the strategic roll of the first turn."""

    id: ClassVar[str] = "tactical_scout"

    def strategy_dice(self, state: State, me: Combatant, deployment: bool) -> int:
        return 1 if deployment or (state.turn == 0 and is_there(me)) else 0


class StrategicVision(Passive):
    """One die of each strategic roll may be rolled again while it is free."""

    id: ClassVar[str] = "strategic_vision"

    def rerolls(
        self, state: State, me: Combatant, purpose: str, against: Combatant | None = None
    ) -> Permission | None:
        if purpose != "strategy" or me.fleeing or fights(state, me):
            return None
        return Permission(self.id, "SW-TRN-05", ANY_ONE)


class MercenaryMessenger(Passive):
    """It orders members of its faction like a messenger."""

    id: ClassVar[str] = "mercenary_messenger"

    def may_order(self, state: State, me: Combatant, receiver: Combatant) -> bool:
        return faction_of(state, receiver) == faction_of(state, me)


class LesserLeader(Passive):
    """She issues orders like a messenger, and keeps those of the band when it loses its leader."""

    id: ClassVar[str] = "lesser_leader"

    def may_order(self, state: State, me: Combatant, receiver: Combatant) -> bool:
        return True

    def takes_over(self, state: State, me: Combatant) -> bool:
        return not me.fleeing


class ShieldOfTheLegion(Trait):
    """Its bearer has a die more in a fight; what it adds to the constitution stands in the profile."""

    id: ClassVar[str] = "shield_of_the_legion"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-43"

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice(self.reason, 1, "SW-HTH-06")


class SacredShield(Trait):
    """Once a turn a die of 4 or more cancels one wound by a spell or a deed."""

    id: ClassVar[str] = "sacred_shield"
    family: ClassVar[str] = EQUIPMENT
    rules: ClassVar[str] = "SW-EQU-43"

    def save(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        uncontrolled = blow.source == SPELL and blow.striker is None  # SW-UNC-05
        if blow.source not in (DEED, SPELL) or uncontrolled or me.effects.has(self.id):
            return
        if not (yield from may_use(me, self, me, "SW-WOU-08")):
            return
        me.bear(self.id, TURN, me.id)
        face = yield from throw_die("save", "SW-WOU-08", me.owner)
        yield WoundSaved(me.id, self.id, face, face >= 4)
        if face >= 4:
            blow.wounds -= 1
