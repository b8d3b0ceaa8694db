"""What the mission makes of places: objects to be near when the points are counted."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.missions import CAMP, CENTRE, NEAR
from dicefront.games.spherewars.rules.scoring import (
    central_shape,
    enemy_camp,
    object_shapes,
    points_near,
    turn_limit,
)
from dicefront.games.spherewars.rules.state import Combatant, State, mission_of
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.shapes import Shape

PRIZE: Final = 0.5
"""What it is worth to count for an object, as a share of the combatant's worth; at the end twice as much."""
DECISIVE: Final = 1.5  # what it is worth beside an object that gives points that one decides who controls it
SPARE: Final = 0.3  # and that one more is there where others control it already


class Goal:
    """An object, how near to it counts, and how much.

    ``lead`` is by how much the side has more band points near it, if it is there to be controlled
    (SW-MIS-14, SW-MIS-26).
    """

    def __init__(self, shape: Shape, reach: float, lead: int | None = None) -> None:
        self.shape = shape
        self.reach = reach
        self.lead = lead

    def weight(self, one: Combatant) -> float:
        """What it is worth that somebody of the side is near, with those who are there already."""
        if self.lead is None:
            return 1.0
        base = one.body.shape
        counts = not one.fleeing and self.gap(float(base.x), float(base.y), float(base.reach)) <= 0.0
        return DECISIVE if self.lead - (one.price if counts else 0) <= 0 else SPARE

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
        found = [Goal(shape, float(mission.reach)) for shape in object_shapes(state)]
    elif mission.points == CAMP:
        found = [Goal(shape, 0.0) for shape in enemy_camp(state, side)]
    if mission.glory == CENTRE:
        centre = central_shape(state)
        own, other = [points_near(state, seat, [centre], mission.reach, True) for seat in (side, 1 - side)]
        found.append(Goal(centre, float(mission.reach), own - other))
    return found


def turns_of(state: State) -> int:
    """How many turns the game lasts; 0 is no limit."""
    return turn_limit(state) if state.mission else state.options.turns


def turns_left(state: State) -> int:
    """How many turns come after this one; without a limit many."""
    limit = turns_of(state)
    return max(limit - state.turn, 0) if limit else 99


def prize_at(
    goals: list[Goal], weights: list[float], left: int, x: float, y: float, radius: float, speed: float
) -> float:
    """How good a place is for the mission, as a share of worth: on an object, or as near as turns allow.

    In the last turn only being there counts.
    """
    best = 0.0
    for number in range(len(goals)):
        gap = goals[number].gap(x, y, radius)
        if gap <= 0.0:
            best = max(best, weights[number])
        elif left > 0:
            best = max(best, weights[number] * (1.0 - gap / max(2.0 * speed, 1.0) / (left + 1)))
    return best * PRIZE * (2.0 if left == 0 else 1.0)
