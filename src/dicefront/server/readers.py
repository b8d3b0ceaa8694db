"""Somebody who reads a match: a connection with its rights."""

from __future__ import annotations

from dicefront.server.course import SPECTATOR


class Reader:
    """One connection to a match. ``seat`` is the seat it plays, or ``SPECTATOR``.

    ``aside`` says that it looks on while another device of the same player plays the seat.
    ``send`` and ``close`` never wait: whoever cannot keep up is disconnected by the connection itself.
    """

    def __init__(self, match: str, person: str, name: str, seat: int, last: int, aside: bool = False) -> None:
        self.match = match
        self.person = person
        self.name = name
        self.seat = seat
        self.last = last
        self.aside = aside

    @property
    def plays(self) -> bool:
        return self.seat != SPECTATOR

    def send(self, data: bytes) -> None:
        """Send a message."""
        raise NotImplementedError

    def close(self, code: str, retry: bool) -> None:
        """Say why, and end the connection."""
        raise NotImplementedError
