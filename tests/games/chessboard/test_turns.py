"""TRN: turns."""

import pytest

from dicefront.games.chessboard.rules.events import Entered, GameEnded, Reinforcing, RoundEnded, RoundFinished
from dicefront.games.chessboard.rules.flow import Activate
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import mini_at, position, where
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.testing import refusal_of
from tests.games.chessboard.positions import scene


@pytest.mark.rule("CB-TRN-01", "CB-TRN-02")
def test_a_turn_activates_exactly_one_miniature_which_is_spent_afterwards() -> None:
    played = scene(position({"b1": "d4", "c1": "d4"}, {"b8": "d4"}), "b1", "b2")
    assert not mini_at(played.state, "b2").ready
    assert mini_at(played.state, "c1").ready
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-TRN-01", "CB-TRN-04")
def test_only_an_own_ready_miniature_on_the_board_can_be_activated() -> None:
    state = position({"b1": "d4 spent", "c1": "d4"}, {"b8": "d4"}, south_reserve=["d6"])
    question = Activate(state)
    assert question.check(1) is None
    assert refusal_of(question, 0).reason == "chessboard.activate.spent"
    assert refusal_of(question, 2).reason == "chessboard.activate.not_on_board"
    assert refusal_of(question, 3).reason == "chessboard.activate.not_yours"
    assert refusal_of(question, 4).reason == "kernel.unreadable"
    assert refusal_of(question, True).reason == "kernel.unreadable"


@pytest.mark.rule("CB-TRN-04")
def test_the_player_on_turn_chooses_freely_among_the_own_ready_miniatures() -> None:
    state = position({"b1": "d4", "c1": "d4 spent", "d1": "d8"}, {"b8": "d4"})
    assert scene(state).choices == ["b1", "d1", "-"]


@pytest.mark.rule("CB-TRN-02", "CB-TRN-03")
def test_turns_alternate_and_who_has_more_miniatures_takes_the_last_turns_alone() -> None:
    state = position(
        {"b1": "d4", "c1": "d4", "d1": "d4"},
        {"b8": "d4", "c8": "d4", "d8": "d4", "e8": "d4", "f8": "d4"},
        phase="round",
    )
    order = ["b1", "b8", "c1", "c8", "d1", "d8", "e8", "f8"]
    played = scene(state, *[name for name in order for _ in range(2)], dice=[2, 1, 1, 2])
    assert played.turns == "|SNSNSNNN|"


@pytest.mark.rule("CB-TRN-05")
def test_a_miniature_may_do_nothing_at_all_and_is_spent() -> None:
    played = scene(position({"b1": "d4"}, {"b2": "d4"}), "b1", "b1", "-")
    assert where(played.state, SOUTH) == ["b1"]
    assert not mini_at(played.state, "b1").ready
    assert played.turns == "S"


@pytest.mark.rule("CB-TRN-05", "CB-TRN-06")
def test_a_turn_cannot_be_skipped_but_by_declaring_the_whole_round_finished() -> None:
    played = scene(position({"b1": "d4", "c1": "d4"}, {"b8": "d4", "c8": "d4"}), "-", "b8", "b8")
    assert played.told(RoundFinished) == [RoundFinished(SOUTH)]
    assert played.waiting == "N turn.activate"
    assert not mini_at(played.state, "b1").ready
    assert not mini_at(played.state, "c1").ready


@pytest.mark.rule("CB-TRN-06", "CB-DEP-07")
def test_after_the_declaration_one_reserve_enters_spent_and_all_further_turns_are_the_opponents() -> None:
    state = position(
        {"b1": "d4", "c1": "d4", "d1": "d4", "e1": "d4 spent", "f1": "d4 spent"},
        {"b8": "d4", "c8": "d4"},
        south_reserve=["d6", "d8"],
    )
    played = scene(state, "-", "5@g1")
    assert played.told(Entered) == [Entered(SOUTH, 5, s("g1"))]
    assert not any(mini.ready for mini in played.state.minis if mini.owner == SOUTH)
    rest = scene(state, "-", "5@g1", "b8", "b8", "c8", "c8", dice=[8, 1])
    assert rest.turns == "SNN|"
    assert where(rest.state, SOUTH)[-1] == "reserve"


@pytest.mark.rule("CB-TRN-06")
def test_who_declared_the_round_finished_has_no_reinforcement_turn_in_the_rest_of_it() -> None:
    # North's d4 leaves c1, so a starting space of South becomes free; a reinforcement turn would use it
    south = dict.fromkeys(("b1", "d1", "e1", "f1", "g1"), "d4")
    state = position(south, {"c1": "d4", "h8": "d4"}, south_reserve=["d6"])
    played = scene(state, "-", "c1", "c2", "-", "h8", "h8", dice=[6, 1])
    assert played.turns == "SNN|"
    assert not played.told(Entered)
    assert not played.told(Reinforcing)
    assert played.told(RoundEnded) == [RoundEnded(1, 1)]


@pytest.mark.rule("CB-TRN-06", "CB-RND-06")
def test_a_declaration_counts_for_one_round_only() -> None:
    played = scene(position({"b1": "d4"}, {"b8": "d4"}), "-", "b8", "b8", dice=[2, 1])
    assert played.waiting == "S turn.activate"
    assert played.choices == ["b1", "-"]


@pytest.mark.rule("CB-TRN-07")
def test_the_steps_of_a_turn_come_in_the_order_move_attack_skill() -> None:
    state = position({"e4": "d8"}, {"e5": "d4", "a8": "d4"}, scenario="retrieve", marker="e4")
    played = scene(state, "e4", "e4", "xe5", "yes", dice=[8, 1, 1, 4])
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.attack", "S turn.pick-up"]


@pytest.mark.rule("CB-TRN-07")
def test_a_miniature_that_has_attacked_cannot_move_afterwards_even_if_it_did_not_move_before() -> None:
    state = position({"b1": "d8", "c1": "d4"}, {"b2": "d4", "h8": "d4"})
    played = scene(state, "b1", "b1", "xb2", dice=[8, 1, 1])
    assert played.waiting == "N turn.activate"
    assert where(played.state, SOUTH) == ["b1", "c1"]


@pytest.mark.rule("CB-TRN-08", "CB-DEF-03", "CB-DEF-05", "CB-DEF-06")
@pytest.mark.parametrize("dice", [[1, 2], [8, 1, 4], [8, 1, 1]], ids=["defended", "saved", "armor"])
def test_a_failed_attack_ends_the_turn_without_a_skill_step(dice: list[int]) -> None:
    state = position({"e4": "d8"}, {"e5": "d8 armor:1"}, scenario="retrieve", marker="e4")
    played = scene(state, "e4", "e4", "xe5", dice=dice)
    assert played.waiting == "N turn.activate"
    assert not mini_at(played.state, "e4").ready


@pytest.mark.rule("CB-TRN-09", "CB-ATK-01")
def test_after_a_defeat_there_is_no_second_move_and_no_second_attack() -> None:
    state = position({"b2": "d8", "h1": "d4"}, {"b3": "d4", "c3": "d4"})
    played = scene(state, "b2", "b2", "xb3", dice=[8, 1, 1])
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.attack"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-TRN-10", "CB-DEF-11")
def test_a_ready_miniature_that_falls_drops_out_of_the_order() -> None:
    state = position({"b2": "d8", "g1": "d4"}, {"b3": "d4", "g8": "d4"})
    first = scene(state, "b2", "b2", "xb3", dice=[8, 1, 1])
    assert first.choices == ["g8", "-"]
    played = scene(state, "b2", "b2", "xb3", "g8", "g8", "g1", "g1", dice=[8, 1, 1, 5, 1])
    assert played.turns == "SNS|"


@pytest.mark.rule("CB-TRN-11", "CB-SEQ-15", "CB-DEP-07")
def test_reserves_enter_at_the_end_of_the_turn_before_it_passes() -> None:
    south = dict.fromkeys(("b1", "c1", "d1", "e1", "f1", "g1"), "d4")
    state = position(south, {"h8": "d4"}, south_reserve=["d6", "d8"])
    played = scene(state, "c1", "c3")
    assert played.waiting == "S turn.reserve"
    assert not mini_at(played.state, "c3").ready
    played = scene(state, "c1", "c3", "6@c1")
    assert where(played.state, SOUTH)[-2:] == ["c1", "reserve"]
    assert mini_at(played.state, "c1").ready
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-TRN-11", "CB-DEP-14")
def test_the_reserves_have_entered_before_the_turn_is_refused_to_a_stranded_player() -> None:
    # North has nobody on the board and no room: South's own reserve still enters before North loses
    state = position(
        {"b8": "d4", "c8": "d4", "d8": "d4", "e8": "d4", "f8": "d4", "g8": "d12", "c1": "d4"},
        {"h8": "d4"},
        south_reserve=["d4"],
        north_reserve=["d6"],
    )
    played = scene(state, "g8", "g8", "xh8", "7@d1", dice=[12, 1, 1])
    outcome = played.outcome
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("CB-DEP-14", [SOUTH])
    assert where(played.state, SOUTH)[-1] == "d1"
    assert where(played.state, NORTH) == ["defeated", "reserve"]
    assert [type(event) for event in played.events[-2:]] == [Entered, GameEnded]


@pytest.mark.rule("CB-TRN-11", "CB-DEP-09", "CB-RND-07")
def test_a_reserve_that_enters_with_the_last_turn_keeps_the_round_going() -> None:
    state = position({"b1": "d4"}, {"h8": "d4 spent"}, south_reserve=["d6"])
    played = scene(state, "b1", "b3", "1@b1")
    assert not played.told(RoundEnded)
    assert played.waiting == "S turn.activate"
    assert played.choices == ["b1", "-"]
