"""Contact, formation, footing and walks of figures that belong to no game."""

from __future__ import annotations

import pytest

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import Marker, enemies_of, figure_named, on_table
from dicefront.skirmish.contact import touches, touches_thing, touching_enemies, touching_friends
from dicefront.skirmish.figures import Walker
from dicefront.skirmish.footing import fault_at
from dicefront.skirmish.formation import are_linked, groups, straggling
from dicefront.skirmish.judge import walk
from dicefront.skirmish.measuring import distance, gap, within
from dicefront.skirmish.missions import controls, markers_to_take, release
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import (
    FIGURE_AT_END,
    FIGURE_IN_WAY,
    FREE,
    NO_FOOTING,
    OBJECT_IN_WAY,
    STOPPED,
    TOO_FAR,
)
from dicefront.tabletop.bases import Base
from tests.skirmish.scenes import HUGE, INCH, LARGE, SMALL, Muster, block, inch, walker


def test_seats_of_one_side_are_friends_and_those_of_the_other_enemies() -> None:
    muster = Muster()
    six = [muster.add(seat, 4 + 3 * seat, 4) for seat in range(6)]
    assert [one.owner for one in enemies_of(muster.state, six[0].side)] == [1, 3, 5]
    assert [one.owner for one in enemies_of(muster.state, six[3].side)] == [0, 2, 4]
    six[1].where = 2
    assert len(on_table(muster.state)) == 5
    assert figure_named(muster.state, 3) is six[3]
    assert figure_named(muster.state, 6) is None
    assert figure_named(muster.state, True) is None


@pytest.mark.parametrize("radius", [SMALL, LARGE, HUGE])
def test_bases_of_any_size_touch_up_to_the_tolerance_and_on_the_same_level(radius: int) -> None:
    muster = Muster()
    first = muster.add(0, 10, 10)
    x = first.body.shape.x
    near = muster.add(1, 0, 0, how=walker(radius))
    for away, rise, expected in [(25, 0, True), (26, 0, False), (0, 500, True), (0, 501, False)]:
        near.body = Base(x + SMALL + radius + away, first.body.shape.y, radius, rise, 3000)
        assert touches(muster.state, first, near) == expected
        assert (near in touching_enemies(muster.state, first)) == expected
    near.side = 0
    near.body = Base(x + SMALL + radius, first.body.shape.y, radius, 0, 3000)
    assert touching_enemies(muster.state, first) == []
    assert touching_friends(muster.state, first) == [near]
    assert gap(first, near) == 0


def test_distances_count_heights_and_limits_are_exact() -> None:
    muster = Muster(block(10, 0, 20, 10, 4))
    low, high = muster.add(0, 5, 5), muster.add(1, 13, 5, 4)
    aside = inch(8) - 2 * SMALL
    assert distance(low, high) == round((aside**2 + inch(4) ** 2) ** 0.5 + 0.5)
    assert within(low, high, distance(low, high))
    assert not within(low, high, distance(low, high) - 1)
    assert touches_thing(muster.state, high, muster.state.space.things[0])
    assert not touches_thing(muster.state, low, muster.state.space.things[0])


def bodies(*places: int) -> list[Base]:
    return [Base(x, 0, SMALL, 0, 3000) for x in places]


def test_a_row_with_even_gaps_is_one_chain_but_not_everybody_is_near() -> None:
    step = 2 * SMALL + 3 * INCH
    row = bodies(0, step, 2 * step)
    assert groups(row, 3 * INCH) == [[0, 1, 2]]
    assert are_linked(row, 3 * INCH, True)
    assert not are_linked(row, 3 * INCH, False)
    assert straggling(row, 3 * INCH, False) == 2 * step - 2 * SMALL
    wider = bodies(0, step, 2 * step + 250)
    assert groups(wider, 3 * INCH) == [[0, 1], [2]]
    assert straggling(wider, 3 * INCH, True) == 3 * INCH + 250


def test_groups_follow_links_in_any_order() -> None:
    assert groups(bodies(20_000, 0, 7500, 2500, 5000, 40_000), 0) == [[0], [1, 2, 3, 4], [5]]
    assert groups([], 0) == []


def test_a_centre_must_lie_on_a_top_by_half_a_radius() -> None:
    muster = Muster(block(10, 10, 14, 14, 2))
    figure = muster.add(0, 2, 2)
    sheet = Sheet(muster.state)
    assert fault_at(sheet, figure, inch(10) + SMALL // 2, inch(12), inch(2)).fault == FREE
    assert fault_at(sheet, figure, inch(10) + SMALL // 2 - 1, inch(12), inch(2)).fault == NO_FOOTING
    other = muster.add(1, 12, 12, 2)
    found = fault_at(Sheet(muster.state), figure, inch(12), inch(12) + SMALL, inch(2))
    assert (found.fault, found.culprit) == (FIGURE_AT_END, other.id)
    assert (
        fault_at(Sheet(muster.state), figure, inch(12), inch(12) + SMALL, inch(2), [other.id]).fault == FREE
    )


@pytest.mark.parametrize(
    ("how", "cost"),
    [
        (walker(), 4 + 2 * 1 + 2),
        (walker(climb=1), 4 + 1 + 2),
        (walker(easy=INCH), 4 + 1 + 2),
        (walker(rough=1), 4 + 2 * 1),
        (walker(climb=3, rough=1), 4 + 3 * 1),
    ],
)
def test_what_a_climb_onto_rough_ground_costs_is_a_fact_of_the_walker(how: Walker, cost: int) -> None:
    """Two inches up to the edge, two more on the top, which is one inch high."""
    muster = Muster(block(12, 8, 16, 16, 1, uneven=True))
    figure = muster.add(0, 10, 12, how=how)
    found = walk(Sheet(muster.state), figure, [[inch(14), inch(12)]], 20 * INCH)
    assert (found.fault, found.cost, found.z) == (FREE, inch(cost), inch(1))


def test_who_drops_pays_nothing_for_the_way_down() -> None:
    for drops, cost in [(False, 4 + 2), (True, 4)]:
        muster = Muster(block(6, 8, 12, 16, 1))
        figure = muster.add(0, 10, 12, 1, how=walker(drops=drops))
        found = walk(Sheet(muster.state), figure, [[inch(14), inch(12)]], 20 * INCH)
        assert (found.fault, found.cost, found.z) == (FREE, inch(cost), 0)


def test_who_hinders_and_who_stops_are_facts_of_the_walker() -> None:
    for facts, through, past in [
        ({}, FIGURE_IN_WAY, STOPPED),
        ({"stopped": False}, FIGURE_IN_WAY, FREE),
        ({"hindered": False}, STOPPED, STOPPED),
        ({"hindered": False, "stopped": False}, FREE, FREE),
    ]:
        muster = Muster()
        figure = muster.add(0, 4, 12, how=walker(**facts))
        enemy = muster.add(3, 8, 12)
        sheet = Sheet(muster.state)
        straight = walk(sheet, figure, [[inch(12), inch(12)]], 20 * INCH)
        assert straight.fault == through
        beside = enemy.body.shape.y + 2 * SMALL
        assert walk(sheet, figure, [[inch(4), beside], [inch(12), beside]], 20 * INCH).fault == past


def test_friends_of_another_seat_hinder_but_do_not_stop() -> None:
    muster = Muster()
    figure, friend = muster.add(0, 4, 12), muster.add(4, 8, 12)
    sheet = Sheet(muster.state)
    beside = friend.body.shape.y + 2 * SMALL
    assert walk(sheet, figure, [[inch(12), inch(12)]], 20 * INCH).fault == FIGURE_IN_WAY
    assert walk(sheet, figure, [[inch(4), beside], [inch(12), beside]], 20 * INCH).fault == FREE


def test_a_wide_base_does_not_fit_where_a_small_one_does() -> None:
    gap_between = [block(0, 10, 11, 11, 5, climbable=False), block(12.2, 10, 24, 11, 5, climbable=False)]
    for radius, fault in [(SMALL, FREE), (LARGE, OBJECT_IN_WAY), (HUGE, OBJECT_IN_WAY)]:
        muster = Muster(*gap_between)
        figure = muster.add(0, 11.6, 7, how=walker(radius))
        assert walk(Sheet(muster.state), figure, [[inch(11.6), inch(14)]], 20 * INCH).fault == fault


def test_fliers_go_straight_over_everything() -> None:
    muster = Muster(block(8, 0, 9, 24, 10, climbable=False))
    figure = muster.add(0, 6, 12, how=walker(flies=True))
    muster.add(1, 10.5, 12)
    sheet = Sheet(muster.state)
    assert walk(sheet, figure, [[inch(12), inch(12)]], 6 * INCH).fault == FREE
    assert walk(sheet, figure, [[inch(12) + 1, inch(12)]], 6 * INCH).fault == TOO_FAR


def test_a_marker_is_held_by_a_side_until_its_holder_leaves() -> None:
    muster = Muster()
    holder, ally, enemy = muster.add(0, 5, 5), muster.add(2, 5, 5.9), muster.add(1, 5.9, 5)
    muster.state.markers.append(Marker(0, inch(5), inch(5), 0, holder.id))
    marker = muster.state.markers[0]
    assert controls(muster.state, ally.side, marker)
    assert not controls(muster.state, enemy.side, marker)
    assert markers_to_take(muster.state, ally) == [0]
    assert markers_to_take(muster.state, enemy) == []
    assert release(muster.state) == []
    holder.where = 2
    assert release(muster.state) == [0]
    assert marker.controller == NOBODY
    assert markers_to_take(muster.state, enemy) == [0]
