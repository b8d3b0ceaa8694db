"""SKL: Skill rolls."""

import pytest

from dicefront.games.chessboard.rules.events import MarkerPickedUp, PickUpFailed
from dicefront.games.chessboard.rules.state import NORTH
from dicefront.games.chessboard.scenes import position, where
from dicefront.games.chessboard.scenes import space as s
from tests.games.chessboard.positions import scene


@pytest.mark.rule("CB-SKL-01")
@pytest.mark.parametrize("scenario", ["last_standing", "infiltrate", "survival"])
def test_without_a_marker_there_is_no_skill_roll(scenario: str) -> None:
    played = scene(position({"d4": "d6"}, {"h8": "d4"}, scenario=scenario), "d4", "d4")
    assert played.asked == ["S turn.activate", "S turn.move"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-SKL-01", "CB-RET-03")
def test_only_on_the_markers_space_is_there_a_skill_roll() -> None:
    state = position({"d4": "d6"}, {"h8": "d4"}, scenario="retrieve", marker="d5")
    assert scene(state, "d4", "d4").waiting == "N turn.activate"
    assert scene(state, "d4", "d5").waiting == "S turn.pick-up"


@pytest.mark.rule("CB-SKL-02")
def test_the_skill_step_is_open_without_an_attack() -> None:
    state = position({"d4": "d8"}, {"d5": "d4"}, scenario="retrieve", marker="d4")
    assert scene(state, "d4", "d4", "-").waiting == "S turn.pick-up"


@pytest.mark.rule("CB-SKL-02", "CB-TRN-09")
def test_the_skill_step_is_open_after_a_defeat() -> None:
    state = position({"d4": "d8"}, {"d5": "d4", "h8": "d4"}, scenario="retrieve", marker="d4")
    played = scene(state, "d4", "d4", "xd5", dice=[8, 1, 1])
    assert where(played.state, NORTH) == ["defeated", "h8"]
    assert played.waiting == "S turn.pick-up"


@pytest.mark.rule("CB-SKL-02", "CB-TRN-08")
def test_the_skill_step_is_closed_after_an_attack_that_did_not_defeat() -> None:
    state = position({"d4": "d8"}, {"d5": "d4"}, scenario="retrieve", marker="d4")
    assert scene(state, "d4", "d4", "xd5", dice=[1, 2]).waiting == "N turn.activate"
    assert scene(state, "d4", "d4", "xd5", dice=[2, 2, 4]).waiting == "N turn.activate"


@pytest.mark.rule("CB-SKL-03", "CB-DIE-10")
def test_a_d6_fails_with_two_and_may_try_again_next_round_and_succeeds_with_three() -> None:
    state = position({"d4": "d6"}, {"h8": "d4"}, scenario="retrieve", marker="d4", turn=NORTH)
    failed = scene(state, "h8", "h8", "d4", "d4", "yes", dice=[2, 6, 1])
    assert failed.told(PickUpFailed) == [PickUpFailed(0, 2, 3)]
    assert (failed.state.marker, failed.state.carrier) == (s("d4"), -1)
    assert failed.waiting == "S turn.activate"
    again = scene(state, "h8", "h8", "d4", "d4", "yes", "d4", "d4", "yes", dice=[2, 6, 1, 3])
    assert again.told(MarkerPickedUp) == [MarkerPickedUp(0, s("d4"))]
    assert (again.state.marker, again.state.carrier) == (-1, 0)


@pytest.mark.rule("CB-SKL-03")
def test_there_is_one_skill_roll_in_a_turn() -> None:
    state = position({"d4": "d6"}, {"h8": "d4"}, scenario="retrieve", marker="d4")
    played = scene(state, "d4", "d4", "yes", dice=[1])
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.pick-up"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-SKL-03", "CB-DIE-10")
@pytest.mark.parametrize(("die", "needed"), [(4, 2), (6, 3), (8, 4), (10, 5), (12, 6), (20, 10)])
def test_a_skill_roll_needs_half_the_die_value(die: int, needed: int) -> None:
    state = position({"d4": f"d{die}"}, {"h8": "d4"}, scenario="retrieve", marker="d4")
    assert scene(state, "d4", "d4", "yes", dice=[needed]).state.carrier == 0
    failed = scene(state, "d4", "d4", "yes", dice=[needed - 1])
    assert failed.state.carrier == -1
    assert failed.throws == [f"S d{die} skill {needed - 1}"]
