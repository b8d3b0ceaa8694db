"""SUP: who supports a fighter (H5), and which three count."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.moments import SHAPE_SUPPORT, asked
from dicefront.games.spherewars.rules.secrets import may_hold
from dicefront.games.spherewars.rules.state import Combatant, State, is_ephemeral
from dicefront.games.spherewars.rules.subjects import Hand, Support
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import PickPieces

SKILFUL: Final = "rune_of_the_skilful"
"""It may make a supporter better than everybody knows."""
MOST_OF_PACK: Final = 2
"""So many of a pack support in spite of being Unimportant (Pack Blow)."""
MOST_SUPPORTERS: Final = 3
"""SW-SUP-03, SW-HTH-08."""


def supports_of(state: State, fighter: Combatant, enemy: Combatant) -> list[Support]:
    """SW-SUP-01: friends in base contact with the enemy who support the fighter, those who help most first.

    Contact of a supporter with other enemies changes nothing (SW-SUP-04). Those who flee and the ephemeral
    support nobody (SW-FLE-13, SW-WOU-16).
    """
    found: list[Support] = []
    for friend in touching_enemies(state, enemy):
        if friend is fighter or friend.fleeing or is_ephemeral(friend):
            continue
        support = Support(friend, fighter)
        for trait in asked(friend, SHAPE_SUPPORT):
            trait.shape_support(state, friend, support)
        for trait in asked(fighter, SHAPE_SUPPORT):
            trait.shape_support(state, fighter, support)
        if support.counts:
            found.append(support)
    found.sort(key=lambda support: (not support.expert, -support.dice, support.supporter.id))
    surplus = [one for one in found if one.packed and not one.expert][MOST_OF_PACK:]
    return [one for one in found if one not in surplus] + surplus


def best_supports(supports: list[Support]) -> list[Support]:
    """SW-SUP-03: the three who help most: previews and computer players count with them."""
    return supports[:MOST_SUPPORTERS]


def choose_supports(state: State, hand: Hand) -> Steps[list[Support]]:
    """SW-SUP-03: all supports, or three of them chosen by the owner if there are more and it matters."""
    supports = supports_of(state, hand.fighter, hand.enemy)
    guards = [one for one in supports if may_hold(state, one.supporter, SKILFUL)]  # SW-ACT-20
    if len(supports) <= MOST_SUPPORTERS or not (differ(supports) or guards):
        return best_supports(supports)
    chosen = yield from ask(Supporters(hand, [support.supporter.id for support in supports]))
    return [support for support in supports if support.supporter.id in chosen]


def differ(supports: list[Support]) -> bool:
    """Whether some of them help more than others."""
    first = supports[0]
    packed = len([one for one in supports if one.packed])
    return MOST_OF_PACK < packed < len(supports) or any(
        one.dice != first.dice or one.expert != first.expert for one in supports
    )


def add_supports(hand: Hand, supports: list[Support]) -> None:
    """SW-SUP-02, SW-ABI-07: what supporters do for a hand; their dice are no DEX (SW-SUP-05)."""
    hand.supporters = [support.supporter for support in supports]
    hand.dice("spherewars.reason.support", dice_of(supports), "SW-SUP-02")
    for support in supports:
        hand.expert = hand.expert or support.expert


def dice_of(supports: list[Support]) -> int:
    """The dice of some supporters; of a pack two at most add one (Pack Blow)."""
    packed = len([support for support in supports if support.packed])
    return sum([support.dice for support in supports]) - max(packed - MOST_OF_PACK, 0)


class Supporters(PickPieces):
    """Which three supporters count: a list of their numbers, in order."""

    def __init__(self, hand: Hand, supporters: list[int]) -> None:
        kind = "spherewars.fight.supporters"
        super().__init__(hand.fighter.owner, kind, "SW-SUP-03", supporters, MOST_SUPPORTERS, MOST_SUPPORTERS)
        self.fighter = hand.fighter.id
        self.enemy = hand.enemy.id

    def stranger(self, piece: int) -> Refusal:
        return Refusal("spherewars.fight.no_supporter", "SW-SUP-01", {"combatant": piece})

    def read(self, answer: object) -> list[int] | Refusal:
        found = super().read(answer)
        return found if isinstance(found, Refusal) else sorted(found)

    def sample(self, draw: Draw) -> list[int]:
        return sorted(super().sample(draw))

    def candidates(self) -> list[list[int]]:
        return [sorted(three) for three in combinations(self.pieces, MOST_SUPPORTERS)]

    def args(self) -> dict[str, Json]:
        return {"combatant": self.fighter, "enemy": self.enemy}
