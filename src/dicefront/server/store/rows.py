"""What is kept of matches and people, as plain data that needs no database."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from msgspec import Struct, field

from dicefront.kernel.dice import joint_key
from dicefront.server.store.acts import Origin


class Clock(Struct):
    """A time control."""

    bank: int = 0
    gain: int = 0
    move: int = 0
    soft: int = 0
    most: int = 0


class MatchSettings(Struct):
    """What was agreed on besides the options of the game."""

    clock: Clock | None = None
    undo: Literal["free", "ask", "never"] = "ask"
    watch: bool = True
    delay: int = 0
    window: float = 1.5
    """Seconds that a window takes at least if it could tell something hidden."""
    language: str = "en"
    origin: Origin | None = None
    seeded: bool = False
    by_hand: bool = False
    """Players roll real dice and tell what they show."""
    next: str | None = None
    keyless: bool = False
    """It was played elsewhere, with dice whose key is not known."""
    start: str = ""
    """The ready position in which the match began; empty if it began with its set-up."""
    written: str = ""
    """The version of the rules in which the acts are written, if not the one the match began with."""


class Wait(Struct, array_like=True):
    """Somebody is waited for: the act after which that began and when, and the question now.

    ``limit`` is all the time that there is for the question in a game over days, from ``since`` on.
    """

    seat: int
    turn: int
    began: float
    question: int
    since: float
    limit: float


class VersionRow(Struct):
    """A list as it was."""

    list: str
    version: int
    name: str
    roster: Any
    changed: float


class SeatRow(Struct):
    """Who sits on a seat. An empty seat with a person is kept for that person."""

    seat: int
    kind: Literal["person", "computer", "empty"]
    person: str | None
    name: str
    level: str
    here: bool
    open: bool
    link_key: str | None
    roster: Any = None
    secret: str = ""
    device_key: str | None = None

    def admits(self, mark: str) -> bool:
        """Whether a key with this fingerprint is one that the player of the seat made for another device."""
        made = self.kind == "person" and self.person is not None and self.device_key is not None
        return made and secrets.compare_digest(mark, self.device_key or "")


class MatchRow(Struct):
    """A match, without its acts."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    settings: MatchSettings
    host: str | None
    host_name: str
    dice: bytes
    state: Literal["waiting", "running", "over", "withdrawn", "paused"]
    watch_key: str | None
    created: float
    changed: float
    entries: int = 0
    asked: list[int] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    practice: bool = False
    listed: bool = False
    seats: list[SeatRow] = field(default_factory=list)

    def seat_of(self, person: str) -> int | None:
        """The first seat of a person."""
        for row in self.seats:
            if row.person == person and row.kind != "empty":
                return row.seat
        return None

    def dice_key(self) -> bytes:
        """The key of the dice: the server's own, or one from the secrets of all who added one (Q-1)."""
        if not any(seat.secret for seat in self.seats):
            return self.dice
        added = [self.dice, *(bytes.fromhex(seat.secret) for seat in self.seats)]
        return joint_key(added, self.id, self.rules)

    def is_full(self) -> bool:
        return all(row.kind != "empty" for row in self.seats)


class Said(Struct):
    """A line of chat; ``command`` is the number the client gave it."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    command: str = ""


class Person(Struct):
    """A guest or an account."""

    id: str
    name: str
    login: str | None
    created: float
    seen: float


class KeyRow(Struct):
    """A key of somebody, as it is stored: when it was given, when it was last used, and where."""

    fingerprint: str
    created: float
    seen: float
    device: str


class RosterRow(Struct):
    """A list that is kept."""

    id: str
    game: str
    name: str
    roster: Any
    options: Any
    version: int
    changed: float
