"""Lists that keep to no limit of list building, put together at random, for every game that has lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.cards import LEADER, UNIT
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json


def wild_army(draw: Draw) -> Json:
    """One to twelve miniatures with anything at all."""
    minis: list[Json] = []
    for _ in range(1 + draw.below(12)):
        words = [f"d{one_of(FIGURES.dice, draw)}"]
        words.extend(word for word in ("bow", "gun", "hero") if draw.below(3) == 0)
        if draw.below(3) == 0:
            words.append(f"armor:{1 + draw.below(4)}")
        if draw.below(4) == 0:
            words.append(one_of(list(FIGURES.attacks), draw))
        minis.append(" ".join(words))
    return {"minis": minis}


def wild_team(draw: Draw) -> Json:
    """Cards of all factions, Leaders and Heroes several times, with as many Units as Leaders need."""
    troops: list[Json] = []
    units = 0
    for number in range(1 + draw.below(6)):
        card = one_of(list(HOUSE.cards.values()), draw)
        copies = 1 + draw.below(2)
        if card.troop == LEADER:
            copies = min(copies, units)
            units -= copies
        elif card.troop == UNIT:
            units += 1
        if copies:
            troops.append({"ref": f"t{number}", "card": card.id, "copies": copies})
    if not troops:
        troops.append({"ref": "t", "card": "gr-socket", "copies": 2})
    return {"faction": one_of(list(HOUSE.factions), draw), "troops": troops, "portal": "tin"}


def one_of(choices: list[Any], draw: Draw) -> Any:
    return choices[draw.below(len(choices))]


WILD: dict[str, Callable[[Draw], Json]] = {"chessboard": wild_army, "home_raiders": wild_team}
