"""SCN: floors: climbing in a tower, and joining combat with somebody on another floor."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.contact import fights, foes_of
from dicefront.games.spherewars.rules.events.moving import Climbed, JoinMeasured, Jumped
from dicefront.games.spherewars.rules.floors import route_to
from dicefront.games.spherewars.rules.invariants import problem_of_state
from dicefront.games.spherewars.rules.joining import targets
from dicefront.games.spherewars.rules.melee import blow_of
from dicefront.games.spherewars.rules.movement import DrawPath, choose_move
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.profile import SPECIAL_MOVE, Profile
from dicefront.games.spherewars.rules.scenery import floor_of, thing_of
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    DEAD,
    ENGAGE,
    MOVE,
    RUN,
    SPEED_UP,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from tests.games.spherewars.bodies import put_on_floor
from tests.games.spherewars.profiles import ASH, PLAIN, made

TOWER = thing_of("tower", "tower 1", inch(20), inch(20), 0)
"""Three inches square, its door to the south; two upper floors and a roof."""
CLIMBER = made("climber", mov=5)
FAR_AWAY = one(1, PLAIN, (35, 35))


def scene(
    *others: Any, mover: Profile = CLIMBER, at: tuple[float, float] = (20, 20), floor: int = 0
) -> State:
    state = position(one(0, mover, at), *others, FAR_AWAY, things=[TOWER], stage=MOVE)
    put_on_floor(state.combatants[0], floor)
    return state


def goes(state: State, *answers: Any, action: str = "run") -> Played[None]:
    return play_out(choose_move(state), [(0, action), *answers])


def path(*points: tuple[float, float]) -> tuple[int, Any]:
    return 0, [[inch(x), inch(y)] for x, y in points]


def floors(state: State) -> list[int]:
    return [floor_of(combatant.body) for combatant in state.combatants]


# -- runs -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SCN-33", "SW-SCE-14", "SW-MOV-07")
@pytest.mark.parametrize(("mov", "options"), [(2, [0, 1]), (3, [0, 1, 2]), (5, [0, 1, 2, 3])])
def test_a_floor_costs_an_inch_and_the_tower_a_point_of_movement(mov: int, options: list[int]) -> None:
    state = scene(mover=made("climber", mov=mov))
    played = goes(state, (0, options[-1]), path())
    assert played.kinds == ["spherewars.move.action", "spherewars.move.floor", "spherewars.move.path"]
    assert played.questions[1].answers() == options
    assert played.told(Climbed) == [Climbed(0, options[-1])]
    assert floors(state)[0] == options[-1]
    assert activation_of(state).moved
    assert problem_of_state(state) == ""


@pytest.mark.rule("SW-SCN-33", "SW-BAS-20", "SW-SCN-31")
def test_what_was_climbed_is_taken_from_the_way_and_upper_floors_have_no_door() -> None:
    state = scene(floor=2)
    question = DrawPath(state, actor_of(state), pace_of(state, actor_of(state)).single)
    assert refusal_of(question, [[inch(20), inch(15)]]).reason == "spherewars.way.blocked"
    goes(state, (0, 0), path((20, 10)))
    assert floors(state)[0] == 0
    assert where(actor_of(state)) == pytest.approx((20, 18), abs=0.01)  # 5 - 1 for the tower - 2 floors


@pytest.mark.rule("SW-SCN-33")
def test_who_comes_in_climbs_with_what_is_left() -> None:
    state = scene(at=(20, 16.5), mover=made("climber", mov=6))
    played = goes(state, path((20, 19.5)), (0, 2))
    assert played.questions[-1].answers() == [0, 1, 2]  # 6 - 1 for the tower - 3 inches of way
    assert floors(state)[0] == 2
    assert activation_of(state).action == RUN


@pytest.mark.rule("SW-SCN-33", "SW-MOV-11")
def test_who_speeds_up_climbs_with_twice_its_movement() -> None:
    state = scene(at=(20, 16.5), mover=made("climber", mov=4))
    goes(state, path((20, 19.5)), (0, 3), action="speed_up")
    assert floors(state)[0] == 3
    assert activation_of(state).action == SPEED_UP


@pytest.mark.rule("SW-SCN-58", "SW-MOV-06", "SW-BAS-08")
def test_nobody_climbs_onto_others_or_into_contact_with_an_enemy() -> None:
    state = scene(one(0, PLAIN, (20, 20.5)), one(1, PLAIN, (20.5, 19.14)))
    put_on_floor(state.combatants[1], 1)
    put_on_floor(state.combatants[2], 2)
    played = goes(state, (0, 3), path())
    assert played.questions[1].answers() == [0, 3]


@pytest.mark.rule("SW-SCN-33", "SW-WOU-13")
def test_who_climbs_to_an_ephemeral_enemy_destroys_it() -> None:
    state = scene(one(1, ASH, (20, 20.5)))
    put_on_floor(state.combatants[1], 1)
    goes(state, (0, 1), path())
    assert state.combatants[1].where == DEAD


@pytest.mark.rule("SW-SCN-33", "SW-FLY-02", "SW-SCE-14")
def test_nobody_is_asked_outside_in_a_house_or_who_cannot_climb() -> None:
    state = scene(at=(20, 10))
    assert goes(state, path((22, 10))).kinds == ["spherewars.move.action", "spherewars.move.path"]
    house = thing_of("house", "house 1", inch(20), inch(20), 0)
    inside = position(one(0, CLIMBER, (20, 20)), FAR_AWAY, things=[house], stage=MOVE)
    assert goes(inside, path((21, 20))).kinds == ["spherewars.move.action", "spherewars.move.path"]
    state = scene(at=(20, 16.5), mover=made("slow", mov=2))
    assert goes(state, path((20, 19.5))).kinds == ["spherewars.move.action", "spherewars.move.path"]


@pytest.mark.rule("SW-DEF-05", "SW-DEF-10", "SW-SCN-58")
@pytest.mark.parametrize("jumps", [True, False])
def test_who_climbs_into_a_defence_area_may_be_jumped_at(jumps: bool) -> None:
    state = scene(one(1, PLAIN, (20.7, 19.1)), at=(19.3, 20.5))
    put_on_floor(state.combatants[1], 1)
    played = goes(state, (0, 1), (1, jumps), *([] if jumps else [path()]))
    assert played.kinds[2] == "spherewars.jump.too"
    assert len(played.told(Jumped)) == jumps
    assert fights(state, actor_of(state)) is jumps
    assert activation_of(state).stopped is jumps


@pytest.mark.rule("SW-SCN-33", "SW-SHO-12")
def test_who_climbed_has_moved() -> None:
    state = scene()
    goes(state, (0, 1), path())
    assert activation_of(state).moved
    stays = scene()
    goes(stays, (0, 0), path())
    assert not activation_of(stays).moved


# -- joining combat ---------------------------------------------------------------------------------------


def joins(state: State, enemy: int, *answers: Any) -> Played[None]:
    return play_out(choose_move(state), [(0, "join"), (0, enemy), *answers])


@pytest.mark.rule("SW-SCN-58", "SW-SCN-33", "SW-MOV-19", "SW-SCN-36")
def test_an_enemy_on_another_floor_is_joined_by_climbing() -> None:
    """There is no sight between the floors, so it is an engagement; who comes from above strikes harder."""
    state = scene(one(1, PLAIN, (20.8, 20.8)), at=(19.2, 19.2), floor=2)
    put_on_floor(state.combatants[1], 1)
    played = joins(state, 1)
    assert "spherewars.join.way" not in played.kinds
    assert played.told(Climbed) == [Climbed(0, 1)]
    assert played.told(JoinMeasured)[0].length == pytest.approx(inch(1 + 2 * 0.8 * 2**0.5 - 1), abs=3)
    act = activation_of(state)
    assert act.action == ENGAGE
    assert [(joined.enemy, joined.above, joined.whole) for joined in act.joined] == [(1, True, True)]
    assert foes_of(state, actor_of(state)) == [state.combatants[1]]
    reasons = [part.reason for part in blow_of(state, actor_of(state), state.combatants[1], 0).strength.parts]
    assert "spherewars.reason.from_above" in reasons


@pytest.mark.rule("SW-SCN-58", "SW-SCN-33", "SW-MOV-20")
def test_an_enemy_upstairs_is_joined_from_outside_through_the_door() -> None:
    state = scene(one(1, PLAIN, (20, 20.5)), at=(20, 16.5), mover=made("climber", mov=4))
    put_on_floor(state.combatants[1], 2)
    played = joins(state, 1)
    assert played.told(Climbed) == [Climbed(0, 2)]
    assert floors(state)[:2] == [2, 2]
    assert [joined.whole for joined in activation_of(state).joined] == [True]
    assert fights(state, actor_of(state))


@pytest.mark.rule("SW-SCN-58")
def test_somebody_upstairs_comes_down_to_join_an_enemy_outside() -> None:
    state = scene(one(1, PLAIN, (20, 15)), floor=1)
    played = joins(state, 1)
    assert played.told(Climbed) == [Climbed(0, 0)]
    assert fights(state, actor_of(state))
    assert activation_of(state).action in (CHARGE, ENGAGE)


@pytest.mark.rule("SW-SCN-58", "SW-MOV-26")
def test_what_is_too_far_with_the_floors_fails_below_the_enemy() -> None:
    """Twice MOV 4, less for the tower, are 6 inches: the way takes 5.5, and 3 floors are too many."""
    state = scene(one(1, PLAIN, (20, 20.5)), at=(20, 14), mover=made("climber", mov=4))
    put_on_floor(state.combatants[1], 3)
    played = joins(state, 1)
    assert not played.told(JoinMeasured)[0].reaches
    assert activation_of(state).action == SPEED_UP
    assert floors(state)[0] == 0
    assert not fights(state, actor_of(state))


@pytest.mark.rule("SW-SCN-58", "SW-MOV-15")
def test_no_room_on_the_floor_of_the_enemy() -> None:
    state = scene(one(1, made("giant", radius=3000), (20, 20)), at=(20, 10))
    assert [enemy.id for enemy in targets(state, actor_of(state))] == [2]
    put_on_floor(state.combatants[1], 1)
    assert [enemy.id for enemy in targets(state, actor_of(state))] == [2]
    flyer = scene(one(1, PLAIN, (20, 20)), at=(20, 10), mover=made("eagle", fly=True))
    put_on_floor(flyer.combatants[1], 1)
    assert route_to(flyer, flyer.combatants[0], flyer.combatants[1]) is None


@pytest.mark.rule("SW-SCN-58", "SW-DEF-05", "SW-DEF-26")
def test_a_guard_on_the_floor_of_the_way_stops_who_climbs_down_into_its_area() -> None:
    state = scene(one(1, PLAIN, (20, 14)), one(1, PLAIN, (19.4, 20.4)), at=(20.6, 19.2), floor=1)
    played = joins(state, 1, (1, True))
    assert played.kinds[-1] == "spherewars.jump.too"
    assert [jumped.combatant for jumped in played.told(Jumped)] == [2]
    assert foes_of(state, actor_of(state)) == [state.combatants[2]]
    assert activation_of(state).action == ENGAGE
    assert activation_of(state).stopped


@pytest.mark.rule("SW-SCN-58", "SW-DEF-28")
def test_a_guard_on_the_floor_of_the_enemy_comes_beside_it() -> None:
    state = scene(one(1, PLAIN, (20.4, 20.9)), one(1, PLAIN, (19, 19.4)), at=(20, 16.5))
    for number in (1, 2):
        put_on_floor(state.combatants[number], 1)
    played = joins(state, 1, (1, True))
    assert [jumped.combatant for jumped in played.told(Jumped)] == [2]
    assert foes_of(state, actor_of(state)) == state.combatants[1:3]
    assert [joined.enemy for joined in activation_of(state).joined] == [1]


@pytest.mark.rule("SW-SCN-33", "SW-MOV-04")
def test_who_stands_still_stays_on_its_floor() -> None:
    state = scene(floor=3)
    play_out(choose_move(state), [(0, "stand")])
    assert activation_of(state).action == STAND
    assert floors(state)[0] == 3


@pytest.mark.rule("SW-SCN-33")
@pytest.mark.parametrize("floor", [0, 1])
def test_nobody_tunnels_from_an_upper_floor(floor: int) -> None:
    mole = made("mole_boy", mov=4, mov_kind=SPECIAL_MOVE, abilities=("underground_tunneller",))
    state = scene(mover=mole, floor=floor)
    asked = play_out(choose_move(state), [(0, "stand")]).questions[0]
    assert ("tunnel" in asked.answers()) is (floor == 0)
