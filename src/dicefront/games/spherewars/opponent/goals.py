"""What the mission makes of places: objects to be near when the points are counted."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.missions import CAMP, CENTRE, NEAR
from dicefront.games.spherewars.rules.scoring import central_shape, enemy_camp, object_shapes, turn_limit
from dicefront.games.spherewars.rules.state import State, mission_of
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.shapes import Shape

PRIZE: Final = 0.5
"""What it is worth to count for an object, as a share of the combatant's worth; at the end twice as much."""
CONTROL: Final = 0.4  # what the central piece is worth beside an object that gives points


class Goal:
    """An object, how near to it counts, and how much."""

    def __init__(self, shape: Shape, reach: float, weight: float) -> None:
        self.shape = shape
        self.reach = reach
        self.weight = weight

    def gap(self, x: float, y: float, radius: float) -> float:
        """How far a base is from counting."""
        return max(float(gap_of_disc(round(x), round(y), round(radius), self.shape)) - self.reach, 0.0)


def goals_of(state: State, side: int) -> list[Goal]:
    """The objects that a side wants to be near (SW-MIS-12, SW-MIS-25, SW-MIS-26)."""
    if not state.space.things or not state.mission:
        return []
    mission = mission_of(state)
    found: list[Goal] = []
    if mission.points == NEAR:
        found = [Goal(shape, float(mission.reach), 1.0) for shape in object_shapes(state)]
    elif mission.points == CAMP:
        found = [Goal(shape, 0.0, 1.0) for shape in enemy_camp(state, side)]
    if mission.glory == CENTRE:
        found.append(Goal(central_shape(state), float(mission.reach), CONTROL))
    return found


def turns_of(state: State) -> int:
    """How many turns the game lasts; 0 is no limit."""
    return turn_limit(state) if state.mission else state.options.turns


def turns_left(state: State) -> int:
    """How many turns come after this one; without a limit many."""
    limit = turns_of(state)
    return max(limit - state.turn, 0) if limit else 99


def prize_at(goals: list[Goal], left: int, x: float, y: float, radius: float, speed: float) -> float:
    """How good a place is for the mission, as a share of worth: on an object, or as near as turns allow."""
    best = 0.0
    for goal in goals:
        late = goal.gap(x, y, radius) / max(2.0 * speed, 1.0) / (left + 1)
        best = max(best, goal.weight * (1.0 - late))
    return best * PRIZE * (2.0 if left == 0 else 1.0)
