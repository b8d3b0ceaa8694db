"""MOV, FLE, FLY, RND: how far ways lead, ways to contact, flight and force."""

from __future__ import annotations

from random import Random

import pytest

from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.walking import (
    Going,
    Stride,
    Travel,
    before_contact,
    counts_as_shortest,
    flee,
    fly_off,
    push,
    travel,
    way_through,
    way_to_contact,
)
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.outlines import LEFT, RIGHT
from dicefront.tabletop.path import length, point_along
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Field, Polyline, Shape, rectangle, turned_rectangle
from dicefront.tabletop.skirting import ASKS, CAUGHT, DONE, HELD, LEFT_FIELD
from tests.games.spherewars.bodies import body, disc, point, units

FIELD = Field(0, 0, 40 * INCH, 40 * INCH)
RADIUS = INCH // 2

RUN = Stride(4, 1)
SPEED_UP = Stride(4, 2)


def wood(begin: float, end: float, lost: int = 1) -> Going:
    """A piece between two lines across the way of ``gone``: so far until the base touches it."""
    return Going(rectangle(*units(10.5 + begin, 0, 10.5 + end, 40)), lost, [], False)


def gone(stride: Stride, *pieces: Going, far: float = 20) -> Travel:
    return travel([point(10, 20), point(10 + far, 20)], RADIUS, stride, list(pieces))


# -- lengths ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-BAS-11", "SW-BAS-20", "SW-MOV-05", "SW-MOV-11")
def test_a_way_is_cut_where_the_allowance_ends() -> None:
    assert gone(RUN).way == [point(10, 20), point(14, 20)]
    assert gone(SPEED_UP).length == 8 * INCH
    short = gone(RUN, far=3)
    assert (short.length, short.reaches) == (3 * INCH, True)
    assert gone(RUN, far=4.01).reaches, "within the tolerance"
    assert not gone(RUN, far=4.02).reaches


@pytest.mark.rule("SW-MOV-07", "SW-MOV-08")
def test_pieces_take_points_of_mov() -> None:
    assert gone(RUN, wood(1, 9)).length == 3 * INCH
    assert gone(SPEED_UP, wood(1, 9)).length == 6 * INCH
    assert gone(Stride(3, 1), wood(0.1, 0.4, 2), wood(0.6, 9, 2)).length == INCH
    assert gone(RUN, wood(1, 2), wood(2.5, 3)).touched == [0], "the second is out of reach"


@pytest.mark.rule("SW-MOV-09", "SW-MOV-27")
def test_a_piece_that_cannot_be_entered_ends_the_way_before_it() -> None:
    found = gone(RUN, wood(3.5, 9))
    assert found.touched == []
    assert found.length / INCH == pytest.approx(3.49, abs=0.002), "not even touched"
    assert gone(RUN, wood(3.5, 9), far=3.4).reaches


@pytest.mark.rule("SW-MOV-07", "SW-MOV-08", "SW-MOV-09", "SW-BAS-20")
@pytest.mark.parametrize("seed", range(30))
def test_travel_agrees_with_small_steps(seed: int) -> None:
    """Walk on in small steps as long as the length is within what the pieces touched so far leave."""
    random = Random(seed)
    pieces: list[Going] = []
    for _ in range(6):
        x, y = units(random.uniform(5, 35), random.uniform(5, 35))
        shape: Shape = Disc(x, y, random.randint(2000, 8000))
        if random.random() < 0.5:
            wide, deep = random.randint(3000, 12_000), random.randint(3000, 9000)
            shape = turned_rectangle(x, y, wide, deep, random.uniform(0, 180))
        pieces.append(Going(shape, random.choice([1, 2]), [], False))
    way = [point(random.uniform(2, 38), random.uniform(2, 38)) for _ in range(4)]
    radius = random.choice([1250, 1500, 2500])
    stride = Stride(random.randint(3, 8), random.choice([1, 2]))
    found = travel(way, radius, stride, pieces)
    step, far, touched = 10, 0, set[int]()
    while far <= length(way):
        at = point_along(way, far)
        here = {
            number
            for number, piece in enumerate(pieces)
            if gap_of_disc(at.x, at.y, radius, piece.shape) <= TOL
        }
        if far > stride.allowance(sum(pieces[number].lost for number in touched | here)) + TOL:
            break
        touched |= here
        far += step
    assert found.length == pytest.approx(min(far - step, length(way)), abs=TOL + 2 * step)
    assert found.reaches == (far > length(way)) or abs(found.length - length(way)) <= TOL + step
    assert set(found.touched) == touched or abs(found.length - far) > step


@pytest.mark.rule("SW-SCN-20")
def test_a_crossing_place_takes_the_piece_away() -> None:
    stream = Going(rectangle(*units(12, 0, 14, 40)), 1, [rectangle(*units(11.18, 19, 14.82, 21))], False)
    big = units(0.8)[0]
    straight = travel([point(10, 20), point(20, 20)], big, RUN, [stream])
    assert (straight.length, straight.touched) == (4 * INCH, [])
    aside = travel([point(10, 20), point(12.5, 20.8), point(13, 21.5), point(20, 21.5)], big, RUN, [stream])
    assert (aside.length, aside.touched) == (3 * INCH, [0])


@pytest.mark.rule("SW-SCN-38", "SW-SCN-39", "SW-SCN-41")
def test_a_line_counts_if_it_is_crossed_and_nobody_ends_across_it() -> None:
    hedge = Going(Polyline([point(12, 0), point(12, 40)]), 1, [], True)
    across = gone(RUN, hedge)
    assert (across.length, across.touched) == (3 * INCH, [0])
    late = Going(Polyline([point(12.8, 0), point(12.8, 40)]), 1, [], True)
    stopped = gone(RUN, late)
    assert stopped.length / INCH == pytest.approx(2.3, abs=0.02), "it would end across the line"
    joins = travel([point(10, 20), point(30, 20)], RADIUS, RUN, [late], True)
    assert joins.length == 3 * INCH
    along = travel([point(11.4, 10), point(11.4, 30)], RADIUS, RUN, [hedge])
    assert along.length == 4 * INCH


@pytest.mark.rule("SW-SCN-38", "SW-SCN-41")
def test_who_stands_across_a_line_stays_or_leaves_it() -> None:
    """Joining combat may end across a line; so a move may begin there."""
    hedge = Going(Polyline([point(12, 0), point(12, 40)]), 1, [], True)
    short = travel([point(11.8, 20), point(12.2, 20)], RADIUS, RUN, [hedge])
    assert (short.length, short.reaches) == (0, False)
    off = travel([point(11.8, 20), point(16, 20)], RADIUS, RUN, [hedge])
    assert off.length == 3 * INCH
    past = travel([point(11.8, 20), point(14, 20), point(12.2, 20)], RADIUS, Stride(6, 1), [hedge])
    assert past.length / INCH == pytest.approx(3.71, abs=0.02), "back before the line"


@pytest.mark.rule("SW-RND-01", "SW-RND-07", "SW-RND-08", "SW-RND-09", "SW-RND-10")
def test_random_moves_and_scenery() -> None:
    assert gone(Stride(9, 1, 5)).length == 9 * INCH
    assert gone(Stride(7, 1, 5), wood(3, 9)).length == 5 * INCH
    half_in = gone(Stride(10, 1, 5), wood(7, 19))
    assert half_in.way[-1] == point(17.5, 20), "with the centre on the edge"
    assert gone(Stride(6, 1, 6), wood(3, 9, 2)).length == 6 * INCH, "clumsy: the die is the length"


@pytest.mark.rule("SW-MOV-06", "SW-MOV-27")
def test_a_way_ends_before_contact() -> None:
    way = [point(10, 20), point(20, 20)]
    assert before_contact(way, RADIUS, [disc(25, 20)]) == way
    short = before_contact(way, RADIUS, [disc(15, 20)])
    assert length(short) / INCH == pytest.approx(3.99, abs=0.003)
    assert before_contact(way, RADIUS, [disc(9, 20)]) == way, "touched at the start"


# -- ways -------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-BAS-12", "SW-BAS-13", "SW-FLY-02")
def test_ways_between_waypoints() -> None:
    other: list[Shape] = [disc(20, 20, 0.6)]
    radius = units(0.6)[0]
    found = way_through([point(17, 20), point(23, 20)], radius, False, other, FIELD)
    assert length(found) / INCH == pytest.approx(6.49, abs=0.01)
    assert way_through([point(17, 20), point(23, 20)], radius, True, other, FIELD) == [
        point(17, 20),
        point(23, 20),
    ]
    assert way_through([point(17, 20), point(20.5, 20)], radius, False, other, FIELD) == []


@pytest.mark.rule("SW-BAS-10")
def test_no_base_leaves_the_table_by_the_tolerance_of_contact() -> None:
    """A target that stands by the edge is not touched from beyond it."""
    target, mover = body(20, 0.5), body(0.5, 0.5)
    shut: list[Shape] = [disc(19, 0.51), disc(21, 0.51), disc(19.5, 1.37), disc(20.5, 1.37)]
    assert way_to_contact(mover, target, False, shut, FIELD) is None
    along = way_through([point(0.5, 0.5), point(30, 0.5)], RADIUS, False, [disc(15, 1.49)], FIELD)
    assert along
    assert min(int(place.y) for place in along) >= RADIUS - 2
    assert way_through([point(1, 1), Point(9000, RADIUS - 3)], RADIUS, False, [], FIELD) == []


@pytest.mark.rule("SW-MOV-15", "SW-MOV-17")
def test_the_shortest_way_to_contact() -> None:
    mover, target = body(10, 20), body(15, 20)
    straight = way_to_contact(mover, target, False, [], FIELD)
    assert straight is not None
    assert straight.points == [point(10, 20), point(14, 20)]
    assert counts_as_shortest([point(10, 20), point(14.05, 20.31)], straight)
    assert not counts_as_shortest([point(10, 20), point(14, 18.9), point(15, 19)], straight), "a further side"
    friend: list[Shape] = [disc(12.5, 20)]
    around = way_to_contact(mover, target, False, friend, FIELD)
    assert around is not None
    assert around.length / INCH == pytest.approx(4.406, abs=0.001)
    over = way_to_contact(mover, target, True, friend, FIELD)
    assert over is not None
    assert over.length == 4 * INCH
    ring: list[Shape] = [
        Disc(*units(15 + dx, 20 + dy, 0.9)) for dx, dy in [(1.4, 0), (-1.4, 0), (0, 1.4), (0, -1.4)]
    ]
    assert way_to_contact(mover, target, False, ring, FIELD) is None
    assert way_to_contact(mover, target, True, ring, FIELD) is None


@pytest.mark.rule("SW-FLY-04")
def test_a_flyer_lands_where_it_fits() -> None:
    taken: list[Shape] = [disc(14, 20)]
    over = way_to_contact(body(10, 20), body(15, 20), True, taken, FIELD)
    assert over is not None
    assert len(over.points) == 2
    end = over.points[-1]
    assert (end.x / INCH, abs(end.y / INCH - 20)) == pytest.approx((14.5, 0.866), abs=0.001)


# -- flight and force -------------------------------------------------------------------------------


@pytest.mark.rule("SW-FLE-01", "SW-FLE-03")
def test_a_flight_goes_straight_away_from_its_cause() -> None:
    run = flee(body(20, 21), Point(0, INCH), 4 * INCH, [], [disc(20, 20)], FIELD, [])
    assert (run.end, run.points[-1]) == (DONE, point(20, 25))


@pytest.mark.rule("SW-FLE-05", "SW-FLE-06")
def test_flights_to_the_edge() -> None:
    west = Point(-1, 0)
    assert flee(body(6, 15), west, 4 * INCH, [], [], FIELD, []).points[-1] == point(2, 15)
    gone = flee(body(2, 15), west, 4 * INCH, [], [], FIELD, [])
    assert (gone.end, gone.length) == (LEFT_FIELD, units(1.5)[0])


@pytest.mark.rule("SW-FLE-07")
def test_a_fugitive_that_meets_an_enemy_is_trapped() -> None:
    run = flee(body(20, 21), Point(0, 1), 4 * INCH, [], [disc(20.5, 24)], FIELD, [])
    assert (run.end, run.feared) == (CAUGHT, 0)


@pytest.mark.rule("SW-FLE-09", "SW-FLE-10", "SW-FLE-11")
def test_a_fugitive_skirts_what_is_in_its_way() -> None:
    friend: list[Shape] = [disc(20.2, 12)]
    assert flee(body(20, 10), Point(0, 1), 4 * INCH, friend, [], FIELD, []).end == ASKS
    left = flee(body(20, 10), Point(0, 1), 4 * INCH, friend, [], FIELD, [LEFT])
    right = flee(body(20, 10), Point(0, 1), 4 * INCH, friend, [], FIELD, [RIGHT])
    assert [run.points[-1].y / INCH for run in (left, right)] == pytest.approx([13.610, 13.208], abs=0.001)
    both = flee(body(20, 10), Point(0, 1), 4 * INCH, friend, [disc(18.5, 12), disc(22, 12)], FIELD, [])
    assert both.end == HELD


@pytest.mark.rule("SW-FLE-12")
def test_a_fleeing_flyer_stops_at_the_last_free_point() -> None:
    others: list[Shape] = [disc(20, 24.7), disc(20, 23.2), disc(20, 22)]
    run = fly_off(body(20, 20), Point(0, 1), 4 * INCH, others[:1], FIELD)
    assert run.points[-1].y / INCH == pytest.approx(23.7, abs=0.011)
    twice = fly_off(body(20, 20), Point(0, 1), 4 * INCH, others, FIELD)
    assert twice.points[-1].y / INCH == pytest.approx(21.0, abs=0.011)
    assert fly_off(body(20, 20), Point(0, 1), 4 * INCH, others[1:2], FIELD).points[
        -1
    ].y / INCH == pytest.approx(22.2, abs=0.011)
    assert fly_off(body(20, 20), Point(0, 1), 6 * INCH, others, FIELD).points[-1] == point(20, 26)


@pytest.mark.rule("SW-MOV-33", "SW-PUR-10")
def test_forced_moves_stop_at_bases_and_at_the_edge() -> None:
    north = Point(0, 1)
    assert push(body(20, 20), north, 2 * INCH, [], [], FIELD).points[-1] == point(20, 22)
    met = push(body(20, 20), north, 2 * INCH, [disc(20, 22)], [], FIELD)
    assert (met.end, met.obstacle, met.points[-1]) == (HELD, 0, point(20, 21))
    shy = push(body(20, 20), north, 2 * INCH, [], [disc(20, 22)], FIELD)
    assert shy.end == CAUGHT
    assert 20.98 < shy.points[-1].y / INCH < 20.99
    edge = push(body(20, 39), north, 2 * INCH, [], [], FIELD)
    assert (edge.end, edge.points[-1]) == (LEFT_FIELD, point(20, 39.5))
    parted = push(body(20, 20), north, 2 * INCH, [disc(20, 19)], [disc(21, 20)], FIELD)
    assert parted.points[-1] == point(20, 22)
