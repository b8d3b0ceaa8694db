"""CON: consumables that raise attributes, give abilities, heal and steady."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.dice import throw_d3
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import CONSUMABLE, TRAITS, Trait, nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.state import Combatant, State, is_own
from dicefront.games.spherewars.rules.subjects import (
    CON_ARCANE,
    CON_MUNDANE,
    DEX,
    MOV,
    SHOT,
    STR,
    Attribute,
    Blow,
    Occasion,
    Use,
)
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import ACTION, ROUND, TURN
from dicefront.kernel.procedure import Steps
from dicefront.kernel.traits import Forms

GRADES: Final = {"inferior": ACTION, "superior": ROUND, "sublime": TURN}
"""SW-CON-07: how long a potion lasts."""
SHOOTING: Final = ["shot", "counter_shot"]


def grades(name: str, **values: list[int]) -> Forms:
    """The inferior, the superior and the sublime form of something, with the values that differ, in order."""
    count = min([len(by_grade) for by_grade in values.values()], default=len(GRADES))
    return {
        f"{grade}_{name}": {value: by_grade[place] for value, by_grade in values.items()}
        for place, grade in enumerate([*GRADES][:count])
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Consumable(Trait):
    """Base of all consumables."""

    family: ClassVar[str] = CONSUMABLE
    rules: ClassVar[str] = "SW-CON-09"


# -- potions --------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Potion(Consumable):
    """Attributes are 1 higher for the next combat, the round or the turn, by its grade."""

    raises: ClassVar[list[int]] = []
    amount: ClassVar[int] = 1

    def until(self) -> str:
        return GRADES[CATALOGUE.consumables[self.id].grade]

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        """SW-CON-05: not while another one raises the same attribute."""
        return occasion.takes_part(me) and not any(raised_by(me, which) for which in self.raises)

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        me.bear(self.id, self.until(), value=int(occasion.window in SHOOTING))
        return nothing()

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which in self.raises:
            attribute.change(self.reason, self.amount, "SW-CON-07")

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        """SW-CON-13: taken for a shot, it counts whatever gives the shot its strength."""
        own = any(part.rule == "SW-CON-07" for part in blow.strength.parts)
        if blow.source == SHOT and STR in self.raises and 1 in me.effects.values(self.id) and not own:
            blow.strength.add(self.reason, self.amount, "SW-CON-13")


def raised_by(me: Combatant, which: int) -> bool:
    """Whether a potion raises an attribute now."""
    for effect in me.effects.all:
        trait = TRAITS.get(effect.id)
        if isinstance(trait, Potion) and which in trait.raises:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class VigourPotion(Potion):
    """STR."""

    rules: ClassVar[str] = "SW-CON-13"
    forms: ClassVar[Forms] = grades("vigour_potion")
    raises: ClassVar[list[int]] = [STR]


@mypyc_attr(allow_interpreted_subclasses=True)
class StaminaPotion(Potion):
    """mCON and aCON."""

    rules: ClassVar[str] = "SW-CON-14"
    forms: ClassVar[Forms] = grades("stamina_potion")
    raises: ClassVar[list[int]] = [CON_MUNDANE, CON_ARCANE]


@mypyc_attr(allow_interpreted_subclasses=True)
class AgilityPotion(Potion):
    """DEX."""

    rules: ClassVar[str] = "SW-CON-21"
    forms: ClassVar[Forms] = grades("agility_potion")
    raises: ClassVar[list[int]] = [DEX]


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatPotion(Potion):
    """STR and DEX."""

    rules: ClassVar[str] = "SW-CON-30"
    forms: ClassVar[Forms] = grades("combat_potion")
    raises: ClassVar[list[int]] = [STR, DEX]


@mypyc_attr(allow_interpreted_subclasses=True)
class SpeedPotion(Potion):
    """SW-CON-08, SW-CON-22: MOV, also of flyers, to the end of the turn."""

    rules: ClassVar[str] = "SW-CON-22"
    forms: ClassVar[Forms] = grades("speed_potion", amount=[1, 2])
    raises: ClassVar[list[int]] = [MOV]

    def until(self) -> str:
        return TURN


# -- abilities for the turn -------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Gift(Consumable):
    """The user has an ability to the end of the turn (SW-ART-13)."""

    forms: ClassVar[Forms] = {
        "attack_potion": {"rules": "SW-CON-18", "grants": ["hardened_attacker"]},
        "defence_potion": {"rules": "SW-CON-19", "grants": ["hardened_defender"]},
    }

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        return occasion.takes_part(me) and not me.effects.has(self.id)

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        me.bear(self.id, TURN)
        return nothing()


# -- healing --------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Healing(Consumable):
    """SW-CON-27, SW-CON-28: it heals before the wounds of a roll are taken; nothing helps the dead."""

    rules: ClassVar[str] = "SW-CON-27 to SW-CON-28"
    forms: ClassVar[Forms] = grades("healing_potion", wounds=[1, 2, 3])
    wounds: ClassVar[int] = 1

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        blow = occasion.blow
        doomed = blow is not None and blow.victim is me and blow.deadly
        return occasion.takes_part(me) and me.wounds < me.profile.wounds and not doomed

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        yield from heal(me, self.wounds)


class HealingOintment(Healing):
    """D3 wounds."""

    id: ClassVar[str] = "healing_ointment"

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        wounds = yield from throw_d3("healing", "SW-CON-27", me.owner)
        yield from heal(me, wounds)


# -- morale ---------------------------------------------------------------------------------------


class PotionOfCourage(Consumable):
    """The user passes a morale roll."""

    id: ClassVar[str] = "potion_of_courage"
    rules: ClassVar[str] = "SW-CON-20"

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        return occasion.subjects[0] is me and not occasion.passed

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        occasion.passed = True
        return nothing()


class OathWine(Consumable):
    """Somebody of the band within 5 inches passes a morale roll; further away the wine is lost."""

    id: ClassVar[str] = "oath_wine"

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        return is_own(me, occasion.subjects[0]) and not occasion.passed

    def uses(self, state: State, me: Combatant, occasion: Occasion) -> list[Use]:
        return [Use(self.id, me.id, occasion.subjects[0].id)]

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        tester = occasion.subjects[0]
        if tester is me or within(me.body, tester.body, 5 * INCH):
            occasion.passed = True
        return nothing()
