"""What happens in and around Ranged attacks."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import ATTACK, MOVEMENT, Event


@mypyc_attr(acyclic=True)
class WentToGround(Event):
    """A troop lies down (HR-GTG-02), by its own choice or forced."""

    kind: ClassVar[str] = "home_raiders.went-to-ground"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, troop: int, forced: bool) -> None:
        self.troop = troop
        self.forced = forced


@mypyc_attr(acyclic=True)
class StoodUp(Event):
    """A troop stands up (HR-GTG-05), with an action or for free (HR-ALD-03)."""

    kind: ClassVar[str] = "home_raiders.stood-up"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, troop: int, free: bool) -> None:
        self.troop = troop
        self.free = free


@mypyc_attr(acyclic=True)
class ShotSplit(Event):
    """A Double shot divides its total between two targets (HR-ASH-03)."""

    kind: ClassVar[str] = "home_raiders.shot-split"
    category: ClassVar[str] = ATTACK

    def __init__(self, shooter: int, target: int, other: int, aces: int, others: int) -> None:
        self.shooter = shooter
        self.target = target
        self.other = other
        self.aces = aces
        self.others = others


@mypyc_attr(acyclic=True)
class BlastStruck(Event):
    """Everybody near the target is struck (HR-ASH-07), the target first."""

    kind: ClassVar[str] = "home_raiders.blast-struck"
    category: ClassVar[str] = ATTACK

    def __init__(self, centre: int, characters: list[int]) -> None:
        self.centre = centre
        self.characters = characters


@mypyc_attr(acyclic=True)
class ShotDeflected(Event):
    """A shot is sent on (HR-ADF-05), with the dice of whoever shot first."""

    kind: ClassVar[str] = "home_raiders.shot-deflected"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, shooter: int, target: int) -> None:
        self.character = character
        self.shooter = shooter
        self.target = target
