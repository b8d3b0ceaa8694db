"""SCN: who is in a piece, what it costs, and how one gets through it."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.ground import Gait, Ground, ground_for
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT, FLAT, HUGE, LARGE, SMALL
from dicefront.games.spherewars.rules.scenery import FLOOR, Terrain, gives_cover, terrain_of, thing_of
from dicefront.games.spherewars.rules.walking import (
    Stride,
    fits_at,
    is_free,
    tract,
    travel,
    way_to_contact,
)
from dicefront.skirmish.space import Space
from dicefront.tabletop.bases import Base
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Field, Shape
from dicefront.tabletop.ways import Way
from tests.games.spherewars.bodies import body, disc, point, units

FIELD = Field(0, 0, 40 * INCH, 40 * INCH)
RUN = Stride(4, 1)


def terrain(*pieces: tuple[str, float, float, float]) -> Terrain:
    things = []
    for kind, x, y, turn in pieces:
        ux, uy = units(x, y)
        things.append(thing_of(kind, kind, ux, uy, turn))
    return terrain_of(Space(40 * INCH, 40 * INCH, things))


def gait(radius: float = 0.5, height: int = COMMON_HEIGHT, flies: bool = False, **flags: bool) -> Gait:
    found = Gait(round(radius * INCH), height, flies)
    for name, value in flags.items():
        assert hasattr(found, name)
        setattr(found, name, value)
    return found


def run(ground: Ground, *way: Point, radius: float = 0.5) -> float:
    return travel(list(way), round(radius * INCH), RUN, ground.goings).length / INCH


def on_floor(one: Base, floor: int) -> Base:
    return Base(one.shape.x, one.shape.y, one.shape.reach, floor * FLOOR, one.top - one.bottom)


# -- who is in a piece ------------------------------------------------------------------------------


@pytest.mark.rule("SW-SCN-01", "SW-SCN-49")
def test_whoever_touches_a_piece_is_in_it() -> None:
    (wood,) = terrain(("wood", 20, 20, 0)).pieces
    assert wood.holds(body(20, 20))
    assert wood.holds(body(23.5, 20))
    assert wood.holds(body(23.51, 20))
    assert not wood.holds(body(23.52, 20))
    assert (wood.height, gives_cover(wood)) == (LARGE, True)


@pytest.mark.rule("SW-SCN-16", "SW-SCN-38", "SW-SCN-55")
def test_nobody_is_in_what_is_impassable_nor_in_a_line_nor_beside_a_wall() -> None:
    dolmen, hedge, house = terrain(("dolmen", 10, 10, 0), ("hedge", 20, 20, 0), ("house", 30, 30, 0)).pieces
    assert not dolmen.holds(body(11.5, 10))
    assert not hedge.holds(body(20, 20.5))
    assert hedge.touches(body(20, 20.5))
    assert not house.holds(body(30, 27.5))
    assert house.holds(body(30, 29))


@pytest.mark.rule("SW-SCN-20", "SW-SCE-12")
def test_the_worked_case_of_a_crossing_place() -> None:
    """A 40 mm base walks straight along the middle: at no point is it in the stream."""
    land = terrain(("stream", 20, 20, 0))
    (stream,) = land.pieces
    assert not any(stream.holds(body(20, 16 + step / 10, 0.8)) for step in range(80))
    assert not stream.holds(body(20.9, 20, 0.8))
    assert stream.holds(body(21.1, 20, 0.8)), "its centre has left the strip"
    assert run(ground_for(land, gait(0.8)), point(20, 16), point(20, 24), radius=0.8) == 4.0
    assert run(ground_for(land, gait(0.8)), point(22, 16), point(22, 24), radius=0.8) == 3.0
    river = terrain(("deep_river", 20, 20, 90))
    (deep,) = river.pieces
    third = 14 / 3
    assert not deep.holds(body(20, 13 + third))
    assert not deep.holds(body(20, 13 + 2 * third))
    assert deep.holds(body(20, 20))


@pytest.mark.rule("SW-SCN-23", "SW-SCN-25", "SW-SCN-28", "SW-SIT-23", "SW-TRA-01")
def test_water_and_lava_lower_those_in_them() -> None:
    land = terrain(
        ("stream", 10, 10, 0), ("lake", 10, 30, 0), ("lava_pool", 30, 10, 0), ("lava_lake", 30, 30, 0)
    )
    assert land.lowered(body(6, 10), LARGE) == COMMON_HEIGHT
    assert land.lowered(body(6, 10), SMALL) == FLAT
    assert land.lowered(body(10, 30), HUGE) == FLAT
    assert land.lowered(body(26, 10), LARGE) == COMMON_HEIGHT
    assert land.lowered(body(30, 30), HUGE) == FLAT
    assert land.lowered(body(20, 20), LARGE) == LARGE
    assert land.lowered(body(10, 10), LARGE) == LARGE, "on the crossing"


@pytest.mark.rule("SW-SCN-33", "SW-SCN-34", "SW-SCN-37", "SW-SCN-53", "SW-SCN-54")
def test_elevation() -> None:
    land = terrain(("hill", 10, 10, 0), ("tower", 30, 30, 0), ("wood", 10, 30, 0))
    assert land.elevation(body(10, 14.4)) == HUGE
    assert land.elevation(body(10, 15)) == 0
    assert land.elevation(body(10, 30)) == 0
    inside = body(30, 30)
    assert [land.elevation(on_floor(inside, floor)) for floor in range(4)] == [0, 1, 2, HUGE]


@pytest.mark.rule("SW-SCN-57", "SW-SCN-58")
def test_walls_and_floors_separate() -> None:
    land = terrain(("house", 20, 20, 0))
    inside, outside = body(20, 18.5), body(20, 17.5)
    assert not land.separate(inside, outside), "through the door"
    assert land.separate(body(18.3, 18.6), body(18.3, 17.4))
    assert not land.separate(body(10, 10), body(11, 10))
    assert land.separate(body(16, 20), body(16, 24)) is False, "beside it"
    assert land.separate(body(15, 16.5), body(25, 23.5)), "across the corner, right through"
    assert land.separate(inside, on_floor(inside, 1))
    tower = terrain(("tower", 20, 20, 0))
    assert tower.separate(body(22, 20), body(21, 20)), "there is only a slot"


# -- what it costs ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-MOV-07", "SW-MOV-10", "SW-SCN-07", "SW-SCN-10", "SW-ABI-58", "SW-ABI-03", "SW-FLY-02")
@pytest.mark.parametrize(
    ("kind", "walks", "expected"),
    [
        ("wood", gait(), 3.0),
        ("leafy_wood", gait(), 2.0),
        ("leafy_wood", gait(tracker=True), 4.0),
        ("leafy_wood", gait(flies=True), 4.0),
        ("hill", gait(), 4.0),
        ("camp", gait(), 4.0),
        ("rubble", gait(), 3.0),
        ("stream", gait(), 3.0),
        ("stream", gait(tracker=True), 3.0),
        ("stream", gait(aquatic=True), 4.0),
        ("lake", gait(), 2.0),
        ("lava_pool", gait(red_hot=True), 4.0),
    ],
)
def test_what_pieces_cost(kind: str, walks: Gait, expected: float) -> None:
    land = terrain((kind, 20, 20, 0))
    assert run(ground_for(land, walks), point(17, 20), point(25, 20)) == expected


@pytest.mark.rule("SW-SCN-44", "SW-SCN-39")
def test_kinds_that_somebody_ignores() -> None:
    land = terrain(("hedge", 20, 20, 90))
    way = [point(18, 20), point(26, 20)]
    assert run(ground_for(land, gait()), *way) == 3.0
    friend = gait()
    friend.ignored = ["hedge"]
    assert run(ground_for(land, friend), *way) == 4.0


# -- what cannot be entered -------------------------------------------------------------------------


@pytest.mark.rule("SW-SCN-16", "SW-SCN-24", "SW-SCN-27", "SW-SCN-30", "SW-SCN-42", "SW-ABI-47")
@pytest.mark.parametrize(
    ("kind", "walks", "enters"),
    [
        ("dolmen", gait(), False),
        ("lava_pool", gait(), False),
        ("lava_pool", gait(red_hot=True), True),
        ("lava_pool", gait(aquatic=True), False),
        ("stream", gait(red_hot=True), False),
        ("stream", gait(plated=True), True),
        ("lake", gait(plated=True), False),
        ("lake", gait(), True),
        ("lava_lake", gait(plated=True, red_hot=True), True),
        ("house", gait(height=LARGE), True),
        ("house", gait(height=HUGE), False),
    ],
)
def test_who_may_enter_what(kind: str, walks: Gait, enters: bool) -> None:
    (piece,) = terrain((kind, 20, 20, 0)).pieces
    assert walks.may_enter(piece) == enters


@pytest.mark.rule("SW-SCN-20", "SW-SCN-27")
def test_a_bridge_over_lava() -> None:
    ground = ground_for(terrain(("lava_stream", 20, 20, 0)), gait(0.8))
    radius = round(0.8 * INCH)

    def free(*way: Point) -> bool:
        return is_free(list(way), radius, ground.solids, FIELD, ground.barriers)

    assert free(point(20, 16), point(20, 24))
    assert free(point(20.9, 16), point(20.9, 24)), "anywhere on the strip"
    assert not free(point(21.1, 16), point(21.1, 24))
    assert not free(point(20, 16), point(20, 20), point(23, 20))
    assert fits_at(point(20, 20), radius, ground.solids, FIELD, ground.barriers)
    assert not fits_at(point(22, 20), radius, ground.solids, FIELD, ground.barriers)
    way = tract(radius, ground.solids, FIELD, ground.barriers).way(point(23, 16), point(23, 24))
    assert way is not None
    assert free(*way.points)
    assert any(abs(int(one.x) - 20 * INCH) <= 1 for one in way.points)
    joined = way_to_contact(
        body(23, 16, 0.8), body(23, 24, 0.8), False, [], FIELD, 40 * INCH, ground.barriers
    )
    assert joined is not None
    assert free(*joined.points)
    assert joined.length < way.length


@pytest.mark.rule("SW-SCN-20", "SW-SCN-27", "SW-MOV-17")
def test_on_and_off_a_bridge_over_lava() -> None:
    """Who rests on it walks off it on both sides, and is joined on it from both."""
    ground = ground_for(terrain(("lava_stream", 20, 20, 0)), gait())
    radius = INCH // 2

    def way(start: Point, end: Point) -> Way | None:
        return tract(radius, ground.solids, FIELD, ground.barriers).way(start, end)

    def join(one: Base, other: Base, *others: Shape) -> Way | None:
        solid = [*ground.solids, *others]
        return way_to_contact(one, other, False, solid, FIELD, 40 * INCH, ground.barriers)

    for end in (point(25, 15), point(25, 25)):
        off = way(point(20.3, 20), end)
        on = way(end, point(20.3, 20))
        assert off is not None
        assert on is not None
        assert off.length == pytest.approx(on.length, abs=3)
        assert is_free(off.points, radius, ground.solids, FIELD, ground.barriers)
    south = join(body(20, 14), body(20.2, 20))
    assert south is not None
    assert south.length == pytest.approx(5 * INCH, abs=40)
    assert is_free(south.points, radius, ground.solids, FIELD, ground.barriers)
    beside = join(body(26, 17), body(20.2, 20))
    assert beside is not None
    assert is_free(beside.points, radius, ground.solids, FIELD, ground.barriers)
    shut = join(body(26, 15), body(20.2, 20), disc(20, 18.6))
    assert shut is not None
    assert shut.points[-1].y > 20 * INCH, "somebody stands before it: round the stream, and from the north"
    leaving = join(body(20, 20), body(26, 16))
    assert leaving is not None
    assert is_free(leaving.points, radius, ground.solids, FIELD, ground.barriers)
    along = join(body(20, 18.5), body(20, 21.2))
    assert along is not None
    assert along.length == pytest.approx(1.7 * INCH, abs=2)


@pytest.mark.rule("SW-SCN-31", "SW-SCN-56")
def test_through_the_door_only() -> None:
    """The long sides of the house, with its doors, are above and below."""
    ground = ground_for(terrain(("house", 20, 20, 0)), gait())

    def free(*way: Point) -> bool:
        return is_free(list(way), INCH // 2, ground.solids, FIELD, ground.barriers)

    assert free(point(20, 16), point(20, 20))
    assert not free(point(20.1, 16), point(20.1, 20)), "beside the middle of the door"
    assert not free(point(16, 20.5), point(19, 20.5))
    assert free(point(16, 20), point(24, 20)), "from window to window"
    assert not fits_at(point(20, 18), INCH // 2, ground.solids, FIELD, ground.barriers), "on the threshold"
    assert fits_at(point(20, 19), INCH // 2, ground.solids, FIELD, ground.barriers)
    way = tract(INCH // 2, ground.solids, FIELD, ground.barriers).way(point(22, 15), point(21.5, 19))
    assert way is not None
    assert free(*way.points)
    assert point(20, 17.49) in way.points
    tower = ground_for(terrain(("tower", 20, 20, 0)), gait())
    assert len(tower.barriers[0].lanes) == 1, "nobody gets through a slot"


@pytest.mark.rule("SW-SCN-52", "SW-SCN-55", "SW-SCN-56")
def test_a_house_costs_those_who_go_in_and_nobody_stops_on_the_threshold() -> None:
    ground = ground_for(terrain(("house", 20, 20, 0)), gait())
    assert run(ground, point(20, 16), point(20, 19)) == 3.0
    assert run(ground, point(20, 14.8), point(20, 19)) == pytest.approx(2.7, abs=0.02), "drawn back"
    assert run(ground, point(17, 17.45), point(25, 17.45)) == 4.0, "along the wall"


@pytest.mark.rule("SW-FLY-02", "SW-SCN-31")
def test_flyers_land_neither_in_buildings_nor_on_what_is_impassable() -> None:
    ground = ground_for(
        terrain(("house", 20, 20, 0), ("dolmen", 10, 10, 0), ("lava_lake", 30, 30, 0)), gait(flies=True)
    )

    def lands(x: float, y: float) -> bool:
        return fits_at(point(x, y), INCH // 2, ground.solids, FIELD, ground.barriers)

    assert [lands(20, 20), lands(10, 11.3), lands(30, 30), lands(5, 5)] == [False, False, True, True]


def test_terrain_and_ground_are_worked_out_once() -> None:
    space = Space(40 * INCH, 40 * INCH, [thing_of("wood", "wood", 9000, 9000, 0)])
    assert terrain_of(space) is terrain_of(space)
    ground = ground_for(terrain_of(space), gait())
    assert ground_for(terrain_of(space), gait()) is ground
    assert ground_for(terrain_of(space), gait(tracker=True)) is not ground
