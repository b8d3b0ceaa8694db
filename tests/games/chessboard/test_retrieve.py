"""RET: the scenario Retrieve."""

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.events import MarkerDropped, MarkerLaid, MarkerPickedUp, Moved
from dicefront.games.chessboard.rules.lines import can_shoot
from dicefront.games.chessboard.rules.movement import places_on_the_way
from dicefront.games.chessboard.rules.scenarios import Drop
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState
from dicefront.games.chessboard.scenes import ChessScene, mini_at, position, where
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.playout import play_on
from dicefront.kernel.testing import refusal_of
from dicefront.tabletop.grid import NEIGHBOURS
from tests.games.chessboard.positions import (
    ends,
    move_question,
    names,
    of_kind,
    options,
    scattered,
    scene,
    spaces,
)

FAR_NORTH = {"h5": "d4"}


def retrieve(south: dict[str, str], north: dict[str, str] | None = None, **chosen: Json) -> ChessState:
    """A position of Retrieve; North watches from h5 unless it is placed."""
    return position(south, FAR_NORTH if north is None else north, scenario="retrieve", **chosen)  # type: ignore[arg-type]


def won(played: ChessScene, winner: int, rule: str) -> bool:
    outcome = played.outcome
    return outcome is not None and outcome.winners == [winner] and outcome.rule == rule


# -- the marker on the board --------------------------------------------------------------------


def before_the_marker(*obstacles: str) -> ChessState:
    state = position(south_reserve=["d4"], north_reserve=["d4"], obstacles=obstacles, phase="marker")
    state.options = options(scenario="retrieve")
    return state


@pytest.mark.rule("CB-RET-01", "CB-SEQ-03")
@pytest.mark.parametrize(("face", "space"), [(1, "d4"), (2, "e4"), (3, "d5"), (4, "e5")])
def test_a_four_sided_die_chooses_the_centre_space_before_deployment(face: int, space: str) -> None:
    laid = scene(before_the_marker(), dice=[face])
    assert laid.throws == [f"- d4 marker {face}"]
    assert laid.told(MarkerLaid) == [MarkerLaid(s(space))]
    assert laid.state.marker == s(space)
    assert laid.waiting == "S setup.deploy"


@pytest.mark.rule("CB-RET-01")
def test_the_die_is_rolled_again_while_it_names_an_obstacle() -> None:
    laid = scene(before_the_marker("d4", "d5"), dice=[1, 3, 1, 2])
    assert laid.told(MarkerLaid) == [MarkerLaid(s("e4"))]


@pytest.mark.rule("CB-RET-02")
def test_a_free_marker_hinders_neither_movement_nor_lines() -> None:
    state = retrieve({"d3": "d8 bow"}, {"d6": "d4"}, marker="d4", line_of_fire="miniatures")
    assert can_shoot(state, s("d3"), mini_at(state, "d6"))
    assert {"d4", "d5"} <= set(ends(state, "d3"))
    assert scene(state, "d3", "d3-d4-d5", "-").state.marker == s("d4")


# -- picking up ---------------------------------------------------------------------------------


@pytest.mark.rule("CB-RET-03", "CB-RET-04")
@pytest.mark.parametrize("start", ["d4", "c3"], ids=["staying there", "ending there"])
def test_a_miniature_on_the_markers_space_may_pick_it_up(start: str) -> None:
    played = scene(retrieve({start: "d6"}, marker="d4"), start, "d4", "yes", dice=[3])
    assert played.told(MarkerPickedUp) == [MarkerPickedUp(0, s("d4"))]
    assert (played.state.carrier, played.state.marker) == (0, -1)


@pytest.mark.rule("CB-RET-03")
def test_a_miniature_that_only_passed_the_marker_is_not_asked() -> None:
    played = scene(retrieve({"c3": "d6"}, marker="d4"), "c3", "c3-d4-e5")
    assert played.asked == ["S turn.activate", "S turn.move"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-RET-03", "CB-DEC-11")
def test_nobody_has_to_pick_the_marker_up() -> None:
    played = scene(retrieve({"d4": "d6"}, marker="d4"), "d4", "d4", "no")
    assert played.state.marker == s("d4")
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-RET-04")
def test_with_skill_a_failed_roll_leaves_the_marker_where_it_is() -> None:
    played = scene(retrieve({"d4": "d6"}, marker="d4"), "d4", "d4", "yes", dice=[2])
    assert (played.state.carrier, played.state.marker) == (NOBODY, s("d4"))


@pytest.mark.rule("CB-RET-05", "CB-SEQ-12")
def test_with_free_picking_up_needs_no_roll_and_may_come_before_the_attack() -> None:
    state = retrieve({"d4": "d6"}, {"d5": "d6"}, marker="d4", pickup="free")
    played = scene(state, "d4", "d4", "yes", "xd5", dice=[1, 6])
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.pick-up", "S turn.attack"]
    assert played.state.carrier == 0


@pytest.mark.rule("CB-RET-05", "CB-SEQ-12")
def test_with_free_it_may_come_after_an_attack_that_did_not_end_the_turn() -> None:
    state = retrieve({"d4": "d6"}, {"d5": "d6", "h8": "d4"}, marker="d4", pickup="free")
    played = scene(state, "d4", "d4", "no", "xd5", "yes", "-", dice=[6, 1, 1])
    assert played.asked[2:5] == ["S turn.pick-up", "S turn.attack", "S turn.pick-up"]
    assert played.state.carrier == 0


@pytest.mark.rule("CB-RET-05", "CB-SKL-01")
def test_with_free_who_declines_after_a_defeat_is_not_asked_for_a_skill_roll() -> None:
    state = retrieve({"d4": "d6"}, {"d5": "d6", "h8": "d4"}, marker="d4", pickup="free")
    played = scene(state, "d4", "d4", "no", "xd5", "no", dice=[6, 1, 1])
    assert played.waiting == "N turn.activate"
    assert played.state.marker == s("d4")


@pytest.mark.rule("CB-RET-05", "CB-TRN-08")
def test_with_free_a_failed_attack_ends_the_turn_before_it_can_come() -> None:
    state = retrieve({"d4": "d6"}, {"d5": "d6"}, marker="d4", pickup="free")
    played = scene(state, "d4", "d4", "no", "xd5", dice=[1, 6])
    assert played.waiting == "N turn.activate"
    assert played.state.marker == s("d4")


@pytest.mark.rule("CB-RET-05", "CB-SKL-01")
def test_with_free_there_is_no_skill_roll() -> None:
    state = retrieve({"d4": "d6 hero"}, marker="d4", pickup="free")
    played = scene(state, "d4", "d4", "yes")
    assert not played.throws
    assert played.state.carrier == 0


@pytest.mark.rule("CB-RET-06")
@pytest.mark.parametrize("pickup", ["skill", "free"])
def test_a_miniature_cannot_pick_up_the_marker_and_move_on(pickup: str) -> None:
    state = retrieve({"d4": "d8"}, marker="d4", pickup=pickup)
    rolled = pickup == "skill"
    played = scene(state, "d4", "d4", "yes", dice=[4] if rolled else [])
    assert played.asked.count("S turn.move") == 1
    assert played.waiting == "N turn.activate"
    assert where(played.state, SOUTH) == ["d4"]


# -- carrying and dropping ----------------------------------------------------------------------


@pytest.mark.rule("CB-RET-07")
def test_the_carrier_takes_the_marker_along_with_its_full_move_and_attack() -> None:
    state = retrieve({"d4": "d6 carrier"}, {"d8": "d6"})
    assert len(ends(state, "d4")) == 49
    played = scene(state, "d4", "d7", "-", "xd8", dice=[6, 1, 4])
    assert played.throws[0] == "S d6 attack 6"
    assert (played.state.carrier, played.state.marker) == (0, -1)
    assert where(played.state, SOUTH) == ["d7"]


@pytest.mark.rule("CB-RET-08", "CB-SEQ-10")
@pytest.mark.parametrize("space", ["d4", "d5", "d6", "d7"])
def test_the_carrier_may_drop_the_marker_before_between_or_after_its_steps(space: str) -> None:
    state = retrieve({"d4": "d6 carrier"})
    played = scene(state, "d4", "d4-d5-d6-d7", space)
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.drop"]
    assert played.told(MarkerDropped) == [MarkerDropped(0, s(space))]
    assert (played.state.carrier, played.state.marker) == (NOBODY, s(space))
    assert played.told(Moved) == [Moved(0, s("d4"), s("d7"))]


@pytest.mark.rule("CB-RET-08")
def test_the_marker_can_only_be_dropped_on_the_way() -> None:
    state = retrieve({"d4": "d6 carrier"})
    asked = scene(state, "d4", "d4-d5-e6-d7")
    assert sorted(asked.choices) == ["-", "d4", "d5", "d7", "e6"]
    for off in ("d6", "a1", "c5"):
        assert refusal_of(asked.question, s(off)).rule == "CB-RET-08"


@pytest.mark.rule("CB-RET-08")
def test_if_only_the_end_is_named_every_space_on_some_way_there_will_do() -> None:
    asked = scene(retrieve({"d4": "d6 carrier"}), "d4", "d7")
    assert asked.choices[1:] == names(spaces("d4 c5 d5 e5 c6 d6 e6 d7"))
    short = scene(retrieve({"d4": "d6 carrier"}), "d4", "d6")
    assert short.choices[1:] == names(spaces("c4 d4 e4 c5 d5 e5 c6 d6 e6"))
    staying = scene(retrieve({"d4": "d4 carrier"}), "d4", "d4")
    assert staying.choices[1:] == names(spaces("c3 d3 e3 c4 d4 e4 c5 d5 e5"))


@pytest.mark.rule("CB-RET-08", "CB-MOV-06")
def test_the_marker_cannot_be_dropped_in_passing_where_the_carrier_would_have_to_stop() -> None:
    state = retrieve({"d4": "d6 carrier", "e5": "d4"}, {"d5": "d4", "c5": "d4"}, obstacles=["c6"])
    asked = scene(state, "d4", "d6")
    assert asked.choices[1:] == names(spaces("d4 e4 e5 d6 e6"))
    assert refusal_of(asked.question, s("d5")).rule == "CB-RET-08"
    assert refusal_of(asked.question, s("c6")).rule == "CB-RET-08"
    assert asked.question.check(s("e5")) is None


def spaces_of_paths(state: ChessState, start: str) -> dict[int, set[int]]:
    """For every end of a move of three steps the spaces of all paths there, found by asking the judge."""
    question = move_question(state, start, SOUTH)
    found: dict[int, set[int]] = {s(start): {s(start)}}
    paths: list[list[int]] = [[]]
    for _ in range(3):
        paths = [[*path, space] for path in paths for space in NEIGHBOURS[(path or [s(start)])[-1]]]
        for path in paths:
            if question.check(list(path)) is None:
                found.setdefault(path[-1], {s(start)}).update(path)
    return found


@pytest.mark.rule("CB-RET-08", "CB-MOV-06", "CB-MOV-12")
@pytest.mark.parametrize("gaps", ["open", "closed"])
@pytest.mark.parametrize("enemy_spaces", ["stop", "pass", "closed"])
def test_the_places_to_drop_the_marker_are_those_of_all_legal_paths(enemy_spaces: str, gaps: str) -> None:
    draw = Draw(11)
    for _ in range(4):
        picked = scattered(draw, 10, 14, gaps)
        state = retrieve(
            {picked[0]: "d6 carrier", **dict.fromkeys(picked[1:5], "d4")},
            dict.fromkeys([*picked[5:10], *([] if enemy_spaces == "closed" else picked[:1])], "d4"),
            obstacles=list[Json](picked[10:]),
            enemy_spaces=enemy_spaces,
            diagonal_gaps=gaps,
        )
        for end, way in spaces_of_paths(state, picked[0]).items():
            assert places_on_the_way(state, mini_at(state, picked[0], SOUTH), None, end) == sorted(way)


@pytest.mark.rule("CB-RET-08", "CB-SEQ-14")
def test_the_carrier_may_still_drop_the_marker_in_the_skill_step() -> None:
    state = retrieve({"d4": "d6 carrier"}, {"d6": "d4", "h8": "d4"})
    played = scene(state, "d4", "d5", "-", "xd6", "d5", dice=[6, 1, 1])
    assert played.asked[2:] == ["S turn.drop", "S turn.attack", "S turn.drop"]
    assert (played.state.carrier, played.state.marker) == (NOBODY, s("d5"))
    asked = scene(state, "d4", "d5", "-", "xd6", dice=[6, 1, 1])
    assert asked.choices == ["-", "d5"]


@pytest.mark.rule("CB-SEQ-14", "CB-SEQ-12")
def test_nobody_is_asked_again_what_was_declined_a_moment_ago() -> None:
    carrier = scene(retrieve({"d4": "d6 carrier"}), "d4", "d5", "-")
    assert (carrier.asked.count("S turn.drop"), carrier.waiting) == (1, "N turn.activate")
    free = scene(retrieve({"d4": "d6"}, marker="d4", pickup="free"), "d4", "d4", "no")
    assert (free.asked.count("S turn.pick-up"), free.waiting) == (1, "N turn.activate")


@pytest.mark.rule("CB-RET-08", "CB-TRN-08")
def test_the_carrier_cannot_drop_the_marker_after_a_failed_attack() -> None:
    state = retrieve({"d4": "d6 carrier"}, {"d6": "d4", "h8": "d4"})
    played = scene(state, "d4", "d5", "-", "xd6", dice=[1, 2])
    assert played.waiting == "N turn.activate"
    assert played.state.carrier == 0


@pytest.mark.rule("CB-RET-08")
def test_the_marker_is_dropped_once_and_only_in_the_carriers_turn() -> None:
    state = retrieve({"d4": "d6 carrier", "b1": "d4"})
    dropped = scene(state, "d4", "d5", "d5")
    assert dropped.asked.count("S turn.drop") == 1
    assert dropped.waiting == "N turn.activate"
    other = scene(state, "b1", "b2")
    assert other.asked == ["S turn.activate", "S turn.move"]
    assert other.waiting == "N turn.activate"


@pytest.mark.rule("CB-RET-09")
@pytest.mark.parametrize("pickup", ["skill", "free"])
def test_a_miniature_that_dropped_the_marker_cannot_pick_it_up_again_in_this_turn(pickup: str) -> None:
    state = retrieve({"d4": "d6 carrier"}, {"d6": "d4", "h8": "d4"}, pickup=pickup)
    quiet = scene(state, "d4", "d4", "d4")
    assert quiet.waiting == "N turn.activate"
    fought = scene(state, "d4", "d5", "d5", "xd6", dice=[6, 1, 1])
    assert fought.asked == ["S turn.activate", "S turn.move", "S turn.drop", "S turn.attack"]
    assert fought.waiting == "N turn.activate"
    assert fought.state.marker == s("d5")


@pytest.mark.rule("CB-RET-09")
def test_a_friend_may_pick_the_dropped_marker_up_in_its_own_turn() -> None:
    state = retrieve({"d4": "d6 carrier", "e5": "d6"}, {"h5": "d4 spent"})
    played = scene(state, "d4", "d4-d5-c5", "d5", "e5", "d5", "yes", dice=[3, 1, 2])
    assert played.state.carrier == 1
    assert where(played.state, SOUTH) == ["c5", "d5"]


@pytest.mark.rule("CB-RET-10", "CB-SEQ-22")
def test_the_marker_of_a_defeated_carrier_drops_in_its_space_and_nobody_is_asked() -> None:
    state = retrieve({"d4": "d8 bow"}, {"d7": "d4 carrier", "h8": "d4"})
    played = scene(state, "d4", "d4", "bow d7", dice=[8, 1, 1])
    assert played.told(MarkerDropped) == [MarkerDropped(1, s("d7"))]
    assert (played.state.carrier, played.state.marker) == (NOBODY, s("d7"))
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-RET-10", "CB-SKL-02")
def test_who_defeats_the_carrier_in_the_shared_space_may_pick_the_marker_up_at_once() -> None:
    state = retrieve({"e5": "d8"}, {"e5": "d4 carrier", "h8": "d4"})
    played = scene(state, "e5", "e5", "xe5", "yes", dice=[8, 1, 1, 4])
    assert played.asked[-1] == "S turn.pick-up"
    assert played.state.carrier == 0


# -- winning ------------------------------------------------------------------------------------


@pytest.mark.rule("CB-RET-11", "CB-SEQ-11")
def test_the_carrier_wins_by_ending_its_move_on_an_own_corner() -> None:
    played = scene(retrieve({"d4": "d6 carrier"}, {"b1": "d4", "a2": "d4"}), "d4", "d4-c3-b2-a1", "-")
    assert won(played, SOUTH, "CB-RET-11")
    assert played.asked[-1] == "S turn.drop"
    assert played.told(Moved) == [Moved(0, s("d4"), s("a1"))]


@pytest.mark.rule("CB-RET-11")
@pytest.mark.parametrize(
    ("start", "corner", "wins"), [("g7", "h8", False), ("b7", "a8", False), ("g2", "h1", True)]
)
def test_only_the_own_corners_count_for_south(start: str, corner: str, wins: bool) -> None:
    played = scene(retrieve({start: "d6 carrier"}), start, corner, "-")
    assert won(played, SOUTH, "CB-RET-11") == wins
    assert (played.outcome is not None) == wins


@pytest.mark.rule("CB-RET-11", "CB-BRD-03")
@pytest.mark.parametrize("corner", ["a8", "h8"])
def test_north_carries_the_marker_to_the_corners_of_rank_eight(corner: str) -> None:
    start = corner[0] + "6"
    state = retrieve({"d1": "d4"}, {start: "d4 carrier"}, turn=NORTH)
    assert won(scene(state, start, corner, "-"), NORTH, "CB-RET-11")


@pytest.mark.rule("CB-RET-11")
def test_passing_a_corner_a_dropped_marker_or_another_miniature_wins_nothing() -> None:
    passing = scene(retrieve({"b2": "d6 carrier"}), "b2", "b2-a1-b1", "-")
    assert passing.outcome is None
    dropped = scene(retrieve({"b2": "d6 carrier"}), "b2", "a1", "b2")
    assert dropped.outcome is None
    other = scene(retrieve({"b2": "d6", "h4": "d6 carrier"}), "b2", "a1")
    assert other.outcome is None


@pytest.mark.rule("CB-RET-11", "CB-MOV-01")
def test_a_move_of_no_steps_is_a_move_step_too() -> None:
    assert won(scene(retrieve({"h1": "d6 carrier"}), "h1", "h1", "-"), SOUTH, "CB-RET-11")


@pytest.mark.rule("CB-RET-11", "CB-OPT-20")
def test_in_other_scenarios_a_corner_is_a_space_like_any_other() -> None:
    assert scene(position({"b2": "d6"}, FAR_NORTH), "b2", "a1").outcome is None


@pytest.mark.rule("CB-RET-12", "CB-SEQ-15", "CB-END-01")
@pytest.mark.parametrize("pickup", ["skill", "free"])
def test_picking_the_marker_up_on_an_own_corner_wins_at_once(pickup: str) -> None:
    state = retrieve({"a1": "d6"}, {"a2": "d4"}, marker="a1", pickup=pickup)
    if pickup == "skill":
        played = scene(state, "a1", "a1", "-", "yes", dice=[3])
    else:
        played = scene(state, "a1", "a1", "yes")
    assert won(played, SOUTH, "CB-RET-12")
    assert played.told(MarkerPickedUp) == [MarkerPickedUp(0, s("a1"))]


@pytest.mark.rule("CB-RET-12")
def test_picking_the_marker_up_on_the_opponents_corner_wins_nothing() -> None:
    played = scene(retrieve({"a8": "d6"}, marker="a8"), "a8", "a8", "yes", dice=[3])
    assert played.outcome is None
    assert played.state.carrier == 0


@pytest.mark.rule("CB-RET-12", "CB-RET-10")
def test_who_defeats_the_carrier_on_an_own_corner_may_win_with_the_same_turn() -> None:
    state = retrieve({"h1": "d8"}, {"h1": "d4 carrier", "h8": "d4"})
    assert won(scene(state, "h1", "h1", "xh1", "yes", dice=[8, 1, 1, 4]), SOUTH, "CB-RET-12")


# -- where the marker is ------------------------------------------------------------------------


@pytest.mark.rule("CB-RET-13")
@pytest.mark.parametrize("pickup", ["skill", "free"])
def test_the_marker_is_always_either_carried_by_one_or_lying_in_one_space(pickup: str) -> None:
    draw = Draw(5)
    moves = 0
    for seed in range(6):
        table = GAME.table({"scenario": "retrieve", "pickup": pickup, "obstacles": "pillars"}, seed=seed)
        while table.pending and moves < 4000:
            play_on(table, draw, 1)
            moves += 1
            state = table.state
            if state.phase in ("round", "turn", "round-end") and state.outcome is None:
                assert (state.marker >= 0) != (state.carrier >= 0)
                assert state.carrier < 0 or state.minis[state.carrier].space >= 0
            assert len(of_kind(table.told, MarkerPickedUp)) <= 1


@pytest.mark.rule("CB-RET-14")
@pytest.mark.parametrize("pickup", ["skill", "free"])
def test_the_marker_is_never_taken_from_a_living_carrier(pickup: str) -> None:
    state = retrieve({"e5": "d8"}, {"e5": "d4 carrier"}, pickup=pickup)
    played = scene(state, "e5", "e5", "-")
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.attack"]
    assert played.state.carrier == 1
    survived = scene(state, "e5", "e5", "xe5", dice=[8, 1, 4])
    assert survived.state.carrier == 1


@pytest.mark.rule("CB-RET-08")
@pytest.mark.parametrize("answer", [True, -1, 64, "d4", [27], {}, 2.0])
def test_a_drop_that_is_no_space_cannot_be_read(answer: object) -> None:
    state = retrieve({"d4": "d4 carrier"})
    question = Drop(mini_at(state, "d4"), [s("d4")])
    assert refusal_of(question, answer).reason == "kernel.unreadable"
    assert question.check(None) is None
