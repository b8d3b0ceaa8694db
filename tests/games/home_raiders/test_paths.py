"""MVT: what a path costs and what hinders it."""

import pytest

from dicefront.games.home_raiders.scenes import block, card, go, hero, inches, position, tin, unit
from dicefront.skirmish.walks import (
    BEYOND_BORDER,
    FIGURE_AT_END,
    FIGURE_IN_WAY,
    FREE,
    NO_FOOTING,
    NOT_STRAIGHT,
    OBJECT_AT_END,
    OBJECT_IN_WAY,
    OTHER_LEVEL,
    STOPPED,
    TOO_FAR,
)
from tests.games.home_raiders.moves import reason, walked

BASE = 2500 / 2540


@pytest.mark.rule("HR-MVT-02")
def test_the_legs_of_a_path_add_up() -> None:
    state = position(unit(0, card(movement=7), (5, 5)))
    found = walked(state, (8, 5), (8, 9))
    assert (found.fault, inches(found.cost)) == (FREE, 7.0)
    assert walked(state, (8, 5), (8, 9.01)).fault == TOO_FAR


@pytest.mark.rule("HR-TAB-09", "HR-MVT-04")
@pytest.mark.parametrize(("x", "height"), [(9.5, 0.1), (9.8, 0.0), (10.2, 0.0)])
def test_whoever_ends_half_on_a_sheet_of_paper_stands_on_what_carries_it(x: float, height: float) -> None:
    """The sheet ends at 10; it carries a base whose centre is half a radius inside, 0.25 inches."""
    state = position(unit(0, card(), (6, 5)), things=[block(7, 3, 10, 7, 0.1)])
    found = walked(state, (x, 5))
    assert (found.fault, inches(found.z)) == (FREE, height)


@pytest.mark.rule("HR-MVT-01")
def test_everybody_may_move_as_far_as_its_own_card_says() -> None:
    slow, fast = card(movement=4), card("leader", movement=6)
    state = position(unit(0, slow, (5, 5), leader=(fast, (6, 6.5))))
    assert reason(state, go(0, (9, 5))) == ""
    assert reason(state, go(0, (9.01, 5))) == "move.too-far"
    assert reason(state, go(0, (9, 5)), go(1, (12, 6.5))) == ""
    assert reason(state, go(0, (9, 5)), go(1, (12.01, 6.5))) == "move.too-far"
    assert reason(state) == ""


@pytest.mark.rule("HR-MVT-03")
def test_bases_may_touch_and_not_overlap_on_the_way() -> None:
    state = position(unit(0, card(), (5, 5)), unit(0, card(), (7, 5 + BASE)), hero(1, card(), (20, 20)))
    assert walked(state, (9, 5)).fault == FREE
    lower = position(unit(0, card(), (5, 5.1)), unit(0, card(), (7, 5 + BASE)), hero(1, card(), (20, 20)))
    found = walked(lower, (9, 5.1))
    assert (found.fault, found.culprit) == (FIGURE_IN_WAY, 1)


@pytest.mark.rule("HR-MVT-03")
def test_an_object_that_is_not_climbed_is_in_the_way() -> None:
    state = position(unit(0, card(), (5, 5)), things=[block(7, 5.5, 8, 9, 2), block(0, 0, 1, 1, 2)])
    assert (walked(state, (9, 5.1)).fault, walked(state, (9, 5.1)).culprit) == (OBJECT_IN_WAY, 0)
    assert walked(state, (9, 5)).fault == FREE


@pytest.mark.rule("HR-MVT-03")
def test_a_figure_passes_under_a_high_shelf() -> None:
    high = position(unit(0, card(height=1.2), (5, 5)), things=[block(6, 3, 8, 7, 1, bottom=1.2)])
    assert walked(high, (9, 5)).fault == FREE
    assert walked(high, (7, 5)).z == 0
    low = position(unit(0, card(height=1.2), (5, 5)), things=[block(6, 3, 8, 7, 1, bottom=0.9)])
    assert walked(low, (9, 5)).fault == OBJECT_IN_WAY


@pytest.mark.rule("HR-MVT-04")
def test_a_move_ends_where_one_can_stand() -> None:
    state = position(unit(0, card(movement=9, abilities=["ghost"]), (5, 5)), hero(1, card(), (8, 5)))
    assert walked(state, (8.5, 5)).fault == FIGURE_AT_END
    book = position(unit(0, card(movement=9), (5, 5)), things=[block(7, 3, 9, 7, 1)])
    assert walked(book, (7.2, 5)).fault == NO_FOOTING
    assert walked(book, (7.3, 5)).fault == FREE
    down = position(unit(0, card(movement=9), (8, 5, 1)), things=[block(7, 3, 9, 7, 1)])
    assert walked(down, (6.9, 5)).fault == OBJECT_AT_END
    assert walked(down, (6.5, 5)).fault == FREE


@pytest.mark.rule("HR-MVT-05")
def test_a_stack_of_one_and_a_half_inches_is_climbed_with_five() -> None:
    state = position(unit(0, card(movement=5), (5, 5)), things=[block(6, 3, 10, 7, 1.5)])
    found = walked(state, (7, 5))
    assert (found.fault, inches(found.cost), inches(found.z)) == (FREE, 5.0, 1.5)


@pytest.mark.rule("HR-MVT-05")
def test_a_stack_of_two_inches_is_not() -> None:
    state = position(unit(0, card(movement=5), (5, 5)), things=[block(6, 3, 10, 7, 2)])
    found = walked(state, (7, 5))
    assert (found.fault, inches(found.cost)) == (TOO_FAR, 6.0)


@pytest.mark.rule("HR-MVT-05", "HR-MVT-13")
def test_climbing_down_costs_the_same_and_nobody_jumps() -> None:
    state = position(unit(0, card(movement=5), (7, 5, 1.5)), things=[block(6, 3, 10, 7, 1.5)])
    found = walked(state, (5, 5))
    assert (found.fault, inches(found.cost), inches(found.z)) == (FREE, 5.0, 0.0)
    assert walked(state, (4.9, 5)).fault == TOO_FAR


@pytest.mark.rule("HR-MVT-06")
def test_uneven_tops_count_double_and_their_sides_not_four_times() -> None:
    state = position(unit(0, card(movement=9), (5, 5)), things=[block(6, 3, 10, 7, 1, uneven=True)])
    assert inches(walked(state, (8, 5)).cost) == 1 + 2 * 1 + 2 * 2
    flat = position(unit(0, card(movement=9), (5, 5)), things=[block(6, 3, 10, 7, 1)])
    assert inches(walked(flat, (8, 5)).cost) == 1 + 2 * 1 + 2


@pytest.mark.rule("HR-MVT-07")
def test_a_step_costs_nothing_extra() -> None:
    step = position(unit(0, card(), (5, 5)), things=[block(6, 3, 10, 7, 0.25)])
    found = walked(step, (8, 5))
    assert (inches(found.cost), inches(found.z)) == (3.0, 0.25)
    more = position(unit(0, card(), (5, 5)), things=[block(6, 3, 10, 7, 0.3)])
    assert inches(walked(more, (8, 5)).cost) == 3.6


@pytest.mark.rule("HR-MVT-07")
def test_steps_between_neighbouring_objects_are_free() -> None:
    things = [block(6, 3, 8, 7, 1), block(8, 3, 10, 7, 1.25)]
    state = position(unit(0, card(), (7, 5, 1)), things=things)
    found = walked(state, (9, 5))
    assert (inches(found.cost), inches(found.z)) == (2.0, 1.25)


@pytest.mark.rule("HR-MVT-08")
def test_the_level_changes_where_the_centre_crosses_the_edge() -> None:
    state = position(unit(0, card(movement=9), (5, 5)), things=[block(6, 3, 10, 7, 1)])
    trace = [tuple(inches(number) for number in point) for point in walked(state, (8, 5)).trace()]
    assert trace == [(5, 5, 0), (6, 5, 0), (6, 5, 1), (8, 5, 1)]


@pytest.mark.rule("HR-MVT-08")
def test_only_climbable_objects_are_climbed_and_none_halfway() -> None:
    mug = position(unit(0, card(movement=20), (5, 5)), things=[tin(8, 5, 3.2, 3.7, climbable=False)])
    assert walked(mug, (8, 5)).fault == OBJECT_IN_WAY
    can = position(unit(0, card(movement=20), (5, 5)), things=[tin(8, 5, 3.2, 3.7)])
    assert walked(can, (8, 5)).fault == FREE
    assert walked(can, (6.3, 5)).fault == OBJECT_IN_WAY  # its base in the wall, its centre before it


@pytest.mark.rule("HR-MVT-08")
def test_another_object_hinders_whoever_climbs_beside_it() -> None:
    things = [block(6, 3, 10, 5.2, 1), block(5, 5.3, 6.5, 8, 4)]
    state = position(unit(0, card(movement=9), (4, 4.9)), things=things)
    found = walked(state, (8, 4.9))
    assert (found.fault, found.culprit) == (OBJECT_IN_WAY, 1)
    assert walked(state, (4.5, 4), (8, 4)).fault == FREE


@pytest.mark.rule("HR-MVT-08")
def test_nobody_slides_along_inside_the_wall_it_will_climb() -> None:
    things = [block(3, 5.1, 12, 9, 1)]
    state = position(unit(0, card(movement=12), (4, 4.5)), things=things)
    assert walked(state, (4, 4.9), (11, 4.9), (11, 6)).fault == OBJECT_IN_WAY
    assert walked(state, (11, 4.5), (11, 6)).fault == FREE


@pytest.mark.rule("HR-MVT-08")
def test_a_stack_is_climbed_storey_by_storey() -> None:
    things = [block(6, 3, 12, 7, 1), block(8, 3, 12, 7, 1, bottom=1)]
    state = position(unit(0, card(movement=9), (5, 5)), things=things)
    found = walked(state, (9, 5))
    assert (inches(found.cost), inches(found.z)) == (4 + 2 + 2, 2.0)
    flush = [block(6, 3, 12, 7, 1), block(6, 3, 12, 7, 1, bottom=1)]
    wall = position(unit(0, card(movement=9), (5, 5)), things=flush)
    assert inches(walked(wall, (7, 5)).cost) == 2 + 4


@pytest.mark.rule("HR-MVT-08")
def test_a_point_with_a_height_is_refused_on_another_level() -> None:
    state = position(unit(0, card(movement=9), (5, 5)), things=[block(6, 3, 10, 7, 1)])
    assert walked(state, (8, 5, 1)).fault == FREE
    assert walked(state, (8, 5, 0)).fault == OTHER_LEVEL


@pytest.mark.rule("HR-MVT-09")
def test_a_gap_no_wider_than_the_base_radius_is_crossed() -> None:
    narrow = [block(6, 3, 8, 7, 2), block(8.49, 3, 11, 7, 2.2)]
    state = position(unit(0, card(), (7, 5, 2)), things=narrow)
    found = walked(state, (9, 5))
    assert (found.fault, inches(found.cost), inches(found.z)) == (FREE, 2.0, 2.2)


@pytest.mark.rule("HR-MVT-09")
def test_a_wider_gap_or_another_height_is_not_crossed() -> None:
    wide = position(
        unit(0, card(movement=20), (7, 5, 2)), things=[block(6, 3, 8, 7, 2), block(8.5, 3, 11, 7, 2)]
    )
    assert inches(walked(wide, (9, 5)).cost) == 2 + 4 + 4
    high = position(
        unit(0, card(movement=20), (7, 5, 2)), things=[block(6, 3, 8, 7, 2), block(8.4, 3, 11, 7, 2.3)]
    )
    assert inches(walked(high, (9, 5)).cost) == pytest.approx(2 + 4 + 4.6)


@pytest.mark.rule("HR-MVT-09")
def test_a_gap_is_crossed_straight_on() -> None:
    """Stepping off an edge and back round a corner of the path is no crossing."""
    state = position(unit(0, card(movement=20), (7, 5, 2)), things=[block(6, 3, 8, 7, 2)])
    assert inches(walked(state, (8.1, 5), (7.5, 5.2)).cost) > 8


@pytest.mark.rule("HR-MVT-10")
def test_base_contact_with_an_enemy_ends_the_move() -> None:
    state = position(unit(0, card(), (5, 5)), hero(1, card(), (7, 5 + BASE)))
    assert (walked(state, (7, 5)).fault, walked(state, (7, 5)).met) == (FREE, [1])
    passing = walked(state, (9, 5))
    assert (passing.fault, passing.culprit) == (STOPPED, 1)
    assert walked(state, (7, 5), (7, 4)).fault == STOPPED
    assert walked(state, (9, 4.9)).fault == FREE


@pytest.mark.rule("HR-MVT-10")
def test_friends_do_not_stop_a_move() -> None:
    state = position(unit(0, card(), (5, 5), (7, 5 + BASE)), hero(1, card(), (20, 20)))
    assert walked(state, (9, 5)).fault == FREE


@pytest.mark.rule("HR-MVT-10")
def test_an_enemy_on_another_level_does_not_stop_a_move() -> None:
    things = [block(6, 5.2, 9, 9, 1)]
    state = position(unit(0, card(), (5, 4.6)), hero(1, card(), (7, 5.5, 1)), things=things)
    assert walked(state, (9, 4.6)).fault == FREE


@pytest.mark.rule("HR-MVT-14")
def test_an_enemy_touched_at_the_start_does_not_stop_the_move_but_coming_back_does() -> None:
    state = position(unit(0, card(movement=9), (5, 5)), hero(1, card(), (5, 5 + BASE)))
    assert walked(state, (7, 5)).fault == FREE
    assert walked(state, (7, 5)).met == []
    assert walked(state, (5, 3), (4.9, 5), (3, 5)).fault == STOPPED
    assert walked(state, (5, 3), (5, 5)).fault == FREE  # back in contact, and there it ends
    assert walked(state, (5, 3), (5, 5)).met == []  # HR-AMV-09: touched at the start


@pytest.mark.rule("HR-TAB-01")
def test_no_path_leaves_the_space() -> None:
    state = position(unit(0, card(), (2, 5)))
    assert walked(state, (0.4, 5)).fault == BEYOND_BORDER
    assert walked(state, (0.3, 5), (2, 5)).fault == BEYOND_BORDER
    assert walked(state, (0.5, 5)).fault == FREE


# -- abilities on the way --------------------------------------------------------------------------


@pytest.mark.rule("HR-AMV-05")
def test_climb_pays_an_inch_for_an_inch() -> None:
    wall = [block(6, 3, 10, 7, 3)]
    climber = position(unit(0, card(movement=5, abilities=["climb"]), (5, 5)), things=wall)
    found = walked(climber, (7, 5))
    assert (found.fault, inches(found.cost)) == (FREE, 5.0)
    other = position(unit(0, card(movement=5), (5, 5)), things=wall)
    assert walked(other, (7, 5)).fault == TOO_FAR


@pytest.mark.rule("HR-AMV-06")
def test_climb_does_not_help_on_uneven_tops() -> None:
    things = [block(6, 3, 10, 7, 1, uneven=True)]
    state = position(unit(0, card(movement=9, abilities=["climb"]), (5, 5)), things=things)
    assert inches(walked(state, (8, 5)).cost) == 1 + 1 + 4


@pytest.mark.rule("HR-AUN-17")
def test_hikers_pay_nothing_extra_on_uneven_tops() -> None:
    things = [block(6, 3, 10, 7, 1, uneven=True)]
    hiker = position(unit(0, card(movement=9, abilities=["hikers"]), (7, 5, 1)), things=things)
    assert inches(walked(hiker, (9, 5)).cost) == 2.0
    other = position(unit(0, card(movement=9), (7, 5, 1)), things=things)
    assert inches(walked(other, (9, 5)).cost) == 4.0


@pytest.mark.rule("HR-AUN-18")
def test_hikers_climb_a_keyboard_for_an_inch_and_a_higher_box_for_three() -> None:
    keyboard = [block(6, 3, 10, 7, 1, uneven=True)]
    state = position(unit(0, card(movement=9, abilities=["hikers"]), (5, 5)), things=keyboard)
    assert inches(walked(state, (7, 5)).cost) == 2 + 1
    box = position(unit(0, card(movement=9, abilities=["hikers"]), (5, 5)), things=[block(6, 3, 10, 7, 1.5)])
    assert inches(walked(box, (7, 5)).cost) == 2 + 3


@pytest.mark.rule("HR-AUN-18", "HR-UNT-05")
def test_a_leader_of_hikers_hikes_too() -> None:
    group = unit(0, card(abilities=["hikers"]), (9, 9), leader=(card("leader", movement=9), (5, 5)))
    state = position(group, things=[block(6, 3, 10, 7, 1)])
    assert inches(walked(state, (7, 5), who=1).cost) == 2 + 1


@pytest.mark.rule("HR-AMV-08")
def test_a_ghost_moves_through_characters_and_ends_beside_them() -> None:
    ghost = position(unit(0, card(movement=9, abilities=["ghost"]), (5, 5)), hero(1, card(), (7, 5)))
    assert walked(ghost, (9, 5)).fault == FREE
    assert walked(ghost, (7.5, 5)).fault == FIGURE_AT_END
    assert walked(ghost, (7 + BASE, 5)).met == [1]
    other = position(unit(0, card(movement=9), (5, 5)), hero(1, card(), (7, 5)))
    assert walked(other, (9, 5)).fault == FIGURE_IN_WAY


@pytest.mark.rule("HR-AMV-08")
def test_a_ghost_does_not_move_through_objects() -> None:
    state = position(
        unit(0, card(movement=9, abilities=["ghost"]), (5, 5)), things=[tin(8, 5, 2, 4, climbable=False)]
    )
    assert walked(state, (11, 5)).fault == OBJECT_IN_WAY


@pytest.mark.rule("HR-AMV-15")
def test_feather_fall_drops_for_free_and_goes_on_below() -> None:
    things = [block(6, 3, 10, 7, 4)]
    light = position(unit(0, card(movement=5, abilities=["feather-fall"]), (7, 5, 4)), things=things)
    found = walked(light, (2, 5))
    assert (found.fault, inches(found.cost), found.z) == (FREE, 5.0, 0)
    other = position(unit(0, card(movement=5), (7, 5, 4)), things=things)
    assert walked(other, (5, 5)).fault == TOO_FAR


@pytest.mark.rule("HR-AMV-15")
def test_feather_fall_climbs_up_like_anybody() -> None:
    state = position(
        unit(0, card(movement=5, abilities=["feather-fall"]), (5, 5)), things=[block(6, 3, 10, 7, 2)]
    )
    assert walked(state, (7, 5)).fault == TOO_FAR


@pytest.mark.rule("HR-AMV-19")
def test_flight_onto_a_stack_four_high_and_four_away_costs_5_66() -> None:
    state = position(unit(0, card(movement=6, abilities=["flight"]), (5, 5)), things=[block(8, 3, 12, 7, 4)])
    found = walked(state, (9, 5))
    assert (found.fault, round(inches(found.cost), 2), inches(found.z)) == (FREE, 5.66, 4.0)
    far = walked(state, (10, 5, 4))
    assert (far.fault, round(inches(far.cost), 2)) == (TOO_FAR, 6.4)


@pytest.mark.rule("HR-AMV-19")
def test_flight_ignores_everything_on_the_way_and_is_straight() -> None:
    things = [tin(7, 5, 2, 9, climbable=False), block(8.2, 3, 9, 7, 1, uneven=True)]
    flier = card(movement=6, abilities=["flight"])
    state = position(unit(0, flier, (5, 5)), hero(1, card(), (9.6, 5)), things=things)
    assert walked(state, (10.9, 5)).fault == FREE
    assert inches(walked(state, (10.9, 5)).cost) == 5.9
    assert walked(state, (6, 6), (10, 5)).fault == NOT_STRAIGHT


@pytest.mark.rule("HR-AMV-20")
def test_flight_ends_where_one_could_stand() -> None:
    things = [tin(8, 5, 3.2, 3.7, climbable=False)]
    state = position(unit(0, card(movement=6, abilities=["flight"]), (5, 5)), things=things)
    assert walked(state, (8, 5)).fault == OBJECT_AT_END
    assert walked(state, (8, 5, 3.7)).fault == NO_FOOTING


@pytest.mark.rule("HR-AMV-21")
def test_enemies_do_not_stop_a_flier() -> None:
    state = position(unit(0, card(movement=6, abilities=["flight"]), (5, 5)), hero(1, card(), (7, 5 + BASE)))
    assert walked(state, (9, 5)).fault == FREE
