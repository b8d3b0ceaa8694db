"""LIN: lines of fire."""

import pytest

from dicefront.games.chessboard.rules.lines import attacks_from, can_shoot
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import Draw
from dicefront.kernel.testing import refusal_of
from dicefront.tabletop.grid import NAMES
from tests.games.chessboard.positions import attack_question, attacks_at, scattered


def shots(state: ChessState, name: str) -> list[str]:
    """Where the enemies stand that the miniature on a space can shoot at."""
    mini = mini_at(state, name, SOUTH)
    found: list[str] = []
    for aim in attacks_from(state, mini, mini.space):
        if aim.type == "gun":
            found.append(NAMES[state.minis[aim.target].space])
    return found


@pytest.mark.rule("CB-LIN-01")
def test_a_straight_line_runs_along_rank_file_or_diagonal() -> None:
    state = position({"d2": "d8 gun"}, dict.fromkeys(("d7", "h2", "a5", "g5", "e4", "f3"), "d4"))
    assert shots(state, "d2") == ["d7", "h2", "a5", "g5"]
    for out_of_line in (5, 6):
        refusal = refusal_of(attack_question(state, "d2"), ["gun", out_of_line])
        assert refusal.reason == "chessboard.attack.not_in_line"


@pytest.mark.rule("CB-LIN-01", "CB-LIN-02")
def test_the_eight_directions_reach_to_the_edge_of_the_board() -> None:
    edges = ["d1", "a1", "a4", "a7", "d8", "h8", "h4", "g1"]
    state = position({"d4": "d8 gun"}, dict.fromkeys(edges, "d4"))
    assert shots(state, "d4") == edges
    corner = position({"a1": "d8 gun"}, {"a8": "d4", "h8": "d4", "h1": "d4"})
    assert shots(corner, "a1") == ["a8", "h8", "h1"]


@pytest.mark.rule("CB-LIN-03", "CB-LIN-04", "CB-OBS-06")
def test_in_the_diagram_the_shooter_may_attack_g5_only() -> None:
    state = position({"d2": "d8 gun"}, {"d7": "d4", "g5": "d4", "e4": "d4"}, obstacles=["d5"])
    assert shots(state, "d2") == ["g5"]
    question = attack_question(state, "d2")
    blocked = refusal_of(question, ["gun", 1])
    assert (blocked.rule, blocked.args["space"]) == ("CB-LIN-03", s("d5"))
    assert refusal_of(question, ["gun", 3]).rule == "CB-LIN-01"


@pytest.mark.rule("CB-LIN-03")
@pytest.mark.parametrize("obstacle", ["b3", "b4", "b5", "b6"])
def test_an_obstacle_anywhere_between_blocks_the_line(obstacle: str) -> None:
    state = position({"b2": "d8 gun"}, {"b7": "d4"}, obstacles=[obstacle])
    assert shots(state, "b2") == []


@pytest.mark.rule("CB-LIN-03")
def test_an_obstacle_behind_or_beside_does_not_block() -> None:
    state = position({"b3": "d8 gun"}, {"b6": "d4"}, obstacles=["b2", "b7", "a4", "c5"])
    assert shots(state, "b3") == ["b6"]


@pytest.mark.rule("CB-LIN-05", "CB-LIN-06")
def test_miniatures_block_a_line_only_with_that_option() -> None:
    for between in ({"b3": "d4"}, {}):
        north = {"b6": "d4"} if between else {"b6": "d4", "b3": "d4"}
        far = "b6"
        usual = position({"b1": "d8 gun", **between}, north, line_of_fire="obstacles")
        assert far in shots(usual, "b1")
        strict = position({"b1": "d8 gun", **between}, north, line_of_fire="miniatures")
        assert far not in shots(strict, "b1")
        refusal = refusal_of(attack_question(strict, "b1"), ["gun", mini_at(strict, far).id])
        assert (refusal.rule, refusal.args["space"]) == ("CB-LIN-06", s("b3"))


@pytest.mark.rule("CB-LIN-07")
def test_miniatures_in_the_attackers_or_the_targets_space_never_block() -> None:
    state = position(
        {"b1": "d8 gun", "b6": "d4"}, {"b1": "d4", "b6": "d4"}, line_of_fire="miniatures", obstacles=[]
    )
    assert shots(state, "b1") == ["b6"]


@pytest.mark.rule("CB-LIN-08")
def test_with_open_gaps_a_diagonal_line_passes_between_two_obstacles() -> None:
    state = position({"c2": "d8 gun"}, {"e4": "d4", "d3": "d4"}, obstacles=["c3", "d2"], diagonal_gaps="open")
    assert shots(state, "c2") == ["e4", "d3"]
    assert attack_question(state, "c2").check(["melee", 2]) is None


@pytest.mark.rule("CB-LIN-09")
def test_with_closed_gaps_neither_a_shot_nor_a_melee_attack_crosses_them() -> None:
    state = position(
        {"c2": "d8 gun"}, {"e4": "d4", "d3": "d4"}, obstacles=["c3", "d2"], diagonal_gaps="closed"
    )
    assert attacks_from(state, mini_at(state, "c2"), s("c2")) == []
    question = attack_question(state, "c2")
    for answer in (["gun", 1], ["gun", 2], ["melee", 2]):
        refusal = refusal_of(question, answer)
        assert (refusal.reason, refusal.rule) == ("chessboard.attack.gap", "CB-LIN-09")


@pytest.mark.rule("CB-LIN-09")
@pytest.mark.parametrize("pair", [["d4", "e3"], ["e5", "f4"]])
def test_with_closed_gaps_a_gap_further_along_the_line_blocks_as_well(pair: list[str]) -> None:
    state = position({"c2": "d8 gun"}, {"f5": "d4"}, obstacles=pair, diagonal_gaps="closed")
    assert shots(state, "c2") == []


@pytest.mark.rule("CB-LIN-09")
def test_with_closed_gaps_one_obstacle_at_the_corner_does_not_block() -> None:
    state = position({"c2": "d8 gun"}, {"d3": "d4"}, obstacles=["c3"], diagonal_gaps="closed")
    assert attacks_at(state, mini_at(state, "c2"), s("c2")) == [["melee", 1], ["gun", 1]]


@pytest.mark.rule("CB-LIN-10")
@pytest.mark.parametrize("gaps", ["open", "closed"])
@pytest.mark.parametrize("fire", ["obstacles", "miniatures"])
def test_if_one_can_draw_a_line_to_another_so_can_the_other(gaps: str, fire: str) -> None:
    draw = Draw(3)
    for _ in range(12):
        picked = scattered(draw, 8, 14, gaps)
        state = position(
            dict.fromkeys(picked[:4], "d4"),
            dict.fromkeys(picked[4:8], "d4"),
            obstacles=picked[8:],
            diagonal_gaps=gaps,
            line_of_fire=fire,
        )
        for one in [mini for mini in state.minis if mini.owner == SOUTH]:
            for other in [mini for mini in state.minis if mini.owner == NORTH]:
                there = can_shoot(state, one.space, other)
                assert there == can_shoot(state, other.space, one)
