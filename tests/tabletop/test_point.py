"""Points and exact predicates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicefront.tabletop.point import Point, apart, crossing, read_point, side
from dicefront.tabletop.units import LIMIT

COORDINATE = st.integers(-LIMIT, LIMIT)
SMALL = st.integers(-4, 4)


def test_a_point_is_equal_by_its_place() -> None:
    assert Point(3, 4) == Point(3, 4)
    assert Point(3, 4) != Point(4, 3)
    assert Point(3, 4) != (3, 4)
    assert len({Point(3, 4), Point(3, 4), Point(4, 3)}) == 2
    assert repr(Point(3, -4)) == "Point(3, -4)"
    assert Point(3, -4).pair() == [3, -4]


@pytest.mark.parametrize(
    "answer",
    [
        None,
        3,
        "ab",
        [1],
        [1, 2, 3],
        [1, 2.0],
        [True, 1],
        [LIMIT + 1, 0],
        [0, -LIMIT - 1],
        [10**30, 0],
        {"x": 1},
    ],
)
def test_what_is_no_point_is_not_read_as_one(answer: object) -> None:
    assert read_point(answer) is None


def test_points_are_read() -> None:
    assert read_point([LIMIT, -LIMIT]) == Point(LIMIT, -LIMIT)


def test_distances_are_rounded_up() -> None:
    assert apart(Point(0, 0), Point(3, 4)) == 5
    assert apart(Point(0, 0), Point(1, 1)) == 2
    assert apart(Point(-LIMIT, -LIMIT), Point(LIMIT, LIMIT)) == 2_965_821


@given(*[COORDINATE] * 6)
def test_sides_are_exact_up_to_the_limit(ax: int, ay: int, bx: int, by: int, x: int, y: int) -> None:
    turn = side(ax, ay, bx, by, x, y)
    assert turn == (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    assert turn == -side(bx, by, ax, ay, x, y) == side(bx, by, x, y, ax, ay)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((0, 0, 4, 4), (0, 4, 4, 0), 2),
        ((0, 0, 4, 0), (2, 0, 2, 3), 1),
        ((0, 0, 4, 0), (4, 0, 6, 0), 1),
        ((0, 0, 4, 0), (2, 0, 6, 0), 1),
        ((0, 0, 4, 0), (5, 0, 6, 0), 0),
        ((0, 0, 4, 0), (0, 1, 4, 1), 0),
        ((0, 0, 4, 0), (2, 1, 2, 3), 0),
    ],
)
def test_segments_cross_touch_or_miss(
    one: tuple[int, int, int, int], other: tuple[int, int, int, int], expected: int
) -> None:
    assert crossing(*one, *other) == expected


@given(*[SMALL] * 8)
def test_crossing_is_symmetric(
    ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int
) -> None:
    meet = crossing(ax, ay, bx, by, cx, cy, dx, dy)
    assert meet == crossing(cx, cy, dx, dy, ax, ay, bx, by) == crossing(bx, by, ax, ay, cx, cy, dx, dy)
