"""Questions to results in Parquet, answered by DuckDB."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dicefront.kernel.ids import Json
from dicefront.lab.store import COLUMNS, is_whole, reading
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
    """All results below a folder, as the table ``matches``. Files that cannot be read are left out."""

    def __init__(self, folder: Path) -> None:
        import duckdb  # an extra, loaded when it is used

        self.duck: Any = duckdb
        self.database: Any = duckdb.connect()
        self.files = sorted(folder.glob("**/*.parquet"))
        self.ignored: list[Path] = []

    def ask(self, name: str) -> list[Finding]:
        """The answer to a ready question, by game and then by name."""
        question = QUESTIONS[name]
        _, rows = self.sql(f"SELECT game, what, value FROM ({question.sql})")
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
        try:
            return self._answer(text)
        except self.duck.Error:
            broken = [file for file in self.files if not is_whole(self.database, file)]
            if not broken:
                raise
            self.ignored += broken
            self.files = [file for file in self.files if file not in broken]
            return self._answer(text)

    def _answer(self, text: str) -> tuple[list[str], list[tuple[Any, ...]]]:
        if self.files:
            source = f"SELECT * EXCLUDE (filename, file_row_number) FROM {reading(self.files)}"
        else:
            source = "SELECT " + ", ".join(f"NULL::{kind} AS {name}" for name, kind in COLUMNS.items())
            source += " LIMIT 0"
        self.database.execute(f"CREATE OR REPLACE VIEW matches AS {source}")
        found = self.database.execute(text)
        names = [str(column[0]) for column in found.description or []]
        return names, [tuple(row) for row in found.fetchall()]
