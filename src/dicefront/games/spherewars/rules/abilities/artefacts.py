"""ART: artefacts, and those that change how their bearer fights, is struck and stands firm."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.abilities.universal import attacks_hard
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.dice import SECOND_BEST, Permission, throw_again
from dicefront.games.spherewars.rules.events.fighting import Counterattacked
from dicefront.games.spherewars.rules.moments import ARTEFACT, Trait, has_trait
from dicefront.games.spherewars.rules.profile import EXTREMELY_DIFFICULT, TERRIFYING, UNBREAKABLE
from dicefront.games.spherewars.rules.reactions import COUNTERATTACK, MayUse
from dicefront.games.spherewars.rules.secrets import carries, show
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import (
    CON_MUNDANE,
    DEX,
    FIGHT,
    FUR,
    SHOT,
    Attribute,
    Blow,
    Charge,
    Courage,
    Fight,
    Hand,
)
from dicefront.kernel.effects import TURN
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.traits import Forms

HARD: int = 6
"""SW-ART-20: from so much mundane constitution on the skin runes work."""
PROTECTING: str = "protecting_skin_rune"


@mypyc_attr(allow_interpreted_subclasses=True)
class Artefact(Trait):
    """Base of all artefacts."""

    family: ClassVar[str] = ARTEFACT
    rules: ClassVar[str] = "SW-ART-17"


# -- abilities ------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Granting(Artefact):
    """It gives its bearer abilities."""

    forms: ClassVar[Forms] = {
        "rune_of_the_skilful": {"rules": "SW-ART-18", "grants": ["expert_combatant", "bodyguard"]},
        "rune_of_vigour": {"rules": "SW-ART-19", "grants": ["assault"]},
        "rune_of_doubt": {"rules": "SW-ART-23", "grants": ["hardened_defender"]},
        "crusting_lava": {"grants": ["hardened_defender"]},
    }


class NatureInstinct(Artefact):
    """Counterattack; everybody who could carry it is asked after a lost roll (SW-ACT-20)."""

    id: ClassVar[str] = "nature_instinct"

    def answer_loss(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        hand = fight.hand_of(me)
        if has_trait(me, "counterattack") or has_trait(hand.enemy, "counterattack"):  # SW-ABI-13, SW-ART-13
            return
        args: dict[str, Json] = {"combatant": me.id, "enemy": hand.enemy.id}
        held = carries(me, self.id)
        wanted = yield from ask(MayUse(me.owner, COUNTERATTACK.kind, "SW-ABI-11", args, False, held))
        if not wanted or not held:
            return
        yield from show(me, self.id)
        if carries(hand.enemy, self.id):
            yield from show(hand.enemy, self.id)  # SW-ABI-13, SW-ART-12
            return
        yield Counterattacked(me.id, hand.enemy.id)
        again = Permission(self.id, "SW-ABI-11", SECOND_BEST, counts=False)
        dice = hand.rolled.offers(again)[0]
        yield from throw_again(hand.rolled, again, dice, "counterattack", me.owner)


# -- skin runes and their race forms ----------------------------------------------------------------


def is_hard(state: State, enemy: Combatant) -> bool:
    """SW-ART-20, SW-ART-24: hard to kill, and nothing protects it from the rune."""
    if has_trait(enemy, PROTECTING):
        return False
    return value(state, enemy, CON_MUNDANE) >= HARD or enemy.profile.wounds_level == EXTREMELY_DIFFICULT


@mypyc_attr(allow_interpreted_subclasses=True)
class Skinripper(Artefact):
    """Against hard enemies one more die, and Hardened Defender when they charge."""

    rules: ClassVar[str] = "SW-ART-20"
    forms: ClassVar[Forms] = {"skinripper_rune": {}, "skinscorcher_lava": {}, "skinripper_favour": {}}

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if is_hard(state, hand.enemy):
            hand.dice(self.reason, 1, "SW-ART-20")

    def shape_charge(self, state: State, me: Combatant, charge: Charge) -> None:
        cancelled = charge.real and attacks_hard(charge.charger, me)  # SW-ABI-32
        if charge.charged is me and is_hard(state, charge.charger) and not cancelled:
            charge.denied = True


@mypyc_attr(allow_interpreted_subclasses=True)
class SkinPenetrating(Artefact):
    """In fights the constitution of hard enemies counts 2 lower."""

    rules: ClassVar[str] = "SW-ART-21"
    forms: ClassVar[Forms] = {
        "skin_penetrating_rune": {},
        "skinburner_lava": {},
        "skin_penetrating_favour": {},
    }

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == FIGHT and is_hard(state, blow.victim):
            blow.number.add(self.reason, -2, "SW-ART-21")


class ProtectingSkinRune(Artefact):
    """It cancels the skin runes; they ask for it (SW-ART-12, SW-ART-24)."""

    id: ClassVar[str] = PROTECTING
    rules: ClassVar[str] = "SW-ART-24"


# -- numbers --------------------------------------------------------------------------------------


class RuneOfUnbreakableCourage(Artefact):
    """Morale Unbreakable."""

    id: ClassVar[str] = "rune_of_unbreakable_courage"
    rules: ClassVar[str] = "SW-ART-22"

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        courage.morale = UNBREAKABLE


class FavourOfFear(Artefact):
    """It frightens by a level more, terrifying at most."""

    id: ClassVar[str] = "favour_of_fear"

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        courage.fear = min(courage.fear + 1, TERRIFYING)


class FangOfFury(Artefact):
    """FUR +1, for who has any."""

    id: ClassVar[str] = "fang_of_fury"
    rules: ClassVar[str] = "SW-ART-29"

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == FUR:
            attribute.change(self.reason, 1, "SW-ART-29")


class RuneOfTheParalysingMirror(Artefact):
    """Who fights the bearer has DEX -1."""

    id: ClassVar[str] = "rune_of_the_paralysing_mirror"

    def shape_foes_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if hand.enemy is me:
            hand.dex.add(self.reason, -1, "SW-ART-17")


class RuneOfGlacialEdge(Artefact):
    """Who is wounded in a fight has DEX -1 to the end of the turn, once."""

    id: ClassVar[str] = "rune_of_glacial_edge"

    def after_wounding(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        if blow.source == FIGHT and carries(me, self.id) and blow.victim.wounds and not blow.deadly:  # K3
            yield from show(me, self.id)
            blow.victim.bear(self.id, TURN, me.id)

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == DEX and me.effects.has(self.id):
            attribute.change(self.reason, -1, "SW-ART-17")


class HideOfOlbarak(Artefact):
    """Mundane shots at the bearer have STR -1."""

    id: ClassVar[str] = "hide_of_olbarak"

    def shape_blow_on_me(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == SHOT:
            blow.strength.add(self.reason, -1, "SW-ART-17")


class FavourOfTheOak(Artefact):
    """Mundane shots meet mCON +1, and no enemy deed, spell or artefact moves the bearer."""

    id: ClassVar[str] = "favour_of_the_oak"

    def shape_blow_on_me(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == SHOT:
            blow.number.add(self.reason, 1, "SW-ART-17")

    def refuse_push(self, state: State, me: Combatant) -> bool:
        return True
