"""CRD: dice pools and character cards as the rules use them. The files are read in ``cardfile``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.traits import Trait

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

    ``dice`` holds the four dice traits by number, ``abilities`` those it has, in the order of the catalogue,
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
        abilities: list[Trait],
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


# -- factions and teams ---------------------------------------------------------------------------


class Faction:
    """A faction: its id and its names."""

    def __init__(self, id: str, name_en: str, name_nl: str) -> None:
        self.id = id
        self.name_en = name_en
        self.name_nl = name_nl


class CardSet:
    """Factions and cards by their ids, in the order of the data."""

    def __init__(self, factions: dict[str, Faction], cards: dict[str, Card]) -> None:
        self.factions = factions
        self.cards = cards

    def cards_of(self, faction: str) -> list[Card]:
        """The cards of one faction."""
        return [card for card in self.cards.values() if card.faction == faction]


class Entry:
    """One line of a team: a card, how many copies of it are merged, and whom a Leader is meant to join."""

    def __init__(self, ref: str, card: Card, copies: int, joins: str) -> None:
        self.ref = ref
        self.card = card
        self.copies = copies
        self.joins = joins

    def stars(self) -> int:
        """HR-TEA-06: a further copy costs its full Stars again."""
        return self.card.cost * self.copies

    def characters(self) -> int:
        """HR-TEA-05, HR-TEA-06: Force characters for each copy."""
        return self.card.force * self.copies


class Team:
    """A team as it is read from a roster."""

    def __init__(self, faction: str, entries: list[Entry], portal: str) -> None:
        self.faction = faction
        self.entries = entries
        self.portal = portal

    def stars(self) -> int:
        return sum(entry.stars() for entry in self.entries)

    def of_type(self, troop: int) -> list[Entry]:
        """The entries of one troop type; a Unit merged from several copies is one (HR-TEA-04)."""
        return [entry for entry in self.entries if entry.card.troop == troop]

    def apart(self) -> Team:
        """HR-OPT-10: the same team, with a Leader or Hero that was taken more than once in single entries."""
        found: list[Entry] = []
        for entry in self.entries:
            if entry.card.troop == UNIT:
                found.append(entry)
                continue
            for number in range(entry.copies):
                found.append(Entry(entry.ref, entry.card, 1, entry.joins if number == 0 else ""))
        return Team(self.faction, found, self.portal)


class ReadyTeam(Team):
    """A ready-made team and the limit it is built for; ``portal`` is empty if it names no object."""

    def __init__(
        self,
        id: str,
        name_en: str,
        name_nl: str,
        faction: str,
        limit: int,
        entries: list[Entry],
        portal: str,
    ) -> None:
        super().__init__(faction, entries, portal)
        self.id = id
        self.name_en = name_en
        self.name_nl = name_nl
        self.limit = limit

    def characters(self) -> int:
        return sum(entry.characters() for entry in self.entries)
