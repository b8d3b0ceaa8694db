"""Regions: where no way leads, however long."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
import shapely

from dicefront.tabletop.arrivals import shortest_contact
from dicefront.tabletop.lanes import Lane, Trip
from dicefront.tabletop.placement import fits
from dicefront.tabletop.point import Point
from dicefront.tabletop.regions import MARGIN, Regions
from dicefront.tabletop.shapes import Disc, Field, Polyline, Shape, rectangle
from dicefront.tabletop.ways import Way, shortest_way
from tests.tabletop.scenes import drawn, piece

TOLERANCE = 25
FAR = 400_000
BASE = 1250
SIZE = 30_000
FIELD = Field(0, 0, SIZE, SIZE)


def row(*places: int) -> list[Shape]:
    """Bases side by side across the middle of the field."""
    return [Disc(x, SIZE // 2, BASE) for x in places]


CLOSED_ROW = row(*range(1500, SIZE, 3000))


def are_parted(
    one: tuple[float, float], other: tuple[float, float], obstacles: list[Shape], field: Field | None = FIELD
) -> bool:
    regions = Regions(BASE, obstacles, field, TOLERANCE)
    return regions.chains_round(*one) != regions.chains_round(*other)


def test_a_row_from_border_to_border_parts_the_field() -> None:
    assert are_parted((9000, 3000), (9000, 27_000), CLOSED_ROW)
    assert not are_parted((9000, 3000), (21_000, 3000), CLOSED_ROW)
    assert not are_parted((9000, 3000), (9000, 27_000), CLOSED_ROW, None), "one goes round its ends"
    assert not are_parted((9000, 3000), (9000, 27_000), CLOSED_ROW[:4] + CLOSED_ROW[5:])


def test_a_gap_for_a_base_joins_what_lies_on_both_sides() -> None:
    for gap, parted in ((2 * BASE - 2 * TOLERANCE - 2 * MARGIN - 2, True), (2 * BASE, False)):
        walls: list[Shape] = [
            Polyline([Point(-9000, 15_000), Point(15_000, 15_000)]),
            Polyline([Point(15_000 + gap, 15_000), Point(39_000, 15_000)]),
        ]
        assert are_parted((9000, 3000), (9000, 27_000), walls) is parted
        found = shortest_way(Point(9000, 3000), Point(9000, 27_000), BASE, walls, FIELD, TOLERANCE, FAR)
        assert (found is None) is parted


def test_a_chain_inside_another_has_a_region_of_its_own() -> None:
    outer = Polyline([Point(*at) for at in ((1, 1), (29_000, 1), (29_000, 29_000), (1, 29_000), (1, 1))])
    inner = rectangle(10_000, 10_000, 20_000, 20_000)
    places = [(15_000.0, 15_000.0), (15_000.0, 5000.0), (15_000.0, 40_000.0)]
    for place, one in enumerate(places):
        for other in places[:place]:
            assert are_parted(one, other, [outer, inner], None)
    assert not are_parted(places[1], (15_000.0, 25_000.0), [outer, inner], None)


def test_who_stands_in_the_row_is_reached_from_both_sides_and_who_stands_behind_it_from_one() -> None:
    others = CLOSED_ROW[:4] + CLOSED_ROW[5:]
    for start in (Point(9000, 3000), Point(9000, 27_000)):
        regions = Regions(BASE, others, FIELD, TOLERANCE)
        way = shortest_contact(start, CLOSED_ROW[4], BASE, others, FIELD, TOLERANCE, FAR, regions)
        assert way is not None
        behind = Disc(15_000, 3000, BASE)
        way = shortest_contact(start, behind, BASE, CLOSED_ROW, FIELD, TOLERANCE, FAR)
        assert (way is None) is (start.y > SIZE // 2)


def test_a_search_asks_for_regions_only_when_it_takes_long() -> None:
    long = Regions(BASE, CLOSED_ROW, FIELD, TOLERANCE)
    start = Point(9000, 3000)
    assert shortest_way(start, Point(9000, 27_000), BASE, CLOSED_ROW, FIELD, TOLERANCE, FAR, long) is None
    assert long.are_known
    short = Regions(BASE, CLOSED_ROW, FIELD, TOLERANCE)
    found = shortest_way(start, Point(21_000, 3000), BASE, CLOSED_ROW, FIELD, TOLERANCE, FAR, short)
    assert found is not None
    assert not short.are_known


def test_a_base_that_is_smaller_than_the_margin_is_never_cut_off() -> None:
    wall = rectangle(10_000, 10_000, 20_000, 20_000)
    regions = Regions(TOLERANCE + MARGIN, [wall], FIELD, TOLERANCE)
    assert regions.chains_round(15_000.0, 15_000.0) == regions.chains_round(5000.0, 5000.0)
    assert len(regions.on_rim(15_000.0, 15_000.0, 500.0)) == 1


def crowd(random: Random) -> list[Shape]:
    """Pieces and bases in any place, so that many overlap."""
    shapes: list[Shape] = [piece(random, random.randint(0, SIZE), random.randint(0, SIZE)) for _ in range(4)]
    for _ in range(random.randint(20, 45)):
        shapes.append(
            Disc(random.randint(0, SIZE), random.randint(0, SIZE), random.choice([1000, 1250, 2000]))
        )
    return shapes


def free_places(random: Random, radius: int, shapes: list[Shape], count: int) -> list[Point]:
    found: list[Point] = []
    for _ in range(4000):
        at = Point(random.randint(0, SIZE), random.randint(0, SIZE))
        if len(found) < count and fits(at.x, at.y, radius, shapes, FIELD, 0):
            found.append(at)
    return found


def parts(shapes: list[Shape], wide: int) -> list[Any]:
    """What is left of the field for the centre of a base, in parts, as shapely says."""
    forbidden = shapely.union_all([drawn(shape).buffer(wide, quad_segs=64) for shape in shapes])
    left: Any = shapely.box(wide, wide, SIZE - wide, SIZE - wide).difference(forbidden)
    return list(getattr(left, "geoms", [left]))


@pytest.mark.parametrize("seed", range(20))
def test_regions_are_the_parts_of_what_is_left_of_the_field(seed: int) -> None:
    random = Random(seed)
    radius = random.choice([700, 1000, 1250])
    shapes = crowd(random)
    regions = Regions(radius, shapes, FIELD, TOLERANCE)
    widest = parts(shapes, radius - TOLERANCE - MARGIN - 2)
    narrowest = parts(shapes, radius - TOLERANCE)
    compared = [0, 0]
    places = free_places(random, radius, shapes, 25)
    for place, one in enumerate(places):
        for other in places[:place]:
            ends = shapely.MultiPoint([one.pair(), other.pair()])
            joined = any(part.covers(ends) for part in narrowest)
            if joined is any(part.covers(ends) for part in widest):  # else the margin decides
                here, there = (regions.chains_round(float(at.x), float(at.y)) for at in (one, other))
                assert (here == there) is joined
                compared[joined] += 1
    assert sum(compared) > 250
    assert compared[1]


def as_text(way: Way | None) -> object:
    return None if way is None else (way.length, [point.pair() for point in way.points])


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_what_is_found_is_what_a_search_without_regions_finds(first: int) -> None:
    in_vain = {False: 0, True: 0}
    for seed in range(first, first + 10):
        random = Random(seed)
        radius = random.choice([700, 1000, 1250])
        shapes = crowd(random)
        places = free_places(random, radius, shapes, 14)
        lanes = [Lane(places[4 + end], places[9 + end]) for end in range(5)]
        everywhere = Regions(radius, [], None, TOLERANCE)
        regions = Regions(radius, shapes, FIELD, TOLERANCE)
        goals: list[Shape | Point] = [places[3], Disc(random.randint(0, SIZE), random.randint(0, SIZE), 1250)]
        for start, goal, some, any_will_do in product(places[:3], goals, ([], lanes), (False, True)):
            found, plain = (
                Trip(goal, radius, shapes, some, FIELD, TOLERANCE, FAR, any_will_do, known).way(start)
                for known in (regions, everywhere)
            )
            if any_will_do and some:  # which way is found first is another matter
                assert (found is None) is (plain is None)
            else:
                assert as_text(found) == as_text(plain)
            in_vain[found is None] += 1
    assert min(in_vain.values()) > 20
