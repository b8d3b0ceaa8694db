"""Moves of several figures, moves against one's will, and sight, without a game."""

from __future__ import annotations

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.advance import BY_THE_MAP, advance
from dicefront.skirmish.circling import way_round
from dicefront.skirmish.closing import close_up
from dicefront.skirmish.contact import touches
from dicefront.skirmish.falling import landings
from dicefront.skirmish.figures import Figure, place
from dicefront.skirmish.formation import are_linked
from dicefront.skirmish.goals import Goal, march, nearest_enemies
from dicefront.skirmish.pushing import is_behind, keeps_its_level, object_is_free
from dicefront.skirmish.routes import find_way, reach_of
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.shoving import shove
from dicefront.skirmish.sight import between, name_of, sight_of
from dicefront.skirmish.sites import ANYWHERE, Site, close_formation, filled
from dicefront.skirmish.together import Party
from dicefront.skirmish.walks import FREE
from dicefront.tabletop.point import Point
from dicefront.tabletop.sight import HIDDEN, OPEN, Limits, SightMemory
from tests.skirmish.scenes import INCH, SMALL, Muster, block, inch, walker

WALL = block(11, 2, 12, 22, 6, climbable=False)


def party(muster: Muster, *members: Figure, distance: int = 2 * INCH) -> Party:
    allowances = [int(figure.walker.allowance) for figure in muster.figures]
    return Party(muster.state, [one.id for one in members], list(members), allowances, distance, True)


def test_a_way_leads_round_a_wall_and_the_area_in_reach_ends_before_it() -> None:
    muster = Muster(WALL)
    figure = muster.add(0, 9.5, 20, how=walker(allowance=12 * INCH))
    found = find_way(Sheet(muster.state), figure, inch(13.5), inch(20), None, 12 * INCH)
    assert (found.fault, len(found.path) > 1) == (FREE, True)
    assert found.walk.cost > inch(4)
    assert find_way(Sheet(muster.state), figure, inch(13.5), inch(12), None, 12 * INCH).fault != FREE
    assert reach_of(muster.state, figure).contains(inch(13.5), inch(20))
    step = advance(Sheet(muster.state), figure, inch(13.5), inch(12), 4 * INCH, BY_THE_MAP)
    assert step is not None
    assert step.walk.fault == FREE


def test_a_party_closes_up_and_marches_in_formation() -> None:
    muster = Muster()
    three = [muster.add(0, 4, 4), muster.add(0, 6, 4), muster.add(0, 12, 4)]
    enemy = muster.add(5, 4, 20)
    together = party(muster, *three)
    assert not are_linked(together.bodies(Sheet(muster.state)), together.distance, True)
    closing = close_up(together)
    assert closing.gap == 0
    sheet = Sheet(muster.state)
    for step in closing.steps:
        place(three[step.figure], step.path[-1][0], step.path[-1][1], 0)
    assert are_linked(together.bodies(Sheet(muster.state)), together.distance, True)
    assert sheet.bodies[2] is not three[2].body
    shape = enemy.body.shape
    steps = march(together, True, Sheet(muster.state), list(three), Goal(shape.x, shape.y, enemy.id), 1)
    assert sorted(step.figure for step in steps) == [0, 1, 2]
    for step in steps:
        place(three[step.figure], step.path[-1][0], step.path[-1][1], 0)
    assert are_linked(together.bodies(Sheet(muster.state)), together.distance, True)
    assert min(one.body.shape.y for one in three) > inch(4)


def test_the_nearest_enemies_are_those_of_other_sides() -> None:
    muster = Muster()
    first, ally = muster.add(0, 4, 4), muster.add(2, 5, 5)
    far, near = muster.add(1, 20, 20), muster.add(3, 8, 8)
    assert nearest_enemies(muster.state, first) == [near, far]
    assert nearest_enemies(muster.state, near) == [ally, first]


def test_a_shove_stops_before_figures_and_goes_over_edges() -> None:
    muster = Muster(block(6, 6, 12, 12, 2))
    figure, other = muster.add(0, 4, 20), muster.add(2, 8, 20)
    end = shove(muster.state, figure, inch(12), inch(20))
    assert (end.falls, -2 <= end.x - inch(7) <= 2) == (False, True)
    assert not touches(muster.state, figure, other)
    place(figure, inch(11), inch(9), inch(2))
    end = shove(muster.state, figure, inch(16), inch(9))
    assert (end.falls, end.x, end.below) == (True, inch(12), 0)
    landing = landings(muster.state, figure, end.x, end.y, end.below)[0]
    assert (landing[0] >= inch(12) + SMALL - 5, landing[2]) == (True, 0)


def test_an_object_is_pushed_from_behind_as_far_as_nothing_is_in_its_way() -> None:
    muster = Muster(block(10, 10, 12, 12, 1), block(15, 10, 16, 12, 1))
    figure = muster.add(0, 9.5, 11)
    sheet = Sheet(muster.state)
    box = muster.state.space.things[0]
    assert is_behind(figure.body.shape.x, figure.body.shape.y, box.shape, INCH, 0)
    assert not is_behind(figure.body.shape.x, figure.body.shape.y, box.shape, -INCH, 0)
    assert object_is_free(sheet, figure, box, 0, 2 * INCH, 0)
    assert not object_is_free(sheet, figure, box, 0, 4 * INCH, 0)
    assert keeps_its_level(sheet, box, 0, 2 * INCH, 0)
    assert not keeps_its_level(sheet, box, 0, 20 * INCH, 0)
    pushed = muster.state.space.with_shifted(0, 2 * INCH, 0)
    assert pushed.things[0].shape.x == box.shape.x + 2 * INCH


def test_a_way_round_an_enemy_keeps_contact() -> None:
    muster = Muster()
    figure, enemy = muster.add(0, 10, 10), muster.add(1, 11, 10)
    found = way_round(Sheet(muster.state), figure, enemy.id, inch(12), inch(10))
    assert found is not None
    assert (found.fault, found.cost > inch(3)) == (FREE, True)
    assert way_round(Sheet(muster.state), figure, enemy.id, inch(14), inch(10)) is None


VIEWS = SightMemory(9, 9, Limits(20_000, 980_000), 100)


def test_figures_stand_between_two_unless_their_troop_is_harmless() -> None:
    muster = Muster()
    eye, friend, target = muster.add(0, 2, 6), muster.add(2, 4, 6), muster.add(1, 6, 6)
    near = between(muster.state, eye, eye.body, target, target.body, NOBODY, NOBODY)
    assert [name_of(muster.state, one) for one in near] == [-2 - friend.id]
    assert sight_of(muster.state, VIEWS, eye.body, target.body, near).figure == friend.id
    assert between(muster.state, eye, eye.body, target, target.body, friend.troop, NOBODY) == []
    assert between(muster.state, eye, eye.body, target, target.body, NOBODY, -2 - friend.id) == []
    assert VIEWS.level(eye.body, target.body, []) == OPEN


def test_a_wall_hides_what_is_behind_it() -> None:
    muster = Muster(WALL)
    eye, target = muster.add(0, 4, 6), muster.add(1, 16, 6)
    near = between(muster.state, eye, eye.body, target, target.body, NOBODY, NOBODY)
    found = sight_of(muster.state, VIEWS, eye.body, target.body, near)
    assert (found.level, found.thing, found.figure) == (HIDDEN, 0, NOBODY)


def test_figures_are_placed_near_home_or_far_from_enemies() -> None:
    home = block(0, 10, 2, 14, 3)
    home.owner = 0
    muster = Muster(home)
    enemy = muster.add(1, 20, 12)
    three = [muster.add(0, 0, 0) for _ in range(3)]
    for one in three:
        one.where = 0
    near = Site(muster.state, list(three), home, [4 * INCH, ANYWHERE], 0, INCH, True, True)
    places = filled(near, [])
    assert places is not None
    assert all(place.x <= inch(6) + SMALL for place in places)
    assert are_linked(near.placed, INCH, True)
    far = Site(muster.state, list(three), home, [ANYWHERE], 12 * INCH, INCH, True, True)
    assert close_formation(far, Point(inch(18), inch(18)), ANYWHERE, False) is None
    places = close_formation(far, Point(inch(4), inch(20)), ANYWHERE, False)
    assert places is not None
    assert [place.figure for place in places] == [one.id for one in three]
    assert enemy.id not in [place.figure for place in places]
