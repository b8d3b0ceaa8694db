"""GEN: distances."""

import pytest

from dicefront.games.home_raiders.rules.state import Character
from dicefront.games.home_raiders.scenes import block, card, hero, inch, inches, marker, position, tin, unit
from dicefront.skirmish.contact import touching_friends
from dicefront.skirmish.measuring import (
    between_discs,
    distance,
    from_thing,
    gap,
    within,
)
from dicefront.skirmish.space import Thing
from tests.games.home_raiders.moves import reason, walked

RADIUS = 1250 / 2540


def to_thing(c: Character, thing: Thing) -> int:
    shape = c.body.shape
    return from_thing(thing, shape.x, shape.y, shape.reach, c.body.bottom)


@pytest.mark.rule("HR-GEN-06")
def test_bases_whose_centres_are_6_984_apart_are_six_inches_apart() -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (11.984, 5)))
    a, b = state.characters
    assert inches(gap(a, b)) == inches(distance(a, b)) == 6.0


@pytest.mark.rule("HR-GEN-06")
def test_three_inches_of_height_make_6_71_of_six() -> None:
    state = position(
        hero(0, card(), (5, 5)), hero(1, card(), (11.984, 5, 3)), things=[block(11, 4, 13, 6, 3)]
    )
    assert round(inches(distance(*state.characters)), 2) == 6.71


@pytest.mark.rule("HR-GEN-06")
def test_one_above_the_other_is_as_far_away_as_it_is_high() -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (5.2, 5, 4)))
    assert distance(*state.characters) == inch(4)


@pytest.mark.rule("HR-GEN-07")
def test_the_distance_to_an_object_goes_to_the_nearest_point_of_its_footprint() -> None:
    state = position(hero(0, card(), (5, 5)), things=[block(8, 6, 10, 9, 2)])
    away = ((3**2 + 1) ** 0.5) - RADIUS
    assert abs(to_thing(state.characters[0], state.space.things[0]) - inch(away)) <= 1


@pytest.mark.rule("HR-GEN-07")
def test_height_counts_to_an_object_only_above_and_below_it() -> None:
    state = position(hero(0, card(), (5, 5, 4)), things=[block(8, 3, 10, 7, 2)])
    c, thing = state.characters[0], state.space.things[0]
    aside = 3 - RADIUS
    assert abs(to_thing(c, thing) - inch((aside**2 + 4) ** 0.5)) <= 1
    on_top = position(hero(0, card(), (9, 5, 2)), things=[block(8, 3, 10, 7, 2)])
    assert to_thing(on_top.characters[0], on_top.space.things[0]) == 0


@pytest.mark.rule("HR-GEN-07")
def test_the_distance_to_a_marker_goes_to_its_edge() -> None:
    state = position(hero(0, card(), (5, 5)), markers=[marker(0, 9, 5)])
    lying = state.markers[0]
    body = state.characters[0].body
    radii = body.shape.reach + state.options.constants.marker_radius
    x, y, z = body.shape.x, body.shape.y, body.bottom
    found = between_discs(x, y, z, lying.x, lying.y, lying.z, radii)
    assert abs(int(found) - inch(4 - 0.5 - RADIUS)) <= 1


@pytest.mark.rule("HR-GEN-08")
def test_exactly_the_limit_is_within_it() -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (11.984, 5)))
    a, b = state.characters
    away = distance(a, b)
    assert within(a, b, away)
    assert not within(a, b, away - 1)


@pytest.mark.rule("HR-GEN-09")
def test_half_of_movement_five_is_two_and_a_half() -> None:
    gun = card(movement=5, abilities=["running-shot"], shooting="W2")
    state = position(unit(0, gun, (5, 5)), hero(1, card(), (14, 5)))
    assert reason(state, [0, [[inch(7.5), inch(5)]], "shoot"]) == ""
    assert reason(state, [0, [[inch(7.51), inch(5)]], "shoot"]) == "move.too-far"


@pytest.mark.rule("HR-GEN-10")
def test_nobody_is_friendly_to_itself() -> None:
    state = position(unit(0, card(), (5, 5), (5.984, 5)), hero(1, card(), (5, 5.984)))
    assert [friend.id for friend in touching_friends(state, state.characters[0])] == [1]


@pytest.mark.rule("HR-GEN-05")
def test_measuring_changes_nothing() -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (9, 5)), things=[tin(15, 15, 3, 4)])
    before = [(c.body, c.wounds, c.where) for c in state.characters]
    distance(*state.characters)
    to_thing(state.characters[0], state.space.things[0])
    walked(state, (7, 5))
    assert [(c.body, c.wounds, c.where) for c in state.characters] == before
