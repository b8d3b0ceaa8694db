"""MVT: how a character walks, as facts that paths are judged by."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.names import CLIMB, FEATHER_FALL, FLIGHT, GHOST, HIKERS
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.kits import Kit
from dicefront.skirmish.figures import Walker

_walkers: Final[dict[tuple[int, int, int, int, int, int, bool, bool, bool], Walker]] = {}


def walker_of(card: Card, kit: Kit) -> Walker:
    """How somebody with this card and these abilities walks; equal ones share one walker.

    A climb costs two inches per inch (HR-MVT-05); with Climb one (HR-AMV-05), with Hikers one up to a height
    of an inch (HR-AUN-18). An inch on an uneven top counts twice (HR-MVT-06), with Hikers once (HR-AUN-17).
    Ghost: others neither hinder nor stop it on its way (HR-AMV-08). Flight: straight lines in space
    (HR-AMV-19). Feather fall: it drops off an edge for nothing (HR-AMV-15).
    """
    has = kit.has
    climb = 1 if has[CLIMB] else 2
    easy, rough = (INCH, 1) if has[HIKERS] else (0, 2)
    flies, solid, drops = has[FLIGHT], not has[GHOST], has[FEATHER_FALL]
    key = (card.radius, card.height, card.movement, climb, easy, rough, flies, solid, drops)
    found = _walkers.get(key)
    if found is None:
        radius, height, movement = card.radius, card.height, card.movement
        found = Walker(radius, height, movement, climb, easy, rough, flies, solid, solid, drops)
        _walkers[key] = found
    return found
