"""UNT: whether a Unit out of formation can close up (HR-UNT-03, HR-UNT-04)."""

from __future__ import annotations

import pytest

from dicefront.games.home_raiders.rules.declaring import Menu
from dicefront.games.home_raiders.rules.movement import allow, must_close_up
from dicefront.games.home_raiders.rules.orders import CLOSER, Terms, closing_up, judge, orders_of
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, card, hero, position, unit
from tests.games.home_raiders.moves import everybody


def among_walls(
    places: list[tuple[float, float]], walls: list[tuple[float, float, float, float]], movement: float = 5
) -> State:
    """A Unit between walls that nobody climbs."""
    things = [block(*wall, 5, climbable=False) for wall in walls]
    return position(unit(0, card(movement=movement), *places), hero(1, card("hero"), (28, 28)), things=things)


# The first two lead round several corners, where no single step towards the others gets nearer to them; in
# the last two the straight way stops short of the formation.
WINDING = [
    (
        [(8, 8), (12.2, 10.5), (6.9, 16.6)],
        [(8.0, 11.6, 12.0, 12.1), (5.5, 13.4, 7.5, 15.4), (8.7, 11.3, 9.2, 15.3)],
    ),
    (
        [(8, 8), (12.2, 9.6), (14.7, 15.5)],
        [(10.7, 10.1, 14.7, 10.6), (13.7, 12.8, 15.7, 14.8), (9.5, 13.6, 13.5, 14.1)],
    ),
    ([(8, 8), (14.2, 9.6), (3.1, 16.2)], [(5.5, 9.4, 6.0, 13.4)]),
    ([(8, 8), (12.9, 10.7), (15.1, 16.9)], [(13.3, 13.8, 15.3, 15.8)]),
]


@pytest.mark.rule("HR-UNT-03", "HR-UNT-04")
@pytest.mark.parametrize(("places", "walls"), WINDING)
def test_the_duty_to_close_up_stands_where_a_winding_way_leads_into_formation(
    places: list[tuple[float, float]], walls: list[tuple[float, float, float, float]]
) -> None:
    state = among_walls(places, walls)
    terms = Terms(state, state.troops[0], everybody(state), CLOSER)
    allow(terms, [])
    found = closing_up(terms)
    assert found.gap == 0
    terms.best = found.gap
    assert judge(terms, orders_of(found.steps)).refusal is None
    assert [one.action for one in Menu(state, state.troops[0]).declarations()] == ["move"]


@pytest.mark.rule("HR-UNT-04")
def test_walled_in_on_all_sides_nobody_has_to_close_up() -> None:
    cell = [
        (10.1, 9.5, 10.5, 10.5),
        (11.5, 9.5, 11.9, 10.5),
        (10.1, 9.1, 11.9, 9.5),
        (10.1, 10.5, 11.9, 10.9),
    ]
    other = [(x - 6, y, u - 6, v) for x, y, u, v in cell]
    state = among_walls([(5, 10), (11, 10)], [*cell, *other])
    assert not must_close_up(state, state.troops[0], everybody(state))
