"""OPT: options, their values and defaults."""

from typing import Any

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.army import problems
from dicefront.games.chessboard.rules.catalogue import LAYOUTS
from dicefront.games.chessboard.rules.options import OPTIONS, Options, complete_options
from dicefront.games.chessboard.rules.state import PLAYERS
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option, read_option
from tests.games.chessboard.positions import match, opened, options

VALUES: dict[str, tuple[str, list[Json], Json, list[Json]]] = {
    "scenario": (
        "CB-OPT-01",
        ["last_standing", "infiltrate", "retrieve", "survival"],
        "last_standing",
        ["chess"],
    ),
    "army_mode": ("CB-OPT-02", ["points", "free"], "points", ["mirrored"]),
    "points": ("CB-OPT-03", [20, 30, 40, 50], 30, [0, 10, 25, 60, "30"]),
    "figure_weapons": ("CB-OPT-04", ["paid", "free"], "paid", ["none"]),
    "free_armies": ("CB-OPT-05", ["mirrored", "open"], "mirrored", ["free"]),
    "obstacles": (
        "CB-OPT-06",
        ["none", "placed", "random", "random_symmetric", "pillars", "ruins", "gates", "maze", "checkers"],
        "none",
        ["walls", None],
    ),
    "obstacle_count": ("CB-OPT-07", [*range(33)], 10, [-1, 33, "10"]),
    "deployment": ("CB-OPT-08", ["alternate", "hidden"], "alternate", ["secret"]),
    "enemy_spaces": ("CB-OPT-09", ["stop", "pass", "closed"], "stop", ["open"]),
    "diagonal_gaps": ("CB-OPT-10", ["open", "closed"], "open", ["stop"]),
    "line_of_fire": ("CB-OPT-11", ["obstacles", "miniatures"], "obstacles", ["none"]),
    "hero_timing": ("CB-OPT-12", ["immediate", "informed"], "immediate", ["late"]),
    "infiltrate_check": ("CB-OPT-13", ["immediate", "end_of_round"], "immediate", ["informed"]),
    "pickup": ("CB-OPT-14", ["skill", "free"], "skill", ["roll"]),
    "survival_rounds": ("CB-OPT-15", [3, 4, 5, 6], 3, [0, 2, 7, "3"]),
    "overtime": ("CB-OPT-16", ["off", "on"], "off", [True, False]),
    "tally": ("CB-OPT-17", ["miniatures", "points"], "miniatures", ["dice"]),
    "round_limit": ("CB-OPT-18", [0, *range(3, 101)], 0, [-1, 1, 2, 101]),
    "quiet_limit": ("CB-OPT-19", [0, *range(3, 51)], 8, [-1, 1, 2, 51]),
    "army_min": ("CB-OPT-21", ["auto", 1, 2, 3, 4, 5, 6], "auto", [0, 7, "none", "5"]),
    "armor_limit": ("CB-OPT-22", [0, 1, 2, 3], 0, [-1, 4, "none"]),
    "preset": ("CB-OPT-23", ["none", "first_game"], "none", ["first"]),
    "lists": ("CB-OPT-24", ["legal", "agreed"], "legal", ["any", True]),
}


def option(name: str) -> Option:
    (found,) = [one for one in OPTIONS if one.name == name]
    return found


@pytest.mark.rule(
    "CB-OPT-01",
    "CB-OPT-02",
    "CB-OPT-03",
    "CB-OPT-04",
    "CB-OPT-05",
    "CB-OPT-06",
    "CB-OPT-07",
    "CB-OPT-08",
    "CB-OPT-09",
    "CB-OPT-10",
    "CB-OPT-11",
    "CB-OPT-12",
    "CB-OPT-13",
    "CB-OPT-14",
    "CB-OPT-15",
    "CB-OPT-16",
    "CB-OPT-17",
    "CB-OPT-18",
    "CB-OPT-19",
    "CB-OPT-21",
    "CB-OPT-22",
    "CB-OPT-23",
)
@pytest.mark.parametrize("name", VALUES)
def test_an_option_has_the_values_and_the_default_of_the_catalogue(name: str) -> None:
    rule, values, default, refused = VALUES[name]
    assert option(name).rule == rule
    assert complete_options({})[name] == default
    for value in values:
        assert complete_options({name: value})[name] == value
        assert read_option(option(name), str(value)) == value
    every: list[Json] = [True, False, None, [], {}, 1.0, "", *range(-2, 120)]
    for value in every + refused:
        allowed = any(type(value) is type(known) and value == known for known in values)
        assert option(name).allows(value) == allowed, value


@pytest.mark.parametrize("name", VALUES)
def test_a_wrong_value_is_refused_by_name_with_the_values_that_are_allowed(name: str) -> None:
    rule, values, _, refused = VALUES[name]
    for value in refused:
        with pytest.raises(BadData) as bad:
            GAME.complete_options({name: value})
        assert bad.value.where == f"options.{name}"
        assert bad.value.rule == rule
        expected = str(bad.value.arguments["expected"])
        assert all(str(known) in expected for known in values if isinstance(known, str))
        assert str(value) in str(bad.value)
    assert option(name).wanted() in str(bad.value)


@pytest.mark.rule("CB-OPT-18", "CB-OPT-19", "CB-OPT-21", "CB-OPT-22", "CB-OPT-03")
def test_numbers_are_named_as_lists_and_ranges() -> None:
    wanted = {name: option(name).wanted() for name in VALUES}
    assert wanted["points"] == "20, 30, 40, 50"
    assert wanted["obstacle_count"] == "0 to 32"
    assert wanted["round_limit"] == "0, 3 to 100"
    assert wanted["quiet_limit"] == "0, 3 to 50"
    assert wanted["army_min"] == "auto, 1 to 6"
    assert wanted["armor_limit"] == "0, 1 to 3"


def test_there_are_no_other_options() -> None:
    assert [one.name for one in OPTIONS] == list(VALUES)
    assert GAME.options is OPTIONS


@pytest.mark.parametrize("given", [{"scenery": "ruins"}, {"Scenario": "retrieve"}, {"": 1}])
def test_an_unknown_option_is_refused_with_the_names_there_are(given: dict[str, Json]) -> None:
    (name,) = given
    with pytest.raises(BadData) as bad:
        GAME.complete_options(given)
    assert bad.value.where == f"options.{name}"
    assert "one of scenario, army_mode, points" in str(bad.value)


@pytest.mark.parametrize("given", [[], "pillars", 5, True])
def test_options_that_are_no_object_are_refused(given: Json) -> None:
    with pytest.raises(BadData, match="options: expected an object, got "):
        GAME.complete_options(given)


@pytest.mark.parametrize("text", ["--5", "-5", "²", "five", "", "9" * 5000, "5.0", " 5"])
def test_a_text_that_means_no_value_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadData, match=r"options.round_limit: expected 0, 3 to 100, got "):
        read_option(option("round_limit"), text)


# -- what an option means for the rules ---------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "attribute", "meaning"),
    [
        pytest.param("diagonal_gaps", "open", "closed_gaps", False, marks=pytest.mark.rule("CB-OPT-10")),
        pytest.param("diagonal_gaps", "closed", "closed_gaps", True, marks=pytest.mark.rule("CB-OPT-10")),
        pytest.param(
            "line_of_fire", "obstacles", "miniatures_block", False, marks=pytest.mark.rule("CB-OPT-11")
        ),
        pytest.param(
            "line_of_fire", "miniatures", "miniatures_block", True, marks=pytest.mark.rule("CB-OPT-11")
        ),
        pytest.param(
            "hero_timing", "immediate", "informed_heroes", False, marks=pytest.mark.rule("CB-OPT-12")
        ),
        pytest.param("hero_timing", "informed", "informed_heroes", True, marks=pytest.mark.rule("CB-OPT-12")),
        pytest.param("overtime", "off", "overtime", False, marks=pytest.mark.rule("CB-OPT-16")),
        pytest.param("overtime", "on", "overtime", True, marks=pytest.mark.rule("CB-OPT-16")),
    ],
)
def test_an_option_of_two_words_switches_the_rule(
    name: str, value: str, attribute: str, meaning: bool
) -> None:
    assert getattr(options(**{name: value}), attribute) is meaning


SAME = [
    name
    for name in VALUES
    if name not in ("diagonal_gaps", "line_of_fire", "hero_timing", "overtime", "army_min", "lists")
]


@pytest.mark.parametrize("name", SAME)
def test_the_other_options_reach_the_rules_as_they_were_given(name: str) -> None:
    for value in VALUES[name][1]:
        if value != "first_game":
            assert getattr(options(**{name: value}), name) == value


@pytest.mark.rule("CB-OPT-21")
@pytest.mark.parametrize(("budget", "least"), [(20, 4), (30, 5), (40, 5), (50, 5)])
def test_army_min_is_by_itself_4_with_20_points_and_5_otherwise(budget: int, least: int) -> None:
    assert options(points=budget).army_min == least
    assert options(points=budget, army_min="auto").army_min == least


@pytest.mark.rule("CB-OPT-21")
@pytest.mark.parametrize("least", [1, 2, 3, 4, 5, 6])
def test_army_min_is_the_number_given(least: int) -> None:
    assert options(army_min=least).army_min == least


@pytest.mark.rule("CB-OPT-21")
def test_army_min_of_1_takes_the_minimum_away() -> None:
    assert problems(["d20 armor:3 hero"], options(army_min=1)) == []


@pytest.mark.rule("CB-OPT-21")
def test_a_minimum_that_the_budget_cannot_pay_for_is_refused() -> None:
    with pytest.raises(
        BadData, match=r"options.army_min: expected at most 5 with 20 points, got 6 \[CB-OPT-21\]"
    ):
        complete_options({"points": 20, "army_min": 6})
    assert complete_options({"points": 20, "army_min": 5})["army_min"] == 5
    assert complete_options({"points": 30, "army_min": 6})["army_min"] == 6


@pytest.mark.rule("CB-OPT-22")
def test_without_armor_limit_any_armor_is_allowed() -> None:
    assert problems(["d4 armor:13"], options(army_min=1)) == []
    assert problems(["d4 armor:13"], options(army_min=1, armor_limit=3)) != []


# -- options together ---------------------------------------------------------------------------


@pytest.mark.rule("CB-OPT-20")
def test_checkers_with_closed_gaps_is_refused() -> None:
    with pytest.raises(BadData, match=r"options.obstacles: .* \[CB-OPT-20\]"):
        complete_options({"obstacles": "checkers", "diagonal_gaps": "closed"})
    for name in ("pillars", "ruins", "gates", "maze", "random", "placed", "none"):
        complete_options({"obstacles": name, "diagonal_gaps": "closed"})


@pytest.mark.rule("CB-OPT-20", "CB-OPT-02")
def test_without_points_the_options_of_points_are_ignored() -> None:
    useless: dict[str, Any] = {"points": 20, "army_min": 6, "armor_limit": 1, "figure_weapons": "free"}
    played = match(dice=[1, 2], army_mode="free", **useless)
    assert [len(army) for army in played.state.armies] == [5, 5]
    assert problems(["d20 soldier"], options(army_mode="free", free_armies="open", **useless)) == []


@pytest.mark.rule("CB-OPT-20", "CB-OPT-05")
def test_with_points_free_armies_is_ignored() -> None:
    played = match(["d6"] * 5, ["d8", "d6", "d4", "d4", "d4"], dice=[1, 2], free_armies="mirrored")
    assert played.state.armies[0] != played.state.armies[1]


@pytest.mark.rule("CB-OPT-20", "CB-OPT-07")
@pytest.mark.parametrize(("obstacles", "count"), [("none", 0), ("pillars", 8), ("maze", 14)])
def test_obstacle_count_is_ignored_without_random_or_placed_obstacles(obstacles: str, count: int) -> None:
    played = match(["d6"] * 5, ["d6"] * 5, dice=[1, 2], obstacles=obstacles, obstacle_count=32)
    assert len(played.state.obstacles) == count


@pytest.mark.rule("CB-OPT-20", "CB-OPT-15", "CB-OPT-14")
def test_options_of_other_scenarios_are_ignored() -> None:
    useless: dict[str, Any] = {
        "survival_rounds": 3,
        "overtime": "on",
        "pickup": "free",
        "infiltrate_check": "end_of_round",
    }
    state = position(
        {"b8": "d4", "c8": "d4"}, {"h1": "d4", "b1": "d4"}, phase="round-end", round=6, **useless
    )
    played = opened(state, dice=[4, 3])
    assert played.outcome is None
    assert played.asks("turn.activate").player == 0
    played.play("b8", "b7")
    assert mini_at(played.state, "b7").space >= 0


# -- preset -------------------------------------------------------------------------------------

VANGUARD: dict[str, Json] = {"name": "Vanguard", "minis": ["d8", "d8", "d6", "d4", "d4"]}


@pytest.mark.rule("CB-OPT-23")
def test_the_first_game_is_vanguard_against_vanguard_on_pillars() -> None:
    played = match(dice=[1, 2], preset="first_game")
    played.asks("setup.deploy")  # nobody is asked for an army
    for player in PLAYERS:
        assert [one.die for one in played.state.armies[player]] == [8, 8, 6, 4, 4]
        assert all(one.tally == one.die for one in played.state.armies[player])
    assert played.state.obstacles == LAYOUTS["pillars"]


@pytest.mark.rule("CB-OPT-23")
def test_the_first_game_sets_four_options_and_leaves_the_others_at_their_defaults() -> None:
    full = complete_options({"preset": "first_game"})
    usual = complete_options({})
    assert full == {
        **usual,
        "preset": "first_game",
        "scenario": "last_standing",
        "army_mode": "points",
        "points": 30,
        "obstacles": "pillars",
    }
    assert complete_options(full) == full


@pytest.mark.rule("CB-OPT-23")
@pytest.mark.parametrize(
    ("name", "value"),
    [("scenario", "retrieve"), ("army_mode", "free"), ("points", 40), ("obstacles", "none")],
)
def test_an_option_against_the_preset_is_refused_by_name(name: str, value: Json) -> None:
    with pytest.raises(BadData, match=rf"options.{name}: expected .* with the preset first_game.*CB-OPT-23"):
        complete_options({"preset": "first_game", name: value})


@pytest.mark.rule("CB-OPT-23")
def test_an_army_other_than_vanguard_is_refused_with_the_preset() -> None:
    line: Json = {"name": "Line", "minis": ["d6"] * 5}
    with pytest.raises(
        BadData, match=r"rosters\[1\]: expected Vanguard with the preset first_game, .*CB-OPT-23"
    ):
        GAME.table({"preset": "first_game"}, [None, line])
    table = GAME.table({"preset": "first_game"}, [VANGUARD, None])
    assert table.state.armies[0] == table.state.armies[1]


@pytest.mark.rule("CB-OPT-23")
def test_without_the_preset_armies_are_asked_for() -> None:
    match(preset="none").asks("army.build")
    assert Options(complete_options({"preset": "none"})).preset == "none"
