"""OBS: obstacles."""

from typing import TypeVar

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.catalogue import LAYOUTS
from dicefront.games.chessboard.rules.events import ObstaclePlaced, ObstaclesSet, PlacingStopped
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import Move, reach
from dicefront.games.chessboard.rules.setup import (
    MIDDLE_RANKS,
    PlaceObstacle,
    layout_problem,
)
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import ChessScene, mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import asked, offered, refusal_of
from dicefront.tabletop.grid import NEIGHBOURS, members
from tests.games.chessboard.positions import (
    attacks_at,
    match,
    names,
    of_kind,
    options,
    spaces,
)

T = TypeVar("T")

TWO = ["d6", "d4"]
DARK = [space for space in MIDDLE_RANKS if (space // 8 + space) % 2 == 0]


def faces_for(order: list[T], items: list[T]) -> list[int]:
    """The faces of a shuffle that brings the items into an order; the rest stays as it was swapped."""
    deck = list(items)
    faces: list[int] = []
    for place in range(len(deck) - 1):
        other = deck.index(order[place]) if place < len(order) else place
        faces.append(other - place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return faces


def placing(dice: list[int], count: int, **chosen: str) -> ChessScene:
    """A match at its first obstacle."""
    return match(TWO, TWO, dice=dice, obstacles="placed", obstacle_count=count, army_min=1, **chosen)


def layout(obstacles: str, seed: int, count: int = 10, **chosen: Json) -> list[int]:
    """The obstacles of a match."""
    army: Json = {"minis": ["d6"] * 5}
    given: dict[str, Json] = {"obstacles": obstacles, "obstacle_count": count, **chosen}
    return GAME.table(given, [army, army], seed=seed).state.obstacles


# -- which layouts are legal --------------------------------------------------------------------


@pytest.mark.rule("CB-OBS-01")
def test_there_are_no_obstacles_unless_they_are_chosen() -> None:
    played = match(TWO, TWO, dice=[1, 2], army_min=1)
    assert played.state.obstacles == []
    played.asks("setup.deploy")


@pytest.mark.rule("CB-OBS-01")
@pytest.mark.parametrize("count", [0, 1, 31, 32])
def test_from_0_to_32_spaces_are_obstacles_before_deployment(count: int) -> None:
    table = GAME.table({"obstacles": "random", "obstacle_count": count}, [{"minis": ["d6"] * 5}] * 2, seed=4)
    asked(table, "chessboard.setup.deploy")
    assert len(set(table.state.obstacles)) == len(table.state.obstacles) == count


@pytest.mark.rule("CB-OBS-01")
@pytest.mark.parametrize("count", [-1, 33, True, "10", 2.0, None])
def test_more_than_32_obstacles_cannot_be_chosen(count: Json) -> None:
    with pytest.raises(BadData, match=r"options.obstacle_count: expected 0 to 32, got .* \[CB-OPT-07\]"):
        match(TWO, TWO, obstacles="random", obstacle_count=count)


@pytest.mark.rule("CB-OBS-02")
def test_no_obstacle_stands_on_rank_1_or_rank_8() -> None:
    question = placing([1, 2], 4).asks("setup.obstacle")
    for space in [*range(8), *range(56, 64)]:
        refusal = refusal_of(question, space)
        assert (refusal.reason, refusal.rule) == ("chessboard.obstacle.starting_side", "CB-OBS-02")
        assert refusal.args == {"space": space}
    assert question.options() == [None, *range(s("a2"), s("h7") + 1)]


@pytest.mark.rule("CB-OBS-02", "CB-OBS-10")
@pytest.mark.parametrize("obstacles", ["random", "random_symmetric"])
def test_random_obstacles_stay_off_the_outer_ranks(obstacles: str) -> None:
    for seed in range(5):
        assert all(s("a2") <= space <= s("h7") for space in layout(obstacles, seed, 32))


def is_connected(obstacles: list[int], closed: bool) -> bool:
    """Whether all free spaces hang together, found by walking."""
    reached = [0]
    for space in reached:
        for other in NEIGHBOURS[space]:
            beside = [space // 8 * 8 + other % 8, other // 8 * 8 + space % 8]
            diagonal = space % 8 != other % 8 and space // 8 != other // 8
            squeezed = closed and diagonal and all(corner in obstacles for corner in beside)
            if other not in obstacles and other not in reached and not squeezed:
                reached.append(other)
    return len(reached) + len(obstacles) == 64


@pytest.mark.rule("CB-OBS-03")
def test_all_dark_spaces_are_legal_with_open_gaps_and_refused_with_closed_ones() -> None:
    assert layout_problem(DARK, options(diagonal_gaps="open")) is None
    refusal = layout_problem(DARK, options(diagonal_gaps="closed"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("chessboard.obstacle.not_connected", "CB-OBS-03")


@pytest.mark.rule("CB-OBS-03")
@pytest.mark.parametrize(
    ("walls", "open_gaps", "closed_gaps"),
    [
        ("a2 b2 c2 d2 e2 f2 g2 h2", False, False),
        ("a2 b2 c2 d2 e2 f2 g2", True, True),
        ("a2 b2 c2 d3 e2 f2 g2 h2", True, False),
        ("c3 c4 c5 d3 d5 e3 e4 e5", False, False),
        ("c4 d3 d5 e4", True, False),
        ("c4 d3 d5", True, True),
    ],
)
def test_a_layout_is_legal_if_all_free_spaces_are_connected(
    walls: str, open_gaps: bool, closed_gaps: bool
) -> None:
    assert (layout_problem(spaces(walls), options(diagonal_gaps="open")) is None) == open_gaps
    assert (layout_problem(spaces(walls), options(diagonal_gaps="closed")) is None) == closed_gaps


@pytest.mark.rule("CB-OBS-03")
@pytest.mark.parametrize("gaps", ["open", "closed"])
def test_legal_and_illegal_layouts_are_told_apart_as_by_walking(gaps: str) -> None:
    draw = Draw(1)
    verdicts: list[bool] = []
    for index in range(120):
        free = list(MIDDLE_RANKS)
        obstacles = [free.pop(draw.below(len(free))) for _ in range(6 + index % 27)]
        legal = layout_problem(obstacles, options(diagonal_gaps=gaps)) is None
        assert legal == is_connected(obstacles, gaps == "closed"), names(obstacles)
        verdicts.append(legal)
    assert 10 < sum(verdicts) < 110


@pytest.mark.rule("CB-OBS-04")
def test_in_retrieve_one_centre_space_stays_free() -> None:
    three = spaces("d4 e4 d5")
    assert layout_problem(three, options(scenario="retrieve")) is None
    refusal = layout_problem([*three, s("e5")], options(scenario="retrieve"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("chessboard.obstacle.centre_blocked", "CB-OBS-04")
    assert layout_problem([*three, s("e5")], options(scenario="infiltrate")) is None


@pytest.mark.rule("CB-OBS-04", "CB-OBS-08")
def test_in_retrieve_the_last_free_centre_space_cannot_be_blocked_by_hand() -> None:
    played = placing([1, 2], 8, scenario="retrieve")
    played.play("d4", "e4", "d5")
    question = played.asks("setup.obstacle")
    assert refusal_of(question, s("e5")).rule == "CB-OBS-04"
    assert s("e5") not in question.options()


# -- what obstacles do --------------------------------------------------------------------------

WALL = ["c5", "d5", "e5"]


@pytest.mark.rule("CB-OBS-05")
def test_no_miniature_enters_an_obstacle_not_even_in_passing() -> None:
    state = position(south={"d4": "d4"}, north={"h8": "d4"}, obstacles=WALL)
    question = Move(state, mini_at(state, "d4"))
    reached = names(members(*reach(state, mini_at(state, "d4"))))
    assert not {*WALL, "c6", "d6", "e6"} & set(reached)
    assert {"b6", "f6", "b5", "f5"} & set(reached) == {"b5", "f5"}
    assert [refusal_of(question, s(name)).rule for name in WALL] == ["CB-OBS-05"] * 3
    refusal = refusal_of(question, [s("d5"), s("d6")])
    assert (refusal.reason, refusal.rule) == ("chessboard.move.obstacle", "CB-OBS-05")
    assert refusal.args["space"] == s("d5")
    assert refusal_of(question, s("d6")).reason == "chessboard.move.no_way"


@pytest.mark.rule("CB-OBS-05")
@pytest.mark.parametrize("enemy_spaces", ["stop", "pass", "closed"])
def test_a_d12_walks_along_a_wall_and_not_through_it(enemy_spaces: str) -> None:
    wall = [f"{file}2" for file in "abcdefg"]
    state = position(south={"a1": "d12"}, north={"h2": "d4"}, obstacles=wall, enemy_spaces=enemy_spaces)
    ranks = {space // 8 for space in members(*reach(state, mini_at(state, "a1")))}
    assert ranks == {0}


@pytest.mark.rule("CB-OBS-06")
@pytest.mark.parametrize("type", ["bow", "gun"])
@pytest.mark.parametrize("way", [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)])
def test_no_shot_goes_through_an_obstacle_in_any_direction(type: str, way: tuple[int, int]) -> None:
    def at(steps: int) -> str:
        return f"{'abcdefgh'[3 + way[0] * steps]}{4 + way[1] * steps}"

    def shots(obstacles: list[str]) -> list[Json]:
        state = position(south={"d4": f"d8 {type}"}, north={at(3): "d6"}, obstacles=obstacles)
        return attacks_at(state, state.minis[0], s("d4"))

    assert shots([]) == [[type, 1]]
    assert shots([at(1)]) == shots([at(2)]) == []


@pytest.mark.rule("CB-OBS-06")
def test_no_attack_goes_into_an_obstacle() -> None:
    with pytest.raises(BadData, match="CB-OBS-05"):
        position(south={"d4": "d8 bow gun"}, north={"d5": "d6"}, obstacles=["d5"])
    state = position(south={"d4": "d8 bow gun"}, north={"h2": "d6"}, obstacles=["d5", "c4", "e5"])
    assert attacks_from(state, state.minis[0], s("d4")) == []


@pytest.mark.rule("CB-OBS-06")
def test_melee_does_not_reach_over_an_obstacle() -> None:
    state = position(south={"d4": "d20"}, north={"d6": "d4", "d3": "d4"}, obstacles=["d5"])
    assert attacks_at(state, state.minis[0], s("d4")) == [["melee", 2]]


@pytest.mark.rule("CB-OBS-07")
def test_obstacles_lie_where_they_were_set_to_the_end_of_the_game() -> None:
    draw = Draw(3)
    army: Json = {"minis": ["d10", "d8 gun", "d6 bow", "d4", "d4"]}
    table = GAME.table({"obstacles": "ruins", "points": 50, "round_limit": 12}, [army, army], seed=2)
    while table.pending:
        assert table.state.obstacles == LAYOUTS["ruins"]
        question = table.pending[0]
        table.answer(question.player, offered(question)[draw.below(len(question.options()))])
    assert table.state.obstacles == LAYOUTS["ruins"]
    assert table.state.round > 2


# -- placing by hand ----------------------------------------------------------------------------


@pytest.mark.rule("CB-OBS-08")
@pytest.mark.parametrize(("dice", "first"), [([1, 2], SOUTH), ([5, 2], NORTH)])
def test_players_place_in_turn_and_who_deploys_first_begins(dice: list[int], first: int) -> None:
    played = placing(dice, 3)
    assert played.asks("setup.obstacle").args() == {"left": 3}
    told = played.play("c3", "d3", "e6").news
    second = 1 - first
    assert of_kind(told, ObstaclePlaced) == [
        ObstaclePlaced(first, s("c3")),
        ObstaclePlaced(second, s("d3")),
        ObstaclePlaced(first, s("e6")),
    ]
    assert of_kind(told, ObstaclesSet) == [ObstaclesSet(spaces("c3 d3 e6"))]
    assert played.asks("setup.deploy").player == first


@pytest.mark.rule("CB-OBS-08")
def test_a_placement_that_closes_the_last_way_is_refused() -> None:
    played = placing([1, 2], 32)
    played.play("a2", "b2", "c2", "d2", "e2", "f2", "g2")
    question = played.asks("setup.obstacle")
    refusal = refusal_of(question, s("h2"))
    assert (refusal.reason, refusal.rule) == ("chessboard.obstacle.not_connected", "CB-OBS-03")
    assert s("h2") not in question.options()
    assert question.check(s("h4")) is None


@pytest.mark.rule("CB-OBS-08")
def test_with_closed_gaps_a_placement_that_leaves_only_a_gap_is_refused() -> None:
    for gaps, legal in (("open", True), ("closed", False)):
        played = placing([1, 2], 32, diagonal_gaps=gaps)
        played.play("a2", "b2", "c2", "d3", "e2", "f2", "g2")
        assert (played.asks("setup.obstacle").check(s("h2")) is None) == legal


@pytest.mark.rule("CB-DEC-02")
@pytest.mark.parametrize("answer", [-1, 64, True, "c3"])
def test_an_obstacle_is_put_on_a_space_of_the_board(answer: Json) -> None:
    question = placing([1, 2], 4).asks("setup.obstacle")
    assert refusal_of(question, answer).reason == "kernel.unreadable"
    assert refusal_of(question, s("a1")).rule == "CB-OBS-02"


@pytest.mark.rule("CB-OBS-08")
def test_a_space_takes_one_obstacle() -> None:
    played = placing([1, 2], 4)
    played.play("c3")
    refusal = refusal_of(played.asks("setup.obstacle"), s("c3"))
    assert (refusal.reason, refusal.rule) == ("chessboard.obstacle.taken", "CB-OBS-08")


@pytest.mark.rule("CB-OBS-08")
@pytest.mark.parametrize("answer", [-1, 64, True, False, 9.0, "c3", [18], {}, {"space": 18}])
def test_what_is_no_space_is_unreadable_as_an_obstacle(answer: Json) -> None:
    question = PlaceObstacle(placing([1, 2], 4).state)
    assert refusal_of(question, answer).reason == "kernel.unreadable"


@pytest.mark.rule("CB-OBS-08")
def test_with_a_count_of_0_nobody_is_asked_for_an_obstacle() -> None:
    placing([1, 2], 0).asks("setup.deploy")


@pytest.mark.rule("CB-OBS-09")
def test_the_layout_is_final_when_both_stop_in_a_row() -> None:
    played = placing([1, 2], 10)
    told = played.play("c3", "-", "f6", "-", "-").news
    assert of_kind(told, PlacingStopped) == [
        PlacingStopped(NORTH),
        PlacingStopped(NORTH),
        PlacingStopped(SOUTH),
    ]
    assert of_kind(told, ObstaclesSet) == [ObstaclesSet(spaces("c3 f6"))]
    assert played.asks("setup.deploy").player == SOUTH


@pytest.mark.rule("CB-OBS-09")
def test_who_stopped_may_place_again_while_the_other_goes_on() -> None:
    played = placing([1, 2], 3)
    told = played.play("-", "c3", "-", "d3", "f6").news
    assert of_kind(told, ObstaclePlaced)[-1] == ObstaclePlaced(SOUTH, s("f6"))
    assert played.state.obstacles == spaces("c3 d3 f6")
