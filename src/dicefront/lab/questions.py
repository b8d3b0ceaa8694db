"""Questions to results in Parquet, answered by DuckDB."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dicefront.kernel.ids import Json
from dicefront.lab.store import quoted
from dicefront.parts.lab.statistics import Interval, mean_interval, mirrored, wilson

SEATS: Final = """
    SELECT game, unnest(range(1, len(shares) + 1))::VARCHAR AS what, unnest(shares) AS value FROM matches
"""
ENDINGS: Final = """
    SELECT one.game, other.reason AS what, (one.reason = other.reason)::INTEGER::DOUBLE AS value
    FROM matches one JOIN (SELECT DISTINCT game, reason FROM matches) other ON one.game = other.game
"""
LENGTH: Final = "SELECT game, '' AS what, decisions::DOUBLE AS value FROM matches"
CONTENDERS: Final = """
    SELECT game, {0}[1] AS what, sum(won[1]) AS value FROM matches
    WHERE {0}[1] <> {0}[2] GROUP BY series, game, {0}, pair
    UNION ALL
    SELECT game, {0}[2] AS what, sum(won[2]) AS value FROM matches
    WHERE {0}[1] <> {0}[2] GROUP BY series, game, {0}, pair
"""


def shares(values: Sequence[float]) -> Interval:
    """The share of independent matches."""
    return wilson(sum(values), len(values))


@dataclass(frozen=True)
class Question:
    """A ready question: rows of game, what and value, and how values become a figure."""

    sql: str
    figure: Callable[[Sequence[float]], Interval]
    matches: int = 1
    """How many matches a value stands for: two, where it is the score of a mirrored pair."""


QUESTIONS: Final = {
    "levels": Question(CONTENDERS.format("levels"), mirrored, 2),
    "armies": Question(CONTENDERS.format("armies"), mirrored, 2),
    "seats": Question(SEATS, shares),
    "endings": Question(ENDINGS, shares),
    "length": Question(LENGTH, mean_interval),
}


@dataclass(frozen=True)
class Finding:
    """A figure with its interval, and how many matches it is based on."""

    game: str
    what: str
    figure: Interval
    matches: int

    def to_json(self) -> dict[str, Json]:
        figure: list[Json] = [*self.figure.to_json()]
        return {"game": self.game, "what": self.what, "figure": figure, "matches": self.matches}


class Results:
    """All results below a folder, as the table ``matches``."""

    def __init__(self, folder: Path) -> None:
        import duckdb  # an extra, loaded when it is used

        self.database: Any = duckdb.connect()
        files = quoted(folder / "**" / "*.parquet")
        self.database.execute(f"CREATE VIEW matches AS SELECT * FROM read_parquet({files})")

    def ask(self, name: str) -> list[Finding]:
        """The answer to a ready question, by game and then by name."""
        question = QUESTIONS[name]
        rows = self.database.execute(f"SELECT game, what, value FROM ({question.sql})").fetchall()
        values: dict[tuple[str, str], list[float]] = {}
        for game, what, value in rows:
            values.setdefault((game, what), []).append(value)
        # Sums of floating numbers depend on their order, and DuckDB promises none.
        return [
            Finding(*key, question.figure(sorted(values[key])), question.matches * len(values[key]))
            for key in sorted(values)
        ]

    def sql(self, text: str) -> tuple[list[str], list[tuple[Any, ...]]]:
        """The columns and rows of a free question."""
        found = self.database.execute(text)
        names = [str(column[0]) for column in found.description or []]
        return names, [tuple(row) for row in found.fetchall()]
