"""SIT: who sees whom on a table without scenery."""

from __future__ import annotations

from random import Random

import pytest

from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT, HUGE, LARGE, SMALL
from dicefront.games.spherewars.rules.sight import (
    in_between,
    sees,
    sees_from,
    sees_to_join,
    sees_to_shoot,
    shares,
)
from dicefront.games.spherewars.rules.state import DEAD, State
from dicefront.kernel.ids import NOBODY
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL
from tests.games.spherewars.bodies import Stand, body, table


def level(state: State, eye: int = 0, target: int = 1) -> int:
    return sees(state, state.combatants[eye], state.combatants[target])


@pytest.mark.rule("SW-SIT-01", "SW-SIT-02", "SW-SIT-03", "SW-SIT-08", "SW-SIT-09", "SW-SIT-10", "SW-SIT-11")
@pytest.mark.parametrize(
    ("aside", "expected", "share"), [(0, HIDDEN, 100), (0.6, PARTIAL, 50), (1.2, OPEN, 0)]
)
def test_the_worked_case_of_the_covered_share(aside: float, expected: int, share: int) -> None:
    state = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 6, 20 + aside))
    assert level(state) == expected
    covered = shares(state, state.combatants[0], state.combatants[1])
    assert [(round(part / 10_000), who) for part, who in covered] == ([(share, 2)] if share else [])


@pytest.mark.rule("SW-SIT-12", "SW-SIT-13")
@pytest.mark.parametrize(
    ("obstacle", "eye", "target", "expected"),
    [
        (SMALL, COMMON_HEIGHT, COMMON_HEIGHT, PARTIAL),
        (COMMON_HEIGHT, COMMON_HEIGHT, LARGE, PARTIAL),
        (COMMON_HEIGHT, LARGE, COMMON_HEIGHT, PARTIAL),
        (COMMON_HEIGHT, COMMON_HEIGHT, COMMON_HEIGHT, HIDDEN),
        (LARGE, COMMON_HEIGHT, COMMON_HEIGHT, HIDDEN),
    ],
)
def test_heights_are_looked_at_if_width_gives_no_sight(
    obstacle: int, eye: int, target: int, expected: int
) -> None:
    state = table(
        Stand(0, 1, 20, height=eye), Stand(1, 11, 20, height=target), Stand(0, 6, 20, height=obstacle)
    )
    assert level(state) == expected
    beside = table(
        Stand(0, 1, 20, height=eye), Stand(1, 11, 20, height=target), Stand(0, 6, 20.6, height=obstacle)
    )
    assert level(beside) == PARTIAL, "heights never make full sight, nor take partial sight away"


@pytest.mark.rule("SW-SIT-14")
def test_several_obstacles_of_different_heights() -> None:
    state = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 4, 19.4, height=SMALL), Stand(0, 6, 20.6))
    assert level(state) == PARTIAL
    both = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 4, 19.4), Stand(0, 6, 20.6))
    assert level(both) == HIDDEN


@pytest.mark.rule("SW-SIT-16")
def test_who_is_seen_sees() -> None:
    """A small base before a large one is hidden behind what leaves the large one in view."""
    state = table(Stand(0, 1, 20, radius=0.5), Stand(1, 8, 20, radius=1.2), Stand(0, 6, 20, radius=0.8))
    assert level(state, 0, 1) == PARTIAL
    assert level(state, 1, 0) == PARTIAL
    random = Random(4)
    for _ in range(60):
        stands = [
            Stand(number % 2, random.uniform(4, 16), random.uniform(4, 16), random.choice([0.5, 0.8, 1.2]))
            for number in range(9)
        ]
        crowd = table(*stands)
        for other in range(1, 9):
            assert (level(crowd, 0, other) == HIDDEN) == (level(crowd, other, 0) == HIDDEN)


@pytest.mark.rule("SW-SIT-17", "SW-FLY-05", "SW-FLY-08")
def test_flyers_see_and_are_seen() -> None:
    state = table(Stand(0, 1, 20, fly=True), Stand(1, 11, 20), Stand(0, 6, 20))
    assert (level(state, 0, 1), level(state, 1, 0)) == (OPEN, OPEN)
    down = table(Stand(0, 1, 20, fly=True), Stand(1, 11, 20), Stand(0, 6, 20), Stand(1, 1, 21.2))
    assert level(down, 1, 0) == HIDDEN, "in combat it is not in the air"


@pytest.mark.rule("SW-SIT-18", "SW-SIT-19", "SW-SIT-20", "SW-SIT-22")
def test_somebody_in_combat_is_seen_partially_by_who_joins_and_not_by_who_shoots() -> None:
    """The friend stands right before the enemy it fights."""
    state = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 9.8, 20))
    eye, target = state.combatants[:2]
    assert sees(state, eye, target) == HIDDEN
    assert sees_to_join(state, eye, target) == PARTIAL
    assert sees_to_shoot(state, eye, target) == HIDDEN
    outside = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 9.8, 20), Stand(0, 5, 20))
    assert sees_to_join(outside, *outside.combatants[:2]) == HIDDEN
    alone = table(Stand(0, 1, 20), Stand(1, 11, 20))
    assert sees_to_join(alone, *alone.combatants[:2]) == sees_to_shoot(alone, *alone.combatants[:2]) == OPEN


@pytest.mark.rule("SW-SIT-21")
def test_a_combat_is_as_high_as_its_tallest_member() -> None:
    high = table(
        Stand(0, 1, 20, height=LARGE), Stand(1, 11, 20), Stand(0, 6, 20), Stand(1, 6, 21.6, 1.0, HUGE)
    )
    assert level(high) == HIDDEN
    apart = table(
        Stand(0, 1, 20, height=LARGE), Stand(1, 11, 20), Stand(0, 6, 20), Stand(1, 6, 21.8, 1.0, HUGE)
    )
    assert level(apart) == PARTIAL


@pytest.mark.rule("SW-SIT-33")
def test_the_dead_hide_nobody() -> None:
    state = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 6, 20))
    state.combatants[2].where = DEAD
    assert level(state) == OPEN


@pytest.mark.rule("SW-SIT-34")
def test_sight_from_elsewhere_and_after_a_move() -> None:
    state = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 6, 20))
    eye, target, other = state.combatants
    there = body(1, 26, 0.6)
    assert sees_from(state, eye, there, target, target.body) == OPEN
    other.body = body(6, 30, 0.6)
    assert sees(state, eye, target) == OPEN


@pytest.mark.rule("SW-SPE-24", "SW-SHO-23")
def test_who_stands_between() -> None:
    enemy = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(1, 6, 20))
    assert in_between(enemy, *enemy.combatants[:2]) == 2
    friend = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 6, 20))
    assert in_between(friend, *friend.combatants[:2]) == NOBODY
    mixed = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(0, 4, 19.4), Stand(1, 6, 20.6))
    assert in_between(mixed, *mixed.combatants[:2]) == 3, "without the enemy it would be partial"
    seen = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(1, 6, 20.6))
    assert in_between(seen, *seen.combatants[:2]) == NOBODY
    two = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(1, 8, 20), Stand(1, 4, 20))
    assert in_between(two, *two.combatants[:2]) == 3, "both cover everything, so it is the nearer one"
