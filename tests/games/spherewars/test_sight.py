"""SIT, SCN: who sees whom."""

from __future__ import annotations

from random import Random

import pytest

from dicefront.games.spherewars.rules.morale import must_test
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT, HUGE, LARGE, SMALL
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.shelter import height_for_shots
from dicefront.games.spherewars.rules.sight import (
    in_between,
    sees,
    sees_from,
    sees_to_join,
    sees_to_shoot,
    shares,
)
from dicefront.games.spherewars.rules.state import DEAD, State
from dicefront.games.spherewars.rules.subjects import FIGHT, Blow
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.space import Thing
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL
from tests.games.spherewars.bodies import Stand, body, put_on_floor, table, units


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


# -- scenery ----------------------------------------------------------------------------------------


def scenery(*pieces: tuple[str, float, float, float]) -> list[Thing]:
    found = []
    for kind, x, y, turn in pieces:
        ux, uy = units(x, y)
        found.append(thing_of(kind, kind, ux, uy, turn))
    return found


def both(state: State) -> tuple[int, int]:
    return level(state, 0, 1), level(state, 1, 0)


@pytest.mark.rule("SW-SIT-30", "SW-SCN-49")
def test_a_wood_hides_those_behind_it_unless_they_are_huge() -> None:
    wood = scenery(("wood", 20, 20, 0))
    assert both(table(Stand(0, 15, 20), Stand(1, 25, 20), things=wood)) == (HIDDEN, HIDDEN)
    assert both(table(Stand(0, 15, 20), Stand(1, 25, 20, 1.0, HUGE), things=wood)) == (PARTIAL, PARTIAL)
    assert both(table(Stand(0, 15, 24), Stand(1, 25, 24), things=wood)) == (OPEN, OPEN)
    assert level(table(Stand(0, 15, 23), Stand(1, 25, 23), things=wood)) == PARTIAL


@pytest.mark.rule("SW-SIT-07", "SW-SIT-32")
def test_what_is_flat_hides_nobody() -> None:
    lakes = scenery(("lake", 20, 20, 90), ("lava_pool", 16, 20, 90))
    assert both(table(Stand(0, 10, 20), Stand(1, 30, 20), things=lakes)) == (OPEN, OPEN)


@pytest.mark.rule("SW-SIT-15", "SW-SCN-17")
def test_nobody_is_seen_over_what_is_impassable() -> None:
    dolmen = scenery(("dolmen", 20, 20, 0))
    assert level(table(Stand(0, 15, 20, height=HUGE), Stand(1, 25, 20), things=dolmen)) == HIDDEN
    assert level(table(Stand(0, 15, 20), Stand(1, 25, 21.8), things=dolmen)) == PARTIAL


@pytest.mark.rule("SW-SIT-27", "SW-SIT-28", "SW-SIT-29")
def test_into_a_wood_and_out_of_it() -> None:
    wood = scenery(("wood", 20, 20, 0))
    assert both(table(Stand(0, 12, 20), Stand(1, 18, 20), things=wood)) == (PARTIAL, OPEN)
    assert both(table(Stand(0, 18, 20), Stand(1, 22, 20), things=wood)) == (OPEN, OPEN)
    behind = table(Stand(0, 12, 20), Stand(1, 18, 20), Stand(0, 15, 20), things=wood)
    assert level(behind) == HIDDEN, "others may still hide it"
    hill = scenery(("hill", 20, 20, 0))
    small = table(Stand(0, 12, 20), Stand(1, 18, 20, height=SMALL), things=hill)
    assert level(small) == OPEN


@pytest.mark.rule("SW-SIT-23", "SW-SIT-24", "SW-SIT-25")
def test_an_imp_and_a_common_combatant_on_a_hill() -> None:
    """Behind a leafy wood, which is huge: the imp is colossal there and is seen by the usual tests."""
    things = scenery(("hill", 30, 20, 0), ("leafy_wood", 20, 20, 0))
    imp = table(Stand(0, 10, 20), Stand(1, 30, 20, height=SMALL), things=things)
    assert both(imp) == (PARTIAL, PARTIAL)
    common = table(Stand(0, 10, 20), Stand(1, 30, 20), things=things)
    assert both(common) == (OPEN, OPEN)
    between = table(Stand(0, 28, 20), Stand(1, 32, 20), Stand(0, 30, 20), things=things)
    assert both(between) == (OPEN, OPEN), "on top of the hill everybody sees everybody"
    small = table(
        Stand(0, 28, 20, height=SMALL),
        Stand(1, 32, 20, height=SMALL),
        Stand(0, 30, 20, height=SMALL),
        things=things,
    )
    assert both(small) == (HIDDEN, HIDDEN), "the one between them is raised as well"


@pytest.mark.rule("SW-SIT-23", "SW-SCN-23")
def test_somebody_in_a_stream_is_lower() -> None:
    stream = scenery(("stream", 20, 20, 90))
    over = table(Stand(0, 12, 14.5), Stand(1, 28, 14.5), Stand(0, 20, 14.5), things=stream)
    assert both(over) == (PARTIAL, PARTIAL)
    out = table(Stand(0, 12, 30), Stand(1, 28, 30), Stand(0, 20, 30), things=stream)
    assert both(out) == (HIDDEN, HIDDEN)
    deep = table(
        Stand(0, 12, 14.5), Stand(1, 28, 14.5), Stand(0, 20, 14.5), things=scenery(("lake", 20, 20, 90))
    )
    assert both(deep) == (OPEN, OPEN), "flat in deep water"


@pytest.mark.rule("SW-SIT-31", "SW-SCN-40")
def test_behind_a_hedge() -> None:
    """It is small, so it hides nobody common, but who touches it is seen partially over it."""
    hedge = scenery(("hedge", 20, 20, 90))
    assert both(table(Stand(0, 12, 20), Stand(1, 20.6, 20), things=hedge)) == (PARTIAL, OPEN)
    assert both(table(Stand(0, 12, 20), Stand(1, 19.4, 20), things=hedge)) == (OPEN, OPEN)
    assert both(table(Stand(0, 12, 20), Stand(1, 28, 20), things=hedge)) == (PARTIAL, PARTIAL)
    imps = table(Stand(0, 12, 20, height=SMALL), Stand(1, 28, 20, height=SMALL), things=hedge)
    assert both(imps) == (HIDDEN, HIDDEN)
    across = table(Stand(0, 19.4, 20), Stand(1, 20.6, 20), things=hedge)
    assert both(across) == (PARTIAL, PARTIAL)


@pytest.mark.rule("SW-SCN-31", "SW-SCN-32", "SW-SCE-14")
def test_into_a_house_through_its_openings() -> None:
    """Doors are above and below, windows left and right, all an inch wide."""
    house = scenery(("house", 20, 20, 0))
    door = table(Stand(0, 20, 10, 0.5), Stand(1, 20, 19, 0.5), things=house)
    assert both(door) == (PARTIAL, OPEN), "a sparse piece shelters those in it"
    wall = table(Stand(0, 16, 10), Stand(1, 18.6, 21), things=house)
    assert both(wall) == (HIDDEN, HIDDEN)
    giant = table(Stand(0, 16, 10, 1.2, 5), Stand(1, 18.6, 21), things=house)
    assert both(giant) == (HIDDEN, HIDDEN), "whatever the heights"
    inside = table(Stand(0, 18.5, 20), Stand(1, 21.5, 20), things=house)
    assert both(inside) == (OPEN, OPEN)
    through = table(Stand(0, 20, 10), Stand(1, 20, 30), things=house)
    assert both(through) == (HIDDEN, HIDDEN), "nobody sees in at one door and out at the other"
    over = table(Stand(0, 20, 10), Stand(1, 20, 30, 1.0, HUGE), things=house)
    assert both(over) == (PARTIAL, PARTIAL)


@pytest.mark.rule("SW-SIT-25", "SW-SIT-29", "SW-SCN-33", "SW-SCN-58", "SW-SCE-14")
def test_floors_and_the_roof_of_a_tower() -> None:
    tower = scenery(("tower", 20, 20, 0))
    roof = table(Stand(0, 5, 20), Stand(1, 20, 20), things=tower)
    put_on_floor(roof.combatants[1], 3)
    assert both(roof) == (OPEN, OPEN), "two and four levels are more than colossal, and there is no wall"
    slot = table(Stand(0, 5, 20), Stand(1, 20, 20, 0.5), things=tower)
    put_on_floor(slot.combatants[1], 1)
    assert both(slot) == (PARTIAL, OPEN), "a slot in the middle of each side"
    aside = table(Stand(0, 5, 5), Stand(1, 20, 20), things=tower)
    put_on_floor(aside.combatants[1], 2)
    assert both(aside) == (HIDDEN, HIDDEN)
    stairs = table(Stand(0, 20, 20.5, 0.5), Stand(1, 20, 19.5, 0.5), things=tower)
    put_on_floor(stairs.combatants[1], 1)
    assert both(stairs) == (HIDDEN, HIDDEN)


@pytest.mark.rule("SW-SIT-17")
def test_a_flyer_is_seen_behind_everything() -> None:
    wood = scenery(("wood", 20, 20, 0))
    assert both(table(Stand(0, 15, 20), Stand(1, 25, 20, fly=True), things=wood)) == (OPEN, OPEN)


@pytest.mark.rule("SW-SPE-24", "SW-SPE-27")
def test_scenery_that_covers_as_well() -> None:
    wood = scenery(("wood", 20, 20, 0))
    state = table(Stand(0, 15, 20), Stand(1, 30, 20), Stand(1, 26, 20), things=wood)
    assert in_between(state, *state.combatants[:2]) == NOBODY
    assert shares(state, *state.combatants[:2])[0][1] == -2, "the wood"


@pytest.mark.rule("SW-SIT-06")
@pytest.mark.parametrize("side", [0, 1])
def test_friends_and_enemies_of_the_starter_are_obstacles_and_neither_end_is_one(side: int) -> None:
    state = table(Stand(0, 1, 20), Stand(1, 11, 20), Stand(side, 6, 20))
    assert level(state) == HIDDEN
    state.combatants[2].where = DEAD
    assert level(state) == OPEN


@pytest.mark.rule("SW-SIT-06", "SW-SIT-30")
def test_scenery_is_an_obstacle() -> None:
    x, y = units(6, 20)
    wood = thing_of("wood", "wood 1", x, y, 0)
    assert level(table(Stand(0, 1, 20), Stand(1, 11, 20), things=[wood])) == HIDDEN


@pytest.mark.rule("SW-TRA-02", "SW-TRA-03")
def test_the_height_of_the_profile_counts_for_sight_shots_and_fear() -> None:
    for height, seen, tests in ((COMMON_HEIGHT, HIDDEN, False), (LARGE, PARTIAL, True)):
        state = table(Stand(0, 1, 20), Stand(1, 11, 20, height=height), Stand(0, 6, 20))
        target = state.combatants[1]
        assert level(state) == seen
        assert height_for_shots(state, target) == height == target.profile.height == target.body.top
        blow = Blow(FIGHT, target, state.combatants[0], True)
        blow.taken = 1
        assert must_test(state, blow) is tests
