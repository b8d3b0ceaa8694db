"""ABI: how well a combatant shoots."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.moments import UNIVERSAL, Trait
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import Shot


class ExpertShooter(Trait):
    """The difficulty of its mundane precision rolls is 1 lower."""

    id: ClassVar[str] = "expert_shooter"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-19"

    def shape_aim(self, state: State, me: Combatant, shot: Shot) -> None:
        shot.expert = True


class InexpertShooter(Trait):
    """The difficulty of its mundane precision rolls is 1 higher."""

    id: ClassVar[str] = "inexpert_shooter"
    family: ClassVar[str] = UNIVERSAL
    rules: ClassVar[str] = "SW-ABI-20"

    def shape_aim(self, state: State, me: Combatant, shot: Shot) -> None:
        shot.inexpert = True
