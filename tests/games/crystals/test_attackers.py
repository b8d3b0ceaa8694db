"""RNG: Rider and Archer."""

import pytest

from dicefront.games.crystals.rules.attackers import range_fields
from dicefront.games.crystals.rules.roles import ARCHER, MINER, RIDER
from dicefront.games.crystals.scenes import mines_of, number_of, position, where
from tests.games.crystals.crystals_positions import kinds, move, places, plan, play_turn


def targets(state: object, name: str, face: int) -> list[int]:
    return [attack.field for attack in plan(state, name, face).attacks]  # type: ignore[arg-type]


@pytest.mark.rule("CR-RNG-01", "CR-RNG-02", "CR-RNG-05")
def test_a_rider_reaches_back_and_an_archer_ahead_as_many_fields_as_their_level() -> None:
    assert [range_fields(RIDER, level, 10, 32) for level in (1, 2, 3)] == [[9], [9, 8], [9, 8, 7]]
    assert [range_fields(ARCHER, level, 10, 32) for level in (1, 2, 3)] == [[11], [11, 12], [11, 12, 13]]
    assert range_fields(MINER, 3, 10, 32) == []


@pytest.mark.rule("CR-RNG-01", "CR-RNG-03")
def test_a_level_2_rider() -> None:
    state = position({"1R": 6, "2S": 10, "2M": 9, "3S": 8, "3M": 7}, players=3, experience={"1R": 2})
    move(state, "1R", 4)
    assert places(state, "2S", "2M", "3S", "3M") == {"2S": "base", "2M": "base", "3S": "base", "3M": 7}
    assert state.earned == [3, 0, 0]


@pytest.mark.rule("CR-RNG-02", "CR-RNG-03")
def test_a_level_3_archer() -> None:
    state = position({"1A": 26, "2S": 28, "2M": 29, "3S": 30, "3M": 31}, players=4, experience={"1A": 5})
    move(state, "1A", 2)
    assert [where(state, name) for name in ("2S", "2M", "3S", "3M")] == ["base"] * 4
    assert state.earned == [4, 0, 0, 0]


@pytest.mark.rule("CR-RNG-01", "CR-RNG-02")
@pytest.mark.parametrize(("experience", "reach"), [(1, 1), (2, 2), (4, 2), (5, 3)])
def test_the_range_of_a_move_is_the_level(experience: int, reach: int) -> None:
    around = {"2S": 12, "2M": 13, "2R": 14, "2T": 16, "1S": 15}
    state = position({"1A": 9, **around}, experience={"1A": experience})
    assert targets(state, "1A", 3) == [12, 13, 14][: reach + 1]
    state = position({"1R": 9, "2S": 14, "2M": 13, "2R": 12, "2T": 20}, experience={"1R": experience})
    assert targets(state, "1R", 5) == [14, 13, 12][: reach + 1]


@pytest.mark.rule("CR-RNG-04")
def test_own_characters_in_range_shield_nobody() -> None:
    state = position({"1A": 5, "1S": 9, "2S": 10}, experience={"1A": 2})
    assert targets(state, "1A", 3) == [10]


@pytest.mark.rule("CR-RNG-05")
def test_the_range_runs_over_gates_and_entries_without_a_break() -> None:
    state = position({"1A": 30, "2S": 0, "2M": 1, "2R": 2}, experience={"1A": 5})
    assert targets(state, "1A", 1) == [0, 1, 2]
    state = position({"1R": "start", "2S": 31})
    assert targets(state, "1R", 1) == [31]
    state = position({"1R": "start", "2S": 0, "2M": 31}, experience={"1R": 2})
    assert targets(state, "1R", 2) == [0, 31]


@pytest.mark.rule("CR-RNG-06")
def test_the_range_follows_no_teleport() -> None:
    state = position({"1A": 1, "2S": 11, "2M": 3}, experience={"1A": 2})
    assert targets(state, "1A", 1) == [3]
    state = position({"2A": 12, "1S": "start", "1M": 11, "2S": 16}, experience={"2A": 5})
    assert targets(state, "2A", 2) == []


@pytest.mark.rule("CR-RNG-07")
def test_after_a_jump_the_range_is_measured_from_the_arrival() -> None:
    state = position({"1A": 1, "2S": 12, "2M": 4})
    move(state, "1A", 2)
    assert places(state, "1A", "2S", "2M") == {"1A": 11, "2S": "base", "2M": 4}


@pytest.mark.rule("CR-RNG-08")
def test_the_range_works_only_in_a_move_of_the_attacker_itself() -> None:
    state = position({"1A": 5, "1S": 20, "1M": 23, "1T": "start", "2S": 6})
    assert kinds(play_turn(state, ["1S"], [2])) == ["moved"]
    assert where(state, "2S") == 6


@pytest.mark.rule("CR-RNG-09")
def test_the_level_of_the_roll_counts() -> None:
    state = position({"1A": 5, "1S": 20, "1M": 23, "1T": "start", "2S": 7, "2M": 9})
    play_turn(state, ["1A", "1A"], [2])
    assert (state.characters[number_of("1A")].level(), where(state, "2M")) == (2, 9)


@pytest.mark.rule("CR-RNG-10")
def test_range_attacks_do_not_touch_mines() -> None:
    state = position({"1A": 5}, experience={"1A": 5}, mines={8: 2, 9: 1})
    assert kinds(move(state, "1A", 2)) == ["moved"]
    assert mines_of(state) == {8: 2, 9: 1}


@pytest.mark.rule("CR-RNG-11")
def test_the_range_is_measured_from_the_destination_of_a_mover_that_is_pushed_back() -> None:
    state = position({"1A": 5, "2S": 8, "2T": 9, "2M": 10}, experience={"1A": 2})
    played = move(state, "1A", 3, [1, 6, 6])
    assert places(state, "1A", "2S", "2T", "2M") == {"1A": 7, "2S": 8, "2T": "base", "2M": "base"}
    assert len(played.rolls) == 3
