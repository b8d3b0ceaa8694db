"""CRI: the exclusive criticals of the races."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.rules.dice import throw_die
from dicefront.games.spherewars.rules.moments import EXCLUSIVE, Trait, nothing
from dicefront.games.spherewars.rules.shelter import is_in_water
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION, Combatant, State, is_there
from dicefront.games.spherewars.rules.states import STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import DEX, PASSIVE, Attribute, Blow
from dicefront.games.spherewars.rules.wounds import heal, hurt
from dicefront.kernel.effects import TURN, Effect
from dicefront.kernel.procedure import Steps

TWICE: Final = 2
BURNS: Final = 3
"""Up to this face a burning wound hurts."""
BITTEN: Final = "bitten"
BURNING: Final = "burning"


def survives(blow: Blow) -> bool:
    """K3: states and other effects on the victim only if it is alive."""
    return not blow.deadly and blow.victim.wounds > 0


class DevouringBite(Trait):
    """The striker heals a wound, and the victim has a point of DEX less until the end of the turn."""

    id: ClassVar[str] = "devouring_bite"
    family: ClassVar[str] = EXCLUSIVE
    rules: ClassVar[str] = "SW-CRI-08"

    def critical(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        yield from heal(me, 1)
        if survives(blow):
            blow.victim.bear(BITTEN, TURN, me.id)


class Bitten(Trait):
    """What a Devouring Bite leaves."""

    id: ClassVar[str] = BITTEN
    family: ClassVar[str] = EXCLUSIVE
    rules: ClassVar[str] = "SW-CRI-08"

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == DEX:
            attribute.change("spherewars.trait.devouring_bite", -len(me.effects.named(BITTEN)), "SW-CRI-08")


class StunningBlow(Trait):
    """The victim is stunned."""

    id: ClassVar[str] = "stunning_blow"
    family: ClassVar[str] = EXCLUSIVE
    rules: ClassVar[str] = "SW-CRI-08"

    def critical(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        if survives(blow):
            yield from enter_state(state, blow.victim, STUNNED, me.id)


class BurningWound(Trait):
    """The victim burns from now on; the red-hot do not, and nobody burns twice."""

    id: ClassVar[str] = "burning_wound"
    family: ClassVar[str] = EXCLUSIVE
    rules: ClassVar[str] = "SW-CRI-08"

    def critical(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        victim = blow.victim
        if survives(blow) and not victim.effects.has(BURNING) and "red_hot" not in victim.profile.universal:
            victim.bear(BURNING, NEXT_ACTIVATION, me.id, TWICE)
        return nothing()


class FeralTerror(Trait):
    """The victim makes a morale roll that is harder by one, instead of that for received blood (H12)."""

    id: ClassVar[str] = "feral_terror"
    family: ClassVar[str] = EXCLUSIVE
    rules: ClassVar[str] = "SW-CRI-08"

    def critical(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        blow.terror = 1
        return nothing()


class Burning(Trait):
    """At the end of its next two activations it may take a wound; the value counts what is left.

    Water puts the fire out.
    """

    id: ClassVar[str] = BURNING
    family: ClassVar[str] = EXCLUSIVE
    rules: ClassVar[str] = "SW-CRI-08, SW-WOU-18"

    def when_due(self, state: State, me: Combatant, effect: Effect) -> Steps[None]:
        if is_in_water(state, me):
            return  # it is over
        face = yield from throw_die("burning", "SW-WOU-18", me.owner)
        if face <= BURNS:
            blow = Blow(PASSIVE, state.combatants[effect.source], me, False)
            blow.wounds = 1
            blow.direct = True
            yield from hurt(state, [blow])
        if is_there(me) and effect.value > 1:
            me.bear(BURNING, NEXT_ACTIVATION, effect.source, effect.value - 1)
