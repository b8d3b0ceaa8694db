"""What happened, told to those who may know."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.plain import Plain, as_json, attributes

# What an event is about; replays, logs and sounds go by it.
SETUP: Final = "setup"
TURN: Final = "turn"
"""A round or a turn begins or ends."""
ACTIVATION: Final = "activation"
"""A figure or a group begins to act, or says what it will do."""
MOVEMENT: Final = "movement"
ATTACK: Final = "attack"
WOUND: Final = "wound"
LOSS: Final = "loss"
"""A figure leaves the table."""
MAGIC: Final = "magic"
"""An ability, a spell, a teleport."""
MORALE: Final = "morale"
OBJECTIVE: Final = "objective"
"""What the game is won by."""
DICE: Final = "dice"
TABLE: Final = "table"
"""What players do as players: they give up, offer a draw, run out of time."""
END: Final = "end"

CATEGORIES: Final = [
    SETUP, TURN, ACTIVATION, MOVEMENT, ATTACK, WOUND, LOSS, MAGIC, MORALE, OBJECTIVE, DICE, TABLE, END,
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Plain):
    """Something that happened: ids and numbers, no sentences.

    A subclass sets all its attributes in ``__init__`` from parameters of the same names, and names its
    message in ``kind`` and what it is about in ``category``.
    """

    kind: ClassVar[str] = "kernel.event"
    category: ClassVar[str] = TABLE

    def audience(self) -> list[PlayerId] | None:
        """The seats that may see it; ``None`` means everybody."""
        return None

    def public(self) -> Event | None:
        """What all the others see instead; ``None`` means nothing."""
        return None

    def reveals(self) -> bool:
        """Whether it shows what was hidden: nothing answered before can be taken back then."""
        return False

    def args(self) -> dict[str, Json]:
        """The named arguments of its message."""
        return {name: as_json(getattr(self, name)) for name in attributes(type(self))}

    def to_json(self) -> dict[str, Json]:
        """The event as a message for a screen or a file."""
        return {"kind": type(self).kind, **self.args()}


def seen_by(events: list[Event], player: PlayerId | None) -> list[Event]:
    """The events as one seat sees them; ``None`` is a spectator."""
    seen: list[Event] = []
    for event in events:
        audience = event.audience()
        if audience is None or (player is not None and player in audience):
            seen.append(event)
        else:
            twin = event.public()
            if twin is not None:
                seen.append(twin)
    return seen


class Resigned(Event):
    """A player gave up."""

    kind: ClassVar[str] = "kernel.resigned"
    category: ClassVar[str] = TABLE

    def __init__(self, player: PlayerId) -> None:
        self.player = player


class DrawOffered(Event):
    """A player offered a draw."""

    kind: ClassVar[str] = "kernel.draw-offered"
    category: ClassVar[str] = TABLE

    def __init__(self, player: PlayerId) -> None:
        self.player = player


class DrawAnswered(Event):
    """A player accepted or declined the draw on offer."""

    kind: ClassVar[str] = "kernel.draw-answered"
    category: ClassVar[str] = TABLE

    def __init__(self, player: PlayerId, accepted: bool) -> None:
        self.player = player
        self.accepted = accepted


class TimedOut(Event):
    """A player ran out of time, and the default answer was given."""

    kind: ClassVar[str] = "kernel.timed-out"
    category: ClassVar[str] = TABLE

    def __init__(self, player: PlayerId) -> None:
        self.player = player


class Thrown(Event):
    """Dice fell: told for every throw, before anything follows from it."""

    kind: ClassVar[str] = "kernel.thrown"
    category: ClassVar[str] = DICE

    def __init__(
        self, player: PlayerId, purpose: str, rule: RuleId, sides: list[int], faces: list[int]
    ) -> None:
        self.player = player
        self.purpose = purpose
        self.rule = rule
        self.sides = sides
        self.faces = faces
