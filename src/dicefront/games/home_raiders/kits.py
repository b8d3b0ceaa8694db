"""The abilities a character has at this moment, prepared so that a moment finds its users at once."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.abilities.names import (
    ABILITIES,
    AIM,
    BEATING_POSSE,
    BULLSEYE,
    CHARGE,
    ENTANGLE,
    EXPLOIT_WEAKNESS,
    LIGHTNING_BOLT,
    PARABOLIC,
    PHALANX,
    POINT_BLANK,
    REASSURING_ATTACK,
    RESILIENCE,
    SATURATION_FIRE,
    SHARP_REFLEXES,
    SNIPER,
    SUCKER_PUNCH,
    SURE_AIM,
    SWORN_ENEMY,
    WALL_OF_SHIELDS,
    WARRIOR_MONK,
)

SHAPE_ATTACK: Final = [
    CHARGE,
    REASSURING_ATTACK,
    SUCKER_PUNCH,
    ENTANGLE,
    SURE_AIM,
    LIGHTNING_BOLT,
    PARABOLIC,
    BULLSEYE,
    POINT_BLANK,
    SATURATION_FIRE,
    SNIPER,
    PHALANX,
    BEATING_POSSE,
    AIM,
    WARRIOR_MONK,
    SWORN_ENEMY,
]
"""The abilities that change the attack pool or its Boost."""

SHAPE_OWN_DEFENCE: Final = [SHARP_REFLEXES, WALL_OF_SHIELDS, RESILIENCE]
"""The abilities that change the own Defence pool or its Boost."""

SHAPE_THEIR_DEFENCE: Final = [EXPLOIT_WEAKNESS, BULLSEYE]
"""The abilities that change the Defence pool an attack meets."""


class Kit:
    """A set of abilities. Kits are made once and shared: the same set is the same object.

    ``has[NUMBER]`` says whether an ability is there; ``numbers`` lists them, ascending. The other lists hold
    those that are asked when a pool is built (``abilities.base``).
    """

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.has = [False] * ABILITIES
        for number in numbers:
            self.has[number] = True
        self.shape_attack = [number for number in numbers if number in SHAPE_ATTACK]
        self.shape_own_defence = [number for number in numbers if number in SHAPE_OWN_DEFENCE]
        self.shape_their_defence = [number for number in numbers if number in SHAPE_THEIR_DEFENCE]


_kits: Final[dict[tuple[int, ...], Kit]] = {}


def kit_of(numbers: list[int]) -> Kit:
    """The kit with these abilities, given in any order."""
    key = tuple(sorted(set(numbers)))
    kit = _kits.get(key)
    if kit is None:
        kit = _kits[key] = Kit(list(key))
    return kit


NO_ABILITIES: Final = kit_of([])
