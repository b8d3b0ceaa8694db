"""Contact points and the nearest places where a base fits."""

from __future__ import annotations

import math
from random import Random

import pytest

from dicefront.tabletop.angles import TURN
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.placement import contact_points, contact_towards, fits, nearest_on, nearest_places
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polyline, Shape, rectangle
from tests.tabletop.scenes import scene

TOLERANCE = 25


@pytest.mark.rule("SW-BAS-07")
@pytest.mark.parametrize("seed", range(5))
def test_contact_is_a_gap_of_nothing(seed: int) -> None:
    random = Random(seed)
    for _ in range(50):
        other = Disc(random.randint(0, 99_999), random.randint(0, 99_999), random.randint(500, 3000))
        radius = random.randint(500, 3000)
        point = contact_towards(random.randint(0, 99_999), random.randint(0, 99_999), radius, other)
        assert -1 <= gap_of_disc(point.x, point.y, radius, other) <= 1
        for place in contact_points(radius, other, random.randrange(TURN), 7):
            assert -1 <= gap_of_disc(place.x, place.y, radius, other) <= 1


@pytest.mark.rule("SW-DEF-07")
def test_a_jumper_slides_straight_towards_the_one_it_jumps_at() -> None:
    inch = 2500
    actor = Disc(20 * inch, round(21.9 * inch), inch // 2)
    assert contact_towards(20 * inch, 20 * inch, inch // 2, actor) == Point(20 * inch, round(20.9 * inch))


def test_contact_from_the_very_centre_is_to_the_right() -> None:
    assert contact_towards(5, 5, 100, Disc(5, 5, 200)) == Point(305, 5)


def test_the_nearest_point_of_an_outline() -> None:
    box = rectangle(0, 0, 1000, 500)
    assert nearest_on(-300, 200, box) == Point(0, 200)
    assert nearest_on(-300, -200, box) == Point(0, 0)
    assert nearest_on(400, 450, box) == Point(400, 500)
    assert nearest_on(0, 900, Disc(0, 0, 100)) == Point(0, 100)


def test_a_base_fits_where_it_overlaps_nothing_and_stays_on_the_table() -> None:
    field = Field(0, 0, 10_000, 10_000)
    others: list[Shape] = [Disc(5000, 5000, 1000)]
    assert fits(1250, 1250, 1250, others, field, 0)
    assert not fits(1249, 1250, 1250, others, field, 0)
    assert fits(7250, 5000, 1250, others, field, 0)
    assert fits(7225, 5000, 1250, others, field, TOLERANCE)
    assert not fits(7224, 5000, 1250, others, field, TOLERANCE)


def test_where_it_fits_it_stays() -> None:
    assert nearest_places(Point(5, 5), 10, [], None, 0, 1000) == [Point(5, 5)]


@pytest.mark.rule("HR-FAL-04")
def test_several_places_can_be_equally_near() -> None:
    wall = Polyline([Point(-9000, 0), Point(9000, 0)])
    places = nearest_places(Point(0, 0), 1000, [wall], None, 0, 5000)
    assert sorted(place.pair() for place in places) == [[0, -1000], [0, 1000]]
    between = nearest_places(Point(0, 0), 1000, [Disc(-900, 0, 900), Disc(900, 0, 900)], None, 0, 5000)
    far = math.isqrt(1900**2 - 900**2)
    assert sorted(place.x for place in between) == [0, 0]
    assert all(far**2 <= place.y * place.y <= (far + 2) ** 2 for place in between)


def test_there_may_be_no_place_near_enough() -> None:
    box = rectangle(0, 0, 10_000, 10_000)
    assert nearest_places(Point(5000, 4000), 1000, [box], None, 0, 4999) == []
    assert nearest_places(Point(5000, 4000), 1000, [box], None, 0, 5000) == [Point(5000, -1000)]
    cell = Field(0, 0, 10_000, 9000)
    assert nearest_places(Point(5000, 4000), 1000, [box], cell, 0, 20_000) == []


@pytest.mark.rule("HR-TAB-01")
def test_the_border_of_the_table_pushes_back_in() -> None:
    field = Field(0, 0, 10_000, 10_000)
    assert nearest_places(Point(-300, 4000), 1000, [], field, 0, 5000) == [Point(1000, 4000)]
    assert nearest_places(Point(-300, -300), 1000, [], field, 0, 5000) == [Point(1000, 1000)]


@pytest.mark.parametrize("seed", range(25))
def test_no_place_of_a_dense_search_is_nearer(seed: int) -> None:
    random = Random(seed)
    shapes = [prism.shape for prism in scene(random, 14, 5, 24_000)]
    field = Field(0, 0, 24_000, 24_000)
    radius = random.choice([1250, 2000])
    wanted = Point(random.randint(0, 24_000), random.randint(0, 24_000))
    places = nearest_places(wanted, radius, shapes, field, 2, 12_000)
    best = math.inf
    for place in places:
        assert fits(place.x, place.y, radius, shapes, field, 2)
        best = min(best, math.dist(place.pair(), wanted.pair()))
    for step in range(1, 40):
        far = min(best - 5, 12_000) * step / 40
        for turn in range(0, 360, 6):
            x = wanted.x + round(far * math.cos(math.radians(turn)))
            y = wanted.y + round(far * math.sin(math.radians(turn)))
            assert best == 0 or not fits(x, y, radius, shapes, field, 0)
