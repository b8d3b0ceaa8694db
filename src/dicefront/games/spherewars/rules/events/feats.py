"""What happens with deeds and spells."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import DICE, MAGIC, MOVEMENT, Event


class DeedDeclared(Event):
    """D1: a combatant tries a deed with so many dice; ``enemy`` is whom it is aimed at, nobody if no one."""

    kind: ClassVar[str] = "spherewars.deed_declared"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, trait: str, target: int, dice: int) -> None:
        self.combatant = combatant
        self.trait = trait
        self.target = target
        self.dice = dice


class DeedRolled(Event):
    """D4: the deed roll, its difficulty and its successes."""

    kind: ClassVar[str] = "spherewars.deed_rolled"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, trait: str, number: int, faces: list[int], successes: int) -> None:
        self.combatant = combatant
        self.trait = trait
        self.number = number
        self.faces = faces
        self.successes = successes


class FeatFailed(Event):
    """D3, D6: a deed or a spell comes to nothing; ``cause`` is a word: terms, range."""

    kind: ClassVar[str] = "spherewars.feat_failed"
    category: ClassVar[str] = MAGIC

    def __init__(self, combatant: int, trait: str, cause: str) -> None:
        self.combatant = combatant
        self.trait = trait
        self.cause = cause


class Dragged(Event):
    """SW-MOV-33: an effect moves somebody along a way."""

    kind: ClassVar[str] = "spherewars.dragged"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, enemy: int, way: list[list[int]]) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.way = way
