"""BRD and LAP: the board, and the laps on it."""

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.board import NOWHERE, Board, gate_of, steps_of
from dicefront.games.crystals.rules.events import CameHome
from dicefront.games.crystals.rules.kills import NO_ATTACKS
from dicefront.games.crystals.rules.tracks import Track, ready_made
from dicefront.games.crystals.scenes import mines_of, movers, position, where
from tests.games.crystals.crystals_positions import kinds, move, places, plan, play_turn

BOARDS = [(players, side) for players in (2, 3, 4) for side in (3, 5, 7, 9)]


@pytest.mark.rule("CR-BRD-01")
def test_after_the_last_field_comes_the_first() -> None:
    state = position({"2S": 31})
    move(state, "2S", 1)
    assert where(state, "2S") == 0


@pytest.mark.rule("CR-BRD-02", "CR-BRD-03", "CR-OPT-02")
def test_the_length_of_the_loop() -> None:
    lengths = {(players, side): ready_made(players, side).fields for players, side in BOARDS}
    assert [lengths[players, 7] for players in (2, 3, 4)] == [32, 24, 32]
    assert [lengths[players, 5] for players in (2, 3, 4)] == [24, 18, 24]
    assert [lengths[players, 9] for players in (2, 3, 4)] == [40, 30, 40]
    assert [lengths[players, 3] for players in (2, 3, 4)] == [16, 12, 16]
    defaults = [GAME.table({"players": players}).state.options.board.length for players in (2, 3, 4)]
    assert defaults == [32, 24, 24]


@pytest.mark.rule("CR-BRD-03", "CR-BRD-04", "CR-BRD-05")
@pytest.mark.parametrize(("players", "side"), BOARDS)
def test_ready_made_tracks_follow_the_formulas(players: int, side: int) -> None:
    track = ready_made(players, side)
    sides = 3 if players == 3 else 4
    between = 2 if players == 2 else 1
    assert track.fields == sides * (side + 1)
    assert track.teleports == [(k - 1) * (side + 1) + (side - 1) // 2 for k in range(1, sides + 1)]
    assert track.entries == [(seat - 1) * between * (side + 1) for seat in range(1, players + 1)]


@pytest.mark.rule("CR-BRD-04")
def test_the_teleports_of_the_usual_board() -> None:
    assert ready_made(2, 7).teleports == ready_made(4, 7).teleports == [3, 11, 19, 27]
    assert ready_made(3, 7).teleports == [3, 11, 19]


@pytest.mark.rule("CR-BRD-06")
@pytest.mark.parametrize(("players", "side"), BOARDS)
def test_the_gate_lies_before_the_entry_in_the_middle_of_the_major(players: int, side: int) -> None:
    track = ready_made(players, side)
    for seat in range(players):
        gate = gate_of(track, seat)
        assert (gate + 1) % track.fields == track.entries[seat]
        half = (side + 1) // 2
        assert (gate - half) % track.fields in track.teleports
        assert (gate + half) % track.fields in track.teleports


TABLE = [
    (2, 7, 1, 0, 31, [3, 11, 19, 27], [4, 12, 20, 28]),
    (2, 7, 2, 16, 15, [19, 27, 3, 11], [4, 12, 20, 28]),
    (3, 7, 1, 0, 23, [3, 11, 19], [4, 12, 20]),
    (3, 7, 2, 8, 7, [11, 19, 3], [4, 12, 20]),
    (3, 7, 3, 16, 15, [19, 3, 11], [4, 12, 20]),
    (4, 7, 1, 0, 31, [3, 11, 19, 27], [4, 12, 20, 28]),
    (4, 7, 2, 8, 7, [11, 19, 27, 3], [4, 12, 20, 28]),
    (4, 7, 3, 16, 15, [19, 27, 3, 11], [4, 12, 20, 28]),
    (4, 7, 4, 24, 23, [27, 3, 11, 19], [4, 12, 20, 28]),
    (4, 5, 1, 0, 23, [2, 8, 14, 20], [3, 9, 15, 21]),
    (4, 5, 2, 6, 5, [8, 14, 20, 2], [3, 9, 15, 21]),
    (4, 5, 3, 12, 11, [14, 20, 2, 8], [3, 9, 15, 21]),
    (4, 5, 4, 18, 17, [20, 2, 8, 14], [3, 9, 15, 21]),
]


@pytest.mark.rule("CR-BRD-07", "CR-BRD-14")
@pytest.mark.parametrize(("players", "side", "seat", "entry", "gate", "fields", "steps"), TABLE)
def test_the_boards_of_the_tables(
    players: int, side: int, seat: int, entry: int, gate: int, fields: list[int], steps: list[int]
) -> None:
    track = ready_made(players, side)
    assert track.entries[seat - 1] == entry
    assert gate_of(track, seat - 1) == gate
    step_at = steps_of(track, seat - 1)
    in_order = sorted(track.teleports, key=lambda field: step_at[field])
    assert in_order == fields
    assert [step_at[field] for field in in_order] == steps


@pytest.mark.rule("CR-BRD-08")
def test_the_minors_of_two_players_have_no_entry_and_no_gate() -> None:
    track = ready_made(2, 7)
    minors = [*range(4, 11), *range(20, 27)]
    taken = [*track.entries, *(gate_of(track, seat) for seat in range(2)), *track.teleports]
    assert not set(minors) & set(taken)
    assert len(minors) == 2 * 7


@pytest.mark.rule("CR-BRD-09")
def test_start_and_home_are_no_fields() -> None:
    board = position().options.board
    assert board.field_at[0][0] == NOWHERE
    assert board.field_at[0][board.home] == NOWHERE
    assert sorted(board.field_at[0][1 : board.home]) == list(range(32))
    # Beside the entry stands nobody: the Archer on the gate reaches past Start without a break.
    state = position({"1A": 30, "2S": "start", "1S": "start", "2M": 0})
    assert [attack.field for attack in plan(state, "1A", 1).attacks] == [0]


@pytest.mark.rule("CR-BRD-10")
@pytest.mark.parametrize(("players", "side"), BOARDS)
def test_the_boards_are_fair(players: int, side: int) -> None:
    assert ready_made(players, side).is_fair()


@pytest.mark.rule("CR-BRD-10")
def test_an_unfair_board_is_told_from_a_fair_one() -> None:
    assert not Track("odd", 2, 32, [0, 15], [3, 11, 19, 27]).is_fair()


@pytest.mark.rule("CR-BRD-10")
@pytest.mark.parametrize(("players", "turned"), [(4, 8), (2, 16), (3, 8)])
def test_turning_the_board_maps_seat_1_onto_seat_2(players: int, turned: int) -> None:
    board = Board(ready_made(players, 7), 0)
    assert [(field + turned) % board.length for field in board.field_at[0][1:-1]] == board.field_at[1][1:-1]
    assert board.jump_to[0] == board.jump_to[1]


@pytest.mark.rule("CR-BRD-11")
def test_no_place_holds_two_characters() -> None:
    state = position({"1S": 5, "2S": 9})
    state.characters[4].step = state.options.board.step_at[1][5]
    assert GAME.problem_of_state(state) == "characters 0 and 4 stand on one place"
    state = position({"1S": "start", "1R": 3})
    state.characters[1].step = 0
    assert GAME.problem_of_state(state) == "characters 0 and 1 stand on one place"


@pytest.mark.rule("CR-BRD-12")
def test_no_field_holds_a_character_and_a_mine() -> None:
    state = position({"1S": 5}, mines={7: 1})
    assert GAME.problem_of_state(state) == ""
    move(state, "1S", 2)
    assert mines_of(state) == {}
    state.mines[7] = 0
    state.stock[0] -= 1
    assert GAME.problem_of_state(state) == "field 7 holds a character and a mine"


@pytest.mark.rule("CR-BRD-13")
def test_characters_in_base_and_crystals_in_the_middle_are_on_no_field() -> None:
    state = position({"1S": 5}, crystals=[1, 1])
    assert [number for number in state.occupants if number >= 0] == [0]
    assert state.field_of(state.characters[1]) == NOWHERE
    assert state.middle == 3


# -- laps ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-LAP-01")
def test_the_steps_of_seat_3_of_four() -> None:
    lap = position(players=4).options.board.field_at[2]
    assert (lap[1], lap[17], lap[32]) == (16, 0, 15)


@pytest.mark.rule("CR-LAP-02")
def test_a_character_moves_clockwise() -> None:
    state = position({"1S": 5})
    move(state, "1S", 4)
    assert where(state, "1S") == 9


@pytest.mark.rule("CR-LAP-03")
def test_home_needs_no_exact_number() -> None:
    for face in range(1, 7):
        state = position({"1S": 30}, players=4)
        move(state, "1S", face)
        assert where(state, "1S") == (31 if face == 1 else "base")
        assert state.crystals[0] == (0 if face == 1 else 1)


@pytest.mark.rule("CR-LAP-04")
def test_others_walk_past_a_foreign_home() -> None:
    state = position({"2S": 30}, players=4)
    move(state, "2S", 2)
    assert where(state, "2S") == 0
    assert state.crystals == [0, 0, 0, 0]


@pytest.mark.rule("CR-LAP-05")
def test_who_comes_home_is_in_base_at_once_with_a_crystal() -> None:
    state = position({"1S": 30})
    played = move(state, "1S", 2)
    assert played.events == [CameHome(0, 0, "scout", 2, 30, 1, 4)]
    assert where(state, "1S") == "base"
    assert (state.crystals, state.middle) == ([1, 0], 4)


@pytest.mark.rule("CR-LAP-06")
def test_who_came_home_can_be_spawned_at_the_end_of_the_same_turn() -> None:
    state = position({"1S": 31, "1R": 3, "1M": 9, "1T": 20})
    played = play_turn(state, ["1S"], [2])
    assert played.kinds == ["crystals.turn.move"]
    assert kinds(played)[-2:] == ["came-home", "spawned"]
    assert where(state, "1S") == "start"


@pytest.mark.rule("CR-LAP-07")
def test_experience_is_kept_at_home() -> None:
    state = position({"1S": 31}, experience={"1S": 4})
    move(state, "1S", 3)
    assert (state.characters[0].experience, state.characters[0].level()) == (4, 2)


@pytest.mark.rule("CR-LAP-08")
def test_a_move_into_home_attacks_nobody_and_meets_no_mine_or_teleport() -> None:
    state = position({"1A": 26, "2S": 31, "2M": 0, "2T": 1}, experience={"1A": 5}, mines={28: 2, 29: 2})
    played = move(state, "1A", 6)
    assert kinds(played) == ["came-home"]
    assert plan(position({"1A": 26, "2M": 0}), "1A", 6).attacks is NO_ATTACKS
    assert places(state, "2S", "2M", "2T") == {"2S": 31, "2M": 0, "2T": 1}
    assert mines_of(state) == {28: 2, 29: 2}
    assert state.earned == [0, 0]


@pytest.mark.rule("CR-BRD-09", "CR-LAP-03")
def test_home_is_never_blocked() -> None:
    state = position({"1S": 31, "1M": 30, "1T": "start"})
    assert movers(state, 1, 5) == ["1S", "1M", "1T"]
