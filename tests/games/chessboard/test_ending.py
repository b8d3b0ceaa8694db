"""END: the end of the game and draws."""

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.ending import count, points, tally_winner
from dicefront.games.chessboard.rules.events import GameEnded, RoundEnded
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState
from dicefront.games.chessboard.scenes import ChessScene, position
from dicefront.kernel.errors import NotYourDecision
from dicefront.kernel.event import DrawAnswered, DrawOffered, Resigned
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import Json
from tests.games.chessboard.positions import match, scene


def round_end(**chosen: Json) -> ChessState:
    """The end of a round in which South is one miniature ahead."""
    return position({"b1": "d4", "c1": "d4"}, {"b8": "d4"}, phase="round-end", **chosen)  # type: ignore[arg-type]


@pytest.mark.rule("CB-END-01")
@pytest.mark.parametrize("pickup", ["skill", "free"])
def test_nothing_further_is_resolved_once_the_game_is_won(pickup: str) -> None:
    # neither picking up the marker nor the reserve of South comes after the last defeat
    state = position(
        {"d4": "d8"}, {"d4": "d4 carrier"}, south_reserve=["d4"], scenario="retrieve", pickup=pickup
    )
    played = scene(state, "d4", "d4", "xd4", dice=[8, 1, 1])
    assert isinstance(played.events[-1], GameEnded)
    assert not played.table.pending
    assert GAME.next_procedure(played.state) is None
    assert played.state.minis[1].space == -1


@pytest.mark.rule("CB-END-01", "CB-INF-03")
def test_a_game_won_by_moving_ends_before_reserves_enter() -> None:
    state = position({"b8": "d4", "d7": "d4"}, {"d8": "d4"}, south_reserve=["d4"], scenario="infiltrate")
    played = scene(state, "d7", "e8")
    assert isinstance(played.events[-1], GameEnded)
    assert played.state.minis[2].space == -1


@pytest.mark.rule("CB-END-02", "CB-DEC-14")
@pytest.mark.parametrize("quitter", [SOUTH, NORTH])
def test_a_player_may_concede_at_any_time_and_loses(quitter: int) -> None:
    for texts in ([], ["b2"], ["b2", "b2"]):
        played = scene(position({"b2": "d8"}, {"b3": "d4"}), *texts)
        assert played.table.resign(quitter) == [Resigned(quitter)]
        outcome = played.outcome
        assert outcome is not None
        assert (outcome.rule, outcome.winners) == ("CB-END-02", [1 - quitter])
        assert not played.table.pending


@pytest.mark.rule("CB-END-02")
def test_a_player_may_concede_while_armies_are_built() -> None:
    table = match().table
    table.resign(NORTH)
    assert table.outcome == Outcome("chessboard.conceded", "CB-END-02", [1, 2])


@pytest.mark.rule("CB-END-03", "CB-DEC-14")
def test_the_game_is_drawn_if_one_player_offers_it_and_the_other_accepts() -> None:
    table = scene(position({"b2": "d8"}, {"b3": "d4"})).table
    assert table.offer_draw(NORTH) == [DrawOffered(NORTH)]
    assert table.outcome is None
    assert table.answer_draw(SOUTH, True) == [DrawAnswered(SOUTH, True)]
    assert table.outcome == Outcome("chessboard.agreed", "CB-END-03", [1, 1])


@pytest.mark.rule("CB-END-03", "CB-DEC-14")
def test_a_declined_draw_changes_nothing_and_nobody_accepts_the_own_offer() -> None:
    table = scene(position({"b2": "d8"}, {"b3": "d4"})).table
    table.offer_draw(NORTH)
    with pytest.raises(NotYourDecision):
        table.answer_draw(NORTH, True)
    table.answer_draw(SOUTH, False)
    assert table.outcome is None
    assert table.pending[0].kind == "chessboard.turn.activate"


@pytest.mark.rule("CB-END-04")
def test_the_round_limit_ends_the_game_after_that_round_and_the_tally_decides() -> None:
    assert scene(round_end(round=4, round_limit=5), dice=[1, 2]).outcome is None
    assert scene(round_end(round=5, round_limit=5)).outcome == Outcome(
        "chessboard.round-limit", "CB-END-04", [1, 2]
    )


@pytest.mark.rule("CB-END-04", "CB-OPT-18")
def test_without_a_round_limit_the_game_goes_on() -> None:
    assert scene(round_end(round=100), dice=[1, 2]).outcome is None


@pytest.mark.rule("CB-END-04", "CB-SUR-01")
def test_survival_ignores_the_round_limit() -> None:
    state = round_end(round=3, round_limit=3, scenario="survival", survival_rounds=5)
    assert scene(state, dice=[1, 2]).outcome is None


@pytest.mark.rule("CB-END-05")
def test_a_round_without_attack_and_reserve_is_quiet() -> None:
    played = scene(position({"b1": "d4"}, {"b8": "d4"}, quiet=3), "b1", "b1", "b8", "b8", dice=[1, 2])
    assert played.told(RoundEnded) == [RoundEnded(1, 4)]
    assert played.state.quiet == 4


@pytest.mark.rule("CB-END-05")
def test_a_round_with_an_attack_roll_is_not_quiet_even_if_the_attack_failed() -> None:
    state = position({"b2": "d4"}, {"b3": "d4"}, quiet=3)
    played = scene(state, "b2", "b2", "xb3", "b3", "b3", "-", dice=[1, 2, 1, 2])
    assert played.told(RoundEnded) == [RoundEnded(1, 0)]


@pytest.mark.rule("CB-END-05")
def test_a_round_in_which_a_reserve_entered_is_not_quiet() -> None:
    state = position({"b1": "d4"}, {"b8": "d4 spent"}, south_reserve=["d4"], quiet=3)
    played = scene(state, "b1", "b1", "1@c1", "-", dice=[1, 2])
    assert played.told(RoundEnded) == [RoundEnded(1, 0)]


@pytest.mark.rule("CB-END-05", "CB-END-06")
def test_the_next_round_after_a_busy_one_is_judged_by_itself() -> None:
    state = position({"b2": "d4"}, {"b3": "d4"}, quiet=3)
    answers = ["b2", "b2", "xb3", "b3", "b3", "-", "b3", "b3", "-", "b2", "b2", "-"]
    played = scene(state, *answers, dice=[1, 2, 1, 2, 1, 2])
    assert played.told(RoundEnded) == [RoundEnded(1, 0), RoundEnded(2, 1)]


@pytest.mark.rule("CB-END-05", "CB-RET-08")
def test_picking_up_and_dropping_the_marker_does_not_disturb_a_quiet_round() -> None:
    state = position(
        {"d4": "d4"}, {"h8": "d4 spent"}, scenario="retrieve", marker="d4", pickup="free", quiet=3
    )
    picked = scene(state, "d4", "d4", "yes", dice=[2, 1])
    assert picked.told(RoundEnded) == [RoundEnded(1, 4)]
    dropped = scene(state, "d4", "d4", "yes", "d4", "d4", "d4", "-", dice=[2, 1, 2, 1])
    assert dropped.told(RoundEnded)[-1] == RoundEnded(2, 5)
    assert dropped.state.carrier == -1


@pytest.mark.rule("CB-END-06", "CB-OPT-19")
def test_eight_quiet_rounds_in_a_row_end_the_game_and_the_tally_decides() -> None:
    assert scene(round_end(quiet=6), dice=[1, 2]).outcome is None
    assert scene(round_end(quiet=7)).outcome == Outcome("chessboard.quiet", "CB-END-06", [1, 2])


@pytest.mark.rule("CB-END-06", "CB-OPT-19")
def test_the_quiet_limit_can_be_changed_or_switched_off() -> None:
    assert scene(round_end(quiet=2, quiet_limit=3)).outcome is not None
    assert scene(round_end(quiet=49, quiet_limit=0), dice=[1, 2]).outcome is None


def tallied(south: str, north: str, **chosen: Json) -> ChessScene:
    """The end of the last round, with the miniatures named and a comma between them."""
    state = position(
        {f"{file}1": mini.strip() for file, mini in zip("bcdefg", south.split(","))},
        {f"{file}8": mini.strip() for file, mini in zip("bcdefg", north.split(","))},
        round=3,
        round_limit=3,
        phase="round-end",
        **chosen,  # type: ignore[arg-type]
    )
    return scene(state)


@pytest.mark.rule("CB-END-07", "CB-END-08", "CB-ARM-15")
@pytest.mark.parametrize(("tally", "places"), [("miniatures", [1, 2]), ("points", [2, 1])])
def test_three_cheap_miniatures_win_by_number_and_two_dear_ones_by_points(
    tally: str, places: list[int]
) -> None:
    played = tallied("d6, d6, d6 hero", "d20, d8", tally=tally)
    assert [count(played.state, player) for player in (SOUTH, NORTH)] == [3, 2]
    assert [points(played.state, player) for player in (SOUTH, NORTH)] == [21, 28]
    assert played.outcome is not None
    assert played.outcome.places == places


@pytest.mark.rule("CB-END-08")
def test_with_equal_numbers_the_points_decide() -> None:
    played = tallied("d6, d8", "d6, d6", tally="miniatures")
    assert [points(played.state, player) for player in (SOUTH, NORTH)] == [14, 12]
    assert played.outcome is not None
    assert played.outcome.winners == [SOUTH]


@pytest.mark.rule("CB-END-08")
def test_with_equal_points_the_numbers_decide() -> None:
    outcome = tallied("d12", "d6, d6", tally="points").outcome
    assert outcome is not None
    assert outcome.winners == [NORTH]


@pytest.mark.rule("CB-END-08")
@pytest.mark.parametrize("tally", ["miniatures", "points"])
def test_with_both_measures_equal_the_game_is_drawn(tally: str) -> None:
    outcome = tallied("d8, d4", "d6, d6", tally=tally).outcome
    assert outcome is not None
    assert outcome.is_draw


@pytest.mark.rule("CB-END-09")
def test_armor_that_is_used_up_still_counts() -> None:
    played = tallied("d4 armor:2 worn:2", "d6", tally="points")
    assert points(played.state, SOUTH) == 8
    assert tally_winner(played.state) == SOUTH


@pytest.mark.rule("CB-END-07", "CB-ARM-15")
def test_without_points_a_miniature_counts_its_die_value() -> None:
    played = tallied("d8 archer", "d10", tally="points", army_mode="free")
    assert [points(played.state, player) for player in (SOUTH, NORTH)] == [8, 10]


@pytest.mark.rule("CB-END-10", "CB-DEP-11")
@pytest.mark.parametrize("tally", ["miniatures", "points"])
def test_reserves_and_defeated_miniatures_count_nothing(tally: str) -> None:
    state = position(
        {"b1": "d6"},
        {"b8": "d8", "c8": "d20"},
        south_reserve=["d20", "d20"],
        round=3,
        round_limit=3,
        phase="round-end",
        tally=tally,
    )
    state.minis[-1].space = -2
    state.minis[-1].ready = False
    assert [count(state, player) for player in (SOUTH, NORTH)] == [1, 1]
    assert [points(state, player) for player in (SOUTH, NORTH)] == [6, 8]
    outcome = scene(state).outcome
    assert outcome is not None
    assert outcome.winners == [NORTH]
