"""ABI, EQU: abilities and armours that say where somebody can go (SW-MOV-10)."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.ground import Gait
from dicefront.games.spherewars.rules.moments import UNIVERSAL, Trait
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import Exposure


class Aquatic(Trait):
    """SW-ABI-03: no penalty in water; lava stays impassable."""

    id: ClassVar[str] = "aquatic"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-03"

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        gait.aquatic = True

    def feels(self, state: State, me: Combatant, exposure: Exposure) -> None:
        """SW-WEA-10: a storm is nothing to it, and heat as bad as both."""
        exposure.storm = exposure.heat


class RedHot(Trait):
    """SW-ABI-47: no penalty in lava, and water is impassable."""

    id: ClassVar[str] = "red_hot"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-47"

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        gait.red_hot = True

    def feels(self, state: State, me: Combatant, exposure: Exposure) -> None:
        """SW-WEA-11: heat is nothing to it, and a storm as bad as both."""
        exposure.heat = exposure.storm


class Tracker(Trait):
    """SW-ABI-58: no penalty in scenery without water or lava."""

    id: ClassVar[str] = "tracker"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-58"

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        gait.tracker = True
