"""What happens in hand-to-hand combat, and to those who are wounded."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import ATTACK, DICE, LOSS, MOVEMENT, WOUND, Event
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Total


class FightDeclared(Event):
    """H1: a combatant is about to fight an enemy in base contact."""

    kind: ClassVar[str] = "spherewars.fight_declared"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, enemy: int) -> None:
        self.combatant = combatant
        self.enemy = enemy


class HandCounted(Event):
    """H5: how many dice a fighter has, why, and who supports it."""

    kind: ClassVar[str] = "spherewars.hand_counted"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, enemy: int, dice: Total, supporters: list[int]) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.dice = dice
        self.supporters = supporters

    def args(self) -> dict[str, Json]:
        return {
            "combatant": self.combatant,
            "enemy": self.enemy,
            "dice": self.dice.amount,
            "supporters": list[Json](self.supporters),
            "parts": self.dice.to_json()["parts"],
        }


class DexterityDecided(Event):
    """H7, H8: the dice of both, highest first, and who has won; nobody on a tie."""

    kind: ClassVar[str] = "spherewars.dexterity_decided"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, enemy: int, faces: list[list[int]], victor: int) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.faces = faces
        self.victor = victor


class RolledAgain(Event):
    """SW-DIC-23: dice were rolled again, by the permission of a trait."""

    kind: ClassVar[str] = "spherewars.rolled_again"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, trait: str, before: list[int], faces: list[int]) -> None:
        self.combatant = combatant
        self.trait = trait
        self.before = before
        self.faces = faces


class Counterattacked(Event):
    """SW-ABI-11: the loser of a dexterity roll rolls its second-best die again."""

    kind: ClassVar[str] = "spherewars.counterattacked"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, enemy: int) -> None:
        self.combatant = combatant
        self.enemy = enemy


class DamageRolled(Event):
    """H10 and every damage roll: its dice, the number to reach, and what came of it."""

    kind: ClassVar[str] = "spherewars.damage_rolled"
    category: ClassVar[str] = DICE

    def __init__(
        self, combatant: int, enemy: int, strength: Total, number: Total, faces: list[int], wounds: int
    ) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.strength = strength
        self.number = number
        self.faces = faces
        self.wounds = wounds

    def args(self) -> dict[str, Json]:
        return {
            "combatant": self.combatant,
            "enemy": self.enemy,
            "strength": self.strength.amount,
            "number": self.number.amount,
            "faces": list[Json](self.faces),
            "wounds": self.wounds,
            "parts": [self.strength.to_json()["parts"], self.number.to_json()["parts"]],
        }


class CriticalHit(Event):
    """SW-CRI-05, SW-CRI-07, SW-CRI-09: a precise, a brutal or a deadly blow."""

    kind: ClassVar[str] = "spherewars.critical_hit"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, enemy: int, critical: str) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.critical = critical


class Wounded(Event):
    """K3: a combatant takes wounds; ``left`` is what it still stands."""

    kind: ClassVar[str] = "spherewars.wounded"
    category: ClassVar[str] = WOUND

    def __init__(self, combatant: int, wounds: int, left: int) -> None:
        self.combatant = combatant
        self.wounds = wounds
        self.left = left


class Healed(Event):
    """SW-WOU-06: a combatant recovers."""

    kind: ClassVar[str] = "spherewars.healed"
    category: ClassVar[str] = WOUND

    def __init__(self, combatant: int, wounds: int, left: int) -> None:
        self.combatant = combatant
        self.wounds = wounds
        self.left = left


class Died(Event):
    """K4: a combatant dies; ``cause`` is a word, and the killer may be nobody."""

    kind: ClassVar[str] = "spherewars.died"
    category: ClassVar[str] = LOSS

    def __init__(self, combatant: int, enemy: int, cause: str) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.cause = cause


class Tired(Event):
    """H13: a fight has tired a combatant; ``fatigue`` counts the fights of this turn that did."""

    kind: ClassVar[str] = "spherewars.tired"
    category: ClassVar[str] = ATTACK

    def __init__(self, combatant: int, fatigue: int) -> None:
        self.combatant = combatant
        self.fatigue = fatigue


class Annihilated(Event):
    """K6: a combatant moves on over the place of the enemy it has killed."""

    kind: ClassVar[str] = "spherewars.annihilated"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, way: list[list[int]]) -> None:
        self.combatant = combatant
        self.way = way


class StateEntered(Event):
    """SW-STA-01: a combatant enters a state, which is a word."""

    kind: ClassVar[str] = "spherewars.state_entered"
    category: ClassVar[str] = WOUND

    def __init__(self, combatant: int, condition: str) -> None:
        self.combatant = combatant
        self.condition = condition


class WoundSaved(Event):
    """K2: a die that may cancel a wound; ``passed`` if it does."""

    kind: ClassVar[str] = "spherewars.wound_saved"
    category: ClassVar[str] = WOUND

    def __init__(self, combatant: int, trait: str, face: int, passed: bool) -> None:
        self.combatant = combatant
        self.trait = trait
        self.face = face
        self.passed = passed
