"""Reach: the judgement of a point, the area to draw, and the memory."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
import shapely

from dicefront.tabletop.path import blocked_by, length
from dicefront.tabletop.placement import fits
from dicefront.tabletop.point import Point
from dicefront.tabletop.reach import Reach, ReachMemory
from dicefront.tabletop.shapes import Disc, Field, Polyline, Shape, rectangle
from dicefront.tabletop.ways import shortest_way
from tests.tabletop.scenes import scene

TOLERANCE = 25
START = Point(0, 0)


def reach(allowance: int, *obstacles: Shape, field: Field | None = None, radius: int = 1250) -> Reach:
    return Reach(START, radius, allowance, list(obstacles), field, TOLERANCE)


def area(outlines: list[list[Point]]) -> Any:
    polygons = [shapely.Polygon([point.pair() for point in outline]).buffer(0) for outline in outlines]
    return shapely.union_all(polygons)


@pytest.mark.rule("SW-MOV-05")
def test_open_ground_is_a_disc() -> None:
    open_ground = reach(10_000)
    assert open_ground.contains(0, 0)
    assert open_ground.contains(10_000, 0)
    assert not open_ground.contains(10_001, 0)
    assert open_ground.contains(6000, 8000)
    assert not open_ground.contains(6001, 8000)
    assert area(open_ground.outlines()).area == pytest.approx(math.pi * 1e8, rel=0.002)


def test_behind_an_obstacle_the_way_round_counts() -> None:
    other = Disc(7500, 0, 1250)
    exact = shortest_way(START, Point(15_000, 0), 1250, [other], None, TOLERANCE, 99_999)
    assert exact is not None
    assert reach(exact.length, other).contains(15_000, 0)
    assert not reach(exact.length - 1, other).contains(15_000, 0)
    assert not reach(30_000, other).contains(7500, 0)
    way = reach(30_000, other).way(15_000, 0)
    assert way is not None
    assert way.length == exact.length
    assert reach(15_500, other).way(15_500, 0) is None


def test_walls_and_the_border_of_the_table_close_an_area() -> None:
    wall = Polyline([Point(3000, -20_000), Point(3000, 20_000)])
    held = reach(15_000, wall)
    assert held.contains(1750, 5000)
    assert not held.contains(6000, 0)
    field = Field(-2000, -2000, 9000, 9000)
    small = reach(15_000, field=field)
    assert small.contains(7750, 7750)
    assert not small.contains(7750, 7750 + TOLERANCE + 1)
    box: Any = area(small.outlines())
    assert box.bounds == pytest.approx((-750, -750, 7750, 7750), abs=TOLERANCE)


def test_who_overlaps_something_does_not_get_away() -> None:
    stuck = reach(5000, Disc(1000, 0, 1250))
    assert not stuck.contains(0, 0)
    assert stuck.way(0, 0) is None
    assert stuck.outlines() == []
    here = reach(5000).way(0, 0)
    assert here is not None
    assert (here.length, here.points) == (0, [START])


def test_without_an_allowance_one_stays() -> None:
    still = reach(0, Disc(2500, 0, 1250))
    assert still.contains(0, 0)
    assert not still.contains(0, 1)


@pytest.mark.parametrize("seed", range(5))
def test_on_open_ground_the_reach_is_what_the_length_of_a_path_says(seed: int) -> None:
    random = Random(seed)
    for _ in range(100):
        x, y = random.randint(0, 12_000), random.randint(0, 12_000)
        exact = length([START, Point(x, y)])
        assert reach(exact).contains(x, y)
        assert not reach(exact - 1).contains(x, y)


@pytest.mark.rule("SW-BAS-12")
@pytest.mark.parametrize("seed", range(12))
def test_points_are_judged_as_by_the_shortest_way(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 16, 7, 40_000)]
    field = Field(0, 0, 40_000, 40_000)
    radius = random.choice([1250, 2000])
    start = Point(0, 0)
    while not fits(start.x, start.y, radius, shapes, field, 0):
        start = Point(random.randint(2000, 38_000), random.randint(2000, 38_000))
    allowance = random.choice([7500, 15_000])
    found = Reach(start, radius, allowance, shapes, field, TOLERANCE)
    drawn = area(found.outlines())
    for _ in range(20):
        x, y = (one + random.randint(-allowance, allowance) for one in (start.x, start.y))
        way = shortest_way(start, Point(x, y), radius, shapes, field, TOLERANCE, allowance)
        assert found.contains(x, y) == (way is not None)
        mine = found.way(x, y)
        if way is None:
            assert mine is None
        else:
            assert mine is not None
            assert abs(mine.length - way.length) <= 1
            assert length(mine.points) <= way.length * 1.002 + 25
            assert blocked_by(mine.points, radius, shapes, TOLERANCE) is None
        point = shapely.Point(int(x), int(y))
        if drawn.boundary.distance(point) > 120:
            assert drawn.contains(point) == (way is not None)


@pytest.mark.parametrize("seed", range(6))
def test_more_allowance_never_reaches_less(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 12, 5, 30_000)]
    start = Point(-3000, -3000)
    near, far = (Reach(start, 1250, allowance, shapes, None, TOLERANCE) for allowance in (12_000, 16_000))
    for _ in range(40):
        x, y = random.randint(-9000, 9000), random.randint(-9000, 9000)
        assert far.contains(x, y) or not near.contains(x, y)


def test_the_memory_knows_a_reach_that_nobody_near_has_changed() -> None:
    memory = ReachMemory(TOLERANCE, 2)
    field = Field(-20_000, -20_000, 20_000, 20_000)
    first = memory.reach(START, 1250, 5000, [Disc(4000, 0, 1250), Disc(15_000, 0, 1250)], field)
    assert memory.reach(START, 1250, 5000, [Disc(4000, 0, 1250), Disc(15_000, 5000, 1250)], field) is first
    assert memory.reach(START, 1250, 5000, [Disc(4001, 0, 1250)], field) is not first
    assert memory.reach(START, 1250, 5001, [Disc(4000, 0, 1250)], field) is not first
    assert len(memory.reaches) == 1, "it was full, and began anew"
    small = memory.reach(START, 1250, 5001, [Disc(4000, 0, 1250)], Field(-2000, -2000, 2000, 2000))
    assert not small.contains(4000, 3000)
    box = rectangle(2000, -500, 3000, 500)
    again = rectangle(2000, -500, 3000, 500)
    assert memory.reach(START, 1250, 5000, [box], field) is memory.reach(START, 1250, 5000, [again], field)
