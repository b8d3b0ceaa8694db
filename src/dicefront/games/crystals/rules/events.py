"""What happens at the table. Field -1 is Start; seats and characters are counted from 0."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import (
    ACTIVATION,
    ATTACK,
    LOSS,
    MAGIC,
    MOVEMENT,
    OBJECTIVE,
    SETUP,
    TURN,
    WOUND,
    Event,
)


@mypyc_attr(acyclic=True)
class Revealed(Event):
    """A seat's secret choices are open: its attacker, and the class that begins on Start (CR-SET-06)."""

    kind: ClassVar[str] = "crystals.revealed"
    category: ClassVar[str] = SETUP

    def __init__(self, player: int, attacker: str, role: str) -> None:
        self.player = player
        self.attacker = attacker
        self.role = role

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Tied(Event):
    """Several seats share the lowest number and roll again (CR-SET-10)."""

    kind: ClassVar[str] = "crystals.tied"
    category: ClassVar[str] = SETUP

    def __init__(self, face: int, seats: int) -> None:
        self.face = face
        self.seats = seats


@mypyc_attr(acyclic=True)
class WentFirst(Event):
    """A seat rolled the single lowest number and goes first (CR-SET-09)."""

    kind: ClassVar[str] = "crystals.went-first"
    category: ClassVar[str] = SETUP

    def __init__(self, player: int, face: int) -> None:
        self.player = player
        self.face = face


@mypyc_attr(acyclic=True)
class Spawned(Event):
    """A character went from base to Start (CR-SPN-03)."""

    kind: ClassVar[str] = "crystals.spawned"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, player: int, character: int, role: str) -> None:
        self.player = player
        self.character = character
        self.role = role


@mypyc_attr(acyclic=True)
class NoMove(Event):
    """No character of the player on turn could use the roll (CR-TRN-07)."""

    kind: ClassVar[str] = "crystals.no-move"
    category: ClassVar[str] = TURN

    def __init__(self, player: int, face: int) -> None:
        self.player = player
        self.face = face


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A character walked to its landing field (CR-MOV-01)."""

    kind: ClassVar[str] = "crystals.moved"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, player: int, character: int, role: str, face: int, origin: int, field: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.face = face
        self.origin = origin
        self.field = field


@mypyc_attr(acyclic=True)
class Jumped(Event):
    """A character jumped from one teleport to the next (CR-TEL-01)."""

    kind: ClassVar[str] = "crystals.jumped"
    category: ClassVar[str] = MAGIC

    def __init__(self, player: int, character: int, role: str, origin: int, field: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.origin = origin
        self.field = field


@mypyc_attr(acyclic=True)
class CameHome(Event):
    """A character completed its lap and earned a crystal (CR-LAP-05)."""

    kind: ClassVar[str] = "crystals.came-home"
    category: ClassVar[str] = OBJECTIVE

    def __init__(
        self, player: int, character: int, role: str, face: int, origin: int, crystals: int, middle: int
    ) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.face = face
        self.origin = origin
        self.crystals = crystals
        self.middle = middle


@mypyc_attr(acyclic=True)
class Killed(Event):
    """An attacked character went back to its base (CR-KIL-02); ``by`` is the seat on turn."""

    kind: ClassVar[str] = "crystals.killed"
    category: ClassVar[str] = LOSS

    def __init__(self, player: int, character: int, role: str, field: int, by: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.field = field
        self.by = by


@mypyc_attr(acyclic=True)
class Saved(Event):
    """An attacked character was saved by the aura of its Tower (CR-TOW-04, CR-TOW-11)."""

    kind: ClassVar[str] = "crystals.saved"
    category: ClassVar[str] = ATTACK

    def __init__(self, player: int, character: int, role: str, field: int, by: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.field = field
        self.by = by


@mypyc_attr(acyclic=True)
class PushedBack(Event):
    """The mover had to make way for the character it attacked (CR-TOW-13)."""

    kind: ClassVar[str] = "crystals.pushed-back"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, player: int, character: int, role: str, field: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.field = field


@mypyc_attr(acyclic=True)
class MineLaid(Event):
    """A Miner left a mine behind (CR-MIN-01)."""

    kind: ClassVar[str] = "crystals.mine-laid"
    category: ClassVar[str] = ATTACK

    def __init__(self, player: int, field: int) -> None:
        self.player = player
        self.field = field


@mypyc_attr(acyclic=True)
class MineKilled(Event):
    """A mine of ``owner`` killed the mover (CR-MIN-10)."""

    kind: ClassVar[str] = "crystals.mine-killed"
    category: ClassVar[str] = LOSS

    def __init__(self, player: int, character: int, role: str, field: int, owner: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.field = field
        self.owner = owner


@mypyc_attr(acyclic=True)
class MineSurvived(Event):
    """The mover was saved from a mine of ``owner`` by the aura of its own Tower (CR-MIN-11, CR-TOW-06)."""

    kind: ClassVar[str] = "crystals.mine-survived"
    category: ClassVar[str] = ATTACK

    def __init__(self, player: int, character: int, role: str, field: int, owner: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.field = field
        self.owner = owner


@mypyc_attr(acyclic=True)
class MineTaken(Event):
    """A character ended on a mine of its own player (CR-MIN-12)."""

    kind: ClassVar[str] = "crystals.mine-taken"
    category: ClassVar[str] = ATTACK

    def __init__(self, player: int, character: int, role: str, field: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.field = field


@mypyc_attr(acyclic=True)
class MineCleared(Event):
    """A mine of ``player`` was passed and went back to base (CR-MIN-14)."""

    kind: ClassVar[str] = "crystals.mine-cleared"
    category: ClassVar[str] = ATTACK

    def __init__(self, player: int, field: int) -> None:
        self.player = player
        self.field = field


@mypyc_attr(acyclic=True)
class Gained(Event):
    """A character received a point of experience (CR-EXP-05)."""

    kind: ClassVar[str] = "crystals.gained"
    category: ClassVar[str] = OBJECTIVE

    def __init__(self, player: int, character: int, role: str, experience: int, level: int) -> None:
        self.player = player
        self.character = character
        self.role = role
        self.experience = experience
        self.level = level


@mypyc_attr(acyclic=True)
class PointsLost(Event):
    """Points found no place any more (CR-EXP-09)."""

    kind: ClassVar[str] = "crystals.points-lost"
    category: ClassVar[str] = WOUND

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points


@mypyc_attr(acyclic=True)
class ExtraTurn(Event):
    """The player on turn takes an extra turn (CR-XTR-02)."""

    kind: ClassVar[str] = "crystals.extra-turn"
    category: ClassVar[str] = TURN

    def __init__(self, player: int, number: int) -> None:
        self.player = player
        self.number = number


@mypyc_attr(acyclic=True)
class ExtraTurnLost(Event):
    """An extra turn was earned and is beyond the limit (CR-XTR-04)."""

    kind: ClassVar[str] = "crystals.extra-turn-lost"
    category: ClassVar[str] = TURN

    def __init__(self, player: int, limit: int) -> None:
        self.player = player
        self.limit = limit


EVENTS: list[type[Event]] = [
    Revealed,
    Tied,
    WentFirst,
    Spawned,
    NoMove,
    Moved,
    Jumped,
    CameHome,
    Killed,
    Saved,
    PushedBack,
    MineLaid,
    MineKilled,
    MineSurvived,
    MineTaken,
    MineCleared,
    Gained,
    PointsLost,
    ExtraTurn,
    ExtraTurnLost,
]
