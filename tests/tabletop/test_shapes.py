"""Shapes: corners, outlines, inside and outside."""

from __future__ import annotations

from random import Random

import pytest
import shapely

from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import (
    INSIDE,
    ON_OUTLINE,
    OUTSIDE,
    Disc,
    Field,
    Polygon,
    Polyline,
    place_in,
    rectangle,
    turned_rectangle,
)
from dicefront.tabletop.units import LIMIT
from tests.tabletop.scenes import blob, drawn

SQUARE = [Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)]


def test_a_polygon_is_kept_anticlockwise() -> None:
    clockwise = Polygon([SQUARE[0], *reversed(SQUARE[1:])])
    assert clockwise.corners() == SQUARE
    assert clockwise.key() == Polygon(SQUARE).key()


@pytest.mark.parametrize(
    ("corners", "complaint"),
    [
        (SQUARE[:2], "at least 3 corners, got 2"),
        ([Point(0, 0), Point(5, 5), Point(9, 9)], "corners on one line"),
        ([Point(0, 0), Point(10, 0), Point(10, 0), Point(0, 9)], r"got Point\(10, 0\) twice"),
        ([*SQUARE, Point(0, 0)], r"got Point\(0, 0\) twice"),
        ([Point(0, 0), Point(10, 10), Point(10, 0), Point(0, 12)], "does not meet itself"),
        ([Point(0, 0), Point(10, 0), Point(4, 0), Point(4, 5)], "does not meet itself"),
        ([Point(0, 0), Point(LIMIT + 1, 0), Point(4, 5)], "expected coordinates up to"),
    ],
)
def test_an_outline_that_is_none_is_refused(corners: list[Point], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Polygon(corners)


def test_a_wall_needs_two_corners_and_is_not_closed() -> None:
    with pytest.raises(ValueError, match="at least 2 corners, got 1"):
        Polyline(SQUARE[:1])
    wall = Polyline(SQUARE)
    assert wall.corners() == SQUARE
    assert len(wall.edges) == 3
    assert wall.key() != Polygon(SQUARE).key()
    assert place_in(wall, 5, 5) == OUTSIDE
    assert place_in(wall, 5, 0) == ON_OUTLINE


def test_the_disc_round_a_shape_holds_all_its_corners() -> None:
    shape = Polygon([Point(0, 0), Point(30, 0), Point(0, 40)])
    assert (shape.x, shape.y, shape.reach) == (15, 20, 25)


def test_inside_and_outline_of_a_disc_are_exact() -> None:
    disc = Disc(0, 0, 5)
    assert [place_in(disc, x, y) for x, y in ((3, 4), (4, 4), (3, 3))] == [ON_OUTLINE, OUTSIDE, INSIDE]


def test_inside_and_outline_of_a_polygon_with_a_dent_are_exact() -> None:
    dented = Polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(5, 5), Point(0, 10)])
    inside = [(5, 4), (1, 8), (9, 8), (1, 5), (9, 5)]
    on = [(0, 0), (5, 5), (7, 7), (10, 5), (3, 0)]
    outside = [(5, 6), (5, 10), (-1, 5), (11, 0), (5, -1), (11, 10)]
    assert {place_in(dented, x, y) for x, y in inside} == {INSIDE}
    assert {place_in(dented, x, y) for x, y in on} == {ON_OUTLINE}
    assert {place_in(dented, x, y) for x, y in outside} == {OUTSIDE}


@pytest.mark.parametrize("seed", range(20))
def test_inside_agrees_with_shapely(seed: int) -> None:
    random = Random(seed)
    shape = blob(random, 500, 500, 400)
    other = drawn(shape)
    for _ in range(100):
        x, y = random.randint(50, 950), random.randint(50, 950)
        point = shapely.Point(x, y)
        expected = INSIDE if other.contains(point) else ON_OUTLINE if other.touches(point) else OUTSIDE
        assert place_in(shape, x, y) == expected


def test_a_turned_rectangle_has_its_corners_on_the_lattice() -> None:
    assert turned_rectangle(0, 0, 20, 10, 0).corners() == rectangle(-10, -5, 10, 5).corners()
    upright = turned_rectangle(0, 0, 20, 10, 90).corners()
    assert upright == [Point(5, -10), Point(5, 10), Point(-5, 10), Point(-5, -10)]
    assert turned_rectangle(0, 0, 2000, 2000, 45).corners()[0] == Point(0, -1414)


@pytest.mark.rule("SW-BAS-10", "HR-TAB-01")
def test_a_base_lies_wholly_on_the_table() -> None:
    field = Field(0, 0, 1000, 500)
    assert field.holds(100, 400, 100, 0)
    assert not field.holds(99, 400, 100, 0)
    assert field.holds(99, 401, 100, 1)
    assert not field.holds(900, 402, 100, 1)
    assert not field.holds(901, 250, 100, 0)
    assert not field.holds(500, 99, 100, 0)
