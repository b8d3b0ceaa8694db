"""The chances of attacks in whole numbers, ready to be looked up."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.lines import BOW, GUN, MELEE
from dicefront.games.chessboard.rules.odds import duel_odds
from dicefront.games.chessboard.rules.state import DICE, Mini
from dicefront.parts.opponent.evaluation import CERTAIN

TYPE_NAMES: Final = [MELEE, BOW, GUN]
BY_HAND: Final = 0
WITH_BOW: Final = 1
WITH_GUN: Final = 2

_index: Final = [DICE.index(die) if die in DICE else -1 for die in range(DICE[-1] + 1)]
_table: Final[list[int]] = [-1] * (3 * 8 * len(DICE) * len(DICE))


def chance(type: int, attacker: Mini, target: Mini, informed: bool) -> int:
    """How often the target fails its Save in the end, out of 1024: it falls, or loses a point of Armor."""
    heroes = (4 if informed else 0) + (2 if attacker.reroll else 0) + (1 if target.reroll else 0)
    dice = _index[attacker.profile.die] * len(DICE) + _index[target.profile.die]
    place = (type * 8 + heroes) * len(DICE) * len(DICE) + dice
    value = _table[place]
    if value < 0:
        odds = duel_odds(
            TYPE_NAMES[type], attacker.die, attacker.reroll, target.die, target.reroll, 0, informed
        )
        value = _table[place] = int(odds.defeat * CERTAIN)
    return value


def best_chance(attacker: Mini, target: Mini, by_hand: bool, in_line: bool, informed: bool) -> int:
    """The best of the attacks that the attacker could make."""
    best = chance(BY_HAND, attacker, target, informed) if by_hand else 0
    if in_line:
        if attacker.profile.gun:
            best = max(best, chance(WITH_GUN, attacker, target, informed))
        elif attacker.profile.bow:
            best = max(best, chance(WITH_BOW, attacker, target, informed))
    return best
