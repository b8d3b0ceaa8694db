"""RND, SQR: rounds and the pearl bag; what Disrupt does to a draw."""

from collections.abc import Callable
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.abilities.unit import divide
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.events.playing import (
    Activated,
    DisruptLost,
    GameEnded,
    PearlDrawn,
    RoundBegun,
    TurnPassed,
    TurnSkipped,
)
from dicefront.games.home_raiders.rules.leaders import go_alone, join_unit
from dicefront.games.home_raiders.rules.movement import movement_action
from dicefront.games.home_raiders.rules.rounds import (
    Activate,
    begin_round,
    draw_pearl,
    end_round,
    ready_troops,
)
from dicefront.games.home_raiders.rules.state import (
    DRAW,
    ROUND_END,
    ROUND_START,
    TURN,
    VANISHED,
    State,
)
from dicefront.games.home_raiders.scenes import card, hero, inch, position, unit
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import offered, play_out, refusal_of
from tests.games.home_raiders.names import bear

LEADER = card("leader")


def blue_and_amber(**options: Any) -> State:
    """Two Units of seat 0, one with a Leader; two Units and a Hero of seat 1, between two turns."""
    state = position(
        unit(0, card(), (5, 5), leader=(LEADER, (7, 5))),
        unit(0, card(), (15, 5)),
        unit(1, card(), (5, 25)),
        unit(1, card(), (15, 25)),
        hero(1, card("hero"), (25, 25)),
        **options,
    )
    return between_turns(state)


def between_turns(state: State) -> State:
    for troop in state.troops:
        troop.activated = False
        troop.actions = 0
    state.acting = []
    state.round = 0
    play_out(begin_round(state))
    return state


def vanish(state: State, number: int) -> None:
    character = state.characters[number]
    troop = state.troop_of(character)
    character.where = VANISHED
    troop.members.remove(number)
    if troop.leader == number:
        troop.leader = NOBODY


@pytest.mark.rule("HR-RND-01", "HR-RND-02", "HR-SQR-01", "HR-SQR-02")
def test_one_pearl_for_each_unit_and_hero_and_none_for_a_leader() -> None:
    state = blue_and_amber()
    assert (state.round, state.bag, state.stage) == (1, [2, 3], DRAW)
    state.troops[0].activated = True
    state.troops[1].blocked = True
    state.characters[0].acted = True
    played = play_out(begin_round(state))
    assert played.told(RoundBegun)[0].round == 2
    assert ready_troops(state, 0) == [0, 1]
    assert not state.characters[0].acted


@pytest.mark.rule("HR-AMV-09", "HR-ALD-06")
def test_a_move_before_the_first_round_is_no_charge_in_its_first_turn() -> None:
    reckoning = card("leader", abilities=["reckon", "charge"])
    state = position(hero(0, reckoning, (5, 5)), hero(1, card("hero"), (5, 10)))
    troop = state.troops[0]
    close = [[0, [[inch(5), inch(10) - 2 * state.characters[0].card.radius]]]]
    play_out(movement_action(state, troop, [state.characters[0]], False, True), [(0, close)])
    assert state.characters[0].effects.has("charge")
    play_out(begin_round(state))
    assert not state.characters[0].effects.has("charge")


@pytest.mark.rule("HR-RND-02", "HR-AHE-19")
def test_the_example_of_a_hero_inside_a_unit() -> None:
    specialist = card("hero", abilities=["specialist"])
    apart = between_turns(
        position(unit(0, card(), (5, 5)), hero(0, specialist, (10, 5)), hero(0, card("hero"), (15, 5)))
    )
    assert apart.bag == [3, 0]
    inside = between_turns(
        position(unit(0, card(), (5, 5), specialists=[(specialist, (7, 5))]), hero(0, card("hero"), (15, 5)))
    )
    assert inside.bag == [2, 0]


@pytest.mark.rule("HR-LDR-08", "HR-AHE-20")
@pytest.mark.parametrize("survivor", [1, 2])
def test_a_leader_or_specialist_goes_on_alone_with_the_pearl_of_its_unit(survivor: int) -> None:
    specialist = card("hero", abilities=["specialist"])
    state = position(unit(0, card(), (5, 5), leader=(LEADER, (7, 5)), specialists=[(specialist, (9, 5))]))
    vanish(state, 0)
    vanish(state, 3 - survivor)
    assert between_turns(state).bag == [1, 0]
    assert ready_troops(state, 0) == [0]


@pytest.mark.rule("HR-RND-03", "HR-RND-11", "HR-SQR-03")
@pytest.mark.parametrize(("face", "player"), [(1, 0), (2, 0), (3, 1), (5, 1)])
def test_every_pearl_in_the_bag_is_equally_likely(face: int, player: int) -> None:
    # The example: two blue pearls and three amber ones, so the chance for blue is 2/5.
    state = blue_and_amber()
    played = play_out(draw_pearl(state), [(player, 2 * player)], [face])
    assert played.rolls[0].sides == [5]
    assert played.told(PearlDrawn)[0].player == player
    assert state.player == player
    assert state.bag == [2 - (player == 0), 3 - (player == 1)]


@pytest.mark.rule("HR-RND-04", "HR-SQR-06", "HR-SQR-07", "HR-ASH-22")
def test_the_owner_activates_a_troop_that_was_not_activated_this_round() -> None:
    state = blue_and_amber()
    played = play_out(draw_pearl(state), [(0, 1)], [1])
    assert offered(played.questions[0]) == [0, 1]
    assert played.told(Activated)[0].troop == 1
    assert state.troops[1].activated
    assert (state.stage, state.acting, state.troops[1].actions) == (TURN, [1], 2)
    assert ready_troops(state, 0) == [0]
    question = Activate(state, [0])
    assert refusal_of(question, 1).reason == "home_raiders.round.activated-already"
    assert refusal_of(question, 2).reason == "home_raiders.round.not-yours"
    for answer in (True, "0", 9, -1, [0]):
        refusal_of(question, answer)


@pytest.mark.rule("HR-RND-05", "HR-SQR-03")
def test_an_empty_bag_ends_the_round() -> None:
    state = blue_and_amber()
    state.bag = [0, 0]
    play_out(draw_pearl(state))
    assert state.stage == ROUND_END


@pytest.mark.rule("HR-RND-06", "HR-RND-12")
def test_the_pearl_of_a_vanished_troop_stays_in_the_bag() -> None:
    state = blue_and_amber()
    vanish(state, 2)
    assert state.bag == [2, 3]
    played = play_out(draw_pearl(state), [(0, 0)], [1])
    assert played.rolls[0].sides == [5]


@pytest.mark.rule("HR-RND-07", "HR-SQR-05")
def test_the_example_of_passing() -> None:
    state = blue_and_amber()
    vanish(state, 2)  # two pearls, one troop left
    played = play_out(draw_pearl(state), [(0, None)], [1])
    assert offered(played.questions[0]) == [0, None]
    assert played.told(TurnPassed)
    assert state.stage == DRAW
    played = play_out(draw_pearl(state), [(0, 0)], [1])
    assert offered(played.questions[0]) == [0]
    assert refusal_of(played.questions[0], None).rule == "HR-RND-07"


@pytest.mark.rule("HR-RND-07")
def test_at_basic_level_nobody_passes() -> None:
    state = blue_and_amber(level="basic")
    vanish(state, 2)
    assert offered(play_out(draw_pearl(state), [(0, 0)], [1]).questions[0]) == [0]


@pytest.mark.rule("HR-RND-08", "HR-SQR-04", "HR-SQR-08")
def test_a_pearl_without_a_troop_to_activate_is_skipped() -> None:
    state = blue_and_amber()
    state.troops[0].activated = state.troops[1].activated = True
    played = play_out(draw_pearl(state), dice=[1])
    assert played.told(TurnSkipped)[0].player == 0
    assert state.stage == DRAW
    assert state.bag == [1, 3]


@pytest.mark.rule("HR-RND-09", "HR-SQR-09", "HR-SQR-10")
def test_what_lasts_this_round_ends_and_what_lasts_longer_stays() -> None:
    state = blue_and_amber()
    one = state.characters[0]
    for effect, number in [("grapple", 5), ("confuse", 5), ("distract", 5), ("stun", 1), ("mind-trick", 5)]:
        bear(one, effect, number)
    state.troops[1].lent_by = [1]
    play_out(end_round(state))
    assert state.troops[1].lent_by == []
    assert [effect.id for effect in one.effects.all] == ["distract", "mind-trick"]
    assert state.stage == ROUND_START


@pytest.mark.rule("HR-ASP-15", "HR-AHE-10")
def test_lost_abilities_come_back_and_lent_ones_go_when_the_round_ends() -> None:
    captain = card("leader", abilities=["aim"])
    state = position(
        unit(0, card(abilities=["climb"]), (5, 5)), unit(0, card(), (15, 5), leader=(captain, (17, 5)))
    )
    bear(state.characters[0], "stun", 1)
    state.troops[0].lent_by = [2]
    settle(state)
    before = state.characters[0].kit.ids()
    play_out(end_round(state))
    assert before != state.characters[0].kit.ids() == ["climb"]


@pytest.mark.rule("HR-GEN-02", "HR-VIC-01", "HR-SQR-10")
def test_the_sixth_round_is_the_last() -> None:
    state = blue_and_amber()
    state.round = 5
    assert not play_out(end_round(state)).told(GameEnded)
    assert state.outcome is None
    state.round = 6
    assert play_out(end_round(state)).told(GameEnded)
    assert state.outcome is not None


def divided(state: State) -> None:
    play_out(divide(state, state.troops[0], [1]))


def left_alone(state: State) -> None:
    play_out(go_alone(state, state.characters[2]))


@pytest.mark.rule("HR-RND-12", "HR-AUN-03", "HR-ALD-18")
@pytest.mark.parametrize("arise", [divided, left_alone])
def test_a_unit_that_arises_has_its_pearl_from_the_next_round_on(arise: Callable[[State], None]) -> None:
    # The examples: two Units and no Heroes have two pearls, and three in the next round.
    state = between_turns(
        position(
            unit(0, card(abilities=["action-group"]), (5, 5), (7, 5), leader=(LEADER, (9, 5))),
            unit(0, card(), (20, 5)),
            unit(1, card(), (5, 25)),
        )
    )
    assert state.bag == [2, 1]
    play_out(draw_pearl(state), [(0, 0)], [1])
    arise(state)
    state.acting = []
    assert state.bag == [1, 1]
    assert ready_troops(state, 0) == [1]  # both parts count as activated
    play_out(begin_round(state))
    assert state.bag == [3, 1]


@pytest.mark.rule("HR-ALD-21", "HR-ALD-22")
def test_the_example_of_a_leader_that_joins_a_unit_not_activated_yet() -> None:
    boss = card("leader", abilities=["redeploy"])
    state = between_turns(position(hero(0, boss, (5, 5)), unit(0, card(), (10, 5)), unit(1, card(), (5, 25))))
    assert state.bag == [2, 1]
    play_out(draw_pearl(state), [(0, 0)], [1])
    play_out(join_unit(state, state.characters[0], state.troops[1]))
    state.acting = []
    assert state.bag == [1, 1]
    assert ready_troops(state, 0) == []
    question = Activate(state, [])
    assert refusal_of(question, 1).rule == "HR-ALD-21"
    assert play_out(draw_pearl(state), dice=[1]).told(TurnSkipped)
    play_out(begin_round(state))
    assert state.bag == [1, 1]
    assert ready_troops(state, 0) == [1]


# -- Disrupt --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-10", "HR-SQR-05")
def test_a_disrupted_player_must_activate_that_troop_and_may_not_pass() -> None:
    state = blue_and_amber()
    vanish(state, 3)  # seat 1 could pass
    state.disrupted = [NOBODY, 4]
    played = play_out(draw_pearl(state), dice=[3])
    assert not played.questions
    assert not played.told(DisruptLost)
    event = played.told(Activated)[0]
    assert (event.troop, event.disrupted) == (4, True)
    assert state.disrupted == [NOBODY, NOBODY]


@pytest.mark.rule("HR-ASP-11")
def test_disrupt_is_lost_if_the_troop_was_activated_already() -> None:
    state = blue_and_amber()
    state.troops[4].activated = True
    state.disrupted = [NOBODY, 4]
    played = play_out(draw_pearl(state), [(1, 2)], dice=[3])
    assert played.told(DisruptLost)
    assert offered(played.questions[0]) == [2, 3, None]
    assert state.disrupted == [NOBODY, NOBODY]


@pytest.mark.rule("HR-ASP-11")
def test_disrupt_waits_for_the_next_round_if_there_is_no_turn_left_in_this_one() -> None:
    state = blue_and_amber()
    state.disrupted = [NOBODY, 4]
    state.bag = [1, 0]
    play_out(draw_pearl(state), [(0, 0)], dice=[1])
    assert state.disrupted == [NOBODY, 4]
    state.acting = []
    play_out(end_round(state))
    play_out(begin_round(state))
    assert play_out(draw_pearl(state), dice=[5]).told(Activated)[0].troop == 4


@pytest.mark.rule("HR-ASP-20")
@pytest.mark.parametrize("gone", [True, False])
def test_disrupt_is_lost_if_the_troop_has_vanished_or_cannot_be_activated(gone: bool) -> None:
    state = blue_and_amber()
    state.disrupted = [NOBODY, 3]
    if gone:
        vanish(state, 4)
    else:
        state.troops[3].blocked = True
    played = play_out(draw_pearl(state), [(1, 2)], dice=[3])
    assert played.told(DisruptLost)
    assert played.told(Activated)[0].troop == 2
