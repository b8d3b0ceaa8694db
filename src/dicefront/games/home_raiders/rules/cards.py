"""CRD: dice pools and character cards as the rules use them. The files are read in ``cardfile``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.abilities.names import ABILITIES

UNIT: Final = 0
LEADER: Final = 1
HERO: Final = 2
TROOP_TYPES: Final = ["unit", "leader", "hero"]

# The four dice traits (HR-CRD-01).
CLOSE_COMBAT: Final = 0
SHOOTING: Final = 1
DEFENCE: Final = 2
SPIRIT: Final = 3
DICE_TRAITS: Final = ["close_combat", "shooting", "defence", "spirit"]


@mypyc_attr(acyclic=True)
class Pool:
    """So many dice of each colour (HR-DIC-03); never changed."""

    def __init__(self, white: int, red: int, black: int) -> None:
        self.white = white
        self.red = red
        self.black = black

    def size(self) -> int:
        """How many dice it holds."""
        return self.white + self.red + self.black

    def text(self) -> str:
        """The pool in the notation of the catalogue: ``W2 R1``, or ``-`` without dice."""
        sets = [("W", self.white), ("R", self.red), ("B", self.black)]
        return " ".join(f"{colour}{count}" for colour, count in sets if count) or "-"


@mypyc_attr(acyclic=True)
class TraitDice:
    """One dice trait of a card: its pool, the dice that carry wound marks (HR-CRD-07), its Boost (HR-CRD-09).

    ``healthy`` has all dice, ``wounded`` those without marks.
    """

    def __init__(self, healthy: Pool, marked: Pool, boost: int) -> None:
        self.healthy = healthy
        self.marked = marked
        self.boost = boost
        self.wounded = Pool(
            healthy.white - marked.white, healthy.red - marked.red, healthy.black - marked.black
        )


class Card:
    """A character card (HR-CRD-01); lengths in units. Shared by all characters and all states.

    ``dice`` holds the four dice traits by number, ``abilities`` the numbers of the abilities, ascending,
    ``points`` the check value of the cost formula in tenths.
    """

    def __init__(
        self,
        id: str,
        name_en: str,
        name_nl: str,
        faction: str,
        troop: int,
        force: int,
        cost: int,
        movement: int,
        radius: int,
        height: int,
        range: int,
        dice: list[TraitDice],
        abilities: list[int],
        points: int,
        own: bool,
    ) -> None:
        self.id = id
        self.name_en = name_en
        self.name_nl = name_nl
        self.faction = faction
        self.troop = troop
        self.force = force
        self.cost = cost
        self.movement = movement
        self.radius = radius
        self.height = height
        self.range = range
        self.dice = dice
        self.abilities = abilities
        self.points = points
        self.own = own  # not one of the cards that come with the game
        self.has = [number in abilities for number in range_of_abilities()]


def range_of_abilities() -> list[int]:
    """The numbers of all abilities."""
    return list(range(ABILITIES))
