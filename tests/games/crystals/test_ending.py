"""WIN: victory, end and places."""

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.ending import concede
from dicefront.games.crystals.rules.experience import assign_experience
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import mines_of, number_of, position, where
from dicefront.kernel.errors import BadData, NotYourDecision
from dicefront.kernel.game import Outcome
from dicefront.kernel.testing import play_out
from tests.games.crystals.crystals_positions import kinds, move, play_turn

NEARLY = {"S": 5, "R": 5, "M": 5, "T": 4}


def nearly(*seats: int) -> dict[str, int]:
    """Seats with 15 points earned: one more wins."""
    return {f"{seat}{letter}": points for seat in seats for letter, points in NEARLY.items()}


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


@pytest.mark.rule("CR-WIN-01")
def test_the_third_crystal_wins_at_once() -> None:
    state = position({"1S": 31}, crystals=[2, 1])
    assert kinds(move(state, "1S", 3)) == ["came-home"]
    assert ended(state) == Outcome("crystals.end.crystals", "CR-WIN-01", [1, 2])


@pytest.mark.rule("CR-WIN-01", "CR-OPT-03")
def test_the_second_crystal_wins_a_short_game() -> None:
    state = position({"1S": 31}, crystals=[1, 0], crystals_to_win=2)
    move(state, "1S", 3)
    assert ended(state).winners == [0]
    state = position({"1S": 31}, crystals=[1, 0])
    move(state, "1S", 3)
    assert state.outcome is None


@pytest.mark.rule("CR-WIN-02")
def test_four_characters_at_the_highest_level_win() -> None:
    state = position({"1S": 5, "2M": 8, "1R": 20, "1M": 21, "1T": "start"}, experience=nearly(1))
    play_turn(state, ["1S"], [3])
    assert ended(state) == Outcome("crystals.end.levels", "CR-WIN-02", [1, 2])


@pytest.mark.rule("CR-WIN-03", "CR-RES-08")
def test_the_player_on_turn_wins_if_two_complete_their_levels_by_one_move() -> None:
    state = position({"1R": 5, "2M": 9, "2T": 11, "2S": 8}, experience=nearly(1, 2))
    state.characters[number_of("1R")].experience = 5
    move(state, "1R", 4, [1, 6])
    assert state.earned == [1, 1]
    play_out(assign_experience(state, 0))
    assert ended(state) == Outcome("crystals.end.levels", "CR-WIN-02", [1, 2])


@pytest.mark.rule("CR-WIN-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_crystals_cannot_run_out(players: int) -> None:
    state = position(players=players, crystals=[2] * players)
    assert state.middle == 1
    state.middle = 0
    state.crystals[0] = 3
    assert GAME.problem_of_state(state) == "the crystals ran out"


@pytest.mark.rule("CR-WIN-02", "CR-WIN-11")
@pytest.mark.parametrize(("victory", "levels"), [("either", 4), ("champions", 2)])
def test_a_position_that_is_already_won_by_levels_is_refused(victory: str, levels: int) -> None:
    state = position(
        {"1S": 5}, victory=victory, experience=dict.fromkeys(["2S", "2R", "2M"][: levels - 1], 5)
    )
    state.characters[number_of("2T")].experience = 5
    with pytest.raises(
        BadData, match=f"seat 1 has {levels} characters at the highest level, and the game go"
    ):
        GAME.decode(GAME.encode(state))
    concede(state, 1)
    assert GAME.problem_of_state(state) == ""  # CR-WIN-10


@pytest.mark.rule("CR-WIN-05", "CR-OPT-04")
def test_levels_may_bring_no_victory() -> None:
    state = position(
        {"1S": 5, "2M": 8, "1R": 20, "1M": 21, "1T": "start"}, experience=nearly(1), victory="crystals"
    )
    play_turn(state, ["1S"], [3])
    assert state.outcome is None
    assert [character.experience for character in state.characters[:4]] == [5, 5, 5, 5]


def last_turn(**more: object) -> State:
    """Two players, seat 2 on the last of ten turns, with a move that changes nothing."""
    state = position(
        {"2S": 20, "2R": 21, "2M": 22, "2T": "start", "1S": "start"},
        turn_of=2,
        round_limit=10,
        **more,  # type: ignore[arg-type]
    )
    state.turns = [10, 9]
    return state


@pytest.mark.rule("CR-WIN-06", "CR-OPT-10")
def test_the_game_ends_when_every_player_has_had_all_turns() -> None:
    state = last_turn(crystals=[1, 2])
    play_turn(state, ["2S"], [5])
    assert ended(state) == Outcome("crystals.end.rounds", "CR-WIN-06", [2, 1])
    state = last_turn(crystals=[1, 2])
    state.turns = [9, 9]
    play_turn(state, ["2S"], [5])
    assert state.outcome is None


@pytest.mark.rule("CR-WIN-06")
def test_extra_turns_are_not_counted_and_are_still_played() -> None:
    state = last_turn(crystals=[1, 2])
    play_turn(state, ["2R"], [6])
    assert state.outcome is None
    play_turn(state, ["2R"], [2])
    assert state.turns == [10, 10]
    assert ended(state).winners == [1]


@pytest.mark.rule("CR-WIN-06")
def test_with_equal_crystals_most_experience_wins_and_then_victory_is_shared() -> None:
    state = last_turn(crystals=[1, 1], experience={"1S": 2})
    play_turn(state, ["2S"], [5])
    assert ended(state).places == [1, 2]
    state = last_turn(crystals=[1, 1])
    play_turn(state, ["2S"], [5])
    assert ended(state).places == [1, 1]
    assert ended(state).is_draw


@pytest.mark.rule("CR-WIN-07")
def test_the_other_places_by_crystals_then_experience_then_equal() -> None:
    state = position({"1S": 31}, players=4, crystals=[2, 0, 1, 0], experience={"4S": 3})
    move(state, "1S", 3)
    assert ended(state).places == [1, 4, 2, 3]
    state = position({"1S": 31}, players=4, crystals=[2, 0, 1, 0])
    move(state, "1S", 3)
    assert ended(state).places == [1, 3, 2, 3]
    experienced = {"2S": 5, "2R": 5, "2M": 5, "2T": 4}  # a crystal weighs more than all of it
    state = position({"1S": 31}, players=4, crystals=[2, 0, 1, 0], experience=experienced)
    move(state, "1S", 3)
    assert ended(state).places == [1, 3, 2, 4]


@pytest.mark.rule("CR-WIN-07")
def test_a_winner_by_levels_is_first_whatever_crystals_others_have() -> None:
    state = position(
        {"1S": 5, "2M": 8, "1R": 20, "1M": 21, "1T": "start"}, crystals=[0, 2], experience=nearly(1)
    )
    play_turn(state, ["1S"], [3])
    assert ended(state).places == [1, 2]


# -- conceding ----------------------------------------------------------------------------------


@pytest.mark.rule("CR-WIN-08", "CR-DEC-07")
def test_who_concedes_leaves_with_characters_and_mines_and_keeps_the_crystals() -> None:
    state = position({"2S": 5, "2M": "start", "1S": 9}, players=3, mines={7: 2, 8: 1}, crystals=[0, 2, 1])
    concede(state, 1)
    assert [where(state, name) for name in ("2S", "2M", "1S")] == ["base", "base", 9]
    assert (mines_of(state), state.crystals, state.middle) == ({8: 1}, [0, 2, 1], 4)
    assert state.outcome is None
    assert GAME.problem_of_state(state) == ""
    state.earned[1] = 1
    assert GAME.problem_of_state(state) == "seat 1 has conceded and earned points"


@pytest.mark.rule("CR-WIN-08", "CR-TRN-01")
def test_before_the_first_turn_nobody_is_on_turn_who_could_have_conceded() -> None:
    state = GAME.table({"players": 3}).state
    concede(state, 0)
    assert state.player == 0
    assert GAME.problem_of_state(state) == ""


@pytest.mark.rule("CR-WIN-08")
def test_the_turns_of_who_conceded_are_skipped() -> None:
    state = position({"1S": 5, "1R": 20, "1M": 21, "1T": "start"}, players=3)
    concede(state, 1)
    play_turn(state, ["1S"], [2])
    assert state.player == 2


@pytest.mark.rule("CR-WIN-09")
def test_the_last_player_left_wins() -> None:
    state = position(players=3, crystals=[2, 1, 0], experience={"2S": 5})
    concede(state, 0)
    assert state.outcome is None
    concede(state, 1)
    assert ended(state) == Outcome("crystals.end.conceded", "CR-WIN-09", [2, 3, 1])
    state = position()
    concede(state, 0)
    assert ended(state).places == [2, 1]


@pytest.mark.rule("CR-WIN-10", "CR-WIN-06")
def test_who_conceded_cannot_win_by_rounds() -> None:
    state = position(
        {"2S": 20, "2R": 21, "2M": 22, "2T": "start"},
        players=3,
        turn_of=2,
        round_limit=10,
        crystals=[2, 0, 1],
    )
    state.turns = [9, 9, 10]
    concede(state, 0)
    play_turn(state, ["2S"], [5])
    assert ended(state) == Outcome("crystals.end.rounds", "CR-WIN-06", [2, 3, 1])


@pytest.mark.rule("CR-WIN-10")
def test_points_of_who_conceded_lapse() -> None:
    state = position(players=3, experience=nearly(2))
    state.earned = [0, 1, 0]
    concede(state, 1)
    play_out(assign_experience(state, 0))
    assert state.outcome is None
    assert state.characters[number_of("2T")].experience == 4


@pytest.mark.rule("CR-WIN-09")
def test_nobody_can_agree_on_a_draw() -> None:
    table = GAME.table()
    with pytest.raises(NotYourDecision, match=r"kernel\.no_draws"):
        table.offer_draw(0)
