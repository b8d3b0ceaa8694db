"""The shortest way round obstacles, for a base of any size."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy
import pytest
import shapely

from dicefront.tabletop.courses import Queue, Stop
from dicefront.tabletop.path import blocked_by, length
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polygon, Polyline, Shape, rectangle
from dicefront.tabletop.ways import Way, shortest_way
from tests.tabletop.scenes import drawn, scene

INCH = 2500
TOLERANCE = 25
FAR = 200_000


def way(
    start: tuple[int, int],
    goal: tuple[int, int],
    radius: int,
    *obstacles: Shape,
    field: Field | None = None,
    limit: int = FAR,
) -> Way | None:
    found = shortest_way(Point(*start), Point(*goal), radius, list(obstacles), field, TOLERANCE, limit)
    if found is not None:
        assert found.points[0] == Point(*start)
        assert found.points[-1] == Point(*goal)
        assert blocked_by(found.points, radius, list(obstacles), TOLERANCE) is None
        assert found.length - 2 <= length(found.points) <= found.length * 1.002 + 25
    return found


@pytest.mark.rule("SW-BAS-13")
def test_the_way_round_a_base_of_the_same_size() -> None:
    found = way((-3 * INCH, 0), (3 * INCH, 0), 1500, Disc(0, 0, 1500))
    assert found is not None
    radius = 3000
    tangent = math.sqrt(7500**2 - radius**2)
    exact = 2 * tangent + radius * (math.pi - 2 * math.acos(radius / 7500))
    assert found.length == math.ceil(exact)
    assert round(found.length / INCH, 2) == 6.49


def test_nothing_in_the_way_is_a_straight_way() -> None:
    found = way((0, 0), (3000, 4000), 1250, Disc(9000, 0, 1250))
    assert found is not None
    assert (found.length, found.points) == (5000, [Point(0, 0), Point(3000, 4000)])
    here = way((0, 0), (0, 0), 1250)
    assert here is not None
    assert here.length == 0


def test_the_way_round_a_wall_takes_the_nearer_end() -> None:
    wall = Polyline([Point(0, -1000), Point(0, 9000)])
    found = way((-5000, 0), (5000, 0), 1000, wall)
    assert found is not None
    reach = math.hypot(5000, 1000)
    tangent = math.sqrt(reach**2 - 1000**2)
    turn = 2 * (math.pi / 2 - (math.acos(1000 / reach) - math.atan2(1000, 5000)))
    assert found.length == pytest.approx(2 * tangent + 1000 * turn, abs=1.5)
    assert all(point.y < 100 for point in found.points)


def test_the_way_round_a_corner_of_a_box() -> None:
    box = rectangle(0, 0, 4000, 4000)
    found = way((-1000, 2000), (2000, 5000), 1000, box)
    assert found is not None
    assert found.length == math.ceil(2000 + 2000 + 1000 * math.pi / 2)


def test_a_base_does_not_fit_through_a_gap_that_is_too_narrow() -> None:
    gate = [Disc(0, 3000, 1000), Disc(0, -3000, 1000)]
    through = way((-5000, 0), (5000, 0), 2000, *gate)
    assert through is not None
    assert through.length == 10_000, "touching on both sides"
    squeezed = way((-5000, 0), (5000, 0), 2000 + TOLERANCE - 1, *gate)
    assert squeezed is not None
    assert squeezed.length == pytest.approx(10_000, abs=5)
    around = way((-5000, 0), (5000, 0), 2000 + TOLERANCE + 1, *gate)
    assert around is not None
    assert around.length > 15_000


def test_there_is_no_way_into_a_closed_room_nor_off_the_table() -> None:
    room = Polyline([Point(0, 0), Point(9000, 0), Point(9000, 9000), Point(0, 9000), Point(0, 1000)])
    assert way((-5000, 4000), (4500, 4500), 600, room) is None
    small = way((-5000, 4000), (4500, 4500), 500, room)
    assert small is not None
    box = rectangle(0, 0, 4000, 4000)
    assert way((-3000, 2000), (2000, 2000), 100, box) is None, "the goal lies inside"
    assert way((1500, 2000), (2500, 2000), 100, box) is None, "so do both"
    field = Field(-6000, -1000, 9000, 9000)
    over = way((-3000, 2000), (7000, 2000), 1000, box, field=field)
    assert over is not None
    assert max(point.y for point in over.points) >= 5000 - TOLERANCE
    assert way((-3000, 2000), (7000, 2000), 1000, box, field=Field(-6000, -1000, 9000, 5800)) is None
    assert way((-3000, 2000), (8500, 2000), 1000, field=field) is None


def test_a_way_longer_than_the_limit_is_none() -> None:
    exact = way((-7500, 0), (7500, 0), 1500, Disc(0, 0, 1500))
    assert exact is not None
    assert way((-7500, 0), (7500, 0), 1500, Disc(0, 0, 1500), limit=exact.length) is not None
    assert way((-7500, 0), (7500, 0), 1500, Disc(0, 0, 1500), limit=exact.length - 1) is None


def test_bases_in_contact_can_part_and_slide_along_each_other() -> None:
    other = Disc(0, 0, 1250)
    for overlap in (0, 1, TOLERANCE - 2):
        start = (-2500 + overlap, 0)
        away = way(start, (-9000, 0), 1250, other)
        assert away is not None
        assert away.length == 6500 + overlap
        round_it = way(start, (2500 - overlap, 0), 1250, other)
        assert round_it is not None
        assert round_it.length == pytest.approx(2500 * math.pi, abs=2 * TOLERANCE)
    assert way((-2500 + TOLERANCE + 1, 0), (-9000, 0), 1250, other) is None


def test_the_queue_gives_equal_stops_in_the_order_they_came() -> None:
    queue = Queue()
    ranks = [5.0, 1.0, 3.0, 1.0, 5.0, 0.5, 3.0]
    stops = [Stop(number, 1.0, 0.0, 0.0, rank, None) for number, rank in enumerate(ranks)]
    for stop in stops:
        queue.push(stop)
    assert [queue.pop().circle for _ in ranks] == [5, 1, 3, 2, 6, 0, 4]


def reference(start: Point, goal: Point, radius: int, shapes: list[Shape]) -> float:
    """Dijkstra over all corners of the widened obstacles that see each other, asked of shapely."""
    walls = shapely.union_all([drawn(shape).buffer(radius - 2, quad_segs=4) for shape in shapes])
    inner: Any = walls.buffer(-8)
    shapely.prepare(inner)
    corners = shapely.get_coordinates(walls.simplify(6))
    places = numpy.concatenate([[start.pair(), goal.pair()], corners]).astype(float)
    count = len(places)
    one, other = numpy.triu_indices(count, 1)
    lines: Any = shapely.linestrings(numpy.stack([places[one], places[other]], axis=1))
    free = ~shapely.intersects(inner, lines)
    far = numpy.full((count, count), numpy.inf)
    steps = numpy.hypot(*(places[one] - places[other]).T)
    far[one[free], other[free]] = steps[free]
    far = numpy.minimum(far, far.T)
    best = numpy.full(count, numpy.inf)
    best[0] = 0
    todo = numpy.ones(count, dtype=bool)
    for _ in range(count):
        place = int(numpy.argmin(numpy.where(todo, best, numpy.inf)))
        todo[place] = False
        best = numpy.minimum(best, best[place] + far[place])
    return float(best[1])


@pytest.mark.parametrize("seed", range(10))
def test_ways_agree_with_a_visibility_graph_of_shapely(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 4, 3, 22_000)]
    radius = random.choice([900, 1250, 2000])
    start, goal = Point(0, 0), Point(0, 0)
    while start == goal or blocked_by([start], radius, shapes, 0) or blocked_by([goal], radius, shapes, 0):
        start, goal = (Point(random.randint(-3000, 29_000), random.randint(-3000, 29_000)) for _ in range(2))
    found = shortest_way(start, goal, radius, shapes, None, 1, FAR)
    expected = reference(start, goal, radius, shapes)
    if found is None:
        assert expected == math.inf
        return
    assert expected - 40 <= found.length <= expected * 1.015 + 20
    back = shortest_way(goal, start, radius, shapes, None, 1, FAR)
    assert back is not None
    assert abs(back.length - found.length) <= 1
    assert blocked_by(found.points, radius, shapes, 2) is None
    fewer = shortest_way(start, goal, radius, shapes[1:], None, 1, FAR)
    assert fewer is not None
    assert fewer.length <= found.length + 1


@pytest.mark.parametrize("seed", range(12))
def test_a_smaller_base_never_has_a_longer_way(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 10, 6, 40_000)]
    ways = [
        shortest_way(Point(-5000, -5000), Point(45_000, 45_000), radius, shapes, None, 25, FAR)
        for radius in (300, 1250, 2500)
    ]
    lengths = [found.length for found in ways if found is not None]
    assert len(lengths) == 3
    assert lengths == sorted(lengths)


def test_a_polygon_with_a_dent_is_walked_round_not_into() -> None:
    horseshoe = Polygon(
        [
            Point(0, 0),
            Point(9000, 0),
            Point(9000, 9000),
            Point(6000, 9000),
            Point(6000, 3000),
            Point(3000, 3000),
            Point(3000, 9000),
            Point(0, 9000),
        ]
    )
    out = way((4500, 4500), (4500, -3000), 1000, horseshoe)
    assert out is not None
    assert out.length == pytest.approx(2 * 4500 + 12_000 + 3000, rel=0.15)
    assert way((4500, 4500), (4500, -3000), 1530, horseshoe) is None
