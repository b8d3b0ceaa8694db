"""Matches of a game that tools play: golden playthroughs, a sample to show, and tests of strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicefront.kernel.ids import Json

CLEARLY: Final = 100
SOMEWHAT: Final = 60
"""The difference in Elo that a contest tests for."""


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
