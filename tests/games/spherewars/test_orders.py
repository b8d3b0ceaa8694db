"""ORD: orders, the windows in which they are issued, and relocations."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.defence_area import exerts_area
from dicefront.games.spherewars.rules.events.fighting import HandCounted
from dicefront.games.spherewars.rules.events.morale import MoraleRolled, Regrouped
from dicefront.games.spherewars.rules.events.moving import JoinMeasured
from dicefront.games.spherewars.rules.events.orders import OrderIssued, Relocated
from dicefront.games.spherewars.rules.measuring import in_area
from dicefront.games.spherewars.rules.melee import charge_bonus, fight, hand_of
from dicefront.games.spherewars.rules.moments import TRAITS, Trait
from dicefront.games.spherewars.rules.morale import passes, regroup
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.orders import Order, possible_orders, reaches
from dicefront.games.spherewars.rules.profile import Arms, Profile
from dicefront.games.spherewars.rules.scenery import FLOOR, thing_of
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    COMBAT,
    DEAD,
    MOVE,
    STAND,
    STEADY,
    Combatant,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import FEARFUL, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import BLOOD, Occasion
from dicefront.games.spherewars.rules.windows import (
    BETWEEN,
    DEXTERITY,
    GEMS,
    OUTCOME,
    PURSUIT_END,
    SHOT,
    SHOWN,
    SPELL,
    WindowKind,
    open_window,
)
from dicefront.games.spherewars.scenes import inch, one, position, put, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from dicefront.skirmish.figures import place
from tests.games.spherewars.profiles import ASH, HERO, PLAIN, POSTMAN, made

FLYER = made("flyer", fly=True)
TALL = made("tall", height=3)


def scene(*others: Any, orders: int = 3, stage: int = COMBAT) -> State:
    """The leader 0 of side 0 at (20, 20) with orders, the leader 1 of side 1 far away with as many."""
    state = position(one(0, HERO, (20, 20)), one(1, HERO, (35, 35)), *others, stage=stage)
    for band in state.bands:
        band.orders = orders
    return state


def order(name: str, issuer: int, receiver: int) -> Any:
    return {"order": name, "issuer": issuer, "receiver": receiver}


def window(state: State, kind: WindowKind, subjects: list[int], *answers: Any) -> Played[Any]:
    return play_out(
        open_window(state, kind, [state.combatants[number] for number in subjects]), list(answers)
    )


def to(number: int, *points: tuple[float, float]) -> Any:
    return [[number, [[inch(x), inch(y)] for x, y in points]]]


PASS0, PASS1 = (0, None), (1, None)


# -- who may issue and receive ------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-01", "SW-ORD-15", "SW-ORD-16", "SW-ACT-14")
def test_an_order_is_spent_and_reaches_five_inches() -> None:
    state = scene(one(0, PLAIN, (20, 26), flight=1), one(0, PLAIN, (20, 14), flight=1))
    put(state.combatants[3], 20, 13.9)
    played = window(
        state, BETWEEN, [], (0, order("hold_your_ground", 0, 2)), PASS1,
        (0, order("hold_your_ground", 0, 3)), PASS1, PASS0,
    )  # fmt: skip
    assert [event.reaches for event in played.told(OrderIssued)] == [True, False]
    assert [state.combatants[number].fleeing for number in (2, 3)] == [False, True]
    assert state.bands[0].orders == 1
    assert [state.combatants[number].ordered for number in (2, 3)] == [True, False]


@pytest.mark.rule("SW-ORD-19")
def test_extra_orders_are_spent_first() -> None:
    state = scene(one(0, PLAIN, (20, 23), flight=1))
    state.bands[0].extra_orders = 1
    window(state, BETWEEN, [], (0, order("hold_your_ground", 0, 2)), PASS1, PASS0)
    assert (state.bands[0].orders, state.bands[0].extra_orders) == (3, 0)


@pytest.mark.rule("SW-ORD-10", "SW-SIZ-02", "SW-ACT-20")
def test_nobody_is_asked_who_has_no_orders() -> None:
    state = scene(one(0, PLAIN, (20, 23)), orders=0)
    assert window(state, BETWEEN, []).questions == []


@pytest.mark.rule("SW-ORD-03", "SW-ORD-02", "SW-ORD-05", "SW-ORD-08")
def test_leaders_and_messengers_issue_and_nobody_else() -> None:
    state = scene(one(0, POSTMAN, (20, 23)), one(0, PLAIN, (20, 26)))
    asked = window(state, BETWEEN, [], PASS0, PASS1).questions[0]
    assert asked.check(order("relocate", 2, 3)) is None
    assert asked.check(order("relocate", 0, 0)) is None  # SW-ORD-11
    assert refusal_of(asked, order("relocate", 3, 3)).rule == "SW-ORD-03"
    for state_name in (STUNNED, PARALYSED):
        state.combatants[2].bear(state_name, "next_activation")
        assert refusal_of(asked, order("relocate", 2, 3)).rule == "SW-ORD-03"
        state.combatants[2].shake_off(state_name)
    for state_name in (FEARFUL, "concussed"):
        state.combatants[2].bear(state_name, "next_activation")
        assert asked.check(order("relocate", 2, 3)) is None
        state.combatants[2].shake_off(state_name)
    state.combatants[2].flight = 1
    assert refusal_of(asked, order("relocate", 2, 3)).rule == "SW-ORD-03"
    assert asked.check(order("relocate", 0, 3)) is None


@pytest.mark.rule("SW-ORD-07", "SW-ORD-06")
def test_while_the_leader_flees_or_is_dead_nobody_issues() -> None:
    state = scene(one(0, POSTMAN, (20, 23)))
    state.combatants[0].flight = 1
    assert [asked.player for asked in window(state, BETWEEN, [], PASS1).questions] == [1]
    state.combatants[0].where = 2
    assert [asked.player for asked in window(state, BETWEEN, [], PASS1).questions] == [1]


@pytest.mark.rule("SW-ORD-12", "SW-ORD-13", "SW-ORD-11", "SW-ABI-62")
def test_who_cannot_be_given_an_order() -> None:
    state = scene(
        one(0, PLAIN, (20, 22)),
        one(0, PLAIN, (22, 20), flight=1),
        one(0, PLAIN, (18, 20), traits=["undisciplined"]),
        one(0, PLAIN, (20, 18)),
    )
    state.combatants[2].ordered = True
    state.combatants[5].bear(PARALYSED, "next_activation")
    asked = window(state, BETWEEN, [], PASS0, PASS1).questions[0]
    assert refusal_of(asked, order("relocate", 0, 2)).rule == "SW-ORD-13"
    assert refusal_of(asked, order("relocate", 0, 3)).rule == "SW-ORD-12"
    assert asked.check(order("hold_your_ground", 0, 3)) is None
    assert refusal_of(asked, order("relocate", 0, 4)).reason == "spherewars.order.undisciplined"
    assert refusal_of(asked, order("relocate", 0, 5)).reason == "spherewars.order.paralysed"
    assert refusal_of(asked, order("relocate", 0, 1)).reason == "spherewars.order.no_friend"


@pytest.mark.rule("SW-ACT-13", "SW-ORD-24")
@pytest.mark.parametrize("name", ["to_the_death", "hit_the_dirt", "fade_away", "dance"])
def test_between_activations_only_some_orders_are_usable(name: str) -> None:
    state = scene(one(0, PLAIN, (20, 22)))
    asked = window(state, BETWEEN, [], PASS0, PASS1).questions[0]
    assert refusal_of(asked, order(name, 0, 2)).rule == "SW-ACT-13"


@pytest.mark.parametrize(
    "answer", [1, "relocate", {}, {"order": "relocate"}, [0, 1], order("relocate", 0, 99)]
)
def test_what_is_no_order_is_told_so(answer: object) -> None:
    state = scene(one(0, PLAIN, (20, 22)))
    asked = window(state, BETWEEN, [], PASS0, PASS1).questions[0]
    assert refusal_of(asked, answer).reason == "kernel.unreadable"


@pytest.mark.rule("SW-ACT-14", "SW-ACT-15", "SW-ORD-41")
def test_a_refusal_may_be_withdrawn_as_long_as_the_window_is_open() -> None:
    state = scene(one(0, PLAIN, (20, 21)), one(1, PLAIN, (34, 35)))
    played = window(
        state, DEXTERITY, [2, 3],
        PASS0, (1, order("to_the_death", 1, 3)), (0, order("to_the_death", 0, 2)), PASS1, PASS0,
    )  # fmt: skip
    assert [event.issuer for event in played.told(OrderIssued)] == [1, 0]


@pytest.mark.rule("SW-BAS-15", "SW-BAS-16", "SW-BAS-17")
def test_with_open_measuring_only_what_reaches_is_suggested() -> None:
    state = scene(one(0, PLAIN, (20, 22)), one(0, PLAIN, (5, 5)))
    asked = window(state, BETWEEN, [], PASS0, PASS1).questions[0]
    suggested = {option.receiver for option in asked.options() if option is not None}
    assert suggested == {0, 2}
    assert asked.check(order("relocate", 0, 3)) is None


# -- the orders ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-47", "SW-ORD-36")
def test_to_the_death_adds_a_die_in_this_fight_only() -> None:
    state = position(
        one(0, PLAIN, (22, 20)), one(1, PLAIN, (22, 21)), one(0, HERO, (20, 20)), one(1, PLAIN, (30, 30))
    )
    state.bands[0].orders = 1
    answers = [(0, 1), (0, order("to_the_death", 2, 0))]
    played = play_out(fight(state), answers, [1, 1, 2, 1, 2])
    assert [event.dice.amount for event in played.told(HandCounted)] == [3, 2]
    assert not state.combatants[0].effects.has("to_the_death")


@pytest.mark.rule("SW-ORD-45", "SW-ORD-34")
def test_hit_the_dirt_is_not_for_flyers_or_the_tall() -> None:
    state = scene(one(0, PLAIN, (20, 22)), one(0, FLYER, (22, 20)), one(0, TALL, (18, 20)))
    for number, legal in ((2, True), (3, False), (4, False)):
        asked = window(state, SHOT, [number], PASS0, PASS1).questions[0]
        assert (asked.check(order("hit_the_dirt", 0, number)) is None) is legal
    asked = window(state, SHOT, [3], PASS0, PASS1).questions[0]
    assert refusal_of(asked, order("hit_the_dirt", 0, 2)).rule == "SW-ACT-13"  # he is not the target


@pytest.mark.rule("SW-ORD-48", "SW-ORD-38", "SW-MOR-09", "SW-ORD-23")
def test_hold_your_ground_passes_a_morale_roll_without_a_die() -> None:
    state = scene(one(0, PLAIN, (20, 22)))
    steps = passes(state, state.combatants[2], BLOOD, state.combatants[1])
    played = play_out(steps, [(0, order("hold_your_ground", 0, 2))])
    assert played.result is True
    assert played.told(MoraleRolled) == []
    assert {asked.player for asked in played.questions} == {0}  # only the tester's side is asked


@pytest.mark.rule("SW-FLE-18", "SW-ORD-49")
def test_a_fugitive_regrouped_before_its_roll_acts_as_usual() -> None:
    state = position(one(0, PLAIN, (20, 22), flight=1), one(1, PLAIN, (35, 35)), one(0, HERO, (20, 20)))
    state.bands[0].orders = 1
    played = play_out(regroup(state, actor_of(state)), [(0, order("hold_your_ground", 2, 0))])
    assert played.told(Regrouped) != []
    assert actor_of(state).flight == STEADY
    assert not activation_of(state).over


# -- relocations --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-50", "SW-BAS-20", "SW-ORD-51")
def test_a_relocation_leads_up_to_two_inches() -> None:
    state = scene(one(0, PLAIN, (20, 22)))
    played = window(state, BETWEEN, [], (0, order("relocate", 0, 2)), PASS1, PASS0, (0, to(2, (30, 22))))
    assert where(state.combatants[2]) == (22, 22)
    assert played.result is not None
    assert played.result.moved == [2]


@pytest.mark.rule("SW-ORD-42", "SW-ACT-16")
def test_simultaneous_relocations_are_judged_by_where_everybody_was() -> None:
    """One steps towards an enemy, who steps away: they do not end in contact."""
    state = scene(one(0, PLAIN, (22, 20)), one(1, PLAIN, (25, 20)), one(1, HERO, (28, 20)))
    put(state.combatants[1], 28, 22)
    played = window(
        state, BETWEEN, [], (0, order("relocate", 0, 2)), (1, order("relocate", 1, 3)), PASS0, PASS1,
        (0, to(2, (24, 20))), (1, to(3, (25, 22))),
    )  # fmt: skip
    assert where(state.combatants[2]) == (24, 20)
    assert where(state.combatants[3]) == (25, 22)
    assert len(played.told(Relocated)) == 2


@pytest.mark.rule("SW-ORD-42")
def test_of_two_who_want_one_spot_the_one_whose_round_it_is_stands_there() -> None:
    state = scene(one(0, PLAIN, (22, 20)), one(1, PLAIN, (25, 20)))
    put(state.combatants[1], 28, 20)
    window(
        state, BETWEEN, [], (0, order("relocate", 0, 2)), (1, order("relocate", 1, 3)), PASS0, PASS1,
        (0, to(2, (23.5, 20))), (1, to(3, (23.5, 20))),
    )  # fmt: skip
    assert where(state.combatants[2]) == (23.5, 20)
    assert where(state.combatants[3])[0] == pytest.approx(24.5, abs=0.011)


@pytest.mark.rule("SW-ORD-42", "SW-FLY-02")
def test_a_flyer_that_finds_its_spot_taken_rests_on_no_base_it_flew_over() -> None:
    state = scene(one(0, PLAIN, (23, 19)), one(1, FLYER, (25.2, 20)), one(1, PLAIN, (24.25, 20.4)))
    put(state.combatants[1], 28, 20)
    window(
        state, BETWEEN, [], (0, order("relocate", 0, 2)), (1, order("relocate", 1, 3)), PASS0, PASS1,
        (0, to(2, (23, 20))), (1, to(3, (23.2, 20))),
    )  # fmt: skip
    assert where(state.combatants[2]) == (23, 20)
    assert where(state.combatants[3])[0] == pytest.approx(25.17, abs=0.02)


@pytest.mark.rule("SW-ORD-42", "SW-SCN-58")
def test_relocations_on_different_floors_are_in_nobodys_way() -> None:
    state = scene(one(0, PLAIN, (23, 18)), one(1, PLAIN, (23, 22)), one(0, PLAIN, (20, 18)))
    put(state.combatants[1], 28, 20)
    upstairs = state.combatants[2]
    place(upstairs, inch(23), inch(18), FLOOR)
    played = window(
        state, BETWEEN, [], (0, order("relocate", 0, 2)), (1, order("relocate", 1, 3)),
        (0, order("relocate", 0, 4)), PASS1, PASS0, (0, to(2, (23, 20))), (1, to(3, (23, 20))),
    )  # fmt: skip
    assert where(upstairs) == where(state.combatants[3]) == (23, 20)
    asked = played.questions[-2]
    assert asked.check(to(2, (21.5, 18)) + to(4, (21.5, 18))) is None


@pytest.mark.rule("SW-ORD-42")
def test_own_end_bases_do_not_overlap() -> None:
    state = scene(one(0, PLAIN, (22, 20)), one(0, PLAIN, (20, 22)))
    played = window(
        state, BETWEEN, [], (0, order("relocate", 0, 2)), PASS1, (0, order("relocate", 0, 3)), PASS1, PASS0,
        (0, []),
    )  # fmt: skip
    asked = played.questions[-1]
    both = to(2, (22, 22)) + to(3, (21.5, 22))
    assert refusal_of(asked, both).rule == "SW-ORD-42"
    assert asked.check(to(2, (22, 22)) + to(3, (20.5, 22))) is None


@pytest.mark.rule("SW-ORD-52", "SW-ORD-54", "SW-ORD-53")
def test_only_in_the_friendly_round_it_may_come_into_contact() -> None:
    state = scene(one(0, PLAIN, (22, 20)), one(1, PLAIN, (24, 20)))
    asked = window(state, BETWEEN, [], (0, order("relocate", 0, 2)), PASS1, PASS0, (0, [])).questions[-1]
    assert asked.check(to(2, (23, 20))) is None
    state.combatants[2].bear(FEARFUL, "next_activation")
    assert refusal_of(asked, to(2, (23, 20))).rule == "SW-ORD-52"
    state.combatants[2].shake_off(FEARFUL)
    state.side = 1
    assert refusal_of(asked, to(2, (23, 20))).rule == "SW-ORD-52"
    put(state.combatants[2], 23, 20)  # who is in contact may keep it or break it
    assert asked.check(to(2, (22, 20))) is None
    assert asked.check([]) is None


@pytest.mark.rule("SW-ORD-52", "SW-WOU-13")
def test_in_the_enemy_round_it_may_touch_an_ephemeral_enemy() -> None:
    state = scene(one(0, PLAIN, (22, 20)), one(1, ASH, (24, 20)))
    asked = window(state, BETWEEN, [], (0, order("relocate", 0, 2)), PASS1, PASS0, (0, [])).questions[-1]
    state.side = 1
    assert asked.check(to(2, (23, 20))) is None


@pytest.mark.rule("SW-DEF-15")
def test_nobody_jumps_at_who_is_relocated_into_its_area() -> None:
    """The Snake Man, in his friendly round, beside the Pack of Summoners."""
    state = scene(one(0, PLAIN, (22, 20)), one(1, PLAIN, (25.5, 20)))
    assert exerts_area(state, state.combatants[3])
    played = window(state, BETWEEN, [], (0, order("relocate", 0, 2)), PASS1, PASS0, (0, to(2, (24, 20))))
    assert where(state.combatants[2]) == (24, 20)
    assert in_area(state.combatants[2].body, state.combatants[3].body)
    assert not [kind for kind in played.kinds if "jump" in kind]


@pytest.mark.rule("SW-MOV-29", "SW-EQU-08", "SW-MOV-20")
def test_the_guardian_who_steps_into_the_way_of_the_werelynx_is_charged_in_vain() -> None:
    """She stands 2 inches away in the straight line; her long weapon denies the bonus of the charge."""
    guardian = one(1, made("guardian", weapons=(Arms("long"),)), (23, 21.5), arms=[Arms("long")])
    state = joining(one(1, PLAIN, (26, 20)), guardian, one(1, HERO, (25, 23)))
    order_given = (1, order("relocate", 3, 2))
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, []), order_given, PASS1, (1, to(2, (23, 20)))])
    werelynx, enemy = actor_of(state), state.combatants[2]
    assert activation_of(state).action == CHARGE
    assert [(one.enemy, one.charge) for one in activation_of(state).joined] == [(2, True)]
    assert charge_bonus(state, werelynx, enemy) == 0
    assert charge_bonus(state, werelynx, state.combatants[1]) == 0
    enemy.kit = state.combatants[1].kit
    assert charge_bonus(state, werelynx, enemy) == 1


@pytest.mark.rule("SW-DEF-16", "SW-MOV-27")
def test_who_is_relocated_in_the_enemy_round_loses_its_area() -> None:
    state = scene(one(0, PLAIN, (22, 20)))
    state.side = 1
    window(state, BETWEEN, [], PASS1, (0, order("relocate", 0, 2)), PASS1, PASS0, (0, to(2, (23, 20))))
    assert state.combatants[2].area_lost


@pytest.mark.rule("SW-ORD-55", "SW-ORD-39")
def test_only_a_pursuer_may_trap_by_relocating() -> None:
    state = scene(one(0, PLAIN, (22, 20)), one(1, PLAIN, (24, 20), flight=1))
    asked = window(state, BETWEEN, [], (0, order("relocate", 0, 2)), PASS1, PASS0, (0, [])).questions[-1]
    assert refusal_of(asked, to(2, (23, 20))).rule == "SW-ORD-55"
    state.combatants[2].ordered = False
    window(state, PURSUIT_END, [3, 2], (0, order("relocate", 0, 2)), PASS1, (0, to(2, (23, 20))))
    assert state.combatants[3].where == 2


# -- windows in other lists ---------------------------------------------------------------------------


def joining(*others: Any) -> State:
    state = position(one(0, made("swift", mov=8), (20, 20)), *others, stage=MOVE)
    for band in state.bands:
        band.orders = 2
    return state


def joining_as(profile: Profile, state: State) -> Combatant:
    """Somebody else in the place of the mover."""
    return position(one(0, profile, where(actor_of(state)))).combatants[0]


@pytest.mark.rule("SW-ORD-26", "SW-ORD-56", "SW-MOV-28", "SW-DEF-24", "SW-DEF-23")
def test_an_enemy_relocated_into_the_way_becomes_the_target() -> None:
    state = joining(one(1, PLAIN, (27, 20)), one(1, PLAIN, (23, 21.5)), one(1, HERO, (25, 23)))
    play_out(
        choose_move(state),
        [(0, "join"), (0, 1), (0, []), (1, order("relocate", 3, 2)), PASS1, (1, to(2, (23, 20)))],
    )
    act = activation_of(state)
    assert [one.enemy for one in act.joined] == [2]
    assert act.action == CHARGE
    assert where(actor_of(state))[0] == pytest.approx(22, abs=0.011)


@pytest.mark.rule("SW-MOV-28", "SW-MOV-29")
def test_a_target_that_slips_away_stays_the_target() -> None:
    state = joining(one(1, PLAIN, (23, 20)), one(1, HERO, (25, 23)))
    played = play_out(
        choose_move(state),
        [(0, "join"), (0, 1), (0, []), (1, order("relocate", 2, 1)), PASS1, (1, to(1, (23, 18))), (0, [])],
    )
    assert played.kinds[-1] == "spherewars.join.way"
    assert [one.enemy for one in activation_of(state).joined] == [1]


@pytest.mark.rule("SW-MOV-28", "SW-MOV-23")
def test_who_was_to_be_joined_beside_the_target_becomes_it_when_it_steps_into_the_way() -> None:
    """The resting place touches both; the second of them is relocated towards the mover."""
    state = joining(one(1, PLAIN, (25, 20.6)), one(1, PLAIN, (25, 19.4)), one(1, HERO, (25, 23)))
    end = (inch(25 - (1 - 0.36) ** 0.5), inch(20))
    declared = [(0, "join"), (0, 1), (0, [list(end)])]
    answers = [*declared, (1, order("relocate", 3, 2)), PASS1, (1, to(2, (23.5, 20)))]
    play_out(choose_move(state), answers)
    assert [one.enemy for one in activation_of(state).joined] == [2]
    assert where(actor_of(state))[0] == pytest.approx(22.5, abs=0.011)


@pytest.mark.rule("SW-MOV-28", "SW-MOV-23")
def test_who_is_relocated_beside_the_resting_place_is_joined_and_leaves_the_target() -> None:
    state = joining(one(1, PLAIN, (25, 20.6)), one(1, PLAIN, (25, 18)), one(1, HERO, (25, 23)))
    end = (25 - (1 - 0.36) ** 0.5, 20.0)
    declared = [(0, "join"), (0, 1), (0, [[inch(end[0]), inch(end[1])]])]
    answers = [*declared, (1, order("relocate", 3, 2)), PASS1, (1, to(2, (25, 19.4)))]
    played = play_out(choose_move(state), answers)
    assert played.told(JoinMeasured)[0].enemy == 1
    assert [one.enemy for one in activation_of(state).joined] == [1, 2]
    assert where(actor_of(state)) == (end[0], 20)


@pytest.mark.rule("SW-MOV-14", "SW-MOV-28", "SW-FLY-02")
def test_nobody_stops_a_flyer_by_stepping_under_its_way() -> None:
    state = joining(one(1, PLAIN, (27, 20)), one(1, PLAIN, (23, 21.5)), one(1, HERO, (25, 23)))
    state.combatants[0] = joining_as(made("eagle", mov=8, fly=True), state)
    play_out(
        choose_move(state),
        [(0, "join"), (0, 1), (0, []), (1, order("relocate", 3, 2)), PASS1, (1, to(2, (23, 20)))],
    )
    assert [one.enemy for one in activation_of(state).joined] == [1]


@pytest.mark.rule("SW-ACT-21", "SW-ACT-29", "SW-WOU-10")
def test_a_joining_is_lost_when_an_order_destroys_its_ephemeral_target() -> None:
    """A friend is relocated into contact with the ash that was to be joined."""
    ash, enemy = one(1, ASH, (25, 20)), one(1, PLAIN, (35, 35))
    state = joining(ash, one(0, PLAIN, (25, 22.5)), one(0, HERO, (25, 25)), enemy)
    answers = [(0, "join"), (0, 1), (0, []), (0, order("relocate", 3, 2)), PASS0, (0, to(2, (25, 21)))]
    play_out(choose_move(state), answers)
    assert state.combatants[1].where == DEAD
    assert activation_of(state).action == STAND
    assert where(actor_of(state)) == (20, 20)


@pytest.mark.rule("SW-ORD-57", "SW-ACT-21")
def test_a_mover_brought_into_combat_stands_still() -> None:
    state = joining(one(1, PLAIN, (22.5, 20)), one(0, HERO, (18, 20)))
    play_out(choose_move(state), [(0, "run"), (0, order("relocate", 2, 0)), PASS0, (0, to(0, (21.5, 20)))])
    assert activation_of(state).action == STAND
    assert where(actor_of(state)) == (21.5, 20)


@pytest.mark.rule("SW-HTH-21", "SW-ORD-53", "SW-ACT-29")
def test_a_foe_that_leaves_before_the_roll_ends_the_fight() -> None:
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 21)), one(1, HERO, (20, 24)))
    state.bands[1].orders = 1
    play_out(fight(state), [(0, 1), (1, order("relocate", 2, 1)), (1, to(1, (20, 22.5)))])
    assert state.combatants[0].fatigue == 0
    assert not activation_of(state).fought


# -- what is usable in which window -------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-14", "SW-ORD-01")
def test_several_orders_may_be_issued_in_one_window_each_to_another() -> None:
    """The example: To the death! to one, Relocate! to two others: three orders leave the pool."""
    state = scene(one(0, PLAIN, (20, 21)), one(0, PLAIN, (22, 20)), one(0, PLAIN, (18, 20)), orders=3)
    played = window(
        state, DEXTERITY, [2, 1],
        (0, order("to_the_death", 0, 2)), PASS1, (0, order("relocate", 0, 3)), PASS1,
        (0, order("relocate", 0, 4)), PASS1, (0, []),
    )  # fmt: skip
    assert len(played.told(OrderIssued)) == 3
    assert state.bands[0].orders == 0
    assert refusal_of(played.questions[2], order("relocate", 0, 2)).rule == "SW-ORD-03"  # the pool is empty


@pytest.mark.rule("SW-ORD-29", "SW-ORD-20")
def test_before_the_gems_are_hidden_one_may_relocate_and_regroup() -> None:
    state = scene(one(0, PLAIN, (20, 22)), one(0, PLAIN, (22, 20), flight=1))
    asked = window(state, SPELL, [2], PASS0, PASS1).questions[0]
    assert asked.check(order("relocate", 0, 2)) is None
    assert asked.check(order("hold_your_ground", 0, 3)) is None
    for name in ("to_the_death", "hit_the_dirt"):
        assert refusal_of(asked, order(name, 0, 2)).rule == "SW-ACT-13"


@pytest.mark.rule("SW-ORD-30", "SW-ORD-31", "SW-ORD-32", "SW-ORD-20", "SW-ORD-52")
@pytest.mark.parametrize("kind", [GEMS, SHOWN, OUTCOME])
def test_once_the_gems_are_hidden_nobody_issues_orders(kind: WindowKind) -> None:
    state = scene(one(0, PLAIN, (20, 22)), one(0, PLAIN, (22, 20), flight=1))
    assert kind.usable == []
    assert window(state, kind, [2]).questions == []


@pytest.mark.rule("SW-ORD-54", "SW-SCN-09", "SW-ABI-06")
def test_who_is_relocated_into_contact_has_engaged_without_assault() -> None:
    """The enemy stands in a wood and was free: it has the die of whom somebody joins."""
    wood = thing_of("wood", "wood 1", inch(25.9), inch(20), 0)
    state = position(
        one(0, made("raider", universal=("assault",)), (20, 20)), one(1, PLAIN, (22.6, 20)),
        one(0, HERO, (18, 20)), things=[wood],
    )  # fmt: skip
    state.bands[0].orders = 1
    window(state, BETWEEN, [], (0, order("relocate", 2, 0)), (0, to(0, (21.6, 20))))
    raider, enemy = state.combatants[0], state.combatants[1]
    assert [(one.enemy, one.was_free, one.charge, one.whole) for one in activation_of(state).joined] == [
        (1, True, False, False)
    ]
    assert hand_of(state, raider, enemy).count() == 2
    assert hand_of(state, enemy, raider).count() == 3


@pytest.mark.rule("SW-ORD-39")
def test_after_a_pursuit_only_the_fugitive_may_hold_its_ground_and_only_the_pursuer_relocate() -> None:
    state = scene(
        one(0, PLAIN, (22, 20)), one(1, PLAIN, (34, 33), flight=1), one(1, PLAIN, (33, 35), flight=1)
    )
    own, other = window(state, PURSUIT_END, [3, 2], PASS0, PASS1).questions
    assert own.check(order("relocate", 0, 2)) is None
    assert refusal_of(own, order("relocate", 0, 0)).rule == "SW-ACT-13"
    assert other.check(order("hold_your_ground", 1, 3)) is None
    assert refusal_of(other, order("hold_your_ground", 1, 4)).rule == "SW-ACT-13"


@pytest.mark.rule("SW-ACT-21", "SW-ORD-26", "SW-ORD-54")
def test_a_joiner_brought_into_combat_by_an_order_stands_still() -> None:
    """J4 (a): its own side relocates it into contact with another enemy; the action is lost."""
    state = joining(one(1, PLAIN, (27, 20)), one(0, HERO, (18, 20)), one(1, PLAIN, (20, 22.5)))
    answers = [(0, "join"), (0, 1), (0, []), (0, order("relocate", 2, 0)), PASS0, (0, to(0, (20, 21.5)))]
    played = play_out(choose_move(state), answers)
    assert activation_of(state).action == STAND
    assert where(actor_of(state)) == (20, 21.5)
    assert "spherewars.join.way" not in played.kinds[4:]


class FarVoice(Trait):
    """As an artefact would be that carries orders further."""

    id: ClassVar[str] = "far_voice"
    family: ClassVar[str] = "universal"
    rules: ClassVar[str] = "SW-ORD-18"

    def order_reach(self, state: State, me: Combatant, receiver: Combatant) -> int:
        return 9


@pytest.mark.rule("SW-ORD-18", "SW-ORD-15")
def test_what_a_leader_bears_for_his_orders_works_while_he_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in a state in which he may issue; no artefact that must be activated affects orders."""
    state = scene(one(0, POSTMAN, (20, 22)), one(0, PLAIN, (28, 20), flight=1))
    far = Order("hold_your_ground", 0, 3)
    assert not reaches(state, far)
    monkeypatch.setitem(TRAITS, FarVoice.id, FarVoice())
    state.combatants[0].bear(FarVoice.id, "game")
    for which in (FEARFUL, "concussed"):
        state.combatants[0].bear(which, "next_activation")
        assert reaches(state, far)
    assert not reaches(state, Order("hold_your_ground", 2, 3))  # the messenger does not bear it
    state.combatants[0].where = 2
    assert possible_orders(state, 0, ["hold_your_ground"], Occasion("between", [])) == []
    assert [row.id for row in CATALOGUE.artefacts.values() if "order" in row.steps] == []
