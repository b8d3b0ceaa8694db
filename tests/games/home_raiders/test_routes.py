"""Ways to a point and the area in reach, for screens and commands."""

import pytest
from shapely.geometry import Point as Spot
from shapely.geometry import Polygon as Area

from dicefront.games.home_raiders.rules.faults import FAULTS
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, card, hero, inch, inches, position, tin, unit
from dicefront.skirmish.routes import find_way, reach_of
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import FREE

MUG = tin(8, 5, 3.2, 3.7, climbable=False)


def route(state: State, x: float, y: float, z: float | None = None) -> tuple[str, float, float]:
    """The problem, the cost and the height at the end."""
    c = state.characters[0]
    height = None if z is None else inch(z)
    found = find_way(Sheet(state), c, inch(x), inch(y), height, c.card.movement)
    problem = FAULTS[found.fault][0].removeprefix("home_raiders.")
    return problem, inches(found.walk.cost), inches(found.walk.z)


@pytest.mark.rule("HR-MVT-02")
def test_the_way_is_straight_where_it_can_be_and_goes_round_what_cannot_be_climbed() -> None:
    free = position(unit(0, card(movement=8), (5, 5)))
    assert route(free, 11, 5) == ("", 6.0, 0.0)
    mug = position(unit(0, card(movement=8), (5, 5)), things=[MUG])
    problem, cost, _ = route(mug, 11, 5)
    assert problem == ""
    assert 6.0 < cost < 8.0


@pytest.mark.rule("HR-MVT-05")
def test_the_way_onto_an_object_climbs_it() -> None:
    state = position(unit(0, card(movement=8), (5, 5)), things=[block(7, 3, 10, 7, 1)])
    assert route(state, 8, 5) == ("", 5.0, 1.0)
    assert route(state, 8, 5, 1) == ("", 5.0, 1.0)
    assert route(state, 8, 5, 0)[0] == "move.other-level"


@pytest.mark.rule("HR-MVT-05")
def test_the_way_onto_an_object_behind_something_goes_round_first() -> None:
    screen = block(6, 4, 6.5, 6, 5, climbable=False)
    state = position(unit(0, card(movement=9), (5, 5)), things=[block(7.6, 3, 10, 7, 1), screen])
    problem, cost, z = route(state, 8.5, 5)
    assert (problem, z) == ("", 1.0)
    assert 5.5 < cost <= 9.0


@pytest.mark.rule("HR-MVT-13")
def test_the_way_down_climbs_down() -> None:
    state = position(unit(0, card(movement=8), (8, 5, 1)), things=[block(7, 3, 10, 7, 1)])
    assert route(state, 6, 5) == ("", 4.0, 0.0)


def test_without_a_way_the_reason_is_told() -> None:
    state = position(
        unit(0, card(movement=4), (5, 5)), hero(1, card(), (8, 5)), things=[block(3, 8, 7, 12, 4)]
    )
    assert route(state, 5, 0.2)[0] == "place.beyond-the-border"
    assert route(state, 10, 10)[0] == "move.too-far"
    assert route(state, 7.5, 5)[0] == "move.character-in-the-way"
    assert route(state, 5, 9)[0] == "move.too-far"


@pytest.mark.rule("HR-AMV-19")
def test_fliers_go_straight_to_the_height_that_is_asked_for() -> None:
    state = position(unit(0, card(movement=6, abilities=["flight"]), (5, 5)), things=[block(8, 3, 12, 7, 4)])
    problem, cost, z = route(state, 9, 5)
    assert (problem, round(cost, 2), z) == ("", 5.66, 4.0)
    assert route(state, 9, 5, 0)[0] == "place.object-in-the-way"


def is_drawn(state: State, x: float, y: float, z: float) -> bool:
    """Whether a point lies in one of the polygons of its level."""
    spot = Spot(inch(x), inch(y))
    for level in reach_of(state, state.characters[0]).levels:
        if level.z == inch(z):
            for outline in level.outlines:
                if Area([(int(point.x), int(point.y)) for point in outline]).buffer(0).contains(spot):
                    return True
    return False


def test_the_area_in_reach_has_a_level_for_every_top() -> None:
    state = position(
        unit(0, card(movement=6), (5, 5)), things=[block(7, 3, 10, 7, 1), block(20, 20, 24, 24, 1)]
    )
    found = reach_of(state, state.characters[0])
    assert sorted({level.z for level in found.levels}) == [0, inch(1)]
    assert is_drawn(state, 5, 9, 0)
    assert not is_drawn(state, 5, 11.5, 0)
    assert found.contains(inch(5), inch(9))
    assert found.contains(inch(7.5), inch(4), inch(1))
    assert not found.contains(inch(21), inch(21))


def test_the_area_in_reach_from_above_has_the_table_below() -> None:
    state = position(unit(0, card(movement=6), (8, 5, 1)), things=[block(7, 3, 10, 7, 1)])
    assert sorted({level.z for level in reach_of(state, state.characters[0]).levels}) == [0, inch(1)]
    assert is_drawn(state, 5.5, 5, 0)
    assert is_drawn(state, 9, 5.5, 1)


def test_the_area_in_reach_of_a_flier_is_a_circle_and_the_tops() -> None:
    state = position(unit(0, card(movement=6, abilities=["flight"]), (5, 5)), things=[block(6, 3, 10, 7, 4)])
    assert sorted({level.z for level in reach_of(state, state.characters[0]).levels}) == [0, inch(4)]
    assert reach_of(state, state.characters[0]).allowance == inch(6)


def test_a_route_can_be_drawn() -> None:
    state = position(unit(0, card(movement=8), (5, 5)), things=[block(7, 3, 10, 7, 1)])
    found = find_way(Sheet(state), state.characters[0], inch(8), inch(5), None, inch(8))
    assert found.fault == FREE
    assert found.walk.trace()[-1] == [inch(8), inch(5), inch(1)]
