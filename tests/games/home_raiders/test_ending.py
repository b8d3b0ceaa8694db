"""VIC, SQE: the end of the game."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.activation import end_turn
from dicefront.games.home_raiders.rules.ending import agree, check_end_of_turn, concede
from dicefront.games.home_raiders.rules.events.playing import GameEnded
from dicefront.games.home_raiders.rules.rounds import draw_pearl, end_round
from dicefront.games.home_raiders.rules.state import DRAW, VANISHED, State
from dicefront.games.home_raiders.scenes import block, card, marker, position, unit
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import play_out

PORTALS = [block(13, 0, 17, 2, 3, portal=0), block(13, 28, 17, 30, 3, portal=1)]


def eight_and_six(objective: str, **options: Any) -> State:
    """A Unit of eight against one of six."""
    return position(
        unit(0, card(), *[(2 + 1.5 * number, 15) for number in range(8)]),
        unit(1, card(), *[(2 + 1.5 * number, 20) for number in range(6)]),
        things=PORTALS,
        objective=objective,
        **options,
    )


def vanish(state: State, *numbers: int) -> None:
    for number in numbers:
        state.characters[number].where = VANISHED
        state.troop_of(state.characters[number]).members.remove(number)


def lost(state: State, own: int, theirs: int) -> None:
    """So many characters of seat 0 and of seat 1 have vanished."""
    vanish(state, *range(own))
    vanish(state, *range(8, 8 + theirs))


@pytest.mark.rule("HR-VIC-01", "HR-SQE-01", "HR-SQE-02", "HR-SQE-04")
def test_after_the_sixth_round_the_objective_decides() -> None:
    state = eight_and_six("vanish")
    lost(state, 1, 2)
    state.round = 6
    played = play_out(end_round(state))
    assert played.told(GameEnded)[0].counts == [2, 1]
    assert state.outcome is not None
    assert state.outcome.winners == [0]


@pytest.mark.rule("HR-VIC-02")
def test_the_example_of_a_wiped_out_team_that_wins_by_the_count() -> None:
    state = eight_and_six("vanish")
    lost(state, 7, 6)
    ended = play_out(end_turn(state)).told(GameEnded)[0]
    assert (ended.winner, ended.counts) == (1, [6, 7])


@pytest.mark.rule("HR-VIC-02", "HR-OPT-04")
def test_with_wipe_out_win_the_surviving_team_wins() -> None:
    state = eight_and_six("vanish", wipe_out="win")
    lost(state, 7, 6)
    assert play_out(end_turn(state)).told(GameEnded)[0].winner == 0


@pytest.mark.rule("HR-VIC-02", "HR-SQR-08")
@pytest.mark.parametrize("objective", ["portal", "spot"])
def test_with_another_objective_the_survivor_decides_whether_to_play_on(objective: str) -> None:
    state = eight_and_six(objective)
    lost(state, 0, 6)
    played = play_out(check_end_of_turn(state), [(0, False)])
    assert played.questions[0].kind == "home_raiders.end.survivor"
    assert played.questions[0].player == 0
    assert state.outcome is None
    assert state.stage == DRAW
    play_out(check_end_of_turn(state), [(0, True)])
    assert state.outcome is not None
    assert state.outcome.is_draw  # as it stands: nobody is at a Portal, nobody controls a marker


@pytest.mark.rule("HR-VIC-02")
def test_a_survivor_that_plays_on_is_not_asked_for_pearls_of_the_team_that_is_gone() -> None:
    state = eight_and_six("portal")
    lost(state, 0, 6)
    state.bag, state.acting, state.stage = [0, 1], [], DRAW
    assert not play_out(draw_pearl(state), dice=[1]).questions


@pytest.mark.rule("HR-VIC-02", "HR-OBJ-18")
def test_a_survivor_that_ends_the_game_has_the_objective_judged() -> None:
    state = eight_and_six("spot", markers=[marker(0, 2, 15.5, controller=0)])
    lost(state, 0, 6)
    ended = play_out(check_end_of_turn(state), [(0, True)]).told(GameEnded)[0]
    assert (ended.winner, ended.rule) == (0, "HR-OBJ-18")


@pytest.mark.rule("HR-VIC-02")
def test_while_both_are_there_the_game_goes_on() -> None:
    state = eight_and_six("vanish")
    lost(state, 7, 5)
    assert not play_out(check_end_of_turn(state)).told(GameEnded)
    assert state.stage == DRAW


@pytest.mark.rule("HR-VIC-03")
def test_if_both_are_gone_vanish_the_enemy_is_counted() -> None:
    state = eight_and_six("vanish")
    lost(state, 8, 6)
    assert play_out(check_end_of_turn(state)).told(GameEnded)[0].winner == 1


@pytest.mark.rule("HR-VIC-03")
@pytest.mark.parametrize("objective", ["portal", "spot"])
def test_if_both_are_gone_every_other_objective_is_a_draw(objective: str) -> None:
    state = eight_and_six(objective, wipe_out="win")
    lost(state, 8, 6)
    ended = play_out(check_end_of_turn(state)).told(GameEnded)[0]
    assert (ended.winner, ended.rule) == (NOBODY, "HR-VIC-03")


@pytest.mark.rule("HR-VIC-04", "HR-SQE-01")
def test_who_concedes_loses_whatever_the_objective_says() -> None:
    state = eight_and_six("vanish")
    lost(state, 0, 5)
    concede(state, 0)
    assert state.outcome is not None
    assert state.outcome.winners == [1]
    assert state.outcome.rule == "HR-VIC-04"


@pytest.mark.rule("HR-VIC-05")
def test_the_result_is_a_win_for_one_or_a_draw() -> None:
    state = eight_and_six("vanish")
    lost(state, 0, 6)
    play_out(check_end_of_turn(state))
    assert state.outcome is not None
    assert state.outcome.places == [1, 2]
    state = eight_and_six("vanish")
    agree(state)
    assert state.outcome is not None
    assert state.outcome.places == [1, 1]


@pytest.mark.rule("HR-SQE-03", "HR-OBJ-19")
def test_equal_counts_of_markers_look_at_the_farthest() -> None:
    state = eight_and_six(
        "spot", markers=[marker(0, 2, 15.5, controller=0), marker(1, 2, 20.5, controller=8)]
    )
    state.round = 6
    ended = play_out(end_round(state)).told(GameEnded)[0]
    assert (ended.winner, ended.counts, ended.rule) == (0, [1, 1], "HR-OBJ-19")
