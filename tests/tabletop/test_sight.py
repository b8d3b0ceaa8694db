"""Sight by width and by sample points: the examples of both catalogues, properties and a second opinion."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

import numpy
import pytest
import shapely

from dicefront.tabletop.angles import WHOLE
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Polygon, Polyline, Prism, Shape, rectangle
from dicefront.tabletop.sight import (
    HIDDEN,
    NOBODY,
    OPEN,
    PARTIAL,
    Limits,
    SightMemory,
    View,
    by_points,
    by_width,
)
from dicefront.tabletop.sight_points import (
    Line,
    hidden_points,
    hides_all,
    in_the_way,
    may_hide,
)
from dicefront.tabletop.sight_width import covered
from tests.tabletop.scenes import blob, drawn, scene

WIDTH = Limits(10_000, 990_000)
POINTS = Limits(20_000, 980_000)
SMALL, COMMON, LARGE, HUGE = 1, 2, 3, 4
ALWAYS = 99


def sw(value: float) -> int:
    return round(value * 2500)


def hr(value: float) -> int:
    return round(value * 2540)


def base(x: float, y: float, height: int = COMMON) -> Prism:
    return Prism(Disc(sw(x), sw(y), 1500), 0, height)


def look(target: Prism, *obstacles: Prism, height: int = COMMON) -> View:
    return by_width(0, 0, height, target, list(obstacles), WIDTH)


@pytest.mark.rule("SW-SIT-11")
@pytest.mark.parametrize(
    ("y", "share", "level"),
    [(0, WHOLE, HIDDEN), (0.6, 500_000, PARTIAL), (1.2, 0, OPEN), (-0.6, 500_000, PARTIAL)],
)
def test_one_obstacle_covers_the_share_of_the_example(y: float, share: int, level: int) -> None:
    view = look(base(10, 0), base(5, y))
    assert view.level == level
    assert view.share == share
    assert view.obstacle == (0 if share else NOBODY)


@pytest.mark.rule("SW-SIT-13")
@pytest.mark.parametrize(
    ("obstacle", "starter", "target", "level"),
    [
        (SMALL, COMMON, COMMON, PARTIAL),
        (COMMON, COMMON, LARGE, PARTIAL),
        (COMMON, LARGE, COMMON, PARTIAL),
        (COMMON, COMMON, COMMON, HIDDEN),
        (LARGE, COMMON, COMMON, HIDDEN),
        (LARGE, COMMON, HUGE, PARTIAL),
    ],
)
def test_who_is_higher_looks_over(obstacle: int, starter: int, target: int, level: int) -> None:
    assert look(base(10, 0, target), base(5, 0, obstacle), height=starter).level == level


@pytest.mark.rule("SW-SIT-14")
def test_combined_cover_is_computed_again_without_the_lower_obstacles() -> None:
    low, high = base(3, -0.6, SMALL), base(5, 0.6)
    view = look(base(10, 0), low, high)
    assert (view.level, view.share) == (PARTIAL, WHOLE)
    assert covered(0, 0, base(10, 0).shape, [low, high], COMMON).share == 500_000
    assert look(base(10, 0), base(3, -0.6), high).level == HIDDEN


@pytest.mark.rule("SW-SIT-15")
def test_what_counts_as_higher_than_everything_is_never_looked_over() -> None:
    assert look(base(10, 0, HUGE), base(5, 0, ALWAYS)).level == HIDDEN


@pytest.mark.rule("SW-SIT-07")
def test_what_has_no_height_hides_nothing() -> None:
    assert look(base(10, 0), base(5, 0, 0)).level == OPEN


@pytest.mark.rule("SW-SIT-10")
def test_grazing_does_not_block_and_lines_do() -> None:
    target = base(10, 0)
    wall = Prism(Polyline([Point(sw(5), sw(-3)), Point(sw(5), sw(3))]), 0, LARGE)
    assert look(target, wall).level == HIDDEN
    half = Prism(Polyline([Point(sw(5), 0), Point(sw(5), sw(3))]), 0, LARGE)
    assert look(target, half).share == 500_000
    along = Prism(Polyline([Point(sw(2), 0), Point(sw(8), 0)]), 0, LARGE)
    assert look(target, along).share == 0
    behind = Prism(Polyline([Point(sw(11), sw(-3)), Point(sw(11), sw(3))]), 0, LARGE)
    assert look(target, behind).share == 0
    through = Prism(Polyline([Point(sw(10), sw(-3)), Point(sw(10), sw(3))]), 0, LARGE)
    assert look(target, through).share == 0, "the sight line ends before it"


def test_obstacles_behind_the_eye_or_the_target_do_not_count() -> None:
    assert look(base(10, 0), base(-3, 0), base(12.5, 0), base(11, 1)).share == 0
    assert look(base(10, 0), base(9, 1)).share > 0
    beside = Prism(Disc(sw(12.9), sw(2.6), sw(3)), 0, HUGE)
    assert look(base(10, 0), beside).share == 0, (
        "in the same direction and partly nearer, but behind the base"
    )


def test_an_eye_in_an_obstacle_sees_nothing_and_one_in_the_target_everything() -> None:
    box = Prism(rectangle(-500, -500, 500, 500), 0, HUGE)
    assert look(base(10, 0), box).share == WHOLE
    assert look(base(10, 0), base(0.3, 0)).share == WHOLE
    assert look(base(0.5, 0), base(0.2, 0)).share == 0


def test_from_an_outline_only_the_directions_into_the_shape_are_blocked() -> None:
    target = base(10, 0)
    before = Prism(rectangle(0, -500, 500, 500), 0, HUGE)
    behind = Prism(rectangle(-500, -500, 0, 500), 0, HUGE)
    above = Prism(rectangle(-500, 0, 500, 500), 0, HUGE)
    corner = Prism(rectangle(0, 0, 500, 500), 0, HUGE)
    dented = Prism(
        Polygon(
            [
                Point(0, 0),
                Point(500, -500),
                Point(900, 0),
                Point(500, 500),
                Point(-500, 500),
                Point(-500, -500),
            ]
        ),
        0,
        9,
    )
    shares = [look(target, one).share for one in (before, behind, above, corner, dented)]
    assert shares == [WHOLE, 0, 500_000, 500_000, WHOLE]


def test_the_obstacle_that_matters_covers_most() -> None:
    assert look(base(10, 0), base(5, 1.0), base(7, 0.3), base(3, -0.8)).obstacle == 1


def dense_share(x: int, y: int, target: Shape, obstacles: list[Prism], count: int) -> float:
    """Many bearings, each asked of shapely."""
    away = math.hypot(target.x - x, target.y - y)
    middle = math.atan2(target.y - y, target.x - x)
    half = math.asin(int(target.reach) / away)
    turns = (numpy.arange(count) + 0.5) / count * 2 * half - half
    length = away * numpy.cos(turns) - numpy.sqrt(target.reach**2 - (away * numpy.sin(turns)) ** 2)
    ends = numpy.stack(
        [x + length * numpy.cos(turns + middle), y + length * numpy.sin(turns + middle)], axis=1
    )
    starts = numpy.repeat([[float(x), float(y)]], count, axis=0)
    lines: Any = shapely.linestrings(numpy.stack([starts, ends], axis=1))
    shapes = numpy.array([drawn(one.shape) for one in obstacles])
    return float(shapely.intersects(lines[:, None], shapes[None, :]).any(axis=1).mean())


@pytest.mark.parametrize("seed", range(40))
def test_shares_by_width_agree_with_dense_sampling(seed: int) -> None:
    random = Random(seed)
    prisms = scene(random, 14, 6)
    for _ in range(6):
        eye, target = random.sample(prisms[6:], 2)
        others = [one for one in prisms if one is not eye and one is not target]
        cover = covered(eye.shape.x, eye.shape.y, target.shape, others, 1)
        dense = dense_share(eye.shape.x, eye.shape.y, target.shape, others, 300)
        assert cover.share / WHOLE == pytest.approx(dense, abs=0.012)
        assert (cover.obstacle == -1) == (cover.share == 0)


@pytest.mark.parametrize("seed", range(25))
def test_targets_that_overlap_an_obstacle_agree_with_dense_sampling(seed: int) -> None:
    random = Random(seed)
    target = Disc(20_000, 0, 2000)
    turn = random.uniform(0, math.tau)
    far = random.uniform(500, 3500)
    x, y = 20_000 + round(far * math.cos(turn)), round(far * math.sin(turn))
    for shape in (Disc(x, y, 1800), rectangle(x - 900, y - 1500, x + 900, y + 1500)):
        others = [Prism(shape, 0, 9)]
        dense = dense_share(0, 0, target, others, 600)
        assert covered(0, 0, target, others, 1).share / WHOLE == pytest.approx(dense, abs=0.01)


Pair = tuple[int, int]


def moved(prism: Prism, place: Callable[[int, int], Point]) -> Prism:
    """The same obstacle elsewhere."""
    shape = prism.shape
    if shape.round:
        centre = place(shape.x, shape.y)
        return Prism(Disc(centre.x, centre.y, shape.reach), 0, prism.top)
    corners = [place(point.x, point.y) for point in shape.corners()]
    return Prism(Polygon(corners) if shape.closed else Polyline(corners), 0, prism.top)


@pytest.mark.parametrize("seed", range(20))
def test_sight_does_not_depend_on_where_the_table_lies(seed: int) -> None:
    """Moved, turned by a right angle, mirrored: the same share; one obstacle more never uncovers anything."""
    random = Random(seed)
    prisms = scene(random, 12, 6, 40_000)
    target, *others = prisms[::-1]
    share = covered(100, 200, target.shape, others, 1).share
    for across, up, shift in (((1, 0), (0, 1), 777), ((0, 1), (-1, 0), 0), ((0, 1), (1, 0), 0)):

        def place(x: int, y: int, a: Pair = across, b: Pair = up, c: int = shift) -> Point:
            return Point(x * a[0] + y * b[0] + c, x * a[1] + y * b[1] - 3 * c)

        eye = place(100, 200)
        there = [moved(one, place) for one in others]
        again = covered(eye.x, eye.y, moved(target, place).shape, there, 1).share
        assert abs(again - share) <= 1
    shares = [covered(100, 200, target.shape, others[:count], 1).share for count in range(len(others) + 1)]
    assert shares == sorted(shares)


# --- sample points ---


def figure(x: float, y: float, z: float = 0) -> Prism:
    return Prism(Disc(hr(x), hr(y), 1250), hr(z), hr(z + 1.2))


def points(target: Prism, *obstacles: Prism, eye: float = 1.2) -> View:
    return by_points(0, 0, hr(eye), target, list(obstacles), 33, 24, POINTS)


def wall(top: float, low: float = -3.0) -> Prism:
    return Prism(rectangle(hr(4), hr(low), hr(6), hr(3)), 0, hr(top))


@pytest.mark.rule("HR-LOS-04", "HR-LOS-05", "HR-LOS-06")
@pytest.mark.parametrize(
    ("obstacle", "visible", "level"),
    [
        (wall(0.4), 1.00, OPEN),
        (wall(0.5), 0.93, PARTIAL),
        (wall(1.0), 0.26, PARTIAL),
        (wall(1.2), 0.0, HIDDEN),
        (wall(3, 0.05), 0.58, PARTIAL),
        (figure(5, 0), 0.0, HIDDEN),
        (figure(5, 0.5), 0.52, PARTIAL),
    ],
)
def test_the_examples_of_the_catalogue(obstacle: Prism, visible: float, level: int) -> None:
    view = points(figure(10, 0), obstacle)
    assert view.level == level
    assert round(1 - view.share / WHOLE, 2) == visible
    assert view.obstacle == (NOBODY if level == OPEN else 0)


@pytest.mark.rule("HR-LOS-05", "HR-LOS-06")
def test_an_edge_hides_what_is_below_it() -> None:
    stack = Prism(rectangle(hr(-5), hr(-5), hr(1), hr(5)), 0, hr(4))
    near = points(figure(4, 0), stack, eye=5.2)
    assert (near.level, round(1 - near.share / WHOLE, 2)) == (PARTIAL, 0.26)
    assert points(figure(5, 0), stack, eye=5.2).level == OPEN


@pytest.mark.rule("HR-LOS-05")
def test_a_shelf_hides_from_above_and_not_from_below() -> None:
    shelf = Prism(rectangle(hr(-5), hr(-5), hr(5), hr(5)), hr(2), hr(2.2))
    assert points(figure(10, 0), shelf).level == OPEN
    assert points(figure(10, 0, 6), shelf).level == HIDDEN
    assert points(figure(3, 0), shelf, eye=4).level == HIDDEN
    inside = Prism(rectangle(hr(-5), hr(-5), hr(5), hr(5)), hr(1), hr(2))
    assert points(figure(10, 0), inside).level == HIDDEN


def test_touching_hides_nothing() -> None:
    beside = Prism(rectangle(hr(2), 1250, hr(8), hr(5)), 0, hr(9))
    assert points(figure(10, 0), beside).share == 0
    level = Prism(rectangle(hr(2), hr(-3), hr(8), hr(3)), 0, hr(1.2))
    assert points(figure(10, 0, 1.2), level).share == 0


@pytest.mark.rule("HR-LOS-05")
def test_a_sight_line_along_an_edge_is_not_hidden() -> None:
    """A ray of 10,000 and points at 50, 150, ...: the line to the one at 1250 runs exactly along the edge."""
    target = Prism(Disc(11_250, 0, 1250), 0, 2400)
    low = Prism(rectangle(4000, -3000, 5000, 3000), 0, 1825)
    assert hidden_points(0, 0, 2400, target, [low], 1, 24).count == 12
    shelf = Prism(rectangle(4000, -3000, 5000, 3000), 625, 9000)
    assert hidden_points(0, 0, 0, target, [shelf], 1, 24).count == 11


def test_an_eye_above_the_base_looks_all_round() -> None:
    below = Prism(Disc(100, 0, 1250), 0, 3000)
    plate = Prism(rectangle(-3000, -3000, 0, 3000), 4000, 4100)
    view = by_points(0, 0, 6000, below, [plate], 33, 24, POINTS)
    assert view.level == PARTIAL
    assert by_points(0, 0, 6000, below, [], 33, 24, POINTS).level == OPEN


def test_a_ray_has_at_most_32_points_and_obstacles_have_an_inside() -> None:
    with pytest.raises(ValueError, match="at most 32 points on a ray, got 33"):
        hidden_points(0, 0, 1, figure(9, 0), [wall(1)], 33, 33)
    line = Prism(Polyline([Point(hr(5), hr(-3)), Point(hr(5), hr(3))]), 0, 999)
    with pytest.raises(ValueError, match="an inside, got a polyline"):
        hidden_points(0, 0, 1, figure(9, 0), [line], 33, 24)


def counted(x: int, y: int, z: int, target: Prism, obstacles: list[Prism], rays: int, points: int) -> float:
    """The definition taken by the letter: every ray cut by shapely, every point looked at."""
    shape = target.shape
    away = math.hypot(shape.x - x, shape.y - y)
    middle = math.atan2(shape.y - y, shape.x - x)
    half = math.asin(int(shape.reach) / away)
    hidden = 0
    shapes = [(drawn(one.shape), one) for one in obstacles]
    for ray in range(rays):
        turn = (2 * ray + 1) / rays * half - half
        length = away * math.cos(turn) - math.sqrt(int(shape.reach) ** 2 - (away * math.sin(turn)) ** 2)
        end = (x + length * math.cos(turn + middle), y + length * math.sin(turn + middle))
        line = shapely.LineString([(x, y), end])
        stretches = []
        for other, one in shapes:
            if not other.intersects(line):
                continue
            for part in shapely.get_parts(other.intersection(line)):
                if part.length > 1:
                    ends = sorted(math.dist((x, y), place) for place in part.coords)
                    stretches.append((ends[0], ends[-1], float(one.bottom), float(one.top)))
        for point in range(points):
            height = float(target.bottom) + float(target.top - target.bottom) * (2 * point + 1) / (2 * points)
            for start, stop, bottom, top in stretches:
                heights = sorted((z + (height - z) * start / length, z + (height - z) * stop / length))
                if heights[1] > bottom + 1e-6 and heights[0] < top - 1e-6:
                    hidden += 1
                    break
    return hidden / (rays * points)


@pytest.mark.parametrize("seed", range(30))
def test_sample_points_agree_with_the_definition_by_the_letter(seed: int) -> None:
    random = Random(seed)
    prisms = [one for one in scene(random, 14, 10) if one.shape.closed]
    for _ in range(3):
        eye, target = random.sample([one for one in prisms if one.shape.round], 2)
        others = [one for one in prisms if one is not eye and one is not target]
        z = random.choice([3048, 5000])
        view = by_points(eye.shape.x, eye.shape.y, z, target, others, 33, 24, POINTS)
        expected = counted(eye.shape.x, eye.shape.y, z, target, others, 33, 24)
        assert view.share / WHOLE == pytest.approx(expected, abs=4 / 792)
        denser = by_points(eye.shape.x, eye.shape.y, z, target, others, 199, 32, POINTS)
        assert view.share / WHOLE == pytest.approx(denser.share / WHOLE, abs=0.06)


def test_the_memory_knows_a_line_again_whoever_moves_elsewhere() -> None:
    memory = SightMemory(33, 24, POINTS, 100)
    memory.level(figure(0, 0), figure(10, 0), [figure(5, 0.5)])
    memory.level(figure(0, 0), figure(10, 0), [figure(5, 0.5)])
    assert [len(known) for known in memory.levels.values()] == [1]
    memory.level(figure(0, 0), figure(10, 0), [figure(5, 0.6)])
    assert [len(known) for known in memory.levels.values()] == [2]
    memory.level(figure(0, 0), figure(11, 0), [figure(5, 0.6)])
    assert [len(known) for known in memory.levels.values()] == [2, 1]


def test_only_what_stands_near_the_line_is_in_the_way() -> None:
    obstacles = [figure(5, 0), figure(5, 3), figure(-3, 0), figure(12, 0), figure(9.2, 0.9)]
    assert in_the_way(0, 0, figure(10, 0).shape, obstacles) == [0, 4]


@pytest.mark.parametrize("seed", range(8))
def test_more_or_higher_obstacles_never_show_more(seed: int) -> None:
    random = Random(seed)
    prisms = [one for one in scene(random, 14, 8) if one.shape.closed]
    eye, target = random.sample(prisms[-8:], 2)
    others = [one for one in prisms if one is not eye and one is not target]
    x, y = eye.shape.x, eye.shape.y
    shares = [
        by_points(x, y, 3048, target, others[:count], 33, 24, POINTS).share
        for count in range(len(others) + 1)
    ]
    assert shares == sorted(shares)
    heights = [
        by_points(x, y, 3048, target, [Prism(one.shape, 0, top) for one in others], 33, 24, POINTS).share
        for top in range(0, 8000, 500)
    ]
    assert heights == sorted(heights)
    assert heights[0] == 0


@pytest.mark.parametrize("seed", range(12))
def test_the_level_alone_is_the_level_of_the_view(seed: int) -> None:
    random = Random(seed)
    prisms = [one for one in scene(random, 14, 8) if one.shape.closed]
    memory = SightMemory(33, 24, POINTS, 30)
    seen = set()
    for _ in range(80):
        eye, target = random.sample(prisms[-8:], 2)
        others = [one for one in prisms if one is not eye and one is not target]
        others = random.sample(others, random.randrange(len(others)))
        expected = by_points(eye.shape.x, eye.shape.y, eye.top, target, others, 33, 24, POINTS)
        line = Line(eye.shape.x, eye.shape.y, target.shape)
        near = [one for one in others if line.meets(one.shape) and may_hide(one, eye.top, target)]
        for _ in range(2):
            assert memory.is_hidden(eye, target, near) is (expected.level == HIDDEN)
            assert memory.level(eye, target, near) == memory.level(eye, target, others) == expected.level
        assert memory.view(eye, target, near).share == expected.share
        seen.add(expected.level)
        assert len(memory.levels) <= 30
    assert len(seen) > 1


@pytest.mark.parametrize("seed", range(6))
def test_what_one_obstacle_hides_is_known_at_once_and_right(seed: int) -> None:
    """Obstacles of all sizes before the target: it is often hidden by one, and often not quite."""
    random = Random(seed)
    hidden = plain = 0
    for _ in range(300):
        away = random.choice([3000, 20_000, 60_000])
        target = Prism(Disc(away, random.randint(-100, 100), random.choice([100, 1250])), 0, 3000)
        obstacles: list[Prism] = []
        for _ in range(random.randint(1, 2)):
            reach = random.choice([60, 150, 1000, 3000, 9000])
            x, y = round(away * random.random()), round(random.gauss(0, 0.3 * reach))
            shape: Shape = Disc(x, y, reach) if random.random() < 0.3 else blob(random, x, y, reach)
            obstacles.append(Prism(shape, random.choice([0, 0, 1000]), random.choice([2500, 4000, 9000])))
        count = hidden_points(0, 0, 2500, target, obstacles, 33, 24).count
        if any(hides_all(0, 0, 2500, target, one) for one in obstacles):
            assert count == 33 * 24
            plain += 1
        hidden += count == 33 * 24
        eye = Prism(Disc(0, 0, 100), 0, 2500)
        memory = SightMemory(33, 24, random.choice([POINTS, Limits(20_000, 1_000_000)]), 30)
        view = memory.view(eye, target, obstacles)
        assert memory.is_hidden(eye, target, obstacles) is (view.level == HIDDEN)
        assert memory.level(eye, target, obstacles) == view.level
        assert view.level == HIDDEN or not memory.is_plainly_hidden(eye, target, obstacles)
    assert 10 < plain < hidden < 270


def test_what_is_too_low_or_too_high_to_hide_is_left_out() -> None:
    target = Prism(figure(10, 0).shape, 1000, 4000)
    between = figure(5, 0).shape
    assert not may_hide(Prism(between, 0, 1000), 1000, target)
    assert may_hide(Prism(between, 0, 1001), 1000, target)
    assert may_hide(Prism(between, 0, 1001), 5000, target)
    assert not may_hide(Prism(between, 5000, 9000), 5000, target)
    assert may_hide(Prism(between, 4999, 9000), 5000, target)
    assert not may_hide(Prism(between, 4000, 9000), 3000, target)
