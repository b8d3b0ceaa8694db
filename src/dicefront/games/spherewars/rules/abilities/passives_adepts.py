"""Passive abilities of the Adepts of Malesur."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.passives import FAR, Bleeding, Passive, strike_back
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.dice import settle, throw_dice
from dicefront.games.spherewars.rules.events.feats import DeedRolled
from dicefront.games.spherewars.rules.feats import wound_directly
from dicefront.games.spherewars.rules.ground import Gait
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import RESPECTABLE
from dicefront.games.spherewars.rules.state import Activation, Combatant, State, is_there, joining_by
from dicefront.games.spherewars.rules.states import STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import CON_MUNDANE, Courage, Feat, Fight, Hand, Shot
from dicefront.kernel.effects import GAME
from dicefront.kernel.procedure import Steps

EXPOSED = "exposed"
"""The effect on somebody mimetic who did not stand still in its last movement phase."""
WHOLE_PACK = 3
"""With so many wounds left a pack is fearsome."""


class NaturesCamouflage(Passive):
    """It is harder to hit: its movement counts one higher."""

    id: ClassVar[str] = "natures_camouflage"

    def shape_aim_at_me(self, state: State, me: Combatant, shot: Shot) -> None:
        shot.number.add(self.reason, 1, "SW-ORD-44")


class BleedingWound(Bleeding):
    """Enemies whom it wounds may bleed, on 1 to 3."""

    id: ClassVar[str] = "bleeding_wound"
    highest: ClassVar[int] = 3


class Telepathy(Passive):
    """Its orders reach 8 inches."""

    id: ClassVar[str] = "telepathy"

    def order_reach(self, state: State, me: Combatant, receiver: Combatant) -> int:
        return FAR


class DefenceQuills(Passive):
    """Who wins a dexterity roll against it is struck at the end of the fight, even if it died."""

    id: ClassVar[str] = "defence_quills"

    def after_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        enemy = fight.against(fight.hand_of(me)).fighter
        if fight.winner is not None and fight.winner.fighter is enemy and is_there(enemy):
            yield from strike_back(state, me, enemy, 1, self.reason)


class Horns(Passive):
    """An enemy that it charged is struck before the dexterity roll."""

    id: ClassVar[str] = "horns"

    def before_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        enemy = fight.against(fight.hand_of(me)).fighter
        joined = joining_by(state, me, enemy)
        if joined is not None and joined.charge:
            fight.blows.append((yield from strike_back(state, me, enemy, 1, self.reason)))


class FearsomePack(Passive):
    """With three wounds or more left it fights well enough and is respectable."""

    id: ClassVar[str] = "fearsome_pack"
    order: ClassVar[int] = 1  # after Inexpert Combatant

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if me.wounds >= WHOLE_PACK:
            hand.inexpert = False

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        if me.wounds >= WHOLE_PACK:
            courage.fear = max(courage.fear, RESPECTABLE)


class NaturesKnowledge(Passive):
    """Woods, hedges and hills take no MOV from it."""

    id: ClassVar[str] = "natures_knowledge"

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        gait.ignored += ["wood", "leafy_wood", "hedge", "hill"]


class VenomousSpit(Passive):
    """Two dice against the constitution of an enemy nearby: one direct wound, and it is stunned."""

    id: ClassVar[str] = "venomous_spit"
    in_focus: ClassVar[bool] = True

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        assert feat.target is not None
        rolled = yield from throw_dice(2, "spit", "SW-DIC-13", me.owner)
        number = value(state, feat.target, CON_MUNDANE)
        found = yield from settle(rolled, number, False, "spit", me.owner)
        yield DeedRolled(me.id, self.id, number, rolled.faces[:], found.successes)
        if found.successes:
            yield from wound_directly(state, feat, feat.target, 1)
            yield from enter_state(state, feat.target, STUNNED, me.id)


class Mimetic(Passive):
    """Enemies beyond 8 inches neither shoot at it nor see it for a spell, unless it has moved."""

    id: ClassVar[str] = "mimetic"

    def at_start(self, state: State, me: Combatant, activation: Activation) -> Steps[None]:
        me.bear(EXPOSED, GAME, me.id)
        return nothing()

    def after_standing(self, state: State, me: Combatant) -> Steps[None]:
        me.shake_off(EXPOSED)
        return nothing()

    def stays_hidden(self, state: State, me: Combatant, attacker: Combatant) -> bool:
        return not me.effects.has(EXPOSED) and not within(me.body, attacker.body, FAR * INCH)
