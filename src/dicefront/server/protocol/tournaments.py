"""Tournaments: what is wished for, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from dicefront.parts.show.message import Json, Out
from dicefront.server.protocol.basis import In, Name, Small
from dicefront.server.protocol.matches import ClockWish

Title = Annotated[str, Meta(min_length=1, max_length=80)]
System = Literal["round_robin", "swiss", "knockout"]


class TournamentWish(In):
    """A tournament to call: a game for two, a system, and the computers that play with the people.

    ``rounds`` is for the Swiss system; 0 takes as many as find one winner.
    """

    title: Title
    game: Small
    system: System = "swiss"
    options: dict[str, Json] | None = None
    clock: ClockWish | None = None
    rounds: Annotated[int, Meta(ge=0, le=32)] = 0
    computers: Annotated[list[Small], Meta(max_length=4)] = field(default_factory=list)


class EnterTournament(In):
    """Under which name somebody plays; empty for the usual one."""

    name: Name | Literal[""] = ""


class TournamentPlayer(Out):
    """Somebody in a tournament; computers have a level. ``gone`` has left."""

    number: int
    name: str
    level: str
    gone: bool
    mine: bool


class TournamentMeeting(Out):
    """Two players in a round, by their numbers; ``b`` is -1 without an opponent. ``points`` when decided."""

    round: int
    a: int
    b: int
    match: str
    points: list[float] | None
    mine: bool


class TournamentStanding(Out):
    """How a player stands; see ``docs/laboratory.md`` for what breaks ties."""

    player: int
    rank: int
    points: float
    tie_break: float
    won: int
    drawn: int
    lost: int


class TournamentBrief(Out):
    """A tournament in the list."""

    id: str
    title: str
    game: str
    system: System
    state: Literal["open", "running", "over"]
    players: int
    mine: bool
    changed: float


class Tournament(Out):
    """A tournament. ``host`` says that the one who asks has called it; ``most`` is how many may play."""

    id: str
    title: str
    game: str
    system: System
    state: Literal["open", "running", "over"]
    host: bool
    round: int
    rounds: int
    most: int
    players: list[TournamentPlayer]
    meetings: list[TournamentMeeting]
    standings: list[TournamentStanding]
    changed: float


class Tournaments(Out):
    """Tournaments that wait for players or go on, and one's own, latest first."""

    tournaments: list[TournamentBrief]
