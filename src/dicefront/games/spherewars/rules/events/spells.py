"""What happens with spells and power gems."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import MAGIC, Event


class GemsLost(Event):
    """SW-SPE-05: a sorcerer dies, flees or is concussed, and gems leave the pool of its side."""

    kind: ClassVar[str] = "spherewars.gems_lost"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, gems: int) -> None:
        self.combatant = combatant
        self.gems = gems


class LatentEnded(Event):
    """SW-SPE-39: a latent spell of a combatant ends."""

    kind: ClassVar[str] = "spherewars.latent_ended"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, trait: str) -> None:
        self.combatant = combatant
        self.trait = trait


class GemsGained(Event):
    """A pool has more gems because of somebody (SW-ABI-09)."""

    kind: ClassVar[str] = "spherewars.gems_gained"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, gems: int) -> None:
        self.combatant = combatant
        self.gems = gems
