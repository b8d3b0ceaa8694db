"""LOS and RAN: what is seen, and how far away it is. Figures are those of the catalogue."""

from collections.abc import Sequence

import pytest

from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.sight import beyond_range, sees, sight
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import Group, block, card, hero, inch, position, unit
from dicefront.skirmish.space import Thing
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL

# The catalogue's coordinates with the shooter at (5, 15) instead of (0, 0).
X, Y = 5.0, 15.0


def figure() -> Card:
    return card("hero", base_mm=25, height=1.2)


def facing(*others: Group, things: Sequence[Thing] = ()) -> State:
    """Shooter 0 and target 1, ten inches apart."""
    return position(hero(0, figure(), (X, Y)), hero(1, figure(), (X + 10, Y)), *others, things=things)


def wall(height: float, low: float = -3, high: float = 3) -> Thing:
    return block(X + 4, Y + low, X + 6, Y + high, height)


def level(state: State) -> int:
    return sees(state, state.characters[0], state.characters[1])


def visible(state: State) -> float:
    """The share v of the catalogue, to two digits."""
    return round(1 - sight(state, state.characters[0], state.characters[1]).share / 1_000_000, 2)


@pytest.mark.rule("HR-LOS-02", "HR-LOS-01")
@pytest.mark.parametrize(("x", "y"), [(15, 15), (5, 25), (1, 15), (5, 1), (12, 8)])
def test_with_nothing_between_the_line_is_open_in_every_direction(x: float, y: float) -> None:
    state = position(hero(0, figure(), (X, Y)), hero(1, figure(), (x, y)))

    assert level(state) == OPEN
    assert visible(state) == 1.0


@pytest.mark.rule("HR-LOS-04", "HR-LOS-05", "HR-LOS-06")
@pytest.mark.parametrize(
    ("height", "share", "expected"),
    [(0.4, 1.0, OPEN), (0.5, 0.93, PARTIAL), (1.0, 0.26, PARTIAL), (1.2, 0.0, HIDDEN)],
)
def test_a_wall_hides_by_its_height(height: float, share: float, expected: int) -> None:
    state = facing(things=[wall(height)])

    assert visible(state) == share
    assert level(state) == expected


@pytest.mark.rule("HR-LOS-04", "HR-LOS-06")
def test_the_end_of_a_high_wall_hides_one_side() -> None:
    state = facing(things=[wall(3, low=0.05)])

    assert visible(state) == 0.58
    assert level(state) == PARTIAL


@pytest.mark.rule("HR-LOS-03", "HR-LOS-06")
def test_another_figure_hides_wholly_or_in_part() -> None:
    assert level(facing(hero(1, figure(), (X + 5, Y)))) == HIDDEN

    aside = facing(hero(1, figure(), (X + 5, Y + 0.5)))
    assert visible(aside) == 0.52
    assert level(aside) == PARTIAL


@pytest.mark.rule("HR-LOS-05", "HR-LOS-06")
@pytest.mark.parametrize(("away", "share", "expected"), [(4, 0.26, PARTIAL), (5, 1.0, OPEN)])
def test_the_edge_of_the_stack_one_stands_on_hides_what_is_below(
    away: float, share: float, expected: int
) -> None:
    stack = block(X - 3, Y - 3, X + 1, Y + 3, 4)
    state = position(hero(0, figure(), (X, Y, 4)), hero(1, figure(), (X + away, Y)), things=[stack])

    assert visible(state) == share
    assert level(state) == expected


@pytest.mark.rule("HR-LOS-03")
def test_members_of_the_own_unit_hide_nobody_but_those_of_the_targets_unit_do() -> None:
    own = position(
        unit(0, card(), (X, Y), (X + 5, Y)),
        hero(1, figure(), (X + 10, Y)),
    )
    assert sees(own, own.characters[0], own.characters[2]) == OPEN

    theirs = position(hero(0, figure(), (X, Y)), unit(1, card(), (X + 10, Y), (X + 5, Y)))
    assert sees(theirs, theirs.characters[0], theirs.characters[1]) == HIDDEN


@pytest.mark.rule("HR-LOS-03")
def test_a_portal_obscures_like_any_object() -> None:
    state = facing(things=[block(X + 4, Y - 2, X + 6, Y + 2, 3, climbable=False, portal=1)])

    assert level(state) == HIDDEN
    assert sight(state, state.characters[0], state.characters[1]).thing == 0


@pytest.mark.rule("HR-LOS-05")
def test_what_is_merely_touched_hides_nothing() -> None:
    # The wall's side lies exactly on the outermost line of sight that touches both bases.
    radius = 25 / 50.8
    state = facing(things=[wall(3, low=radius, high=3)])

    assert level(state) == OPEN


@pytest.mark.rule("HR-LOS-09")
def test_lying_on_the_ground_does_not_change_what_is_seen() -> None:
    state = facing(things=[wall(1.0)])
    before = visible(state)
    state.characters[1].down = True

    assert visible(state) == before


@pytest.mark.rule("HR-LOS-10")
def test_the_unit_of_whoever_looks_is_left_out() -> None:
    """Seen from the other end, the figure in between belongs to the looker's own Unit."""
    state = position(unit(0, card(), (X, Y), (X + 5, Y)), hero(1, figure(), (X + 10, Y)))

    assert sees(state, state.characters[0], state.characters[2]) == OPEN
    assert sees(state, state.characters[2], state.characters[0]) == HIDDEN


@pytest.mark.rule("HR-LOS-03")
def test_the_obstacle_that_matters_is_named() -> None:
    state = facing(hero(0, figure(), (X + 2, Y + 0.2)), things=[wall(0.5)])
    seen = sight(state, state.characters[0], state.characters[1])

    assert (seen.thing, seen.figure) == (-1, 2)


@pytest.mark.rule("HR-RAN-02", "HR-GEN-08")
def test_exactly_the_range_is_not_beyond_it() -> None:
    radius = 25 / 50.8
    state = position(hero(0, figure(), (X, Y)), hero(1, figure(), (X + 6 + 2 * radius, Y)))
    shooter, target = state.characters

    assert not beyond_range(shooter, target, inch(6))
    assert beyond_range(shooter, target, inch(6) - 1)
