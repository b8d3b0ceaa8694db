"""The Lab: odds outside a match, and experiments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dicefront.parts.show.message import Json, Out
from dicefront.parts.show.words import Chance
from dicefront.server.protocol.basis import In, Small


class OddsWish(In):
    """Odds outside a match; what ``situation`` holds is up to the game (see ``docs/protocol.md``)."""

    situation: dict[str, Json]


class Odds(Out):
    """The chance of each outcome; they add up to one."""

    chances: list[Chance]


class Side(In):
    """One side of an experiment: who plays, and with which army (by name, or as a list; neither: any)."""

    level: Small
    army: Small = ""
    roster: Json = None


class ExperimentWish(In):
    """Two sides against each other, in pairs of games with the same dice and the seats swapped."""

    game: Small
    a: Side
    b: Side
    options: dict[str, Json] | None = None
    games: Annotated[int, Meta(ge=8, le=2_000)] = 200
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)] = 1


class Experiment(Out):
    """An experiment: what was asked, how far it is, and the answer so far.

    ``result`` is what ``dicefront sim --json`` prints for the games played so far; ``command`` is that call.
    ``verdict``: ``a`` or ``b`` is better and that is clear, ``even`` if all games were played and it is not.
    """

    id: str
    game: str
    wish: dict[str, Json]
    state: Literal["waiting", "running", "done", "failed"]
    games: int
    result: dict[str, Json] | None
    verdict: Literal["", "a", "b", "even"]
    command: str
    created: float
    changed: float


class Experiments(Out):
    """One's own experiments, latest first."""

    experiments: list[Experiment]


class DieCounts(Out):
    """How often each face of one kind of die fell."""

    sides: int
    counts: list[int]


class SiteDice(Out):
    """The dice of all matches that ended on this server, practice and real dice left out."""

    games: int
    dice: list[DieCounts]


class UnitWorth(Out):
    """What games show about a unit: how often forces with it beat forces without it, with low and high bound.

    ``against`` is the kind of enemy it is surely best against; empty if none was met often enough.
    """

    id: str
    cost: int
    games: int
    share: list[float]
    against: str
    against_games: int
    against_share: list[float]


class Units(Out):
    """The units of a game by value for cost, with what that is based on; ``now`` are the rules played now."""

    game: str
    rules: str
    now: str
    date: str
    games: int
    level: str
    command: str
    units: list[UnitWorth]
