"""RND: rounds and initiative."""

import pytest

from dicefront.games.chessboard.rules.events import InitiativeWon, RoundBegun, RoundEnded
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import position, where
from tests.games.chessboard.positions import scene


@pytest.mark.rule("CB-RND-01", "CB-RND-04")
def test_a_round_opens_with_the_best_die_of_each_player_south_first() -> None:
    state = position({"b1": "d4", "c1": "d8", "d1": "d6"}, {"b8": "d12", "c8": "d4"}, phase="round")
    opened = scene(state, dice=[5, 11])
    assert opened.throws == ["S d8 initiative 5", "N d12 initiative 11"]


@pytest.mark.rule("CB-RND-02")
def test_the_higher_result_takes_the_first_turn_and_nobody_is_asked_about_it() -> None:
    for dice, waiting in (([2, 1], "S turn.activate"), ([1, 2], "N turn.activate")):
        opened = scene(position({"b1": "d4"}, {"b8": "d4"}, phase="round"), dice=dice)
        assert opened.waiting == waiting
        assert not opened.asked
        assert opened.told(InitiativeWon) == [InitiativeWon("SN".index(waiting[0]), *dice)]


@pytest.mark.rule("CB-RND-03", "CB-RND-04")
def test_equal_results_are_rolled_again_by_both_until_they_differ() -> None:
    opened = scene(position({"b1": "d8"}, {"b8": "d12"}, phase="round"), dice=[5, 5, 7, 3])
    assert opened.throws == [
        "S d8 initiative 5",
        "N d12 initiative 5",
        "S d8 initiative 7",
        "N d12 initiative 3",
    ]
    assert opened.waiting == "S turn.activate"


@pytest.mark.rule("CB-RND-01", "CB-RND-05")
def test_when_the_best_miniature_falls_the_next_round_uses_the_best_die_that_is_left() -> None:
    state = position({"b1": "d20", "c1": "d6", "d1": "d6"}, {"b2": "d8"}, turn=NORTH)
    # the d20 falls to the dice 8, 1, 1; North is spent, South's two stay where they are
    played = scene(state, "b2", "b2", "xb1", "c1", "c1", "-", "d1", "d1", dice=[8, 1, 1, 6, 1])
    assert where(played.state, SOUTH) == ["defeated", "c1", "d1"]
    assert played.throws[-2:] == ["S d6 initiative 6", "N d8 initiative 1"]


@pytest.mark.rule("CB-RND-01", "CB-DEP-12")
def test_a_reserve_counts_for_the_initiative_die() -> None:
    state = position({"b1": "d4"}, {"b8": "d4"}, south_reserve=["d12"], phase="round")
    assert scene(state, dice=[12, 1]).throws[0] == "S d12 initiative 12"


@pytest.mark.rule("CB-RND-06", "CB-SEQ-05")
def test_at_the_start_of_a_round_all_on_the_board_are_ready_and_every_hero_has_its_re_roll() -> None:
    state = position(
        {"b1": "d4 spent", "c1": "d6 hero used spent"},
        {"b8": "d8 hero used", "c8": "d4 spent"},
        north_reserve=["d6 hero used"],
        phase="round",
        finished=[SOUTH],
        round=4,
    )
    opened = scene(state, dice=[1, 2])
    assert opened.state.round == 5
    assert opened.told(RoundBegun) == [RoundBegun(5)]
    assert [mini.ready for mini in opened.state.minis] == [True, True, True, True, False]
    assert [mini.reroll for mini in opened.state.minis] == [False, True, True, False, True]
    assert opened.state.finished == [False, False]
    assert isinstance(opened.events[0], RoundBegun), "the round begins before the dice fall"


@pytest.mark.rule("CB-RND-06", "CB-DEF-10")
def test_a_defeated_miniature_does_not_become_ready_again() -> None:
    state = position({"b1": "d8 hero"}, {"b2": "d4 hero used", "h8": "d4"})
    played = scene(state, "b1", "b1", "xb2", "no", "h8", "h8", dice=[8, 1, 1, 1, 2])
    fallen = played.state.minis[1]
    assert (fallen.space, fallen.ready, fallen.reroll) == (-2, False, False)
    assert played.state.round == 2


@pytest.mark.rule("CB-RND-07")
def test_a_round_ends_only_when_nobody_has_a_ready_miniature() -> None:
    state = position({"b1": "d4", "c1": "d4"}, {"b8": "d4"})
    third = scene(state, "b1", "b1", "b8", "b8")
    assert not third.told(RoundEnded)
    assert third.waiting == "S turn.activate"
    assert third.choices == ["c1", "-"]
    over = scene(state, "b1", "b1", "b8", "b8", "c1", "c1", dice=[1, 2])
    assert over.told(RoundEnded) == [RoundEnded(1, 1)]


@pytest.mark.rule("CB-RND-07", "CB-DEP-10")
def test_a_round_does_not_end_while_a_reinforcement_turn_is_left() -> None:
    # b1 to g1 are full, so South's reserve cannot enter before North's d8 has freed c1
    south = dict.fromkeys(("b1", "d1", "e1", "f1", "g1"), "d4 spent")
    state = position(south, {"c1": "d8"}, south_reserve=["d6"], turn=NORTH)
    played = scene(state, "c1", "c2", "-")
    assert where(played.state, SOUTH)[-1] == "c1"
    assert not played.told(RoundEnded)
    assert played.turns == "NS"
    assert played.waiting == "S turn.activate"
    assert played.choices == ["c1", "-"]


@pytest.mark.rule("CB-RND-08", "CB-INF-06")
def test_at_the_end_of_a_round_infiltrate_comes_before_quiet_rounds_and_round_limit() -> None:
    state = position(
        {"b8": "d4 spent", "c8": "d4 spent"},
        {"h5": "d4 spent", "h6": "d4 spent", "h7": "d4 spent"},
        scenario="infiltrate",
        infiltrate_check="end_of_round",
        quiet_limit=3,
        quiet=2,
        round_limit=3,
        round=3,
        phase="round-end",
    )
    outcome = scene(state).outcome
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("CB-INF-06", [SOUTH])


@pytest.mark.rule("CB-RND-08", "CB-SUR-01")
def test_at_the_end_of_a_round_survival_comes_before_quiet_rounds() -> None:
    state = position(
        {"b1": "d4"}, {"b8": "d4"}, scenario="survival", quiet_limit=3, quiet=2, round=3, phase="round-end"
    )
    outcome = scene(state).outcome
    assert outcome is not None
    assert outcome.reason == "chessboard.survived"


@pytest.mark.rule("CB-RND-08", "CB-END-06")
def test_at_the_end_of_a_round_quiet_rounds_come_before_the_round_limit() -> None:
    state = position(
        {"b1": "d4"}, {"b8": "d4"}, quiet_limit=3, quiet=2, round_limit=3, round=3, phase="round-end"
    )
    outcome = scene(state).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("chessboard.quiet", "CB-END-06")


@pytest.mark.rule("CB-RND-08", "CB-SEQ-08")
def test_if_no_check_ends_the_game_the_next_round_begins() -> None:
    played = scene(position({"b1": "d4"}, {"b8": "d4"}, round=3, phase="round-end"), dice=[1, 2])
    assert played.outcome is None
    assert played.told(RoundEnded) == [RoundEnded(3, 1)]
    assert played.told(RoundBegun) == [RoundBegun(4)]
