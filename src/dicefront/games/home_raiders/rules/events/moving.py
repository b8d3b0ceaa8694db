"""What happens when characters move and are moved."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import ATTACK, MAGIC, MOVEMENT, WOUND, Event


@mypyc_attr(acyclic=True)
class BrokeAway(Event):
    """Characters of a troop break away from their enemies (HR-CON-08)."""

    kind: ClassVar[str] = "home_raiders.broke-away"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, troop: int, characters: list[int]) -> None:
        self.troop = troop
        self.characters = characters


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A character moved (HR-MVT-01): its way as points with heights, its cost, the enemies touched anew."""

    kind: ClassVar[str] = "home_raiders.moved"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, character: int, path: list[list[int]], cost: int, met: list[int]) -> None:
        self.character = character
        self.path = path
        self.cost = cost
        self.met = met


@mypyc_attr(acyclic=True)
class Flew(Event):
    """A character flew (HR-AMV-19)."""

    kind: ClassVar[str] = "home_raiders.flew"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, character: int, path: list[list[int]], cost: int, met: list[int]) -> None:
        self.character = character
        self.path = path
        self.cost = cost
        self.met = met


@mypyc_attr(acyclic=True)
class Relocated(Event):
    """A character went round the enemy it touches (HR-AMV-26)."""

    kind: ClassVar[str] = "home_raiders.relocated"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, character: int, enemy: int, path: list[list[int]], cost: int) -> None:
        self.character = character
        self.enemy = enemy
        self.path = path
        self.cost = cost


@mypyc_attr(acyclic=True)
class Pushed(Event):
    """A character pushed an object and went with it (HR-AMV-01)."""

    kind: ClassVar[str] = "home_raiders.pushed"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, object: int, dx: int, dy: int) -> None:
        self.character = character
        self.object = object
        self.dx = dx
        self.dy = dy


@mypyc_attr(acyclic=True)
class Carried(Event):
    """A character was carried along and set down (HR-AMV-23)."""

    kind: ClassVar[str] = "home_raiders.carried"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, character: int, carrier: int, x: int, y: int, z: int) -> None:
        self.character = character
        self.carrier = carrier
        self.x = x
        self.y = y
        self.z = z


@mypyc_attr(acyclic=True)
class Shoved(Event):
    """A character was moved against its will: where it ends, or where it goes over an edge."""

    kind: ClassVar[str] = "home_raiders.shoved"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, x: int, y: int, z: int) -> None:
        self.character = character
        self.x = x
        self.y = y
        self.z = z


@mypyc_attr(acyclic=True)
class Fell(Event):
    """A character fell (HR-FAL-01): where it landed, and how far down."""

    kind: ClassVar[str] = "home_raiders.fell"
    category: ClassVar[str] = WOUND

    def __init__(self, character: int, x: int, y: int, z: int, drop: int) -> None:
        self.character = character
        self.x = x
        self.y = y
        self.z = z
        self.drop = drop


@mypyc_attr(acyclic=True)
class Teleported(Event):
    """A character left its place and reappeared beside another (HR-AMV-16)."""

    kind: ClassVar[str] = "home_raiders.teleported"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, beside: int, x: int, y: int, z: int) -> None:
        self.character = character
        self.beside = beside
        self.x = x
        self.y = y
        self.z = z


@mypyc_attr(acyclic=True)
class StayedPut(Event):
    """A character named to move may not: it touches an enemy it did not touch before (HR-CON-10)."""

    kind: ClassVar[str] = "home_raiders.stayed-put"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, character: int) -> None:
        self.character = character
