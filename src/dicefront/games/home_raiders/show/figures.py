"""What the figures of Home Raiders look like: the parts of every card."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import SHOOTING, UNIT, Card
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.kernel.ids import Json
from dicefront.skirmish.looks import Facts, load_looks

LOOKS: Final = load_looks("dicefront.games.home_raiders")


def parts_of(card: Card) -> list[Json]:
    """The six parts of a card."""
    shoots = card.dice[SHOOTING].healthy.size() > 0
    facts = Facts(
        card.faction,
        size_of(card.height),
        card.radius,
        flies=any(ability.id == "flight" for ability in card.abilities),
        single=card.troop != UNIT,
        weapon="light_powder" if shoots else "",
    )
    return [*LOOKS.parts_of(card.id, facts)]


def size_of(height: int) -> str:
    """A height in hundredths of a millimetre as a word."""
    for size, most in (("small", 1.0), ("common", 1.4), ("large", 1.9)):
        if height <= most * INCH:
            return size
    return "huge"
