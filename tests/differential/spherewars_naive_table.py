"""A second judge of SphereWars on the table: sight by many rays, and joining combat past one base.

Written from the catalogue without a line of the rules; lengths are inches. Nothing here is quick.
"""

from __future__ import annotations

from math import acos, asin, atan2, cos, hypot, pi, sin, sqrt

RAYS = 1000
FULL, SOME, NONE = "full", "partial", "none"


class Figure:
    """A base with its height level."""

    def __init__(self, x: float, y: float, radius: float, height: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.height = height


# -- sight (SIT-08 to SIT-16) -----------------------------------------------------------------------


def covered(eye: Figure, target: Figure, obstacles: list[Figure]) -> float:
    """SIT-09 to SIT-11: which share of the target's bearings some obstacle blocks."""
    away, middle = hypot(target.x - eye.x, target.y - eye.y), atan2(target.y - eye.y, target.x - eye.x)
    half = asin(target.radius / away)
    blocked = 0
    for ray in range(RAYS):
        aside = half * (2 * (ray + 0.5) / RAYS - 1)
        far = away * cos(aside) - (target.radius**2 - (away * sin(aside)) ** 2) ** 0.5
        blocked += any(hits(eye, middle + aside, far, one) for one in obstacles)
    return blocked / RAYS


def hits(eye: Figure, bearing: float, far: float, obstacle: Figure) -> bool:
    """Whether a ray of some length runs through the inside of a base."""
    along = (obstacle.x - eye.x) * cos(bearing) + (obstacle.y - eye.y) * sin(bearing)
    nearest = min(max(along, 0.0), far)
    x, y = eye.x + nearest * cos(bearing), eye.y + nearest * sin(bearing)
    return hypot(obstacle.x - x, obstacle.y - y) < obstacle.radius


def one_way(eye: Figure, target: Figure, obstacles: list[Figure]) -> tuple[str, bool]:
    """SIT-11 to SIT-14: the level in one direction, and whether it is beyond doubt."""
    share = covered(eye, target, obstacles)
    if share <= 0.01:
        return FULL, share < 0.005
    if share < 0.99:
        return SOME, 0.015 < share < 0.985
    tall = [one for one in obstacles if one.height >= eye.height and one.height >= target.height]
    left = covered(eye, target, tall)
    return (NONE if left >= 0.99 else SOME), share > 0.995 and not 0.985 < left < 0.995


def sight(eye: Figure, target: Figure, obstacles: list[Figure]) -> tuple[str, bool]:
    """SIT-16: who is seen by the other sees the other at least partially."""
    level, sure = one_way(eye, target, obstacles)
    if level != NONE:
        return level, sure
    back, sure_back = one_way(target, eye, obstacles)
    return (NONE if back == NONE else SOME), sure and sure_back


# -- ways (MOV-16, MOV-17) ------------------------------------------------------------------------------


def around(x: float, y: float, to_x: float, to_y: float, disc: Figure, room: float) -> float:
    """The length of the shortest way between two points that keeps off a base by so much."""
    straight, reach = hypot(to_x - x, to_y - y), disc.radius + room
    if not straight:
        return 0.0
    along = ((disc.x - x) * (to_x - x) + (disc.y - y) * (to_y - y)) / straight
    nearest = min(max(along, 0.0), straight)
    off = hypot(x + (to_x - x) * nearest / straight - disc.x, y + (to_y - y) * nearest / straight - disc.y)
    if off >= reach:
        return straight
    from_start, from_end = hypot(x - disc.x, y - disc.y), hypot(to_x - disc.x, to_y - disc.y)
    turn = abs(atan2(y - disc.y, x - disc.x) - atan2(to_y - disc.y, to_x - disc.x))
    turn = min(turn, 2 * pi - turn) - acos(min(reach / from_start, 1)) - acos(min(reach / from_end, 1))
    tangents = sqrt(max(from_start**2 - reach**2, 0)) + sqrt(max(from_end**2 - reach**2, 0))
    return tangents + reach * max(turn, 0.0)


def shortest_join(mover: Figure, target: Figure, between: Figure) -> float:
    """MOV-17: the length of the shortest way to contact, past one base that is in the way or not."""
    best, beside = float("inf"), mover.radius + target.radius
    for step in range(1440):
        x, y = target.x + beside * cos(step * pi / 720), target.y + beside * sin(step * pi / 720)
        if hypot(x - between.x, y - between.y) >= between.radius + mover.radius:
            best = min(best, around(mover.x, mover.y, x, y, between, mover.radius))
    return best


def joined(length: float, best: float, mov: int, seen: str, near: bool) -> tuple[str, float, bool]:
    """MOV-16, 19, 21, 22, 26: what a joining of combat is, how far it goes, and whether that is sure."""
    sure = all(abs(length - mark) > 0.03 for mark in (mov, 2 * mov, best + 0.1))
    if length > 2 * mov:
        return ("run", mov, sure) if near else ("speed_up", 2 * mov, sure)
    charge = seen != NONE and length <= mov and length <= best + 0.1
    return ("charge" if charge else "engage"), length, sure
