"""Armies: the catalogue, what is wrong with one, sheets to print, lists that are kept."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from dicefront.server.protocol.basis import In, Json, Name, Out, Small
from dicefront.server.protocol.words import Note, Part


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


class ArmyOptions(In):
    """The options an army is built for."""

    options: dict[str, Json] | None = None


class ArmyDraft(In):
    """An army to judge under the options chosen now."""

    roster: Json
    options: dict[str, Json] | None = None


class ArmySheet(In):
    """An army to print: as a sheet, as cards or as a plain list."""

    roster: Json
    name: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Json] | None = None
    kind: Literal["sheet", "cards", "plain"] = "sheet"
    format: Literal["pdf", "svg"] = "pdf"
    lang: Literal["en", "nl"] = "en"


class ArmyFix(Out):
    """The only way to put a problem right: in words, and the army after it."""

    note: Note
    roster: Json


class ArmyProblem(Out):
    """Something wrong with an army: the message, and the entry it is about (-1: the whole).

    ``liftable`` says that players may agree to play the army all the same.
    """

    note: Note
    entry: int
    fix: ArmyFix | None = None
    liftable: bool = False


class ArmyBar(Out):
    """Something of the catalogue that cannot be added any more, with the reason."""

    entry: str
    note: Note


class ArmyVerdict(Out):
    """What an army costs, entry by entry, everything that is wrong with it, and what cannot be added.

    ``agreed`` is what it breaks and may be played with, as the options say that all agreed.
    """

    problems: list[ArmyProblem]
    cost: int | None
    budget: int | None
    entries: list[ArmyEntry]
    barred: list[ArmyBar] = field(default_factory=list)
    agreed: list[ArmyProblem] = field(default_factory=list)


class RandomArmy(In):
    """A wish for any army that fits the options."""

    options: dict[str, Json] | None = None
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None


class SavedRoster(Out):
    """A list that is kept on the server. ``version`` counts its changes."""

    id: str
    game: str
    name: str
    roster: Json
    options: dict[str, Json] | None
    version: int
    changed: float


class SavedRosters(Out):
    """Lists of one's own, or versions of one; ``more`` says that there are older versions to ask for."""

    lists: list[SavedRoster]
    more: bool = False


class SaveRoster(In):
    """A list to keep, legal or not."""

    game: Small
    name: Name
    roster: Json
    options: dict[str, Json] | None = None
