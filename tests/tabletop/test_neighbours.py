"""The grid finds what a plain loop finds."""

from __future__ import annotations

import math
from random import Random

import pytest

from dicefront.tabletop.neighbours import Neighbours


@pytest.mark.parametrize("seed", range(10))
def test_the_grid_finds_what_a_loop_finds(seed: int) -> None:
    random = Random(seed)
    grid = Neighbours(random.choice([500, 3000, 20_000]))
    places: dict[int, tuple[int, int, int]] = {}
    for _ in range(150):
        number = random.randrange(60)
        if number in places and random.random() < 0.3:
            grid.remove(number)
            del places[number]
        else:
            places[number] = (
                random.randint(-30_000, 30_000),
                random.randint(-30_000, 30_000),
                random.randint(0, 4000),
            )
            grid.put(number, *places[number])
        x, y, far = (
            random.randint(-35_000, 35_000),
            random.randint(-35_000, 35_000),
            random.randint(0, 15_000),
        )
        expected = [
            one
            for one, (px, py, reach) in sorted(places.items())
            if math.dist((x, y), (px, py)) <= far + reach
        ]
        assert grid.within(x, y, far) == expected


def test_a_copy_is_changed_on_its_own() -> None:
    grid = Neighbours(1000)
    grid.put(1, 0, 0, 10)
    twin = grid.copy()
    twin.put(2, 5, 5, 10)
    twin.remove(1)
    assert grid.within(0, 0, 100) == [1]
    assert twin.within(0, 0, 100) == [2]
