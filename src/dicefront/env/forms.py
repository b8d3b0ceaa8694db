"""Observations as arrays of NumPy, in the form that somebody wants."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from dicefront.kernel.errors import BadData
from dicefront.parts.observer.schema import CANDIDATE_WORDS, MOST, TO_A_WORD, Schema

Numbers = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

FLOATS, NUMBERS, TABLES = "floats", "numbers", "tables"
FORMS = (FLOATS, NUMBERS, TABLES)


class Room:
    """Arrays to write floats into: for many tables new ones take longer than all that is written."""

    def __init__(self, rows: tuple[int, ...], plain: int, hot: int) -> None:
        self.plain = np.empty((*rows, plain), np.int16)
        self.hot = np.empty((*rows, hot), np.int16)
        self.floats = np.empty((*rows, plain + hot), np.float32)


class Form:
    """Turns the words of an observation into arrays.

    - ``floats``: one vector of numbers from 0 to 1. A number is divided by the ``most`` of its column, and is
      1 if it is larger; categories of tables with one row become one number for each of their words;
    - ``numbers``: one vector of whole numbers, as the schema describes them;
    - ``tables``: an array for each table, by its name.
    """

    def __init__(self, schema: Schema, kind: str = FLOATS) -> None:
        if kind not in FORMS:
            raise BadData("observation", "one of " + ", ".join(FORMS), kind)
        self.schema = schema
        self.kind = kind
        self.width = TO_A_WORD * schema.words
        used: list[int] = []
        self.number_names: list[str] = []
        plain: list[tuple[int, int, str]] = []
        hot: list[tuple[int, int, str]] = []
        for table in schema.tables:
            for row in range(table.rows):
                start = TO_A_WORD * (table.first + row * table.words_to_a_row)
                for place, column in enumerate(table.columns, start):
                    name = f"{table.name}[{row}].{column.name}"
                    used.append(place)
                    self.number_names.append(name)
                    if column.is_category and table.rows == 1:
                        words = [*column.words, "(other)"]
                        hot.extend((place, number, f"{name}={word}") for number, word in enumerate(words, 1))
                    else:
                        plain.append((place, column.most, name))
        self.float_names = [name for _, _, name in (*plain, *hot)]
        self._used = np.array(used, np.intp)
        self._plain = np.array([place for place, _, _ in plain], np.intp)
        self._scale = np.array([1 / most for _, most, _ in plain], np.float32)
        self._hot = np.array([place for place, _, _ in hot], np.intp)
        self._hot_numbers = np.array([number for _, number, _ in hot], np.int16)
        self._slots = slice(TO_A_WORD * schema.candidates.first, self.width, TO_A_WORD * CANDIDATE_WORDS)

    @property
    def names(self) -> list[str]:
        """What each number of a vector is, such as ``pieces[3].space``."""
        return self.float_names if self.kind == FLOATS else self.number_names

    @property
    def space(self) -> spaces.Space[Any]:
        """The space in which the observations of one seat lie."""
        if self.kind == FLOATS:
            return spaces.Box(0.0, 1.0, (len(self.float_names),), np.float32)
        if self.kind == NUMBERS:
            return spaces.Box(0, MOST, (len(self._used),), np.int16)
        return spaces.Dict(
            {
                table.name: spaces.Box(0, MOST, (table.rows, len(table.columns)), np.int16)
                for table in self.schema.tables
            }
        )

    def raw(self, words: Sequence[int]) -> Numbers:
        """The words of one observation as columns."""
        return np.frombuffer(array("q", words), np.int16)

    def of(self, raw: Numbers, room: Room | None = None) -> Any:
        """Observations in the form that is wanted; ``raw`` may hold many, one in each row.

        Floats are written into ``room``, if it is given.
        """
        if self.kind == FLOATS:
            return self.floats(raw, room)
        if self.kind == NUMBERS:
            return raw[..., self._used]
        return self.tables(raw)

    def room(self, *rows: int) -> Room:
        """Arrays to write floats into, with these dimensions before the last one."""
        return Room(rows, len(self._plain), len(self._hot))

    def floats(self, raw: Numbers, room: Room | None = None) -> Floats:
        if room is None:
            room = self.room(*raw.shape[:-1])
        plain, hot = np.split(room.floats, [len(self._plain)], axis=-1)
        raw.take(self._plain, -1, room.plain, "clip")  # other modes write into an array of their own first
        np.multiply(room.plain, self._scale, out=plain)
        np.minimum(plain, 1, out=plain)
        raw.take(self._hot, -1, room.hot, "clip")
        np.equal(room.hot, self._hot_numbers, out=hot)
        return room.floats

    def tables(self, raw: Numbers) -> dict[str, Numbers]:
        found: dict[str, Numbers] = {}
        for table in self.schema.tables:
            start, size = TO_A_WORD * table.first, TO_A_WORD * table.words
            wide = raw[..., start : start + size].reshape(*raw.shape[:-1], table.rows, -1)
            found[table.name] = wide[..., : len(table.columns)].copy()
        return found

    def mask(self, raw: Numbers) -> Mask:
        """1 for every slot that may be chosen."""
        mask: Mask = (raw[..., self._slots] != 0).astype(np.int8)
        return mask
