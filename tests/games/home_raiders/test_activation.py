"""ACT, SQA, LDR, HRO: the turn of a troop, who may do what together, and the end of a turn."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.activation import (
    begin_turn,
    carry_out,
    end_turn,
    perform,
    take_action,
)
from dicefront.games.home_raiders.rules.declaring import Declaration, Menu, TakeAction
from dicefront.games.home_raiders.rules.events.fighting import AttackSucceeded, Vanished, Wounded
from dicefront.games.home_raiders.rules.events.playing import (
    ActionDeclared,
    ActionsForgone,
    FervourDeclared,
    MarkerTaken,
    MessageBrought,
    TurnEnded,
)
from dicefront.games.home_raiders.rules.events.shooting import StoodUp
from dicefront.games.home_raiders.rules.events.spirit import Challenged
from dicefront.games.home_raiders.rules.state import (
    DRAW,
    TURN,
    TURN_END,
    State,
)
from dicefront.games.home_raiders.scenes import block, card, hero, inch, marker, position, put, unit
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.effects import Effect
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.kernel.testing import Played, Script, offered, play_out, refusal_of
from tests.games.home_raiders.names import bear

BLANK, ACE = 1, 5
TOUCH = 0.985


def question(state: State) -> TakeAction:
    return TakeAction(state, [state.troops[number] for number in state.acting])


def offers(state: State) -> list[Any]:
    """What the first acting troop can declare, in short: action, who apart does what, marker-taker."""
    found: list[Any] = []
    for declared in Menu(state, state.troops[state.acting[0]]).declarations():
        words: list[Any] = [declared.action]
        words += [(one.character, one.action, "before" if one.before else "after") for one in declared.apart]
        if declared.marker != NOBODY:
            words.append(declared.marker)
        found.append(words[0] if len(words) == 1 else tuple(words))
    return found


def act(
    state: State, action: str, answers: Script | None = None, dice: list[int] | None = None, **more: Any
) -> Played[None]:
    """One action of the first acting troop."""
    declared = {"troop": state.acting[0], "action": action, **more}
    return play_out(take_action(state), [(0, declared), *(answers or [])], dice)


ARCHERS = card(shooting="W1", range=20, defence="W1")


def archers(*places: tuple[float, float], **given: Any) -> State:
    """A Unit that can shoot, and an enemy Hero 10 inches away without Defence dice."""
    return position(unit(0, ARCHERS, *places), hero(1, card("hero", defence=""), (5, 15)), **given)


# -- actions --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACT-01", "HR-SQA-01", "HR-SQA-03", "HR-SQA-07")
def test_a_troop_performs_two_actions_and_the_turn_is_over() -> None:
    state = archers((5, 5))
    play_out(begin_turn(state, state.troops[0]))
    assert (state.stage, state.acting, state.troops[0].actions) == (TURN, [0], 2)
    act(state, "shoot", [(0, {"shooter": 0, "at": 1}), (1, False)], [BLANK])
    assert (state.stage, state.troops[0].actions) == (TURN, 1)
    act(state, "shoot", [(0, {"shooter": 0, "at": 1}), (1, False)], [BLANK])
    assert (state.stage, state.troops[0].actions) == (TURN_END, 0)


@pytest.mark.rule("HR-ACT-01", "HR-SQA-05")
def test_actions_may_be_forgone() -> None:
    state = archers((5, 5))
    played = act(state, "end")
    assert played.told(ActionsForgone)[0].actions == 2
    assert (state.stage, state.troops[0].actions) == (TURN_END, 0)


@pytest.mark.rule("HR-ACT-02")
def test_the_types_of_action() -> None:
    kind = card("hero", abilities=["stun", "grapple"], shooting="W1", range=20)
    state = position(
        hero(0, kind, (5, 5)), hero(1, card("hero"), (5 + TOUCH, 5)), hero(1, card("hero"), (20, 20))
    )
    assert offers(state) == ["move", "melee", "spirit", "generic", "end"]
    put(state, 1, 10, 5)
    assert offers(state) == ["move", "shoot", "spirit", "end"]
    assert refusal_of(question(state), {"troop": 0, "action": "melee"}).rule == "HR-CCA-01"


@pytest.mark.rule("HR-ACT-02")
@pytest.mark.parametrize(
    "answer",
    [
        None,
        "move",
        ["move"],
        {},
        {"troop": 0},
        {"troop": True, "action": "move"},
        {"troop": 0, "action": 3},
        {"troop": 0, "action": "dance"},
        {"troop": 7, "action": "move"},
        {"troop": 0, "action": "move", "apart": 3},
        {"troop": 0, "action": "move", "apart": [[0, "melee"]]},
        {"troop": 0, "action": "move", "apart": [[0, "melee", "during"]]},
        {"troop": 0, "action": "move", "marker": "0"},
        {"troop": 0, "action": "move", "marker": 0},
        {"troop": 0, "action": "move", "extra": 1},
        {"troop": 0, "action": "stand"},
        {"troop": 0, "action": "hold"},
    ],
)
def test_anything_else_is_refused(answer: object) -> None:
    refusal_of(question(archers((5, 5))), answer)


@pytest.mark.rule("HR-ACT-03")
def test_both_actions_may_be_of_the_same_type() -> None:
    state = archers((5, 5))
    act(state, "move", [(0, [])])
    assert "move" in offers(state)


@pytest.mark.rule("HR-ACT-04", "HR-SQA-06")
def test_the_characters_of_a_unit_all_do_the_same() -> None:
    state = archers((5, 5), (7, 5))
    assert offers(state) == ["move", "shoot", "end"]
    played = act(
        state,
        "shoot",
        [(0, {"shooter": 0, "at": 1}), (1, False), (0, {"shooter": 1, "at": 1})],
        [BLANK, BLANK],
    )
    assert played.told(ActionDeclared)[0].action == "shoot"


@pytest.mark.rule("HR-ACT-05")
def test_a_member_that_cannot_shoot_does_not_hinder_the_others() -> None:
    state = archers((5, 5), (7, 5))
    put(state, 2, 7, 5 + TOUCH)  # the enemy touches the second archer
    assert "shoot" not in offers(state)  # nobody can be shot at there
    state = position(
        unit(0, ARCHERS, (5, 5), (7, 5)),
        hero(1, card("hero", defence=""), (7, 5 + TOUCH)),
        hero(1, card("hero", defence=""), (5, 15)),
    )
    act(state, "shoot", [(0, {"shooter": 0, "at": 2}), (1, False)], [BLANK])


@pytest.mark.rule("HR-ACT-06")
def test_one_action_is_resolved_before_the_next_is_declared() -> None:
    state = archers((5, 5))
    played = act(state, "shoot", [(0, {"shooter": 0, "at": 1}), (1, False)], [ACE])
    assert played.kinds[0] == "home_raiders.turn.action"
    assert played.kinds.count("home_raiders.turn.action") == 1
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-ACT-07", "HR-GTG-05", "HR-SQA-04")
def test_a_troop_on_the_ground_spends_its_first_action_to_stand_up() -> None:
    state = archers((5, 5), (7, 5))
    for member in state.characters[:2]:
        member.down = True
    assert offers(state) == ["stand"]
    assert refusal_of(question(state), {"troop": 0, "action": "end"}).rule == "HR-GTG-05"
    played = act(state, "stand")
    assert not played.told(StoodUp)[0].free
    assert not state.characters[0].down
    assert state.troops[0].actions == 1
    assert "shoot" in offers(state)


@pytest.mark.rule("HR-GTG-08")
def test_a_troop_stands_up_as_a_whole_if_only_some_lie_on_the_ground() -> None:
    leader = card("leader", shooting="W1", range=20)
    state = position(unit(0, ARCHERS, (5, 5), leader=(leader, (7, 5))), hero(1, card("hero"), (5, 15)))
    state.characters[1].down = True
    assert offers(state) == ["stand"]


@pytest.mark.rule("HR-SQA-04", "HR-UNT-03")
def test_a_unit_out_of_formation_has_to_move() -> None:
    state = archers((5, 5), (15, 5))
    assert offers(state) == ["move"]
    assert refusal_of(question(state), {"troop": 0, "action": "shoot"}).rule == "HR-UNT-03"
    assert refusal_of(question(state), {"troop": 0, "action": "end"}).rule == "HR-UNT-03"


@pytest.mark.rule("HR-SQA-04", "HR-AUN-11")
def test_with_open_formation_five_inches_are_near_enough() -> None:
    wide = card(shooting="W1", range=20, abilities=["open-formation"])
    state = position(unit(0, wide, (5, 5), (5 + 4.9 + 0.984, 5)), hero(1, card("hero"), (5, 15)))
    assert "shoot" in offers(state)
    state = archers((5, 5), (5 + 4.9 + 0.984, 5))
    assert offers(state) == ["move"]


@pytest.mark.rule("HR-ACT-09")
def test_a_free_attack_uses_up_no_action() -> None:
    state = position(
        hero(0, card("hero", close="W1"), (5, 5)), hero(1, card("hero", defence=""), (5 + TOUCH, 5))
    )
    from dicefront.games.home_raiders.rules.close_combat import free_close_attack
    from dicefront.games.home_raiders.rules.strike import BREAK_AWAY

    play_out(free_close_attack(state, state.characters[0], state.characters[1], BREAK_AWAY), dice=[ACE])
    assert state.troops[0].actions == 2


@pytest.mark.rule("HR-ACT-11")
def test_the_example_of_a_swan_song_that_takes_the_attacker_along() -> None:
    attacker = card(abilities=["roundhouse-attack", "knock-back"], close="W1", defence="")
    swan = card("hero", abilities=["swan-song"], close="W1", defence="")
    state = position(
        unit(0, attacker, (5, 5), (5 + 2 * TOUCH, 5)),
        hero(1, swan, (5 + TOUCH, 5)),
        hero(1, card("hero", defence=""), (5, 5 + TOUCH)),
        hero(1, card("hero", defence="W1"), (5 + 2 * TOUCH, 5 + TOUCH)),
    )
    x, y = state.characters[0], state.characters[2]
    x.wounds = y.wounds = 1
    played = play_out(
        take_action(state),
        [(0, {"troop": 0, "action": "melee"}), (0, [0, 2]), (1, SWAN_SONG_ON_0), (0, [1, 4])],
        [ACE, ACE, BLANK, ACE],
    )
    assert [event.character for event in played.told(Vanished)] == [0, 2]
    assert "home_raiders.melee.knock-back" not in played.kinds
    assert "home_raiders.melee.roundhouse" not in played.kinds
    assert state.characters[4].wounds == 0  # the next member of the Unit attacked, and failed


SWAN_SONG_ON_0: Any = ["melee", 0]


@pytest.mark.rule("HR-ACT-12")
def test_an_attack_needs_somebody_who_can_carry_it_out_besides_the_leader_apart() -> None:
    leader = card("leader", abilities=["stun"], shooting="W1", range=20)
    state = position(unit(0, card(), (5, 5), leader=(leader, (7, 5))), hero(1, card("hero"), (5, 15)))
    # Only the Leader can shoot: the Unit may call it if the Leader shoots, not to let it use Spirit.
    assert "shoot" in offers(state)
    assert not [offer for offer in offers(state) if isinstance(offer, tuple) and offer[0] == "shoot"]


@pytest.mark.rule("HR-ACT-14", "HR-ASH-02")
def test_an_action_is_used_up_for_those_who_took_no_part_in_it() -> None:
    steady = card(abilities=["sure-aim"], shooting="W1", range=20)
    state = position(unit(0, steady, (5, 5), (7, 5)), hero(1, card("hero", defence=""), (5, 15)))
    shots = question_after(state, {"troop": 0, "action": "shoot"})
    sure = next(shot for shot in shots if shot["shooter"] == 0 and len(shot) > 2)
    act(state, "shoot", [(0, sure), (1, False), (0, None)], [BLANK])
    assert state.characters[0].sitting_out == 1
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, [])])
    assert state.characters[0].sitting_out == 0
    assert state.stage == TURN_END


def question_after(state: State, answer: object) -> list[Any]:
    """The candidates of the question that follows an answer, on a copy of the state."""
    twin = state.copy()
    steps = take_action(twin)
    step = next(steps)
    assert isinstance(step, Question)
    step = steps.send(step.read(answer))
    while not isinstance(step, Question):
        step = next(steps)
    return offered(step)


@pytest.mark.rule("HR-RND-10")
def test_the_turn_ends_when_the_last_of_the_troop_is_gone() -> None:
    weak = card("hero", abilities=[], close="W1", defence="")
    state = position(
        hero(0, weak, (5, 5)),
        hero(1, card("hero", abilities=["swan-song"], close="W1", defence=""), (5 + TOUCH, 5)),
    )
    for character in state.characters:
        character.wounds = 1
    play_out(
        take_action(state),
        [(0, {"troop": 0, "action": "melee"}), (0, [0, 1]), (1, SWAN_SONG_ON_0)],
        [ACE, ACE],
    )
    assert state.stage == TURN_END
    assert state.acting == []


@pytest.mark.rule("HR-ACT-08")
def test_defending_and_answering_are_reactions_that_need_no_action() -> None:
    state = archers((5, 5))
    enemy = state.troops[1]
    act(state, "shoot", [(0, {"shooter": 0, "at": 1}), (1, False)], [ACE])
    assert (enemy.actions, enemy.activated) == (0, False)


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


def apart(state: State, action: str) -> list[str]:
    """What the Leader may do while the rest does something and nobody takes a marker."""
    found: list[str] = []
    for declared in Menu(state, state.troops[0]).declarations():
        if declared.action == action and declared.apart and declared.marker == NOBODY:
            one = declared.apart[0]
            if one.character == state.troops[0].leader and one.before:
                found.append(one.action)
    return found


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


# -- the end of a turn ----------------------------------------------------------------------------


@pytest.mark.rule("HR-ACT-10", "HR-SQA-08", "HR-SQA-09", "HR-SQA-10")
def test_hurts_come_first_then_messenger_then_the_end_of_what_lasts_a_turn() -> None:
    messenger = card("hero", abilities=["messenger"])
    leader = card("leader", abilities=["aim"])
    state = position(
        hero(0, messenger, (5, 5)),
        unit(0, card(), (5, 8), leader=(leader, (8, 5))),
        hero(0, card("hero"), (5, 2)),
        hero(1, card("hero"), (25, 25)),
    )
    play_out(begin_turn(state, state.troops[0]))
    actor = state.characters[0]
    actor.hurts = 1
    bear(actor, "charge")
    bear(actor, "attacked", 4)
    bear(state.characters[4], "attacked", 0)
    state.troops[0].actions = 0
    played = play_out(end_turn(state), [(0, [2, 2])])
    told = [type(event) for event in played.events]
    assert told.index(Wounded) < told.index(MessageBrought) < told.index(TurnEnded)
    assert (actor.hurts, actor.effects.all) == (0, [])
    assert state.characters[4].effects.all == []
    assert (state.acting, state.stage) == ([], DRAW)


@pytest.mark.rule("HR-SQA-09", "HR-AHE-10")
def test_a_messenger_that_vanishes_by_hurts_brings_nothing() -> None:
    messenger = card("hero", abilities=["messenger"])
    leader = card("leader", abilities=["aim"])
    state = position(
        hero(0, messenger, (5, 5)),
        unit(0, card(), (5, 8), leader=(leader, (8, 5))),
        hero(0, card("hero"), (5, 2)),
        hero(1, card("hero"), (25, 25)),
    )
    play_out(begin_turn(state, state.troops[0]))
    state.characters[0].wounds = state.characters[0].hurts = 1
    played = play_out(end_turn(state))
    assert played.told(Vanished)
    assert not played.told(MessageBrought)


@pytest.mark.rule("HR-WND-21", "HR-GEN-13", "HR-SQA-08")
def test_several_tokens_for_hurts_come_one_by_one_in_the_order_the_owner_likes() -> None:
    state = archers((5, 5), (7, 5))
    state.characters[0].hurts = state.characters[1].hurts = 1
    played = play_out(end_turn(state), [(0, 1)])
    assert played.kinds == ["home_raiders.turn.order"]
    assert [event.character for event in played.told(Wounded)] == [1, 0]


@pytest.mark.rule("HR-WND-11", "HR-WND-20")
def test_two_uses_bring_two_tokens_and_those_of_the_gone_are_dropped() -> None:
    state = archers((5, 5))
    state.characters[0].hurts = 3
    played = play_out(end_turn(state))
    assert len(played.told(Wounded)) == 2
    assert state.characters[0].hurts == 0


@pytest.mark.rule("HR-OBJ-15", "HR-OBJ-16")
@pytest.mark.parametrize(("face", "holder"), [(ACE, 0), (BLANK, 2)])
def test_a_taker_gets_the_marker_that_the_shots_of_the_others_free(face: int, holder: int) -> None:
    """The enemy Hero controls a marker that the first archer touches too."""
    state = archers((5, 5), (7, 5), markers=[marker(0, 5, 5.9, controller=2)], objective="spot")
    put(state, 2, 5, 6.8)
    state.characters[2].wounds = 1
    assert ("shoot", 0) in offers(state)
    act(state, "shoot", [(0, {"shooter": 1, "at": 1}), (1, False)], [face], marker=0)
    assert state.markers[0].controller == holder


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
