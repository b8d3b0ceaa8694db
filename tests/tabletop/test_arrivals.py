"""The shortest way to the contact with a disc."""

from __future__ import annotations

import math
from random import Random

import pytest

from dicefront.tabletop.arrivals import shortest_contact
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.path import blocked_by, length
from dicefront.tabletop.placement import contact_points, fits
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polygon, Shape, rectangle
from dicefront.tabletop.ways import Way, shortest_way
from tests.tabletop.scenes import scene

INCH = 2500
TOLERANCE = 25
FAR = 200_000


def contact(
    start: tuple[int, int],
    target: Disc,
    radius: int,
    *obstacles: Shape,
    field: Field | None = None,
    limit: int = FAR,
) -> Way | None:
    found = shortest_contact(Point(*start), target, radius, list(obstacles), field, TOLERANCE, limit)
    if found is not None:
        end = found.points[-1]
        assert found.points[0] == Point(*start)
        assert abs(int(gap_of_disc(end.x, end.y, radius, target))) <= 1 or found.length == 0
        assert blocked_by(found.points, radius, [*obstacles, target], TOLERANCE) is None
        assert found.length - 2 <= length(found.points) <= found.length * 1.002 + 25
    return found


def test_straight_on_if_nothing_is_in_the_way() -> None:
    found = contact((0, 0), Disc(10_000, 0, 1500), 1250)
    assert found is not None
    assert (found.length, found.points) == (7250, [Point(0, 0), Point(7250, 0)])
    assert contact((0, 0), Disc(10_000, 0, 1500), 1250, limit=7249) is None
    here = contact((7225, 0), Disc(10_000, 0, 1500), 1250)
    assert here is not None
    assert here.length == 0, "as good as in contact"


def test_round_a_base_that_stands_between() -> None:
    found = contact((-7500, 0), Disc(7500, 0, 1500), 1500, Disc(0, 0, 1500))
    assert found is not None
    to_centre = shortest_way(Point(-7500, 0), Point(7500, 0), 1500, [Disc(0, 0, 1500)], None, TOLERANCE, FAR)
    assert to_centre is not None
    assert found.length == to_centre.length - 3000


def test_beside_a_friend_who_covers_the_near_side() -> None:
    """The near side is taken: it comes to where it touches both, no further round than it must."""
    target, friend = Disc(10_000, 0, 1250), Disc(7500, 0, 1250)
    found = contact((0, 0), target, 1250, friend)
    assert found is not None
    end = found.points[-1]
    assert abs(int(gap_of_disc(end.x, end.y, 1250, friend))) <= 1
    assert (end.x, abs(int(end.y))) == (8750, round(1250 * math.sqrt(3)))


def test_no_way_if_the_base_finds_no_room() -> None:
    target = Disc(20_000, 20_000, 1250)
    ring: list[Shape] = [
        Disc(round(20_000 + 2500 * math.cos(turn)), round(20_000 + 2500 * math.sin(turn)), 1250)
        for turn in (place * math.tau / 6 for place in range(6))
    ]
    assert contact((0, 0), target, 1250, *ring) is None
    one_gap = contact((0, 0), target, 1250, *ring[1:])
    assert one_gap is not None
    assert abs(int(one_gap.points[-1].x) - 22_500) <= 2, "on the far side, where one is missing"
    assert contact((0, 0), target, 1500, *ring[1:]) is None, "a larger base does not fit in"
    corner = Disc(1250, 1250, 1250)
    field = Field(0, 0, 40_000, 40_000)
    assert contact((9000, 1250), corner, 1250, Disc(3750, 1300, 1250), field=field)
    both = [Disc(3750, 1300, 1250), Disc(1250, 3760, 1250), Disc(3200, 3200, 1250)]
    assert contact((9000, 1250), corner, 1250, *both, field=field) is None


def test_along_the_border_of_the_table() -> None:
    """The straight line to the disc is shut by a box; under it the border leaves just enough room."""
    field = Field(0, 0, 40_000, 40_000)
    box = rectangle(10_000, 2500, 14_000, 30_000)
    found = contact((5000, 5000), Disc(20_000, 5000, 1250), 1250, box, field=field)
    assert found is not None
    assert min(point.y for point in found.points) >= 1250 - TOLERANCE
    assert (
        contact((5000, 5000), Disc(20_000, 5000, 1250), 1300, box, field=Field(0, 0, 40_000, 31_000)) is None
    )


@pytest.mark.parametrize("seed", range(16))
def test_no_place_of_contact_is_nearer(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 9, 3, 20_000)]
    target = next(shape for shape in reversed(shapes) if shape.round)
    others = [shape for shape in shapes if shape is not target]
    radius = random.choice([900, 1250, 2000])
    field = Field(-5000, -5000, 26_000, 26_000)
    tries = [Point(random.randint(-3000, 24_000), random.randint(-3000, 24_000)) for _ in range(200)]
    start = next(point for point in tries if fits(point.x, point.y, radius, shapes, field, 0))
    found = shortest_contact(start, target, radius, others, field, TOLERANCE, FAR)
    least = math.inf
    for place in contact_points(radius, target, random.randrange(1000), 60):
        way = shortest_way(start, place, radius, shapes, field, TOLERANCE, FAR)
        if way is not None:
            least = min(least, way.length)
    if found is None:
        assert least == math.inf
        return
    assert found.length <= least + 2
    assert least <= found.length + 500 or least == math.inf
    assert blocked_by(found.points, radius, shapes, TOLERANCE) is None
    exact = shortest_way(start, found.points[-1], radius, shapes, field, TOLERANCE, FAR)
    assert exact is not None
    assert abs(exact.length - found.length) <= 2


def test_into_the_mouth_of_a_piece_with_a_dent() -> None:
    horseshoe = Polygon(
        [
            Point(0, 0),
            Point(9000, 0),
            Point(9000, 9000),
            Point(6500, 9000),
            Point(6500, 3000),
            Point(2500, 3000),
            Point(2500, 9000),
            Point(0, 9000),
        ]
    )
    found = contact((4500, -5000), Disc(4500, 5000, 1250), 1250, horseshoe)
    assert found is not None
    assert found.points[-1].y > 5000
    assert contact((4500, -5000), Disc(4500, 5000, 1250), 2100, horseshoe) is None, "the mouth is too narrow"
    assert contact((4500, -5000), Disc(4500, 6300, 1250), 2100, horseshoe) is not None, "it meets it there"
