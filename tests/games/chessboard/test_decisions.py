"""DEC: what players are asked, and what they are not."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.events import ArmorUsed, Entered, MarkerDropped
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import ChessScene, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.kernel.testing import offered
from tests.games.chessboard.positions import match, scene

AT_THE_TABLE = "game.end"
"""Conceding and draws are acts at the table, at any time, and no questions."""

RANDOM_MATCHES: list[dict[str, Json]] = [
    {"points": 50, "army_min": 6, "quiet_limit": 3},
    {"scenario": "retrieve", "obstacles": "placed", "obstacle_count": 4, "quiet_limit": 3},
    {"scenario": "retrieve", "pickup": "free", "hero_timing": "informed", "quiet_limit": 3},
    {"scenario": "infiltrate", "deployment": "hidden", "points": 50, "army_min": 1, "quiet_limit": 3},
    {"scenario": "survival", "overtime": "on", "enemy_spaces": "pass"},
]
FEW_HEROES: Json = {"minis": ["d4 hero", "d4 hero", "d4 hero", "d4", "d4"]}
MANY_HEROES: Json = {"minis": ["d4 hero"] * 7}


def keys_of_the_catalogue() -> list[str]:
    """The keys of all decisions of section DEC, in order."""
    text = files("dicefront.games.chessboard").joinpath("rules.md").read_text(encoding="utf-8")
    section = text.split("## DEC:")[1].split("## OPT:")[0]
    lines = [line for line in section.splitlines() if line.startswith("- **CB-DEC-")]
    found: list[str] = []
    for line in lines:
        found += re.findall(r"\(`([a-z.-]+)`\)", line)
    return found


def question_kinds(table: Table[Any], draw: Draw) -> set[str]:
    """The kinds of all questions of a random game."""
    found: set[str] = set()
    for _ in range(3000):
        if not table.pending:
            break
        question: Question[Any] = table.pending[draw.below(len(table.pending))]
        found.add(question.kind)
        options = offered(question)
        table.answer(question.player, options[draw.below(len(options))])
    return found


@cache
def kinds_of_random_games() -> set[str]:
    """The kinds of all questions of some random games."""
    found: set[str] = set()
    for seed in range(6):
        for index, chosen in enumerate(RANDOM_MATCHES):
            rosters: list[Json] = [None, MANY_HEROES if chosen.get("points") == 50 else FEW_HEROES]
            table = GAME.table(dict(chosen), rosters, seed=100 * seed + index)
            found.update(question_kinds(table, Draw(seed)))
    return found


@pytest.mark.rule("CB-DEC-14")
def test_the_catalogue_lists_fourteen_decisions_with_a_key_each() -> None:
    keys = keys_of_the_catalogue()
    assert len(keys) == len(set(keys)) == 14
    assert keys[-1] == AT_THE_TABLE


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=pytest.mark.rule(f"CB-DEC-{number:02}"))
        for number, key in enumerate(keys_of_the_catalogue(), 1)
        if key != AT_THE_TABLE
    ],
)
def test_every_decision_of_the_catalogue_is_asked_in_random_games(key: str) -> None:
    assert f"chessboard.{key}" in kinds_of_random_games()


@pytest.mark.rule("CB-DEC-14", "CB-DEC-15")
def test_nothing_is_asked_that_the_catalogue_does_not_list() -> None:
    listed = {f"chessboard.{key}" for key in keys_of_the_catalogue() if key != AT_THE_TABLE}
    assert kinds_of_random_games() <= listed


@pytest.mark.rule("CB-DEC-01")
def test_each_player_builds_an_army_in_secret() -> None:
    played = match()
    assert [(question.player, question.kind) for question in played.pending] == [
        (SOUTH, "chessboard.army.build"),
        (NORTH, "chessboard.army.build"),
    ]
    before = GAME.view(played.state, NORTH)
    played.play((SOUTH, {"minis": ["d6"] * 5}))
    assert GAME.view(played.state, NORTH) == before


@pytest.mark.rule("CB-DEC-01")
def test_who_brings_an_army_is_not_asked_for_one() -> None:
    played = match(south=["d6"] * 5)
    assert [question.player for question in played.pending] == [NORTH]


@pytest.mark.rule("CB-DEC-02")
def test_the_players_place_obstacles_in_turn_or_stop() -> None:
    played = match(["d6"] * 5, ["d6"] * 5, dice=[1, 2], obstacles="placed", obstacle_count=3)
    question = played.pending[0]
    assert (question.player, question.kind) == (SOUTH, "chessboard.setup.obstacle")
    assert question.options() == [None, *range(8, 56)]
    played.play((SOUTH, None))
    played.play((NORTH, s("d4")))
    assert played.pending[0].player == SOUTH
    assert s("d4") not in played.pending[0].options()


@pytest.mark.rule("CB-DEC-03")
def test_at_deployment_any_own_miniature_may_go_on_any_empty_own_starting_space() -> None:
    army = ["d4"] * 7
    played = match(army, army, dice=[1, 2])
    assert len(played.pending[0].options()) == 7 * 6
    played.play((SOUTH, [3, s("d1")]))
    played.play((NORTH, [7, s("b8")]))
    question = played.pending[0]
    assert question.player == SOUTH
    assert offered(question) == [
        [mini, s(name)] for mini in (0, 1, 2, 4, 5, 6) for name in ("b1", "c1", "e1", "f1", "g1")
    ]


@pytest.mark.rule("CB-DEC-04", "CB-DEC-05", "CB-DEC-07")
def test_the_player_on_turn_chooses_miniature_way_and_attack() -> None:
    state = position({"b1": "d4"}, {"b2": "d4"}, turn=NORTH)
    chosen = scene(state)
    assert chosen.waiting == "N turn.activate"
    assert chosen.choices == ["b2", "-"]
    moving = scene(state, "b2")
    assert moving.waiting == "N turn.move"
    assert len(moving.choices) == 16
    fighting = scene(state, "b2", "b2")
    assert fighting.waiting == "N turn.attack"
    assert fighting.choices == ["-", "xb1"]


@pytest.mark.rule("CB-DEC-06")
def test_only_in_the_carriers_turn_is_its_player_asked_about_dropping() -> None:
    state = position({"b1": "d4 carrier", "g1": "d4"}, {"b8": "d4"}, scenario="retrieve")
    assert scene(state, "b1", "b2").waiting == "S turn.drop"
    assert scene(state, "g1", "g2").waiting == "N turn.activate"


@pytest.mark.rule("CB-DEC-08", "CB-DEC-09", "CB-DEC-10")
def test_the_owner_of_the_hero_decides_about_its_rolls() -> None:
    state = position({"b2": "d6 hero"}, {"b3": "d6 hero"}, turn=NORTH)
    played = scene(state, "b3", "b3", "xb2", "no", "no", "no", dice=[6, 1, 6])
    assert played.asked[3:] == ["N reroll.attack", "S reroll.defence", "S reroll.save"]


@pytest.mark.rule("CB-DEC-08", "CB-DEC-09", "CB-DEC-10", "CB-DEC-12")
def test_nobody_is_asked_about_a_re_roll_that_is_used_up() -> None:
    state = position({"b2": "d6 hero used"}, {"b3": "d6 hero used"})
    assert scene(state, "b2", "b2", "xb3", dice=[6, 1, 6]).asked[3:] == []
    marker = position({"d4": "d6 hero used"}, {"h8": "d4"}, scenario="retrieve", marker="d4")
    assert scene(marker, "d4", "d4", "yes", dice=[1]).asked[2:] == ["S turn.pick-up"]


@pytest.mark.rule("CB-DEC-11", "CB-DEC-12")
def test_the_player_on_turn_decides_about_the_marker_and_the_hero() -> None:
    state = position({"h1": "d4"}, {"d4": "d6 hero"}, scenario="retrieve", marker="d4", turn=NORTH)
    played = scene(state, "d4", "d4", "yes", "no", dice=[6])
    assert played.asked[2:] == ["N turn.pick-up", "N reroll.skill"]


@pytest.mark.rule("CB-DEC-13", "CB-DEP-08")
def test_with_reserves_and_room_the_player_chooses_who_enters_where() -> None:
    south = dict.fromkeys(("b1", "c1", "d1", "e1"), "d4")
    state = position(south, {"h8": "d4"}, south_reserve=["d6", "d8"])
    asked = scene(state, "b1", "a3")
    assert asked.waiting == "S turn.reserve"
    assert asked.choices == ["4@b1", "4@f1", "4@g1", "5@b1", "5@f1", "5@g1"]
    again = asked.play("5@f1")
    assert again.choices == ["4@b1", "4@g1"]


@pytest.mark.rule("CB-DEC-14")
def test_conceding_and_draws_are_never_asked_and_always_possible() -> None:
    state = position({"b2": "d6 hero"}, {"b3": "d6"})
    for texts, dice in ((["b2"], []), (["b2", "b2", "xb3"], [3])):
        for player in (SOUTH, NORTH):
            table = scene(state, *texts, dice=dice).table
            table.offer_draw(player)
            table.answer_draw(1 - player, False)
            table.resign(player)
            assert table.outcome is not None
            assert table.outcome.winners == [1 - player]


# -- what asks nobody ---------------------------------------------------------------------------


def asked_nothing_but(played: ChessScene, *kinds: str) -> bool:
    return played.asked == list(kinds)


@pytest.mark.rule("CB-DEC-15")
def test_initiative_asks_nobody() -> None:
    opened = scene(position({"b1": "d4"}, {"b8": "d4"}, phase="round"), dice=[1, 1, 3, 2])
    assert asked_nothing_but(opened)
    assert len(opened.throws) == 4


@pytest.mark.rule("CB-DEC-15")
def test_defence_save_armor_and_the_marker_of_a_defeated_carrier_ask_nobody() -> None:
    state = position({"b2": "d8"}, {"b3": "d4 armor:1", "h8": "d4"})
    worn = scene(state, "b2", "b2", "xb3", dice=[8, 1, 1])
    assert asked_nothing_but(worn, "S turn.activate", "S turn.move", "S turn.attack")
    assert len(worn.told(ArmorUsed)) == 1
    state = position({"b2": "d8"}, {"b3": "d4 carrier", "h8": "d4"}, scenario="retrieve")
    dropped = scene(state, "b2", "b2", "xb3", dice=[8, 1, 1])
    assert asked_nothing_but(dropped, "S turn.activate", "S turn.move", "S turn.attack")
    assert dropped.told(MarkerDropped) == [MarkerDropped(1, s("b3"))]


@pytest.mark.rule("CB-DEC-15", "CB-DEP-07")
def test_the_only_reserve_enters_the_only_space_without_a_question() -> None:
    south = dict.fromkeys(("b1", "c1", "d1", "e1", "f1", "g1"), "d4")
    state = position(south, {"h8": "d4"}, south_reserve=["d6"])
    played = scene(state, "c1", "c3")
    assert asked_nothing_but(played, "S turn.activate", "S turn.move")
    assert played.told(Entered) == [Entered(SOUTH, 6, s("c1"))]
    assert played.waiting == "N turn.activate"
