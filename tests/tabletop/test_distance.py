"""Gaps, rounded up, exact next to whole numbers."""

from __future__ import annotations

import math
from random import Random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from dicefront.tabletop.distance import between_segments, depth, gap, gap_of_disc, to_line, to_segment
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Polygon, Polyline, Segment, Shape, rectangle
from dicefront.tabletop.units import LIMIT
from tests.tabletop.scenes import blob, drawn, piece

COORDINATE = st.integers(-LIMIT, LIMIT)
INCH = 2500


@pytest.mark.rule("SW-BAS-04")
def test_centres_of_six_inches_leave_a_gap_of_four_point_six() -> None:
    assert gap(Disc(0, 0, 1500), Disc(6 * INCH, 0, 2000)) == 11_500


@pytest.mark.rule("SW-BAS-05")
def test_a_base_is_measured_to_the_nearest_point_of_a_piece() -> None:
    wood = rectangle(0, 0, 4 * INCH, 2 * INCH)
    assert gap(Disc(-3000, 2000, 1250), wood) == 1750
    assert gap(Disc(-3000, -4000, 1250), wood) == 3750
    assert gap(Disc(300, 2000, 1250), wood) == -1550, "the centre lies 300 inside"


@given(COORDINATE, COORDINATE, COORDINATE, COORDINATE, st.integers(1, 5000), st.integers(1, 5000))
def test_gaps_of_discs_are_symmetric_and_rounded_up(
    ax: int, ay: int, bx: int, by: int, r: int, q: int
) -> None:
    one, other = Disc(ax, ay, r), Disc(bx, by, q)
    measured = gap(one, other)
    assert measured == gap(other, one)
    whole = measured + r + q
    square = (ax - bx) ** 2 + (ay - by) ** 2
    assert whole**2 >= square
    assert whole == 0 or (whole - 1) ** 2 < square


@given(COORDINATE, COORDINATE, COORDINATE, COORDINATE, COORDINATE, COORDINATE)
def test_the_distance_from_a_line_is_exact(ax: int, ay: int, bx: int, by: int, x: int, y: int) -> None:
    length = (bx - ax) ** 2 + (by - ay) ** 2
    if length == 0:
        return
    turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    distance = to_line(turn, length)
    assert distance**2 * length >= turn**2
    assert distance == 0 or (distance - 1) ** 2 * length < turn**2


@pytest.mark.parametrize("extra", [-1, 0, 1])
def test_a_distance_next_to_a_whole_number_is_not_left_to_floats(extra: int) -> None:
    """A line of the slope 3 : 4 through the origin, and points exactly 5 k away from it, or a hair more."""
    far = 5 * 200_000
    length = 5 * 400_000
    turn = far * length + extra
    assert to_line(turn, length**2) == far + (extra > 0)


def test_the_distance_from_a_segment_ends_at_its_ends() -> None:
    segment = Segment(0, 0, 30, 40)
    assert to_segment(-3, -4, segment) == 5
    assert to_segment(33, 44, segment) == 5
    assert to_segment(-4, 3, segment) == 5
    assert to_segment(15 - 8, 20 + 6, segment) == 10
    assert to_segment(15, 20, segment) == 0
    assert to_segment(16, 20, segment) == 1


def test_segments_that_meet_have_no_distance() -> None:
    assert between_segments(Segment(0, 0, 10, 10), Segment(0, 10, 10, 0)) == 0
    assert between_segments(Segment(0, 0, 10, 0), Segment(5, 0, 5, 9)) == 0
    assert between_segments(Segment(0, 0, 10, 0), Segment(5, 3, 5, 9)) == 3
    assert between_segments(Segment(0, 0, 10, 0), Segment(13, 4, 20, 9)) == 5


def test_polygons_that_overlap_have_a_gap_of_minus_one() -> None:
    box = rectangle(0, 0, 10, 10)
    assert gap(box, rectangle(13, 14, 20, 20)) == 5
    assert gap(box, rectangle(10, 0, 20, 10)) == 0
    assert gap(box, rectangle(9, 0, 20, 10)) == -1
    assert gap(box, rectangle(2, 2, 8, 8)) == gap(rectangle(2, 2, 8, 8), box) == -1
    assert gap(box, rectangle(0, 0, 10, 10)) == -1
    assert gap(box, Polyline([Point(-5, 5), Point(15, 5)])) == -1
    assert gap(box, Polyline([Point(10, 0), Point(10, 10)])) == 0
    assert gap(Polyline([Point(0, 0), Point(9, 0)]), Polyline([Point(0, 0), Point(9, 0)])) == 0


@pytest.mark.rule("HR-TAB-09")
def test_depth_says_how_far_inside_a_point_lies() -> None:
    strip = rectangle(0, 0, 10_000, 1270)  # half an inch wide, as in the example: 0.25 on both sides
    assert depth(strip, 5000, 635) == 635
    assert 2 * depth(strip, 5000, 635) >= 1250
    narrow = rectangle(0, 0, 10_000, 1016)
    assert 2 * depth(narrow, 5000, 508) < 1250
    assert depth(strip, 5000, 0) == 0
    assert depth(strip, 5000, -3) == -3
    assert depth(Disc(0, 0, 100), 3, 4) == 95
    assert depth(Disc(0, 0, 100), 300, 400) == -400
    slanted = Polygon([Point(0, 0), Point(900, 1200), Point(-1600, 1200)])
    assert depth(slanted, 300 - 40, 400 + 30) == 50
    assert depth(slanted, 300 - 40, 400 + 31) == 50, "50.6, rounded down"


@pytest.mark.parametrize("seed", range(40))
def test_gaps_agree_with_shapely(seed: int) -> None:
    random = Random(seed)
    for _ in range(10):
        one: Shape = piece(random, random.randint(0, 20_000), random.randint(0, 20_000))
        other: Shape = piece(random, random.randint(0, 20_000), random.randint(0, 20_000))
        measured = gap(one, other)
        assert measured == gap(other, one)
        expected = drawn(one).distance(drawn(other))
        if measured > 0:
            assert abs(measured - expected) <= 3, "shapely's discs are polygons, up to 1.5 too small each"
        else:
            assert expected <= 3


@pytest.mark.parametrize("seed", range(20))
def test_overlaps_are_as_deep_as_shapely_says(seed: int) -> None:
    random = Random(seed)
    shape = blob(random, 0, 0, 6000)
    outline = drawn(shape).exterior
    for _ in range(20):
        x, y = random.randint(-5000, 5000), random.randint(-5000, 5000)
        away = outline.distance(shapely.Point(x, y))
        inside = depth(shape, x, y) > 0 or drawn(shape).contains(shapely.Point(x, y))
        expected = -math.ceil(away - 1e-9) - 1250 if inside else math.ceil(away - 1e-9) - 1250
        assert gap_of_disc(x, y, 1250, shape) == expected
