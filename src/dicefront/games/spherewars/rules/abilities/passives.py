"""What passive abilities of the races have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.attributes import changed
from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.dice import ANY_ONE, Permission, throw_die
from dicefront.games.spherewars.rules.melee import shape_blow
from dicefront.games.spherewars.rules.moments import PASSIVE, Trait, nothing
from dicefront.games.spherewars.rules.reactions import ABILITY, MayUse
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION, Combatant, State
from dicefront.games.spherewars.rules.subjects import CON_MUNDANE, FIGHT, Blow
from dicefront.games.spherewars.rules.subjects import PASSIVE as BY_ITSELF
from dicefront.games.spherewars.rules.wounds import hurt, roll_damage
from dicefront.kernel.effects import Effect
from dicefront.kernel.ids import Json, RuleId
from dicefront.kernel.procedure import Steps, ask

FAR: Final = 8
"""Inches: how far telepaths and cults reach."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Passive(Trait):
    """Base of the passive abilities."""

    family: ClassVar[str] = PASSIVE
    rules: ClassVar[str] = "SW-COM-07"


def strike_back(state: State, me: Combatant, victim: Combatant, strength: int, reason: str) -> Steps[Blow]:
    """SW-CRI-16: a mundane damage roll of an ability, without weapon and charge."""
    blow = Blow(BY_ITSELF, me, victim, touches(state, me, victim))
    blow.strength.add(reason, strength, "SW-CRI-16")
    blow.number = changed(state, victim, CON_MUNDANE)
    shape_blow(state, blow)  # SW-ABI-56, SW-ABI-57
    yield from roll_damage(state, blow)
    yield from hurt(state, [blow])
    return blow


def may_use(me: Combatant, trait: Trait, other: Combatant, rule: RuleId) -> Steps[bool]:
    """``react.ability``: whether the owner of an ability uses it; ``other`` is whom it concerns."""
    args: dict[str, Json] = {"combatant": me.id, "cause": trait.id, "target": other.id}
    return (yield from ask(MayUse(me.owner, ABILITY.kind, rule, args)))


class Bleeding(Passive):
    """Who was wounded in a fight and lives may bleed at the end of its next activation (SW-WOU-18).

    Who bleeds is under the effect of that name, and makes nobody else bleed by it.
    """

    highest: ClassVar[int] = 2  # up to this face it hurts

    def after_wounding(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        lives = blow.taken > 0 and not blow.deadly and blow.victim.wounds > 0
        if me.kit.holds(self) and blow.source == FIGHT and lives:
            blow.victim.bear(self.id, NEXT_ACTIVATION, me.id)
        return nothing()

    def when_due(self, state: State, me: Combatant, effect: Effect) -> Steps[None]:
        face = yield from throw_die("bleeding", "SW-WOU-18", me.owner)
        if face <= self.highest:
            blow = Blow(BY_ITSELF, state.combatants[effect.source], me, False)
            blow.direct = True
            blow.wounds = 1
            yield from hurt(state, [blow])


class RollsOnesAgain(Passive):
    """One die of a roll that shows little may be rolled again (SW-DIC-23)."""

    purpose: ClassVar[str] = ""
    highest: ClassVar[int] = 1

    def rerolls(
        self, state: State, me: Combatant, purpose: str, against: Combatant | None = None
    ) -> Permission | None:
        if purpose != self.purpose:
            return None
        return Permission(self.id, "SW-DIC-23", ANY_ONE, self.highest)
