"""SCN, MOV, ABI: ways of combatants among pieces of scenery."""

from __future__ import annotations

from random import Random

import pytest

from dicefront.games.spherewars.rules.contact import touches, touching_enemies, touching_friends
from dicefront.games.spherewars.rules.defence_area import entered
from dicefront.games.spherewars.rules.joining import Trajectory, has_way
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.rules.walking import Stride, travel
from dicefront.games.spherewars.rules.ways import (
    draw_way,
    far_along,
    ground_of,
    has_room,
    impassable_to,
    is_walled_off,
    shortest,
    touched_at,
    way_into_contact,
)
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.errors import Refusal
from dicefront.skirmish.space import Thing
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point
from tests.games.spherewars.bodies import point, units
from tests.games.spherewars.profiles import PLAIN, made

INCH = 2500


def piece(kind: str, x: float, y: float, turn: float = 0) -> Thing:
    ux, uy = units(x, y)
    return thing_of(kind, kind, ux, uy, turn)


def way(state: State, *waypoints: Point) -> list[Point]:
    found = draw_way(state, state.combatants[0], list(waypoints), [])
    assert not isinstance(found, Refusal)
    return found


@pytest.mark.rule("SW-ABI-03", "SW-ABI-47", "SW-ABI-58", "SW-SCN-22", "SW-SCN-27")
@pytest.mark.parametrize(
    ("kind", "traits", "expected"),
    [
        ("stream", [], 3.0),
        ("stream", ["aquatic"], 4.0),
        ("lava_pool", ["red_hot"], 4.0),
        ("wood", [], 3.0),
        ("wood", ["tracker"], 4.0),
        ("lake", ["tracker"], 2.0),
    ],
)
def test_traits_say_what_scenery_costs(kind: str, traits: list[str], expected: float) -> None:
    mover = one(0, PLAIN, (17.5, 15), traits=traits)
    state = position(mover, one(1, PLAIN, (35, 35)), things=[piece(kind, 20, 20)])
    goings = ground_of(state, state.combatants[0]).goings
    path = [point(18.8, 16), point(18.8, 26)]
    assert travel(path, INCH // 2, Stride(4, 1), goings).length / INCH == expected


@pytest.mark.rule("SW-ABI-03", "SW-ABI-47", "SW-SCN-27")
@pytest.mark.parametrize(
    ("kind", "traits"), [("stream", ["red_hot"]), ("lava_pool", ["tracker"]), ("lava_pool", ["aquatic"])]
)
def test_traits_say_what_cannot_be_entered_but_on_a_crossing(kind: str, traits: list[str]) -> None:
    mover = one(0, PLAIN, (17.5, 15), traits=traits)
    state = position(mover, one(1, PLAIN, (35, 35)), things=[piece(kind, 20, 20)])
    assert isinstance(draw_way(state, state.combatants[0], [point(17.5, 20)], []), Refusal)
    over = way(state, point(17.5, 25))
    assert any(abs(int(place.x) - 20 * INCH) <= 1 for place in over)
    assert has_room(state, state.combatants[0], point(20, 20), [])


@pytest.mark.rule("SW-SCN-24")
def test_plate_armour_keeps_out_of_deep_water() -> None:
    plated = made("plated", armour=("plates",))
    state = position(one(0, plated, (10, 20)), one(1, PLAIN, (35, 35)), things=[piece("lake", 20, 20, 90)])
    assert len(impassable_to(state, state.combatants[0])) == 1
    assert impassable_to(state, state.combatants[1]) == []
    assert not has_room(state, state.combatants[0], point(20, 20), [])
    assert has_room(state, state.combatants[1], point(20, 20), [])


@pytest.mark.rule("SW-SCN-31", "SW-SCN-56", "SW-BAS-12")
def test_a_way_into_a_house_goes_through_its_door() -> None:
    state = position(one(0, PLAIN, (20, 14)), one(1, PLAIN, (20, 21)), things=[piece("house", 20, 20)])
    mover, enemy = state.combatants
    inside = way(state, point(19, 19.5))
    assert point(20, 17.49) in inside
    assert isinstance(draw_way(state, mover, [point(20, 18)], []), list), "a waypoint in the door"
    assert not has_room(state, mover, point(20, 18), []), "but nobody rests there"
    joined = way_into_contact(state, mover, mover.body, enemy, [])
    assert joined is not None
    assert joined.points[-1] == point(20, 20)


@pytest.mark.rule("SW-SCN-57", "SW-SCN-58")
def test_nobody_touches_through_a_wall() -> None:
    state = position(
        one(0, PLAIN, (18.4, 17.5)),
        one(1, PLAIN, (18.4, 18.5)),
        one(0, PLAIN, (19.4, 18.5)),
        one(1, PLAIN, (17.4, 17.5)),
        things=[piece("house", 20, 20)],
    )
    outside, inside, friend, beside = state.combatants
    assert not touches(state, outside, inside)
    assert touching_enemies(state, outside) == [beside]
    assert touching_enemies(state, inside) == [friend]
    assert touching_friends(state, inside) == []
    assert touched_at(state, outside, point(18.4, 17.5)) == [beside]


@pytest.mark.rule("SW-MOV-15", "SW-SCN-57")
def test_who_joins_an_enemy_behind_a_wall_goes_round_to_touch_it() -> None:
    """Just outside the wall the bases would meet, and still not touch."""
    enemy_inside = one(1, PLAIN, (18.4, 18.5))
    state = position(one(0, PLAIN, (18.4, 15)), enemy_inside, things=[piece("house", 20, 20)])
    mover, enemy = state.combatants
    found = way_into_contact(state, mover, mover.body, enemy, [])
    assert found is not None
    assert touched_at(state, mover, found.points[-1]) == [enemy]
    question = Trajectory(state, mover, enemy)
    for candidate in question.options():
        assert question.check(question.write(candidate)) is None


@pytest.mark.rule("SW-MOV-15", "SW-SCN-56")
@pytest.mark.parametrize("seed", range(6))
def test_whom_one_can_join_in_a_crowded_street_there_is_a_shortest_way_to(seed: int) -> None:
    random = Random(seed)
    things = [piece(random.choice(["house", "farm", "stable"]), x, y) for x in (8, 20, 32) for y in (14, 26)]
    places = [(random.uniform(1, 39), random.uniform(8, 32)) for _ in range(90)]
    mover = one(0, PLAIN, (20, 20))
    crowd = [one(1, PLAIN, place) for place in places]
    state = position(mover, *crowd, things=things)
    bodies = [body.body.shape for body in state.combatants]
    kept = [0]
    for number in range(1, len(bodies)):
        others = [bodies[one] for one in kept]
        if has_room(state, state.combatants[number], state.combatants[number].body.centre(), others):
            kept.append(number)
    state = position(mover, *[crowd[number - 1] for number in kept[1:]], things=things)
    actor, *enemies = state.combatants
    assert len(enemies) > 25
    for enemy in enemies:
        found = shortest(state, actor, enemy)
        assert has_way(state, actor, enemy) is (found is not None)
        assert found is None or not is_walled_off(state, actor, found.points[-1], enemy)


@pytest.mark.rule("SW-SCN-38")
def test_nobody_rests_across_a_hedge() -> None:
    state = position(one(0, PLAIN, (10, 20)), one(1, PLAIN, (35, 35)), things=[piece("hedge", 20, 20, 90)])
    mover = state.combatants[0]
    assert not has_room(state, mover, point(20.2, 20), [])
    assert has_room(state, mover, point(20.5, 20), [])


def test_the_nearest_point_of_a_way() -> None:
    found = [point(0, 0), point(10, 0), point(10, 10)]
    assert far_along(found, point(4, 3)) == 4 * INCH
    assert far_along(found, point(13, 6)) == 16 * INCH
    assert far_along(found, point(-3, -3)) == 0
    assert far_along(found, point(12, 14)) == length(found)


@pytest.mark.rule("SW-SCN-57")
def test_no_defence_area_reaches_through_a_wall() -> None:
    """The guard stands in the house beside its southern wall, then before the door of it."""
    for x, guards in [(18.2, []), (20.0, [1])]:
        state = position(one(0, PLAIN, (14, 17.4)), one(1, PLAIN, (x, 18.6)), things=[piece("house", 20, 20)])
        path = [point(14, 17.4), point(26, 17.4)]
        found = entered(state, state.combatants[0], path, [])
        assert [each.guard.id for each in found] == guards
