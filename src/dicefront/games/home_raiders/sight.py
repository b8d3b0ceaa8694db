"""LOS and RAN: what a character sees of another, and how far away it is."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.constants import MILLION, Constants
from dicefront.games.home_raiders.measuring import distance
from dicefront.games.home_raiders.state import STANDING, Character, State
from dicefront.kernel.ids import NOBODY
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL, Limits, SightMemory, View
from dicefront.tabletop.sight_points import Line, in_the_way, may_hide

__all__ = [
    "HIDDEN",
    "OPEN",
    "PARTIAL",
    "Sight",
    "beyond_range",
    "blockers",
    "is_hidden",
    "memory_of",
    "obstacles",
    "sees",
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


def obstacles(state: State, eye: Character, target: Character, ignored: int) -> list[Prism]:
    """HR-LOS-03: all objects, and all characters but these two and the others of the looker's own Unit.

    ``ignored`` leaves one out (HR-ASH-15): an object by its number, a character by ``-2 - id``.
    """
    found: list[Prism] = []
    things = state.space.things
    for number in range(len(things)):
        if number != ignored:
            found.append(things[number])
    for character in state.characters:
        if hides(eye, target, character) and -2 - character.id != ignored:
            found.append(character.body)
    return found


def hides(eye: Character, target: Character, other: Character) -> bool:
    """HR-LOS-03: whether a character can obscure the target."""
    return other.where == STANDING and other is not target and other is not eye and other.troop != eye.troop


def blockers(state: State, eye: Character, target: Character) -> list[int]:
    """What may stand between two characters: objects by their numbers, characters by ``-2 - id``."""
    names: list[int] = list(range(len(state.space.things)))
    for character in state.characters:
        if hides(eye, target, character):
            names.append(-2 - character.id)
    shape = eye.body.shape
    near = in_the_way(shape.x, shape.y, target.body.shape, obstacles(state, eye, target, NOBODY))
    return [names[number] for number in near]


def view(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> View:
    """HR-LOS-04 to HR-LOS-06; the number of the obstacle is its place in ``obstacles``."""
    body = eye.body
    memory = memory_of(state.options.constants)
    return memory.view(
        body.shape.x, body.shape.y, body.top, target.body, obstacles(state, eye, target, ignored)
    )


def sees(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> int:
    """HR-LOS-06: the level of sight: ``OPEN``, ``PARTIAL`` or ``HIDDEN``."""
    return memory_of(state.options.constants).level(
        eye.body, target.body, between(state, eye, target, ignored)
    )


def is_hidden(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> bool:
    """HR-LOS-06: whether the level is ``HIDDEN``, which is known sooner."""
    return memory_of(state.options.constants).is_hidden(
        eye.body, target.body, between(state, eye, target, ignored)
    )


def between(state: State, eye: Character, target: Character, ignored: int) -> list[Prism]:
    """HR-LOS-03: the obstacles that may stand between two characters; the order is always the same."""
    seen = target.body
    top = eye.body.top
    line = Line(eye.body.shape.x, eye.body.shape.y, seen.shape)
    near: list[Prism] = []
    things = state.space.things
    for number in range(len(things)):
        thing = things[number]
        if line.meets(thing.shape) and may_hide(thing, top, seen) and number != ignored:
            near.append(thing)
    for other in state.characters:
        body = other.body
        if line.meets(body.shape) and may_hide(body, top, seen):
            if hides(eye, target, other) and -2 - other.id != ignored:
                near.append(body)
    return near


def sight(state: State, eye: Character, target: Character, ignored: int = NOBODY) -> Sight:
    """The same with the share and with the obstacle that matters, for explanations."""
    seen = view(state, eye, target, ignored)
    if seen.obstacle == NOBODY:
        return Sight(seen.level, seen.share, NOBODY, NOBODY)
    blocker = obstacles(state, eye, target, ignored)[seen.obstacle]
    for number in range(len(state.space.things)):
        if state.space.things[number] is blocker:
            return Sight(seen.level, seen.share, number, NOBODY)
    for character in state.characters:
        if character.body is blocker:
            return Sight(seen.level, seen.share, NOBODY, character.id)
    return Sight(seen.level, seen.share, NOBODY, NOBODY)


def beyond_range(shooter: Character, target: Character, range: int) -> bool:
    """HR-RAN-02, HR-GEN-08: exactly the range is not beyond it."""
    return distance(shooter, target) > range
