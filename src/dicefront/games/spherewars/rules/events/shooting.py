"""What happens when combatants shoot."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import ATTACK, DICE, Event
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Total


class ShotDeclared(Event):
    """S1, X1: a combatant shoots at an enemy; ``against_charge`` if the enemy is about to join it."""

    kind: ClassVar[str] = "spherewars.shot_declared"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, enemy: int, weapon: str, against_charge: bool) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.weapon = weapon
        self.against_charge = against_charge


class TargetReplaced(Event):
    """SW-SHO-23, SW-SHO-28: the shot goes at another target; ``chosen`` if the shooter changed it."""

    kind: ClassVar[str] = "spherewars.target_replaced"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, enemy: int, chosen: bool) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.chosen = chosen


class PrecisionRolled(Event):
    """S6, X3: the precision roll, and whether it hits."""

    kind: ClassVar[str] = "spherewars.precision_rolled"
    category: ClassVar[str] = DICE

    def __init__(
        self, combatant: int, enemy: int, dice: Total, number: Total, faces: list[int], hit: bool
    ) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.dice = dice
        self.number = number
        self.faces = faces
        self.hit = hit

    def args(self) -> dict[str, Json]:
        return {
            "combatant": self.combatant,
            "enemy": self.enemy,
            "dice": self.dice.amount,
            "number": self.number.amount,
            "faces": list[Json](self.faces),
            "hit": self.hit,
            "parts": self.dice.to_json()["parts"],
            "number_parts": self.number.to_json()["parts"],
        }


class OutOfRange(Event):
    """S8: the shot would have hit, but the target is too far away (SW-SHO-21)."""

    kind: ClassVar[str] = "spherewars.out_of_range"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, enemy: int) -> None:
        self.combatant = combatant
        self.enemy = enemy


class ShotLost(Event):
    """SW-SHO-25, SW-SHO-30: nobody is left to shoot at."""

    kind: ClassVar[str] = "spherewars.shot_lost"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int) -> None:
        self.combatant = combatant
