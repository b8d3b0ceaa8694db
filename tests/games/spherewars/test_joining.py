"""MOV: joining combat, step list J."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.events.moving import JoinDeclared, Joined, JoinMeasured, Jumped, Moved
from dicefront.games.spherewars.rules.joining import Trajectory, targets
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import VARIABLE, Profile
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    DEAD,
    ENGAGE,
    MOVE,
    RUN,
    SPEED_UP,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.scenes import inch, inches, one, position, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from dicefront.skirmish.figures import place
from tests.games.spherewars.profiles import ASH, PLAIN, made

CENTRE = (20.0, 20.0)
WALKER = made("walker", mov=4)
STEVEDORE = made("stevedore", mov=3)
TALL = made("tall", radius=2500, height=4)
TERRIBLE = made("terrible", mov=4, universal=("intimidation",))


def scene(*others: Any, mover: Profile = WALKER) -> State:
    return position(one(0, mover, CENTRE), *others, stage=MOVE)


def at(*points: tuple[float, float]) -> list[list[int]]:
    return [[inch(x), inch(y)] for x, y in points]


def join(state: State, enemy: int, *points: tuple[float, float]) -> Played[None]:
    """Number 0 joins an enemy; if it is the only one there, nobody asks which."""
    named = [(0, enemy)]
    return play_out(choose_move(state), [(0, "join"), *named, (0, at(*points))])


# -- charges and engagements --------------------------------------------------------------------------


@pytest.mark.rule("SW-MOV-16", "SW-MOV-14", "SW-SIT-19")
def test_in_sight_and_within_mov_by_the_shortest_way_is_a_charge() -> None:
    state = scene(one(1, PLAIN, (23.8, 20)), mover=STEVEDORE)
    played = join(state, 1)
    act = activation_of(state)
    assert act.action == CHARGE
    assert [(one.enemy, one.was_free, one.charge, one.whole) for one in act.joined] == [(1, True, True, True)]
    assert where(actor_of(state)) == (22.8, 20)
    assert [type(event).__name__ for event in played.events] == [
        "MoveDeclared", "JoinDeclared", "JoinMeasured", "Moved", "Joined",
    ]  # fmt: skip


@pytest.mark.rule("SW-MOV-22", "SW-MOV-21", "SW-BAS-19")
def test_beyond_single_mov_it_is_an_engagement() -> None:
    state = scene(one(1, PLAIN, (28.9, 20)))
    join(state, 1)
    assert activation_of(state).action == ENGAGE
    assert not activation_of(state).joined[0].charge
    assert where(actor_of(state)) == (27.9, 20)


@pytest.mark.rule("SW-MOV-17")
def test_the_far_side_makes_it_an_engagement() -> None:
    state = scene(one(1, PLAIN, (22, 20)), mover=STEVEDORE)
    join(state, 1, (22, 21))
    assert activation_of(state).action == ENGAGE
    assert where(actor_of(state)) == (22, 21)


@pytest.mark.rule("SW-MOV-17")
def test_a_tenth_of_an_inch_more_still_counts_as_the_shortest_way() -> None:
    state = scene(one(1, PLAIN, (23, 20)))
    join(state, 1, (21, 20.2))
    assert activation_of(state).action == CHARGE


@pytest.mark.rule("SW-MOV-19", "SW-SIT-05")
def test_without_sight_it_is_an_engagement() -> None:
    state = scene(one(1, PLAIN, (24, 20)), one(0, TALL, (22, 20)), mover=made("swift", mov=9))
    join(state, 1)
    assert activation_of(state).action == ENGAGE


@pytest.mark.rule("SW-SIT-18", "SW-SIT-19")
def test_an_enemy_in_combat_can_be_charged() -> None:
    state = scene(one(1, PLAIN, (23, 20)), one(0, PLAIN, (23, 21)))
    join(state, 1)
    act = activation_of(state)
    assert act.action == CHARGE
    assert not act.joined[0].was_free


@pytest.mark.rule("SW-RND-03", "SW-RND-11")
def test_random_movement_never_charges() -> None:
    state = scene(one(1, PLAIN, (23, 20)), mover=made("rider", mov_kind=VARIABLE))
    play_out(choose_move(state), [(0, "move"), (0, "join"), (0, 1), (0, [])], [3, 2])
    assert activation_of(state).action == ENGAGE


# -- where it ends ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MOV-23", "SW-HTH-02")
def test_a_resting_place_that_touches_two_joins_both() -> None:
    state = scene(one(1, PLAIN, (23, 20.6)), one(1, PLAIN, (23, 19.4)))
    end = (23 - (1 - 0.36) ** 0.5, 20.0)
    played = join(state, 1, end)
    assert sorted(played.told(Joined)[0].enemies) == [1, 2]
    assert [one.charge for one in activation_of(state).joined if one.enemy == 2] == [False]


@pytest.mark.rule("SW-MOV-23", "SW-MOV-16")
def test_of_two_that_a_charge_meets_the_target_alone_is_charged() -> None:
    state = scene(one(1, PLAIN, (23, 20)), one(1, PLAIN, (22, 21)))
    join(state, 1, (22, 20))
    act = activation_of(state)
    assert act.action == CHARGE
    assert [(one.enemy, one.charge, one.real) for one in act.joined] == [(1, True, True), (2, False, False)]


@pytest.mark.rule("SW-MOV-15", "SW-FLY-04")
def test_an_enemy_without_room_beside_it_cannot_be_joined() -> None:
    ring = [one(1, made("wall", radius=1250), (20 + 4 + x, 20 + y)) for x, y in
            ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87))]  # fmt: skip
    state = scene(one(1, PLAIN, (24, 20)), *ring)
    assert 1 not in [enemy.id for enemy in targets(state, actor_of(state))]
    assert 2 in [enemy.id for enemy in targets(state, actor_of(state))]


@pytest.mark.rule("SW-MOV-27")
def test_a_failed_engagement_along_two_enemies_touches_neither() -> None:
    """The resting place touches both; at the end of the allowance the way touches one of them already."""
    state = scene(one(1, PLAIN, (28, 21)), one(1, PLAIN, (29, 21)))
    join(state, 2, (28, 20), (28.5, 20.134))
    assert activation_of(state).action == SPEED_UP
    assert not fights(state, actor_of(state))
    assert where(actor_of(state))[0] == pytest.approx(27.85, abs=0.15)


@pytest.mark.rule("SW-MOV-26", "SW-ACT-08")
@pytest.mark.parametrize(("near", "end", "action"), [(False, 28.0, SPEED_UP), (True, 24.0, RUN)])
def test_a_failed_engagement_goes_its_full_distance(near: bool, end: float, action: int) -> None:
    more = [one(1, PLAIN, (20, 25))] if near else []  # 4 inches away
    state = scene(one(1, PLAIN, (31, 20)), *more)
    played = join(state, 1)
    assert not played.told(JoinMeasured)[0].reaches
    assert where(actor_of(state)) == (end, 20)
    assert activation_of(state).action == action
    assert activation_of(state).joined == []
    assert played.told(Joined) == []


@pytest.mark.rule("SW-MOV-31", "SW-PUR-15", "SW-PUR-16", "SW-PUR-17", "SW-ACT-24")
def test_who_joins_a_fugitive_traps_it_and_is_done() -> None:
    state = scene(one(1, PLAIN, (23, 20), flight=1), one(1, PLAIN, (35, 35)))
    join(state, 1)
    assert state.combatants[1].where == DEAD
    assert activation_of(state).over
    assert state.combatants[0].weighed == 0  # there is no contact in which abilities would show (SW-ACT-24)


# -- the trajectory -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-MOV-14", "SW-BAS-12")
def test_waypoints_lead_to_contact() -> None:
    state = scene(one(1, PLAIN, (24, 20)))
    played = join(state, 1, (20, 22))
    declared = played.told(JoinDeclared)[0]
    assert declared.way[0] == [inch(20), inch(20)]
    assert [inch(20), inch(22)] in declared.way
    assert inches(played.told(Moved)[0].length) == pytest.approx(2 + 20**0.5 - 1, abs=0.01)


@pytest.mark.rule("SW-MOV-06", "SW-MOV-14")
def test_the_way_touches_no_other_enemy() -> None:
    state = scene(one(1, PLAIN, (24, 20)), one(1, PLAIN, (22, 21.5)))
    question = Trajectory(state, actor_of(state), state.combatants[1])
    assert refusal_of(question, at((22, 20.5))).reason == "spherewars.way.no_room"


@pytest.mark.parametrize("answer", [None, 1, "there", [[0, 0, 0]], [[1, "x"]]])
def test_what_is_no_trajectory_is_told_so(answer: object) -> None:
    state = scene(one(1, PLAIN, (24, 20)))
    question = Trajectory(state, actor_of(state), state.combatants[1])
    assert refusal_of(question, answer).reason == "kernel.unreadable"


def test_all_suggested_trajectories_are_legal() -> None:
    state = scene(one(1, PLAIN, (24, 20)), one(1, PLAIN, (24, 21.5)), one(0, PLAIN, (25, 20)))
    question = Trajectory(state, actor_of(state), state.combatants[1])
    answers = question.answers()
    assert len(answers) > 3
    assert all(question.check(answer) is None for answer in answers)


@pytest.mark.rule("SW-MOV-18", "SW-MOV-16")
def test_who_goes_round_a_wood_to_save_its_penalty_engages() -> None:
    """The straight way through the wood is the shortest, whatever it costs."""
    wood = thing_of("wood", "wood 1", inch(23), inch(20), 0)
    for waypoints, action in (((), CHARGE), (((23, 23.6),), ENGAGE)):
        state = position(
            one(0, made("swift", mov=9), CENTRE), one(1, PLAIN, (27, 20)), things=[wood], stage=MOVE
        )
        join(state, 1, *waypoints)
        assert activation_of(state).action == action, waypoints


@pytest.mark.rule("SW-DEF-11", "SW-MOV-30")
def test_who_declared_a_late_jump_comes_to_the_place_of_an_earlier_one_too() -> None:
    """J7: all who declared a jump and whose area holds the place where the mover is stopped come there."""
    guards = [one(1, PLAIN, (22.5, 21.6)), one(1, PLAIN, (23.2, 18.4))]
    state = scene(one(1, PLAIN, (25, 20)), *guards, mover=made("swift", mov=6))
    answers = [(0, "join"), (0, 1), (0, []), (1, inch(3)), (1, inch(4))]
    played = play_out(choose_move(state), answers)
    assert where(actor_of(state)) == (23, 20)
    assert [event.combatant for event in played.told(Jumped)] == [2, 3]


@pytest.mark.rule("SW-DEF-11", "SW-DEF-18")
def test_who_let_the_mover_pass_may_jump_where_another_stops_it() -> None:
    """J7: but not the one whom it is joining, whose area holds the place as well."""
    guards = [one(1, PLAIN, (22.5, 21.6)), one(1, PLAIN, (23.2, 18.4))]
    state = scene(one(1, PLAIN, (24.9, 20)), *guards, mover=made("swift", mov=6))
    answers = [(0, "join"), (0, 1), (0, []), (1, None), (1, inch(3)), (1, True)]
    played = play_out(choose_move(state), answers)
    assert played.kinds[-1] == "spherewars.jump.too"
    assert [event.combatant for event in played.told(Jumped)] == [3, 2]


@pytest.mark.rule("SW-WOU-13", "SW-WOU-20", "SW-ABI-23")
def test_who_joins_the_ephemeral_destroys_it_and_frightens_nobody() -> None:
    state = scene(one(1, ASH, (23, 20)), one(1, PLAIN, (35, 35)), mover=TERRIBLE)
    played = play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    assert state.combatants[1].where == DEAD
    assert not played.rolls
    assert not played.told(Joined)


@pytest.mark.rule("SW-WOU-13", "SW-DEF-28")
def test_who_jumps_where_an_ephemeral_target_stood_comes_there_all_the_same() -> None:
    state = scene(one(1, ASH, (23, 20)), one(1, PLAIN, (22.8, 21.7)), mover=TERRIBLE)
    answers = [(0, "join"), (0, 1), (0, []), (1, inch(2))]
    played = play_out(choose_move(state), answers)
    assert [event.combatant for event in played.told(Jumped)] == [2]
    assert fights(state, actor_of(state))


@pytest.mark.rule("SW-BAS-06", "SW-BAS-12")
def test_a_way_past_a_friend_may_be_drawn_as_it_is_proposed() -> None:
    """The way brushes a friend as far as the tolerance allows; its end was rounded a little further."""
    wide, big = made("wide", radius=2000), made("big", radius=1500)
    state = position(one(0, wide, (10, 10)), one(0, PLAIN, (20, 20)), one(1, big, (30, 30)), stage=MOVE)
    for number, (x, y) in enumerate([(75496, 53569), (73119, 51352), (75532, 50033)]):
        place(state.combatants[number], x, y, 0)
    question = Trajectory(state, state.combatants[0], state.combatants[2])
    best = question.candidates()[0]
    assert best[-1].pair() == [75496, 53533]
    assert question.check(question.write(best)) is None


# -- narrow gaps ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-BAS-09", "SW-BAS-12", "SW-MOV-17")
@pytest.mark.parametrize(
    ("mover", "other", "enemy"),
    [
        ((62898, 21962), (62019, 25022), (51529, 21745)),
        ((61749, 22793), (52805, 27873), (50135, 22550)),
        ((60964, 23287), (59210, 28545), (50915, 23968)),
        ((60529, 24791), (57739, 17910), (50319, 22840)),
    ],
)
def test_every_suggested_way_through_a_narrow_gap_is_read_as_it_is(
    mover: tuple[int, int], other: tuple[int, int], enemy: tuple[int, int]
) -> None:
    """The corners of a drawn curve take more room than the curve, so there may be too little for them."""
    stout = made("stout", radius=1500)
    placed = [(0, stout, mover), (0, stout, (56500, 23500)), (0, PLAIN, other), (1, PLAIN, enemy)]
    state = position(*[one(band, who, (x / INCH, y / INCH)) for band, who, (x, y) in placed], stage=MOVE)
    question = Trajectory(state, actor_of(state), state.combatants[3])
    assert question.candidates()
    for way in question.candidates():
        assert question.read(question.write(way)) == way
