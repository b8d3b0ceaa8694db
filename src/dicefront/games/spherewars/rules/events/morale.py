"""What happens when courage fails: morale rolls, flights and pursuits."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import DICE, LOSS, MORALE, MOVEMENT, Event
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Total


class MoraleRolled(Event):
    """L4: a morale roll, what it was for, the number to reach with its reasons, and whether it was passed."""

    kind: ClassVar[str] = "spherewars.morale_rolled"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, trigger: str, number: Total, face: int, passed: bool) -> None:
        self.combatant = combatant
        self.trigger = trigger
        self.number = number
        self.face = face
        self.passed = passed

    def args(self) -> dict[str, Json]:
        return {
            "combatant": self.combatant,
            "trigger": self.trigger,
            "number": self.number.amount,
            "face": self.face,
            "passed": self.passed,
            "parts": self.number.to_json()["parts"],
        }


class Cowed(Event):
    """SW-ABI-21, SW-ABI-23: a combatant cannot win a fight in this activation."""

    kind: ClassVar[str] = "spherewars.cowed"
    category: ClassVar[str] = MORALE

    def __init__(self, combatant: int, enemy: int) -> None:
        self.combatant = combatant
        self.enemy = enemy


class BeganToFlee(Event):
    """L5: a combatant flees from now on."""

    kind: ClassVar[str] = "spherewars.began_to_flee"
    category: ClassVar[str] = MORALE

    def __init__(self, combatant: int) -> None:
        self.combatant = combatant


class Regrouped(Event):
    """SW-FLE-17: a combatant flees no longer."""

    kind: ClassVar[str] = "spherewars.regrouped"
    category: ClassVar[str] = MORALE

    def __init__(self, combatant: int) -> None:
        self.combatant = combatant


class Fled(Event):
    """L7: a flight is moved."""

    kind: ClassVar[str] = "spherewars.fled"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, way: list[list[int]]) -> None:
        self.combatant = combatant
        self.way = way


class LeftTable(Event):
    """SW-FLE-06: a fugitive has reached the edge of the table."""

    kind: ClassVar[str] = "spherewars.left_table"
    category: ClassVar[str] = LOSS

    def __init__(self, combatant: int) -> None:
        self.combatant = combatant


class PursuitRolled(Event):
    """SW-PUR-03: the dice of pursuer and fugitive, highest first, and whether the fugitive is caught.

    Without dice it was caught without a roll (SW-PUR-08).
    """

    kind: ClassVar[str] = "spherewars.pursuit_rolled"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, enemy: int, faces: list[list[int]], caught: bool) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.faces = faces
        self.caught = caught


class Pursued(Event):
    """SW-PUR-10: a pursuer moves on."""

    kind: ClassVar[str] = "spherewars.pursued"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, way: list[list[int]]) -> None:
        self.combatant = combatant
        self.way = way
