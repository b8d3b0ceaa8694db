"""ALD, AHE, ASP: abilities that change the turn of a troop."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.activation import (
    begin_turn,
    end_turn,
    take_action,
)
from dicefront.games.home_raiders.rules.events.fighting import Vanished
from dicefront.games.home_raiders.rules.events.playing import (
    FervourDeclared,
)
from dicefront.games.home_raiders.rules.events.shooting import StoodUp
from dicefront.games.home_raiders.rules.state import (
    TURN,
    TURN_END,
    State,
)
from dicefront.games.home_raiders.scenes import card, hero, inch, position, unit
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.effects import Effect
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import offered, play_out, refusal_of
from tests.games.home_raiders.names import bear
from tests.games.home_raiders.test_activation import BLANK, TOUCH, act, archers, offers, question_after

# -- Fast recovery, Mind trick, Messenger ---------------------------------------------------------


@pytest.mark.rule("HR-ALD-03", "HR-SQA-02")
@pytest.mark.parametrize("wanted", [True, False])
def test_with_fast_recovery_a_unit_may_stand_up_for_free(wanted: bool) -> None:
    captain = card("leader", abilities=["fast-recovery"])
    state = position(unit(0, card(), (5, 5), leader=(captain, (7, 5))), hero(1, card("hero"), (5, 15)))
    for member in state.characters[:2]:
        member.down = True
    played = play_out(begin_turn(state, state.troops[0]), [(0, wanted)])
    assert played.kinds == ["home_raiders.turn.fast-recovery"]
    assert state.characters[0].down is not wanted
    assert [event.free for event in played.told(StoodUp)] == [True] * wanted
    assert state.troops[0].actions == 2


@pytest.mark.rule("HR-ALD-03")
def test_without_fast_recovery_nothing_is_asked() -> None:
    state = archers((5, 5))
    state.characters[0].down = True
    assert not play_out(begin_turn(state, state.troops[0])).questions


@pytest.mark.rule("HR-ASP-05", "HR-ASP-06", "HR-SQA-01")
def test_a_tricked_character_cannot_attack_the_one_who_tricked_it_in_its_next_turn() -> None:
    state = position(
        hero(0, card("hero", close="W1"), (5, 5)),
        hero(1, card("hero", defence=""), (5 + TOUCH, 5)),
        hero(1, card("hero", defence=""), (5 - TOUCH, 5)),
    )
    tricked = state.characters[0]
    bear(tricked, "mind-trick", 1)
    play_out(begin_turn(state, state.troops[0]))
    assert tricked.effects.all == [Effect("mind-trick", THIS_TURN, 1, NOBODY)]
    options = question_after(state, {"troop": 0, "action": "melee"})
    assert options == [None, [0, 2]]
    act(state, "end")
    play_out(end_turn(state))
    assert tricked.effects.all == []


# -- Redeploy ---------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ALD-17")
@pytest.mark.parametrize(("rest", "leaves"), [("move", True), ("melee", False)])
def test_a_leader_leaves_only_when_its_unit_declares_a_movement_action(rest: str, leaves: bool) -> None:
    leader = card("leader", abilities=["redeploy"])
    state = position(
        unit(0, card(close="W1"), (5, 5), leader=(leader, (7, 5))),
        hero(1, card("hero", defence=""), (5, 5 + TOUCH)),
    )
    away: list[Any] = [1, [[inch(11), inch(5)]], "leave"]
    if leaves:
        act(state, rest, [(0, []), (0, [away])])
        assert len(state.troops) == 3
        return
    declared = {"troop": 0, "action": rest, "apart": [[1, "move", "before"]]}
    played = play_out(take_action(state), [(0, declared), (0, []), (0, [0, 2])], [BLANK])
    orders = next(one for one in played.questions if one.kind == "home_raiders.move.path")
    assert refusal_of(orders, [away]).rule == "HR-ALD-17"
    assert offered(orders)
    assert not [one for one in offered(orders) if any(len(move) > 2 for move in one)]


# -- Fervour --------------------------------------------------------------------------------------

EMBER = card("hero", abilities=["fervour"], shooting="W1", range=20)


def ember(kind: Any = EMBER) -> State:
    return position(hero(0, kind, (5, 5)), hero(1, card("hero", defence=""), (5, 15)))


@pytest.mark.rule("HR-AHE-16", "HR-AHE-17", "HR-SQA-03")
def test_fervour_gives_a_third_action_after_the_second_and_hurts() -> None:
    state = ember()
    assert not play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, [])]).told(
        FervourDeclared
    )
    played = play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, []), (0, True)])
    assert played.told(FervourDeclared)
    assert (state.stage, state.troops[0].actions) == (TURN, 1)
    played = play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, [])])  # once per turn
    assert state.stage == TURN_END
    assert state.characters[0].hurts == 1
    play_out(end_turn(state))
    assert state.characters[0].wounds == 1
    assert not state.characters[0].effects.has("fervour")


@pytest.mark.rule("HR-AHE-16")
def test_fervour_may_be_declined_and_only_its_owner_has_it() -> None:
    state = ember()
    state.troops[0].actions = 1
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, []), (0, False)])
    assert state.stage == TURN_END
    state = ember(card("hero"))
    state.troops[0].actions = 1
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, [])])
    assert state.stage == TURN_END


@pytest.mark.rule("HR-AHE-17")
def test_with_blast_fervour_is_offered_before_the_second_action() -> None:
    state = ember(card("hero", abilities=["fervour", "blast"], shooting="W1", range=20))
    state.troops[0].actions = 1
    played = play_out(take_action(state), [(0, True), (0, {"troop": 0, "action": "move"}), (0, [])])
    assert played.kinds[0] == "home_raiders.turn.fervour"
    assert state.troops[0].actions == 1


@pytest.mark.rule("HR-AHE-17", "HR-ASH-02", "HR-SQA-07")
def test_after_a_shot_that_cost_two_actions_fervour_brings_a_third_one() -> None:
    state = ember(card("hero", abilities=["fervour", "blast"], shooting="W1", range=20))
    act(state, "shoot", [(0, {"shooter": 0, "at": 1, "with": ["blast"]}), (1, False)], [BLANK])
    assert (state.troops[0].actions, state.characters[0].sitting_out) == (1, 1)
    played = play_out(take_action(state), [(0, True), (0, {"troop": 0, "action": "move"}), (0, [])])
    assert played.kinds[:2] == ["home_raiders.turn.fervour", "home_raiders.turn.action"]
    assert (state.stage, state.characters[0].hurts) == (TURN_END, 1)


@pytest.mark.rule("HR-ASH-02", "HR-GTG-05")
def test_nobody_stands_up_with_an_action_that_was_spent_on_a_shot() -> None:
    state = ember(card("hero", abilities=["sure-aim"], shooting="W1", range=20))
    state.troops[0].actions = 1
    shooter = state.characters[0]
    shooter.sitting_out, shooter.down = 1, True
    assert play_out(take_action(state)).questions == []
    assert shooter.down
    assert state.stage == TURN_END


@pytest.mark.rule("HR-AHE-17", "HR-AHE-21")
def test_inside_a_unit_fervour_is_declared_after_the_second_action() -> None:
    zealot = card("hero", abilities=["fervour", "specialist", "blast"], shooting="W1", range=20)
    state = position(unit(0, card(), (5, 5), specialists=[(zealot, (7, 5))]), hero(1, card("hero"), (5, 15)))
    state.troops[0].actions = 1
    played = play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, []), (0, False)])
    assert played.kinds[-1] == "home_raiders.turn.fervour"


@pytest.mark.rule("HR-AHE-21")
def test_inside_a_unit_the_third_action_is_performed_alone() -> None:
    zealot = card("hero", abilities=["fervour", "specialist", "stun"], shooting="W1", range=20)
    state = position(
        unit(0, card(shooting="W1", range=20), (5, 5), specialists=[(zealot, (7, 5))]),
        hero(1, card("hero", defence=""), (5, 15)),
    )
    state.troops[0].actions = 1
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, []), (0, True)])
    assert offers(state) == [("hold", (1, "move", "before")), ("hold", (1, "shoot", "before")), "end"]
    act(state, "hold", [(0, {"shooter": 1, "at": 1}), (1, False)], [BLANK], apart=[[1, "shoot", "before"]])
    assert state.stage == TURN_END
    assert state.characters[0].sitting_out == 0


@pytest.mark.rule("HR-AHE-21", "HR-ACT-13")
def test_beside_a_leader_alone_the_third_action_is_no_spirit_action_either() -> None:
    zealot = card("hero", abilities=["fervour", "specialist", "stun"], shooting="W1", range=20)
    state = position(
        unit(0, card(), leader=(card("leader"), (5, 5)), specialists=[(zealot, (7, 5))]),
        hero(1, card("hero", defence=""), (5, 15)),
    )
    state.troops[0].actions = 1
    assert "spirit" in offers(state)
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, []), (0, True)])
    assert offers(state) == ["move", "shoot", "end"]


@pytest.mark.rule("HR-WND-11")
def test_the_example_of_a_wounded_character_that_uses_fervour() -> None:
    state = ember()
    state.characters[0].wounds = 1
    state.troops[0].actions = 1
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, []), (0, True)])
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, [])])
    assert play_out(end_turn(state)).told(Vanished)[0].character == 0
