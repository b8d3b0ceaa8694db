"""ABI, EQU: abilities and armours that say where somebody can go (SW-MOV-10)."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.ground import Gait
from dicefront.games.spherewars.rules.moments import UNIVERSAL, Trait
from dicefront.games.spherewars.rules.state import Combatant, State


class Aquatic(Trait):
    """SW-ABI-03: no penalty in water; lava stays impassable."""

    id: ClassVar[str] = "aquatic"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-03"

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        gait.aquatic = True


class RedHot(Trait):
    """SW-ABI-47: no penalty in lava, and water is impassable."""

    id: ClassVar[str] = "red_hot"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-47"

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        gait.red_hot = True


class Tracker(Trait):
    """SW-ABI-58: no penalty in scenery without water or lava."""

    id: ClassVar[str] = "tracker"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-58"

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        gait.tracker = True
