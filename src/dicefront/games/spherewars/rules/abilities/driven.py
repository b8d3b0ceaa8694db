"""ABI: abilities that take the choice of its movement from a combatant."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.rules.abilities.passives import Passive, strike_back
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.dice import throw_die
from dicefront.games.spherewars.rules.events.moving import LostControl
from dicefront.games.spherewars.rules.forcing import nearest_enemies
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.moments import STATE, UNIVERSAL, Trait
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_there
from dicefront.games.spherewars.rules.subjects import CONTROL, Force
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.procedure import Steps

OUT_OF_CONTROL: Final = "out_of_control"
RAMPANT: Final = "rampant"


class Impetuous(Trait):
    """SW-ABI-33 to SW-ABI-38: it joins combat with the nearest enemy whom it can reach."""

    id: ClassVar[str] = "impetuous"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-33 to SW-ABI-38"

    def forced_action(self, state: State, me: Combatant, stride: Stride) -> Force | None:
        return Force("SW-ABI-33", nearest_enemies(state, me, stride))


class Wild(Passive):
    """The same after the roll for its variable movement."""

    id: ClassVar[str] = "wild"

    def forced_action(self, state: State, me: Combatant, stride: Stride) -> Force | None:
        return Force("SW-ABI-33", nearest_enemies(state, me, stride))


class Uncontrolled(Trait):
    """SW-ABI-59: a morale roll without help before its movement phase decides whether it acts freely."""

    id: ClassVar[str] = "uncontrolled"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-59 to SW-ABI-61"

    def forced_roll(self, state: State, me: Combatant) -> Steps[bool]:
        passed = yield from passes(state, me, CONTROL, None)
        if not passed:
            me.bear(OUT_OF_CONTROL, ACTIVATION, me.id)
            yield LostControl(me.id)
        return not passed


class OutOfControl(Trait):
    """SW-ABI-60, SW-ABI-61: it goes at the nearest enemy, however far away."""

    id: ClassVar[str] = OUT_OF_CONTROL
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-ABI-60 to SW-ABI-61"

    def forced_action(self, state: State, me: Combatant, stride: Stride) -> Force | None:
        return Force("SW-ABI-60", nearest_enemies(state, me, None))


class Uncontrollable(Passive):
    """On a 1 it rushes straight at the nearest combatant, friend or enemy."""

    id: ClassVar[str] = "uncontrollable"

    def forced_roll(self, state: State, me: Combatant) -> Steps[bool]:
        face = yield from throw_die("control", "SW-ABI-60", me.owner)
        if face == 1:
            me.bear(RAMPANT, ACTIVATION, me.id)
            yield LostControl(me.id)
        return face == 1


class Rampant(Trait):
    """What the roll for Uncontrollable leads to: a full run, and a friend that it runs into is struck."""

    id: ClassVar[str] = RAMPANT
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-ABI-60"

    def forced_action(self, state: State, me: Combatant, stride: Stride) -> Force | None:
        others = [one for one in state.combatants if is_there(one) and one is not me]
        least = min([gap(me.body, one.body) for one in others], default=0)
        return Force("SW-ABI-61", [one for one in others if gap(me.body, one.body) == least], True)

    def after_rush(self, state: State, me: Combatant, target: Combatant) -> Steps[None]:
        if is_there(me) and not is_enemy(me, target) and touches(state, me, target):
            blow = yield from strike_back(state, me, target, 2, self.reason)
            yield from answer(state, [blow])
