"""Armies: all that an army builder needs."""

from __future__ import annotations

from msgspec import field

from dicefront.parts.show.message import Json, Out
from dicefront.parts.show.words import Part


class ArmyEntry(Out):
    """Something that can be in an army: what it is written as, and its cost in points with the reasons."""

    entry: str
    cost: int | None
    why: list[Part]
    group: str = ""
    profile: Json = None


class ReadyRoster(Out):
    """A ready-made army; without a Dutch name it is called the same in both languages."""

    name: str
    points: int | None
    roster: Json
    name_nl: str = ""
    group: str = ""


class ArmyGroup(Out):
    """Something armies are sorted by, such as a faction, or a place they name."""

    id: str
    name_en: str
    name_nl: str


class ArmyBook(Out):
    """All that an army builder needs: limits now, what can be added, ready-made ones.

    ``key`` is the name under which a roster lists its entries, ``groups`` are factions, ``places`` what a
    roster may name beside its entries, ``abilities`` what entries can do, with the paragraphs.
    """

    game: str
    key: str
    budget: int | None
    least: int
    most: int
    entries: list[ArmyEntry]
    upgrades: list[ArmyEntry]
    ready: list[ReadyRoster]
    groups: list[ArmyGroup] = field(default_factory=list)
    places: list[ArmyGroup] = field(default_factory=list)
    abilities: list[Json] = field(default_factory=list)
