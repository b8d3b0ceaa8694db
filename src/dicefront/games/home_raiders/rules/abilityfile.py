"""Abilities as data: names, trait, weight (HR-CRD-06). What an ability does is code."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.names import ABILITIES, IDS
from dicefront.games.home_raiders.rules.cards import TROOP_TYPES
from dicefront.games.home_raiders.rules.reading import (
    HEADER,
    SOURCES,
    entries,
    flag,
    house_file,
    identifier,
    number,
    one_of,
    table,
    text,
    words,
)
from dicefront.kernel.errors import BadData

TRAITS: Final = ["movement", "close_combat", "shooting", "spirit", "defence", *TROOP_TYPES]
USES: Final = ["always", "option", "action", "setup"]


class Ability:
    """What the data say about an ability."""

    def __init__(
        self,
        id: str,
        trait: str,
        name_en: str,
        name_nl: str,
        hurts: bool,
        use: str,
        weight: float,
        rules: list[str],
    ) -> None:
        self.id = id
        self.trait = trait
        self.name_en = name_en
        self.name_nl = name_nl
        self.hurts = hurts
        self.use = use
        self.weight = weight
        self.rules = rules


def read_abilities(data: object, where: str) -> list[Ability]:
    """All abilities, in the order of their numbers."""
    given = table(data, where, [*HEADER, "ability"])
    found: list[Ability] = []
    for label, entry in entries(given, "ability", where):
        known = ["id", "trait", "name_en", "name_nl", "hurts", "use", "weight", "rules", *SOURCES]
        table(entry, label, known)
        name = identifier(entry, "id", label)
        if any(one.id == name for one in found):
            raise BadData(f"{label}.id", "an id not used before", name)
        found.append(
            Ability(
                name,
                one_of(entry, "trait", label, TRAITS),
                text(entry, "name_en", label),
                text(entry, "name_nl", label),
                flag(entry, "hurts", label),
                one_of(entry, "use", label, USES),
                number(entry, "weight", label, 0, 50),
                words(entry, "rules", label),
            )
        )
    if [one.id for one in found] != IDS:
        raise BadData(f"{where}: ability", f"the {ABILITIES} abilities in their order", len(found))
    return found


ALL_ABILITIES: Final = read_abilities(house_file("abilities.toml"), "abilities.toml")
