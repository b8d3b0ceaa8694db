"""TEL: teleports."""

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.events import Jumped, Moved
from dicefront.games.crystals.rules.tracks import ready_made
from dicefront.games.crystals.scenes import movers, number_of, position, where
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.errors import BrokenLog
from dicefront.kernel.position import Position, read_position
from dicefront.kernel.table import Table
from tests.games.crystals.crystals_positions import kinds, move, places, plan, play_turn


@pytest.mark.rule("CR-TEL-01")
def test_landing_on_a_teleport_leads_to_the_next() -> None:
    state = position({"1S": 0}, players=4)
    played = move(state, "1S", 3)
    assert played.events == [Moved(0, 0, "scout", 3, 0, 3), Jumped(0, 0, "scout", 3, 11)]
    assert (where(state, "1S"), state.characters[0].step) == (11, 12)
    state = position({"1S": "start"}, players=4)
    move(state, "1S", 4)
    assert where(state, "1S") == 11


@pytest.mark.rule("CR-TEL-01")
def test_from_the_last_number_the_jump_leads_to_the_first() -> None:
    state = position({"3S": 24}, players=4)
    move(state, "3S", 3)
    assert where(state, "3S") == 3


@pytest.mark.rule("CR-TEL-02")
def test_there_is_no_choice_about_jumping() -> None:
    state = position({"1S": 0, "1M": 20, "1R": 21, "1T": "start"})
    played = play_turn(state, ["1S"], [3])
    assert played.kinds == ["crystals.turn.move"]
    assert where(state, "1S") == 11


@pytest.mark.rule("CR-TEL-03")
def test_a_move_has_one_jump_at_most() -> None:
    state = position({"1S": 0})
    assert kinds(move(state, "1S", 3)) == ["moved", "jumped"]
    assert where(state, "1S") == 11


@pytest.mark.rule("CR-TEL-04")
def test_an_own_character_on_the_target_keeps_the_mover_on_the_landing_teleport() -> None:
    state = position({"1S": 0, "1M": 11, "2S": 3})
    played = move(state, "1S", 3)
    assert kinds(played) == ["moved", "killed"]
    assert places(state, "1S", "1M", "2S") == {"1S": 3, "1M": 11, "2S": "base"}


@pytest.mark.rule("CR-TEL-05")
def test_an_opponent_on_the_target_is_attacked() -> None:
    state = position({"1S": 0, "2S": 11})
    move(state, "1S", 3)
    assert places(state, "1S", "2S") == {"1S": 11, "2S": "base"}
    assert state.earned == [1, 0]


@pytest.mark.rule("CR-TEL-06", "CR-OPT-06")
def test_an_opponent_on_the_landing_teleport_is_left_alone() -> None:
    state = position({"1S": 0, "3S": 3}, players=4)
    move(state, "1S", 3)
    assert places(state, "1S", "3S") == {"1S": 11, "3S": 3}
    assert state.earned == [0, 0, 0, 0]


@pytest.mark.rule("CR-TEL-07", "CR-OPT-06", "CR-RES-03")
def test_with_origin_kill_the_landing_teleport_is_attacked_before_all_others() -> None:
    state = position({"1R": 0, "2S": 3, "2M": 11, "3S": 10}, players=4, teleport_origin_kill="yes")
    assert [attack.field for attack in plan(state, "1R", 3).attacks] == [3, 11, 10]
    move(state, "1R", 3)
    assert places(state, "1R", "2S", "2M", "3S") == {"1R": 11, "2S": "base", "2M": "base", "3S": "base"}


@pytest.mark.rule("CR-TEL-07")
def test_with_origin_kill_a_saved_character_stays_and_the_mover_still_jumps() -> None:
    state = position({"1S": 0, "2S": 3, "2T": 5}, teleport_origin_kill="yes")
    played = move(state, "1S", 3, [1])
    assert kinds(played) == ["moved", "jumped", "saved"]
    assert places(state, "1S", "2S") == {"1S": 11, "2S": 3}


@pytest.mark.rule("CR-TEL-07", "CR-TEL-10")
def test_with_origin_kill_nobody_is_attacked_by_a_jump_home() -> None:
    state = position({"1S": 24, "2S": 27}, teleport_origin_kill="yes", last_teleport="home")
    move(state, "1S", 3)
    assert places(state, "1S", "2S") == {"1S": "base", "2S": 27}
    assert state.crystals == [1, 0]


@pytest.mark.rule("CR-TEL-08")
@pytest.mark.parametrize(
    ("players", "side", "step"), [(2, 7, 28), (4, 7, 28), (3, 7, 20), (4, 5, 21), (3, 3, 10), (2, 9, 35)]
)
def test_the_last_teleport_of_a_lap(players: int, side: int, step: int) -> None:
    board = position(players=players, side_length=side, last_teleport="home").options.board
    assert step == board.length - (side + 1) // 2
    for seat in range(players):
        assert [here for here, there in enumerate(board.jump_to[seat]) if there == board.home] == [step]
        assert board.field_at[seat][step] in ready_made(players, side).teleports


@pytest.mark.rule("CR-TEL-09", "CR-OPT-05")
def test_on_its_last_teleport_a_character_stays() -> None:
    state = position({"1S": 24, "2S": 1}, players=4)
    assert kinds(move(state, "1S", 3)) == ["moved"]
    assert (where(state, "1S"), state.characters[0].step) == (27, 28)
    move(state, "2S", 2)
    assert (where(state, "2S"), state.characters[4].step) == (3, 28)


@pytest.mark.rule("CR-TEL-10", "CR-OPT-05")
def test_the_last_teleport_may_lead_home() -> None:
    state = position({"1S": 24}, players=4, last_teleport="home")
    assert kinds(move(state, "1S", 3)) == ["came-home"]
    assert state.crystals == [1, 0, 0, 0]


@pytest.mark.rule("CR-TEL-11", "CR-OPT-05")
def test_the_last_teleport_may_lead_past_home_into_another_lap() -> None:
    state = position({"1S": 24}, players=4, last_teleport="lap")
    move(state, "1S", 3)
    assert (where(state, "1S"), state.characters[0].step) == (3, 4)


@pytest.mark.rule("CR-TEL-12")
def test_a_character_on_a_teleport_walks_on_from_it() -> None:
    state = position({"1S": 11})
    assert kinds(move(state, "1S", 2)) == ["moved"]
    assert where(state, "1S") == 13


@pytest.mark.rule("CR-TEL-13", "CR-TOW-18")
def test_a_push_back_onto_a_teleport_starts_no_jump() -> None:
    state = position({"1S": 0, "2M": 4, "2T": 5})
    assert kinds(move(state, "1S", 4, [1])) == ["moved", "saved", "pushed-back"]
    assert where(state, "1S") == 3


@pytest.mark.rule("CR-MOV-05", "CR-TEL-01")
def test_a_mover_jumps_away_from_a_teleport_that_an_own_character_holds() -> None:
    state = position({"1S": 0, "1M": 3})
    assert movers(state, 1, 3) == ["1S", "1M"]
    move(state, "1S", 3)
    assert places(state, "1S", "1M") == {"1S": 11, "1M": 3}


@pytest.mark.rule("CR-MOV-05", "CR-TEL-04", "CR-TRN-05")
def test_without_a_jump_an_own_character_on_the_landing_teleport_forbids_the_move() -> None:
    state = position({"1S": 0, "1M": 3, "1T": 11})
    assert movers(state, 1, 3) == ["1M", "1T"]


@pytest.mark.rule("CR-MOV-05", "CR-TEL-09", "CR-TEL-10", "CR-TEL-11")
@pytest.mark.parametrize(("last", "first_mover"), [("stay", "1M"), ("home", "1S"), ("lap", "1S")])
def test_what_an_own_character_on_the_last_teleport_forbids(last: str, first_mover: str) -> None:
    state = position({"1S": 24, "1M": 27}, last_teleport=last)
    assert movers(state, 1, 3)[0] == first_mover


@pytest.mark.rule("CR-MOV-05", "CR-TEL-07", "CR-KIL-05")
def test_with_origin_kill_an_own_character_on_the_landing_teleport_is_left_alone() -> None:
    state = position({"1S": 0, "1M": 3}, teleport_origin_kill="yes")
    move(state, "1S", 3)
    assert places(state, "1S", "1M") == {"1S": 11, "1M": 3}
    assert state.earned == [0, 0]


def test_a_position_of_rules_1_0_is_read_as_it_is() -> None:
    state = position({"1S": 0, "1M": 3, "1T": "start", "2S": "start"})
    data = Position(state, 0, []).to_json(GAME) | {"rules": "1.0"}
    table = Table(GAME, read_position(GAME, data), ScriptedDice([3]), judge=True)
    question = table.pending[0]
    assert question.options() == [number_of("1S"), number_of("1M"), number_of("1T")]
    with pytest.raises(BrokenLog, match=r"position\.rules.*1\.1, or older rules that crystals can .*0\.9"):
        read_position(GAME, data | {"rules": "0.9"})
