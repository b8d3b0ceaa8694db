"""Passive abilities of the Packs of Urueh."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.passives import (
    Passive,
    RollsOnesAgain,
    may_use,
    strike_back,
)
from dicefront.games.spherewars.rules.dice import SPHERE, Permission, throw_d3
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import has_trait, nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import BRAVE, UNBREAKABLE
from dicefront.games.spherewars.rules.sharing import next_struck
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    ENGAGE,
    Activation,
    Combatant,
    State,
    activation_of,
    is_enemy,
    is_own,
    is_there,
)
from dicefront.games.spherewars.rules.subjects import (
    DEED,
    FIGHT,
    MOV,
    SHOT,
    SPELL,
    STR,
    TOUCH,
    Attribute,
    Blow,
    Courage,
    Fight,
    Shot,
    Support,
)
from dicefront.games.spherewars.rules.subjects import PASSIVE as BY_ITSELF
from dicefront.games.spherewars.rules.wounds import hurt
from dicefront.kernel.effects import ACTION, ACTIVATION, GAME, ROUND
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps

RED_HOT = "red_hot"
IGNIIS = "igniis"
MEAN = 4
"""What the strength of lava comes to on the average."""


class VolcanicMana(RollsOnesAgain):
    """One casting die that shows 1 or 2 may be rolled again."""

    id: ClassVar[str] = "volcanic_mana"
    purpose: ClassVar[str] = "casting"
    highest: ClassVar[int] = 2


class ImpPast(Passive):
    """Imps support it in spite of being Unimportant."""

    id: ClassVar[str] = "imp_past"

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        if support.fighter is me and "imp" in support.supporter.profile.id.split("_"):
            support.dice = 1


class PackBlow(Passive):
    """Members of its pack support it in spite of being Unimportant, two of them at most."""

    id: ClassVar[str] = "pack_blow"

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        same = is_own(me, support.supporter) and support.supporter.troop == me.troop
        if support.fighter is me and same:
            support.packed = support.dice == 0
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
        left = [
            other
            for other in state.combatants
            if is_there(other)
            and other is not me
            and (is_enemy(me, other) or is_own(me, other))  # SW-MUL-12, SW-MUL-23
            and within(me.body, other.body, 2 * INCH)
            and not has_trait(other, RED_HOT)
        ]
        while left:
            other = yield from next_struck(state, me, self.id, left)
            if is_there(other):  # SW-WOU-20
                yield from strike_back(state, me, other, 3, self.reason)


class VolcanicWeapon(RollsOnesAgain):
    """One damage die of a fight that shows 1 may be rolled again, unless the enemy is red-hot (H10)."""

    id: ClassVar[str] = "volcanic_weapon"
    purpose: ClassVar[str] = "damage_fight"

    def rerolls(
        self, state: State, me: Combatant, purpose: str, against: Combatant | None = None
    ) -> Permission | None:
        if against is None or has_trait(against, RED_HOT):
            return None
        return super().rerolls(state, me, purpose, against)


class LavaCore(Passive):
    """Its strength is rolled before each damage roll of a fight: 1D3 and 2; nobody knows it before."""

    id: ClassVar[str] = "lava_core"

    def before_damage(self, state: State, me: Combatant) -> Steps[None]:
        face = yield from throw_d3("strength", "SW-HTH-12", me.owner)
        me.shake_off(self.id)
        me.bear(self.id, ACTION, me.id, face + 2)

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == STR:
            attribute.change(self.reason, max(me.effects.values(self.id), default=MEAN), "SW-HTH-12")


class WhiteHotSurge(Passive):
    """When it is activated it may suffer a wound, not its last, to move further and attack harder."""

    id: ClassVar[str] = "white_hot_surge"

    def at_start(self, state: State, me: Combatant, activation: Activation) -> Steps[None]:
        if me.wounds < 2 or not (yield from may_use(me, self, me, "SW-WOU-19")):
            return
        blow = Blow(BY_ITSELF, None, me, False)
        blow.direct = True
        blow.wounds = 1
        yield from hurt(state, [blow])
        me.bear(self.id, ACTIVATION, me.id)
        me.bear("hardened_attacker", ACTIVATION, me.id)

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == MOV and me.effects.has(self.id):
            attribute.change(self.reason, 2, "SW-ATT-17")


class PackShot(Passive):
    """A die more for each other of its pack that has shot at the same target in this round, two at most."""

    id: ClassVar[str] = "pack_shot"

    def after_shot(self, state: State, me: Combatant, shot: Shot) -> None:
        shot.target.bear(self.id, ROUND, me.id)

    def shape_aim(self, state: State, me: Combatant, shot: Shot) -> None:
        before = [state.combatants[effect.source] for effect in shot.target.effects.named(self.id)]
        others = [one for one in before if one is not me and one.band == me.band and one.troop == me.troop]
        if others and not shot.against_charge:
            shot.dice(self.reason, min(len(others), 2), "SW-SHO-19")


class CloseToPower(Passive):
    """Near Igniis it is brave, and once a round it may take a wound of his by a shot, a deed or a spell."""

    id: ClassVar[str] = "close_to_power"

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        near = any(one.profile.id == IGNIIS and self.is_near(me, one) for one in state.combatants)
        if near and courage.morale != UNBREAKABLE:
            courage.morale = BRAVE

    def is_near(self, me: Combatant, igniis: Combatant) -> bool:
        return is_there(igniis) and igniis.band == me.band and within(me.body, igniis.body, 3 * INCH)

    def take_wounds_for(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        igniis = blow.victim
        if igniis.profile.id != IGNIIS or blow.source not in (SHOT, DEED, SPELL):
            return
        if me.effects.has(self.id) or not self.is_near(me, igniis):
            return
        if (yield from may_use(me, self, igniis, "SW-WOU-19")):
            me.bear(self.id, ROUND, me.id)
            blow.wounds -= 1
            own = Blow(blow.source, blow.striker, me, False)
            own.direct = True
            own.wounds = 1
            yield from hurt(state, [own])


class Ashes(Passive):
    """It never joins combat, and burns the enemy whose touch destroys it (SW-WOU-10, SW-WOU-13)."""

    id: ClassVar[str] = "ashes"

    def refuse_action(self, state: State, me: Combatant, action: int) -> Refusal | None:
        if action in (CHARGE, ENGAGE):
            return Refusal("spherewars.move.ephemeral", "SW-WOU-13", {"combatant": me.id})
        return None

    def at_own_death(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        toucher = blow.striker
        if blow.source == TOUCH and toucher is not None and not has_trait(toucher, RED_HOT):
            yield from strike_back(state, me, toucher, 1, self.reason)


class Unruly(Passive):
    """Two ones for its movement, and its activation is over."""

    id: ClassVar[str] = "unruly"

    def after_pace(self, state: State, me: Combatant, faces: list[int]) -> Steps[None]:
        activation_of(state).over = faces == [1, 1]
        return nothing()
