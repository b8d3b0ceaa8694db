"""Proposed moves find their way round and over objects, through the whole space."""

import pytest

from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, card, inch, position, unit, where
from dicefront.skirmish.advance import BY_THE_MAP, advance
from dicefront.skirmish.figures import place
from dicefront.skirmish.passages import BLOCKED
from dicefront.skirmish.sheet import Sheet

WALL = block(10, 0, 11, 24, 5, climbable=False)
STEP = 635


def walk_towards(state: State, x: float, y: float, actions: int) -> tuple[float, float, float]:
    """Where somebody gets with so many actions."""
    c = state.characters[0]
    for _ in range(actions):
        found = advance(Sheet(state), c, inch(x), inch(y), c.card.movement, BY_THE_MAP)
        if found is not None:
            place(c, found.walk.x, found.walk.y, found.walk.z)
    return where(c)


def test_a_long_wall_is_walked_round() -> None:
    """Straight on there is no way; 38 inches round the wall take some actions."""
    state = position(unit(0, card(movement=6), (5, 5)), things=[WALL])
    assert walk_towards(state, 15, 5, 9)[0] > 11
    x, y, _ = walk_towards(state, 15, 5, 4)
    assert (round(x), round(y)) == (15, 5)


def test_a_low_wall_is_climbed() -> None:
    state = position(unit(0, card(movement=6), (5, 5)), things=[block(10, 0, 13, 30, 1)])
    x, y, z = walk_towards(state, 18, 5, 4)
    assert (round(x), round(y), z) == (18, 5, 0.0)


@pytest.mark.rule("HR-MVT-05")
@pytest.mark.parametrize(("height", "over"), [(2.4, True), (3, False)])
def test_climbing_counts_twice_when_the_shorter_way_is_looked_for(height: float, over: bool) -> None:
    """Round the wall it is 10 to 11 inches further."""
    state = position(unit(0, card(), (5, 5)), things=[block(9, 0, 12, 9, height)])
    grid = state.space.passages(1250, inch(1.2), STEP)
    way = grid.way(inch(6), inch(4), inch(15), inch(4))
    assert any(grid.height_at(cell) > 0 for cell in way) == over


def test_the_grid_knows_table_tops_and_solids() -> None:
    state = position(unit(0, card(), (5, 5)), things=[WALL, block(15, 15, 20, 20, 1, uneven=True)])
    grid = state.space.passages(1250, inch(1.2), STEP)
    assert grid.height_at(grid.cell(inch(3), inch(3))) == 0
    assert grid.height_at(grid.cell(inch(10.5), inch(10))) == BLOCKED
    top = grid.cell(inch(17), inch(17))
    assert (grid.height_at(top), grid.is_rough(top)) == (inch(1), True)
    assert state.space.passages(1250, inch(1.2), STEP) is grid


def test_a_way_to_where_nobody_gets_ends_as_near_as_possible() -> None:
    fence = [block(20, 20, 26, 21, 5, climbable=False), block(20, 25, 26, 26, 5, climbable=False)]
    fence += [block(20, 21, 21, 25, 5, climbable=False), block(25, 21, 26, 25, 5, climbable=False)]
    state = position(unit(0, card(), (5, 5)), things=fence)
    grid = state.space.passages(1250, inch(1.2), STEP)
    way = grid.way(inch(5), inch(5), inch(23), inch(23))
    assert way
    last = grid.centre(way[-1])
    assert abs(int(last.x) - inch(23)) + abs(int(last.y) - inch(23)) < inch(8)
