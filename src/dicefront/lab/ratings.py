"""Ratings of players, levels and armies, by openskill's model of Plackett and Luce.

A rating is a mean with its uncertainty; it starts at 25 with an uncertainty of a third of that. Matches are
taken in, one after the other, in an order that is always the same, so the same matches give the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dicefront.kernel.ids import Json
from dicefront.lab.questions import Results

LEVELS, ARMIES, PEOPLE = "levels", "armies", "people"
WHAT: Final = (PEOPLE, ARMIES, LEVELS)
BY_SERIES: Final = "SELECT game, levels, armies, won FROM matches ORDER BY game, pair, series, seating"
"""One pair of every series in turn: no series is taken in as a whole before another one."""


@dataclass(frozen=True)
class Bout:
    """A match that counts: who was on each side, and which place each side took (1 is best)."""

    game: str
    sides: tuple[tuple[str, ...], ...]
    places: tuple[int, ...]

    def counts(self) -> bool:
        """Whether it says anything: two sides or more, and nobody on two of them."""
        names = [set(side) for side in self.sides]
        apart = sum(map(len, names)) == len(set().union(*names)) if names else False
        return len(self.sides) > 1 and apart and all(names)


@dataclass(frozen=True)
class Rating:
    """What the matches of a game say about somebody."""

    game: str
    name: str
    mean: float
    deviation: float
    matches: int

    @property
    def sure(self) -> float:
        """What the true strength is above, nearly for sure; the order of a list of ratings."""
        return self.mean - 3 * self.deviation

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "name": self.name,
            "mean": round(self.mean, 4),
            "deviation": round(self.deviation, 4),
            "sure": round(self.sure, 4),
            "matches": self.matches,
        }


def ratings(bouts: Iterable[Bout]) -> list[Rating]:
    """The ratings after all these matches, by game, best first."""
    from openskill.models import PlackettLuce  # an extra, loaded when it is used

    model: Any = PlackettLuce()
    known: dict[tuple[str, str], Any] = {}
    counts: dict[tuple[str, str], int] = {}
    for bout in bouts:
        if not bout.counts():
            continue
        keys = [[(bout.game, name) for name in dict.fromkeys(side)] for side in bout.sides]
        teams = [[known.get(key) or model.rating() for key in side] for side in keys]
        for side, team in zip(keys, model.rate(teams, ranks=list(bout.places)), strict=True):
            for key, rating in zip(side, team, strict=True):
                known[key] = rating
                counts[key] = counts.get(key, 0) + 1
    found = [Rating(*key, rating.mu, rating.sigma, counts[key]) for key, rating in known.items()]
    return sorted(found, key=lambda one: (one.game, -one.sure, one.name))


def stored_bouts(results: Results, what: str) -> Iterator[Bout]:
    """The matches of series that were kept, between levels or between armies."""
    _, rows = results.sql(BY_SERIES)
    for game, levels, armies, won in rows:
        names: Sequence[str] = levels if what == LEVELS else armies
        if names[0] and names[1]:
            yield Bout(game, ((names[0],), (names[1],)), (1 + (won[0] < won[1]), 1 + (won[1] < won[0])))
