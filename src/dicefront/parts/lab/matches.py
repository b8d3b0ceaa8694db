"""Matches of a game that tools play: golden playthroughs, a sample to show, and tests of strength."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from dicefront.kernel.ids import Json

CLEARLY: Final = 100
SOMEWHAT: Final = 60
"""The difference in Elo that a contest tests for."""
HALF_A_LEVEL: Final = 50
LEVEL_AND_A_HALF: Final = 150
"""A level should be 100 Elo better than the one below: a contest tells these two apart."""
AS_GOOD: Final = -50
"""A player who is as good as another one is not worse by so much."""
LADDER: Final = ["child", "novice", "casual", "steady", "expert"]
"""The levels that answer at once, weakest first."""


@dataclass(frozen=True)
class Playthrough:
    """A golden playthrough: what is played, and with which luck."""

    name: str
    seed: int
    options: dict[str, Json]


@dataclass(frozen=True)
class Sample:
    """The match that is shown to somebody who has none: what is played, by which levels, with which luck."""

    options: dict[str, Json]
    levels: list[str]
    seed: int


@dataclass(frozen=True)
class Contest:
    """A test of strength: who should be better than whom, by how much Elo, with which luck."""

    title: str
    better: str
    than: str
    elo: int
    seed: int
    games: int
    seats: int = 2
    options: tuple[str, ...] = ()
    elo0: int = 0


def as_good(title: str, seed: int, games: int) -> Contest:
    """The network beside the hand-written knowledge: the strongest level uses it if it is as good."""
    return Contest(title, "learned", "handmade", 0, seed, games, elo0=AS_GOOD)


def ladder(
    title: str,
    seed: int,
    games: int,
    thoughtful_games: int = 0,
    seats: int = 2,
    options: tuple[str, ...] = (),
) -> list[Contest]:
    """Each level against the one below; the strongest thinks, so it plays fewer games, or none."""
    found = [
        Contest(title, better, than, LEVEL_AND_A_HALF, seed, games, seats, options, HALF_A_LEVEL)
        for than, better in pairwise(LADDER)
    ]
    if thoughtful_games:
        found.append(Contest(title, "master", LADDER[-1], CLEARLY, seed, thoughtful_games, seats, options))
    return found
