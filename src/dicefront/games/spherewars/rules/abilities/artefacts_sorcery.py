"""ART: artefacts that bring gems, heal, save wounds, or let dice be rolled again."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.abilities.artefacts import Artefact
from dicefront.games.spherewars.rules.abilities.passives import strike_back
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.dice import ANY_ONE, WHOLE, Permission, throw_die
from dicefront.games.spherewars.rules.events.fighting import WoundSaved
from dicefront.games.spherewars.rules.events.spells import GemsGained
from dicefront.games.spherewars.rules.moments import has_trait
from dicefront.games.spherewars.rules.reactions import ABILITY, MayUse
from dicefront.games.spherewars.rules.scenery import terrain_of
from dicefront.games.spherewars.rules.secrets import carries, show
from dicefront.games.spherewars.rules.shelter import is_in_water
from dicefront.games.spherewars.rules.sight import is_airborne
from dicefront.games.spherewars.rules.state import Activation, Combatant, State, is_there
from dicefront.games.spherewars.rules.states import has_power
from dicefront.games.spherewars.rules.subjects import SPELL, Blow, Join, Shot
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import TURN
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.traits import Forms

# -- gems -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundGem(Artefact):
    """A gem for dispelling in each enemy round, or for casting in each friendly one (T5, T7)."""

    forms: ClassVar[Forms] = {
        "arcane_defence_cloak": {"rules": "SW-ART-25"},
        "arcane_attack_cloak": {"rules": "SW-ART-26", "casting": True},
    }
    casting: ClassVar[bool] = False

    def at_round(self, state: State, me: Combatant) -> Steps[None]:
        if (me.side == state.side) != self.casting:
            return
        yield from show(me, self.id)
        pool = state.gems[me.side]
        if self.casting:
            pool.casting += 1
        else:
            pool.dispelling += 1
        yield GemsGained(me.id, 1)


class VeilOfIsha(RoundGem):
    """A gem for dispelling, and mundane shots at the bearer are harder by 1."""

    id: ClassVar[str] = "veil_of_isha"

    def shape_aim_at_me(self, state: State, me: Combatant, shot: Shot) -> None:
        shot.number.add(self.reason, 1, "SW-ART-17")


class MantleOfEmbers(RoundGem):
    """A gem for casting, and who joins the bearer is burnt, unless it is Red-Hot."""

    id: ClassVar[str] = "mantle_of_embers"
    casting: ClassVar[bool] = True

    def after_contact(self, state: State, me: Combatant, join: Join) -> Steps[None]:
        if me is join.mover or not is_there(join.mover) or has_trait(join.mover, "red_hot"):
            return
        yield from show(me, self.id)
        blow = yield from strike_back(state, me, join.mover, 1, self.reason)
        yield from answer(state, [blow])


class HeartOfTheVolcano(Artefact):
    """One more gem at each updating for a sorcerer, whatever state it is in (SW-ART-10, SW-SPE-07)."""

    id: ClassVar[str] = "heart_of_the_volcano"

    def at_update(self, state: State, me: Combatant) -> Steps[None]:
        if me.profile.is_sorcerer():
            yield from show(me, self.id)
            state.gems[me.side].made += 1
            yield GemsGained(me.id, 1)


class StaffOfTheThousandEyes(Artefact):
    """SW-ART-27: it channels, and who can do that already channels two gems."""

    id: ClassVar[str] = "staff_of_the_thousand_eyes"
    rules: ClassVar[str] = "SW-ART-27"

    def after_standing(self, state: State, me: Combatant) -> Steps[None]:
        if has_power(me):
            yield from show(me, self.id)
            state.gems[me.side].own += 1
            yield GemsGained(me.id, 1)


# -- wounds ---------------------------------------------------------------------------------------


class PearlOfTheDeep(Artefact):
    """It heals a wound when it is activated in water, or after having killed."""

    id: ClassVar[str] = "pearl_of_the_deep"

    def at_start(self, state: State, me: Combatant, activation: Activation) -> Steps[None]:
        if not me.fleeing and me.wounds < me.profile.wounds and (me.killed or is_in_water(state, me)):
            yield from show(me, self.id)
            yield from heal(me, 1)


WOODS: list[str] = ["wood", "leafy_wood"]
HEDGE: str = "hedge"


class FavourOfTheWood(Artefact):
    """In a wood or at a hedge a 4 cancels one wound of each damage roll."""

    id: ClassVar[str] = "favour_of_the_wood"

    def save(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        if blow.direct or not carries(me, self.id) or not self.is_sheltered(state, me):
            return
        yield from show(me, self.id)
        yield from save_one(me, self.id, blow, 4)

    def is_sheltered(self, state: State, me: Combatant) -> bool:
        pieces = [] if is_airborne(state, me) else terrain_of(state.space).pieces
        return any(
            (piece.kind.id in WOODS and piece.holds(me.body))
            or (piece.kind.id == HEDGE and piece.touches(me.body))
            for piece in pieces
        )


class RuneOfTheSteadfastHeart(Artefact):
    """Once per turn a 5 cancels one wound of a mundane damage roll; everybody who could have it is asked."""

    id: ClassVar[str] = "rune_of_the_steadfast_heart"

    def save(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        if blow.direct or blow.source == SPELL or me.effects.has(self.id):
            return
        args: dict[str, Json] = {"combatant": me.id, "cause": self.id, "target": blow.victim.id}
        held = carries(me, self.id)
        wanted = yield from ask(MayUse(me.owner, ABILITY.kind, "SW-WOU-08", args, False, held))
        if wanted and held:
            yield from show(me, self.id)
            me.bear(self.id, TURN)
            yield from save_one(me, self.id, blow, 5)


def save_one(me: Combatant, trait: str, blow: Blow, least: int) -> Steps[None]:
    """A die that may cancel one wound."""
    face = yield from throw_die("save", "SW-WOU-08", me.owner)
    yield WoundSaved(me.id, trait, face, face >= least)
    if face >= least:
        blow.wounds -= 1


# -- dice rolled again ----------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Again(Artefact):
    """Once per turn one die of some rolls may be rolled again (SW-DIC-23)."""

    forms: ClassVar[Forms] = {
        "ring_of_xialio": {"purposes": ["deed", "dexterity", "casting", "dispelling"]},
        "light_attack_rune": {"purposes": ["damage_fight"]},
        "piercing_lava": {"purposes": ["precision", "damage_shot"]},
    }
    purposes: ClassVar[list[str]] = []

    def secret_reroll(self, state: State, me: Combatant, purpose: str) -> Permission | None:
        return Permission(self.id, "SW-DIC-23", ANY_ONE) if purpose in self.purposes else None


class MedallionOfTheHundredHearts(Artefact):
    """Once per turn a failed morale roll of the band nearby is made again."""

    id: ClassVar[str] = "medallion_of_the_hundred_hearts"

    def secret_reroll(self, state: State, me: Combatant, purpose: str) -> Permission | None:
        return Permission(self.id, "SW-DIC-23", WHOLE) if purpose == "morale" else None
