"""TAB: standing (HR-TAB-09) and base contact (HR-TAB-10 to HR-TAB-12)."""

import pytest

from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, card, hero, inch, marker, position, tin, unit
from dicefront.skirmish.contact import (
    touches,
    touches_marker,
    touches_thing,
    touching_enemies,
)
from dicefront.skirmish.footing import nearest_footing, surfaces_at
from tests.games.home_raiders.moves import walked

RADIUS = 1250 / 2540


def problem(state: State, x: float, y: float, z: float = 0) -> str:
    found = standing_problem(state, state.characters[0], inch(x), inch(y), inch(z))
    return "" if found is None else found.reason.removeprefix("home_raiders.place.")


@pytest.mark.rule("HR-TAB-09")
def test_a_base_fits_on_a_strip_half_an_inch_wide_but_not_on_one_of_0_4() -> None:
    wide = position(hero(0, card(), (5, 5)), things=[block(10, 10, 10.5, 14, 2)])
    assert problem(wide, 10.25, 12, 2) == ""
    narrow = position(hero(0, card(), (5, 5)), things=[block(10, 10, 10.4, 14, 2)])
    assert problem(narrow, 10.2, 12, 2) == "no-footing"


@pytest.mark.rule("HR-TAB-09")
def test_nobody_stands_on_what_cannot_be_climbed_or_in_the_air() -> None:
    state = position(hero(0, card(), (5, 5)), things=[tin(12, 12, 3.2, 3.7, climbable=False)])
    assert problem(state, 12, 12, 3.7) == "no-footing"
    assert problem(state, 20, 20, 1) == "no-footing"


@pytest.mark.rule("HR-TAB-09")
def test_bodies_may_not_overlap_each_other_or_a_solid() -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (8, 5)), things=[block(10, 10, 14, 14, 2)])
    assert problem(state, 8.9, 5) == "character-in-the-way"
    assert problem(state, 9, 5) == ""
    assert problem(state, 9.6, 12) == "object-in-the-way"
    assert problem(state, 9.5, 12) == ""
    assert problem(state, 12, 12) == "object-in-the-way"


@pytest.mark.rule("HR-TAB-09")
def test_a_figure_may_stand_half_on_a_sheet_of_paper() -> None:
    state = position(hero(0, card(), (5, 5)), things=[block(10, 10, 14, 14, 0.25)])
    assert problem(state, 10, 12) == ""
    thick = position(hero(0, card(), (5, 5)), things=[block(10, 10, 14, 14, 0.3)])
    assert problem(thick, 10, 12) == "object-in-the-way"


@pytest.mark.rule("HR-TAB-09")
def test_a_base_may_hang_over_an_edge_above_somebody() -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (9.5, 12)), things=[block(10, 10, 14, 14, 2)])
    assert problem(state, 10.25, 12, 2) == ""


@pytest.mark.rule("HR-TAB-01")
def test_no_base_crosses_the_border() -> None:
    state = position(hero(0, card(), (5, 5)))
    assert problem(state, 0.4, 5) == "beyond-the-border"
    assert problem(state, 0.5, 5) == ""
    assert problem(state, 29.6, 5) == "beyond-the-border"


@pytest.mark.rule("HR-TAB-09")
def test_surfaces_over_a_point_are_the_table_and_the_climbable_tops() -> None:
    things = [
        block(10, 10, 14, 14, 1),
        block(11, 11, 13, 13, 0.5, bottom=1),
        block(10, 10, 14, 14, 1, bottom=6),
    ]
    space = position(hero(0, card(), (5, 5)), things=things).space
    assert surfaces_at(space, inch(12), inch(12)) == [0, inch(1), inch(1.5), inch(7)]
    assert surfaces_at(space, inch(10.5), inch(10.5)) == [0, inch(1), inch(7)]
    assert surfaces_at(space, inch(3), inch(3)) == [0]


@pytest.mark.rule("HR-TAB-09")
def test_the_nearest_place_on_top_is_half_a_radius_inside_the_edge() -> None:
    state = position(hero(0, card(), (5, 5)), things=[block(10, 10, 14, 14, 2)])
    (place,) = nearest_footing(state, state.characters[0], inch(9), inch(12), inch(2))
    assert (place.x, place.y) == (inch(10) + 625, inch(12))
    (below,) = nearest_footing(state, state.characters[0], inch(10), inch(12), 0)
    assert abs(int(below.x) - (inch(10) - 1250)) <= 2


@pytest.mark.rule("HR-TAB-10")
def test_bases_touch_within_the_contact_gap_and_a_small_rise() -> None:
    near = inch(5) + 2500 + 51
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (near / 2540, 5)))
    a, b = state.characters
    assert touches(state, a, b)
    assert [enemy.id for enemy in touching_enemies(state, a)] == [1]
    far = position(hero(0, card(), (5, 5)), hero(1, card(), ((near + 1) / 2540, 5)))
    assert not touches(far, *far.characters)


@pytest.mark.rule("HR-TAB-10")
def test_a_figure_on_paper_touches_its_neighbour_and_one_on_a_book_does_not() -> None:
    paper = position(hero(0, card(), (5, 5)), hero(1, card(), (5.98, 5, 0.25)))
    assert touches(paper, *paper.characters)
    book = position(hero(0, card(), (5, 5)), hero(1, card(), (5.98, 5, 0.26)))
    assert not touches(book, *book.characters)


@pytest.mark.rule("HR-TAB-11")
def test_a_base_touches_an_object_beside_it_and_under_it() -> None:
    things = [block(10, 10, 14, 14, 2)]
    beside = position(hero(0, card(), (10 - RADIUS - 0.02, 12)), things=things)
    assert touches_thing(beside, beside.characters[0], things[0])
    away = position(hero(0, card(), (10 - RADIUS - 0.03, 12)), things=things)
    assert not touches_thing(away, away.characters[0], things[0])
    on_top = position(hero(0, card(), (12, 12, 2)), things=things)
    assert touches_thing(on_top, on_top.characters[0], things[0])


@pytest.mark.rule("HR-TAB-11")
def test_height_decides_whether_an_object_is_touched() -> None:
    shelf = [block(10, 10, 14, 14, 1, bottom=2)]
    under = position(hero(0, card(), (12, 12)), things=shelf)
    assert not touches_thing(under, under.characters[0], shelf[0])
    just_below = position(hero(0, card(), (10 - RADIUS, 12, 1.75)), things=shelf)
    assert touches_thing(just_below, just_below.characters[0], shelf[0])
    above = position(hero(0, card(), (10 - RADIUS, 12, 3.1)), things=shelf)
    assert not touches_thing(above, above.characters[0], shelf[0])


@pytest.mark.rule("HR-TAB-12")
def test_a_marker_is_touched_by_a_base_on_the_same_level() -> None:
    state = position(unit(0, card(), (5, 5), (6.01, 8)), markers=[marker(0, 6, 5), marker(1, 5, 8, 1)])
    first, second = state.characters
    assert touches_marker(state, first, state.markers[0])
    assert not touches_marker(state, first, state.markers[1])
    assert not touches_marker(state, second, state.markers[1])  # the marker lies an inch higher
    level = position(unit(0, card(), (5, 5), (6.02, 8)), markers=[marker(0, 5, 8)])
    assert not touches_marker(level, level.characters[1], level.markers[0])


@pytest.mark.rule("HR-TAB-12")
def test_a_marker_blocks_no_move() -> None:

    state = position(unit(0, card(), (5, 5)), markers=[marker(0, 7, 5)])
    assert walked(state, (9, 5)).fault == 0
