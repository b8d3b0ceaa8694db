"""Passive abilities of the Packs of Urueh."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.passives import Passive, RollsOnesAgain, strike_back
from dicefront.games.spherewars.rules.dice import SPHERE
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.state import Combatant, State, is_own, is_there
from dicefront.games.spherewars.rules.subjects import FIGHT, Blow, Fight, Support
from dicefront.kernel.effects import GAME
from dicefront.kernel.procedure import Steps

RED_HOT = "red_hot"


class VolcanicMana(RollsOnesAgain):
    """One casting die that shows 1 or 2 may be rolled again."""

    id: ClassVar[str] = "volcanic_mana"
    purpose: ClassVar[str] = "cast"
    highest: ClassVar[int] = 2


class ImpPast(Passive):
    """Imps support it in spite of being Unimportant."""

    id: ClassVar[str] = "imp_past"

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        if support.fighter is me and "imp" in support.supporter.profile.id.split("_"):
            support.dice = 1


class PackBlow(Passive):
    """Members of its pack support it in spite of being Unimportant."""

    id: ClassVar[str] = "pack_blow"

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        same = is_own(me, support.supporter) and support.supporter.troop == me.troop
        if support.fighter is me and same:
            support.dice = 1


class SorrepFury(Passive):
    """A Sphere in the dexterity roll that it won makes it Tough in the damage roll."""

    id: ClassVar[str] = "sorrep_fury"

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == FIGHT and SPHERE in blow.won_with:
            blow.number.add(self.reason, -1, "SW-ABI-56")


class SulphuricRock(Passive):
    """In its first fight of the game it strikes before the dexterity roll (SW-HTH-25)."""

    id: ClassVar[str] = "sulphuric_rock"

    def before_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        if me.effects.has(self.id):
            return
        me.bear(self.id, GAME, me.id)
        enemy = fight.against(fight.hand_of(me)).fighter
        fight.blows.append((yield from strike_back(state, me, enemy, 4, self.reason)))


class LavaCauldrons(Passive):
    """Who wounds it in a fight and is not red-hot is struck at the end of the fight."""

    id: ClassVar[str] = "lava_cauldrons"

    def after_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        enemy = fight.against(fight.hand_of(me)).fighter
        wounded = fight.winner is not None and fight.winner.fighter is enemy and fight.wounds > 0
        if wounded and is_there(me) and is_there(enemy) and RED_HOT not in enemy.profile.universal:
            yield from strike_back(state, me, enemy, 2, self.reason)


class LavaOutburst(Passive):
    """Its death strikes everybody near who is not red-hot."""

    id: ClassVar[str] = "lava_outburst"

    def at_own_death(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        struck = [
            other
            for other in state.combatants
            if is_there(other)
            and other is not me
            and within(me.body, other.body, 2 * INCH)
            and RED_HOT not in other.profile.universal
        ]
        for other in struck:
            yield from strike_back(state, me, other, 3, self.reason)


class VolcanicWeapon(RollsOnesAgain):
    """One damage die of a fight that shows 1 may be rolled again."""

    id: ClassVar[str] = "volcanic_weapon"
