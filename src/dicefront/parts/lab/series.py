"""Series of mirrored pairs: each pair throws the same dice, once with A and B in these seats, once swapped.

With two seats A sits first and then second. With three, one of them sits alone against two of the other, in
every seat in turn; with four they sit two against two, in every order in turn, and so on with more. Seats of
one side are all A or all B. If A and B are equally good, each gets half of every pair on the average,
whatever the seats are worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.lab.record import Contender, Record

FOUR: Final[list[tuple[int, ...]]] = [(0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0)]


def seatings(sides: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Who sits where in the first match of a pair, in turn; in the second everybody is the other.

    Half of the sides are A, or one fewer; with an even number the first side always is.
    """
    names = sorted(set(sides))
    count = len(names)
    if count == len(FOUR[0]):
        split = FOUR
    else:
        halves = [chosen for chosen in combinations(range(count), count // 2) if count % 2 or chosen[0] == 0]
        split = [tuple(0 if side in chosen else 1 for side in range(count)) for chosen in halves]
    return [tuple(one[names.index(side)] for side in sides) for one in split]


@dataclass(frozen=True)
class Series:
    """All that a series of pairs depends on."""

    game: str
    rules: str
    options: dict[str, Json]
    seats: int
    contenders: tuple[Contender, Contender]
    seed: int
    sides: tuple[int, ...] = ()
    """The side of every seat; empty if every seat is its own."""

    def pair(self, index: int) -> list[Fixture]:
        """The two matches of a pair."""
        seed = child_seed(self.seed, index)
        known = seatings(self.sides or tuple(range(self.seats)))
        first = known[index % len(known)]
        second = tuple(1 - who for who in first)
        return [
            Fixture(self.game, self.options, self.contenders, seating, index, seed, self)
            for seating in (first, second)
        ]

    def fixtures(self, start: int, stop: int) -> Iterator[Fixture]:
        """The matches of the pairs from ``start`` up to ``stop``."""
        for index in range(start, stop):
            yield from self.pair(index)

    def to_json(self) -> dict[str, Json]:
        a, b = (
            {"level": who.level, "army": who.army or None, "roster": who.roster} for who in self.contenders
        )
        return {
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "a": a,
            "b": b,
        }


@dataclass(frozen=True)
class Fixture:
    """A match to be played. ``seating`` says who sits where: 0 is contender A, 1 is contender B."""

    game: str
    options: dict[str, Json]
    contenders: tuple[Contender, Contender]
    seating: tuple[int, ...]
    pair: int
    seed: int
    """The seed of the pair: both of its matches throw the same dice."""
    series: Series
    """The series that its record is kept with."""


def pair_score(first: Record, second: Record) -> float:
    """What A made of a pair: from 0 to 2."""
    if first.pair != second.pair:
        raise BadData("series", "two matches of one pair", [first.pair, second.pair])
    return first.share(0) + second.share(0)
