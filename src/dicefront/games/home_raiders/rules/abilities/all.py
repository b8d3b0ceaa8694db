"""All abilities: whoever imports this module has them."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules import abilities
from dicefront.games.home_raiders.rules.moments import ABILITIES, FAMILIES, Ability
from dicefront.kernel.traits import found_traits

ALL_ABILITIES: Final = found_traits(abilities, Ability, FAMILIES)
ABILITIES.update({one.id: one for one in ALL_ABILITIES})


def ability(id: str) -> Ability:
    return ABILITIES[id]
