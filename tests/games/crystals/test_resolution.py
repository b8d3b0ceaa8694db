"""RES: resolution order of a move."""

import pytest

from dicefront.games.crystals.rules.events import Gained
from dicefront.games.crystals.rules.experience import assign_experience
from dicefront.games.crystals.scenes import mines_of, position, where
from dicefront.kernel.testing import play_out
from tests.games.crystals.crystals_positions import chosen, kinds, move, plan


@pytest.mark.rule("CR-RES-01")
def test_home_is_settled_at_once_and_ends_the_game_before_the_miner_lays() -> None:
    state = position({"1M": 31, "2S": 0}, crystals=[2, 0])
    assert kinds(move(state, "1M", 1)) == ["came-home"]
    assert state.outcome is not None
    assert mines_of(state) == {}


@pytest.mark.rule("CR-RES-02")
def test_attacks_and_cover_are_noted_before_the_move() -> None:
    state = position({"1R": 5, "2T": 9, "2M": 8}, experience={"2T": 2})
    assert [(attack.field, attack.saves) for attack in plan(state, "1R", 4).attacks] == [(9, 2), (8, 2)]


@pytest.mark.rule("CR-RES-03")
def test_attacks_are_settled_from_near_to_far_each_with_its_roll() -> None:
    state = position(
        {"1A": 0, "2S": 3, "2M": 11, "3S": 12, "3M": 13, "2T": 7, "3T": 15},
        players=3,
        teleport_origin_kill="yes",
        experience={"1A": 2},
    )
    played = move(state, "1A", 3, [6, 6, 1, 6])
    assert [roll.player for roll in played.rolls] == [1, 1, 2, 2]
    fields = [(type(event).kind, event.args()["field"]) for event in played.events[2:]]
    assert fields == [
        ("crystals.killed", 3),
        ("crystals.killed", 11),
        ("crystals.saved", 12),
        ("crystals.killed", 13),
    ]


@pytest.mark.rule("CR-RES-04")
def test_the_mover_stands_on_its_destination_after_the_attacks() -> None:
    state = position({"1S": 5, "2M": 8, "2T": 9})
    assert kinds(move(state, "1S", 3, [1])) == ["moved", "saved", "pushed-back"]
    assert where(state, "1S") == 7


@pytest.mark.rule("CR-RES-05")
def test_passed_mines_are_cleared_before_the_mine_of_the_final_field() -> None:
    state = position({"1S": 5}, mines={6: 1, 8: 1}, mine_trigger="pass_clears")
    assert kinds(move(state, "1S", 3)) == ["moved", "mine-cleared", "mine-taken"]
    assert state.earned == [1, 0]


@pytest.mark.rule("CR-RES-06")
def test_the_miner_lays_last() -> None:
    state = position({"1M": 5, "2S": 6})
    assert kinds(move(state, "1M", 1)) == ["moved", "killed", "mine-laid"]


@pytest.mark.rule("CR-RES-07")
def test_the_move_tells_whether_the_scout_has_earned_an_extra_turn() -> None:
    assert move(position({"1S": 5}), "1S", 1).result is True
    assert move(position({"1S": 5}), "1S", 2).result is False
    assert move(position({"1R": 5}), "1R", 1).result is False


@pytest.mark.rule("CR-RES-08")
def test_the_player_on_turn_assigns_first_then_the_others_clockwise() -> None:
    state = position(players=4, turn_of=3)
    state.earned = [1, 1, 1, 1]
    order = chosen(["3S", "4S", "1S", "2S"])
    played = play_out(assign_experience(state, 2), order)
    assert [event.player for event in played.told(Gained)] == [2, 3, 0, 1]
