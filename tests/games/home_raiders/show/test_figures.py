"""Every card has a figure of its own."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.show.figures import LOOKS, parts_of, size_of
from dicefront.skirmish.looks import KNOWN, SLOTS


def test_all_cards_look_different_and_have_known_parts() -> None:
    found = {card.id: parts_of(card) for card in HOUSE.cards.values()}

    assert len({tuple(map(str, parts)) for parts in found.values()}) == len(found) == 35
    assert all(part in KNOWN[slot] for parts in found.values() for slot, part in zip(SLOTS, parts))


def test_every_line_is_about_a_card_or_a_faction() -> None:
    assert set(LOOKS.own) <= set(HOUSE.cards)
    assert {line.id for line in LOOKS.kins} == set(HOUSE.factions)


def test_a_card_of_ones_own_has_a_figure() -> None:
    model = HOUSE.cards["gr-rodbearers"]
    own = Card(
        "own-sparks", "Sparks", "Vonken", "gremlins", model.troop, 1, 2, model.movement, 2000, model.height,
        model.range, model.dice, model.abilities, 40, True,
    )  # fmt: skip

    assert parts_of(own) == ["small", "rags", "ears", "pistol", "none", "none"]


def test_heights_have_words() -> None:
    assert [size_of(round(2540 * inches)) for inches in (0.8, 1.2, 1.6, 2.4)] == [
        "small", "common", "large", "huge",
    ]  # fmt: skip
