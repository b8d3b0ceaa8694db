"""SPE: what spells have in common, and those that strike, afflict, heal or strengthen somebody."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.abilities.deeds import aimed_at
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.spells import GemsLost
from dicefront.games.spherewars.rules.feats import afflict, strike
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import SPELL, Trait, nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import TERRIFYING, UNBREAKABLE
from dicefront.games.spherewars.rules.pushing import push_away
from dicefront.games.spherewars.rules.state import (
    LATENT,
    NEXT_ACTIVATION,
    Combatant,
    State,
    is_own,
    is_there,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STATES, STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import (
    CON_ARCANE,
    CON_MUNDANE,
    DEX,
    MOV,
    Attribute,
    Courage,
    Feat,
    Hand,
    Shot,
)
from dicefront.games.spherewars.rules.subjects import SPELL as BY_SPELL
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import TURN, Effect
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.kernel.traits import Forms


@mypyc_attr(allow_interpreted_subclasses=True)
class Spell(Trait):
    """Base of all spells."""

    family: ClassVar[str] = SPELL
    rules: ClassVar[str] = "SW-SPE-35"


# -- spells that strike -----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class StrikeSpell(Spell):
    """An arcane damage roll (SW-SPE-41)."""

    forms: ClassVar[Forms] = {
        "lightning_sphere": {},
        "lava_torrent": {},
        "destroying_ball": {"strength": 4},
        "incinerating_blast": {"strength": 5},
    }
    strength: ClassVar[int] = 2

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        yield from strike(state, feat, aimed_at(feat), self.strength)


class WrathOfSull(Spell):
    """Strength 3; a wound costs the other side a gem as well."""

    id: ClassVar[str] = "wrath_of_sull"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        blow = yield from strike(state, feat, target, 3)
        if blow.taken and state.gems[target.side].lose(1):
            yield GemsLost(target.id, 1)


class DevouringInsects(StrikeSpell):
    """Strength 2, and again at the end of the target's next activation, whatever becomes of the caster."""

    id: ClassVar[str] = "devouring_insects"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        yield from strike(state, feat, target, self.strength)
        if is_there(target):
            target.bear(self.id, NEXT_ACTIVATION, me.id)

    def when_due(self, state: State, me: Combatant, effect: Effect) -> Steps[None]:
        again = Feat(BY_SPELL, state.combatants[effect.source], CATALOGUE.abilities[self.id], me)
        yield from strike(state, again, me, self.strength)


class LifeBane(Spell):
    """Strength 2, 3 or 4; with three successes a wound heals the caster or a friend near him."""

    id: ClassVar[str] = "life_bane"
    near: ClassVar[int] = 4

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        blow = yield from strike(state, feat, aimed_at(feat), 1 + feat.successes)
        if feat.successes == 3 and blow.taken:
            yield from self.heal_somebody(state, me)

    def heal_somebody(self, state: State, me: Combatant) -> Steps[None]:
        hurt = [one for one in state.combatants if self.can_heal(me, one)]
        if not hurt:
            return
        chosen = hurt[0].id
        if len(hurt) > 1:
            choices = [one.id for one in hurt]
            args: dict[str, Json] = {"combatant": me.id, "trait": self.id}
            kind, rule = "spherewars.effect.choose", "SW-SPE-35"
            chosen = yield from choose(me.owner, kind, rule, choices, args, hand=PICK_PIECE)
        yield from heal(state.combatants[chosen], 1)

    def can_heal(self, me: Combatant, one: Combatant) -> bool:
        near = is_there(one) and is_own(me, one) and within(me.body, one.body, self.near * INCH)
        return near and one.wounds < one.profile.wounds


# -- spells that afflict and heal -------------------------------------------------------------------------


class Mindfreeze(Spell):
    """Less dexterity for a while, or stunned, or paralysed; no morale roll helps."""

    id: ClassVar[str] = "mindfreeze"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        if feat.successes == 1:
            target.bear(self.id, NEXT_ACTIVATION, me.id)
        else:
            yield from enter_state(state, target, STUNNED if feat.successes == 2 else PARALYSED, me.id)

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == DEX and me.effects.has(self.id):
            attribute.change(self.reason, -1, "SW-SPE-35")


class Confusion(Spell):
    """It stuns whoever fails a morale roll."""

    id: ClassVar[str] = "confusion"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        yield from afflict(state, feat, aimed_at(feat), STUNNED, True)


class ThrobbingHeart(Spell):
    """A member of the Legion heals as many wounds as there are successes."""

    id: ClassVar[str] = "throbbing_heart"

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        entry = state.bands[target.band].entries[target.troop]
        if "legion" in target.profile.factions and entry.faction in ("", "legion"):
            return None
        return Refusal("spherewars.feat.wrong_kin", "SW-SPE-18", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        yield from heal(aimed_at(feat), feat.successes)


class InnerBlessing(Spell):
    """All states end, and a wound heals."""

    id: ClassVar[str] = "inner_blessing"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        for which in STATES:
            target.shake_off(which)
        yield from heal(target, 1)


# -- movement ---------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class WindSpell(Spell):
    """It changes the movement of somebody for a while (SW-RND-04: of the random as well)."""

    forms: ClassVar[Forms] = {
        "blessing_of_the_north_wind": {"mov": 2, "until": TURN},
        "curse_of_the_north_wind": {"mov": -2},
    }
    mov: ClassVar[int] = 0
    until: ClassVar[str] = NEXT_ACTIVATION

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        aimed_at(feat).bear(self.id, self.until, me.id)
        return nothing()

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == MOV and me.effects.has(self.id):
            attribute.change(self.reason, self.mov, "SW-SPE-35")


class IceVortex(WindSpell):
    """It moves an enemy, who then is an inch slower."""

    id: ClassVar[str] = "ice_vortex"
    mov: ClassVar[int] = -1

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        yield from push_away(state, feat, target, 3)
        if is_there(target):
            target.bear(self.id, self.until, me.id)


# -- latent spells (SW-SPE-39) ----------------------------------------------------------------------------


class LatentSpell(Spell):
    """It lies on its target, or on the caster, with the successes as its value."""

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = me if feat.target is None else feat.target
        target.bear(self.id, LATENT, me.id, feat.successes)
        return nothing()

    def power(self, me: Combatant) -> int:
        """The successes of the best one on somebody; 0 where there is none."""
        return max(me.effects.values(self.id), default=0)


class ProtectionSphere(LatentSpell):
    """Constitution: mundane, arcane as well, and mundane once more."""

    id: ClassVar[str] = "protection_sphere"

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        best = self.power(me)
        if best and attribute.which == CON_MUNDANE:
            attribute.change(self.reason, 2 if best == 3 else 1, "SW-SPE-35")
        if best > 1 and attribute.which == CON_ARCANE:
            attribute.change(self.reason, 1, "SW-SPE-35")


class OakenWill(LatentSpell):
    """Unbreakable morale and arcane constitution."""

    id: ClassVar[str] = "oaken_will"

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == CON_ARCANE and self.power(me):
            attribute.change(self.reason, 1, "SW-SPE-35")

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        if self.power(me):
            courage.morale = UNBREAKABLE


class TerrifyingCountenance(LatentSpell):
    """Terrifying, and Intimidation."""

    id: ClassVar[str] = "terrifying_countenance"
    grants: ClassVar[list[str]] = ["intimidation"]

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        if self.power(me):
            courage.fear = TERRIFYING


class MistySoul(LatentSpell):
    """Harder to shoot at."""

    id: ClassVar[str] = "misty_soul"

    def shape_aim_at_me(self, state: State, me: Combatant, shot: Shot) -> None:
        if self.power(me):
            shot.number.add(self.reason, 2, "SW-SPE-35")


class FlashingForm(LatentSpell):
    """Enemies have a die less against the caster, who is faster."""

    id: ClassVar[str] = "flashing_form"

    def shape_foes_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if hand.enemy is me and self.power(me):
            hand.dice(self.reason, -1, "SW-SPE-35")

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == MOV and self.power(me):
            attribute.change(self.reason, 1, "SW-SPE-35")


class BlindingAura(LatentSpell):
    """Enemies have a die less against the caster and against friends who touch her."""

    id: ClassVar[str] = "blinding_aura"

    def shape_foes_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if self.power(me) and is_own(me, hand.enemy):  # SW-MUL-12
            hand.dice(self.reason, -1, "SW-SPE-35")

    def shape_aim_at_me(self, state: State, me: Combatant, shot: Shot) -> None:
        if self.power(me):
            shot.dice(self.reason, -1, "SW-SPE-35")

    def shape_aim_at_friend(self, state: State, me: Combatant, shot: Shot) -> None:
        if is_own(me, shot.target):
            self.shape_aim_at_me(state, me, shot)
