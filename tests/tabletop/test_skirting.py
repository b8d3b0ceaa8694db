"""Runs straight on and round what is in the way."""

from __future__ import annotations

import math
from random import Random

import pytest

from dicefront.tabletop.outlines import LEFT, RIGHT
from dicefront.tabletop.path import blocked_by, length
from dicefront.tabletop.placement import fits
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polygon, Polyline, Shape, rectangle
from dicefront.tabletop.skirting import ASKS, CAUGHT, DONE, HELD, LEFT_FIELD, Run, skirt
from tests.tabletop.scenes import scene

INCH = 2500
TOLERANCE = 25


def inches(*values: float) -> list[int]:
    return [round(value * INCH) for value in values]


def flee(
    far: float,
    *obstacles: Shape,
    start: tuple[float, float] = (20, 10),
    feared: list[Shape] | None = None,
    field: Field | None = None,
    sides: list[int] | None = None,
    radius: float = 0.5,
) -> Run:
    x, y = inches(*start)
    return skirt(
        Point(x, y),
        0,
        1,
        round(far * INCH),
        round(radius * INCH),
        list(obstacles),
        feared or [],
        field,
        TOLERANCE,
        sides or [],
    )


def disc(x: float, y: float, radius: float = 0.5) -> Disc:
    return Disc(*inches(x, y, radius))


def end(run: Run) -> tuple[float, float]:
    return run.points[-1].x / INCH, run.points[-1].y / INCH


@pytest.mark.rule("SW-FLE-09")
@pytest.mark.parametrize(("side", "place"), [(LEFT, (19.2, 13.610)), (RIGHT, (21.2, 13.208))])
def test_round_a_friend(side: int, place: tuple[float, float]) -> None:
    asked = flee(4, disc(20.2, 12))
    assert asked.end == ASKS
    assert asked.obstacle == 0
    assert end(asked) == pytest.approx((20, 11.020), abs=0.001)
    run = flee(4, disc(20.2, 12), sides=[side])
    assert run.end == DONE
    assert end(run) == pytest.approx(place, abs=0.001)
    assert run.length == 4 * INCH
    assert length(run.points) <= 4 * INCH * 1.002 + 25


@pytest.mark.rule("SW-FLE-09")
@pytest.mark.parametrize(("side", "place"), [(LEFT, (17.5, 13.715)), (RIGHT, (23.5, 12.715))])
def test_round_a_rectangle(side: int, place: tuple[float, float]) -> None:
    box = rectangle(*inches(18, 12, 23, 16))
    assert end(flee(6, box)) == pytest.approx((20, 11.5), abs=0.001)
    assert end(flee(6, box, sides=[side])) == pytest.approx(place, abs=0.001)


@pytest.mark.rule("SW-FLE-10")
def test_bases_that_touch_are_one_obstacle() -> None:
    """Three bases in a row across the way: past the first it goes along the others, without a new choice."""
    row = [disc(20, 12), disc(21, 12), disc(22, 12)]
    right = flee(12, *row, sides=[RIGHT])
    assert right.end == DONE
    assert end(right)[0] == pytest.approx(23.0, abs=0.001)
    left = flee(12, *row, sides=[LEFT])
    assert end(left)[0] == pytest.approx(19.0, abs=0.001)
    assert end(left)[1] == pytest.approx(12 + 12 - 1 - math.pi / 2, abs=0.002)
    arcs = math.radians(30 + 60 + 120)  # from notch to notch, and round the last
    assert end(right)[1] == pytest.approx(12 + 12 - 1 - arcs, abs=0.002)


@pytest.mark.rule("SW-FLE-11")
def test_a_side_where_something_feared_stands_is_not_taken() -> None:
    friend = disc(20, 12)
    run = flee(5, friend, feared=[disc(18.4, 12)])
    assert run.end == DONE, "there is only one side left, so nobody is asked"
    assert end(run)[0] == pytest.approx(21.0, abs=0.001)
    held = flee(5, friend, feared=[disc(18.4, 12), disc(21.6, 12)])
    assert held.end == HELD
    assert end(held) == pytest.approx((20, 11), abs=0.001)
    assert held.length == INCH


@pytest.mark.rule("SW-FLE-07", "SW-FLE-08")
def test_what_is_feared_ends_the_run_where_it_is_touched() -> None:
    run = flee(6, feared=[disc(20, 14)])
    assert (run.end, run.feared) == (CAUGHT, 0)
    assert end(run) == pytest.approx((20, 12.99), abs=0.001)
    away = flee(6, feared=[disc(20, 9), disc(21, 10)])
    assert away.end == DONE, "touched at the start, but it does not lead into them"
    into = flee(6, feared=[disc(20.3, 10.95)])
    assert (into.end, into.length) == (CAUGHT, 0)


@pytest.mark.rule("SW-FLE-06")
def test_the_border_ends_a_run() -> None:
    field = Field(0, 0, 40 * INCH, 40 * INCH)
    run = flee(4, start=(15, 38), field=field)
    assert run.end == LEFT_FIELD
    assert run.length == round(1.5 * INCH)
    beside = flee(6, disc(20.2, 38.9), start=(20, 37), field=field, sides=[RIGHT])
    assert beside.end == LEFT_FIELD


def test_two_obstacles_one_after_the_other_ask_twice() -> None:
    obstacles = [disc(20.2, 12), disc(19, 15)]
    assert flee(9, *obstacles, sides=[LEFT]).obstacle == 1
    both = flee(9, *obstacles, sides=[LEFT, RIGHT])
    assert both.end == DONE
    assert end(both)[0] == pytest.approx(20.0, abs=0.001)


def test_nobody_runs_back_into_a_corner() -> None:
    """Into a dead end: along its bottom, back out along its side, and round the outside."""
    pocket = Polygon(
        [Point(*inches(x, y)) for x, y in [(18, 14), (18, 15), (24, 15), (24, 10), (23, 10), (23, 14)]]
    )
    right = flee(30, pocket, sides=[RIGHT])
    assert right.end == DONE
    assert end(right)[0] == pytest.approx(24.5, abs=0.001)
    gone = 3.5 + 2.5 + 3.5 + math.pi / 2 * 0.5 + 1 + math.pi / 2 * 0.5
    assert end(right)[1] == pytest.approx(10 + 30 - gone, abs=0.01)
    assert end(flee(30, pocket, sides=[LEFT]))[0] == pytest.approx(17.5, abs=0.001)


def test_round_the_end_of_a_wall() -> None:
    wall = Polyline([Point(*inches(19, 12)), Point(*inches(26, 12))])
    run = flee(6, wall, sides=[LEFT])
    assert end(run)[0] == pytest.approx(18.5, abs=0.001)
    assert end(run)[1] == pytest.approx(12 + 6 - 1.5 - 1 - 0.5 * math.pi / 2, abs=0.002)


@pytest.mark.parametrize("seed", range(60))
def test_a_run_keeps_clear_of_everything_and_is_as_long_as_it_says(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 12, 4, 30_000)]
    radius = random.choice([900, 1250, 2000])
    tries = [Point(random.randint(-3000, 33_000), random.randint(-3000, 33_000)) for _ in range(200)]
    start = next(point for point in tries if fits(point.x, point.y, radius, shapes, None, 0))
    dx, dy = random.randint(-1000, 1000), random.randint(-1000, 1000)
    far = random.randint(2000, 60_000)
    sides = [random.choice([LEFT, RIGHT]) for _ in range(40)]
    run = skirt(start, dx, dy, far, radius, shapes, [], None, TOLERANCE, sides)
    assert blocked_by(run.points, radius, shapes, 3) is None
    assert run.length - 2 <= length(run.points) <= run.length * 1.004 + 60
    assert run.end == DONE
    assert run.length == far
    nothing = skirt(start, dx, dy, far, radius, [], [], None, TOLERANCE, [])
    ahead = dx * (run.points[-1].x - start.x) + dy * (run.points[-1].y - start.y)
    assert ahead <= dx * (nothing.points[-1].x - start.x) + dy * (nothing.points[-1].y - start.y) + 2000
