"""SEQ: the step lists of set-up, round, activation and attack."""

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.events import (
    Activated,
    ArmiesRevealed,
    ArmorUsed,
    Attacked,
    Defeated,
    Defended,
    Deployed,
    DeployerFound,
    Entered,
    GameEnded,
    Hit,
    InitiativeWon,
    MarkerDropped,
    MarkerLaid,
    MarkerPickedUp,
    Moved,
    ObstaclesSet,
    Reinforcing,
    Rerolled,
    RoundBegun,
    RoundEnded,
    RoundFinished,
    Saved,
)
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import mini_at, position, where
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.errors import IllegalAnswer
from dicefront.kernel.event import Event
from dicefront.kernel.testing import Thrown
from tests.games.chessboard.positions import match, scene

FIVE = ["d6", "d6", "d6", "d6", "d6"]
DEPLOYED = ["b1", "c1", "d1", "e1", "f1"], ["b8", "c8", "d8", "e8", "f8"]


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# -- set-up -------------------------------------------------------------------------------------


@pytest.mark.rule("CB-SEQ-01", "CB-ARM-07")
def test_both_armies_are_asked_for_at_once_and_shown_together() -> None:
    played = match(dice=[1, 2])
    assert played.waiting == "S army.build, N army.build"
    assert played.play((NORTH, {"minis": ["d6", "d6", "d6", "d6", "d6"]})).news == []
    assert played.waiting == "S army.build"
    told = played.play((SOUTH, {"minis": ["d10", "d8", "d4", "d4", "d4"]})).news
    assert told[0] == ArmiesRevealed(["d10", "d8", "d4", "d4", "d4"], FIVE)
    assert played.waiting == "S setup.deploy"


@pytest.mark.rule("CB-SEQ-01", "CB-SEQ-02", "CB-SEQ-03", "CB-SEQ-04", "CB-SET-01")
def test_set_up_runs_from_armies_over_roll_off_obstacles_and_marker_to_deployment() -> None:
    played = match(FIVE, FIVE, dice=[1, 2, 3], scenario="retrieve", obstacles="pillars")
    opening = [ArmiesRevealed, Thrown, Thrown, DeployerFound, ObstaclesSet, Thrown, MarkerLaid]
    assert kinds(played.news) == opening
    assert played.waiting == "S setup.deploy"


@pytest.mark.rule("CB-SEQ-02", "CB-SET-02")
def test_a_roll_off_that_nobody_needs_is_skipped() -> None:
    played = match(FIVE, FIVE, deployment="hidden")
    assert kinds(played.news) == [ArmiesRevealed, ObstaclesSet]
    assert played.waiting == "S setup.deploy, N setup.deploy"


@pytest.mark.rule("CB-SEQ-03", "CB-OBS-08")
def test_placed_obstacles_are_asked_for_in_turn_before_the_marker_is_laid() -> None:
    played = match(FIVE, FIVE, dice=[2, 1, 4], scenario="retrieve", obstacles="placed", obstacle_count=2)
    assert played.waiting == "N setup.obstacle"
    assert not any(isinstance(event, MarkerLaid) for event in played.news)
    played.play("d3")
    assert played.waiting == "S setup.obstacle"
    told = played.play("e6").news
    assert kinds(told)[-3:] == [ObstaclesSet, Thrown, MarkerLaid]
    assert played.waiting == "N setup.deploy"


@pytest.mark.rule("CB-SEQ-04", "CB-DEP-02")
def test_deployment_goes_in_turn_and_round_one_follows() -> None:
    played = match(FIVE, FIVE, dice=[1, 2, 6, 1])
    asked: list[str] = []
    told: list[Event] = []
    for south, north in zip(*DEPLOYED):
        for space in (south, north):
            asked.append(played.waiting[0])
            told += played.play(f"{played.question.options()[0].mini}@{space}").news
    assert asked == ["S", "N"] * 5
    assert kinds(told)[:10] == [Deployed] * 10
    assert kinds(told)[10:] == [RoundBegun, Thrown, Thrown, InitiativeWon]
    assert played.state.round == 1
    assert played.waiting == "S turn.activate"


@pytest.mark.rule("CB-SEQ-04", "CB-DEP-03")
def test_with_hidden_deployment_both_are_asked_at_once() -> None:
    played = match(FIVE, FIVE, dice=[1, 6], deployment="hidden")
    assert played.play("0@b1 1@c1 2@d1 3@e1 4@f1").news == []
    assert where(played.state, SOUTH) == ["reserve"] * 5, "nothing is shown before both have answered"
    told = played.play("5@b8 6@c8 7@d8 8@e8 9@f8").news
    assert kinds(told) == [Deployed] * 10 + [RoundBegun, Thrown, Thrown, InitiativeWon]


# -- a round ------------------------------------------------------------------------------------


@pytest.mark.rule("CB-SEQ-05", "CB-SEQ-06", "CB-SEQ-07", "CB-SEQ-08")
def test_a_round_is_opened_played_and_closed_in_this_order() -> None:
    state = position({"b1": "d4"}, {"b8": "d4"}, phase="round", round=1)
    played = scene(state, "b8", "b8", "b1", "b2", dice=[1, 3, 4, 2])
    assert kinds(played.events) == [
        RoundBegun,
        Thrown,
        Thrown,
        InitiativeWon,
        Activated,
        Activated,
        Moved,
        RoundEnded,
        RoundBegun,
        Thrown,
        Thrown,
        InitiativeWon,
    ]
    assert played.state.round == 3


@pytest.mark.rule("CB-SEQ-07", "CB-DEP-14")
def test_before_the_first_turn_of_a_round_it_is_checked_who_is_stranded() -> None:
    south = dict.fromkeys(("b8", "c8", "d8", "e8", "f8", "g8"), "d4")
    state = position(south, {}, north_reserve=["d20"], phase="round")
    first = scene(state, dice=[1, 20])
    assert first.outcome is not None
    assert (first.outcome.rule, first.outcome.winners) == ("CB-DEP-14", [SOUTH])
    # if South acts first, North is not on turn yet: one space is freed, and a reserve enters
    second = scene(state, "b8", "b7", dice=[4, 1])
    assert second.outcome is None
    assert where(second.state, NORTH) == ["b8"]


@pytest.mark.rule("CB-SEQ-07", "CB-DEP-14")
def test_a_player_who_declared_the_round_finished_can_be_stranded_too() -> None:
    south = {"b8": "d8", "c8": "d4", "d8": "d4", "e8": "d4", "f8": "d4", "g8": "d4"}
    state = position(south, {"b7": "d4 spent"}, north_reserve=["d6"], finished=[NORTH])
    played = scene(state, "b8", "b8", "xb7", dice=[8, 1, 1])
    assert played.outcome is not None
    assert played.outcome.rule == "CB-DEP-14"


@pytest.mark.rule("CB-SEQ-07", "CB-TRN-06", "CB-DEP-13")
def test_who_declared_the_round_finished_and_lost_all_on_the_board_comes_back_next_round() -> None:
    state = position({"b2": "d8"}, {"b3": "d4 spent"}, north_reserve=["d6"], finished=[NORTH])
    played = scene(state, "b2", "b2", "xb3", "2@d8", dice=[8, 1, 1, 1, 6])
    assert played.outcome is None
    assert played.turns == "S|N"
    assert kinds(played.events)[-3:] == [InitiativeWon, Reinforcing, Entered]
    assert played.waiting == "S turn.activate"


# -- an activation ------------------------------------------------------------------------------


@pytest.mark.rule("CB-SEQ-09", "CB-SEQ-15", "CB-TRN-06")
def test_a_declaration_skips_to_the_end_of_the_turn() -> None:
    state = position({"d4": "d4"}, {"d5": "d4"}, south_reserve=["d6"], scenario="retrieve", marker="d4")
    played = scene(state, "-", "1@b1")
    assert kinds(played.events) == [RoundFinished, Entered]
    assert played.asked == ["S turn.activate", "S turn.reserve"]


@pytest.mark.rule("CB-SEQ-09", "CB-SEQ-15", "CB-DEP-10")
def test_a_reinforcement_turn_skips_to_the_end_of_the_turn() -> None:
    state = position({"d4": "d4 spent"}, {"d5": "d4"}, south_reserve=["d6"])
    played = scene(state, "1@b1")
    assert kinds(played.events) == [Reinforcing, Entered]
    assert played.asked == ["S turn.reserve"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-SEQ-10", "CB-SEQ-12", "CB-SEQ-13", "CB-SEQ-14", "CB-SEQ-15")
def test_all_the_windows_of_an_activation_come_in_their_order() -> None:
    state = position(
        {"e4": "d8"},
        {"e5": "d4", "h8": "d4"},
        south_reserve=["d6"],
        scenario="retrieve",
        marker="d4",
        pickup="free",
    )
    played = scene(state, "e4", "d4", "no", "xe5", "yes", "d4", "1@g1", dice=[8, 1, 1])
    assert played.asked == [
        "S turn.activate",
        "S turn.move",
        "S turn.pick-up",
        "S turn.attack",
        "S turn.pick-up",
        "S turn.drop",
        "S turn.reserve",
    ]
    happened = [event for event in played.events if not isinstance(event, Thrown)]
    assert kinds(happened) == [
        Activated,
        Moved,
        Attacked,
        Hit,
        Defeated,
        MarkerPickedUp,
        MarkerDropped,
        Entered,
    ]


@pytest.mark.rule("CB-SEQ-10", "CB-RET-08")
def test_the_carrier_is_asked_about_the_marker_between_the_move_and_the_attack() -> None:
    state = position({"e4": "d8 carrier"}, {"e6": "d4"}, scenario="retrieve")
    played = scene(state, "e4", "e5", "e4", "-")
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.drop", "S turn.attack"]
    assert kinds(played.events) == [Activated, MarkerDropped, Moved]


@pytest.mark.rule("CB-SEQ-11", "CB-RET-11", "CB-INF-03")
def test_victory_by_movement_comes_before_attack_and_skill() -> None:
    carrier = position({"b1": "d6 carrier"}, {"b2": "d4"}, scenario="retrieve")
    assert scene(carrier, "b1", "a1", "-").waiting == ""
    second = position({"b8": "d6", "c7": "d6"}, {"d8": "d4"}, scenario="infiltrate")
    assert scene(second, "c7", "c8").waiting == ""


@pytest.mark.rule("CB-SEQ-13", "CB-SEQ-15")
def test_after_a_failed_attack_the_reserves_still_enter() -> None:
    state = position({"e4": "d8"}, {"e5": "d8"}, south_reserve=["d6"])
    played = scene(state, "e4", "e4", "xe5", "1@b1", dice=[1, 2])
    assert kinds(played.events)[-2:] == [Defended, Entered]
    assert where(played.state, SOUTH) == ["e4", "b1"]


@pytest.mark.rule("CB-SEQ-14", "CB-HER-01")
def test_in_the_skill_step_the_roll_is_followed_by_the_re_roll_of_a_hero() -> None:
    state = position({"d4": "d6 hero"}, {"h8": "d4"}, scenario="retrieve", marker="d4")
    played = scene(state, "d4", "d4", "yes", "yes", dice=[1, 6])
    assert played.asked[2:] == ["S turn.pick-up", "S reroll.skill"]
    assert kinds(played.events)[1:] == [Thrown, Thrown, Rerolled, MarkerPickedUp]


@pytest.mark.rule("CB-SEQ-15", "CB-DEP-09")
def test_the_miniature_is_spent_before_its_friends_enter_ready() -> None:
    state = position({"b1": "d4"}, {"b8": "d4"}, south_reserve=["d6"])
    asked = scene(state, "b1", "b3")
    assert asked.waiting == "S turn.reserve"
    assert [mini.ready for mini in asked.state.minis] == [False, False, True]
    entered = scene(state, "b1", "b3", "1@b1")
    assert [mini.ready for mini in entered.state.minis] == [False, True, True]


# -- an attack ----------------------------------------------------------------------------------


@pytest.mark.rule("CB-SEQ-16")
def test_an_illegal_attack_is_taken_back_and_the_question_stays() -> None:
    asked = scene(position({"b2": "d8"}, {"b3": "d4", "b5": "d4"}), "b2", "b2")
    with pytest.raises(IllegalAnswer):
        asked.table.answer(SOUTH, ["melee", 2])
    assert asked.waiting == "S turn.attack"
    assert asked.table.throws == 0


@pytest.mark.rule("CB-SEQ-17", "CB-SEQ-18", "CB-SEQ-20")
@pytest.mark.parametrize("timing", ["immediate", "informed"])
def test_the_windows_of_an_attack_come_in_the_order_of_the_timing(timing: str) -> None:
    state = position({"b2": "d6 hero"}, {"b3": "d6 hero", "h8": "d4"}, hero_timing=timing)
    dice = [5, 4] if timing == "informed" else [5]
    first = scene(state, "b2", "b2", "xb3", dice=dice)
    assert first.waiting == "S reroll.attack"
    second = scene(state, "b2", "b2", "xb3", "no", dice=[5, 4])
    assert second.waiting == "N reroll.defence"
    third = scene(state, "b2", "b2", "xb3", "no", "no", dice=[5, 4, 1])
    assert third.waiting == "N reroll.save"


@pytest.mark.rule("CB-SEQ-19")
def test_a_lower_result_ends_the_list_before_the_save() -> None:
    played = scene(position({"b2": "d6"}, {"b3": "d6"}), "b2", "b2", "xb3", dice=[3, 4])
    assert kinds(played.events)[1:] == [Attacked, Thrown, Thrown, Defended]


@pytest.mark.rule("CB-SEQ-20", "CB-SEQ-21")
def test_a_save_of_four_or_else_a_point_of_armor_ends_the_list() -> None:
    state = position({"b2": "d6"}, {"b3": "d6 armor:1"})
    saved = scene(state, "b2", "b2", "xb3", dice=[4, 4, 4])
    assert kinds(saved.events)[1:] == [Attacked, Thrown, Thrown, Hit, Thrown, Saved]
    worn = scene(state, "b2", "b2", "xb3", dice=[4, 4, 3])
    assert kinds(worn.events)[1:] == [Attacked, Thrown, Thrown, Hit, Thrown, ArmorUsed]
    assert mini_at(worn.state, "b3").armor == 0


@pytest.mark.rule("CB-SEQ-22", "CB-RET-10", "CB-LST-02")
def test_a_defeated_target_drops_the_marker_leaves_the_board_and_may_end_the_game() -> None:
    state = position({"b2": "d6"}, {"b3": "d6 carrier"}, scenario="retrieve")
    played = scene(state, "b2", "b2", "xb3", dice=[4, 4, 3])
    assert kinds(played.events)[-4:] == [Thrown, MarkerDropped, Defeated, GameEnded]
    assert played.told(Defeated) == [Defeated(1, 3, s("b3"))]
    assert GAME.problem_of_state(played.state) == ""


@pytest.mark.rule("CB-SEQ-22", "CB-SEQ-14")
def test_after_a_defeat_the_activation_goes_on_with_the_skill_step() -> None:
    state = position({"b2": "d6"}, {"b2": "d6 carrier", "h8": "d4"}, scenario="retrieve")
    played = scene(state, "b2", "b2", "xb2", dice=[4, 4, 3])
    assert played.waiting == "S turn.pick-up"
