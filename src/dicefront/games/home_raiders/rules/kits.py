"""The abilities a character has at this moment, prepared so that a moment finds its users at once."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.names import ABILITIES


class Kit:
    """A set of abilities. Kits are made once and shared: the same set is the same object.

    ``has[NUMBER]`` says whether an ability is there; ``numbers`` lists them, ascending. The other lists hold
    those that are asked when a pool is built, once ``abilities.traits.prepared`` has filled them.
    """

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.has = [False] * ABILITIES
        for number in numbers:
            self.has[number] = True
        self.is_prepared = False
        self.shape_attack: list[int] = []
        self.shape_own_defence: list[int] = []
        self.shape_their_defence: list[int] = []


_kits: Final[dict[tuple[int, ...], Kit]] = {}


def kit_of(numbers: list[int]) -> Kit:
    """The kit with these abilities, given in any order."""
    key = tuple(sorted(set(numbers)))
    kit = _kits.get(key)
    if kit is None:
        kit = _kits[key] = Kit(list(key))
    return kit


NO_ABILITIES: Final = kit_of([])
