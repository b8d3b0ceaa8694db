"""Sight and the charges of SphereWars against a second judge, on a few hundred random tables."""

from __future__ import annotations

import random
from itertools import pairwise
from math import hypot
from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.moving import JoinDeclared, Moved
from dicefront.games.spherewars.rules.joining import Trajectory, targets
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.state import ACTIONS, MOVE, Combatant, activation_of, actor_of
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.errors import Refusal
from dicefront.kernel.testing import play_out
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL
from tests.differential import spherewars_naive_table as naive
from tests.games.spherewars.profiles import made

LEVELS = {OPEN: naive.FULL, PARTIAL: naive.SOME, HIDDEN: naive.NONE}
RADII = [1250, 1500, 2000, 2500]


def figure(combatant: Combatant) -> naive.Figure:
    shape = combatant.body.shape
    return naive.Figure(shape.x / INCH, shape.y / INCH, shape.reach / INCH, combatant.profile.height)


def some_profile(chance: random.Random, height: int = 0) -> Any:
    level = height or chance.choice([1, 2, 2, 3])
    return made("somebody", radius=chance.choice(RADII), height=level)


@pytest.mark.rule("SW-SIT-09", "SW-SIT-10", "SW-SIT-11", "SW-SIT-12", "SW-SIT-13", "SW-SIT-14", "SW-SIT-16")
def test_both_judges_see_the_same() -> None:
    """Up to four bases between two; they keep off each other, so nobody is in combat."""
    chance = random.Random(41)
    seen = {naive.FULL: 0, naive.SOME: 0, naive.NONE: 0}
    for _ in range(200):
        spots = [(10.0, 20.0), (10 + chance.uniform(9, 16), 20 + chance.uniform(-2, 2))]
        for place in range(chance.randrange(1, 5)):
            spots.append((12.8 + 3.1 * place, 20 + chance.uniform(-1.5, 1.5)))
        spots = [spot for spot in spots if spot in spots[:2] or spot[0] < spots[1][0] - 2.6]
        placed = [one(0, some_profile(chance), spot) for spot in spots]
        state = position(*placed)
        eye, target, *others = state.combatants
        expected, sure = naive.sight(figure(eye), figure(target), [figure(other) for other in others])
        if sure:
            assert LEVELS[sees(state, eye, target)] == expected, spots
            seen[expected] += 1
    assert min(seen.values()) > 15, seen


@pytest.mark.rule("SW-MOV-16", "SW-MOV-17", "SW-MOV-19", "SW-MOV-21", "SW-MOV-22", "SW-MOV-26")
def test_both_judges_call_the_same_a_charge() -> None:
    """A mover, its target, a friend who may be in the way, and a way over no or one waypoint."""
    chance = random.Random(17)
    found = {"charge": 0, "engage": 0, "run": 0, "speed_up": 0}
    for _ in range(250):
        mov = chance.choice([3, 4, 5, 6])
        mover = made("mover", radius=chance.choice(RADII[:3]), mov=mov)
        away = chance.uniform(2.8, 2.4 * mov + 2)
        friend = (20 + away / 2 + chance.uniform(-0.4, 0.4), 20 + chance.uniform(-2.5, 2.5))
        foe = made("foe", radius=chance.choice(RADII[:3]), height=COMMON_HEIGHT)
        tall = made("friend", height=chance.choice([1, 2, 3]))
        more = [one(1, foe, (20, 24.4))] if chance.random() < 0.3 else []
        state = position(
            one(0, mover, (20, 20)), one(1, foe, (20 + away, 20)), one(0, tall, friend), *more, stage=MOVE
        )
        if overlaps(state.combatants) or state.combatants[1] not in targets(state, actor_of(state)):
            continue
        aside = (20 + away * chance.uniform(0.2, 0.7), 20 + chance.uniform(-2.5, 2.5))
        way = [] if chance.random() < 0.6 else [[round(aside[0] * INCH), round(aside[1] * INCH)]]
        if isinstance(Trajectory(state, actor_of(state), state.combatants[1]).read(way), Refusal):
            continue
        result = judged(state, way, mov)
        if result:
            found[result] += 1
    assert min(found.values()) > 8, found


def judged(state: Any, way: Any, mov: int) -> str:
    """Play it, and let the second judge say what it should have been; nothing if that is in doubt."""
    mover, target, friend, *others = [figure(each) for each in state.combatants]
    seen, sure = naive.sight(mover, target, [friend, *others])
    best = naive.shortest_join(mover, target, friend)
    near = any(hypot(foe.x - 20, foe.y - 20) - foe.radius - mover.radius < 5 for foe in [target, *others])
    played = play_out(choose_move(state), [(0, "join"), (0, 1), (0, way)])
    length = length_of(played.told(JoinDeclared)[0].way)
    action, far, certain = naive.joined(length, best, mov, seen, near)
    if not (sure and certain):
        return ""
    assert ACTIONS[activation_of(state).action] == action, (length, best, mov, seen)
    if action in ("charge", "engage"):
        assert abs(played.told(Moved)[0].length / INCH - far) < 0.02
    else:
        assert played.told(Moved)[0].length / INCH <= far + 0.02
    return action


def length_of(way: list[list[int]]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)) / INCH


def overlaps(combatants: list[Combatant]) -> bool:
    figures = [figure(each) for each in combatants]
    return any(
        hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius + 0.05
        for place, a in enumerate(figures)
        for b in figures[:place]
    )
