"""ODD: exact odds of an attack and of initiative, for previews and computer players.

The odds are found by running the rules of play with every face of every die. Heroes are taken to use their
re-roll as well as it can be used.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dicefront.games.chessboard.rules.combat import exchange
from dicefront.games.chessboard.rules.duel import SAVE, Duel, result
from dicefront.games.chessboard.rules.heroes import offer_reroll, throw, wants_reroll
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.state import NOWHERE, ChessState, Mini, Profile
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.odds import distribution
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question

MISSED: Final = 0
HIT: Final = 1
HIT_WITH_REROLL: Final = 2
MILLION: Final = 1_000_000


class AttackOdds(Plain):
    """How an attack can end: missed, saved, stopped by Armor, or the target defeated; they add up to one."""

    def __init__(self, miss: Fraction, saved: Fraction, armor: Fraction, defeat: Fraction) -> None:
        self.miss = miss
        self.saved = saved
        self.armor = armor
        self.defeat = defeat

    @property
    def hit(self) -> Fraction:
        """The chance that the attack result reaches the Defense result (CB-DEF-02)."""
        return 1 - self.miss


class _Practice:
    """Two miniatures on an empty board, to try an attack as often as the dice can fall."""

    def __init__(self, duel: Duel) -> None:
        timing: dict[str, Json] = {"hero_timing": "informed" if duel.informed else "immediate"}
        options = Options(complete_options(timing))
        attacker = Profile(duel.die, 0, False, False, duel.reroll, "sword-bearer", 0)
        target = Profile(duel.target_die, 0, False, False, duel.target_reroll, "sword-bearer", 0)
        minis = [Mini(0, 0, attacker, 0, 0, True, False), Mini(1, 1, target, 1, 0, True, False)]
        self.duel = duel
        self.state = ChessState(
            options, "turn", [[attacker], [target]], [[], []], minis, [], 0, 0, 0, 1, 0, [False, False],
            False, 0, NOWHERE, NOBODY, None,
        )  # fmt: skip
        self.attacker, self.target = minis

    def decide(self, question: Question[Any]) -> object:
        return wants_reroll(question)

    def strike(self) -> Steps[int]:
        self.attacker.reroll = self.duel.reroll
        self.target.reroll = self.duel.target_reroll
        strike, guard = yield from exchange(self.state, self.attacker, self.target, self.duel.type)
        if result(self.duel.type, strike) < guard:
            return MISSED
        return HIT_WITH_REROLL if self.target.reroll else HIT

    def save(self) -> Steps[bool]:
        self.target.reroll = True
        face = yield from throw(self.target, "save")
        face = yield from offer_reroll(self.target, "save", face, SAVE)
        return face >= SAVE

    def save_once(self) -> Steps[bool]:
        face = yield from throw(self.target, "save")
        return face >= SAVE


_known: dict[tuple[str, int, bool, int, bool, bool], tuple[Fraction, Fraction]] = {}


def duel_odds(
    type: str,
    die: int,
    reroll: bool,
    target_die: int,
    target_reroll: bool,
    armor: int,
    informed: bool = False,
) -> AttackOdds:
    """The odds of an attack between two miniatures on any board (CB-ODD-01 to CB-ODD-04, CB-ODD-06)."""
    key = (type, die, reroll, target_die, target_reroll, informed)
    known = _known.get(key)
    if known is None:
        practice = _Practice(Duel(type, die, reroll, target_die, target_reroll, informed))
        strikes = distribution(practice.strike, practice.decide)
        miss = strikes.get(MISSED, Fraction(0))
        failed = Fraction(0)
        if HIT in strikes:
            failed += strikes[HIT] * distribution(practice.save_once, practice.decide)[False]
        if HIT_WITH_REROLL in strikes:
            failed += strikes[HIT_WITH_REROLL] * distribution(practice.save, practice.decide)[False]
        known = _known[key] = (miss, failed)
    miss, failed = known
    nothing = Fraction(0)
    if armor:
        return AttackOdds(miss, 1 - miss - failed, failed, nothing)
    return AttackOdds(miss, 1 - miss - failed, nothing, failed)


def attack_odds(state: ChessState, attacker: Mini, target: Mini, type: str) -> AttackOdds:
    """The odds of an attack as things stand: dice, re-rolls left, Armor left."""
    informed = state.options.informed_heroes
    return duel_odds(type, attacker.die, attacker.reroll, target.die, target.reroll, target.armor, informed)


def initiative_odds(own: int, other: int) -> Fraction:
    """CB-ODD-05: the chance to act first, with ties rolled again."""
    if own < 1 or other < 1:
        raise BadData("initiative", "two dice", [own, other])
    wins = sum(min(face - 1, other) for face in range(1, own + 1))
    ties = min(own, other)
    return Fraction(wins, own * other - ties) if own * other > ties else Fraction(1, 2)
