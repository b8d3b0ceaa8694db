"""TRN, XTR and SEQ: turns, extra turns, and a turn step by step."""

import pytest

from dicefront.games.crystals.rules.events import ExtraTurn, ExtraTurnLost, MineKilled, NoMove
from dicefront.games.crystals.rules.movement import MOVE
from dicefront.games.crystals.scenes import mines_of, movers, number_of, position, where
from dicefront.kernel.testing import refusal_of
from tests.games.crystals.crystals_positions import kinds, move, places, play_turn

FULL: dict[str, int | str] = {"1S": 5, "1R": 13, "1M": 21, "1T": "start"}
"""Four characters outside the base: nobody has to be spawned."""


@pytest.mark.rule("CR-TRN-01", "CR-SEQ-02", "CR-SEQ-03", "CR-SEQ-12", "CR-SEQ-14")
def test_a_turn_runs_from_spawn_to_roll_choice_move_experience_and_spawn() -> None:
    state = position({"1T": 20, "2S": 2})
    played = play_turn(state, ["1S", "1S", "1T", "1M"], [3])
    assert played.kinds == [
        "crystals.turn.spawn-start",
        MOVE,
        "crystals.turn.experience",
        "crystals.turn.spawn-end",
    ]
    assert played.purposes == ["crystals.move"]
    assert kinds(played) == ["spawned", "moved", "killed", "gained", "spawned"]
    assert state.player == 1


@pytest.mark.rule("CR-TRN-02", "CR-DEC-04")
def test_the_die_lies_on_the_table_before_the_choice() -> None:
    state = position(FULL)
    played = play_turn(state, ["1M"], [4])
    question = played.questions[0]
    assert question.kind == MOVE
    assert question.args() == {"face": 0}  # the turn is over, and the die is taken up
    assert [roll.player for roll in played.rolls] == [0]
    assert where(state, "1M") == 25


@pytest.mark.rule("CR-TRN-03", "CR-DEC-08")
def test_the_only_legal_move_has_to_be_made_even_onto_a_mine() -> None:
    state = position({"1S": "start"}, mines={2: 2})
    played = play_turn(state, ["2S", "1S"], [3])
    assert MOVE not in played.kinds
    assert where(state, "1S") == "start"  # killed, and spawned again at the end of the turn
    assert played.told(MineKilled) == [MineKilled(0, 0, "scout", 2, 1)]


@pytest.mark.rule("CR-TRN-03")
def test_exactly_one_character_moves_by_the_full_roll() -> None:
    state = position(FULL)
    play_turn(state, ["1S"], [5])
    assert places(state, *FULL) == {**FULL, "1S": 10}


@pytest.mark.rule("CR-TRN-04")
def test_characters_in_base_cannot_be_chosen() -> None:
    state = position({"1S": 5, "1T": "start"})
    assert movers(state, 1, 2) == ["1S", "1T"]
    played = play_turn(state, ["1S"], [2])
    refusal = refusal_of(played.questions[0], number_of("1M"))
    assert (refusal.reason, refusal.rule) == ("crystals.move.in_base", "CR-TRN-04")
    assert refusal_of(played.questions[0], number_of("2S")).reason == "crystals.move.not_yours"
    assert refusal_of(played.questions[0], True).reason == "kernel.unreadable"


@pytest.mark.rule("CR-TRN-04")
@pytest.mark.parametrize("name", ["1S", "1R", "1M", "1T"])
def test_only_those_outside_the_base_can_be_chosen(name: str) -> None:
    assert movers(position({name: 5}), 1, 3) == [name]


@pytest.mark.rule("CR-TRN-05")
def test_only_an_own_character_on_the_landing_field_forbids_a_move() -> None:
    state = position({"1S": 5, "1R": 7, "2S": 9, "1M": 12, "1T": "start"}, mines={14: 2})
    assert movers(state, 1, 2) == ["1R", "1M", "1T"]


@pytest.mark.rule("CR-TRN-06")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_foremost_character_is_never_blocked(face: int) -> None:
    state = position({"1S": 5, "1R": 5 + face, "1M": 5 + 2 * face, "1T": (5 + 3 * face)})
    assert movers(state, 1, face)[-1] == "1T"


@pytest.mark.rule("CR-TRN-07", "CR-SEQ-11")
def test_without_a_legal_move_the_turn_goes_on_and_a_six_still_counts() -> None:
    """No position of play is like this, so the characters are taken away between spawn and roll."""
    state = position({"1S": 5, "1T": "start"})
    state.starts[0] = number_of("1T")
    for name in ("1S", "1T"):
        state.characters[number_of(name)].step = -1
    state.occupants[5] = -1
    played = play_turn(state, [], [6])
    assert played.events == [NoMove(0, 6), ExtraTurn(0, 1)]
    assert state.player == 0


@pytest.mark.rule("CR-TRN-08", "CR-MIN-10")
def test_a_killed_mover_still_kills() -> None:
    state = position({"1R": 6, "2S": 8}, mines={9: 2})
    move(state, "1R", 3)
    assert places(state, "1R", "2S") == {"1R": "base", "2S": "base"}
    assert state.earned == [1, 1]


@pytest.mark.rule("CR-TRN-08", "CR-XTR-06")
def test_a_killed_mover_keeps_its_six_and_the_end_spawn() -> None:
    state = position({"1S": "start"}, mines={5: 2})
    played = play_turn(state, ["2S", "1T"], [6])
    assert kinds(played) == ["moved", "mine-killed", "gained", "spawned", "extra-turn"]
    assert where(state, "1T") == "start"


# -- extra turns --------------------------------------------------------------------------------


@pytest.mark.rule("CR-XTR-01", "CR-XTR-02")
def test_a_six_earns_an_extra_turn_after_the_end_spawn() -> None:
    state = position({"1M": "start"})
    played = play_turn(state, ["1T"], [6])
    assert kinds(played) == ["moved", "spawned", "extra-turn"]
    assert (state.player, state.extra_turns) == (0, 1)
    assert state.face == 0  # the die is taken up for the next roll


@pytest.mark.rule("CR-XTR-01")
def test_five_earns_none() -> None:
    state = position({"1M": "start"})
    play_turn(state, ["1T"], [5])
    assert (state.player, state.extra_turns) == (1, 0)


@pytest.mark.rule("CR-XTR-03")
def test_extra_turns_have_no_limit() -> None:
    state = position({"1S": "start", "1R": 4, "1M": 12, "1T": 20})
    for count, name in enumerate(["1R", "1M", "1R", "1M", "1R", "1M", "1R"], start=1):
        play_turn(state, [name], [6])
        assert (state.player, state.extra_turns) == (0, count)


@pytest.mark.rule("CR-XTR-04", "CR-OPT-09")
def test_extra_turns_beyond_the_limit_are_lost() -> None:
    state = position({"1S": 4, "1R": 12, "1M": 20, "1T": "start"}, extra_turn_limit=2)
    events = []
    for name in ("1S", "1R", "1M"):
        events += play_turn(state, [name], [6]).events
    assert [event for event in events if isinstance(event, (ExtraTurn, ExtraTurnLost))] == [
        ExtraTurn(0, 1),
        ExtraTurn(0, 2),
        ExtraTurnLost(0, 2),
    ]
    assert (state.player, state.extra_turns) == (1, 0)


@pytest.mark.rule("CR-XTR-05")
@pytest.mark.parametrize(("face", "extra"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0), (6, 1)])
def test_one_roll_earns_at_most_one_extra_turn(face: int, extra: int) -> None:
    state = position({"1S": 4, "1R": 12, "1M": 20, "1T": "start"}, experience={"1S": 5})
    played = play_turn(state, ["1S"], [face])
    assert len(played.told(ExtraTurn)) == extra
    assert state.extra_turns == extra


@pytest.mark.rule("CR-XTR-06")
def test_the_extra_turn_of_a_six_is_kept_at_home() -> None:
    state = position({"1S": 31, "1R": 12, "1M": 20, "1T": "start"})
    played = play_turn(state, ["1S"], [6])
    assert kinds(played) == ["came-home", "extra-turn"]


@pytest.mark.rule("CR-XTR-07")
def test_no_extra_turn_follows_a_victory() -> None:
    state = position({"1S": 31, "1R": 12, "1M": 20, "1T": "start"}, crystals=[2, 0])
    played = play_turn(state, ["1S"], [6])
    assert kinds(played) == ["came-home"]
    assert state.outcome is not None


@pytest.mark.rule("CR-XTR-01", "CR-XTR-07", "CR-SCT-01", "CR-MOV-02")
def test_a_chain_of_extra_turns() -> None:
    state = position({"1S": "start", "2S": "start"})
    play_turn(state, ["1M"], [1])
    assert places(state, "1S", "1M") == {"1S": 0, "1M": "start"}
    play_turn(state, ["1S"], [6])
    assert where(state, "1S") == 6
    assert (state.player, state.extra_turns) == (0, 2)
    play_turn(state, ["1M", "1T"], [3])
    assert places(state, "1S", "1M", "1T") == {"1S": 6, "1M": 2, "1T": "start"}
    assert (state.player, state.extra_turns) == (1, 0)
    assert state.turns == [1, 0]  # extra turns are not counted


# -- a turn step by step ------------------------------------------------------------------------


@pytest.mark.rule("CR-SEQ-04", "CR-SEQ-05", "CR-SEQ-06", "CR-SEQ-07", "CR-SEQ-08", "CR-SEQ-12")
def test_jump_attacks_push_back_mine_and_experience_come_in_this_order() -> None:
    """A Rider jumps to F11: F11 is saved, F10 killed, it is pushed back to F10, a mine cannot be there."""
    state = position(
        {"1R": 0, "1S": 20, "1M": 21, "1T": "start", "2M": 11, "2S": 10, "2T": 13, "2R": "start"},
        mines={5: 2},
    )
    played = play_turn(state, ["1R", "1S", "2S"], [3, 1, 6])
    assert kinds(played) == ["moved", "jumped", "saved", "killed", "pushed-back", "gained", "gained"]
    assert played.purposes == ["crystals.move", "crystals.defence", "crystals.defence"]
    assert [roll.player for roll in played.rolls] == [0, 1, 1]
    assert [question.player for question in played.questions] == [0, 0, 1]
    assert where(state, "1R") == 10
    assert mines_of(state) == {5: 2}


@pytest.mark.rule("CR-SEQ-09", "CR-SEQ-08")
def test_the_miner_lays_its_mine_after_its_final_field_is_settled() -> None:
    state = position({"1S": 20, "1M": 5, "1R": 25, "1T": "start"}, mines={6: 2})
    played = play_turn(state, ["1M", "2S"], [1])
    assert kinds(played) == ["moved", "mine-killed", "mine-laid", "gained"]


@pytest.mark.rule("CR-SEQ-10")
def test_the_scouts_extra_turn_is_noted_before_experience() -> None:
    state = position({"1S": 5, "1M": 20, "1R": 25, "1T": "start", "2S": 7})
    played = play_turn(state, ["1S", "1S"], [2])
    assert kinds(played) == ["moved", "killed", "gained"]
    assert state.characters[0].level() == 2
    assert state.player == 1


@pytest.mark.rule("CR-SEQ-14")
def test_after_the_last_seat_comes_the_first() -> None:
    state = position({"2S": 5, "2M": 20, "2R": 25, "2T": "start", "1S": "start"}, turn_of=2)
    play_turn(state, ["2S"], [2])
    assert state.player == 0
    assert state.face == 0
