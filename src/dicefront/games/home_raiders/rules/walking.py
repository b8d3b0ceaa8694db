"""MVT: how a character walks, as facts that paths are judged by."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import Card
from dicefront.skirmish.figures import Walker

_walkers: Final[dict[tuple[int, int, int, int, int, int, bool, bool, bool], Walker]] = {}


class Gait:
    """How somebody walks, before its abilities have been asked.

    A climb costs two inches per inch (HR-MVT-05), up to the height ``easy`` one; an inch on an uneven top
    counts twice (HR-MVT-06).
    """

    def __init__(self) -> None:
        self.climb = 2
        self.easy = 0
        self.rough = 2
        self.flies = False
        self.solid = True
        self.drops = False


def walker_of(card: Card, gait: Gait) -> Walker:
    """Somebody with this card that walks like this; equal ones share one walker."""
    radius, height, movement = card.radius, card.height, card.movement
    climb, easy, rough = gait.climb, gait.easy, gait.rough
    flies, solid, drops = gait.flies, gait.solid, gait.drops
    key = (radius, height, movement, climb, easy, rough, flies, solid, drops)
    found = _walkers.get(key)
    if found is None:
        found = Walker(radius, height, movement, climb, easy, rough, flies, solid, solid, drops)
        _walkers[key] = found
    return found
