"""Paths: length, cost, clearance, where they are cut off and where they enter something."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.path import (
    GRAIN,
    Stretch,
    Terrain,
    blocked_by,
    clearance,
    cost,
    crossed_at,
    crosses,
    cut,
    first_within,
    last_free,
    length,
    point_along,
    stretches_inside,
    stretches_near,
    touched,
    without,
)
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Polygon, Polyline, Shape, rectangle
from tests.tabletop.scenes import drawn, scene

INCH = 2540
TOLERANCE = 25
POINTS = st.lists(st.builds(Point, st.integers(0, 120_000), st.integers(0, 120_000)), min_size=2, max_size=12)


def path(*pairs: tuple[int, int]) -> list[Point]:
    return [Point(x, y) for x, y in pairs]


def test_lengths_are_rounded_up_once_not_per_leg() -> None:
    assert length(path((0, 0))) == 0
    assert length(path((0, 0), (3, 4), (3, 10))) == 11
    assert length(path((0, 0), (1, 1))) == 2
    assert length([Point(step, step) for step in range(101)]) == 143, (
        "141.42, and 1 / 64 at most for each leg"
    )


@given(POINTS)
def test_a_path_is_as_long_as_its_reverse_and_never_shorter_than_the_straight_way(
    points: list[Point],
) -> None:
    exact = sum(math.dist(one.pair(), other.pair()) for one, other in pairwise(points))
    assert exact - 1e-6 <= length(points) <= exact + 1 + len(points) / GRAIN
    assert length(points) == length(points[::-1])
    assert length([points[0], points[-1]]) <= length(points)


@pytest.mark.rule("SW-BAS-20")
@given(POINTS, st.integers(0, 200_000))
def test_a_path_is_cut_off_where_the_allowance_ends(points: list[Point], allowance: int) -> None:
    kept = cut(points, allowance)
    assert length(kept) <= allowance
    assert kept[0] == points[0]
    if length(points) <= allowance:
        assert kept == points
    else:
        assert length(kept) >= min(allowance, length(points)) - 3


def test_points_along_a_path() -> None:
    way = path((0, 0), (300, 400), (300, 900))
    assert [point_along(way, far) for far in (0, 250, 500, 750, 1000, 5000)] == path(
        (0, 0), (150, 200), (300, 400), (300, 650), (300, 900), (300, 900)
    )
    assert point_along(path((5, 5), (5, 5)), 10) == Point(5, 5)


@pytest.mark.rule("HR-MVT-06")
def test_ground_costs_by_its_hardest_part() -> None:
    keyboard = Terrain(rectangle(0, 0, 5 * INCH, 5 * INCH), 2)
    worse = Terrain(Disc(0, 2 * INCH, INCH), 3)
    across = path((-INCH, 2 * INCH), (6 * INCH, 2 * INCH))
    assert cost(across, []) == length(across) == 7 * INCH
    assert cost(across, [keyboard]) == 12 * INCH
    assert cost(across, [worse]) == 7 * INCH + 2 * 2 * INCH
    assert cost(across, [keyboard, worse]) == 12 * INCH + INCH * 2 + INCH
    assert cost(across, [worse, keyboard]) == cost(across, [keyboard, worse])
    assert cost(path((-INCH, 6 * INCH), (6 * INCH, 6 * INCH)), [keyboard]) == 7 * INCH


def test_stretches_inside_a_shape_with_a_dent() -> None:
    dented = Polygon(path((0, 0), (1000, 0), (1000, 1000), (500, 500), (0, 1000)))
    found = stretches_inside(path((-100, 800), (1100, 800)), dented)
    assert [(one.start / GRAIN, one.end / GRAIN) for one in found] == [(100, 300), (900, 1100)]
    corner = stretches_inside(path((-100, 100), (500, 100), (500, -100)), dented)
    assert [(one.start / GRAIN, one.end / GRAIN) for one in corner] == [(100, 700)]
    assert stretches_inside(path((10, 0), (900, 0)), Disc(0, -700, 500)) == []


@pytest.mark.parametrize("seed", range(15))
def test_stretches_agree_with_shapely(seed: int) -> None:
    random = Random(seed)
    for prism in scene(random, 3, 7):
        if not prism.shape.closed:
            continue
        points = [Point(random.randint(0, 60_000), random.randint(0, 60_000)) for _ in range(4)]
        line = shapely.LineString([point.pair() for point in points])
        inside = sum(one.end - one.start for one in stretches_inside(points, prism.shape)) / GRAIN
        assert inside == pytest.approx(line.intersection(drawn(prism.shape)).length, abs=60, rel=0.002)


@pytest.mark.parametrize("seed", range(25))
def test_stretches_near_a_shape_agree_with_shapely(seed: int) -> None:
    random = Random(seed)
    for prism in scene(random, 3, 7):
        points = [Point(random.randint(0, 60_000), random.randint(0, 60_000)) for _ in range(4)]
        distance = random.choice([25, 1250, 4000])
        line = shapely.LineString([point.pair() for point in points])
        near = drawn(prism.shape).buffer(distance, quad_segs=64)
        found = stretches_near(points, prism.shape, distance)
        inside = sum(one.end - one.start for one in found) / GRAIN
        assert inside == pytest.approx(line.intersection(near).length, abs=80, rel=0.003)
        for one, other in pairwise(found):
            assert one.start < one.end < other.start
        for one in found:
            middle = point_along(points, (one.start + one.end) // 2 // GRAIN)
            assert gap_of_disc(middle.x, middle.y, 0, prism.shape) <= distance + 2


def test_stretches_without_others() -> None:
    def pairs(*given: tuple[int, int]) -> list[Stretch]:
        return [Stretch(start, end) for start, end in given]

    left = without(pairs((0, 100), (200, 300)), pairs((-10, 20), (40, 60), (90, 210), (295, 400)))
    assert [(one.start, one.end) for one in left] == [(20, 40), (60, 90), (210, 295)]
    assert without(pairs((5, 10)), pairs((0, 20))) == []
    assert [(one.start, one.end) for one in without(pairs((5, 10)), [])] == [(5, 10)]


@pytest.mark.rule("SW-BAS-09", "HR-MVT-03")
def test_touching_is_allowed_and_overlapping_is_not() -> None:
    obstacles: list[Shape] = [
        Disc(5000, 9000, 1000),
        Disc(5000, 2500, 1250),
        rectangle(9000, 1260, 9500, 5000),
    ]
    straight = path((0, 0), (12_000, 0))
    assert blocked_by(straight, 1250, obstacles, 0) is None
    wide = blocked_by(straight, 1276, obstacles, TOLERANCE)
    assert wide is not None
    assert (wide.leg, wide.obstacle) == (0, 1)
    assert blocked_by(straight, 1275, obstacles, TOLERANCE) is None
    later = blocked_by(path((0, 0), (0, -500), (12_000, -500), (12_000, 40)), 1270, obstacles[2:], 0)
    assert later is None
    later = blocked_by(path((0, -500), (12_000, -500), (9_200, 40)), 1270, obstacles, 0)
    assert later is not None
    assert (later.leg, later.obstacle) == (1, 2)


def test_a_base_that_stands_still_or_inside_is_looked_at_too() -> None:
    box: list[Shape] = [rectangle(0, 0, 9000, 9000)]
    assert blocked_by(path((4500, 4500)), 100, box, 0) is not None
    assert blocked_by(path((4000, 4500), (5000, 4500)), 100, box, 0) is not None
    assert blocked_by(path((-100, 4500)), 100, box, 0) is None
    assert clearance(path((-100, 4500)), 50, box[0]) == 50


@pytest.mark.rule("SW-MOV-07")
def test_the_last_free_point_of_a_path_is_its_start_if_there_is_none() -> None:
    points = path((0, 0), (5000, 0))
    across = Polyline([Point(100, -4000), Point(100, 4000)])
    assert last_free(points, 1500, 5000, [across], 25) == 5000
    assert last_free(points, 1500, 1000, [across], 25) == 0
    ahead = Polyline([Point(4000, -4000), Point(4000, 4000)])
    assert 2500 <= last_free(points, 1500, 5000, [ahead], 25) <= 2526
    for limit in range(2515, 2535):
        assert last_free(points, 1500, limit, [ahead, across], 25) <= 2526


def test_every_piece_touched_on_the_way_counts() -> None:
    wood, hill, fence = (
        rectangle(3000, 1500, 5000, 4000),
        rectangle(3000, 1600, 5000, 4000),
        Disc(-3000, 0, 1525),
    )
    assert touched(path((0, 0), (9000, 0)), 1475, [wood, hill, fence], TOLERANCE) == [0, 2]


@pytest.mark.rule("SW-SCN-39")
def test_a_wall_is_crossed_or_only_touched() -> None:
    hedge = Polyline(path((0, 0), (1000, 0)))
    assert crosses(path((500, -100), (500, 100)), hedge)
    assert not crosses(path((500, -100), (500, 0), (600, -100)), hedge)
    assert not crosses(path((1100, -100), (1100, 100)), hedge)
    assert crosses(path((500, -100), (500, 0), (500, 100)), hedge), "with a waypoint on it"
    assert crosses(path((400, -100), (400, 0), (600, 0), (500, 100)), hedge), "along it for a while"
    assert not crosses(path((900, -100), (900, 0), (1100, 0), (1000, 100)), hedge), "round its end"
    bent = Polyline(path((0, 0), (1000, 0), (2000, 500)))
    assert crosses(path((1000, -100), (1000, 100)), bent), "through the corner"
    assert crossed_at(path((500, -300), (500, 100)), hedge) == 300 * GRAIN
    assert crossed_at(path((0, -300), (500, -300), (500, 100), (600, -100)), hedge) == 800 * GRAIN


@pytest.mark.rule("SW-DEF-02")
def test_a_path_enters_an_area_where_the_distance_first_is_small_enough() -> None:
    owner = Disc(0, 0, 1250)
    way = path((-10_000, 0), (-8000, 0), (10_000, 0))
    assert first_within(way, owner, 3 * 1250 - 1250) == 10_000 - 3 * 1250
    assert first_within(path((-10_000, 4000), (10_000, 4000)), owner, 2500) == -1
    assert first_within(path((-10_000, 3000), (10_000, 3000)), owner, 2500) == 10_000 - 2250
    assert first_within(path((1000, 0), (9000, 0)), owner, 2500) == 0
    assert first_within(path((0, 1000), (9000, 1000)), rectangle(5000, 0, 6000, 2000), 500) == 4500
    assert first_within(path((0, -300), (9000, -300)), rectangle(5000, 0, 6000, 2000), 500) == 5000 - 400


@pytest.mark.parametrize("seed", range(40))
def test_clearance_and_blocking_agree_with_shapely(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 12, 6)]
    for _ in range(6):
        points = [Point(random.randint(0, 60_000), random.randint(0, 60_000)) for _ in range(3)]
        line = shapely.LineString([point.pair() for point in points])
        radius = random.choice([1250, 2000])
        found = [clearance(points, radius, shape) for shape in shapes]
        for shape, measured in zip(shapes, found, strict=True):
            if measured > -radius:
                if shape.round:
                    exact = line.distance(shapely.Point(int(shape.x), int(shape.y))) - int(shape.reach)
                else:
                    exact = line.distance(drawn(shape))
                assert measured == math.ceil(exact - 1e-6) - radius
        block = blocked_by(points, radius, shapes, TOLERANCE)
        assert (block is None) == (min(found) >= -TOLERANCE)
        if block is not None:
            assert found[block.obstacle] < -TOLERANCE
