"""LDR, OBJ, HR-ACT-12: Leaders who act apart, marker-takers, and why something cannot be declared."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.activation import (
    carry_out,
    end_turn,
    perform,
    take_action,
)
from dicefront.games.home_raiders.rules.declaring import Declaration
from dicefront.games.home_raiders.rules.events.fighting import AttackSucceeded
from dicefront.games.home_raiders.rules.events.playing import (
    MarkerTaken,
)
from dicefront.games.home_raiders.rules.events.spirit import Challenged
from dicefront.games.home_raiders.rules.state import (
    TURN,
    TURN_END,
    State,
)
from dicefront.games.home_raiders.scenes import block, card, hero, inch, marker, position, put, unit
from dicefront.kernel.testing import Script, offered, play_out, refusal_of
from tests.games.home_raiders.test_activation import ACE, BLANK, TOUCH, act, apart, archers, offers, question

# -- Leaders --------------------------------------------------------------------------------------

CAPTAIN = card("leader", abilities=["stun", "lead-by-example"], shooting="W1", range=20, close="W1")


def led(**given: Any) -> State:
    """A Unit in contact with an enemy, its Leader near, and another enemy to shoot at."""
    return position(
        unit(0, card(close="W1", shooting="W1", range=20), (5, 5), (6.5, 5), leader=(CAPTAIN, (8, 5))),
        hero(1, card("hero", defence=""), (5 - TOUCH, 5)),
        hero(1, card("hero", defence=""), (8, 20)),
        **given,
    )


@pytest.mark.rule("HR-LDR-04", "HR-LDR-05")
def test_while_the_rest_moves_the_leader_may_attack_but_not_use_spirit_or_a_generic_action() -> None:
    state = led()
    state.characters[0].wounds = 1
    assert apart(state, "move") == ["shoot"]
    put(state, 4, 8, 5 + TOUCH)
    assert apart(state, "move") == ["melee"]
    refused = refusal_of(question(state), {"troop": 0, "action": "move", "apart": [[2, "spirit", "before"]]})
    assert refused.rule == "HR-LDR-05"


@pytest.mark.rule("HR-LDR-06", "HR-SPI-08", "HR-GNA-03")
def test_while_the_rest_attacks_the_leader_may_do_anything() -> None:
    state = led()
    state.characters[0].wounds = 1
    assert apart(state, "melee") == ["move", "shoot", "spirit", "generic"]


@pytest.mark.rule("HR-LDR-07", "HR-SPI-08")
def test_while_the_rest_performs_a_generic_action_the_leader_may_do_anything_but_spirit() -> None:
    state = led(markers=[marker(0, 5, 5.5)], objective="spot")
    assert apart(state, "generic") == ["move", "shoot"]


@pytest.mark.rule("HR-SPI-08", "HR-SPI-10")
def test_a_leader_takes_no_part_in_a_spirit_action_of_its_unit() -> None:
    witch = card(abilities=["distract"], spirit="W1")
    state = position(
        unit(0, witch, (5, 5), leader=(CAPTAIN, (6.5, 5))), hero(1, card("hero", spirit=""), (5, 15))
    )
    played = act(state, "spirit", [(0, [0, "distract", 2])], [ACE])
    assert [event.character for event in played.told(Challenged)] == [0]
    assert apart(state, "spirit") == ["move", "shoot"]
    plain = position(unit(0, card(), (5, 5), leader=(CAPTAIN, (6.5, 5))), hero(1, card("hero"), (5, 15)))
    assert "spirit" not in offers(plain)


@pytest.mark.rule("HR-LDR-01", "HR-LDR-08")
def test_a_leader_left_alone_is_the_unit() -> None:
    state = position(hero(0, CAPTAIN, (5, 5)), hero(1, card("hero"), (5, 15)))
    assert offers(state) == ["move", "shoot", "spirit", "end"]
    state.characters[0].wounds = 1
    assert offers(state) == ["move", "shoot", "spirit", "generic", "end"]


@pytest.mark.rule("HR-LDR-09", "HR-LDR-10")
@pytest.mark.parametrize(("when", "order"), [("before", [2, 0]), ("after", [0, 2])])
def test_the_player_decides_whether_the_leader_or_the_rest_goes_first(when: str, order: list[int]) -> None:
    state = led()
    parts: list[Script] = [[(0, {"shooter": 2, "at": 2}), (1, False)], [(0, [0, 3])]]
    if when == "after":
        parts.reverse()
    played = play_out(
        take_action(state),
        [(0, {"troop": 0, "action": "melee", "apart": [[2, "shoot", when]]}), *parts[0], *parts[1]],
        [ACE, ACE],
    )
    assert [event.attacker for event in played.told(AttackSucceeded)] == order
    assert state.troops[0].actions == 1


@pytest.mark.rule("HR-ACT-13")
def test_a_rest_that_spent_its_action_on_a_shot_leaves_the_leader_every_type() -> None:
    state = led()
    state.characters[0].wounds = 1
    for member in state.characters[:2]:
        member.sitting_out = 1
    held = [offer[1][1] for offer in offers(state) if isinstance(offer, tuple)]
    assert held == ["move", "shoot", "spirit", "generic"]
    act(state, "hold", [(0, {"shooter": 2, "at": 2}), (1, False)], [ACE], apart=[[2, "shoot", "before"]])
    assert [member.sitting_out for member in state.characters[:2]] == [0, 0]
    assert state.troops[0].actions == 1


@pytest.mark.rule("HR-ACT-13", "HR-ASH-02")
def test_if_some_of_the_rest_can_still_act_nothing_is_held() -> None:
    state = led()
    state.characters[0].sitting_out = 1
    assert not [offer for offer in offers(state) if offer[0] == "hold"]


@pytest.mark.rule("HR-ASH-02", "HR-AHE-18")
def test_a_specialist_may_do_anything_while_its_unit_spends_its_action_on_a_shot() -> None:
    tangle = card("hero", abilities=["specialist", "stun"], shooting="W1", range=20)
    state = position(
        unit(0, card(), (5, 5), specialists=[(tangle, (6.5, 5))]),
        hero(1, card("hero"), (6.5, 5 + TOUCH)),
        hero(1, card("hero"), (15, 5)),
    )
    state.characters[0].sitting_out = 1
    assert [offer[1][1] for offer in offers(state)[:-1]] == ["move", "melee", "spirit"]
    put(state, 2, 20, 20)
    assert [offer[1][1] for offer in offers(state)[:-1]] == ["move", "shoot", "spirit"]


@pytest.mark.rule("HR-ACT-11", "HR-GTG-05")
@pytest.mark.parametrize("marks", ["down", "vanishing"])
def test_who_is_forced_to_the_ground_or_vanishing_does_nothing_more(marks: str) -> None:
    state = led()
    setattr(state.characters[0], marks, True)
    assert not play_out(perform(state, state.troops[0], "melee", [state.characters[0]])).questions
    state.characters[1].troop = 2
    assert not play_out(perform(state, state.troops[0], "move", [state.characters[1]])).questions


@pytest.mark.rule("HR-ACT-13")
def test_while_the_rest_only_forgoes_its_action_the_leader_cannot_use_spirit() -> None:
    stuck = card(movement=0, close="W1")
    state = position(unit(0, stuck, (5, 5), leader=(CAPTAIN, (6.5, 5))), hero(1, card("hero"), (5, 15)))
    state.characters[0].wounds = 1
    held = [offer[1][1] for offer in offers(state) if isinstance(offer, tuple) and offer[0] == "hold"]
    assert held == ["shoot"]
    assert "move" in offers(state)  # in which the Leader moves alone


@pytest.mark.rule("HR-HRO-01", "HR-GEN-11")
def test_a_hero_acts_as_a_unit_of_one() -> None:
    state = position(hero(0, card("hero", shooting="W1", range=20), (5, 5)), hero(1, card("hero"), (5, 15)))
    assert offers(state) == ["move", "shoot", "end"]


@pytest.mark.rule("HR-AHE-18", "HR-SPI-08", "HR-GNA-03")
def test_a_specialist_does_the_same_as_its_unit_but_for_its_own_spirit_and_generic_abilities() -> None:
    tangle = card("hero", abilities=["specialist", "stun", "grapple"], close="W1", shooting="W1", range=20)
    state = position(
        unit(0, card(close="W1"), (5, 5), specialists=[(tangle, (5 + TOUCH, 5))]),
        hero(1, card("hero"), (5, 5 + TOUCH)),
        hero(1, card("hero"), (5 + TOUCH, 5 - TOUCH)),
    )
    found = [offer for offer in offers(state) if isinstance(offer, tuple)]
    assert [(offer[0], offer[1][1]) for offer in found if offer[1][2] == "after"] == [
        ("melee", "spirit"),
        ("melee", "generic"),
    ]
    assert "generic" in offers(state)


@pytest.mark.rule("HR-AHE-20")
def test_a_specialist_left_alone_performs_any_action() -> None:
    tangle = card("hero", abilities=["specialist", "stun"])
    state = position(unit(0, card(), (5, 5), specialists=[(tangle, (7, 5))]), hero(1, card("hero"), (5, 15)))
    assert "spirit" not in offers(state)
    state.troops[0].members = [1]
    state.characters[0].where = 2
    assert "spirit" in offers(state)


@pytest.mark.rule("HR-ALD-12")
def test_a_leader_that_came_after_acting_elsewhere_sits_out_the_whole_turn() -> None:
    state = led()
    leader = state.characters[2]
    leader.sitting_out = 99
    assert not [offer for offer in offers(state) if isinstance(offer, tuple)]
    act(state, "melee", [(0, [0, 3])], [BLANK])
    act(state, "end")
    assert leader.sitting_out > 0
    play_out(end_turn(state))
    assert leader.sitting_out == 0


@pytest.mark.rule("HR-ALD-12")
def test_standing_up_is_acting_and_forgoing_all_actions_is_not() -> None:
    state = led()
    state.characters[0].down = True
    act(state, "stand")
    assert state.characters[2].acted
    state = led()
    act(state, "end")
    assert not state.characters[2].acted


@pytest.mark.rule("HR-ALD-17", "HR-ALD-18", "HR-SQA-07", "HR-SQM-07")
def test_a_leader_that_redeploys_performs_the_action_left_on_its_own() -> None:
    boss = card("leader", abilities=["redeploy"], movement=6)
    state = position(unit(0, card(), (5, 5), leader=(boss, (6.5, 5))), hero(1, card("hero"), (25, 25)))
    play_out(
        take_action(state), [(0, {"troop": 0, "action": "move"}), (0, [[1, [[inch(12), inch(5)]], "leave"]])]
    )
    assert state.acting == [0, 2]
    assert [state.troops[number].actions for number in state.acting] == [1, 1]
    assert offered(question(state)) == [
        {"troop": 0, "action": "move"},
        {"troop": 0, "action": "end"},
        {"troop": 2, "action": "move"},
        {"troop": 2, "action": "end"},
    ]
    play_out(take_action(state), [(0, {"troop": 2, "action": "end"})])
    assert state.stage == TURN
    play_out(take_action(state), [(0, {"troop": 0, "action": "end"})])
    assert state.stage == TURN_END


# -- marker-takers --------------------------------------------------------------------------------


@pytest.mark.rule("HR-OBJ-15", "HR-SQA-05")
def test_one_member_takes_a_marker_while_the_others_shoot() -> None:
    state = archers((5, 5), (7, 5), markers=[marker(0, 5, 4.5), marker(1, 7, 4.5)], objective="spot")
    assert offers(state) == ["move", "shoot", ("shoot", 0), ("shoot", 1), "generic", "end"]
    played = act(state, "shoot", [(0, {"shooter": 1, "at": 1}), (1, False)], [BLANK], marker=0)
    assert played.told(MarkerTaken)[0].character == 0
    assert state.markers[0].controller == 0
    refused = refusal_of(question(state), {"troop": 0, "action": "move", "marker": 1})
    assert refused.rule == "HR-OBJ-15"


@pytest.mark.rule("HR-OBJ-15")
def test_a_leader_apart_and_a_member_without_a_marker_are_no_takers() -> None:
    state = led(markers=[marker(0, 8, 4.5)], objective="spot")
    takers = [offer[-1] for offer in offers(state) if isinstance(offer, tuple) and type(offer[-1]) is int]
    assert takers == [2, 2]  # in close combat and in shooting, while it does not act apart
    assert "generic" in apart(state, "melee")


@pytest.mark.rule("HR-OBJ-15", "HR-ACT-11")
def test_a_taker_that_lost_its_marker_meanwhile_takes_none() -> None:
    state = archers((5, 5), (7, 5), markers=[marker(0, 5, 4.5)], objective="spot")
    declared = Declaration(0, "shoot", [], 0)
    put(state, 0, 5, 8)
    steps = carry_out(state, state.troops[0], declared)
    assert not play_out(steps, [(0, {"shooter": 1, "at": 1}), (1, False)], [BLANK]).told(MarkerTaken)


@pytest.mark.rule("HR-ACT-12")
def test_the_marker_taker_does_not_count_as_the_one_who_can_shoot() -> None:
    state = archers((5, 5), markers=[marker(0, 5, 4.5)], objective="spot")
    assert offers(state) == ["move", "shoot", "generic", "end"]


# -- refusals name the paragraph that bars the thing --------------------------------------------------


def refused(state: State, action: str, **more: Any) -> tuple[str, str]:
    refusal = refusal_of(question(state), {"troop": 0, "action": action, **more})
    return refusal.reason.removeprefix("home_raiders."), refusal.rule


@pytest.mark.rule("HR-SHT-02", "HR-CRD-04", "HR-RAN-03", "HR-LOS-08", "HR-SHT-14")
def test_why_nobody_can_shoot() -> None:
    shooter = card("hero", shooting="W1", range=8)
    touched = position(hero(0, shooter, (5, 5)), hero(1, card("hero"), (5 + TOUCH, 5)))
    assert refused(touched, "shoot") == ("sht.in_touch", "HR-SHT-02")
    far = position(hero(0, shooter, (5, 5)), hero(1, card("hero"), (5, 20)))
    assert refused(far, "shoot") == ("sht.no_dice_left", "HR-RAN-03")
    unarmed = position(hero(0, card("hero"), (5, 5)), hero(1, card("hero"), (5, 20)))
    assert refused(unarmed, "shoot") == ("sht.no_dice", "HR-CRD-04")
    wall = [block(0, 8, 12, 9, 5)]
    hidden = position(hero(0, shooter, (5, 5)), hero(1, card("hero"), (5, 12)), things=wall)
    assert refused(hidden, "shoot") == ("sht.hidden", "HR-LOS-08")


@pytest.mark.rule("HR-ACT-12", "HR-RAN-03")
def test_a_unit_names_the_paragraph_that_bars_all_and_otherwise_that_nobody_can() -> None:
    short = card(shooting="W1", range=8)
    state = position(unit(0, short, (5, 5), (7, 5)), hero(1, card("hero"), (5, 20)))
    assert refused(state, "shoot") == ("action.impossible", "HR-RAN-03")
    mixed = position(
        unit(0, short, (5, 5), (7, 5)),
        hero(1, card("hero"), (5 + TOUCH, 8)),
        hero(1, card("hero"), (5, 4)),
    )
    assert refused(mixed, "spirit") == ("action.impossible", "HR-SPI-01")
    put(mixed, 2, 5 - TOUCH, 5)
    put(mixed, 3, 25, 25)
    assert refused(mixed, "shoot") == ("action.impossible", "HR-ACT-12")


@pytest.mark.rule("HR-LDR-05", "HR-LDR-07", "HR-GNA-03", "HR-SPI-08", "HR-ACT-04")
def test_why_somebody_cannot_act_apart() -> None:
    state = led()
    assert refused(state, "move", apart=[[2, "spirit", "before"]])[1] == "HR-LDR-05"
    assert refused(state, "move", apart=[[2, "generic", "before"]])[1] == "HR-LDR-05"
    assert refused(state, "move", apart=[[0, "shoot", "before"]])[1] == "HR-ACT-04"
    assert refused(state, "shoot", apart=[[2, "melee", "before"]]) == ("melee.nobody-near", "HR-CCA-01")
    assert refused(state, "shoot", apart=[[2, "generic", "after"]]) == ("generic.not-open", "HR-GNA-02")


@pytest.mark.rule("HR-SPI-01", "HR-SPI-12", "HR-GNA-02", "HR-GTG-05", "HR-ACT-13")
def test_why_there_is_no_spirit_or_generic_action() -> None:
    stunner = card("hero", abilities=["stun"])
    wall = [block(0, 8, 12, 9, 5)]
    state = position(hero(0, stunner, (5, 5)), hero(1, card("hero"), (5, 12)), things=wall)
    assert refused(state, "spirit") == ("spirit.nobody-to-target", "HR-SPI-12")
    assert refused(state, "generic") == ("generic.not-open", "HR-GNA-02")
    assert refused(state, "stand") == ("action.impossible", "HR-GTG-05")
    assert refused(state, "hold") == ("action.impossible", "HR-ACT-13")
