"""SIT: what a combatant sees of another.

Levels are those of ``tabletop.sight``: ``OPEN`` is full sight, ``PARTIAL`` partial, ``HIDDEN`` none. Heights
are levels, the tops of bodies. Sight is determined when a rule asks for it (SW-SIT-34); views are kept by
what they depend on, so asking again costs little.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.contact import combat_of, fights
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.kernel.ids import NOBODY
from dicefront.tabletop.bases import Base
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL, Limits, WidthMemory
from dicefront.tabletop.sight_points import Line
from dicefront.tabletop.sight_width import Look

SEEN_IN_FULL: Final = 10_000
"""SW-SIT-11: a covered share of one in a hundred, in parts per million, is full sight."""
UNSEEN: Final = 990_000
"""SW-SIT-11: from this share on nothing is seen by width."""

_views: Final = WidthMemory(Limits(SEEN_IN_FULL, UNSEEN), 20_000)


def sees(state: State, eye: Combatant, target: Combatant, ignored: list[int] | None = None) -> int:
    """SW-SIT-03: the level of sight; ``ignored`` are combatants that are left out as obstacles."""
    return sees_from(state, eye, eye.body, target, target.body, ignored)


def sees_from(
    state: State,
    eye: Combatant,
    eye_body: Base,
    target: Combatant,
    target_body: Base,
    ignored: list[int] | None = None,
) -> int:
    """The level of sight if one of the two stood elsewhere."""
    if is_airborne(state, eye) or is_airborne(state, target):
        return OPEN  # SW-SIT-17
    level = _level(state, eye, eye_body, target, target_body, ignored)
    if level == HIDDEN and _level(state, target, target_body, eye, eye_body, ignored) != HIDDEN:
        return PARTIAL  # SW-SIT-16
    return level


def sees_to_join(state: State, eye: Combatant, target: Combatant) -> int:
    """SW-SIT-18: sight for joining combat: of somebody in combat partial at best, past its other members."""
    combat = combat_of(state, target)
    if not combat:
        return sees(state, eye, target)
    return min(sees(state, eye, target, [member.id for member in combat]), PARTIAL)


def sees_to_shoot(state: State, eye: Combatant, target: Combatant) -> int:
    """SW-SIT-20: sight for mundane shots and spells: none of somebody in combat."""
    return HIDDEN if fights(state, target) else sees(state, eye, target)


def is_airborne(state: State, one: Combatant) -> bool:
    """SW-FLY-08: a flyer is in the air unless it touches an enemy."""
    return one.walker.flies and not fights(state, one)


def _level(
    state: State,
    eye: Combatant,
    eye_body: Base,
    target: Combatant,
    target_body: Base,
    ignored: list[int] | None,
) -> int:
    """SW-SIT-08 to SW-SIT-14: from the centre of one base to the other base."""
    near, _ = between(state, eye, eye_body, target, target_body, ignored)
    return _views.view(eye_body, target_body, near).level


def between(
    state: State,
    eye: Combatant,
    eye_body: Base,
    target: Combatant,
    target_body: Base,
    ignored: list[int] | None,
) -> tuple[list[Prism], list[int]]:
    """SW-SIT-06: what may stand between two, with the numbers of the combatants."""
    line = Line(eye_body.shape.x, eye_body.shape.y, target_body.shape)
    near: list[Prism] = []
    numbers: list[int] = []
    for other in state.combatants:
        body = other.body
        if not line.meets(body.shape) or not is_there(other) or other is eye or other is target:
            continue
        if ignored is not None and other.id in ignored:
            continue
        near.append(as_obstacle(state, other))
        numbers.append(other.id)
    return near, numbers


def as_obstacle(state: State, other: Combatant) -> Prism:
    """SW-SIT-21: a combatant as an obstacle: in combat as high as the tallest of its members."""
    body = other.body
    tallest = body.top
    for member in combat_of(state, other):
        tallest = max(tallest, member.body.top)
    if tallest == body.top:
        return body
    return Base(body.shape.x, body.shape.y, body.shape.reach, body.bottom, tallest - body.bottom)


def shares(state: State, eye: Combatant, target: Combatant) -> list[tuple[int, int]]:
    """Who covers which share of a target by itself, in parts per million: (share, combatant), most first."""
    near, numbers = between(state, eye, eye.body, target, target.body, None)
    shape = eye.body.shape
    look = Look(shape.x, shape.y, target.body.shape, near)
    return [(share, numbers[place]) for share, place in look.shares()]


def in_between(state: State, eye: Combatant, target: Combatant) -> int:
    """SW-SPE-24, SW-SHO-23: the enemy who stands between two that do not see each other, or ``NOBODY``.

    It is the one who covers most, of equals the nearest, if sight returns without all enemies of the eye.
    """
    keyed: list[tuple[int, int, int]] = []
    for share, number in shares(state, eye, target):
        other = state.combatants[number]
        if other.side != eye.side:
            keyed.append((-share, gap(eye.body, other.body), number))
    enemies = [number for _, _, number in keyed]
    if not keyed or sees(state, eye, target) != HIDDEN or sees(state, eye, target, enemies) == HIDDEN:
        return NOBODY
    keyed.sort()
    return keyed[0][2]
