"""The same numbers in both builds and on every platform: digests of many answers, kept here."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import pytest

from dicefront.tabletop.arrivals import shortest_contact
from dicefront.tabletop.candidates import Wishes, destinations
from dicefront.tabletop.outlines import LEFT, RIGHT
from dicefront.tabletop.path import blocked_by, clearance, length, stretches_near
from dicefront.tabletop.placement import nearest_places
from dicefront.tabletop.point import Point
from dicefront.tabletop.reach import Reach
from dicefront.tabletop.shapes import Field, Prism
from dicefront.tabletop.sight import Limits, View, by_points, by_width
from dicefront.tabletop.skirting import skirt
from dicefront.tabletop.ways import shortest_way
from tests.tabletop.scenes import scene

SIZE = 40_000
FIELD = Field(0, 0, SIZE, SIZE)
LIMITS = Limits(10_000, 990_000)


def pairs(points: list[Point]) -> list[list[int]]:
    return [point.pair() for point in points]


def numbers(view: View) -> list[int]:
    return [view.level, view.share, view.obstacle]


def sights(random: Random, prisms: list[Prism]) -> list[Any]:
    found: list[Any] = []
    for _ in range(12):
        eye, target = random.sample(prisms[6:], 2)
        others = [one for one in prisms if one is not eye and one is not target]
        x, y = eye.shape.x, eye.shape.y
        found.append(numbers(by_width(x, y, 1500, target, others, LIMITS)))
        closed = [one for one in others if one.shape.closed]
        found.append(numbers(by_points(x, y, 3048, target, closed, 33, 24, LIMITS)))
    return found


def ways(random: Random, prisms: list[Prism]) -> list[Any]:
    found: list[Any] = []
    for _ in range(3):
        mover = random.choice(prisms[6:]).shape
        others = [one.shape for one in prisms if one.shape is not mover]
        start = Point(mover.x, mover.y)
        goal = Point(random.randint(0, SIZE), random.randint(0, SIZE))
        block = blocked_by([start, goal], mover.reach, others, 25)
        found.append(None if block is None else block.obstacle)
        found.append([clearance([start, goal], mover.reach, other) for other in others])
        way = shortest_way(start, goal, mover.reach, others, FIELD, 25, 99_999)
        found.append(None if way is None else [way.length, length(way.points), pairs(way.points)])
        found.append(pairs(nearest_places(goal, mover.reach, others, FIELD, 25, 9000)))
        reach = Reach(start, mover.reach, 9000, others, FIELD, 25)
        found.append([pairs(outline) for outline in reach.outlines()])
        found.append(pairs(destinations(reach, Wishes(others[6:], [goal], [5000], others[6:9], None), 500)))
    return found


def runs(random: Random, prisms: list[Prism]) -> list[Any]:
    found: list[Any] = []
    for _ in range(4):
        mover, target = random.sample([prism.shape for prism in prisms if prism.shape.round], 2)
        start = Point(mover.x, mover.y)
        others = [one.shape for one in prisms if one.shape is not mover and one.shape is not target]
        way = shortest_contact(start, target, mover.reach, others, FIELD, 25, 99_999)
        found.append(None if way is None else [way.length, pairs(way.points)])
        dx, dy = random.randint(-999, 999), random.randint(1, 999)
        sides = [random.choice([LEFT, RIGHT]) for _ in range(20)]
        run = skirt(start, dx, dy, 30_000, mover.reach, others, [target], FIELD, 25, sides)
        found.append([run.end, run.length, run.obstacle, run.feared, pairs(run.points)])
        for other in others:
            near = stretches_near(run.points, other, 2 * mover.reach)
            found.append([[one.start, one.end] for one in near])
    return found


def digest(answers: list[Any]) -> str:
    return hashlib.sha256(json.dumps(answers).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("seed", "seen", "walked"),
    [
        (0, "a93daf1aeaed0a28", "c3730ec21d71df2c"),
        (1, "22f1e36c40a28453", "54b965021ed6eef5"),
        (2, "8200957552c10bed", "f65dbfe1ff95f1fa"),
        (3, "cc06bc56478586e3", "1f7dc32935fec2e3"),
        (4, "8715702e34822b04", "99f9096d8d9d2de3"),
        (5, "68622a8f954093d4", "affce9d713c2391b"),
        (6, "f0af245ff1d38784", "08f420859b8f28fa"),
        (7, "61518fbaf37bed8b", "efa31bc3f1b7a8eb"),
    ],
)
def test_answers_are_those_that_were_kept(seed: int, seen: str, walked: str) -> None:
    random = Random(seed)
    prisms = scene(random, 16, 6, SIZE)
    assert digest(sights(random, prisms)) == seen
    assert digest(ways(random, prisms)) == walked


@pytest.mark.parametrize(
    ("seed", "kept"),
    [
        (0, "b663ac644c50ecea"),
        (1, "cbab8f5a2c36d4b2"),
        (2, "08825ab9d1a8ec5c"),
        (3, "d41229f5a063ccf6"),
        (4, "0b740eab23cdfd57"),
        (5, "2e63c222aed0d892"),
    ],
)
def test_runs_are_those_that_were_kept(seed: int, kept: str) -> None:
    random = Random(seed)
    assert digest(runs(random, scene(random, 16, 6, SIZE))) == kept
