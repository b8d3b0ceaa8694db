"""What every number of an observation means.

An observation is a row of whole numbers from 0 to 32767, cut into tables: ``game`` with one row, the tables
of the game (its pieces, its objects), ``question`` with one row, and ``candidates`` with one row for each
slot. Four columns lie in one word of 64 bits, so that compiled code writes few words; a row begins with a
word of its own, and the columns that fill up its last word are always 0.

The tables of a game are data: ``data/observation.toml`` in its home says which field of the view each column
shows. So an observation can hold nothing that the view of the seat does not.
"""

from __future__ import annotations

from typing import Final

from dicefront.kernel.ids import Json

TO_A_WORD: Final = 4
"""Columns in a word."""
MOST: Final = 32_767
"""The largest number in a column."""

NUMBER: Final = "number"
"""A number, less ``least`` and divided by ``unit``; 0 if there is none."""
FLAG: Final = "flag"
"""1 if there is something that is not false, 0 or nothing."""
ID: Final = "id"
"""The number of a piece, a space or anything else that is counted from 0, plus 1; 0 for none."""
SEAT: Final = "seat"
"""1 for the seat that looks, 2 for the next one, and so on; 0 for nobody."""
WORD: Final = "word"
"""1 for the first of the ``words``, and so on; 0 for none, one more than there are for any other."""
COUNT: Final = "count"
"""How many entries a list has."""
HAS: Final = "has"
"""1 if a list holds the word ``has``."""

KINDS: Final = [NUMBER, FLAG, ID, SEAT, WORD, COUNT, HAS]

THE_ROW: Final = "."
THE_NUMBER: Final = "#"
"""Instead of a path: the row itself, where it is a number or a word, and the number of the row, from 0."""

CANDIDATE_WORDS: Final = 2

CANDIDATE: Final = 1
NEXT_PAGE: Final = 2
"""What is in a slot."""


class Column:
    """A column of a table: where its number comes from, and how large it gets (``most``)."""

    def __init__(
        self,
        name: str,
        kind: str,
        path: list[str],
        most: int,
        least: int = 0,
        unit: int = 1,
        words: list[str] | None = None,
        has: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.path = path
        self.most = most
        self.least = least
        self.unit = unit
        self.words: list[str] = [] if words is None else words
        self.has = has
        self.numbers = {word: place + 1 for place, word in enumerate(self.words)}

    @property
    def is_category(self) -> bool:
        """Whether its numbers are names that have no order."""
        return self.kind == WORD

    def to_json(self) -> dict[str, Json]:
        told: dict[str, Json] = {"name": self.name, "kind": self.kind, "most": self.most}
        if self.kind == NUMBER:
            told["least"], told["unit"] = self.least, self.unit
        if self.words:
            told["words"] = list[Json](self.words)
        return told


PRESENT: Final = Column("present", FLAG, [], 1)
"""The first column of a table with several rows: rows that are not used are 0 throughout."""


class TableOf:
    """A table of an observation; ``path`` is where its rows are in the view."""

    def __init__(self, name: str, path: list[str], rows: int, columns: list[Column], first: int = 0) -> None:
        self.name = name
        self.path = path
        self.rows = rows
        self.columns = columns
        self.first = first
        self.words_to_a_row = (len(columns) + TO_A_WORD - 1) // TO_A_WORD

    @property
    def words(self) -> int:
        return self.rows * self.words_to_a_row

    def to_json(self) -> dict[str, Json]:
        return {
            "name": self.name,
            "rows": self.rows,
            "columns": [column.to_json() for column in self.columns],
        }


class Template:
    """The observations of a game, before the number of seats and of slots is known.

    ``each`` holds the tables whose rows are counted for each seat. ``slots`` is how many candidates there
    are places for, unless somebody wishes otherwise; ``unit`` divides the coordinates of candidates.
    """

    def __init__(
        self,
        tables: list[TableOf],
        each: list[str],
        kinds: list[str],
        notes: list[str],
        slots: int,
        spaces: int,
        unit: int,
        length: int,
    ) -> None:
        self.tables = tables
        self.each = each
        self.kinds = kinds
        self.notes = notes
        self.slots = slots
        self.spaces = spaces
        self.unit = unit
        self.length = length

    def schema(self, seats: int, slots: int = 0) -> Schema:
        """The observations at a table with so many seats."""
        return Schema(self, seats, slots if slots > 0 else self.slots)


class Schema:
    """The observations at a table: its tables in order, and how many words they take."""

    def __init__(self, template: Template, seats: int, slots: int) -> None:
        self.template = template
        self.seats = seats
        self.slots = slots
        self.unit = template.unit
        self.kinds = numbered(template.kinds)
        self.notes = numbered(template.notes)
        self.own: list[TableOf] = []
        self.words = 0
        for table in template.tables:
            rows = table.rows * seats if table.name in template.each else table.rows
            self.own.append(self._placed(table.name, table.path, rows, table.columns))
        self.question = self._placed("question", [], 1, question_columns(template, slots))
        self.candidates = self._placed("candidates", [], slots, candidate_columns(template, self.own))
        self.tables = [*self.own, self.question, self.candidates]

    def _placed(self, name: str, path: list[str], rows: int, columns: list[Column]) -> TableOf:
        table = TableOf(name, path, rows, columns, self.words)
        self.words += table.words
        return table

    def table(self, name: str) -> TableOf:
        return next(table for table in self.tables if table.name == name)

    def to_json(self) -> dict[str, Json]:
        """The schema as plain data."""
        tables: list[Json] = [table.to_json() for table in self.tables]
        return {"seats": self.seats, "slots": self.slots, "tables": tables}


def numbered(names: list[str]) -> dict[str, int]:
    """The number of every name, from 1; what is not among them is counted as one more than all."""
    return {name: place + 1 for place, name in enumerate(names)}


def question_columns(template: Template, slots: int) -> list[Column]:
    """What is asked: ``answers`` candidates in all, of which ``page`` is shown."""
    return [
        Column("kind", WORD, [], len(template.kinds) + 1, words=template.kinds),
        Column("reaction", FLAG, [], 1),
        Column("finite", FLAG, [], 1),
        Column("secret", FLAG, [], 1),
        Column("answers", NUMBER, [], slots),
        Column("page", NUMBER, [], 8),
    ]


def candidate_columns(template: Template, tables: list[TableOf]) -> list[Column]:
    """What an answer means, by its sign; ``slot`` is 1 for a candidate and 2 for the next page."""
    pieces = max([table.rows for table in tables], default=1)
    return [
        Column("slot", NUMBER, [], NEXT_PAGE),
        Column("note", WORD, [], len(template.notes) + 1, words=template.notes),
        Column("piece", ID, [], pieces),
        Column("target", ID, [], pieces),
        Column("group", ID, [], pieces),
        Column("space", ID, [], max(template.spaces, 1)),
        Column("x", NUMBER, [], max(template.length, 1), unit=template.unit),
        Column("y", NUMBER, [], max(template.length, 1), unit=template.unit),
    ]
