"""All traits: whoever imports this module has them."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules import abilities
from dicefront.games.spherewars.rules.moments import FAMILIES, TRAITS, Trait
from dicefront.kernel.traits import found_traits

ALL_TRAITS: Final = found_traits(abilities, Trait, FAMILIES)
TRAITS.update({one.id: one for one in ALL_TRAITS})
