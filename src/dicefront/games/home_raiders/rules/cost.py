"""The cost formula of the cards: what one character is worth, and what a card should cost in Stars."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import (
    CLOSE_COMBAT,
    DEFENCE,
    LEADER,
    SHOOTING,
    SPIRIT,
    TROOP_TYPES,
    Card,
    Pool,
    TraitDice,
)
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moments import MOMENTS, SPREADS, Ability
from dicefront.skirmish.datafiles import number, table

PARTS: Final = [
    "star_points", "body", "pearl", "close_combat", "shooting", "shooting_range_unit", "shooting_range_min",
    "shooting_range_max", "spirit", "movement", "movement_base", "healthy_share", "tolerance",
]  # fmt: skip


class CostModel:
    """The constants of the formula and the chances of the dice."""

    def __init__(self, parts: dict[str, float], blanks: list[float], means: list[float]) -> None:
        self.parts = parts
        self.blanks = blanks
        self.means = means

    def mean(self, pool: Pool) -> float:
        """The expected Aces of a pool."""
        return sum(count * mean for count, mean in zip(counts(pool), self.means))

    def some_ace(self, pool: Pool) -> float:
        """The chance that a pool shows an Ace at all."""
        miss = 1.0
        for count, blank in zip(counts(pool), self.blanks):
            miss *= blank**count
        return 1.0 - miss

    def worth(self, dice: TraitDice) -> float:
        """The value P of a dice trait: the healthy state weighs twice, the wounded one once."""
        share = self.parts["healthy_share"]
        plain = share * self.mean(dice.healthy) + (1.0 - share) * self.mean(dice.wounded)
        return plain + dice.boost * self.some_ace(dice.healthy)

    def character(self, card: Card) -> float:
        """The value q of one character."""
        parts = self.parts
        reach = card.range / INCH / parts["shooting_range_unit"]
        reach = min(max(reach, parts["shooting_range_min"]), parts["shooting_range_max"])
        defence = self.worth(card.dice[DEFENCE])
        return (
            parts["body"]
            + parts["close_combat"] * self.worth(card.dice[CLOSE_COMBAT])
            + parts["shooting"] * self.worth(card.dice[SHOOTING]) * reach
            + defence * (1.0 + defence)
            + parts["spirit"] * self.worth(card.dice[SPIRIT])
            + parts["movement"] * (card.movement / INCH - parts["movement_base"])
            + sum(one.weight for one in abilities_of(card) if one.family not in TROOP_TYPES)
        )

    def points(self, card: Card) -> float:
        """The value of a card."""
        total = card.force * self.character(card)
        if card.troop != LEADER:
            total += self.parts["pearl"]
        of_troop = [one for one in abilities_of(card) if one.family in TROOP_TYPES]
        spread = any(MOMENTS.is_used(SPREADS, one) for one in of_troop)  # the whole team has them
        for ability in of_troop:
            total += ability.weight
            if spread:
                total += ability.weight
        return total

    def stars(self, card: Card) -> int:
        """What a card of that value costs: rounded to whole Stars, and never for nothing."""
        return max(1, int(self.points(card) / self.parts["star_points"] + 0.5))

    def deviation(self, card: Card) -> float:
        """By which share of its cost a card is worth more or less than it."""
        paid = card.cost * self.parts["star_points"]
        return (self.points(card) - paid) / paid


def abilities_of(card: Card) -> list[Ability]:
    return [one for one in card.abilities if isinstance(one, Ability)]


def counts(pool: Pool) -> list[int]:
    """The dice of a pool by colour."""
    return [pool.white, pool.red, pool.black]


def read_cost_model(data: object, where: str, faces: list[list[int]]) -> CostModel:
    """The constants from plain data; ``faces`` are those of the three dice."""
    given = table(data, where, PARTS)
    parts = {name: number(given, name, where, 0, 1000) for name in PARTS}
    blanks: list[float] = []
    means: list[float] = []
    for die in faces:
        critical = die.count(2) / len(die)
        blanks.append(die.count(0) / len(die))
        means.append((die.count(1) / len(die) + critical) / (1.0 - critical))
    return CostModel(parts, blanks, means)
