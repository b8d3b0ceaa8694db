"""Entries of data files that read themselves: whatever was not asked for is told as an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.datafiles import (
    entries,
    flag,
    identifier,
    length,
    one_of,
    table,
    text,
    whole,
    words,
)
from dicefront.tabletop.units import nearest

NOTES: Final = ["provenance", "notes", "confirmed", "rules", "source"]
"""Where an entry comes from and what it rests on; has no effect on play."""


class Fields:
    """One entry and the place to name in errors; ``end`` refuses the fields that nobody read."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise BadData(where, "an object", data)
        self.given: dict[str, Json] = data
        self.where = where
        self._read = list(NOTES)

    def has(self, name: str) -> bool:
        """Whether a field is there; it counts as read."""
        self._read.append(name)
        return name in self.given

    def is_word(self, name: str, word: str) -> bool:
        """Whether a field is this word, where it may also be something else."""
        return self.has(name) and self.given[name] == word

    def id(self) -> str:
        """Its id: small letters, digits and underscores."""
        self._read.append("id")
        return identifier(self.given, "id", self.where, "_")

    def text(self, name: str, usual: str | None = None) -> str:
        """A text; an absent one has its usual value, if there is one."""
        if not self.has(name) and usual is not None:
            return usual
        return text(self.given, name, self.where)

    def whole(self, name: str, low: int, high: int, usual: int | None = None) -> int:
        """A whole number within bounds; an absent one has its usual value, if there is one."""
        if not self.has(name) and usual is not None:
            return usual
        return whole(self.given, name, self.where, low, high)

    def length(self, name: str, unit: int, high: float = 48, usual: float | None = None) -> int:
        """A length from 0 on in such units as inches, in hundredths of a millimetre."""
        if not self.has(name) and usual is not None:
            return nearest(usual, unit)
        return length(self.given, name, self.where, 0, high, unit)

    def flag(self, name: str, usual: bool | None = None) -> bool:
        """True or false; an absent one has its usual value, if there is one."""
        self._read.append(name)
        return flag(self.given, name, self.where, usual)

    def one_of(self, name: str, choices: list[str]) -> str:
        """One out of a few texts."""
        self._read.append(name)
        return one_of(self.given, name, self.where, choices)

    def place(self, name: str, choices: list[str], usual: int | None = None) -> int:
        """The place of a text among the few that it may be."""
        if not self.has(name) and usual is not None:
            return usual
        return choices.index(one_of(self.given, name, self.where, choices))

    def words(self, name: str, known: list[str] | None = None) -> list[str]:
        """A list of texts, out of a few if these are given; an absent one is empty."""
        self._read.append(name)
        found = words(self.given, name, self.where)
        for index, word in enumerate(found):
            if known is not None and word not in known:
                raise BadData(f"{self.where}.{name}[{index}]", "one of " + ", ".join(known), word)
        return found

    def part(self, name: str) -> Fields:
        """An entry within the entry; an absent one is empty."""
        self._read.append(name)
        return Fields(self.given.get(name, {}), f"{self.where}.{name}")

    def rows(self, name: str) -> list[Fields]:
        """A list of entries; an absent one is empty."""
        self._read.append(name)
        return [Fields(entry, label) for label, entry in entries(self.given, name, self.where)]

    def end(self) -> None:
        """Everything was read that may stand here."""
        table(self.given, self.where, sorted(set(self._read)))


class Row:
    """An entry with an id of its own; each kind of entry derives a class that reads the rest."""

    def __init__(self, read: Fields) -> None:
        self.id = read.id()


R = TypeVar("R", bound=Row)


def by_id(read: Fields, name: str, kind: Callable[[Fields], R]) -> dict[str, R]:
    """A list of entries of one kind by their ids, in their order."""
    found: dict[str, R] = {}
    for fields in read.rows(name):
        row = kind(fields)
        if row.id in found:
            raise BadData(f"{fields.where}.id", "an id not used before", row.id)
        found[row.id] = row
    return found
