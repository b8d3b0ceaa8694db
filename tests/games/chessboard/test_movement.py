"""MOV: movement."""

import pytest

from dicefront.games.chessboard.rules.events import Moved
from dicefront.games.chessboard.rules.movement import Ground, shortest_path, step_counts
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import Draw
from dicefront.kernel.testing import refusal_of
from dicefront.tabletop.grid import NAMES, NEIGHBOURS, distance, members
from tests.games.chessboard.positions import ends, move_question, names, scattered, scene, spaces

RANK_3 = {f"{file}3": "d4" for file in "abcdefgh"}
SQUEEZED = ("b1", "d1", "b2", "c2", "d2")


def steps(state: ChessState, start: str, end: str) -> int:
    return step_counts(state, mini_at(state, start), s(start))[s(end)]


@pytest.mark.rule("CB-MOV-01", "CB-DIE-04")
@pytest.mark.parametrize(("die", "move"), [(4, 2), (6, 3), (8, 4), (10, 5), (12, 6), (20, 10)])
def test_a_miniature_moves_from_nothing_up_to_half_its_die_value(die: int, move: int) -> None:
    state = position({"a1": f"d{die}"}, {"h1": "d4"})
    found = ends(state, "a1")
    assert max(distance(s("a1"), s(name)) for name in found) == min(move, 7)
    assert "a1" in found
    question = move_question(state, "a1")
    assert question.check([]) is None
    there_and_back = [s("a2"), s("a1")] * 6
    assert question.check(there_and_back[:move]) is None
    assert refusal_of(question, there_and_back[: move + 1]).rule == "CB-MOV-01"


@pytest.mark.rule("CB-MOV-02", "CB-MOV-03")
@pytest.mark.parametrize(
    ("mini", "start", "count"),
    [("d4", "d4", 25), ("d4", "a1", 9), ("d6", "d1", 28), ("d8", "b1", 30), ("d12", "d1", 56)],
)
def test_on_an_empty_board_the_spaces_within_reach_are_as_many_as_the_catalogue_says(
    mini: str, start: str, count: int
) -> None:
    assert len(ends(position({start: mini}), start)) == count


@pytest.mark.rule("CB-MOV-02")
def test_a_d20_can_end_anywhere_on_an_empty_board() -> None:
    for start in NAMES:
        assert len(ends(position({start: "d20"}), start)) == 64


@pytest.mark.rule("CB-MOV-02")
def test_every_step_goes_to_an_adjacent_space_and_may_change_its_direction() -> None:
    question = move_question(position({"d4": "d8"}), "d4")
    assert question.check([s("e5"), s("e4"), s("d3"), s("c3")]) is None
    for far in ("d6", "f4", "f6", "e6"):
        assert refusal_of(question, [s(far)]).reason == "chessboard.move.not_adjacent"
    assert refusal_of(question, [s("d4")]).reason == "chessboard.move.not_adjacent"


@pytest.mark.rule("CB-MOV-03")
def test_no_move_goes_around_the_edge_of_the_board() -> None:
    assert ends(position({"h1": "d4"}), "h1") == ["f1", "g1", "h1", "f2", "g2", "h2", "f3", "g3", "h3"]
    assert ends(position({"a5": "d4"}), "a5") == names(spaces("a3 b3 c3 a4 b4 c4 a5 b5 c5 a6 b6 c6 a7 b7 c7"))
    question = move_question(position({"h1": "d4"}), "h1")
    assert refusal_of(question, [s("a2")]).reason == "chessboard.move.not_adjacent"
    assert refusal_of(question, [64]).reason == "kernel.unreadable"


@pytest.mark.rule("CB-MOV-04")
def test_a_miniature_passes_through_friends_but_does_not_end_among_them() -> None:
    wall = dict.fromkeys(("a2", "b2", "b1"), "d4")
    state = position({"a1": "d4", **wall})
    assert ends(state, "a1") == names(spaces("a1 c1 c2 a3 b3 c3"))
    question = move_question(state, "a1")
    assert question.check([s("b2"), s("c3")]) is None
    for answer in (s("b2"), [s("b2")]):
        assert refusal_of(question, answer).rule == "CB-MOV-04"


@pytest.mark.rule("CB-MOV-05")
@pytest.mark.parametrize("enemy_spaces", ["stop", "pass", "closed"])
def test_a_space_never_holds_two_miniatures_of_one_player(enemy_spaces: str) -> None:
    state = position({"c3": "d20", "d4": "d4", "e5": "d6"}, {"c5": "d4"}, enemy_spaces=enemy_spaces)
    found = ends(state, "c3")
    assert "d4" not in found
    assert "e5" not in found
    assert "c3" in found


@pytest.mark.rule("CB-MOV-06")
def test_with_stop_a_line_of_enemies_can_be_entered_but_not_crossed() -> None:
    state = position({"d1": "d20"}, RANK_3, enemy_spaces="stop")
    assert ends(state, "d1") == names(range(24))
    question = move_question(state, "d1")
    assert question.check([s("d2"), s("d3")]) is None
    assert refusal_of(question, [s("d2"), s("d3"), s("d4")]).reason == "chessboard.move.must_stop"
    assert refusal_of(question, s("d4")).reason == "chessboard.move.no_way"


@pytest.mark.rule("CB-MOV-06", "CB-MOV-10")
def test_with_stop_an_engaged_miniature_that_comes_back_to_the_shared_space_has_to_stay_there() -> None:
    state = position({"e4": "d8"}, {"e4": "d6"})
    question = move_question(state, "e4", SOUTH)
    assert question.check([s("e5"), s("e4")]) is None
    assert refusal_of(question, [s("e5"), s("e4"), s("e3")]).reason == "chessboard.move.must_stop"


@pytest.mark.rule("CB-MOV-07")
def test_with_stop_a_space_with_a_friend_and_an_enemy_cannot_be_entered() -> None:
    state = position({"a1": "d4", "b2": "d4"}, {"b2": "d6", "a2": "d6", "b1": "d6"})
    assert ends(state, "a1") == ["a1", "b1", "a2"]
    question = move_question(state, "a1")
    assert refusal_of(question, [s("b2"), s("c3")]).rule == "CB-MOV-07"
    assert question.check([s("b2")]) is not None


@pytest.mark.rule("CB-MOV-08")
def test_with_pass_enemies_can_be_entered_crossed_and_joined() -> None:
    state = position({"d1": "d20"}, RANK_3, enemy_spaces="pass")
    assert len(ends(state, "d1")) == 64
    question = move_question(state, "d1")
    assert question.check([s("d2"), s("d3"), s("d4")]) is None


@pytest.mark.rule("CB-MOV-08", "CB-MOV-04")
def test_with_pass_a_space_with_a_friend_and_an_enemy_can_be_crossed_but_is_no_end() -> None:
    state = position({"a1": "d4", "b2": "d4", "a2": "d4", "b1": "d4"}, {"b2": "d6"}, enemy_spaces="pass")
    assert "c3" in ends(state, "a1")
    assert "b2" not in ends(state, "a1")


@pytest.mark.rule("CB-MOV-09")
def test_with_closed_no_enemy_space_can_be_entered() -> None:
    state = position({"d1": "d20"}, RANK_3, enemy_spaces="closed")
    assert ends(state, "d1") == names(range(16))
    question = move_question(state, "d1")
    assert refusal_of(question, s("d3")).rule == "CB-MOV-09"
    assert refusal_of(question, [s("d2"), s("d3")]).rule == "CB-MOV-09"


@pytest.mark.rule("CB-MOV-10")
@pytest.mark.parametrize("enemy_spaces", ["stop", "pass"])
def test_an_engaged_miniature_leaves_freely_and_at_normal_cost(enemy_spaces: str) -> None:
    state = position({"d4": "d4"}, {"d4": "d20"}, enemy_spaces=enemy_spaces)
    assert len(ends(state, "d4", SOUTH)) == 25
    played = scene(state, "d4", "d6")
    assert played.told(Moved) == [Moved(0, s("d4"), s("d6"))]
    assert not played.throws


@pytest.mark.rule("CB-MOV-11")
def test_with_open_gaps_a_diagonal_step_squeezes_between_two_obstacles() -> None:
    state = position({"c2": "d6"}, obstacles=["c3", "d2"], diagonal_gaps="open")
    assert steps(state, "c2", "d3") == 1
    assert move_question(state, "c2").check([s("d3")]) is None


@pytest.mark.rule("CB-MOV-12")
def test_with_closed_gaps_the_way_around_two_obstacles_takes_three_steps() -> None:
    state = position({"c2": "d6"}, obstacles=["c3", "d2"], diagonal_gaps="closed")
    assert steps(state, "c2", "d3") == 3
    question = move_question(state, "c2")
    assert refusal_of(question, [s("d3")]).rule == "CB-MOV-12"
    assert question.check([s("b3"), s("c4"), s("d3")]) is None
    assert "d3" in ends(state, "c2")
    slow = position({"c2": "d4"}, obstacles=["c3", "d2"], diagonal_gaps="closed")
    assert "d3" not in ends(slow, "c2")


@pytest.mark.rule("CB-MOV-12")
@pytest.mark.parametrize("obstacle", ["c3", "d2"])
@pytest.mark.parametrize("gaps", ["open", "closed"])
def test_one_obstacle_beside_a_diagonal_step_does_not_matter(gaps: str, obstacle: str) -> None:
    state = position({"c2": "d4"}, obstacles=[obstacle], diagonal_gaps=gaps)
    assert steps(state, "c2", "d3") == 1
    assert move_question(state, "c2").check([s("d3")]) is None


@pytest.mark.rule("CB-MOV-13")
@pytest.mark.parametrize("gaps", ["open", "closed"])
def test_miniatures_beside_a_diagonal_step_never_hinder_it(gaps: str) -> None:
    for south, north in (
        ({"c2": "d4", "c3": "d4", "d2": "d4"}, {}),
        ({"c2": "d4"}, {"c3": "d4", "d2": "d4"}),
    ):
        state = position(south, north, diagonal_gaps=gaps, enemy_spaces="closed")
        assert move_question(state, "c2").check([s("d3")]) is None
        assert "d3" in ends(state, "c2")


@pytest.mark.rule("CB-MOV-13", "CB-MOV-12")
def test_an_obstacle_and_a_miniature_make_no_closed_gap() -> None:
    state = position({"c2": "d4"}, {"c3": "d4"}, obstacles=["d2"], diagonal_gaps="closed")
    assert "d3" in ends(state, "c2")


@pytest.mark.rule("CB-MOV-06", "CB-MOV-14")
def test_a_miniature_among_five_enemies_can_stay_or_join_one_of_them() -> None:
    state = position({"c1": "d4"}, dict.fromkeys(SQUEEZED, "d4"), enemy_spaces="stop")
    assert ends(state, "c1") == ["b1", "c1", "d1", "b2", "c2", "d2"]


@pytest.mark.rule("CB-MOV-09", "CB-MOV-14")
def test_with_closed_a_miniature_among_five_enemies_cannot_move() -> None:
    state = position({"c1": "d4"}, dict.fromkeys(SQUEEZED, "d4"), enemy_spaces="closed")
    assert ends(state, "c1") == ["c1"]


@pytest.mark.rule("CB-MOV-04", "CB-MOV-14")
def test_a_miniature_among_five_friends_walks_through_them() -> None:
    state = position({"c1": "d4", **dict.fromkeys(SQUEEZED, "d4")})
    assert ends(state, "c1") == names(spaces("c1 a1 a2 a3 b3 c3 d3 e3 e2 e1"))


@pytest.mark.rule("CB-MOV-14", "CB-DEF-11")
def test_moving_entering_and_leaving_asks_and_rolls_nothing_of_the_other_player() -> None:
    state = position({"c1": "d8"}, {"c1": "d8 hero", "c2": "d8 hero", "d3": "d8 hero"}, enemy_spaces="pass")
    played = scene(state, "c1", "c1-c2-d3", "-")
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.attack"]
    assert not played.throws
    assert mini_at(played.state, "d3", SOUTH).id == 0


@pytest.mark.rule("CB-MOV-01", "CB-MOV-02")
def test_a_path_is_walked_to_its_last_space() -> None:
    played = scene(position({"b1": "d8"}, {"h8": "d4"}), "b1", "b1-c2-d3-d4")
    assert played.told(Moved) == [Moved(0, s("b1"), s("d4"))]
    assert mini_at(played.state, "d4").id == 0


def walked(state: ChessState, start: str, move: int) -> set[int]:
    """Where paths can end, found by asking the judge about every path."""
    question = move_question(state, start, SOUTH)
    found = {s(start)}
    paths: list[list[int]] = [[]]
    for _ in range(move):
        longer: list[list[int]] = []
        for path in paths:
            here = path[-1] if path else s(start)
            for space in NEIGHBOURS[here]:
                if question.check([*path, space]) is None:
                    found.add(space)
                # a friend is no end, but a way: the judge of the next step decides
                longer.append([*path, space])
        paths = longer
    return found


@pytest.mark.rule("CB-MOV-01", "CB-MOV-04", "CB-MOV-06", "CB-MOV-07", "CB-MOV-12")
@pytest.mark.parametrize("gaps", ["open", "closed"])
@pytest.mark.parametrize("enemy_spaces", ["stop", "pass", "closed"])
def test_a_space_is_within_reach_exactly_if_some_path_leads_there(enemy_spaces: str, gaps: str) -> None:
    draw = Draw(7)
    for _ in range(4):
        picked = scattered(draw, 10, 14, gaps)
        state = position(
            dict.fromkeys(picked[:5], "d6"),
            dict.fromkeys(picked[5:10], "d6"),
            obstacles=picked[10:],
            enemy_spaces=enemy_spaces,
            diagonal_gaps=gaps,
        )
        start = picked[0]
        assert sorted(walked(state, start, 3)) == spaces(" ".join(ends(state, start)))


@pytest.mark.rule("CB-MOV-02", "CB-MOV-12")
@pytest.mark.parametrize("gaps", ["open", "closed"])
def test_the_shortest_path_is_a_legal_one(gaps: str) -> None:
    state = position(
        {"c2": "d12", "b2": "d4"},
        {"e4": "d4", "e5": "d4"},
        obstacles=["c3", "d2", "b4", "c5", "f3"],
        diagonal_gaps=gaps,
    )
    mini = mini_at(state, "c2")
    question = move_question(state, "c2")
    counts = step_counts(state, mini, mini.space)
    for name in ends(state, "c2"):
        path = shortest_path(state, mini, s(name))
        assert question.check(list(path)) is None
        assert len(path) == counts[s(name)]


@pytest.mark.rule("CB-MOV-01", "CB-OBS-05")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("d3", "chessboard.move.obstacle"),
        ("d8", "chessboard.move.too_far"),
        ("c2", "chessboard.move.friend"),
    ],
)
def test_a_refused_move_says_why(answer: str, reason: str) -> None:
    state = position({"d2": "d4", "c2": "d4"}, obstacles=["d3"])
    assert refusal_of(move_question(state, "d2"), s(answer)).reason == reason


@pytest.mark.rule("CB-MOV-01")
@pytest.mark.parametrize("answer", [None, True, -1, 64, "d4", 2.0, {}, [True], [None], ["d4"], [[9]]])
def test_a_move_that_is_no_space_and_no_path_cannot_be_read(answer: object) -> None:
    state = position({"a1": "d4"}, turn=NORTH)
    assert refusal_of(move_question(state, "a1"), answer).reason == "kernel.unreadable"


@pytest.mark.rule("CB-MOV-06", "CB-MOV-07", "CB-MOV-08")
@pytest.mark.parametrize("enemy_spaces", ["stop", "pass", "closed"])
def test_friends_and_enemies_are_found_on_every_space(enemy_spaces: str) -> None:
    state = position({"a1": "d8", "b1": "d4"}, {"h8": "d4"}, enemy_spaces=enemy_spaces)
    mover, friend, enemy = state.minis
    for space in range(64):
        friend.space, enemy.space = space, 63 - space
        ground = Ground(state, mover)
        assert members(ground.friends_low, ground.friends_high) == [space]
        assert members(*ground.stopping()) == ([63 - space] if enemy_spaces == "stop" else [])
        free = set(range(64)) if enemy_spaces == "pass" else set(range(64)) - {63 - space}
        assert set(members(*ground.passing())) == free
