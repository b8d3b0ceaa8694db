"""What an ability says about the dice of an attack (HR-ATK-07).

These are facts: they change nothing but the pool that is being built, so that previews and computer players
ask them too. What an ability does is a procedure in the file of its family, called by the step it belongs to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.abilities.names import IDS
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import Attack

# When a trait is asked, as bits.
ATTACK: Final = 1
OWN_DEFENCE: Final = 2
THEIR_DEFENCE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """Base of every ability that changes a pool; ``number`` is its ability, ``reason`` its message.

    ``moments`` says which of the three it is asked for.
    """

    def __init__(self, number: int, moments: int) -> None:
        self.number = number
        self.moments = moments
        self.reason = reason_of(number)

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        """The attacker's abilities: changes of its pool and its Boost."""

    def shape_own_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        """The defender's abilities: changes of its Defence pool and its Boost."""

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        """The attacker's abilities: changes of the Defence pool it meets."""


def reason_of(number: int) -> str:
    """The message that names an ability."""
    return "home_raiders.ability." + IDS[number]
