"""Bearings, points in a direction, and blocked parts of a view."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicefront.tabletop.angles import TURN, WHOLE, Screen, bearing, share, towards
from dicefront.tabletop.point import Point


@pytest.mark.parametrize(
    ("to", "expected"),
    [((5, 0), 0), ((5, 5), 125_000), ((0, 5), 250_000), ((-5, 0), 500_000), ((0, -5), 750_000), ((0, 0), 0)],
)
def test_bearings_are_millionths_of_a_turn(to: tuple[int, int], expected: int) -> None:
    assert bearing(0, 0, *to) == expected


def test_a_direction_just_below_the_axis_stays_below_a_full_turn() -> None:
    assert bearing(0, 0, 1_000_000, -1) == 0
    assert bearing(0, 0, 100_000, -1) == TURN - 2


def test_points_in_a_direction_lie_on_the_lattice() -> None:
    assert towards(100, 100, 0, 50) == Point(150, 100)
    assert towards(100, 100, 250_000, 50) == Point(100, 150)
    assert towards(0, 0, 125_000, 1000) == Point(707, 707)
    assert towards(0, 0, 625_000, 1000) == Point(-707, -707)


def test_spans_are_cut_at_the_edge_and_merged() -> None:
    screen = Screen(1.0)
    assert screen.block(0.5, 3.0) == 0.5
    assert screen.block(-0.5, 0.25) == 0.75
    assert screen.block(0.25, 0.4) == pytest.approx(0.15)
    assert screen.block(1.5, 2.0) == 0.0
    assert screen.block(0.0, 1e-12) == 0.0, "grazing"
    assert [(span.low, span.high) for span in screen.merged()] == [(-0.5, 0.4), (0.5, 1.0)]


def test_shares_are_those_of_the_angle() -> None:
    screen = Screen(1.0)
    assert share(screen.merged(), 1.0) == 0
    screen.block(0.0, 9.0)
    assert share(screen.merged(), 1.0) == 500_000
    screen.block(-math.tan(math.pi / 8), 0.5)
    assert share(screen.merged(), 1.0) == 750_000
    screen.block(-9.0, 0.0)
    assert share(screen.merged(), 1.0) == WHOLE


SPAN = st.tuples(st.floats(-2, 2), st.floats(-2, 2)).map(sorted)


@given(st.lists(SPAN, max_size=8), SPAN)
def test_one_more_span_never_uncovers_anything(spans: list[list[float]], more: list[float]) -> None:
    screen = Screen(1.5)
    for low, high in spans:
        screen.block(low, high)
    before = share(screen.merged(), 1.5)
    screen.block(more[0], more[1])
    merged = screen.merged()
    assert before <= share(merged, 1.5) <= WHOLE
    assert all(one.high < other.low for one, other in pairwise(merged))
