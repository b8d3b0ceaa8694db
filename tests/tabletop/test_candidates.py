"""Destinations worth proposing: reachable, few, in a stable order."""

from __future__ import annotations

from random import Random

import pytest

from dicefront.tabletop.candidates import MOST, Watch, Wishes, destinations
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.path import blocked_by, length
from dicefront.tabletop.point import Point, apart
from dicefront.tabletop.reach import Reach
from dicefront.tabletop.shapes import Disc, Field, Shape, rectangle
from tests.tabletop.scenes import scene

TOLERANCE = 25
INCH = 2500


class East(Watch):
    """Everything east of a line is seen."""

    def seen(self, x: int, y: int) -> bool:
        return x > 2000


def nothing() -> Wishes:
    return Wishes([], [], [], [], None)


def reach(allowance: int, *obstacles: Shape) -> Reach:
    return Reach(Point(0, 0), 1250, allowance, list(obstacles), None, TOLERANCE)


def test_without_wishes_one_stays_or_goes_far_in_sixteen_directions() -> None:
    found = destinations(reach(10_000), nothing(), 500)
    assert len(found) == 17
    assert found[0] == Point(0, 0)
    assert all(apart(Point(0, 0), point) in (9999, 10_000) for point in found[1:])


def test_an_obstacle_shortens_a_direction() -> None:
    found = destinations(reach(10_000, rectangle(6000, -4000, 20_000, 4000)), nothing(), 500)
    assert max(point.x for point in found if -1000 < point.y < 1000) <= 4750 + TOLERANCE


def test_enemies_are_touched_on_the_side_that_can_be_reached() -> None:
    enemy = Disc(6000, 0, 1250)
    found = destinations(reach(10_000, enemy), Wishes([enemy], [], [], [], None), 500)
    assert found[1] == Point(3500, 0)
    guarded = destinations(
        reach(10_000, enemy, rectangle(4200, -800, 4600, 800)), Wishes([enemy], [], [], [], None), 500
    )
    contacts = [point for point in guarded if gap_of_disc(point.x, point.y, 1250, enemy) <= TOLERANCE]
    assert 1 <= len(contacts) <= 2


def test_goals_are_reached_or_approached() -> None:
    found = destinations(reach(10_000), Wishes([], [Point(300, 4000), Point(30_000, 0)], [], [], None), 500)
    assert found[1] == Point(300, 4000)
    assert found[2] == Point(10_000, 0)


def test_ranges_are_kept_to_the_unit() -> None:
    target = Disc(12_000, 0, 1250)
    found = destinations(reach(10_000, target), Wishes([], [], [3 * INCH, 6 * INCH], [target], None), 500)
    assert [gap_of_disc(point.x, point.y, 1250, target) for point in found[1:3]] == [3 * INCH, 6 * INCH]
    assert len(destinations(reach(1000, target), Wishes([], [], [5000], [target], None), 100)) == 17


def test_places_on_both_sides_of_a_change_of_view_are_proposed() -> None:
    found = destinations(reach(8000), Wishes([], [], [], [], East()), 300)
    assert Point(2000, 0) in found
    assert Point(3000, 0) in found


@pytest.mark.parametrize("seed", range(8))
def test_there_are_at_most_64_reachable_places_in_a_stable_order(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 24, 6, 40_000)]
    field = Field(0, 0, 40_000, 40_000)
    mover = shapes[-1]
    others = shapes[:-1]
    wishes = Wishes(others[6:], [Point(20_000, 20_000)], [5000, 10_000], others[6:], East())
    lists = []
    for _ in range(2):
        mine = Reach(Point(mover.x, mover.y), mover.reach, 10_000, others, field, TOLERANCE)
        lists.append(destinations(mine, wishes, 600))
        for point in lists[-1]:
            way = mine.way(point.x, point.y)
            assert way is not None
            assert length(way.points) <= 10_000
            assert blocked_by(way.points, mover.reach, others, TOLERANCE) is None
    assert lists[0] == lists[1]
    assert 1 <= len(lists[0]) <= MOST
    assert len(set(lists[0])) == len(lists[0])
    assert destinations(mine, wishes, 600, 5) == lists[0][:5] or len(destinations(mine, wishes, 600, 5)) <= 5
