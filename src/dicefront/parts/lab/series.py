"""Series of mirrored pairs: each pair throws the same dice, once with A and B in these seats, once swapped.

With two seats A sits first and then second. With three, one of them sits alone against two of the other, in
every seat in turn; with four they sit two against two, in every order in turn. If A and B are equally good,
each gets half of every pair on the average, whatever the seats are worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.lab.record import Contender, Fixture, Record

SEATINGS: Final[dict[int, list[tuple[int, ...]]]] = {
    2: [(0, 1)],
    3: [(0, 1, 1), (1, 0, 1), (1, 1, 0)],
    4: [(0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0)],
}
"""Who sits where in the first match of a pair, in turn; in the second everybody is the other."""


@dataclass(frozen=True)
class Series:
    """All that a series of pairs depends on."""

    game: str
    rules: str
    options: dict[str, Json]
    seats: int
    contenders: tuple[Contender, Contender]
    seed: int

    def pair(self, index: int) -> list[Fixture]:
        """The two matches of a pair."""
        seed = child_seed(self.seed, index)
        seatings = SEATINGS[self.seats]
        first = seatings[index % len(seatings)]
        second = tuple(1 - who for who in first)
        return [
            Fixture(self.game, self.options, self.contenders, seating, index, seed)
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


def pair_score(first: Record, second: Record) -> float:
    """What A made of a pair: from 0 to 2."""
    if first.pair != second.pair:
        raise BadData("series", "two matches of one pair", [first.pair, second.pair])
    return first.share(0) + second.share(0)
