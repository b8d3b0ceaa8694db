"""Writes observations: in words, from the view of a seat and the signs of its candidates.

This is what an observation means. A game may write the same words itself, straight from its state and
compiled, in its part ``observer``; a test compares the two in many positions.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.game import Game, State
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign
from dicefront.parts.observer.packing import add_empty, fitting, packed
from dicefront.parts.observer.schema import (
    CANDIDATE,
    COUNT,
    FLAG,
    HAS,
    ID,
    SEAT,
    THE_NUMBER,
    THE_ROW,
    WORD,
    Column,
    Schema,
    TableOf,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what one seat sees. An observer belongs to a schema and knows no match."""

    def __init__(self, game: Game[Any], schema: Schema) -> None:
        self.game = game
        self.schema = schema
        self.seats = schema.seats
        self.other_note = len(schema.notes) + 1

    def write_tables(self, state: State, seat: int, out: list[int]) -> None:
        """The tables of the game, as this seat sees them."""
        view: Json = self.game.view(state, seat)
        for table in self.schema.own:
            self._write_table(table, found(view, table.path), seat, out)

    def write_candidates(self, question: Question[Any], first: int, last: int, out: list[int]) -> None:
        """Two words for each of the candidates from ``first`` to the one before ``last``."""
        options = question.options()
        for index in range(first, last):
            self.write_sign(question.show(options[index]), out)

    def write_sign(self, sign: Sign, out: list[int]) -> None:
        """The two words of a candidate."""
        note = sign.note
        x: i64 = 0
        y: i64 = 0
        point = sign.point
        if point is None and sign.path:
            point = sign.path[len(sign.path) - 1]
        if point is not None and len(point) >= 2:
            unit: i64 = self.schema.unit
            x = fitting(point[0] // unit)
            y = fitting(point[1] // unit)
        named: i64 = 0 if note is None else self.note_number(note.id)
        out.append(packed(CANDIDATE, named, numbered(sign.piece), numbered(sign.target)))
        out.append(packed(numbered(sign.group), numbered(sign.space), x, y))

    def note_number(self, id: str) -> int:
        """The number of a note in the column of notes."""
        return self.schema.notes.get(id, self.other_note)

    def _write_table(self, table: TableOf, rows: Json, seat: int, out: list[int]) -> None:
        left = table.words
        if not isinstance(rows, list):
            self._write_row(table, rows, 0, seat, out)
            return
        for index in range(len(rows)):
            if left == 0:
                break
            self._write_row(table, rows[index], index, seat, out)
            left -= table.words_to_a_row
        add_empty(out, left)

    def _write_row(self, table: TableOf, row: Json, index: int, seat: int, out: list[int]) -> None:
        word: i64 = 0
        shift: i64 = 0
        for column in table.columns:
            number: i64 = 1
            if column.path:
                value: Json = index if column.path[0] == THE_NUMBER else found(row, column.path)
                number = number_of(column, value, seat, self.seats)
            word |= number << shift
            shift += 16
            if shift == 64:
                out.append(word)
                word = 0
                shift = 0
        if shift:
            out.append(word)


def numbered(id: int | None) -> i64:
    """The number of a piece or a space in a column: 0 for none."""
    return 0 if id is None else fitting(id + 1)


def found(value: Json, path: list[str]) -> Json:
    """What stands at a path in plain data; nothing if there is no such place."""
    for step in path:
        if step == THE_ROW:
            break
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list):
            place = int(step)
            value = value[place] if place < len(value) else None
        else:
            return None
    return value


def number_of(column: Column, value: Json, seat: int, seats: int) -> i64:
    """The number that stands in a column for a value of the view."""
    kind = column.kind
    if value is None:
        return 0
    if kind == FLAG:
        return 1 if value else 0
    if kind == COUNT:
        return fitting(len(value)) if isinstance(value, list) else 0
    if kind == HAS:
        return 1 if isinstance(value, list) and column.has in value else 0
    if kind == WORD:
        return column.numbers.get(str(value), len(column.words) + 1)
    if not isinstance(value, int):
        return 0
    if kind == SEAT:
        return 0 if value < 0 else 1 + (value - seat) % seats
    if kind == ID:
        return fitting(value + 1)
    return fitting(value // column.unit - column.least)
