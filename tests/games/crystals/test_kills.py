"""KIL: kills."""

import pytest

from dicefront.games.crystals.rules.events import Killed
from dicefront.games.crystals.scenes import position, where
from tests.games.crystals.crystals_positions import kinds, move, places, plan, play_turn


@pytest.mark.rule("CR-KIL-01", "CR-KIL-02", "CR-KIL-04")
def test_the_character_on_the_destination_is_killed_for_a_point() -> None:
    state = position({"1S": 5, "2M": 8})
    played = move(state, "1S", 3)
    assert played.told(Killed) == [Killed(1, 6, "miner", 8, 0)]
    assert places(state, "1S", "2M") == {"1S": 8, "2M": "base"}
    assert state.earned == [1, 0]


@pytest.mark.rule("CR-KIL-03")
def test_a_killed_character_keeps_its_experience() -> None:
    state = position({"1S": 5, "2M": 8}, experience={"2M": 4})
    move(state, "1S", 3)
    assert state.characters[6].experience == 4


@pytest.mark.rule("CR-KIL-04")
def test_each_kill_of_a_move_earns_a_point() -> None:
    state = position({"1R": 5, "2M": 8, "2S": 7, "3S": 6}, players=3, experience={"1R": 2})
    move(state, "1R", 3)
    assert state.earned == [3, 0, 0]


@pytest.mark.rule("CR-KIL-05", "CR-RNG-04")
def test_own_characters_are_never_attacked() -> None:
    state = position({"1R": 5, "1S": 7, "1M": 6, "2S": 8}, experience={"1R": 5})
    assert [attack.field for attack in plan(state, "1R", 3).attacks] == [8]
    move(state, "1R", 3)
    assert places(state, "1S", "1M") == {"1S": 7, "1M": 6}


@pytest.mark.rule("CR-KIL-06", "CR-DEC-08")
def test_nobody_can_be_spared() -> None:
    state = position({"1S": 5, "1R": 20, "1M": 21, "1T": "start", "2M": 8})
    played = play_turn(state, ["1S", "1S"], [3])
    assert played.kinds == ["crystals.turn.move", "crystals.turn.experience"]
    assert kinds(played) == ["moved", "killed", "gained"]


@pytest.mark.rule("CR-KIL-07")
def test_a_killed_character_begins_again_on_start() -> None:
    state = position({"1S": 5, "1R": 20, "1M": 21, "1T": "start", "2M": 8, "2S": 3, "2R": 4, "2T": 30})
    play_turn(state, ["1S", "1S"], [3])
    played = play_turn(state, ["2R"], [2])
    assert kinds(played)[0] == "spawned"
    assert where(state, "2M") == "start"
    move(state, "2M", 2)
    assert where(state, "2M") == 17


@pytest.mark.rule("CR-KIL-08")
def test_crystals_are_not_lost_by_a_kill() -> None:
    state = position({"1S": 5, "2M": 8}, crystals=[0, 2])
    move(state, "1S", 3)
    assert (state.crystals, state.middle) == ([0, 2], 3)
