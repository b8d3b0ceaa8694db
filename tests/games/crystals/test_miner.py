"""MIN: Miner and mines."""

import pytest

from dicefront.games.crystals.rules.events import MineCleared, MineKilled, MineLaid, MineSurvived, MineTaken
from dicefront.games.crystals.scenes import mines_of, number_of, position, where
from tests.games.crystals.crystals_positions import kinds, move, places, play_turn


@pytest.mark.rule("CR-MIN-01")
@pytest.mark.parametrize(("experience", "faces"), [(1, [1]), (2, [1, 2]), (5, [1, 2, 3])])
def test_the_faces_that_leave_a_mine(experience: int, faces: list[int]) -> None:
    laying = []
    for face in range(1, 7):
        state = position({"1M": 12}, experience={"1M": experience})
        move(state, "1M", face)
        if mines_of(state) == {12: 1}:
            laying.append(face)
    assert laying == faces


@pytest.mark.rule("CR-MIN-01", "CR-MIN-02")
def test_a_level_1_miner_leaves_a_mine_with_a_one() -> None:
    state = position({"1M": 5})
    played = move(state, "1M", 1)
    assert played.questions == []
    assert played.told(MineLaid) == [MineLaid(0, 5)]
    assert (where(state, "1M"), mines_of(state), state.stock) == (6, {5: 1}, [3, 4])
    state = position({"1M": 5})
    move(state, "1M", 2)
    assert mines_of(state) == {}


@pytest.mark.rule("CR-MIN-03")
def test_no_mine_is_laid_from_start() -> None:
    state = position({"1M": "start"})
    assert kinds(move(state, "1M", 1)) == ["moved"]


@pytest.mark.rule("CR-MIN-04")
def test_without_a_mine_in_base_none_is_laid() -> None:
    state = position({"1M": 5}, mines={20: 1, 21: 1, 22: 1, 23: 1})
    assert kinds(move(state, "1M", 1)) == ["moved"]
    assert len(mines_of(state)) == 4


@pytest.mark.rule("CR-MIN-05")
def test_a_mine_that_comes_back_is_not_laid_in_the_same_turn() -> None:
    state = position({"1M": 5}, mines={6: 1, 8: 1, 9: 1, 10: 1})
    assert kinds(move(state, "1M", 1)) == ["moved", "mine-taken"]
    assert mines_of(state) == {8: 1, 9: 1, 10: 1}
    assert state.earned == [1, 0]
    state.earned = [0, 0]
    move(state, "1M", 1)
    assert mines_of(state) == {6: 1, 8: 1, 9: 1, 10: 1}


@pytest.mark.rule("CR-MIN-06")
def test_no_mine_is_laid_under_a_miner_that_was_pushed_back() -> None:
    state = position({"1M": 7, "2S": 8, "2T": 9})
    assert kinds(move(state, "1M", 1, [1])) == ["moved", "saved", "pushed-back"]
    assert (where(state, "1M"), mines_of(state)) == (7, {})


@pytest.mark.rule("CR-MIN-06")
def test_a_miner_pushed_back_half_the_way_has_left_its_field() -> None:
    state = position({"1M": 6, "2S": 8, "2T": 9}, experience={"1M": 2})
    move(state, "1M", 2, [1])
    assert (where(state, "1M"), mines_of(state)) == (7, {6: 1})


@pytest.mark.rule("CR-MIN-07", "CR-TRN-08")
def test_a_killed_miner_leaves_its_mine() -> None:
    state = position({"1M": 5}, mines={6: 2})
    move(state, "1M", 1)
    assert (where(state, "1M"), mines_of(state)) == ("base", {5: 1})
    assert state.earned == [0, 1]
    assert state.stock == [3, 4]


@pytest.mark.rule("CR-MIN-07")
def test_a_miner_that_goes_home_leaves_its_mine() -> None:
    state = position({"1M": 31})
    assert kinds(move(state, "1M", 1)) == ["came-home", "mine-laid"]
    assert mines_of(state) == {31: 1}


@pytest.mark.rule("CR-MIN-08")
@pytest.mark.parametrize("field", [11, 15, 16, 31])
def test_a_mine_may_lie_on_teleports_gates_and_entries(field: int) -> None:
    state = position({"1M": field})
    move(state, "1M", 1)
    assert mines_of(state) == {field: 1}


@pytest.mark.rule("CR-MIN-09")
def test_mines_stay_when_their_miner_is_killed() -> None:
    state = position({"1M": 8, "2S": 6}, mines={20: 1})
    move(state, "2S", 2)
    assert (where(state, "1M"), mines_of(state)) == ("base", {20: 1})


@pytest.mark.rule("CR-MIN-10", "CR-MIN-16")
def test_a_mine_kills_for_one_point_and_returns_to_base() -> None:
    state = position({"1S": 5}, mines={8: 2})
    played = move(state, "1S", 3)
    assert played.told(MineKilled) == [MineKilled(0, 0, "scout", 8, 1)]
    assert (where(state, "1S"), mines_of(state)) == ("base", {})
    assert (state.earned, state.stock) == ([0, 1], [4, 4])


@pytest.mark.rule("CR-MIN-11", "CR-TOW-06", "CR-TOW-12")
def test_a_mine_whose_victim_is_saved_returns_to_base_for_nothing() -> None:
    state = position({"1S": 5, "1T": 10}, mines={8: 2})
    played = move(state, "1S", 3, [1])
    assert played.told(MineSurvived) == [MineSurvived(0, 0, "scout", 8, 1)]
    assert (where(state, "1S"), mines_of(state)) == (8, {})
    assert (state.earned, state.stock) == ([1, 0], [4, 4])


@pytest.mark.rule("CR-MIN-12")
def test_an_own_mine_is_taken_up_for_a_point() -> None:
    state = position({"1S": 5}, mines={8: 1})
    played = move(state, "1S", 3)
    assert played.told(MineTaken) == [MineTaken(0, 0, "scout", 8)]
    assert (where(state, "1S"), state.earned, state.stock) == (8, [1, 0], [4, 4])


@pytest.mark.rule("CR-MIN-13", "CR-OPT-07")
def test_passing_over_a_mine_does_nothing() -> None:
    state = position({"1S": 5}, mines={7: 2})
    assert kinds(move(state, "1S", 3)) == ["moved"]
    assert mines_of(state) == {7: 2}


@pytest.mark.rule("CR-MIN-14", "CR-OPT-07", "CR-RES-05", "CR-SEQ-08")
def test_with_pass_clears_mines_on_the_way_return_to_base() -> None:
    state = position({"1S": 5}, mines={4: 1, 6: 2, 7: 1, 8: 2, 9: 2}, mine_trigger="pass_clears")
    played = move(state, "1S", 3)
    assert kinds(played) == ["moved", "mine-cleared", "mine-cleared", "mine-killed"]
    assert played.told(MineCleared) == [MineCleared(1, 6), MineCleared(0, 7)]
    assert mines_of(state) == {4: 1, 9: 2}
    assert state.earned == [0, 1]
    assert state.stock == [3, 3]


@pytest.mark.rule("CR-MIN-14", "CR-TOW-19")
def test_with_pass_clears_a_push_back_still_triggers_the_mine_of_its_final_field() -> None:
    state = position({"1S": 5, "2M": 8, "2T": 9}, mines={6: 2, 7: 2}, mine_trigger="pass_clears")
    played = move(state, "1S", 3, [1])
    assert kinds(played) == ["moved", "saved", "pushed-back", "mine-cleared", "mine-killed"]
    assert mines_of(state) == {}
    assert state.earned == [0, 2]


@pytest.mark.rule("CR-MIN-05", "CR-MIN-14")
def test_a_cleared_own_mine_is_not_laid_in_the_same_turn() -> None:
    state = position(
        {"1M": 5}, mines={6: 1, 20: 1, 21: 1, 22: 1}, mine_trigger="pass_clears", experience={"1M": 2}
    )
    assert kinds(move(state, "1M", 2)) == ["moved", "mine-cleared"]
    assert mines_of(state) == {20: 1, 21: 1, 22: 1}


@pytest.mark.rule("CR-MIN-15")
def test_only_the_mine_on_the_teleport_of_arrival_goes_off() -> None:
    state = position({"1S": 0}, mines={3: 2})
    assert kinds(move(state, "1S", 3)) == ["moved", "jumped"]
    assert mines_of(state) == {3: 2}
    state = position({"1S": 0}, mines={11: 2})
    move(state, "1S", 3)
    assert where(state, "1S") == "base"


@pytest.mark.rule("CR-MIN-17")
def test_no_mine_goes_off_for_who_stands_or_comes_home() -> None:
    state = position({"1S": 29}, mines={31: 2})
    assert kinds(move(state, "1S", 5)) == ["came-home"]
    assert mines_of(state) == {31: 2}
    state = position({"1M": 5, "2S": 20})
    move(state, "1M", 1)
    assert (where(state, "1M"), mines_of(state)) == (6, {5: 1})


@pytest.mark.rule("CR-MIN-18")
def test_with_pass_clears_the_landing_teleport_of_a_jump_is_passed_and_what_it_skips_is_not() -> None:
    state = position({"1S": 0}, mines={2: 2, 3: 2, 5: 2}, mine_trigger="pass_clears")
    move(state, "1S", 3)
    assert (where(state, "1S"), mines_of(state)) == (11, {5: 2})


@pytest.mark.rule("CR-MIN-18")
def test_with_pass_clears_the_way_home_is_cleared() -> None:
    state = position({"1S": 29}, mines={30: 2, 31: 2, 0: 2}, mine_trigger="pass_clears")
    assert kinds(move(state, "1S", 6)) == ["came-home", "mine-cleared", "mine-cleared"]
    assert mines_of(state) == {0: 2}


@pytest.mark.rule("CR-MIN-02")
def test_a_turn_asks_nothing_about_mines() -> None:
    state = position({"1M": 5, "1S": 20, "1R": 21, "1T": "start"})
    played = play_turn(state, ["1M"], [1])
    assert played.kinds == ["crystals.turn.move"]
    assert mines_of(state) == {5: 1}
    assert places(state, "1M") == {"1M": 6}
    assert number_of("1M") == 2
