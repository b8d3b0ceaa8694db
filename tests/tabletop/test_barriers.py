"""Barriers that are crossed in places."""

from __future__ import annotations

import math
from random import Random

import pytest

from dicefront.tabletop.barriers import Barrier, Tract
from dicefront.tabletop.lanes import Lane
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polyline, Shape, rectangle
from tests.tabletop.scenes import scene

TOLERANCE = 25
RADIUS = 1250
FIELD = Field(0, 0, 60_000, 60_000)
RIVER = rectangle(0, 28_000, 60_000, 32_000)
BRIDGE = Barrier(
    RIVER,
    [rectangle(27_500, 26_700, 32_500, 33_300)],
    [Lane(Point(30_000, 26_720), Point(30_000, 33_280))],
    True,
)


def tract(*obstacles: Shape, limit: int = 200_000) -> Tract:
    return Tract(RADIUS, list(obstacles), [BRIDGE], FIELD, TOLERANCE, limit)


def test_over_the_bridge_anywhere_on_its_strip_and_nowhere_else() -> None:
    land = tract()
    assert land.is_free([Point(28_000, 20_000), Point(28_000, 40_000)])
    assert not land.is_free([Point(27_000, 20_000), Point(27_000, 40_000)])
    assert not land.is_free([Point(28_000, 20_000), Point(28_000, 30_000), Point(20_000, 30_000)])
    assert land.is_free([Point(500 + RADIUS, 20_000), Point(50_000, 20_000)])
    assert not land.is_free([Point(500, 20_000), Point(50_000, 20_000)]), "off the field"


def test_rest_on_a_bridge_but_not_in_a_door() -> None:
    assert tract().fits(Point(31_000, 30_000))
    assert not tract().fits(Point(20_000, 30_000))
    door = Barrier(Polyline([Point(0, 30_000), Point(60_000, 30_000)]), BRIDGE.strips, BRIDGE.lanes, False)
    assert not Tract(RADIUS, [], [door], FIELD, TOLERANCE, 200_000).fits(Point(30_000, 30_000))


def test_ways_begin_and_end_on_the_bridge() -> None:
    land = tract()
    off = land.way(Point(31_000, 30_000), Point(5000, 50_000))
    assert off is not None
    assert land.is_free(off.points)
    assert off.points[1] == Point(30_000, 33_280)
    on = land.way(Point(5000, 50_000), Point(31_000, 30_000))
    assert on is not None
    assert on.length == pytest.approx(off.length, abs=3)
    assert tract(limit=off.length - 3).way(Point(31_000, 30_000), Point(5000, 50_000)) is None
    blocked = tract(Disc(30_000, 33_280, 1250)).way(Point(31_000, 30_000), Point(5000, 50_000))
    assert blocked is None, "the far end is taken, and the river has no end"


def test_contact_with_somebody_on_the_bridge() -> None:
    land = tract()
    target = Disc(30_500, 30_000, 1250)
    found = land.contact(Point(30_000, 10_000), target)
    assert found is not None
    assert land.is_free(found.points)
    end = found.points[-1]
    assert math.hypot(end.x - 30_500, end.y - 30_000) == pytest.approx(2500, abs=1)
    near = land.contact(Point(29_500, 27_000), target)
    assert near is not None
    assert len(near.points) == 2, "both are on it"


@pytest.mark.parametrize("away", [-1000, 0, 1000, 2400])
@pytest.mark.parametrize("rests", [True, False])
def test_nobody_runs_into_the_one_who_stands_where_a_lane_ends(rests: bool, away: int) -> None:
    """On a bridge it stops where it touches him; in a door it may not stop."""
    barrier = Barrier(RIVER, BRIDGE.strips, BRIDGE.lanes, rests)
    land = Tract(RADIUS, [], [barrier], FIELD, TOLERANCE, 200_000)
    found = land.contact(Point(30_000, 10_000), Disc(30_000, 33_280 + away, 1250))
    assert (found is not None) is rests
    if found is not None:
        assert land.is_free(found.points)
        assert found.points[-1].x == 30_000
        assert found.points[-1].y == pytest.approx(33_280 + away - 2500, abs=1)
    beyond = land.contact(Point(30_000, 10_000), Disc(30_000, 33_280 + 2480, 1250))
    assert beyond is not None


def test_nobody_walks_over_the_one_who_stands_on_the_bridge() -> None:
    start, goal = Point(30_000, 10_000), Point(30_000, 50_000)
    assert tract().way(start, goal) is not None
    taken = tract(Disc(30_000, 30_000, 1250))
    assert taken.way(start, goal) is None
    assert taken.contact(start, Disc(30_000, 50_000, 1250)) is None


@pytest.mark.parametrize("seed", range(12))
def test_every_way_is_free_and_as_long_as_it_says(seed: int) -> None:
    random = Random(seed)
    shapes: list[Shape] = []
    for prism in scene(random, 8, 2, 24_000):
        shapes.append(prism.shape)
    land = tract(*shapes)
    for _ in range(6):
        start = Point(random.randint(1250, 58_000), random.randint(1250, 26_000))
        goal = Point(random.randint(1250, 58_000), random.randint(34_000, 58_000))
        if not land.fits(start) or not land.fits(goal):
            continue
        way = land.way(start, goal)
        if way is not None:
            assert land.is_free(way.points)
            assert way.length - 3 <= length(way.points) <= way.length * 1.002 + 60
            over = math.hypot(start.x - 30_000, start.y - 26_720) + 6560
            over += math.hypot(goal.x - 30_000, goal.y - 33_280)
            straight = math.hypot(start.x - goal.x, start.y - goal.y)
            assert straight - 1 <= way.length
            if way.length > straight + 1 and land.is_free([start, Point(30_000, 26_720)]):
                assert way.length <= over + 3


@pytest.mark.parametrize("x", [28_200, 29_000, 30_000, 31_500])
def test_from_the_bridge_to_the_one_who_stands_at_its_end(x: int) -> None:
    """It touches him and does not walk into him, though the bank where ways begin lies under him."""
    enemy = Disc(29_000, 34_000, 1250)
    for any_will_do in (False, True):
        found = tract().contact(Point(x, 30_000), enemy, any_will_do)
        assert found is not None
        end = found.points[-1]
        assert math.hypot(end.x - enemy.x, end.y - enemy.y) == pytest.approx(2 * RADIUS, abs=1)
        assert tract(enemy).is_free(found.points)
