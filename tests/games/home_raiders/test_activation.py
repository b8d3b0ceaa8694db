"""ACT, SQA, HRO: the turn of a troop, and the end of a turn."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.activation import (
    begin_turn,
    end_turn,
    take_action,
)
from dicefront.games.home_raiders.rules.declaring import Menu, TakeAction
from dicefront.games.home_raiders.rules.events.fighting import Vanished, Wounded
from dicefront.games.home_raiders.rules.events.playing import (
    ActionDeclared,
    ActionsForgone,
    MessageBrought,
    TurnEnded,
)
from dicefront.games.home_raiders.rules.events.shooting import StoodUp
from dicefront.games.home_raiders.rules.state import (
    DRAW,
    TURN,
    TURN_END,
    State,
)
from dicefront.games.home_raiders.scenes import card, hero, marker, position, put, unit
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


def apart(state: State, action: str) -> list[str]:
    """What the Leader may do while the rest does something and nobody takes a marker."""
    found: list[str] = []
    for declared in Menu(state, state.troops[0]).declarations():
        if declared.action == action and declared.apart and declared.marker == NOBODY:
            one = declared.apart[0]
            if one.character == state.troops[0].leader and one.before:
                found.append(one.action)
    return found


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
