"""BAS, TAB, DEF: distances and defence areas."""

from __future__ import annotations

import math
from random import Random

import pytest

from dicefront.games.spherewars.rules.measuring import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    areas_entered,
    closer,
    gap,
    in_area,
    landing,
    may_jump,
    nearest_edges,
    to_edge,
    touches,
    towards_edge,
    within,
)
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.tabletop.bases import Base
from dicefront.tabletop.path import GRAIN, length, point_along
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Field
from tests.games.spherewars.bodies import body, disc, point, units

FIELD = Field(0, 0, 40 * INCH, 40 * INCH)


@pytest.mark.rule("SW-BAS-01", "SW-BAS-02", "SW-BAS-04", "SW-TAB-02")
def test_gaps() -> None:
    assert gap(body(0, 0, 0.6), body(6, 0, 0.8)) == units(4.6)[0]
    assert gap(body(0, 0, 0.6), body(1, 0, 0.8)) == 0


@pytest.mark.rule("SW-BAS-06", "SW-BAS-07")
def test_limits_are_compared_with_the_tolerance() -> None:
    one = body(0, 0)
    assert not closer(one, body(6, 0), 5 * INCH), "exactly 5 inches"
    assert within(one, body(9, 0), 8 * INCH), "exactly 8 inches"
    for unit, is_within, is_closer in [
        (TOL, True, False),
        (TOL + 1, False, False),
        (-TOL, True, False),
        (-TOL - 1, True, True),
    ]:
        other = Base(6 * INCH + unit, 0, INCH // 2, 0, 2)
        assert (within(one, other, 5 * INCH), closer(one, other, 5 * INCH)) == (is_within, is_closer)
    assert touches(one, body(1.01, 0))
    assert not touches(one, body(1.011, 0))
    slanting = Base(6 * INCH - TOL, 1, INCH // 2, 0, 2)
    assert not closer(one, slanting, 5 * INCH), "a hair further than it looks"


@pytest.mark.rule("SW-TAB-03", "SW-FLE-05")
def test_edges() -> None:
    one = body(6, 15)
    assert [to_edge(one, edge, FIELD) for edge in (SOUTH, EAST, NORTH, WEST)] == units(14.5, 33.5, 24.5, 5.5)
    assert nearest_edges(one, FIELD) == [WEST]
    assert nearest_edges(body(6, 34), FIELD) == [NORTH, WEST]
    assert [towards_edge(edge) for edge in range(4)] == [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)]


@pytest.mark.rule("SW-DEF-01", "SW-DEF-02")
def test_the_worked_case_of_an_area() -> None:
    guard = body(20, 20)
    assert areas_entered([point(10, 22), point(30, 22)], body(10, 22), [guard]) == []
    found = areas_entered([point(10, 21.9), point(30, 21.9)], body(10, 21.9), [guard])
    assert [entry.guard for entry in found] == [0]
    (inside,) = found[0].stretches
    assert inside.start / GRAIN / INCH == pytest.approx(9.408, abs=0.001)
    assert inside.end / GRAIN / INCH == pytest.approx(10.592, abs=0.001)
    assert not in_area(body(20, 22), guard)
    assert in_area(body(20, 21.98), guard)


@pytest.mark.rule("SW-DEF-02")
def test_a_larger_base_has_a_larger_area() -> None:
    way = [point(10, 22.2), point(30, 22.2)]
    assert areas_entered(way, body(10, 22.2), [body(20, 20, 0.5)]) == []
    assert len(areas_entered(way, body(10, 22.2), [body(20, 20, 0.6)])) == 1


@pytest.mark.rule("SW-DEF-05", "SW-DEF-13")
def test_areas_in_the_order_of_the_way_but_not_those_it_begins_in() -> None:
    guards = [body(26, 20), body(20, 20), body(11, 20)]
    way = [point(10, 21.5), point(30, 21.5), point(30, 18), point(8, 18)]
    found = areas_entered(way, body(10, 21.5), guards)
    assert [entry.guard for entry in found] == [1, 0]
    assert found[0].start() < found[1].start()


@pytest.mark.rule("SW-DEF-07")
def test_the_worked_case_of_a_jump() -> None:
    guard = body(20, 20)
    assert landing(guard, point(20, 21.9), INCH // 2) == point(20, 20.9)
    way = [point(10, 21.9), point(30, 21.9)]
    (entry,) = areas_entered(way, body(10, 21.9), [guard])
    assert entry.holds(10 * INCH)
    assert not entry.holds(9 * INCH)
    assert may_jump(guard, way, 10 * INCH, INCH // 2, [])


@pytest.mark.rule("SW-DEF-08")
def test_a_jump_crosses_no_base() -> None:
    guard = body(20, 20)
    way = [point(10, 21.9), point(30, 21.9)]
    beside = disc(21, 20.5, 0.5)
    assert may_jump(guard, way, units(9.5)[0], INCH // 2, [beside])
    assert not may_jump(guard, way, units(10.5)[0], INCH // 2, [beside])


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.rule("SW-DEF-05", "SW-DEF-07")
def test_areas_agree_with_small_steps(seed: int) -> None:
    random = Random(seed)
    guards = [
        body(random.uniform(5, 35), random.uniform(5, 35), random.choice([0.5, 0.6, 0.8, 1.2]))
        for _ in range(6)
    ]
    radius = random.choice([0.5, 0.8, 1.0])
    way = [point(random.uniform(0, 40), random.uniform(0, 40)) for _ in range(4)]
    mover = Base(way[0].x, way[0].y, round(radius * INCH), 0, 2)
    found = areas_entered(way, mover, guards)
    firsts: dict[int, int] = {}
    for far in range(0, length(way), 40):
        at = point_along(way, far)
        for number, guard in enumerate(guards):
            if in_area(mover, guard):
                continue
            inside = in_area(Base(at.x, at.y, mover.shape.reach, 0, 2), guard)
            if inside and number not in firsts:
                firsts[number] = far
            entry = next((one for one in found if one.guard == number), None)
            if inside:
                assert entry is not None
                edges = [int(edge) for one in entry.stretches for edge in (one.start, one.end)]
                assert entry.holds(far) or min(abs(edge - far * GRAIN) for edge in edges) < 60 * GRAIN
                end = landing(guard, at, mover.shape.reach)
                away = math.hypot(end.x - guard.shape.x, end.y - guard.shape.y)
                assert away < float(2 * guard.shape.reach)
                together = int(guard.shape.reach + mover.shape.reach)
                assert abs(math.hypot(end.x - at.x, end.y - at.y) - together) <= 1
    for number, far in firsts.items():
        entry = next(one for one in found if one.guard == number)
        assert far - 100 <= entry.start() <= far + 60
    assert [entry.start() for entry in found] == sorted(entry.start() for entry in found)
