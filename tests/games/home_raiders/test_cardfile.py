"""CRD: cards, factions and abilities as data; checks 1 to 9 of the data set."""

import copy
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ALL_ABILITIES
from dicefront.games.home_raiders.rules.cardfile import (
    COST,
    HOUSE,
    card_json,
    card_named,
    read_card,
    read_card_set,
)
from dicefront.games.home_raiders.rules.cards import (
    CLOSE_COMBAT,
    DEFENCE,
    HERO,
    LEADER,
    SHOOTING,
    SPIRIT,
    UNIT,
    CardSet,
)
from dicefront.games.home_raiders.rules.close_combat import can_fight
from dicefront.games.home_raiders.rules.constants import INCH, read_constants
from dicefront.games.home_raiders.rules.cost import CostModel
from dicefront.games.home_raiders.rules.dice import FACES
from dicefront.games.home_raiders.rules.moments import FAMILIES
from dicefront.games.home_raiders.rules.targets import can_shoot
from dicefront.games.home_raiders.scenes import card, hero, position, unit
from dicefront.kernel.errors import BadData
from dicefront.skirmish.datafiles import load_toml, read_toml
from tests.games.home_raiders.names import REACH, ROUNDHOUSE_ATTACK, SUCKER_PUNCH, bear, has

DATA = files("dicefront.games.home_raiders").joinpath("data")


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text("utf-8"))


def guardmen(**changes: Any) -> dict[str, Any]:
    """The card of the Guardmen as plain data, with entries changed; ``None`` takes an entry away."""
    found = copy.deepcopy(next(one for one in raw("cards.toml")["card"] if one["id"] == "nl-guardmen"))
    for name, value in changes.items():
        if value is None:
            del found[name]
        else:
            found[name] = value
    return dict(found)


def dice(white: int = 0, red: int = 0, black: int = 0) -> dict[str, int]:
    return {"white": white, "red": red, "black": black}


def complaint(data: Any) -> str:
    with pytest.raises(BadData) as caught:
        read_card(data, "mine.toml: card 1 (x)")
    return str(caught.value)


# -- what a card says ---------------------------------------------------------------------------


@pytest.mark.rule("HR-CRD-01", "HR-CRD-03")
def test_a_card_gives_faction_name_type_force_cost_movement_and_four_dice_traits() -> None:
    fusiliers = card_named("nl-thimble-fusiliers", "test")
    assert (fusiliers.faction, fusiliers.name_en, fusiliers.name_nl) == (
        "new-lilliput",
        "Thimble Fusiliers",
        "Vingerhoedfuseliers",
    )
    assert (fusiliers.troop, fusiliers.force, fusiliers.cost) == (UNIT, 3, 2)
    assert (fusiliers.movement, fusiliers.range) == (5 * INCH, 10 * INCH)
    pools = [fusiliers.dice[trait].healthy.text() for trait in (CLOSE_COMBAT, SHOOTING, DEFENCE, SPIRIT)]
    assert pools == ["W1 R1", "W1 R1", "W1 R1", "W1"]


@pytest.mark.rule("HR-CRD-01")
def test_names_have_no_effect_on_play() -> None:
    renamed = read_card(guardmen(name_en="Dustmen", name_nl="Stofmannen"), "test", False)
    known = card_named("nl-guardmen", "test")
    for name in ("force", "cost", "movement", "radius", "height", "range", "abilities", "points"):
        assert getattr(renamed, name) == getattr(known, name)


@pytest.mark.rule("HR-CRD-02")
def test_a_leader_or_hero_card_is_one_character() -> None:
    for one in HOUSE.cards.values():
        assert one.troop == UNIT or one.force == 1
    assert "card 1 (x).force: expected a whole number from 1 to 1, got 3 [HR-CRD-02]" in complaint(
        guardmen(troop="hero", abilities={}, force=3)
    )


@pytest.mark.rule("HR-CRD-03")
def test_a_range_belongs_to_shooting_dice_and_to_nothing_else() -> None:
    without = {"range": 8, "dice": dice(), "wound_marks": dice(), "boost": 0}
    assert "shooting.range: expected 0 without Shooting dice" in complaint(guardmen(shooting=without))
    no_range = {"range": 0, "dice": dice(1), "wound_marks": dice(), "boost": 0}
    assert "shooting.range" in complaint(guardmen(shooting=no_range))
    assert "defence.range: expected no such entry" in complaint(
        guardmen(defence={"dice": dice(1), "wound_marks": dice(), "boost": 0, "range": 3})
    )


@pytest.mark.rule("HR-CRD-04")
def test_without_dice_there_are_no_attacks() -> None:
    weak, strong = card(close="", shooting=""), card(close="W1", shooting="W1")
    state = position(unit(0, weak, (5, 5)), hero(1, strong, (5.985, 5)), hero(1, strong, (20, 5)))
    assert not can_fight(state, state.characters[0])
    assert can_fight(state, state.characters[1])
    assert not can_shoot(state, state.characters[0])
    assert can_shoot(state, state.characters[2])


@pytest.mark.rule("HR-CRD-05")
def test_a_card_may_have_no_defence_and_no_spirit_dice() -> None:
    none = {"dice": dice(), "wound_marks": dice(), "boost": 0}
    found = read_card(guardmen(defence=none, spirit=none), "test")
    assert [found.dice[trait].healthy.size() for trait in (DEFENCE, SPIRIT)] == [0, 0]
    assert card_named("gr-ragmen", "test").dice[SPIRIT].healthy.size() == 0


@pytest.mark.rule("HR-CRD-06", "HR-UNT-06")
def test_a_card_has_abilities_of_its_traits_even_two_of_one() -> None:
    found = card_named("nl-guardmen", "test")
    assert has(found, ROUNDHOUSE_ATTACK)
    assert has(found, REACH)
    assert not has(found, SUCKER_PUNCH)
    assert has(card_named("nl-captain-shefin", "test"), SUCKER_PUNCH)


@pytest.mark.rule("HR-CRD-06")
def test_an_ability_stands_under_its_own_trait() -> None:
    assert "abilities.defence[0]: expected an ability of defence, not of close_combat" in complaint(
        guardmen(abilities={"defence": ["reach"]})
    )
    assert "abilities.leader: expected no such entry" in complaint(guardmen(abilities={"leader": ["aim"]}))
    assert "abilities.unit[0]: expected the id of an ability, got 'flying'" in complaint(
        guardmen(abilities={"unit": ["flying"]})
    )
    assert "abilities.unit[1]: expected an ability not listed before" in complaint(
        guardmen(abilities={"unit": ["scouts", "scouts"]})
    )


@pytest.mark.rule("HR-CRD-06", "HR-GEN-03")
def test_at_basic_level_nobody_has_abilities() -> None:
    group = unit(0, "nl-guardmen", (5, 5), leader=("nl-captain-shefin", (6.5, 5)))
    assert has(position(group).characters[0].kit, REACH)
    basic = position(unit(0, "nl-guardmen", (5, 5), leader=("nl-captain-shefin", (6.5, 5))), level="basic")
    assert [one.kit.traits for one in basic.characters] == [[], []]


@pytest.mark.rule("HR-CRD-07")
def test_wound_marks_are_printed_per_card() -> None:
    fighting = card_named("nl-guardmen", "test").dice[CLOSE_COMBAT]
    assert (fighting.healthy.text(), fighting.marked.text(), fighting.wounded.text()) == ("W1 R1", "W1", "R1")
    wrong = {"dice": dice(1), "wound_marks": dice(2), "boost": 0}
    assert "defence.wound_marks.white: expected at most 1, as dice, got 2 [HR-CRD-07]" in complaint(
        guardmen(defence=wrong)
    )


@pytest.mark.rule("HR-CRD-08")
def test_characters_of_a_unit_share_a_card_and_nothing_else() -> None:
    state = position(unit(0, "nl-guardmen", (5, 5), (6.5, 5)))
    first, second = state.characters
    assert first.card is second.card
    first.wounds = 1
    bear(first, "distract")
    bear(first, "stun", REACH)
    assert (second.wounds, second.effects.all) == (0, [])
    assert state.copy().characters[0].effects.values("stun") == [REACH]


@pytest.mark.rule("HR-CRD-09")
def test_a_trait_without_a_number_has_a_boost_of_0() -> None:
    assert card_named("gr-big-cog", "test").dice[CLOSE_COMBAT].boost == 1
    found = read_card(guardmen(spirit={"dice": dice(1)}), "test")
    assert found.dice[SPIRIT].boost == 0
    assert found.dice[SPIRIT].marked.size() == 0
    boosted = read_card(guardmen(spirit={"dice": dice(1), "boost": 2}), "test")
    assert boosted.dice[SPIRIT].boost == 2
    assert read_card(guardmen(spirit={"dice": dice(1), "boost": 9}), "test").dice[SPIRIT].boost == 9
    for boost in (-1, 10):
        with pytest.raises(BadData, match=r"spirit\.boost: expected a whole number from 0 to 9"):
            read_card(guardmen(spirit={"dice": dice(1), "boost": boost}), "test")


def test_a_card_can_be_written_down_and_read_again() -> None:
    for one in HOUSE.cards.values():
        again = read_card(card_json(one), "test", False)
        for name in ("id", "name_nl", "faction", "troop", "force", "cost", "movement", "radius", "height"):
            assert getattr(again, name) == getattr(one, name)
        assert (again.range, again.abilities, again.points) == (one.range, one.abilities, one.points)
        assert card_json(again) == card_json(one)


# -- checks of the data set ---------------------------------------------------------------------


def test_the_files_are_toml_and_errors_name_the_file(tmp_path: Path) -> None:
    for name in ("dice.toml", "cards.toml", "teams.toml", "constants.toml"):
        assert raw(name)
    with pytest.raises(BadData, match=r"mine\.toml: expected a file in TOML"):
        read_toml("[[card]", "mine.toml")
    with pytest.raises(BadData, match="a readable file"):
        load_toml(str(tmp_path / "missing.toml"))
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    with pytest.raises(BadData, match="text in UTF-8, got 'byte 8'"):
        load_toml(str(tmp_path / "latin.toml"))


def test_ids_are_unique_and_known() -> None:
    cards = raw("cards.toml")
    cards["card"].append(copy.deepcopy(cards["card"][0]))
    with pytest.raises(BadData, match=r"cards: card 36 \(nl-guardmen\)\.id: expected an id not used before"):
        read_card_set(cards, "cards")
    cards["card"][-1].update(id="nl-more", faction="ghosts")
    with pytest.raises(BadData, match=r"card 36 \(nl-more\)\.faction: expected one of new-lilliput"):
        read_card_set(cards, "cards")


def test_abilities_stand_in_the_order_of_the_catalogue() -> None:
    assert [one.number for one in ALL_ABILITIES] == list(range(len(ALL_ABILITIES)))
    assert [one.id for one in ALL_ABILITIES[:3]] == ["push", "climb", "ghost"]
    assert [one.family for one in ALL_ABILITIES] == sorted(
        [one.family for one in ALL_ABILITIES], key=FAMILIES.index
    )


def set_problems(cards: CardSet) -> list[str]:
    """What a complete set still lacks: every ability on a card; three Units, two Leaders, two Heroes each."""
    used = {ability for card in cards.cards.values() for ability in card.abilities}
    found = [f"no card has {one.id}" for one in ALL_ABILITIES if one not in used]
    for faction in cards.factions:
        kinds = [card.troop for card in cards.cards_of(faction)]
        have = [kinds.count(troop) for troop in (UNIT, LEADER, HERO)]
        if have != [3, 2, 2]:
            found.append(f"{faction} has {have[UNIT]} Units, {have[LEADER]} Leaders, {have[HERO]} Heroes")
    return found


def test_every_ability_is_used_and_every_faction_is_complete() -> None:
    assert set_problems(HOUSE) == []
    cards = raw("cards.toml")
    cards["card"] = [one for one in cards["card"] if one["id"] != "nl-ada-brass"]
    missing = set_problems(read_card_set(cards, "cards"))
    assert "no card has messenger" in missing
    assert "new-lilliput has 3 Units, 2 Leaders, 1 Heroes" in missing
    for faction in HOUSE.factions:
        kinds = [one.troop for one in HOUSE.cards_of(faction)]
        assert [kinds.count(troop) for troop in (UNIT, LEADER, HERO)] == [3, 2, 2]


def test_points_follow_the_cost_formula() -> None:
    """The worked example of the data set: 42.6 points, cost 2, off by 6.6 %."""
    found = card_named("nl-guardmen", "test")
    assert COST.worth(found.dice[CLOSE_COMBAT]) == pytest.approx(1.2)
    assert COST.worth(found.dice[DEFENCE]) == pytest.approx(1.8)
    assert COST.character(found) == pytest.approx(12.54)
    assert round(COST.points(found), 1) == 42.6
    assert COST.stars(found) == 2
    assert COST.deviation(found) == pytest.approx(0.0655)


def test_a_general_pays_for_its_other_abilities_once_more() -> None:
    alone = card(troop="leader", abilities=["aim"])
    general = card(troop="leader", abilities=["aim", "general"])
    assert COST.points(general) - COST.points(alone) == pytest.approx(5)


def test_dice_are_worth_what_they_show() -> None:
    model = CostModel(COST.parts, COST.blanks, COST.means)
    assert model.means == pytest.approx([0.6, 0.8, 1.0])
    assert [1 - blank for blank in model.blanks] == pytest.approx([1 / 2, 2 / 3, 5 / 6])
    assert [len(faces) for faces in FACES] == [6, 6, 6]
    assert all(min(faces) < 2 for faces in FACES)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"points": 44.0}, r"points: expected 42\.6 by the cost formula, got 44\.0"),
        ({"cost": 3}, r"cost: expected 2 for 42\.6 points, got 3"),
        (
            {"movement": 9, "points": None},
            r"cost: expected a card worth 40 points within 8 %, got '48\.6",
        ),
        ({"base_mm": 5}, r"base_mm: expected a number from 10 to 120, got 5"),
        ({"height": "tall"}, r"height: expected a number from 0\.3 to 12, got 'tall'"),
        ({"force": True}, r"force: expected a whole number from 1 to 12, got True"),
        ({"troop": "monster"}, r"troop: expected one of unit, leader, hero, got 'monster'"),
        ({"spirit": None}, r"spirit: expected an entry of that name, got 'nothing'"),
        ({"spirit": {"dice": {"green": 1}}}, r"spirit\.dice\.green: expected no such entry"),
        ({"colour": "red"}, r"colour: expected no such entry; known are id, "),
        ({"id": "Guard Men"}, r"id: expected an id of small letters, digits and hyphens"),
        ({"name_en": " "}, r"name_en: expected a text of 1 to 60 characters"),
    ],
)
def test_errors_name_file_entry_and_field(changes: dict[str, Any], message: str) -> None:
    cards = raw("cards.toml")
    cards["card"][0] = guardmen(**changes)
    with pytest.raises(BadData, match=rf"^cards\.toml: card 1 \(.*\)\.{message}"):
        read_card_set(cards, "cards.toml")


def test_model_constants_are_data_too() -> None:
    assert read_constants({"formation": 4}, "constants").formation == 4 * INCH
    with pytest.raises(BadData, match=r"constants\.fromation: expected no such entry"):
        read_constants({"fromation": 4}, "constants")
    with pytest.raises(BadData, match=r"constants\.step: expected a number from 0\.001 to 24"):
        read_constants({"step": -1}, "constants")
