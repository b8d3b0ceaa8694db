"""What goes to a process for slow work, and what comes back."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

READY: Final = b"ready\n"
OUT_OF_MEMORY: Final = 77
"""The status with which a process ends that needs too much memory."""

NOTHING: Final = Raw(b"null")
ADVICE: Final = "advice"
JUDGEMENT: Final = "judgement"


class Task(Struct, tag="task"):
    """A decision to think about: the position, whose it is, and who is to think, with what it remembers.

    ``nodes`` replaces the time: then the same seed thinks the same.
    With ``games`` the position is played on so many times instead, or as often as there is time. ``wants``
    asks for the best lines with their chances (``ADVICE``), or what the answer ``given`` costs.
    """

    game: str
    position: Raw
    player: int
    level: str
    seed: int
    seconds: float
    games: int = 0
    nodes: int = 0
    memory: Raw = NOTHING
    limit: float = 0.0
    wants: str = ""
    given: Raw = NOTHING


class Job(Struct, tag="job"):
    """Something else to work out, by its name (see ``jobs``)."""

    name: str
    args: Raw
    limit: float = 0.0


Request = Task | Job


class Unfit(Struct):
    """A refusal of the rules, on its way to the server."""

    kind: str
    reason: str
    rule: str
    args: dict[str, Any]


class Thought(Struct):
    """What came back: an answer, a refusal, or what went wrong; and the processor seconds it took."""

    answer: Raw = NOTHING
    problem: str = ""
    unfit: Unfit | None = None
    memory: Raw = NOTHING
    spent: float = 0.0


def raw(value: Any) -> Raw:
    """A value as JSON."""
    return Raw(msgspec.json.encode(value))
