"""ABI: what universal abilities do before and beside the movement of a combatant."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.events.spells import GemsGained
from dicefront.games.spherewars.rules.moments import UNIVERSAL, Trait
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.states import has_power
from dicefront.kernel.procedure import Steps


class Infiltrator(Trait):
    """SW-ABI-39 to SW-ABI-44: it is deployed after all others."""

    id: ClassVar[str] = "infiltrator"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-39 to SW-ABI-44"

    def deploys_last(self, state: State, me: Combatant) -> bool:
        return True


class Channelling(Trait):
    """SW-ABI-09, SW-ABI-10: a sorcerer that stands still adds a gem, which no updating brings back."""

    id: ClassVar[str] = "channelling"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-09 to SW-ABI-10"

    def after_standing(self, state: State, me: Combatant) -> Steps[None]:
        if has_power(me):
            state.gems[me.side].own += 1
            yield GemsGained(me.id, 1)
