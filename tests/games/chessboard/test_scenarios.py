"""LST, INF, SUR: the scenarios Last standing, Infiltrate and Survival."""

import pytest

from dicefront.games.chessboard.rules.events import Attacked, GameEnded, Overtime
from dicefront.games.chessboard.rules.scenarios import infiltrators
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import ChessScene, position, where
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import Json
from tests.games.chessboard.positions import scene


def won(played: ChessScene, winner: int, rule: str) -> bool:
    outcome = played.outcome
    return outcome is not None and outcome.winners == [winner] and outcome.rule == rule


# -- Last standing ------------------------------------------------------------------------------


@pytest.mark.rule("CB-LST-01", "CB-LST-02", "CB-END-01")
def test_the_last_player_with_miniatures_wins_at_once() -> None:
    played = scene(position({"b2": "d8", "c1": "d4"}, {"b3": "d4"}), "b2", "b2", "xb3", dice=[8, 1, 1])
    assert won(played, SOUTH, "CB-LST-02")
    assert played.told(GameEnded) == [GameEnded(SOUTH, "chessboard.last-standing", "CB-LST-02")]
    assert not played.table.pending


@pytest.mark.rule("CB-LST-02")
@pytest.mark.parametrize("scenario", ["last_standing", "infiltrate", "retrieve", "survival"])
def test_in_every_scenario_the_defeat_of_the_last_miniature_decides(scenario: str) -> None:
    marker = "d4" if scenario == "retrieve" else ""
    state = position({"b2": "d4"}, {"b3": "d8"}, turn=NORTH, scenario=scenario, marker=marker)
    played = scene(state, "b3", "b3", "xb2", dice=[8, 1, 1])
    assert won(played, NORTH, "CB-LST-02")


@pytest.mark.rule("CB-LST-02", "CB-DEP-13")
def test_a_player_with_a_reserve_is_not_beaten_by_the_last_defeat_on_the_board() -> None:
    state = position({"b2": "d8"}, {"b3": "d4"}, north_reserve=["d6"])
    played = scene(state, "b2", "b2", "xb3", "2@b8", dice=[8, 1, 1])
    assert played.outcome is None
    assert where(played.state, NORTH) == ["defeated", "b8"]


@pytest.mark.rule("CB-LST-01", "CB-DEP-14")
def test_a_player_whose_reserves_find_no_room_loses_when_the_turn_should_pass() -> None:
    south = {"b8": "d12", "c8": "d4", "d8": "d4", "e8": "d4", "f8": "d4", "g8": "d4"}
    state = position(south, {"b7": "d4"}, north_reserve=["d6", "d6"])
    played = scene(state, "b8", "b8", "xb7", dice=[12, 1, 1])
    assert won(played, SOUTH, "CB-DEP-14")


@pytest.mark.rule("CB-LST-01", "CB-DEP-14", "CB-SEQ-07")
def test_a_player_whose_reserves_find_room_again_in_time_does_not_lose() -> None:
    # the same, but the miniature on g8 is North's to enter: South's d4 stands on h8
    south = {"b8": "d12", "c8": "d4", "d8": "d4", "e8": "d4", "f8": "d4", "h8": "d4"}
    state = position(south, {"b7": "d4"}, north_reserve=["d6", "d4"])
    played = scene(state, "b8", "b8", "xb7", dice=[12, 1, 1])
    assert played.outcome is None
    assert played.waiting == "N turn.reserve"


# -- Infiltrate ---------------------------------------------------------------------------------


def infiltration(south: dict[str, str], north: dict[str, str], **chosen: Json) -> ChessScene:
    return scene(position(south, north, scenario="infiltrate", **chosen))  # type: ignore[arg-type]


@pytest.mark.rule("CB-INF-01", "CB-INF-03", "CB-SEQ-11")
def test_south_wins_with_the_second_miniature_on_the_far_side_before_any_attack() -> None:
    state = position({"b8": "d4", "d6": "d4"}, {"e8": "d4", "h1": "d4"}, scenario="infiltrate")
    played = scene(state, "d6", "d8")
    assert won(played, SOUTH, "CB-INF-03")
    assert played.asked == ["S turn.activate", "S turn.move"]
    assert not played.told(Attacked)


@pytest.mark.rule("CB-INF-01", "CB-INF-03")
def test_north_wins_on_rank_one() -> None:
    state = position({"h5": "d4"}, {"g1": "d4", "b3": "d4"}, scenario="infiltrate", turn=NORTH)
    assert won(scene(state, "b3", "b1"), NORTH, "CB-INF-03")


@pytest.mark.rule("CB-INF-01")
def test_one_miniature_on_the_far_side_is_not_enough_nor_are_two_on_the_own_side() -> None:
    state = position({"b1": "d4", "c1": "d4", "d6": "d4"}, {"h5": "d4"}, scenario="infiltrate")
    played = scene(state, "d6", "d8")
    assert played.outcome is None
    assert infiltrators(played.state, SOUTH) == 1
    assert infiltrators(played.state, NORTH) == 0


@pytest.mark.rule("CB-INF-02")
@pytest.mark.parametrize("corner", ["a8", "h8"])
def test_the_opponents_corners_do_not_count(corner: str) -> None:
    state = position({corner: "d4", "d6": "d4"}, {"h5": "d4"}, scenario="infiltrate")
    played = scene(state, "d6", "d8")
    assert played.outcome is None
    assert infiltrators(played.state, SOUTH) == 1


@pytest.mark.rule("CB-INF-01", "CB-INF-02")
@pytest.mark.parametrize("edge", ["b8", "g8"])
def test_the_spaces_beside_the_corners_count(edge: str) -> None:
    state = position({edge: "d4", "d6": "d4"}, {"h5": "d4"}, scenario="infiltrate")
    assert won(scene(state, "d6", "d8"), SOUTH, "CB-INF-03")


@pytest.mark.rule("CB-INF-04")
def test_passing_through_the_far_side_does_not_count() -> None:
    state = position({"b8": "d4", "d7": "d6"}, {"h4": "d4"}, scenario="infiltrate")
    played = scene(state, "d7", "d7-d8-e8-e7")
    assert played.outcome is None
    assert where(played.state, SOUTH) == ["b8", "e7"]


@pytest.mark.rule("CB-INF-05")
def test_a_space_shared_with_an_enemy_counts() -> None:
    state = position({"b8": "d4", "d7": "d6"}, {"b8": "d4", "d8": "d4"}, scenario="infiltrate")
    assert won(scene(state, "d7", "d8"), SOUTH, "CB-INF-03")


@pytest.mark.rule("CB-INF-03")
def test_in_other_scenarios_nobody_wins_on_the_far_side() -> None:
    state = position({"b8": "d4", "d6": "d4"}, {"h5": "d4"}, scenario="survival")
    assert scene(state, "d6", "d8").outcome is None


@pytest.mark.rule("CB-INF-06")
def test_with_the_slow_check_nothing_happens_before_the_end_of_the_round() -> None:
    state = position(
        {"b8": "d4", "d6": "d4"},
        {"h5": "d4 spent"},
        scenario="infiltrate",
        infiltrate_check="end_of_round",
    )
    moved = scene(state, "d6", "d8")
    assert moved.outcome is None
    assert moved.waiting == "S turn.activate"
    assert won(scene(state, "d6", "d8", "b8", "b8"), SOUTH, "CB-INF-06")


@pytest.mark.rule("CB-RND-08", "CB-INF-03")
def test_in_other_scenarios_the_far_side_is_not_looked_at_when_a_round_ends() -> None:
    south = {"b8": "d4", "c8": "d4"}
    state = position(south, {"h5": "d4"}, infiltrate_check="end_of_round", phase="round-end")
    assert scene(state, dice=[2, 1]).outcome is None


@pytest.mark.rule("CB-INF-06", "CB-RND-08")
def test_with_the_immediate_check_the_end_of_the_round_decides_nothing() -> None:
    state = position({"b8": "d4", "c8": "d4"}, {"h5": "d4"}, scenario="infiltrate", phase="round-end")
    assert scene(state, dice=[2, 1]).outcome is None


@pytest.mark.rule("CB-INF-06")
@pytest.mark.parametrize(
    ("south", "north", "winner"),
    [("b8 c8 d8", "b1 c1", SOUTH), ("b8 c8", "b1 c1 d1", NORTH), ("b8", "b1 c1", NORTH)],
)
def test_at_the_end_of_a_round_more_miniatures_on_the_far_side_win(
    south: str, north: str, winner: int
) -> None:
    played = infiltration(
        dict.fromkeys(south.split(), "d4"),
        dict.fromkeys(north.split(), "d4"),
        infiltrate_check="end_of_round",
        phase="round-end",
    )
    assert won(played, winner, "CB-INF-06")


@pytest.mark.rule("CB-INF-06")
@pytest.mark.parametrize(("south", "north"), [("b8 c8", "b1 c1"), ("b8", "b1"), ("b8", "h2")])
def test_at_the_end_of_a_round_equal_numbers_or_too_few_play_on(south: str, north: str) -> None:
    state = position(
        dict.fromkeys(south.split(), "d4"),
        dict.fromkeys(north.split(), "d4"),
        scenario="infiltrate",
        infiltrate_check="end_of_round",
        phase="round-end",
    )
    assert scene(state, dice=[2, 1]).outcome is None


@pytest.mark.rule("CB-INF-07", "CB-LST-02")
def test_a_single_miniature_can_still_win_by_defeating_the_enemy_army() -> None:
    state = position({"b2": "d8"}, {"b3": "d4"}, scenario="infiltrate")
    assert won(scene(state, "b2", "b2", "xb3", dice=[8, 1, 1]), SOUTH, "CB-LST-02")


# -- Survival -----------------------------------------------------------------------------------


def survival(south: str, north: str, dice: list[int] | None = None, **chosen: Json) -> ChessScene:
    """The end of a round of Survival; the miniatures are named by their dice alone."""
    state = position(
        {f"{file}1": mini for file, mini in zip("bcdefg", south.split())},
        {f"{file}8": mini for file, mini in zip("bcdefg", north.split())},
        scenario="survival",
        phase="round-end",
        **chosen,  # type: ignore[arg-type]
    )
    return scene(state, dice=dice or [])


@pytest.mark.rule("CB-SUR-01")
def test_survival_ends_after_three_rounds_and_not_before() -> None:
    assert survival("d4 d4", "d8", [1, 2], round=2).outcome is None
    assert won(survival("d4 d4", "d8", round=3), SOUTH, "CB-SUR-02")


@pytest.mark.rule("CB-SUR-01", "CB-OPT-15")
@pytest.mark.parametrize("rounds", [3, 4, 5, 6])
def test_survival_ends_after_as_many_rounds_as_were_chosen(rounds: int) -> None:
    assert survival("d4", "d8", [1, 2], round=rounds - 1, survival_rounds=rounds).outcome is None
    assert won(survival("d4", "d8", round=rounds, survival_rounds=rounds), NORTH, "CB-SUR-02")


@pytest.mark.rule("CB-SUR-01", "CB-LST-02")
def test_an_army_beaten_earlier_ends_survival_at_once() -> None:
    state = position({"b2": "d8"}, {"b3": "d4"}, scenario="survival", round=1)
    assert won(scene(state, "b2", "b2", "xb3", dice=[8, 1, 1]), SOUTH, "CB-LST-02")


@pytest.mark.rule("CB-SUR-02", "CB-END-07")
def test_the_tally_finds_the_winner_of_survival() -> None:
    assert won(survival("d6 d6 d4", "d20 d8", round=3), SOUTH, "CB-SUR-02")
    assert won(survival("d6 d6 d4", "d20 d8", round=3, tally="points"), NORTH, "CB-SUR-02")


@pytest.mark.rule("CB-SUR-02", "CB-SUR-03")
def test_without_overtime_an_undecided_tally_is_a_draw() -> None:
    assert survival("d6", "d6", round=3).outcome == Outcome("chessboard.survived", "CB-SUR-02", [1, 1])


@pytest.mark.rule("CB-SUR-03")
@pytest.mark.parametrize("round", [3, 4, 5])
def test_with_overtime_an_undecided_tally_is_followed_by_up_to_three_rounds(round: int) -> None:
    played = survival("d6", "d6", [1, 2], round=round, overtime="on")
    assert played.outcome is None
    assert played.told(Overtime) == [Overtime(round + 1)]
    assert played.state.round == round + 1


@pytest.mark.rule("CB-SUR-03")
def test_with_overtime_the_game_is_drawn_after_the_third_further_round() -> None:
    played = survival("d6", "d6", round=6, overtime="on")
    assert played.outcome == Outcome("chessboard.survived", "CB-SUR-02", [1, 1])
    assert not played.told(Overtime)


@pytest.mark.rule("CB-SUR-03")
@pytest.mark.parametrize("round", [3, 4, 5, 6])
def test_with_overtime_the_first_tally_that_decides_ends_the_game(round: int) -> None:
    assert won(survival("d6", "d8", round=round, overtime="on"), NORTH, "CB-SUR-02")


@pytest.mark.rule("CB-SUR-03", "CB-RND-08", "CB-END-06")
def test_quiet_rounds_end_an_overtime_as_well() -> None:
    played = survival("d6", "d6", round=3, overtime="on", quiet_limit=3, quiet=2)
    assert played.outcome == Outcome("chessboard.quiet", "CB-END-06", [1, 1])


@pytest.mark.rule("CB-SUR-03", "CB-OPT-16", "CB-OPT-20")
def test_overtime_means_nothing_in_other_scenarios() -> None:
    state = position({"b1": "d6"}, {"b8": "d6"}, round=3, round_limit=3, overtime="on", phase="round-end")
    assert scene(state).outcome == Outcome("chessboard.round-limit", "CB-END-04", [1, 1])
