"""What a network sees of a position: sums over the combatants of each side, their points, and the mission.

Worth is hundredths of a band point, lengths are inches. Only what both sides may know counts: what somebody
hides, and what depends on it, is left out (SW-BAN-12, SW-WIN-08).
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.goals import Goal, turns_left
from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.rules.missions import GLORY, POINTS
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.scoring import scores_of
from dicefront.games.spherewars.rules.state import DEAD, FLED, Combatant, State, mission_of
from dicefront.skirmish.figures import WAITING

SIDES: Final = [0, 1]
OF_A_SIDE: Final = [
    "there", "ready", "waiting", "dead", "fled", "fleeing", "tired", "wounds", "ready_worth", "spent_worth",
    "best_worth", "near", "holding", "pull", "close", "engaged", "nearest", "orders", "to_cast", "to_dispel",
    "blood", "points", "glory", "special", "on_turn", "first",
]  # fmt: skip
OF_THE_MATCH: Final = [
    "turn", "turns_left", "size", "weather",
    *[f"points_{name}" for name in POINTS],
    *[f"glory_{name}" for name in GLORY],
]  # fmt: skip
FEATURES: Final = [
    *[f"own_{name}" for name in OF_A_SIDE],
    *[f"foe_{name}" for name in OF_A_SIDE],
    *OF_THE_MATCH,
]

LATE: Final = 12
"""Turns beyond it, gone or left, look alike."""
REACH: Final = 12
"""Enemies within so many inches are close."""
FAR: Final = 60
"""Inches beyond it look alike."""


def viewpoints(state: State) -> list[list[int]]:
    """The features as each side sees them."""
    found = [side_features(state, side) for side in SIDES]
    match = match_features(state)
    return [[*found[side], *found[1 - side], *match] for side in SIDES]


def side_features(state: State, side: int) -> list[int]:
    """What one side has, where it stands, and what it has scored."""
    scene = Scene(state, side)
    waiting = dead = fled = 0
    for one in state.combatants:
        if one.side == side:
            waiting += 1 if one.where == WAITING else 0
            dead += 1 if one.where == DEAD else 0
            fled += 1 if one.where == FLED else 0
    ready = fleeing = tired = wounds = 0
    ready_worth = spent_worth = best_worth = 0
    near = holding = pull = close = engaged = nearest = 0
    for one in scene.own:
        value = int(scene.left(one))
        best_worth = max(best_worth, value)
        fleeing += 1 if one.fleeing else 0
        tired += one.fatigue
        wounds += one.wounds
        if one.activated:
            spent_worth += value
        else:
            ready += 1
            ready_worth += value
        least = distance(scene, one)
        nearest += min(least, FAR)
        close += 1 if least <= REACH else 0
        engaged += 1 if least <= 0 else 0
        away = nearest_goal(scene.goals, one)
        near += 1 if away <= REACH else 0
        holding += 1 if away <= 0 else 0
        pull += max(FAR - away, 0)
    orders = 0
    for band in state.bands:
        if band.side == side:
            orders += band.orders + band.extra_orders
    gems = state.gems[side]
    on_turn = 1 if state.side == side else 0
    first = 1 if state.first == side else 0
    return [
        len(scene.own), ready, waiting, dead, fled, fleeing, tired, wounds, ready_worth, spent_worth,
        best_worth, near, holding, pull, close, engaged, nearest, orders, gems.to_cast(),
        gems.to_dispel(True), *score(state, side), on_turn, first,
    ]  # fmt: skip


def score(state: State, side: int) -> list[int]:
    """Blood, points, glory and the special point, as far as everybody knows them."""
    if not state.bands or not state.mission:
        return [0, 0, 0, 0]
    found = scores_of(state, True)[side]
    return [found.blood, found.points, found.glory, found.special]


def distance(scene: Scene, one: Combatant) -> int:
    """The inches to the nearest enemy."""
    shape = one.body.shape
    least = FAR
    for enemy in scene.enemies:
        gap = gap_at(enemy, float(shape.x), float(shape.y), float(shape.reach))
        least = min(least, int(gap / INCH))
    return least


def nearest_goal(goals: list[Goal], one: Combatant) -> int:
    """The inches to the nearest object of the mission."""
    shape = one.body.shape
    least = FAR
    for goal in goals:
        least = min(least, int(goal.gap(float(shape.x), float(shape.y), float(shape.reach)) / INCH))
    return least


def match_features(state: State) -> list[int]:
    """What is the same for both."""
    found = [min(state.turn, LATE), min(turns_left(state), LATE), state.options.points // 10, state.weather]
    if not state.mission:
        return found + [0] * (len(POINTS) + len(GLORY))
    mission = mission_of(state)
    found += [1 if mission.points == name else 0 for name in POINTS]
    return found + [1 if mission.glory == name else 0 for name in GLORY]
