"""What becomes known about artefacts and consumables."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import ACTIVATION, Event


class Shown(Event):
    """SW-ART-09: the effect of an artefact shows for the first time."""

    kind: ClassVar[str] = "spherewars.item_shown"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int, item: str) -> None:
        self.combatant = combatant
        self.item = item


class Taken(Event):
    """SW-ACT-17: a consumable is taken."""

    kind: ClassVar[str] = "spherewars.item_taken"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int, item: str) -> None:
        self.combatant = combatant
        self.item = item


class ItemAimed(Event):
    """D1: an artefact is activated or a consumable used in the concentration phase; at nobody is -1."""

    kind: ClassVar[str] = "spherewars.item_aimed"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int, item: str, target: int) -> None:
        self.combatant = combatant
        self.item = item
        self.target = target
