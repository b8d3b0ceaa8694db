"""Which items are worth using now: rough rules, since each can be used but once."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.scene import Scene
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.subjects import Occasion, Use

EACH: Final = 60.0
"""What a band point of an item is worth, in hundredths of a band point, if it is not used to good effect."""
HEALING: Final = "healing"
HELPFUL: Final = 1.5
"""What an item is worth to a hero in need of it, measured by what it costs."""


def value_of_item(scene: Scene, occasion: Occasion, use: Use) -> float:
    """What an item gains beyond what it might gain later."""
    row = CATALOGUE.consumables.get(use.item)
    if row is None:
        return 0.0
    bearer = scene.state.combatants[use.bearer]
    lost = bearer.profile.wounds - bearer.wounds
    if row.typology == HEALING:
        blow = occasion.blow
        dying = blow is not None and blow.victim is bearer and bearer.wounds <= blow.wounds
        return row.bp * EACH * (HELPFUL if dying or lost * 7 >= row.bp else -1.0)
    if use.order:
        return -row.bp * EACH  # scrolls are left to people
    return row.bp * EACH * (HELPFUL - 1.0) if bearer in occasion.subjects or occasion.actors else 0.0
