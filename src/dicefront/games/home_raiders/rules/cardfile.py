"""CRD: factions and character cards as data, with the checks they have to pass.

Rules read no files: factions and cards of one's own go into a match as plain data, in the option ``cards``,
and so stand in the log of the match.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.cards import (
    DICE_TRAITS,
    SHOOTING,
    TROOP_TYPES,
    UNIT,
    Card,
    CardSet,
    Faction,
    Pool,
    TraitDice,
)
from dicefront.games.home_raiders.rules.constants import INCH, house_file
from dicefront.games.home_raiders.rules.cost import CostModel, counts, read_cost_model
from dicefront.games.home_raiders.rules.dice import FACES
from dicefront.games.home_raiders.rules.moments import FAMILIES
from dicefront.games.home_raiders.rules.pools import COLOURS
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.traits import Trait
from dicefront.skirmish.datafiles import (
    HEADER,
    SOURCES,
    entries,
    identifier,
    length,
    names,
    needed,
    number,
    one_of,
    table,
    whole,
    words,
)
from dicefront.tabletop.units import nearest

CARD: Final = [
    "id", "name_en", "name_nl", "faction", "troop", "force", "cost", "movement", "base_mm", "height",
    "points", *DICE_TRAITS, "abilities", *SOURCES,
]  # fmt: skip

KNOWN: Final = {one.id: one for one in ALL_ABILITIES}
MOST_DICE: Final = 12
LARGEST_FORCE: Final = 12
LARGEST_COST: Final = 30


def read_card(data: object, where: str, own: bool = True) -> Card:
    """HR-CRD-01: a card from plain data; ``BadData`` names the entry that does not fit."""
    given = table(data, where, CARD)
    troop = TROOP_TYPES.index(one_of(given, "troop", where, TROOP_TYPES))
    shooting = needed(given, "shooting", where)
    dice = [_trait_dice(given, name, where) for name in DICE_TRAITS]
    reach = length(shooting, "range", f"{where}.shooting", 0, 60, INCH) if isinstance(shooting, dict) else 0
    if (reach == 0) != (dice[SHOOTING].healthy.size() == 0):
        expected = "0 without Shooting dice, more with them"
        raise BadData(f"{where}.shooting.range", expected, reach / INCH, "HR-CRD-03")
    return Card(
        identifier(given, "id", where),
        *names(given, where),
        identifier(given, "faction", where),
        troop,
        whole(given, "force", where, 1, LARGEST_FORCE if troop == UNIT else 1, "HR-CRD-02"),
        whole(given, "cost", where, 1, LARGEST_COST),
        length(given, "movement", where, 0, 24, INCH),
        nearest(number(given, "base_mm", where, 10, 120), 50),
        length(given, "height", where, 0.3, 12, INCH),
        reach,
        dice,
        _card_abilities(given, troop, where),
        nearest(number(given, "points", where, 0, 10_000), 10) if "points" in given else 0,
        own,
    )


def _trait_dice(card: dict[str, Json], name: str, where: str) -> TraitDice:
    """HR-CRD-03, HR-CRD-07, HR-CRD-09: dice, wound marks and Boost of one dice trait."""
    label = f"{where}.{name}"
    known = ["dice", "wound_marks", "boost"] + (["range"] if name == "shooting" else [])
    given = table(needed(card, name, where), label, known)
    healthy = _pool(needed(given, "dice", label), f"{label}.dice")
    marked = _pool(given.get("wound_marks", {}), f"{label}.wound_marks")
    for colour, dice, marks in zip(COLOURS, counts(healthy), counts(marked)):
        if marks > dice:
            raise BadData(f"{label}.wound_marks.{colour}", f"at most {dice}, as dice", marks, "HR-CRD-07")
    boost = whole(given, "boost", label, 0, 9) if "boost" in given else 0
    return TraitDice(healthy, marked, boost)


def _pool(data: Json, where: str) -> Pool:
    given = table(data, where, COLOURS)
    white, red, black = [whole(given, name, where, 0, MOST_DICE) if name in given else 0 for name in COLOURS]
    return Pool(white, red, black)


def _card_abilities(card: dict[str, Json], troop: int, where: str) -> list[Trait]:
    """HR-CRD-06: abilities stand under their own family, and under the troop type of the card alone."""
    label = f"{where}.abilities"
    known = [family for family in FAMILIES if family not in TROOP_TYPES or family == TROOP_TYPES[troop]]
    given = table(card.get("abilities", {}), label, known)
    found: list[Trait] = []
    for family in given:
        for index, name in enumerate(words(given, family, label)):
            place = f"{label}.{family}[{index}]"
            if name not in KNOWN:
                raise BadData(place, "the id of an ability", name, "HR-CRD-06")
            ability = KNOWN[name]
            if ability.family != family:
                raise BadData(place, f"an ability of {family}, not of {ability.family}", name, "HR-CRD-06")
            if ability in found:
                raise BadData(place, "an ability not listed before", name, "HR-CRD-06")
            found.append(ability)
    return sorted(found, key=lambda ability: ability.number)


def check_cost(card: Card, where: str) -> None:
    """A card has the points of the cost formula and costs what they are worth, within the tolerance."""
    right = COST.points(card)
    if abs(card.points / 10 - right) > 0.05 + 1e-9:
        raise BadData(f"{where}.points", f"{right:.1f} by the cost formula", card.points / 10)
    stars = COST.stars(card)
    if card.cost != stars:
        raise BadData(f"{where}.cost", f"{stars} for {right:.1f} points", card.cost)
    if abs(COST.deviation(card)) > COST.parts["tolerance"]:
        limit = f"{COST.parts['tolerance'] * 100:g} %"
        paid = card.cost * COST.parts["star_points"]
        raise BadData(f"{where}.cost", f"a card worth {paid:g} points within {limit}", f"{right:.1f} points")


def card_json(card: Card) -> Json:
    """A card as plain data, as ``read_card`` takes it."""
    data: dict[str, Json] = {
        "id": card.id,
        "name_en": card.name_en,
        "name_nl": card.name_nl,
        "faction": card.faction,
        "troop": TROOP_TYPES[card.troop],
        "force": card.force,
        "cost": card.cost,
        "movement": card.movement / INCH,
        "base_mm": card.radius / 50,
        "height": card.height / INCH,
        "points": card.points / 10,
    }
    for name, dice in zip(DICE_TRAITS, card.dice):
        trait: dict[str, Json] = {
            "dice": _pool_json(dice.healthy),
            "wound_marks": _pool_json(dice.marked),
            "boost": dice.boost,
        }
        if name == "shooting":
            trait["range"] = card.range / INCH
        data[name] = trait
    abilities: dict[str, Json] = {}
    for family in FAMILIES:
        names: list[Json] = [one.id for one in card.abilities if one.family == family]
        if names:
            abilities[family] = names
    data["abilities"] = abilities
    return data


def _pool_json(pool: Pool) -> Json:
    return {colour: count for colour, count in zip(COLOURS, counts(pool)) if count}


# -- factions and the whole set -----------------------------------------------------------------


def read_card_set(data: object, where: str, base: CardSet | None = None) -> CardSet:
    """Factions and cards from plain data, added to a set that is there already.

    Cards that are added must belong to a faction of either, have ids of their own, and cost what the formula
    says; ``points`` may be left out.
    """
    given = table(data, where, [*HEADER, "cost_model", "faction", "card", "team"])
    factions = dict(base.factions) if base else {}
    cards = dict(base.cards) if base else {}
    for label, entry in entries(given, "faction", where):
        faction = _read_faction(entry, label)
        if faction.id in factions:
            raise BadData(f"{label}.id", "an id not used before", faction.id)
        factions[faction.id] = faction
    for label, entry in entries(given, "card", where):
        card = read_card(entry, label, base is not None)
        if card.id in cards:
            raise BadData(f"{label}.id", "an id not used before", card.id)
        if card.faction not in factions:
            raise BadData(f"{label}.faction", "one of " + ", ".join(factions), card.faction)
        if "points" not in entry:
            card.points = nearest(round(COST.points(card), 6), 10)
        check_cost(card, label)
        cards[card.id] = card
    return CardSet(factions, cards)


def _read_faction(data: dict[str, Json], where: str) -> Faction:
    table(data, where, ["id", "name_en", "name_nl", *SOURCES])
    english, dutch = names(data, where)
    return Faction(identifier(data, "id", where), english, dutch)


def card_named(name: str, where: str) -> Card:
    """One of the cards that come with the game."""
    if name not in HOUSE.cards:
        raise BadData(where, "the id of a card", name)
    return HOUSE.cards[name]


def _read_cost(data: dict[str, Json], where: str) -> CostModel:
    return read_cost_model(needed(data, "cost_model", where), f"{where}: cost_model", FACES)


COST: Final = _read_cost(house_file("cards.toml"), "cards.toml")
HOUSE: Final = read_card_set(house_file("cards.toml"), "cards.toml")
"""The cards that come with the game."""
