"""DEF: defence areas and jumps."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.contact import fights, foes_of
from dicefront.games.spherewars.rules.defence_area import Entered, JumpAt, entered, exerts_area
from dicefront.games.spherewars.rules.events.fighting import Died
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.events.moving import Jumped
from dicefront.games.spherewars.rules.melee import hand_of
from dicefront.games.spherewars.rules.movement import DrawPath, choose_move
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    DEAD,
    ENGAGE,
    MOVE,
    RUN,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import CONCUSSED, FEARFUL, PARALYSED, STUNNED, enter_state
from dicefront.games.spherewars.rules.view import view
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.games.spherewars.scenes import inch, one, position, put, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point
from dicefront.tabletop.sight import OPEN
from tests.games.spherewars.profiles import ASH, PLAIN, made

SWIFT = made("swift", mov=12)
FLYER = made("flyer", mov=12, fly=True)
GUARD = made("guard", pow=1)


def scene(*others: Any, start: tuple[float, float] = (14, 21.9), mover: Profile = SWIFT) -> State:
    """A mover on its way past a guard at (20, 20)."""
    return position(one(0, mover, start), one(1, GUARD, (20, 20)), *others, stage=MOVE)


def at(*points: tuple[float, float]) -> list[list[int]]:
    return [[inch(x), inch(y)] for x, y in points]


def line(state: State, y: float) -> list[Point]:
    return [Point(inch(14), inch(y)), Point(inch(26), inch(y))]


def run(state: State, *answers: Any, y: float = 21.9) -> Played[None]:
    return play_out(choose_move(state), [(0, "run"), (0, at((26, y))), *[(1, answer) for answer in answers]])


def areas(state: State, y: float = 21.9) -> list[Entered]:
    put(actor_of(state), 14, y)
    return entered(state, actor_of(state), line(state, y), [])


# -- the area -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DEF-01", "SW-DEF-02")
def test_the_area_reaches_as_far_as_a_base_of_the_same_size_would() -> None:
    state = scene()
    assert areas(state, 22.0) == []
    inside = areas(state, 21.9)[0].inside()
    assert [round(6 - 0.592, 2), round(6 + 0.592, 2)] == [round(far / 2500, 2) for far in inside[0]]


@pytest.mark.rule("SW-DEF-02")
def test_a_wider_base_has_a_wider_area() -> None:
    wide = position(one(0, SWIFT, (14, 22.2)), one(1, made("fiend", radius=1500), (20, 20)), stage=MOVE)
    assert len(areas(wide, 22.2)) == 1
    assert areas(scene(), 22.2) == []


@pytest.mark.rule("SW-DEF-03", "SW-DEF-05")
def test_an_area_is_exerted_in_the_enemy_round_only() -> None:
    state = scene()
    assert exerts_area(state, state.combatants[1])
    assert not exerts_area(state, state.combatants[0])
    state.combatants[1].where = DEAD
    assert not exerts_area(state, state.combatants[1])


@pytest.mark.rule("SW-DEF-13")
def test_who_begins_inside_is_not_jumped_at() -> None:
    state = scene(start=(20, 21.9))
    assert run(state).kinds == ["spherewars.move.action", "spherewars.move.path"]


@pytest.mark.rule("SW-DEF-17")
def test_who_is_in_combat_has_no_area() -> None:
    state = scene(one(0, PLAIN, (20, 19)))
    assert areas(state) == []


@pytest.mark.rule("SW-DEF-19", "SW-STA-16", "SW-STA-20", "SW-STA-10", "SW-STA-23")
@pytest.mark.parametrize(
    ("which", "exerts"), [(STUNNED, True), (CONCUSSED, True), (PARALYSED, False), (FEARFUL, False)]
)
def test_some_states_take_the_area(which: str, exerts: bool) -> None:
    state = scene()
    play_out(enter_state(state, state.combatants[1], which))
    assert state.combatants[1].effects.has(which)
    assert exerts_area(state, state.combatants[1]) is exerts


@pytest.mark.rule("SW-DEF-19", "SW-FLE-13", "SW-DEF-20", "SW-WOU-16")
def test_fugitives_and_the_ephemeral_have_no_area() -> None:
    fugitive = position(one(0, SWIFT, (14, 21.9)), one(1, PLAIN, (20, 20), flight=1), stage=MOVE)
    assert areas(fugitive) == []
    ash = position(one(0, SWIFT, (14, 21.9)), one(1, ASH, (20, 20)), stage=MOVE)
    assert areas(ash) == []


@pytest.mark.rule("SW-DEF-21", "SW-FLY-03")
def test_a_flyer_ignores_areas_and_has_one() -> None:
    assert areas(scene(mover=FLYER)) == []
    guarded = position(one(0, SWIFT, (14, 21.9)), one(1, FLYER, (20, 20)), stage=MOVE)
    assert len(areas(guarded)) == 1


# -- jumps --------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DEF-07", "SW-DEF-09", "SW-DEF-10", "SW-MOV-30")
def test_a_jump_stops_the_mover_and_sets_the_guard_beside_it() -> None:
    state = scene()
    played = run(state, inch(6))
    assert where(actor_of(state)) == (20, 21.9)
    assert where(state.combatants[1]) == (20, 20.9)
    assert played.told(Jumped)[0].place == [inch(20), inch(20.9)]
    act = activation_of(state)
    assert act.action == RUN
    assert act.stopped
    assert fights(state, actor_of(state))


@pytest.mark.rule("SW-DEF-05")
def test_the_owner_may_let_it_pass() -> None:
    state = scene()
    run(state, None)
    assert where(actor_of(state)) == (26, 21.9)
    assert where(state.combatants[1]) == (20, 20)


@pytest.mark.rule("SW-DEF-07", "SW-ORD-27")
def test_any_point_inside_may_be_chosen_and_none_outside() -> None:
    state = scene()
    mover, way = actor_of(state), line(state, 21.9)
    question = JumpAt(state, mover, way, entered(state, mover, way, [])[0])
    assert not question.finite  # what is suggested is not all
    start, end = question.entered.inside()[0]
    for far in (start, (start + end) // 2, end):
        assert question.check(far) is None
    assert refusal_of(question, start - 1).reason == "spherewars.jump.outside"
    assert refusal_of(question, end + 1).reason == "spherewars.jump.outside"
    assert refusal_of(question, "here").reason == "kernel.unreadable"


@pytest.mark.rule("SW-DEF-08")
def test_a_slide_crosses_no_base() -> None:
    slim, wide = made("slim", radius=625), made("wide", mov=12, radius=2500)
    state = scene(one(1, slim, (20, 20.8), flight=1), start=(14, 22.45), mover=wide)
    mover, way = actor_of(state), line(state, 22.45)
    question = JumpAt(state, mover, way, entered(state, mover, way, [])[0])
    assert refusal_of(question, inch(6)).reason == "spherewars.jump.blocked"


@pytest.mark.rule("SW-DEF-16")
def test_who_jumped_has_lost_its_area() -> None:
    state = scene()
    run(state, inch(6))
    assert state.combatants[1].area_lost
    put(actor_of(state), 30, 30)
    assert not exerts_area(state, state.combatants[1])


@pytest.mark.rule("SW-DEF-11")
def test_of_several_jumps_the_earliest_point_counts_and_others_join_in() -> None:
    """The first guard jumps late; the second, entered later, stops the mover before and the first joins."""
    state = scene(one(1, PLAIN, (20.4, 23.8)))
    first = entered(state, actor_of(state), line(state, 21.9), [])
    assert [one.guard.id for one in first] == [1, 2]
    end = first[0].inside()[0][1]
    played = run(state, end, end - 100)
    assert [event.combatant for event in played.told(Jumped)] == [1, 2]
    assert where(actor_of(state))[0] == pytest.approx(14 + (end - 100) / 2500, abs=0.001)


@pytest.mark.rule("SW-DEF-11")
def test_another_whose_area_holds_the_point_may_jump_as_well() -> None:
    state = scene(one(1, PLAIN, (20, 23.8)))
    played = run(state, inch(6), None, True)
    assert played.kinds[-1] == "spherewars.jump.too"
    assert [event.combatant for event in played.told(Jumped)] == [1, 2]


@pytest.mark.rule("SW-DEF-05", "SW-DEF-07", "SW-DEF-08")
def test_a_guard_is_asked_if_it_can_jump_anywhere_in_its_area() -> None:
    """Friends stand in the way of jumps to where the mover enters, comes nearest and leaves."""
    places = [(15.35, 21.31), (21.8, 22.2), (24.65, 21.31)]
    friends = [one(1, made("thin", radius=250), place) for place in places]
    guard = one(1, made("giant", radius=5000), (20, 20))
    state = position(one(0, SWIFT, (10, 24)), guard, *friends, stage=MOVE)
    way = [Point(inch(10), inch(24)), Point(inch(30), inch(24))]
    inside = entered(state, actor_of(state), way, [])[0]
    question = JumpAt(state, actor_of(state), way, inside)
    for blocked in (inside.inside()[0][0], inch(10), inside.inside()[0][1]):
        assert refusal_of(question, blocked).rule == "SW-DEF-08"
    assert question.check(inch(8)) is None
    jumps = question.candidates()[1:]
    assert jumps
    assert all(question.check(far) is None for far in jumps)


@pytest.mark.rule("SW-PUR-15", "SW-PUR-19", "SW-DEF-07")
def test_who_jumps_beside_a_fugitive_traps_it() -> None:
    """It lands at (20, 20.9); a leader who flees stands there, and his band answers for his death (K5)."""
    chief = one(0, made("chief", rank=LEADER), (20.99, 20.8), flight=1)
    state = scene(chief, one(0, PLAIN, (5, 5)))
    put(state.combatants[2], 21, 20.9)
    answers = [(0, "run"), (0, at((26, 21.9))), (1, inch(6))]
    played = play_out(choose_move(state), answers, [4])
    assert where(state.combatants[1]) == (20, 20.9)
    assert played.told(Died) == [Died(2, 1, "trap")]
    assert [rolled.combatant for rolled in played.told(MoraleRolled)] == [3]


# -- joining past an area -----------------------------------------------------------------------------


def join(state: State, *answers: Any) -> Played[None]:
    return play_out(choose_move(state), [(0, "join"), (0, 2), (0, []), *[(1, answer) for answer in answers]])


@pytest.mark.rule("SW-DEF-25", "SW-DEF-26", "SW-DEF-22", "SW-MOV-30", "SW-DEF-12")
def test_a_jump_stops_a_joining_move_before_its_target() -> None:
    state = scene(one(1, PLAIN, (25, 21.9)))
    join(state, inch(6))
    act = activation_of(state)
    assert act.action == ENGAGE
    assert not act.joined
    assert foes_of(state, actor_of(state)) == [state.combatants[1]]
    assert where(actor_of(state)) == (20, 21.9)


@pytest.mark.rule("SW-DEF-27", "SW-MOV-24", "SW-DEF-18")
def test_the_target_itself_does_not_jump() -> None:
    state = position(one(0, SWIFT, (14, 20)), one(1, PLAIN, (35, 35)), one(1, GUARD, (20, 20)), stage=MOVE)
    assert "spherewars.jump.at" not in join(state).kinds
    assert activation_of(state).action == CHARGE


@pytest.mark.rule("SW-DEF-18", "SW-MOV-24")
@pytest.mark.parametrize(("end", "asked"), [((19, 20), True), ((19.134, 20.5), False)])
def test_the_rider_joins_the_werelynx_and_perhaps_the_goat_man_beside_it(
    end: tuple[float, float], asked: bool
) -> None:
    """Beside the Werelynx alone it is in the area of the Goat Man; beside both, both have lost theirs."""
    lynx, goat = one(1, PLAIN, (20, 20)), one(1, PLAIN, (19.134, 21.5))
    state = position(one(0, SWIFT, (14, 20)), lynx, goat, stage=MOVE)
    answers = [(0, "join"), (0, 1), (0, at(end)), *([(1, None)] if asked else [])]
    played = play_out(choose_move(state), answers)
    assert played.kinds.count("spherewars.jump.at") == asked
    assert [one.enemy for one in activation_of(state).joined] == ([1] if asked else [1, 2])


@pytest.mark.rule("SW-DEF-28", "SW-MOV-30")
def test_a_jump_at_the_resting_place_comes_in_addition() -> None:
    state = scene(one(1, PLAIN, (21, 21.9)), start=(14, 21.9))
    whole = inch(6)  # to contact at (20, 21.9)
    join(state, whole)
    act = activation_of(state)
    assert act.action == CHARGE
    assert [(one.enemy, one.charge) for one in act.joined] == [(2, True)]
    assert foes_of(state, actor_of(state)) == [state.combatants[1], state.combatants[2]]


@pytest.mark.rule("SW-DEF-12", "SW-ABI-06")
def test_a_jump_gives_neither_side_a_die_for_assault() -> None:
    assault = made("assault", mov=6, universal=("assault",))
    state = scene(mover=assault)
    run(state, inch(6))
    mover, guard = actor_of(state), state.combatants[1]
    assert hand_of(state, mover, guard).bonus.amount == 0


@pytest.mark.rule("SW-DEF-25")
def test_a_jump_beyond_the_way_of_a_failed_engagement_lapses() -> None:
    state = scene(one(1, PLAIN, (35, 21.9)), mover=made("slow", mov=2))
    join(state, inch(6))
    assert activation_of(state).joined == []
    assert where(actor_of(state)) == (18, 21.9)
    assert not state.combatants[1].area_lost


@pytest.mark.rule("SW-DEF-25", "SW-DEF-26")
@pytest.mark.parametrize(("beyond", "stopped"), [(0, True), (1, False)])
def test_a_jump_where_a_failed_engagement_ends_is_made(beyond: int, stopped: bool) -> None:
    """J7: its point lies within the distance travelled, and before contact."""
    state = scene(one(1, PLAIN, (35, 21.9)), mover=made("slow", mov=3))
    join(state, inch(6) + beyond)
    assert activation_of(state).stopped is stopped
    assert fights(state, actor_of(state)) is stopped
    assert where(actor_of(state)) == (20, 21.9)


@pytest.mark.rule("SW-DEF-06", "SW-BAS-18")
def test_areas_are_shown_and_a_way_that_avoids_them_is_suggested() -> None:
    state = scene(one(0, PLAIN, (5, 5)), start=(14, 20.2))
    seen = view(state, 0)
    assert isinstance(seen, dict)
    assert seen["areas"] == [1]
    mover = actor_of(state)
    question = DrawPath(state, mover, Stride(14, 1))
    straight = question.read(at((26, 20.2)))
    assert isinstance(straight, list)
    assert [one.guard.id for one in entered(state, mover, straight, [])] == [1]
    careful = question.careful_way(straight)
    assert careful is not None
    assert (careful[-1], entered(state, mover, careful, [])) == (straight[-1], [])
    assert length(careful) > length(straight)
    assert DrawPath(state, mover, Stride(12, 1)).careful_way(straight) is None  # MOV does not suffice
    ways = question.options()
    past = [way for way in ways if way[-1].x > inch(23)]
    assert past
    assert any(not entered(state, mover, way, []) for way in past)


@pytest.mark.rule("SW-DEF-14", "SW-DEF-13")
def test_who_let_an_enemy_end_in_its_area_may_jump_at_others_only() -> None:
    state = scene(one(0, SWIFT, (14, 18.1)), start=(20, 21.9))
    first, second = state.combatants[0], state.combatants[2]
    out_and_in = [Point(inch(20), inch(21.9)), Point(inch(26), inch(21.9)), Point(inch(20), inch(21.9))]
    assert entered(state, first, out_and_in, []) == []
    past = [Point(inch(14), inch(18.1)), Point(inch(26), inch(18.1))]
    assert [one.guard.id for one in entered(state, second, past, [])] == [1]


@pytest.mark.rule("SW-DEF-04", "SW-SIT-33")
def test_an_area_does_not_hinder_sight() -> None:
    state = scene(one(1, PLAIN, (26, 21.4)), start=(14, 21.4))
    assert exerts_area(state, state.combatants[1])
    assert sees(state, state.combatants[0], state.combatants[2]) == OPEN
