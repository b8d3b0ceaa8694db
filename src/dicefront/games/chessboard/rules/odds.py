"""ODD: exact odds of an attack, of initiative and of a Skill roll, for previews and computer players.

The odds are found by running the rules of play with every face of every die. Heroes are taken to use their
re-roll as well as it can be used; ``wants_reroll`` is that decision.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from dicefront.games.chessboard.rules.attack import SAVE, exchange, result
from dicefront.games.chessboard.rules.heroes import offer_reroll, throw
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


class Duel(Plain):
    """All that the odds of an attack depend on."""

    def __init__(
        self, type: str, die: int, reroll: bool, target_die: int, target_reroll: bool, informed: bool
    ) -> None:
        self.type = type
        self.die = die
        self.reroll = reroll
        self.target_die = target_die
        self.target_reroll = target_reroll
        self.informed = informed


# -- the best use of a re-roll ------------------------------------------------------------------


def failed_save(die: int, reroll: bool) -> Fraction:
    """CB-DIE-09, CB-ODD-06: the chance that the Save fails, a re-roll of a failed one included."""
    once = Fraction(min(SAVE - 1, die), die)
    return once * once if reroll else once


def wants_new_defence(duel: Duel, attack: int, face: int) -> bool:
    """Whether a defending Hero that is hit does better with a new Defense roll than with one for the Save."""
    if not duel.target_reroll or face > attack:
        return False
    again = Fraction(min(attack, duel.target_die), duel.target_die) * failed_save(duel.target_die, False)
    return again < failed_save(duel.target_die, True)


def failed_against(duel: Duel, attack: int, face: int) -> Fraction:
    """The chance that the target fails its Save in the end, once an attack result meets a Defense roll."""
    if face > attack:
        return Fraction(0)
    if wants_new_defence(duel, attack, face):
        hit = Fraction(min(attack, duel.target_die), duel.target_die)
        return hit * failed_save(duel.target_die, False)
    return failed_save(duel.target_die, duel.target_reroll)


def worth(duel: Duel, face: int, defence: int) -> Fraction:
    """What an attack roll is worth against a Defense roll, or against any if it is not rolled yet (0)."""
    attack = result(duel.type, face)
    if defence:
        return failed_against(duel, attack, defence)
    sides = duel.target_die
    return sum((failed_against(duel, attack, other) for other in range(1, sides + 1)), Fraction(0)) / sides


_attack_choices: dict[tuple[str, int, int, bool, int], list[bool]] = {}


def wants_new_attack(duel: Duel, face: int, defence: int) -> bool:
    """Whether an attacking Hero does better with a new roll; ``defence`` is 0 if it is not known yet."""
    key = (duel.type, duel.die, duel.target_die, duel.target_reroll, defence)
    choices = _attack_choices.get(key)
    if choices is None:
        values = [worth(duel, one, defence) for one in range(1, duel.die + 1)]
        mean = sum(values, Fraction(0)) / duel.die
        choices = _attack_choices[key] = [value < mean for value in values]
    return choices[face - 1]


def _argument(question: Question[Any], name: str) -> int:
    value = question.args()[name]
    assert type(value) is int
    return value


def wants_reroll(state: ChessState, question: Question[Any]) -> bool:
    """The best answer to a question about a re-roll (CB-DEC-08 to CB-DEC-10, CB-DEC-12)."""
    face, against = _argument(question, "face"), _argument(question, "against")
    what = question.kind.rsplit(".", 1)[-1]
    if what in ("save", "skill"):
        return face < against
    mini, foe = state.minis[_argument(question, "mini")], state.minis[_argument(question, "foe")]
    type_ = str(question.args()["type"])
    if what == "attack":
        duel = duel_of(state, mini, foe, type_)
        return wants_new_attack(duel, face, against)
    return wants_new_defence(duel_of(state, foe, mini, type_), against, face)


def duel_of(state: ChessState, attacker: Mini, target: Mini, type: str) -> Duel:
    """What the odds of an attack depend on, as things stand."""
    return Duel(type, attacker.die, attacker.reroll, target.die, target.reroll, state.options.informed_heroes)


# -- odds ---------------------------------------------------------------------------------------


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
        return wants_reroll(self.state, question)

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


_per_million: dict[tuple[str, int, bool, int, bool, bool], int] = {}


def failed_per_million(state: ChessState, attacker: Mini, target: Mini, type: str) -> int:
    """The chance that the target loses a point of Armor or falls, in parts per million: quick to get."""
    informed = state.options.informed_heroes
    key = (type, attacker.profile.die, attacker.reroll, target.profile.die, target.reroll, informed)
    value = _per_million.get(key)
    if value is None:
        odds = attack_odds(state, attacker, target, type)
        value = _per_million[key] = int((odds.armor + odds.defeat) * MILLION)
    return value


def reroll_chances(state: ChessState, question: Question[Any]) -> tuple[Fraction, Fraction]:
    """The chance of what the owner of the Hero wants, with the roll kept and with a new one.

    An attacker wants the target to fail its Save, a defender wants no harm, Save and Skill to succeed.
    """
    face, against = _argument(question, "face"), _argument(question, "against")
    mini = state.minis[_argument(question, "mini")]
    what = question.kind.rsplit(".", 1)[-1]
    die = mini.die
    if what in ("save", "skill"):
        return Fraction(int(face >= against)), Fraction(max(0, die - against + 1), die)
    foe, type_ = state.minis[_argument(question, "foe")], str(question.args()["type"])
    if what == "attack":
        duel = duel_of(state, mini, foe, type_)
        values = [worth(duel, one, against) for one in range(1, die + 1)]
        return values[face - 1], sum(values, Fraction(0)) / die
    kept = Fraction(0) if face > against else failed_save(die, True)
    again = Fraction(min(against, die), die) * failed_save(die, False)
    return 1 - kept, 1 - again


def initiative_odds(own: int, other: int) -> Fraction:
    """CB-ODD-05: the chance to act first, with ties rolled again."""
    if own < 1 or other < 1:
        raise BadData("initiative", "two dice", [own, other])
    wins = sum(min(face - 1, other) for face in range(1, own + 1))
    ties = min(own, other)
    return Fraction(wins, own * other - ties) if own * other > ties else Fraction(1, 2)


def skill_odds(die: int, reroll: bool) -> Fraction:
    """CB-DIE-10: the chance of a Skill roll, a re-roll of a failed one included."""
    failed = Fraction(die // 2 - 1, die)
    return 1 - (failed * failed if reroll else failed)
