"""LOS and RAN: what a character sees of another, and how far away it is."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.measuring import distance
from dicefront.skirmish.sight import Sight, between, level_of_sight, name_of, sight_of
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.sight import HIDDEN


def sees(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> int:
    """HR-LOS-06: the level of sight: ``OPEN``, ``PARTIAL`` or ``HIDDEN``."""
    return sees_from(state, eye, eye.body, target, target.body, ignored)


def sees_from(
    state: State,
    eye: Character,
    eye_body: Prism,
    target: Character,
    target_body: Prism,
    ignored: int = NOBODY,
) -> int:
    """The level of sight if one of the two stood elsewhere.

    HR-LOS-03: nobody of its own troop is in the way of the eye. ``ignored`` leaves one obstacle out
    (HR-ASH-15): an object by its number, a character by ``-2 - id``.
    """
    views = state.options.constants.views
    return level_of_sight(state, views, eye, eye_body, target, target_body, eye.troop, ignored)


def is_hidden(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> bool:
    """HR-LOS-06: whether the level is ``HIDDEN``, which is known sooner."""
    views = state.options.constants.views
    level = level_of_sight(state, views, eye, eye.body, target, target.body, eye.troop, ignored, True)
    return level == HIDDEN


def blockers(state: State, eye: Character, target: Character) -> list[int]:
    """What may stand between two characters: objects by their numbers, characters by ``-2 - id``."""
    near = between(state, eye, eye.body, target, target.body, eye.troop, NOBODY)
    return [name_of(state, blocker) for blocker in near]


def sight(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> Sight:
    """HR-LOS-04 to HR-LOS-06 with the share and with the obstacle that matters, for explanations."""
    near = between(state, eye, eye.body, target, target.body, eye.troop, ignored)
    return sight_of(state, state.options.constants.views, eye.body, target.body, near)


def beyond_range(shooter: Character, target: Character, range: int) -> bool:
    """HR-RAN-02, HR-GEN-08: exactly the range is not beyond it."""
    return distance(shooter, target) > range
