"""What a series shows: shares of wins, seats, length and ways of ending."""

from __future__ import annotations

from collections.abc import Sequence

from dicefront.kernel.ids import Json
from dicefront.lab.results import pairs_of
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Series, pair_score
from dicefront.parts.lab.statistics import Interval, mean_interval, mirrored, wilson


class Summary:
    """The figures of a series, worked out from its records in their order."""

    def __init__(self, series: Series, records: Sequence[Record]) -> None:
        self.series = series
        whole = len(records) // 2 * 2
        self.records = list(records[:whole])
        self.scores = [pair_score(first, second) for first, second in pairs_of(self.records)]

    @property
    def games(self) -> int:
        return len(self.records)

    def share_of_a(self) -> Interval:
        return mirrored(self.scores)

    def results_of_a(self) -> list[int]:
        """How many games A won, shared and lost."""
        counts = [0, 0, 0]
        for record in self.records:
            share = record.share(0)
            counts[0 if share == 1 else 2 if share == 0 else 1] += 1
        return counts

    def pair_counts(self) -> dict[float, int]:
        """How often each score of a pair came up."""
        return {score: self.scores.count(score) for score in sorted(set(self.scores))}

    def seat_shares(self) -> list[Interval]:
        """The share of wins of every seat, whoever sat there."""
        shares: list[Interval] = []
        for seat in range(self.series.seats):
            won = sum(record.seat_shares()[seat] for record in self.records)
            shares.append(wilson(won, self.games))
        return shares

    def endings(self) -> list[tuple[str, Interval]]:
        """The ways of ending with their shares, most frequent first."""
        counts: dict[str, int] = {}
        for record in self.records:
            counts[record.reason] = counts.get(record.reason, 0) + 1
        order = sorted(counts, key=lambda reason: (-counts[reason], reason))
        return [(reason, wilson(counts[reason], self.games)) for reason in order]

    def decisions(self) -> Interval:
        return mean_interval([record.decisions for record in self.records])

    def rounds(self) -> Interval | None:
        """The mean number of rounds, where the game has rounds."""
        values: list[float] = []
        for record in self.records:
            rounds = record.figures.get("rounds")
            if not isinstance(rounds, int):
                return None
            values.append(rounds)
        return mean_interval(values)

    def to_json(self) -> dict[str, Json]:
        won, shared, lost = self.results_of_a()
        rounds = self.rounds()
        seats: list[Json] = [[*share.to_json()] for share in self.seat_shares()]
        return {
            **self.series.to_json(),
            "pairs": len(self.scores),
            "games": self.games,
            "share_of_a": [*self.share_of_a().to_json()],
            "won": won,
            "shared": shared,
            "lost": lost,
            "pair_scores": {f"{score:g}": count for score, count in self.pair_counts().items()},
            "seats_won": seats,
            "decisions": [*self.decisions().to_json()],
            "rounds": None if rounds is None else [*rounds.to_json()],
            "endings": {reason: [*share.to_json()] for reason, share in self.endings()},
        }
