"""What comes into the inbox of a match."""

from __future__ import annotations

import time
from typing import Any

from dicefront.kernel.ids import PlayerId
from dicefront.server.protocol.from_client import CommandMessage
from dicefront.server.readers import Reader


def command_key(reader: Reader, id: str) -> str:
    """What a command is known by: sent again after a cut, it acts once (E-3)."""
    return f"{reader.person}:{reader.seat}:{id}"


class Enter:
    """A reader comes."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader


class Leave:
    """A reader goes."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader


class Command:
    """A reader wants something."""

    def __init__(self, reader: Reader, message: CommandMessage) -> None:
        self.reader = reader
        self.message = message
        self.came = time.perf_counter()


class Answered:
    """A computer or a standing choice answers the question of that number."""

    def __init__(
        self, player: PlayerId, number: int, value: Any, problem: str, standing: str = "", by: str = ""
    ) -> None:
        self.player = player
        self.number = number
        self.value = value
        self.problem = problem
        self.standing = standing
        self.by = by


class Reload:
    """Seats or state were changed in the store."""


class Stop:
    """The server goes down, or another server runs the match now."""

    def __init__(self, code: str, retry: bool) -> None:
        self.code = code
        self.retry = retry


Order = Enter | Leave | Command | Answered | Reload | Stop
