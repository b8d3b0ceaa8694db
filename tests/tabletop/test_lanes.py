"""Shortest ways over lanes."""

from __future__ import annotations

import math
from itertools import permutations
from random import Random

import pytest

from dicefront.tabletop.lanes import Lane, Trip
from dicefront.tabletop.path import length
from dicefront.tabletop.placement import fits
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polyline, Shape, rectangle
from dicefront.tabletop.ways import Way, shortest_way
from tests.tabletop.scenes import scene

FAR = 200_000
TOLERANCE = 25
RIVER = rectangle(-50_000, -2000, 50_000, 2000)
BRIDGE = Lane(Point(3000, -3300), Point(3000, 3300))


def trip(
    start: Point, goal: Shape | Point, obstacles: list[Shape], *lanes: Lane, limit: int = FAR
) -> Way | None:
    return Trip(goal, 1250, obstacles, list(lanes), None, TOLERANCE, limit).way(start)


def test_over_a_bridge() -> None:
    found = trip(Point(0, -9000), Point(0, 9000), [RIVER], BRIDGE)
    assert found is not None
    assert found.points == [Point(0, -9000), BRIDGE.a, BRIDGE.b, Point(0, 9000)]
    assert found.length == pytest.approx(6600 + 2 * math.hypot(3000, 5700), abs=2)
    assert trip(Point(0, -9000), Point(0, 9000), [RIVER], BRIDGE, limit=found.length - 1) is None
    back = trip(Point(0, 9000), Point(0, -9000), [RIVER], BRIDGE)
    assert back is not None
    assert back.length == found.length


def test_a_lane_is_used_only_if_it_is_shorter() -> None:
    wall = Polyline([Point(-2000, 0), Point(2000, 0)])
    door = Lane(Point(0, -1300), Point(0, 1300))
    far_door = Lane(Point(9000, -1300), Point(9000, 1300))
    through = trip(Point(0, -5000), Point(0, 5000), [wall], door, far_door)
    assert through is not None
    assert through.length == 10_000
    around = trip(Point(0, -5000), Point(0, 5000), [wall], far_door)
    plain = shortest_way(Point(0, -5000), Point(0, 5000), 1250, [wall], None, TOLERANCE, FAR)
    assert around is not None
    assert plain is not None
    assert around.length == plain.length


def test_to_contact_over_a_bridge() -> None:
    found = trip(Point(0, -9000), Disc(0, 9000, 1250), [RIVER], BRIDGE)
    assert found is not None
    end = found.points[-1]
    assert math.hypot(end.x, end.y - 9000) == pytest.approx(2500, abs=1)
    whole = trip(Point(0, -9000), Point(0, 9000), [RIVER], BRIDGE)
    assert whole is not None
    assert found.length == pytest.approx(whole.length - 2500, abs=2)


def by_trying(
    start: Point, goal: Point, radius: int, shapes: list[Shape], lanes: list[Lane], field: Field
) -> float:
    """Every order of up to two lanes, in both directions."""

    def walk(one: Point, other: Point) -> float:
        way = shortest_way(one, other, radius, shapes, field, TOLERANCE, FAR)
        return math.inf if way is None else way.length

    ends = [(lane.a, lane.b, int(lane.length)) for lane in lanes] + [
        (lane.b, lane.a, int(lane.length)) for lane in lanes
    ]
    best = walk(start, goal)
    for one in ends:
        first = walk(start, one[0]) + one[2]
        best = min(best, first + walk(one[1], goal))
    for one, other in permutations(ends, 2):
        best = min(
            best, walk(start, one[0]) + one[2] + walk(one[1], other[0]) + other[2] + walk(other[1], goal)
        )
    return best


@pytest.mark.parametrize("seed", range(8))
def test_no_order_of_lanes_is_shorter(seed: int) -> None:
    random = Random(seed)
    shapes: list[Shape] = [prism.shape for prism in scene(random, 3, 3, 20_000)]
    river = rectangle(-6000, 22_000, 30_000, 24_000)
    brook = rectangle(-6000, 32_000, 30_000, 34_000)
    shapes += [river, brook]
    field = Field(-6000, -6000, 30_000, 50_000)
    lanes = []
    for x in (random.randint(0, 8000), random.randint(12_000, 24_000)):
        lanes.append(Lane(Point(x, 20_500), Point(x, 25_500)))
    for x in (random.randint(0, 8000), random.randint(12_000, 24_000)):
        lanes.append(Lane(Point(x, 30_500), Point(x, 35_500)))
    radius = random.choice([900, 1250])
    lanes = [lane for lane in lanes if fits(lane.a.x, lane.a.y, radius, shapes, field, 0)]
    tries = [Point(random.randint(-3000, 24_000), random.randint(-3000, 20_000)) for _ in range(200)]
    start = next(point for point in tries if fits(point.x, point.y, radius, shapes, field, 0))
    goal = Point(random.randint(-3000, 25_000), 40_000)
    found = Trip(goal, radius, shapes, lanes, field, TOLERANCE, FAR).way(start)
    expected = by_trying(start, goal, radius, shapes, lanes, field)
    if found is None:
        assert expected == math.inf
        return
    assert found.length == pytest.approx(expected, abs=4)
    assert length(found.points) <= found.length * 1.002 + 60
