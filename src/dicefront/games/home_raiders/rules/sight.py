"""LOS and RAN: what a character sees of another, and how far away it is."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import MILLION, Constants
from dicefront.games.home_raiders.rules.state import STANDING, Character, State
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.measuring import distance
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL, Limits, SightMemory
from dicefront.tabletop.sight_points import Line, may_hide

__all__ = [
    "HIDDEN",
    "OPEN",
    "PARTIAL",
    "Sight",
    "beyond_range",
    "blockers",
    "is_hidden",
    "sees",
    "sees_from",
    "sight",
]

REMEMBERED: Final = 20_000
"""So many views are kept; one takes about half a kilobyte."""


class Sight:
    """What is seen of a target: level, covered share (parts per million), and what covers most of it.

    ``thing`` is the object that matters most, ``character`` the figure; one of them, or neither.
    """

    def __init__(self, level: int, share: int, thing: int, character: int) -> None:
        self.level = level
        self.share = share
        self.thing = thing
        self.character = character


class _Eyes:
    """The remembered views of all tables that are played with the same constants."""

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        limits = Limits(MILLION - constants.los_open, MILLION - constants.los_hidden)  # HR-LOS-06
        self.memory = SightMemory(constants.los_rays, constants.los_points, limits, REMEMBERED)


_eyes: Final[list[_Eyes]] = []


def memory_of(constants: Constants) -> SightMemory:
    """The views that are remembered for a table with these constants."""
    for eyes in _eyes:
        if eyes.constants is constants:
            return eyes.memory
    if len(_eyes) >= 8:
        _eyes.clear()
    found = _Eyes(constants)
    _eyes.append(found)
    return found.memory


def hides(eye: Character, target: Character, other: Character) -> bool:
    """HR-LOS-03: whether a character can obscure the target."""
    return other.where == STANDING and other is not target and other is not eye and other.troop != eye.troop


def between(
    state: State, eye: Character, eye_body: Prism, target: Character, target_body: Prism, ignored: int
) -> list[Prism]:
    """HR-LOS-03: the objects and characters that may stand between two, wherever these two stand.

    ``ignored`` leaves one out (HR-ASH-15): an object by its number, a character by ``-2 - id``.
    """
    top = eye_body.top
    line = Line(eye_body.shape.x, eye_body.shape.y, target_body.shape)
    near: list[Prism] = []
    things = state.space.things
    for number in range(len(things)):
        thing = things[number]
        if line.meets(thing.shape) and may_hide(thing, top, target_body) and number != ignored:
            near.append(thing)
    for other in state.characters:
        body = other.body
        if line.meets(body.shape) and may_hide(body, top, target_body):
            if hides(eye, target, other) and -2 - other.id != ignored:
                near.append(body)
    return near


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
    """The level of sight if one of the two stood elsewhere."""
    near = between(state, eye, eye_body, target, target_body, ignored)
    return memory_of(state.options.constants).level(eye_body, target_body, near)


def is_hidden(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> bool:
    """HR-LOS-06: whether the level is ``HIDDEN``, which is known sooner."""
    near = between(state, eye, eye.body, target, target.body, ignored)
    return memory_of(state.options.constants).is_hidden(eye.body, target.body, near)


def blockers(state: State, eye: Character, target: Character) -> list[int]:
    """What may stand between two characters: objects by their numbers, characters by ``-2 - id``."""
    near = between(state, eye, eye.body, target, target.body, NOBODY)
    return [name_of(state, blocker) for blocker in near]


def name_of(state: State, blocker: Prism) -> int:
    """An obstacle by its number, as ``ignored`` names it."""
    for number in range(len(state.space.things)):
        if state.space.things[number] is blocker:
            return number
    for character in state.characters:
        if character.body is blocker:
            return -2 - character.id
    return NOBODY


def sight(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> Sight:
    """HR-LOS-04 to HR-LOS-06 with the share and with the obstacle that matters, for explanations."""
    near = between(state, eye, eye.body, target, target.body, ignored)
    seen = memory_of(state.options.constants).view(eye.body, target.body, near)
    name = NOBODY if seen.obstacle == NOBODY else name_of(state, near[seen.obstacle])
    if name >= 0:
        return Sight(seen.level, seen.share, name, NOBODY)
    return Sight(seen.level, seen.share, NOBODY, NOBODY if name == NOBODY else -2 - name)


def beyond_range(shooter: Character, target: Character, range: int) -> bool:
    """HR-RAN-02, HR-GEN-08: exactly the range is not beyond it."""
    return distance(shooter, target) > range
