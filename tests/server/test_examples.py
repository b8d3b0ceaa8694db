"""Examples beside the rules: what they show is what the rules say."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.tabletop.grid import space_named
from tests.server.serving import Visitor, Visitors

D2 = space_named("d2")


def board(visitor: Visitor, obstacles: list[str], gaps: bool = False, die: int = 8) -> Any:
    position = {"space": D2, "die": die, "obstacles": [space_named(one) for one in obstacles], "gaps": gaps}
    return visitor.post("/api/examples/chessboard", {"position": position})["found"]


def table(visitor: Visitor, eye: list[int], target: list[int], height: int) -> Any:
    position = {"eye": eye, "target": target, "height": height}
    return visitor.post("/api/examples/home_raiders", {"position": position})["found"]


@pytest.mark.rule("CB-LIN-03", "CB-LIN-01")
def test_an_obstacle_blocks_the_line_behind_it(visitor: Visitors) -> None:
    free = board(visitor(), [])
    found = board(visitor(), ["d4"])
    assert space_named("d8") in free["line"]
    assert space_named("d3") in found["line"]
    assert found["blocked"][str(space_named("d8"))] == space_named("d4")
    assert space_named("e4") not in free["line"]


@pytest.mark.rule("CB-LIN-08", "CB-LIN-09")
def test_a_gap_between_two_obstacles_is_open_or_closed(visitor: Visitors) -> None:
    anna = visitor()
    far = space_named("f4")
    assert far in board(anna, ["d3", "e2"])["line"]
    assert far not in board(anna, ["d3", "e2"], gaps=True)["line"]


@pytest.mark.rule("CB-MOV-01", "CB-MOV-02", "CB-DIE-04")
def test_a_miniature_moves_half_its_die_and_around_obstacles(visitor: Visitors) -> None:
    anna = visitor()
    found = board(anna, [], die=4)
    assert found["move"] == 2
    assert max(found["steps"].values()) == 2
    assert found["steps"][str(space_named("f4"))] == 2
    around = board(anna, ["c3", "d3", "e3"])
    assert around["steps"][str(space_named("d4"))] == 4


@pytest.mark.rule("HR-GEN-06")
def test_distance_is_from_edge_to_edge_and_height_counts(visitor: Visitors) -> None:
    anna = visitor()
    flat = table(anna, [10, 10], [40, 10], 10)
    assert flat["distance"] == pytest.approx(3 - 2 * flat["radius"] / 10, abs=0.01)
    low, high = (table(anna, [30, 40], [60, 40], height) for height in (10, 40))
    assert high["on_top"] == [False, True]
    assert high["distance"] > low["distance"] > 3 - 2 * flat["radius"] / 10


@pytest.mark.rule("HR-LOS-02", "HR-LOS-06", "HR-LOS-07", "HR-LOS-08")
def test_a_box_hides_nothing_some_or_all(visitor: Visitors) -> None:
    anna = visitor()
    assert table(anna, [10, 10], [110, 10], 40)["level"] == "open"
    assert table(anna, [20, 40], [90, 40], 60)["level"] == "hidden"
    low = table(anna, [20, 40], [90, 40], 8)
    assert low["level"] == "partial"
    assert 0 < low["hidden"] < 1
    assert low["rule"] == "HR-LOS-07"


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("chessboard", {}),
        ("chessboard", {"space": 64, "die": 8, "obstacles": []}),
        ("chessboard", {"space": 1, "die": 5, "obstacles": []}),
        ("chessboard", {"space": 1, "die": 6, "obstacles": [1]}),
        ("home_raiders", {"eye": [0], "target": [0, 0], "height": 10}),
        ("home_raiders", {"eye": [0, 900], "target": [0, 0], "height": 10}),
        ("home_raiders", {"eye": [0, 0], "target": [9, 9], "height": 0}),
    ],
)
def test_a_position_that_cannot_be_is_refused(visitor: Visitors, game: str, position: Any) -> None:
    visitor().post(f"/api/examples/{game}", {"position": position}, 422)


def test_a_game_without_examples_says_so(visitor: Visitors) -> None:
    visitor().post("/api/examples/crystals", {"position": {}}, 404)
