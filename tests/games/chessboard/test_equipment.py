"""EQP: equipment."""

import json

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.army import cost, problems, profiles, read_wish
from dicefront.games.chessboard.rules.events import ArmorUsed, Attacked, Hit
from dicefront.games.chessboard.rules.state import NORTH
from dicefront.games.chessboard.scenes import position, where
from dicefront.kernel.testing import offered
from tests.games.chessboard.positions import of_kind, opened, options


def price(text: str) -> int:
    return cost(read_wish(text, "here")).amount


@pytest.mark.rule("CB-EQP-01")
@pytest.mark.parametrize("armor", [1, 2, 3, 5, 13])
def test_armor_costs_2_points_for_each_point_of_it(armor: int) -> None:
    assert price(f"d4 armor:{armor}") == 4 + 2 * armor
    assert price("d4 " + "armor " * armor) == 4 + 2 * armor
    assert profiles([f"d4 armor:{armor}"], options())[0].armor == armor
    assert problems([f"d4 armor:{armor}"], options(army_min=1)) == []


@pytest.mark.rule("CB-EQP-01", "CB-OPT-22")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_armor_limit_caps_the_armor_of_each_miniature(limit: int) -> None:
    rules = options(armor_limit=limit, army_min=1, points=50)
    assert problems([f"d4 armor:{limit}", f"d4 armor:{limit}"], rules) == []
    (refusal,) = problems(["d4", f"d4 armor:{limit + 1}"], rules)
    assert (refusal.reason, refusal.rule) == ("chessboard.army.too_much_armor", "CB-OPT-22")
    assert refusal.args == {"entry": 1, "armor": limit + 1, "limit": limit}


@pytest.mark.rule("CB-EQP-02")
def test_a_bow_costs_3_points() -> None:
    assert price("d8 bow") == 11


@pytest.mark.rule("CB-EQP-03")
def test_a_gun_costs_4_points() -> None:
    assert price("d8 gun") == 12


@pytest.mark.rule("CB-EQP-04")
def test_a_hero_costs_3_points_and_an_army_may_have_several() -> None:
    assert price("d8 hero") == 11
    assert problems(["d6 hero", "d6 hero", "d4 hero", "d4"], options(army_min=1)) == []


@pytest.mark.rule("CB-EQP-02", "CB-EQP-03", "CB-EQP-04")
@pytest.mark.parametrize(
    ("item", "rule"), [("bow", "CB-EQP-02"), ("gun", "CB-EQP-03"), ("hero", "CB-EQP-04")]
)
def test_bow_gun_and_hero_can_be_bought_once_per_miniature(item: str, rule: str) -> None:
    (refusal,) = problems({"minis": ["d4", f"d4 {item} {item}"]}, options(army_min=1))
    assert (refusal.reason, refusal.rule) == ("chessboard.army.unreadable", rule)
    assert (refusal.args["where"], refusal.args["expected"]) == ("army.minis[1]", f"{item} at most once")
    assert problems({"minis": [f"d4 {item}", f"d4 {item}"]}, options(army_min=1)) == []


@pytest.mark.rule("CB-EQP-05")
@pytest.mark.parametrize(("type", "attack"), [("bow", 4), ("gun", 7), ("melee", 7)])
def test_with_both_ranged_types_the_player_names_the_type_of_each_attack(type: str, attack: int) -> None:
    played = opened(position(south={"d4": "d8 bow gun"}, north={"d5": "d12", "h8": "d4"}), dice=[7, 4, 12])
    played.play("d4", "d4")
    question = played.asks("turn.attack")
    assert offered(question) == [None, ["melee", 1], ["bow", 1], ["gun", 1], ["bow", 2], ["gun", 2]]
    told = played.play(f"{type} d5").news
    assert of_kind(told, Attacked) == [Attacked(0, 1, type)]
    assert [hit.attack for hit in of_kind(told, Hit)] == [attack]
    played.done()


@pytest.mark.rule("CB-EQP-06")
def test_a_d10_with_2_armor_gun_and_hero_costs_21() -> None:
    parts = cost(read_wish("d10 armor:2 gun hero", "here"))
    assert parts.amount == 21
    assert [(part.reason, part.amount) for part in parts.parts] == [
        ("chessboard.cost.die", 10),
        ("chessboard.cost.armor", 4),
        ("chessboard.cost.gun", 4),
        ("chessboard.cost.hero", 3),
    ]


@pytest.mark.rule("CB-EQP-06")
def test_equipment_leaves_the_game_with_its_miniature() -> None:
    state = position(south={"d4": "d8"}, north={"d5": "d6 armor:1 worn:1 hero gun", "e5": "d6 armor:1"})
    played = opened(state, dice=[6, 6, 1])
    played.play("d4", "d4", "xd5", "no", "no")  # the re-roll is not used, and lost all the same
    assert where(played.state, NORTH) == ["defeated", "e5"]
    fallen, friend = played.state.minis[1:]
    assert (fallen.armor, fallen.reroll, fallen.ready) == (0, False, False)
    before = state.minis[2]
    assert (friend.profile, friend.armor, friend.reroll) == (before.profile, 1, False)
    seen = json.loads(json.dumps(GAME.view(played.state, None)))["minis"]
    assert (seen[2]["gun"], seen[2]["hero"], seen[2]["armor"]) == (False, False, 1)
    played.done()


@pytest.mark.rule("CB-EQP-06")
def test_the_armor_of_a_friend_beside_does_not_help() -> None:
    state = position(south={"d4": "d8", "a1": "d4"}, north={"d5": "d6", "e5": "d6 armor:3", "h8": "d4"})
    played = opened(state, dice=[6, 6, 1])
    told = played.play("d4", "d4", "xd5").news
    assert of_kind(told, ArmorUsed) == []
    assert where(played.state, NORTH) == ["defeated", "e5", "h8"]
    assert played.state.minis[3].armor == 3
    played.done()
