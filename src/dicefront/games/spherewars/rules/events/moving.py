"""What happens when combatants move."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import ACTIVATION, DICE, MOVEMENT, Event


class MoveDeclared(Event):
    """M1, A4: a combatant says how it moves; ``action`` is a word."""

    kind: ClassVar[str] = "spherewars.move_declared"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int, action: str) -> None:
        self.combatant = combatant
        self.action = action


class PaceRolled(Event):
    """SW-RND-01, SW-RND-02: how far random movement leads."""

    kind: ClassVar[str] = "spherewars.pace_rolled"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, faces: list[int]) -> None:
        self.combatant = combatant
        self.faces = faces


class SlowedDown(Event):
    """M3: an enemy is closer than 5 inches, and speeding up becomes a run (SW-MOV-12)."""

    kind: ClassVar[str] = "spherewars.slowed_down"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, enemy: int) -> None:
        self.combatant = combatant
        self.enemy = enemy


class Moved(Event):
    """A combatant has moved along a way, by its own movement phase."""

    kind: ClassVar[str] = "spherewars.moved"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, action: str, way: list[list[int]], length: int) -> None:
        self.combatant = combatant
        self.action = action
        self.way = way
        self.length = length


class Climbed(Event):
    """SW-SCN-33: a combatant changes floor in a building; 0 is the ground."""

    kind: ClassVar[str] = "spherewars.climbed"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, number: int) -> None:
        self.combatant = combatant
        self.number = number


class JoinDeclared(Event):
    """J1: a combatant is about to join combat with an enemy along a way."""

    kind: ClassVar[str] = "spherewars.join_declared"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int, enemy: int, way: list[list[int]]) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.way = way


class JoinMeasured(Event):
    """J6: how long the way is, and whether it suffices."""

    kind: ClassVar[str] = "spherewars.join_measured"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, enemy: int, length: int, reaches: bool) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.length = length
        self.reaches = reaches


class Joined(Event):
    """J10: bases are in contact; ``action`` is charge or engage."""

    kind: ClassVar[str] = "spherewars.joined"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, action: str, enemies: list[int]) -> None:
        self.combatant = combatant
        self.action = action
        self.enemies = enemies


class Jumped(Event):
    """SW-DEF-07: a combatant jumps at an enemy in its defence area."""

    kind: ClassVar[str] = "spherewars.jumped"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, enemy: int, place: list[int]) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.place = place


class Driven(Event):
    """A4: a combatant has no choice and goes at somebody (SW-ABI-33, SW-ABI-60)."""

    kind: ClassVar[str] = "spherewars.driven"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int, target: int) -> None:
        self.combatant = combatant
        self.target = target


class LostControl(Event):
    """A3: a roll has failed, and the movement of a combatant is forced (SW-ABI-60)."""

    kind: ClassVar[str] = "spherewars.lost_control"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int) -> None:
        self.combatant = combatant


class Stepped(Event):
    """SW-MOV-33: an ability takes its bearer somewhere; that is no movement action."""

    kind: ClassVar[str] = "spherewars.stepped"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, trait: str, way: list[list[int]]) -> None:
        self.combatant = combatant
        self.trait = trait
        self.way = way


class Sidestepped(Event):
    """J9: a combatant tries to get out of the way of an enemy."""

    kind: ClassVar[str] = "spherewars.sidestepped"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, enemy: int, face: int, passed: bool) -> None:
        self.combatant = combatant
        self.enemy = enemy
        self.face = face
        self.passed = passed


class StealthRolled(Event):
    """A3: a combatant rolls for a move by stealth (SW-ABI-49)."""

    kind: ClassVar[str] = "spherewars.stealth_rolled"
    category: ClassVar[str] = DICE

    def __init__(self, combatant: int, faces: list[int]) -> None:
        self.combatant = combatant
        self.faces = faces
