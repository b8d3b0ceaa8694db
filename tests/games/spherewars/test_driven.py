"""ABI: Impetuous, Uncontrolled and other abilities that force a movement (A3, A4)."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import pick, rouse
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.events.moving import Driven, JoinMeasured, Moved
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import LEADER, VARIABLE, Profile
from dicefront.games.spherewars.rules.sides import ORDER_FIRST
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    DEAD,
    ENGAGE,
    MOVE,
    NEXT_ACTIVATION,
    ROUSE,
    RUN,
    SPEED_UP,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import FEARFUL, STUNNED
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import HERO, PLAIN, made
from tests.games.spherewars.test_ways_in_scenery import piece

FIEND = made("fiend", mov=5, universal=("impetuous",))
START = (20.0, 10.0)


def at_move(profile: Profile, *others: Any, **more: Any) -> State:
    return position(one(0, profile, START), *others, stage=MOVE, **more)


def moved(state: State, answers: list[Any] | None = None, faces: list[int] | None = None) -> Played[None]:
    return play_out(choose_move(state), answers, faces)


def ring(x: float, y: float) -> list[Any]:
    """Friends of an enemy at a place, who leave no room beside it."""
    return [one(0, PLAIN, (x + dx, y + dy)) for dx, dy in ((1.1, 0), (-1.1, 0), (0, 1.1), (0, -1.1))]


# -- Impetuous -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ABI-33", "SW-ABI-34")
@pytest.mark.parametrize(("far", "action"), [(5, CHARGE), (9.9, ENGAGE)])
def test_the_impetuous_join_the_nearest_enemy_in_reach(far: float, action: int) -> None:
    state = at_move(FIEND, one(1, PLAIN, (20, 11 + far)), one(1, PLAIN, (31.5, 10)))
    played = moved(state)
    assert played.questions == []
    assert activation_of(state).action == action
    assert [joined.enemy for joined in activation_of(state).joined] == [1]


@pytest.mark.rule("SW-ABI-33")
def test_out_of_reach_they_act_freely() -> None:
    state = at_move(FIEND, one(1, PLAIN, (20, 21.1)))
    assert moved(state, [(0, "stand")]).told(Driven) == []
    assert activation_of(state).action == STAND


@pytest.mark.rule("SW-ABI-33", "SW-MOV-07")
def test_scenery_on_the_shortest_way_counts() -> None:
    state = at_move(FIEND, one(1, PLAIN, (20, 20.5)), things=[piece("leafy_wood", 20, 15)])
    assert moved(state, [(0, "stand")]).told(Driven) == []  # 2 x (5 - 2) inches are too few


@pytest.mark.rule("SW-ABI-33", "SW-MOV-19", "SW-ABI-34")
def test_they_join_an_enemy_whom_they_do_not_see() -> None:
    house = piece("house", 20, 13)
    state = at_move(made("fast", mov=12, universal=("impetuous",)), one(1, PLAIN, (20, 18)), things=[house])
    moved(state)
    assert activation_of(state).action == ENGAGE


@pytest.mark.rule("SW-ABI-33", "SW-MOV-04")
@pytest.mark.parametrize(("which", "answers"), [(FEARFUL, [(0, "stand")]), (STUNNED, [])])
def test_states_that_forbid_joining_take_precedence(which: str, answers: list[Any]) -> None:
    state = at_move(FIEND, one(1, PLAIN, (20, 14)))
    actor_of(state).bear(which, NEXT_ACTIVATION)
    moved(state, answers)
    assert activation_of(state).action == STAND


@pytest.mark.rule("SW-ABI-33", "SW-ACT-06")
def test_who_is_in_combat_is_not_driven() -> None:
    state = at_move(FIEND, one(1, PLAIN, (20, 11)), one(1, PLAIN, (20, 14)))
    moved(state)
    assert activation_of(state).action == STAND


@pytest.mark.rule("SW-ABI-35")
@pytest.mark.parametrize(("far", "driven"), [(17.0, [6]), (29.0, [])])
def test_the_fiend_goes_on_to_the_goat_man_if_there_is_no_room(far: float, driven: list[int]) -> None:
    goat_man = one(1, PLAIN, (20, far))
    state = at_move(FIEND, one(1, PLAIN, (24, 10)), *ring(24, 10), goat_man)
    played = moved(state, [] if driven else [(0, "stand")])
    assert [event.target for event in played.told(Driven)] == driven


@pytest.mark.rule("SW-ABI-36", "SW-MOV-26")
def test_a_target_that_is_relocated_is_followed_past_others() -> None:
    """The Mongoose Boys relocate; the Fiend does not turn to the Eagle Man, who does not slow it down."""
    boys, leader, eagle_man = one(1, PLAIN, (20, 20.9)), one(1, HERO, (20, 25)), one(1, PLAIN, (24, 10))
    state = at_move(FIEND, boys, leader, eagle_man, *ring(24, 10))
    state.bands[1].orders = 1
    order = {"order": "relocate", "issuer": 2, "receiver": 1}
    played = moved(state, [(1, order), (1, [[1, [[inch(20), inch(22.9)]]]])])
    assert not played.told(JoinMeasured)[0].reaches
    assert activation_of(state).action == SPEED_UP
    assert where(actor_of(state)) == pytest.approx((20, 20), abs=0.02)


@pytest.mark.rule("SW-ABI-38", "SW-ORD-50")
def test_the_impetuous_may_be_relocated_before_they_move() -> None:
    state = position(one(0, FIEND, START), one(0, HERO, (22, 10)), one(1, PLAIN, (20, 22)), stage=ROUSE)
    state.bands[0].orders = 1
    order = {"order": "relocate", "issuer": 1, "receiver": 0}
    state.activation = None
    state.combatants[1].activated = True
    play_out(pick(state), [(0, ORDER_FIRST), (0, order), (0, [[0, [[inch(20), inch(12)]]]]), (0, 0)])
    moved(state)  # it is in reach now
    assert activation_of(state).action == ENGAGE


@pytest.mark.rule("SW-ABI-37")
def test_between_equally_near_enemies_the_owner_chooses() -> None:
    state = at_move(FIEND, one(1, PLAIN, (15, 10)), one(1, PLAIN, (25, 10)), one(1, PLAIN, (20, 16)))
    played = moved(state, [(0, 2)])
    assert played.kinds == ["spherewars.move.nearest"]
    assert sorted(played.questions[0].options()) == [1, 2]
    assert [joined.enemy for joined in activation_of(state).joined] == [2]


# -- Uncontrolled ----------------------------------------------------------------------------------

RIPPER = made("ripper", mov=5, universal=("uncontrolled",))


def roused(state: State, faces: list[int]) -> Played[None]:
    return play_out(rouse(state), dice=faces)


def ripper(*others: Any) -> State:
    return position(one(0, RIPPER, START), *others, stage=ROUSE)


@pytest.mark.rule("SW-ABI-59")
def test_neither_a_leader_nor_an_order_helps_the_uncontrolled() -> None:
    state = ripper(one(0, made("chief", rank=LEADER, com=3), (21.5, 10)), one(1, PLAIN, (20, 30)))
    state.bands[0].orders = 3
    played = roused(state, [4])
    assert played.questions == []
    assert played.told(MoraleRolled)[0].number.amount == 4
    moved(state, [(0, "stand")])  # passed: it acts freely


@pytest.mark.rule("SW-ABI-59")
def test_in_combat_there_is_no_roll() -> None:
    state = ripper(one(1, PLAIN, (20, 11)))
    assert roused(state, []).told(MoraleRolled) == []


@pytest.mark.rule("SW-ABI-60")
@pytest.mark.parametrize(("far", "action"), [(9.9, ENGAGE), (12.0, SPEED_UP)])
def test_a_ripper_out_of_control_heads_for_the_nearest_enemy(far: float, action: int) -> None:
    near = one(1, PLAIN, (20, 11 + far))
    state = ripper(near, one(1, PLAIN, (34, 10)))
    roused(state, [2])
    played = moved(state)
    assert activation_of(state).action == action
    assert played.told(Moved)[0].length == pytest.approx(inch(min(far, 10)), abs=2)


@pytest.mark.rule("SW-ABI-60", "SW-MOV-26")
def test_it_speeds_on_with_an_enemy_nearby() -> None:
    """The nearest by the shortest way is far away; another is close, but leaves no room."""
    state = ripper(one(1, PLAIN, (24, 10)), *ring(24, 10), one(1, PLAIN, (20, 25)))
    roused(state, [1])
    moved(state)
    assert activation_of(state).action == SPEED_UP
    assert where(actor_of(state))[1] == pytest.approx(20, abs=0.02)


@pytest.mark.rule("SW-ABI-61")
def test_surrounded_near_heart_the_ripper_engages_the_postulant() -> None:
    state = ripper(one(1, PLAIN, (24, 10)), *ring(24, 10), one(1, PLAIN, (13, 10)), one(1, PLAIN, (20, 17)))
    roused(state, [1])
    played = moved(state, [(0, 7)])  # equally near: the owner chooses
    assert sorted(played.questions[0].options()) == [6, 7]
    assert [joined.enemy for joined in activation_of(state).joined] == [7]


# -- Wild, Uncontrollable --------------------------------------------------------------------------

SORREP = made("sorrep", mov_kind=VARIABLE, abilities=("wild",))


@pytest.mark.rule("SW-RND-03", "SW-RND-05", "SW-ABI-33")
def test_the_wild_engage_the_nearest_enemy_that_their_roll_reaches() -> None:
    state = at_move(SORREP, one(1, PLAIN, (20, 18)), one(1, PLAIN, (28.5, 10)))
    moved(state, faces=[4, 3])
    assert activation_of(state).action == ENGAGE
    assert [joined.enemy for joined in activation_of(state).joined] == [1]


@pytest.mark.rule("SW-RND-05")
def test_the_wild_act_freely_if_they_reach_nobody() -> None:
    state = at_move(SORREP, one(1, PLAIN, (20, 18)))
    moved(state, [(0, "stand")], [4, 2])
    assert activation_of(state).action == STAND


HINOS = made("hinos", mov=4, abilities=("uncontrollable",))


def hinos(*others: Any, face: int = 1) -> State:
    state = position(one(0, HINOS, START), *others, stage=ROUSE)
    roused(state, [face])
    return state


def test_on_anything_but_a_one_it_is_under_control() -> None:
    state = hinos(one(1, PLAIN, (20, 13)), face=2)
    moved(state, [(0, "stand")])


def test_it_takes_no_notice_of_the_dead() -> None:
    state = hinos(one(1, PLAIN, (20, 12)), one(0, PLAIN, (30, 10)))
    state.combatants[1].where = DEAD
    moved(state)
    assert where(actor_of(state))[0] == pytest.approx(24, abs=0.02)


@pytest.mark.rule("SW-ACT-18", "SW-ABI-59")
@pytest.mark.parametrize("first", ["uncontrolled", "uncontrollable"])
def test_of_two_forced_rolls_its_owner_says_which_comes_first(first: str) -> None:
    both = made("both", mov=4, universal=("uncontrolled",), abilities=("uncontrollable",))
    state = position(one(0, both, START), one(1, PLAIN, (30, 10)), stage=ROUSE)
    played = play_out(rouse(state), [(0, [0, first])], [6, 6])
    expected = ["morale", "control"] if first == "uncontrolled" else ["control", "morale"]
    assert [purpose.rpartition(".")[2] for purpose in played.purposes] == expected


@pytest.mark.parametrize(("far", "action", "end"), [(4.0, CHARGE, 14.0), (6.0, RUN, 14.0)])
def test_out_of_control_it_rushes_straight_at_an_enemy(far: float, action: int, end: float) -> None:
    state = hinos(one(1, PLAIN, (20, 11 + far)), one(0, PLAIN, (30, 10)))
    moved(state)
    assert activation_of(state).action == action
    assert where(actor_of(state)) == pytest.approx((20, end), abs=0.02)


def test_a_friend_that_it_runs_into_is_struck() -> None:
    state = hinos(one(0, made("friend", con_mundane=4), (20, 13)), one(1, PLAIN, (30, 10)))
    played = moved(state, faces=[4, 1])
    assert activation_of(state).action == RUN
    assert played.told(DamageRolled)[0].strength.amount == 2
    assert state.combatants[1].wounds == 4


def test_a_friend_out_of_its_run_is_not_struck() -> None:
    state = hinos(one(0, PLAIN, (20, 16)), one(1, PLAIN, (30, 10)))
    assert moved(state).told(DamageRolled) == []
    assert where(actor_of(state)) == pytest.approx((20, 14), abs=0.02)


@pytest.mark.rule("SW-ABI-61")
def test_of_two_equally_near_its_owner_chooses_friend_or_enemy() -> None:
    state = hinos(one(0, PLAIN, (26, 10)), one(1, PLAIN, (14, 10)))
    played = moved(state, [(0, 1)])
    assert played.questions[0].options() == [1, 2]
