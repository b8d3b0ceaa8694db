"""ARM: building an army."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.army import (
    cost,
    given_rosters,
    problems,
    profiles,
    read_wish,
)
from dicefront.games.chessboard.rules.ending import points
from dicefront.games.chessboard.rules.events import ArmiesRevealed
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.state import NORTH, PLAYERS, SOUTH
from dicefront.games.chessboard.scenes import position, where
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from tests.games.chessboard.positions import match, of_kind, options


def reasons(minis: Sequence[str], **chosen: Json) -> list[str]:
    """What is wrong with an army, as the last words of the reasons."""
    return [
        one.reason.removeprefix("chessboard.army.")
        for one in problems({"minis": list(minis)}, options(**chosen))
    ]


def total(minis: Sequence[str]) -> int:
    return sum(cost(read_wish(mini, "here")).amount for mini in minis)


# -- points -------------------------------------------------------------------------------------


@pytest.mark.rule("CB-ARM-01")
@pytest.mark.parametrize("budget", [20, 30, 40, 50])
def test_both_players_have_the_same_budget(budget: int) -> None:
    played = match(points=budget, army_min=1)
    for player in PLAYERS:
        question = played.pending[player]
        assert question.args()["points"] == budget
        refusal = question.check({"minis": ["d4"] * (budget // 4) + ["d6"]})
        assert refusal is not None
        assert refusal.args == {"cost": budget // 4 * 4 + 6, "points": budget}
        assert question.check({"minis": ["d4"] * (budget // 4)}) is None


@pytest.mark.rule("CB-ARM-02")
@pytest.mark.parametrize("die", [4, 6, 8, 10, 12, 20])
def test_a_die_costs_its_value(die: int) -> None:
    price = cost(read_wish(f"d{die}", "here"))
    assert price.amount == die
    assert [part.rule for part in price.parts] == ["CB-ARM-02"]


@pytest.mark.rule("CB-ARM-02")
@pytest.mark.parametrize(("die", "budget"), [(4, 20), (6, 30), (8, 40), (10, 50)])
def test_each_budget_is_exactly_five_equal_dice(die: int, budget: int) -> None:
    assert reasons([f"d{die}"] * 5, points=budget) == []
    assert reasons([f"d{die}"] * 6, points=budget) == ["too_expensive"]


FOUR = ["d8", "d6 bow", "d6 hero", "d4"]


@pytest.mark.rule("CB-ARM-03")
def test_an_army_of_exactly_30_points_is_legal_and_one_more_armor_is_too_much() -> None:
    assert [total([mini]) for mini in FOUR] == [8, 9, 9, 4]
    assert reasons(FOUR, army_min=4) == []
    (refusal,) = problems({"minis": ["d8 armor:1", *FOUR[1:]]}, options(army_min=4))
    assert (refusal.reason, refusal.rule) == ("chessboard.army.too_expensive", "CB-ARM-03")
    assert refusal.args == {"cost": 32, "points": 30}
    (refusal,) = problems({"minis": ["d8", "d6", "d6", "d4 hero", "d4"]}, options(army_min=4))  # one too much
    assert refusal.args == {"cost": 31, "points": 30}


@pytest.mark.rule("CB-ARM-03", "CB-ARM-05")
def test_the_same_army_is_refused_for_its_size_where_five_are_needed() -> None:
    (refusal,) = problems({"minis": [*FOUR]}, options(army_min=5))
    assert (refusal.reason, refusal.rule) == ("chessboard.army.too_small", "CB-ARM-05")
    assert refusal.args == {"size": 4, "least": 5}
    captain = ["d8 hero", "d6", "d4", "d4", "d4"]
    assert total(captain) == 29
    assert reasons(captain, army_min=5) == []


@pytest.mark.rule("CB-ARM-04")
def test_points_that_are_not_spent_are_nowhere_in_the_game() -> None:
    played = match(["d4"] * 5, ["d6"] * 5, dice=[1, 2])
    for text in ("0@b1", "5@b8", "1@c1", "6@c8", "2@d1", "7@d8", "3@e1", "8@e8", "4@f1"):
        played.play(text)
    assert points(played.state, SOUTH) == 20  # ten points were not spent
    assert {mini.profile.tally for mini in played.state.minis if mini.owner == SOUTH} == {4}
    thrifty, lavish = (profiles(["d4"], options(points=budget, army_min=1)) for budget in (20, 50))
    assert thrifty == lavish


@pytest.mark.rule("CB-ARM-05")
@pytest.mark.parametrize("least", [1, 2, 3, 4, 5, 6])
def test_an_army_has_at_least_army_min_miniatures(least: int) -> None:
    assert reasons(["d4"] * least, army_min=least) == []
    nobody = least == 1
    assert reasons(["d4"] * (least - 1), army_min=least) == ["wrong_size" if nobody else "too_small"]


@pytest.mark.rule("CB-ARM-05")
def test_in_infiltrate_every_army_has_at_least_two() -> None:
    assert reasons(["d20"], scenario="infiltrate", army_min=1) == ["too_small"]
    assert reasons(["d12", "d4"], scenario="infiltrate", army_min=1) == []
    assert reasons(["d20"], scenario="survival", army_min=1) == []
    assert reasons(["d4"] * 3, scenario="infiltrate", army_min=4) == ["too_small"]


@pytest.mark.rule("CB-ARM-05", "CB-ARM-13")
def test_in_infiltrate_an_army_without_points_has_at_least_two_as_well() -> None:
    without: dict[str, Json] = {"army_mode": "free", "free_armies": "open", "scenario": "infiltrate"}
    assert reasons(["d20 soldier"], **without) == ["too_small"]
    assert reasons(["d4", "d4"], **without) == []
    without["scenario"] = "last_standing"
    assert reasons(["d20 soldier"], **without) == []


@pytest.mark.rule("CB-ARM-06")
def test_twelve_d4_are_the_largest_army() -> None:
    assert reasons(["d4"] * 12, points=50) == []
    assert reasons(["d4"] * 13, points=50) == ["too_expensive", "wrong_size"]
    assert len(match(["d4"] * 12, ["d4"] * 12, dice=[1, 2], points=50).state.minis) == 24


@pytest.mark.rule("CB-ARM-06")
def test_equal_dice_and_any_number_of_armor_points_are_allowed() -> None:
    assert reasons(["d10"] * 5, points=50) == []
    assert reasons(["d8 armor:21"], points=50, army_min=1) == []
    assert reasons(["d8 armor:22"], points=50, army_min=1) == ["too_expensive"]


# -- secrecy ------------------------------------------------------------------------------------


@pytest.mark.rule("CB-ARM-07")
def test_armies_are_chosen_in_secret_and_shown_together_before_anything_else() -> None:
    played = match(dice=[1, 2])
    assert [question.player for question in played.pending] == [SOUTH, NORTH]
    told = played.play((SOUTH, {"minis": ["d10", "d8", "d4", "d4", "d4"]})).news
    assert told == []
    assert [question.player for question in played.pending] == [NORTH]
    for player in (NORTH, None):
        seen = json.dumps(GAME.view(played.state, player))
        assert json.loads(seen)["minis"] == []
        assert "d10" not in seen
    told = played.play((NORTH, {"minis": ["d6 armor:1", "d6 armor:1", "d6", "d4", "d4"]})).news
    shown = ArmiesRevealed(["d10", "d8", "d4", "d4", "d4"], ["d6 armor:1", "d6 armor:1", "d6", "d4", "d4"])
    assert told[0] == shown
    assert of_kind(told, ArmiesRevealed) == [shown]
    assert played.state.obstacles == []
    assert {*where(played.state, SOUTH), *where(played.state, NORTH)} == {"reserve"}
    played.done()


@pytest.mark.rule("CB-ARM-07")
def test_an_army_that_is_known_beforehand_is_not_shown_before_the_other_is_chosen() -> None:
    played = match(south=["d12", "d6", "d4", "d4", "d4"])
    assert [question.player for question in played.pending] == [NORTH]
    seen = json.dumps(GAME.view(played.state, NORTH))
    assert json.loads(seen)["army_given"] == [True, False]
    assert json.loads(seen)["minis"] == []
    assert "12" not in seen


# -- attack types -------------------------------------------------------------------------------


def types(text: str, **chosen: Any) -> list[str]:
    """With what a miniature can attack an enemy beside it."""
    state = position(south={"d4": text}, north={"d5": "d6"}, **chosen)
    found = attacks_from(state, state.minis[0], state.minis[0].space)
    return [aim.type for aim in found]


@pytest.mark.rule("CB-ARM-08")
@pytest.mark.parametrize("text", ["d4", "d20 hero", "d6 bow", "d6 gun", "d8 bow gun armor:2"])
def test_every_miniature_can_make_melee_attacks(text: str) -> None:
    assert "melee" in types(text)


@pytest.mark.rule("CB-ARM-08", "CB-ARM-12")
@pytest.mark.parametrize("mode", ["points", "free"])
@pytest.mark.parametrize(
    ("figure", "expected"),
    [
        ("sword-bearer", ["melee"]),
        ("archer", ["melee", "bow"]),
        ("wizard", ["melee", "bow"]),
        ("soldier", ["melee", "gun"]),
    ],
)
def test_the_figure_decides_the_attack_types(mode: str, figure: str, expected: list[str]) -> None:
    assert types(f"d6 {figure}", army_mode=mode, figure_weapons="free") == expected


@pytest.mark.rule("CB-ARM-09")
def test_a_miniature_has_melee_and_the_ranged_types_it_bought() -> None:
    assert types("d6") == ["melee"]
    assert types("d6 bow") == ["melee", "bow"]
    assert types("d6 gun") == ["melee", "gun"]
    assert types("d6 bow gun") == ["melee", "bow", "gun"]


@pytest.mark.rule("CB-ARM-09")
@pytest.mark.parametrize("figure", ["sword-bearer", "archer", "wizard", "soldier"])
def test_a_figure_gives_nothing_where_weapons_are_paid(figure: str) -> None:
    (refusal,) = problems({"minis": ["d4", f"d4 {figure}"]}, options(army_min=1))
    assert (refusal.reason, refusal.rule) == ("chessboard.army.figure_not_used", "CB-ARM-09")
    assert refusal.args == {"entry": 1}


@pytest.mark.rule("CB-ARM-09")
@pytest.mark.parametrize(
    ("text", "figure"),
    [("d6", "sword-bearer"), ("d6 bow", "archer"), ("d6 gun", "soldier"), ("d6 hero", "sword-bearer")],
)
def test_where_weapons_are_paid_the_picture_follows_what_was_bought(text: str, figure: str) -> None:
    assert profiles([text], options())[0].figure == figure


@pytest.mark.rule("CB-ARM-10")
def test_the_weapon_of_a_free_figure_costs_nothing_and_others_are_bought() -> None:
    rules = options(figure_weapons="free", army_min=1)
    archer, both, plain = profiles(["d6 archer", "d6 archer gun", "d6"], rules)
    assert (archer.bow, archer.gun, archer.tally) == (True, False, 6)
    assert (both.bow, both.gun, both.tally) == (True, True, 10)
    assert (plain.bow, plain.gun, plain.figure) == (False, False, "sword-bearer")
    assert (
        problems(
            ["d6 archer", "d6 soldier", "d6 wizard", "d6 archer", "d6 soldier"],
            options(figure_weapons="free"),
        )
        == []
    )


@pytest.mark.rule("CB-ARM-10")
@pytest.mark.parametrize(
    ("text", "item"), [("d6 archer bow", "bow"), ("d6 wizard bow", "bow"), ("d6 soldier gun", "gun")]
)
def test_nobody_pays_for_the_weapon_the_figure_shows(text: str, item: str) -> None:
    (refusal,) = problems([text], options(figure_weapons="free", army_min=1))
    assert (refusal.reason, refusal.rule) == ("chessboard.army.already_has", "CB-ARM-10")
    assert refusal.args == {"entry": 0, "item": item}


# -- without points -----------------------------------------------------------------------------


@pytest.mark.rule("CB-ARM-11")
@pytest.mark.parametrize("item", ["armor", "armor:2", "bow", "gun", "hero"])
def test_without_points_there_is_no_equipment(item: str) -> None:
    (refusal,) = problems(["d6", f"d6 {item}"], options(army_mode="free", free_armies="open"))
    assert (refusal.reason, refusal.rule) == ("chessboard.army.no_equipment", "CB-ARM-11")
    assert refusal.args == {"entry": 1}


@pytest.mark.rule("CB-ARM-11")
def test_without_points_nothing_is_too_expensive_and_a_figure_may_be_left_out() -> None:
    assert reasons(["d20 soldier"] * 12, army_mode="free", free_armies="open", points=20) == []
    assert profiles(["d20"], options(army_mode="free"))[0].figure == "sword-bearer"


@pytest.mark.rule("CB-ARM-13")
def test_mirrored_armies_are_the_same_list_on_both_sides() -> None:
    rules = options(army_mode="free")
    assert given_rosters(rules, [None, ["d8 archer", "d4"]]) == [["d8 archer", "d4"]] * 2
    same = given_rosters(rules, [["d4 sword-bearer", "archer d8"], {"minis": ["d8 archer", "d4"]}])
    assert same[0] == same[1]


@pytest.mark.rule("CB-ARM-13")
@pytest.mark.parametrize("other", [["d8 wizard", "d4"], ["d8 archer"], ["d8 archer", "d6"]])
def test_mirrored_armies_that_differ_are_refused(other: list[Json]) -> None:
    with pytest.raises(BadData, match=r"rosters: expected the same list for both players, .*\[CB-ARM-13\]"):
        match_of_rosters(["d8 archer", "d4"], other, army_mode="free")


def match_of_rosters(south: Json, north: Json, **chosen: Json) -> None:
    GAME.table(dict(chosen), [south, north])


@pytest.mark.rule("CB-ARM-13")
def test_open_armies_are_chosen_alone_from_1_to_12_pairs() -> None:
    rules: dict[str, Any] = {"army_mode": "free", "free_armies": "open"}
    assert reasons(["d4"], **rules) == []
    assert reasons(["d20 wizard"] * 12, **rules) == []
    for count in (0, 13):
        (refusal,) = problems(["d4"] * count, options(**rules))
        assert (refusal.reason, refusal.rule) == ("chessboard.army.wrong_size", "CB-ARM-13")
        assert refusal.args == {"size": count, "most": 12}
    played = match(dice=[1, 2], **rules)
    assert [question.player for question in played.pending] == [SOUTH, NORTH]
    played.play((SOUTH, {"minis": ["d20"]}))
    played.play((NORTH, {"minis": ["d4 archer", "d4"]}))
    assert [len(army) for army in played.state.armies] == [1, 2]


@pytest.mark.rule("CB-ARM-14")
def test_the_default_mirrored_list_is_given_to_both_unasked() -> None:
    played = match(dice=[1, 2], army_mode="free")
    played.asks("setup.deploy")
    for army in played.state.armies:
        assert [(one.die, one.figure) for one in army] == [
            (10, "sword-bearer"),
            (8, "sword-bearer"),
            (6, "archer"),
            (6, "sword-bearer"),
            (4, "sword-bearer"),
        ]
        assert [one.bow for one in army] == [False, False, True, False, False]


@pytest.mark.rule("CB-ARM-15")
def test_the_tally_value_is_the_cost_with_equipment_and_without_points_the_die_value() -> None:
    assert [one.tally for one in profiles(["d10 armor:2 gun hero", "d6 bow", "d4"], options(points=50))] == [
        21,
        9,
        4,
    ]
    assert [one.tally for one in profiles(["d10 soldier", "d6 archer"], options(army_mode="free"))] == [10, 6]
