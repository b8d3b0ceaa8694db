"""Somebody who reads a match: a connection with its rights."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1
"""The seat of a reader who has none."""


class Reader:
    """One connection to a match. ``seat`` is the seat it plays, or ``SPECTATOR``.

    ``aside`` says that it looks on while another device of the same player plays the seat. ``mark`` is the
    fingerprint of the key it came in with, if the player made one for another device. ``heard`` is the number
    of the last line of chat that a spectator was told.
    ``send`` and ``close`` never wait: the connection ends itself when its reader cannot keep up.
    """

    def __init__(
        self, match: str, person: str, name: str, seat: int, last: int, aside: bool = False, mark: str = ""
    ) -> None:
        self.match = match
        self.person = person
        self.name = name
        self.seat = seat
        self.last = last
        self.aside = aside
        self.mark = mark
        self.heard = 0
        self.visitor = person
        """Whose budget pays for what is worked out for this reader."""
        self.network = ""
        """Where it comes from, if we know."""

    @property
    def plays(self) -> bool:
        return self.seat != SPECTATOR

    def send(self, data: bytes) -> None:
        """Send a message."""
        raise NotImplementedError

    def close(self, code: str, retry: bool) -> None:
        """Say why, and end the connection."""
        raise NotImplementedError
