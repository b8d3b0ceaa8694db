"""The judge of paths and a second one that only looks closely, on a few hundred random tables."""

from __future__ import annotations

import random

import pytest

from dicefront.games.home_raiders.rules.constants import CONSTANTS
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.games.home_raiders.scenes import card, hero, position, unit
from dicefront.skirmish.judge import walk
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.space import Thing
from dicefront.skirmish.walks import FREE, OBJECT_IN_WAY, TOO_FAR
from dicefront.tabletop.shapes import Disc, rectangle
from tests.differential import home_raiders_naive_paths as naive

INCH = 2540
SIZE = 30 * INCH
RADIUS = 1250
STEP = int(CONSTANTS.step)
PATHS = 100


def random_obstacles(chance: random.Random) -> list[naive.Obstacle]:
    """Blocks and tins on a coarse grid, with room to walk between any two of them."""
    found: list[naive.Obstacle] = []
    for column in range(3):
        for row in range(3):
            if chance.random() < 0.25:
                continue
            half = chance.randrange(1500, 7000)
            deep = chance.randrange(1500, 7000) if chance.random() < 0.6 else 0
            top = chance.choice([STEP // 2, STEP + 500, 2540, 4000])
            x, y = 15000 + 22000 * column, 15000 + 22000 * row
            climbable, uneven = chance.random() < 0.7, chance.random() < 0.3
            found.append(naive.Obstacle(x, y, half, deep, top, climbable, uneven))
    return found


def thing(one: naive.Obstacle) -> Thing:
    if one.deep:
        shape = rectangle(one.x - one.half, one.y - one.deep, one.x + one.half, one.y + one.deep)
        return Thing("block", "block", shape, 0, one.top, False, one.uneven, one.climbable, -1)
    return Thing("tin", "tin", Disc(one.x, one.y, one.half), 0, one.top, False, one.uneven, one.climbable, -1)


def free_start(chance: random.Random, things: list[naive.Obstacle]) -> list[int]:
    while True:
        x, y = chance.randrange(2000, SIZE - 2000), chance.randrange(2000, SIZE - 2000)
        if all(one.distance(x, y) > RADIUS + 100 for one in things):
            return [x, y]


def random_path(chance: random.Random, start: list[int]) -> list[list[int]]:
    points = [start]
    for _ in range(chance.randrange(1, 4)):
        x, y = points[-1]
        points.append([x + chance.randrange(-9000, 9000), y + chance.randrange(-9000, 9000)])
    return points


def on_the_table(things: list[naive.Obstacle], start: list[int]) -> State:
    mover = hero(0, card("hero", force=1), (start[0] / INCH, start[1] / INCH))
    return position(mover, things=[thing(one) for one in things])


@pytest.mark.parametrize("seed", range(3))
def test_paths_are_judged_as_by_looking_closely(seed: int) -> None:
    chance = random.Random(seed)
    judged = {FREE: 0, TOO_FAR: 0, OBJECT_IN_WAY: 0}
    for _ in range(PATHS):
        things = random_obstacles(chance)
        path = random_path(chance, free_start(chance, things))
        state = on_the_table(things, path[0])
        allowance = chance.choice([4, 8, 12]) * INCH
        found = walk(Sheet(state), state.characters[0], path[1:], allowance)
        expected = naive.cost(things, path, STEP)
        near = 2 * naive.GRAIN * (2 + 2 * len(things))
        if found.fault in (FREE, TOO_FAR):
            assert abs(int(found.cost) - expected) < near
            assert (found.fault == FREE) == (found.cost <= allowance)
            walls = [number for number, one in enumerate(things) if not one.climbable]
            assert all(naive.clearance(things, one, path, RADIUS, STEP) > -naive.GRAIN for one in walls)
        elif found.fault == OBJECT_IN_WAY:
            assert naive.clearance(things, found.culprit, path, RADIUS, STEP) < naive.GRAIN
        if found.fault == FREE:
            end = naive.below(things, *path[-1])
            top = end.top if end else 0
            assert abs(int(found.z) - top) <= (
                STEP if top <= STEP else 0
            )  # half on a sheet of paper (HR-TAB-09)
        if found.fault in judged:
            judged[found.fault] += 1
    assert all(judged.values()), f"some kind of judgement was never met: {judged}"


@pytest.mark.parametrize("everybody", [False, True])
def test_formations_are_judged_as_by_hand(everybody: bool) -> None:
    """HR-UNT-02: neighbours link up until nothing changes, or every pair is near."""
    chance = random.Random(5)
    seen = {False: 0, True: 0}
    for _ in range(150):
        reach = chance.choice([4, 7, 10])
        places = [(8 + chance.random() * reach, 8 + chance.random() * reach) for _ in range(4)]
        state = position(unit(0, card(), *places), formation_mode="all" if everybody else "chain")
        spots = [(one.body.shape.x, one.body.shape.y) for one in state.characters]
        expected = are_near(spots) if everybody else are_linked(spots)
        assert in_formation(state, state.troops[0]) == expected
        seen[expected] += 1
    assert min(seen.values()) > 10


def close(one: tuple[int, int], other: tuple[int, int]) -> bool:
    square = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    return square <= (3 * INCH + 2 * RADIUS) ** 2


def are_near(spots: list[tuple[int, int]]) -> bool:
    return all(close(one, other) for one in spots for other in spots)


def are_linked(spots: list[tuple[int, int]]) -> bool:
    linked = spots[:1]
    for _ in spots:
        linked = [one for one in spots if any(close(one, other) for other in linked)]
    return len(linked) == len(spots)
