"""What is true of every board, whatever stands on it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dicefront.tabletop.grid import (
    BETWEEN,
    NEIGHBOURS,
    SPACES,
    contains,
    distance,
    half_turn,
    halves,
    is_gap,
    line,
    members,
    spread,
    spread_closed,
)

spaces = st.integers(0, SPACES - 1)
sets = st.lists(spaces, unique=True).map(sorted)
steps = st.integers(0, 10)


def test_every_space_is_found_again_in_its_set() -> None:
    """The last space of each half, h4 and h8, needs the highest bit of a word."""
    for space in range(SPACES):
        low, high = halves([space])
        assert members(low, high) == [space]
        assert [other for other in range(SPACES) if contains(low, high, other)] == [space]
        assert 0 <= low < 1 << 32
        assert 0 <= high < 1 << 32


def test_one_step_leads_to_the_neighbours() -> None:
    everywhere = halves(list(range(SPACES)))
    for space in range(SPACES):
        low, high = spread(space, 1, everywhere[0], everywhere[1], 0, 0)
        assert members(low, high) == sorted([space, *NEIGHBOURS[space]])


@given(sets)
def test_a_set_is_what_was_put_into_it(chosen: list[int]) -> None:
    low, high = halves(chosen)
    assert members(low, high) == chosen


@given(spaces, steps, sets, sets)
def test_a_walk_goes_no_further_than_its_steps_and_only_where_it_may(
    start: int, count: int, passing: list[int], stopping: list[int]
) -> None:
    go, stop = halves(passing), halves(stopping)
    low, high = spread(start, count, go[0], go[1], stop[0], stop[1])
    for space in members(low, high):
        assert space == start or space in passing or space in stopping
        assert distance(start, space) <= count
    more = spread(start, count + 1, go[0], go[1], stop[0], stop[1])
    assert set(members(low, high)) <= set(members(more[0], more[1]))


@given(spaces, steps, sets, sets)
def test_without_obstacles_both_ways_to_walk_agree(
    start: int, count: int, passing: list[int], stopping: list[int]
) -> None:
    go, stop = halves(passing), halves([space for space in stopping if space not in passing])
    open_walk = spread(start, count, go[0], go[1], stop[0], stop[1])
    assert spread_closed(start, count, go, stop, []) == open_walk


@given(spaces, steps, sets)
def test_a_walk_turned_by_half_is_the_walk_on_the_turned_board(
    start: int, count: int, passing: list[int]
) -> None:
    go = halves(passing)
    turned = halves(sorted(half_turn(space) for space in passing))
    here = spread(start, count, go[0], go[1], 0, 0)
    there = spread(half_turn(start), count, turned[0], turned[1], 0, 0)
    assert sorted(half_turn(space) for space in members(here[0], here[1])) == members(there[0], there[1])


@given(spaces, spaces)
def test_lines_and_distances_are_the_same_both_ways(one: int, other: int) -> None:
    assert distance(one, other) == distance(other, one)
    there, back = line(one, other), line(other, one)
    assert (there is None) == (back is None)
    if there is not None and back is not None:
        assert there == back[::-1]
        assert len(there) == distance(one, other) - 1
    assert BETWEEN[one][other] == there


@given(spaces, st.data(), sets)
def test_a_gap_is_a_gap_from_both_sides(one: int, data: st.DataObject, obstacles: list[int]) -> None:
    other = data.draw(st.sampled_from(NEIGHBOURS[one]))
    assert is_gap(one, other, obstacles) == is_gap(other, one, obstacles)
