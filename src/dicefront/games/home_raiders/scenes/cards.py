"""Cards for scenes: those that come with the game, by their ids, and cards of one's own in a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.cards import TROOP_TYPES, Card, Pool, TraitDice
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moments import ABILITIES, Ability
from dicefront.kernel.errors import BadData
from dicefront.tabletop.units import nearest

COLOURS = "WRB"

CARD_IDS = list(HOUSE.cards)
"""The cards that come with the game."""


def card(
    troop: str = "unit",
    movement: float = 5,
    abilities: Sequence[str] = (),
    close: str = "W2 R1",
    shooting: str = "",
    range: float = 8,
    defence: str = "W2 R1",
    spirit: str = "W1",
    base_mm: float = 25,
    height: float = 1.2,
    force: int = 3,
    cost: int = 2,
    id: str = "own-card",
) -> Card:
    """A card of one's own, with dice in the notation of the catalogue: ``W1* W1 R1 +1``."""
    if troop not in TROOP_TYPES:
        raise BadData(f"card {id}: troop", "one of " + ", ".join(TROOP_TYPES), troop)
    return Card(
        id,
        id,
        id,
        "own",
        TROOP_TYPES.index(troop),
        force,
        cost,
        nearest(movement, INCH),
        round(base_mm * 50),
        nearest(height, INCH),
        nearest(range, INCH) if shooting else 0,
        [trait_dice(close), trait_dice(shooting), trait_dice(defence), trait_dice(spirit)],
        sorted((_ability(name, id) for name in abilities), key=lambda one: one.number),
        200,
        True,
    )


def card_of(kind: str | Card) -> Card:
    """A card as it is, or the one of that id among those that come with the game."""
    if isinstance(kind, Card):
        return kind
    if kind not in HOUSE.cards:
        raise BadData("card", "the id of a card, " + _such_as(kind, list(HOUSE.cards)), kind)
    return HOUSE.cards[kind]


def _ability(name: str, card: str) -> Ability:
    if name not in ABILITIES:
        expected = "the id of an ability, " + _such_as(name, list(ABILITIES))
        raise BadData(f"card {card}: abilities", expected, name)
    return ABILITIES[name]


def _such_as(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 3, 0.4) or known[:3]
    return "such as " + ", ".join(close)


def pool(text: str) -> Pool:
    """So many dice of each colour: ``W2 R1``; nothing or ``-`` for none."""
    return trait_dice(text).healthy


def trait_dice(text: str) -> TraitDice:
    """Dice with wound marks and a Boost: ``W1* W1 R1 +1``."""
    counts = {colour: [0, 0] for colour in COLOURS}
    boost = 0
    for word in text.replace("-", "").split():
        found = re.fullmatch(r"([WRB])(\d+)(\*?)|\+(\d+)", word)
        if found is None:
            raise BadData("dice", "dice such as W2 R1 B1, W1* with a wound mark, +1 for a Boost", word)
        if found[4]:
            boost = int(found[4])
            continue
        counts[found[1]][0] += int(found[2])
        counts[found[1]][1] += int(found[2]) if found[3] else 0
    healthy, marked = (Pool(*[counts[colour][side] for colour in COLOURS]) for side in (0, 1))
    return TraitDice(healthy, marked, boost)
