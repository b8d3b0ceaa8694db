"""SQM, CON, SQF: the Movement action, breaking away and free attacks."""

from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.breaking import BreakAway
from dicefront.games.home_raiders.rules.events.moving import BrokeAway, Moved, StayedPut
from dicefront.games.home_raiders.rules.free_attacks import FreeAttacks, free_attacks, left_pairs
from dicefront.games.home_raiders.rules.movement import can_move, movement_action, step_back
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.games.home_raiders.scenes import block, card, go, hero, inch, marker, position, unit, where
from dicefront.kernel.errors import UNREADABLE, Refusal
from dicefront.kernel.question import Question
from dicefront.kernel.testing import offered, play_out, refusal_of
from tests.games.home_raiders.moves import act, everybody, orders_question, reason

BASE = 2500 / 2540
PLAIN: Any = {"close": "W1", "defence": "W1"}
HIT, MISS = [4, 1], [1, 4]
"""The attacker's die, then the defender's."""


def in_contact(*abilities: str, against: Sequence[str] = (), movement: float = 5) -> State:
    """One figure that touches one enemy."""
    mover = card(movement=movement, abilities=list(abilities), **PLAIN)
    return position(unit(0, mover, (5, 5)), hero(1, card(abilities=against, **PLAIN), (5 + BASE, 5)))


# -- orders for all --------------------------------------------------------------------------------


@pytest.mark.rule("HR-SQM-01", "HR-SQM-04")
def test_a_unit_moves_by_one_plan_for_all_its_members() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    played = act(state, (0, [go(1, (9, 5)), go(0, (6, 5), (6, 7))]))
    assert [moved.character for moved in played.told(Moved)] == [1, 0]
    assert played.kinds == ["home_raiders.move.path"]
    assert [where(c) for c in everybody(state)] == [(6.0, 7.0, 0.0), (9.0, 5.0, 0.0)]


@pytest.mark.rule("HR-MVT-11")
def test_later_movers_see_earlier_ones_at_their_new_places() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    assert reason(state, go(0, (7, 5)), go(1, (9, 5))) == "move.character-in-the-way"
    assert reason(state, go(1, (9, 5)), go(0, (7, 5))) == ""
    assert reason(state, go(1, (9, 5)), go(0, (8.5, 5))) == "move.character-in-the-way"


@pytest.mark.rule("HR-MVT-12", "HR-SQM-06")
def test_gaps_while_they_are_moving_are_allowed() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    assert reason(state, go(1, (12, 5))) == "formation.broken"
    assert reason(state, go(1, (12, 5)), go(0, (9, 5))) == ""


@pytest.mark.rule("HR-MVT-15")
def test_nothing_moves_before_the_whole_plan_is_accepted() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    question = orders_question(state)
    assert question.check([go(1, (9, 5)), go(0, (11, 5))]) is not None
    assert question.check([go(1, (9, 5)), go(0, (6, 5))]) is None
    assert [where(c)[0] for c in everybody(state)] == [5.0, 7.0]


@pytest.mark.rule("HR-MVT-01")
def test_only_movers_move_and_each_of_them_once() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    assert reason(state, go(2, (19, 20))) == "move.not-a-mover"
    assert reason(state, go(0, (5, 6)), go(0, (5, 7))) == "move.moves-twice"


def test_the_judge_of_plans_survives_any_answer() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    question = orders_question(state)
    junk: list[Any] = [None, 1, "x", {}, [1], [[]], [[0]], [[0, 1]], [[0, [1]]], [[0, [[1]]]], [[True, []]]]
    junk += [[[0, [[1, 2.5]]]], [[0, [[1, True]]]], [[0, [[10**30, 1]]]], [[0, [[1, 2, 3, 4]]]]]
    junk += [[[0, [], 5]], [[0, [], "dance"]], [[0, [], "push"]], [[0, [], "push", 0, [1]]]]
    junk += [[[0, [], "push", "a", [1, 2]]], [[0, [], "carry", []]], [[0, [], "carry", [[1, 2]]]]]
    junk += [[[0, [], "join"]], [[0, [], "join", "x"]], [[0, [[1, 2]] * 999]], [[99, []]], [[-1, []]]]
    junk += [
        [[0, [[1, 2]], "carry", [[99, 1, 2]]]],
        [[0, [[1, 2]], "join", 99]],
        [[0, [], "push", 99, [1, 1]]],
    ]
    for answer in junk:
        assert question.check(answer) is not None, answer


@pytest.mark.rule("HR-MVT-01")
def test_whoever_lies_or_is_gone_cannot_move() -> None:
    state = position(unit(0, card(), (5, 5)), hero(1, card(), (20, 20)))
    assert can_move(state, state.troops[0], everybody(state))
    state.characters[0].down = True
    assert not can_move(state, state.troops[0], everybody(state))


# -- breaking away --------------------------------------------------------------------------------


@pytest.mark.rule("HR-CON-01")
def test_in_base_contact_with_an_enemy_nobody_just_walks_off() -> None:
    state = in_contact()
    assert reason(state, go(0, (5, 3))) == "move.in-contact"
    friends = position(unit(0, card(), (5, 5), (5 + BASE, 5)), hero(1, card(), (20, 20)))
    assert reason(friends, go(0, (5, 3))) == ""


@pytest.mark.rule("HR-CON-02", "HR-SQM-02", "HR-SQM-03")
def test_who_breaks_away_is_attacked_before_it_moves() -> None:
    state = in_contact()
    played = act(state, (0, [0]), (1, [[1, 0]]), (0, [go(0, (1, 5))]), dice=HIT)
    assert played.kinds[:2] == ["home_raiders.move.break-away", "home_raiders.react.free-attack"]
    assert [asked.player for asked in played.questions] == [0, 1, 0]
    assert (state.characters[0].wounds, where(state.characters[0])) == (1, (1.0, 5.0, 0.0))
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("BrokeAway") < kinds.index("Moved")


@pytest.mark.rule("HR-CON-01")
def test_who_does_not_break_away_stays() -> None:
    """Nothing is left to decide, so no orders is asked for."""
    state = in_contact()
    assert act(state, (0, [])).kinds == ["home_raiders.move.break-away"]


@pytest.mark.rule("HR-CON-03", "HR-SQF-02")
def test_the_owner_of_those_left_decides_who_attacks_and_in_which_order() -> None:
    state = position(
        unit(0, card(**PLAIN), (5, 5)),
        unit(1, card(**PLAIN), (5 + BASE, 5), (5, 5 + BASE)),
    )
    question = FreeAttacks(state, 1, left_pairs(state, everybody(state)))
    assert offered(question) == [[[1, 0], [2, 0]], [], [[2, 0], [1, 0]], [[1, 0]], [[2, 0]]]
    assert refusal_of(question, [[3, 0]]).rule == "HR-CON-03"
    assert question.check([[1, 0], [1, 0]]) is not None
    played = play_out(free_attacks(state, everybody(state)), [(1, [[2, 0], [1, 0]])], dice=[*MISS, *MISS])
    assert [roll.player for roll in played.rolls] == [1, 0, 1, 0]


@pytest.mark.rule("HR-SQF-02")
def test_the_free_attack_may_be_forgone() -> None:
    state = in_contact()
    act(state, (0, [0]), (1, []), (0, [go(0, (1, 5))]))
    assert state.characters[0].wounds == 0


@pytest.mark.rule("HR-SQF-01")
def test_every_pair_of_a_mover_and_an_enemy_it_leaves_is_listed() -> None:
    state = position(
        unit(0, card(**PLAIN), (5, 5), (5, 7)),
        unit(1, card(**PLAIN), (5 + BASE, 5), (5 + BASE, 7), (5, 5 - BASE)),
        hero(1, card(close="", defence="W1"), (5 - BASE, 5)),  # without dice it cannot attack
    )
    assert left_pairs(state, everybody(state)) == [[2, 0], [4, 0], [3, 1]]


@pytest.mark.rule("HR-SQF-03", "HR-CON-03")
def test_a_free_attack_needs_base_contact_at_its_moment() -> None:
    """The first blow knocks the mover back; the second enemy has lost its attack."""
    hammer = card(abilities=["knock-back"], close="W2", defence="W1")
    state = position(
        unit(0, card(**PLAIN), (5, 5)),
        hero(1, hammer, (5 + BASE, 5)),
        hero(1, hammer, (5 + BASE / 2, 5 + BASE * 0.87)),
    )
    steps = free_attacks(state, everybody(state))
    away = [inch(4.1), inch(4.6)]
    played = play_out(steps, [(1, [[1, 0], [2, 0]]), (1, away)], dice=[4, 4, 1])
    assert len(played.rolls) == 2


@pytest.mark.rule("HR-CON-04")
def test_a_mover_that_vanishes_does_not_move_and_the_others_go_on() -> None:
    state = position(
        unit(0, card(**PLAIN), (5, 5), (5, 7)),
        hero(1, card(**PLAIN), (5 + BASE, 5)),
        hero(0, card(), (20, 20)),
    )
    state.characters[0].wounds = 1
    act(state, (0, [0]), (1, [[2, 0]]), (0, [go(1, (5, 10))]), dice=HIT)
    assert state.characters[0].where == VANISHED
    assert where(state.characters[1])[1] == 10.0


@pytest.mark.rule("HR-CON-04")
def test_after_the_free_attacks_it_has_its_full_movement() -> None:
    state = in_contact(movement=4)
    act(state, (0, [0]), (1, [[1, 0]]), (0, [go(0, (1, 5))]), dice=MISS)
    assert where(state.characters[0])[0] == 1.0


@pytest.mark.rule("HR-CON-05")
def test_every_enemy_touched_at_the_start_is_left_even_if_it_stays_in_contact_with_one() -> None:
    state = position(unit(0, card(**PLAIN), (5, 5)), unit(1, card(**PLAIN), (5 + BASE, 5), (5, 5 + BASE)))
    played = act(state, (0, [0]), (1, [[1, 0], [2, 0]]), (0, []), dice=[*MISS, *MISS])
    assert len(played.rolls) == 4


@pytest.mark.rule("HR-CON-07", "HR-SQF-04")
def test_a_character_may_make_any_number_of_free_attacks() -> None:
    state = position(unit(0, card(**PLAIN), (5, 5), (5 + 2 * BASE, 5)), hero(1, card(**PLAIN), (5 + BASE, 5)))
    played = act(state, (0, [0, 1]), (1, [[2, 0], [2, 1]]), (0, []), dice=[*MISS, *MISS])
    assert [roll.player for roll in played.rolls] == [1, 0, 1, 0]
    act(state, (0, [0]), (1, [[2, 0]]), (0, []), dice=MISS)


@pytest.mark.rule("HR-CON-08", "HR-SQF-04")
def test_all_who_break_away_are_named_and_attacked_before_anybody_moves() -> None:
    state = position(
        unit(0, card(**PLAIN), (5, 5), (5, 8), (5, 6.5)), unit(1, card(**PLAIN), (5 + BASE, 5), (5 + BASE, 8))
    )
    played = act(state, (0, [0, 1]), (1, [[3, 0], [4, 1]]), (0, [go(2, (3, 6.5))]), dice=[*MISS, *MISS])
    assert [event.characters for event in played.told(BrokeAway)] == [[0, 1]]
    assert played.kinds[-1] == "home_raiders.move.path"


@pytest.mark.rule("HR-CON-08")
def test_only_those_in_contact_can_be_named() -> None:
    question = BreakAway(0, 0, [2, 5])
    assert offered(question) == [[], [2, 5], [2], [5]]
    assert refusal_of(question, [3]).reason == "home_raiders.contact.need-not-break-away"
    for answer in ([2, 2], 1, None, ["2"], [True]):
        assert refusal_of(question, answer).reason == UNREADABLE
    assert question.read([5, 2]) == [5, 2]
    assert offered(BreakAway(0, 0, [1, 2, 3, 4]))[:2] == [[], [1, 2, 3, 4]]


@pytest.mark.rule("HR-CON-09")
def test_who_was_named_need_not_move() -> None:
    state = in_contact()
    act(state, (0, [0]), (1, [[1, 0]]), (0, []), dice=HIT)
    assert (where(state.characters[0])[0], state.characters[0].wounds) == (5.0, 1)


@pytest.mark.rule("HR-CON-10")
def test_who_touches_another_enemy_after_the_free_attacks_stays() -> None:
    """A knock back carries the mover into the arms of somebody else."""
    hammer = card(abilities=["knock-back"], close="W3", defence="W1")
    state = position(
        unit(0, card(movement=5, abilities=["relocate"], **PLAIN), (5, 5), (5, 7)),
        hero(1, hammer, (5 + BASE, 5)),
        hero(1, card(**PLAIN), (2, 5)),
    )
    end = [inch(3), inch(5)]  # not even round the new enemy
    played = act(state, (0, [0]), (1, [[2, 0]]), (1, end), (0, [go(1, (5, 8))]), dice=[4, 4, 4, 1])
    assert [event.character for event in played.told(StayedPut)] == [0]
    assert played.questions[-1].args()["characters"] == [1]


@pytest.mark.rule("HR-CON-10", "HR-ADF-18")
def test_who_needs_no_naming_stays_too_if_it_was_swapped_to_another_enemy() -> None:
    """A dancer slips away from one enemy; the one beside it defends, and they change places."""
    stubborn = card("hero", abilities=["flicker"], **PLAIN)
    state = position(
        unit(0, card(movement=5, abilities=["ghost"], **PLAIN), (5, 7), specialists=[(stubborn, (5, 5))]),
        hero(1, card(**PLAIN), (5 + BASE, 5)),
        hero(1, card(**PLAIN), (5 + BASE, 7)),
    )
    played = act(state, (0, [1]), (1, [[2, 1]]), (0, 0), dice=[1, 1])
    assert [event.character for event in played.told(StayedPut)] == [0, 1]
    assert where(state.characters[0]) == (5.0, 5.0, 0.0)


@pytest.mark.rule("HR-CON-11")
def test_a_troop_forced_to_the_ground_does_not_move() -> None:
    puncher = card(abilities=["sucker-punch"], close="W1 R1", defence="W1")
    state = position(unit(0, card(**PLAIN), (5, 5), (5, 7)), hero(1, puncher, (5 + BASE, 5)))
    played = act(state, (0, [0]), (1, [[2, 0]]), (1, True), dice=[3, 1])
    assert state.characters[1].down
    assert "home_raiders.move.path" not in played.kinds


@pytest.mark.rule("HR-AMV-07")
def test_a_ghost_breaks_away_without_free_attacks() -> None:
    assert act(in_contact("ghost"), (0, [go(0, (1, 5))])).rolls == []
    assert left_pairs(*_pair(in_contact())) == [[1, 0]]


@pytest.mark.rule("HR-AMV-07")
def test_entangle_catches_a_ghost() -> None:
    state = in_contact("ghost", against=["entangle"])
    assert left_pairs(*_pair(state)) == [[1, 0]]
    act(state, (0, [0]), (1, [[1, 0]]), (0, [go(0, (1, 5))]), dice=MISS)


@pytest.mark.rule("HR-AUN-14")
def test_wardancers_break_away_from_anybody() -> None:
    assert left_pairs(*_pair(in_contact("wardancers", against=["entangle"]))) == []
    assert act(in_contact("wardancers"), (0, [go(0, (1, 5))])).rolls == []


@pytest.mark.rule("HR-AMV-21")
def test_a_flier_that_leaves_contact_is_attacked() -> None:
    state = in_contact("flight")
    played = act(state, (0, [0]), (1, [[1, 0]]), (0, [go(0, (1, 5))]), dice=MISS)
    assert len(played.rolls) == 2


def _pair(state: State) -> tuple[State, list[Any]]:
    return state, everybody(state)


@pytest.mark.rule("HR-MVT-12")
def test_members_displaced_by_free_attacks_excuse_a_gap() -> None:
    hammer = card(abilities=["knock-back"], close="W4", defence="W1")
    state = position(unit(0, card(movement=1, **PLAIN), (5, 5), (5, 8)), hero(1, hammer, (5 + BASE, 5)))
    act(state, (0, [0]), (1, [[2, 0]]), (1, [inch(2), inch(2.5)]), (0, []), dice=[4, 4, 4, 4, 1])
    assert not in_formation(state, state.troops[0])


@pytest.mark.rule("HR-OBJ-14")
def test_who_moves_away_from_a_marker_loses_it() -> None:
    state = position(
        unit(0, card(), (5, 5)), hero(1, card(), (20, 20)), markers=[marker(0, 5, 5.5, controller=0)]
    )
    act(state, (0, [go(0, (9, 5))]))
    assert state.markers[0].controller == -1


# -- Defensive stance -------------------------------------------------------------------------------


def stance(*answers: tuple[int, Any]) -> State:
    state = position(unit(0, card(), (5, 5), (5, 6.5)), unit(1, card(), (5 + BASE, 5), (5, 1.9)))
    play_out(step_back(state, state.troops[0]), list(answers))
    return state


@pytest.mark.rule("HR-ALD-04")
def test_each_member_may_step_an_inch_without_free_attacks() -> None:
    state = stance((0, [go(0, (4, 5)), go(1, (4, 6.5))]))
    assert [where(c)[0] for c in everybody(state)] == [4.0, 4.0]


@pytest.mark.rule("HR-ALD-05")
def test_the_step_is_an_inch_keeps_formation_and_touches_no_new_enemy() -> None:
    with pytest.raises(AssertionError, match="too-far"):
        stance((0, [go(0, (3.9, 5))]))
    with pytest.raises(AssertionError, match="too-far"):
        stance((0, [go(0, (5, 3.9))]))
    near = position(unit(0, card(), (5, 5)), unit(1, card(), (5 + BASE, 5), (5, 3.5)))
    with pytest.raises(AssertionError, match="new-contact"):
        play_out(step_back(near, near.troops[0]), [(0, [go(0, (5, 3.5 + BASE))])])
    far = position(unit(0, card(), (5, 5), (5, 8.9)), hero(1, card(), (5 + BASE, 5)))
    with pytest.raises(AssertionError, match="broken"):
        play_out(step_back(far, far.troops[0]), [(0, [go(0, (5, 4))])])
    stance((0, []))


@pytest.mark.rule("HR-ALD-05")
def test_after_a_step_back_the_next_enemy_has_lost_its_target() -> None:
    from dicefront.games.home_raiders.rules.close_combat import melee_targets

    state = stance((0, [go(0, (4, 5))]))
    assert melee_targets(state, state.characters[2]) == []


@pytest.mark.rule("HR-ALD-05")
def test_proposed_steps_are_legal() -> None:
    state = position(unit(0, card(), (5, 5), (5, 6.5)), unit(1, card(), (5 + BASE, 5), (5 + BASE, 6.5)))
    steps = step_back(state, state.troops[0])
    question = next(steps)
    assert isinstance(question, Question)
    options = offered(question)
    assert len(options) == 4
    assert all(question.check(option) is None for option in options)


# -- what is proposed -------------------------------------------------------------------------------


@pytest.mark.rule("HR-SQM-04")
def test_plans_reach_for_enemies_heights_and_stay() -> None:
    state = position(
        unit(0, card(), (5, 5), (6.5, 5), (5, 6.5)),
        hero(1, card(), (8.8, 5)),
        things=[block(3, 8.2, 6, 12, 1)],
    )
    question = orders_question(state)
    options = offered(question)
    assert options[-1] == []
    assert all(question.check(option) is None for option in options)
    ends = [act_on(state, option) for option in options]
    assert any(after.characters[0].body.bottom > 0 or after.characters[2].body.bottom > 0 for after in ends)
    assert any(reached(after) for after in ends)


def act_on(state: State, orders: Any) -> State:
    after = state.copy()
    play_out(movement_action(after, after.troops[0], everybody(after), False), [(0, orders)])
    return after


def reached(state: State) -> bool:
    from dicefront.skirmish.contact import touches_an_enemy

    return any(touches_an_enemy(state, c) for c in everybody(state))


@pytest.mark.rule("HR-SQM-06")
def test_the_judge_tells_ways_costs_and_what_is_wrong() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    question = orders_question(state)
    good = question.read([go(1, (8.5, 5))])
    assert not isinstance(good, Refusal)
    (walk,) = question.judgement(good).walks
    assert walk.trace() == [[17780, 12700, 0], [21590, 12700, 0]]
    assert (walk.cost, walk.met) == (3810, [])
    broken = refusal_of(question, [go(1, (12, 5))])
    assert (broken.reason, broken.rule) == ("home_raiders.formation.broken", "HR-MVT-12")
    assert refusal_of(question, "x").reason == "kernel.unreadable"


@pytest.mark.rule("HR-SQM-04")
def test_whoever_runs_out_of_time_stays() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5)), hero(1, card(), (20, 20)))
    assert orders_question(state).default() == []
    assert orders_question(state).args() == {"troop": 0, "characters": [0, 1], "movement": [12700, 12700]}


@pytest.mark.rule("HR-SQM-04")
def test_a_whole_unit_is_sent_towards_a_point_or_an_enemy() -> None:
    state = position(unit(0, card(), (5, 5), (6.5, 5)), hero(1, card(), (10, 5)))
    question = orders_question(state)
    for orders in (question.towards(inch(5), inch(20)), question.towards(inch(10), inch(5), 2)):
        assert len(orders) == 2
        assert question.check(question.write(orders)) is None
    assert reached(act_on(state, question.write(question.towards(inch(10), inch(5), 2))))
    away = question.write(question.towards(inch(5), inch(20)))
    assert act_on(state, away).characters[0].body.shape.y > inch(9)
