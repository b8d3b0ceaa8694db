"""DIE, HER: results of rolls, and what a roll is worth to a Hero that could make it again."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.lines import BOW
from dicefront.games.chessboard.rules.state import Mini
from dicefront.kernel.plain import Plain

SAVE: Final = FIGURES.save


def result(type: str, face: int) -> int:
    """CB-DIE-05 to CB-DIE-07, CB-HER-07: a bow halves its roll, rounded up."""
    return (face + 1) // 2 if type == BOW else face


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


def duel_of(attacker: Mini, target: Mini, type: str) -> Duel:
    """An attack in which a roll lies on the table: when Heroes decide matters no more."""
    return Duel(type, attacker.die, attacker.reroll, target.die, target.reroll, False)


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


def attack_roll_chances(duel: Duel, face: int, defence: int) -> tuple[Fraction, Fraction]:
    """The chance that the target fails its Save, with the attack roll kept and with a new one."""
    values = [worth(duel, one, defence) for one in range(1, duel.die + 1)]
    return values[face - 1], sum(values, Fraction(0)) / duel.die


def defence_roll_chances(die: int, attack: int, face: int) -> tuple[Fraction, Fraction]:
    """The chance of a Hero to come to no harm, with its Defense roll kept and with a new one."""
    kept = Fraction(0) if face > attack else failed_save(die, True)
    again = Fraction(min(attack, die), die) * failed_save(die, False)
    return 1 - kept, 1 - again


def skill_odds(die: int, reroll: bool) -> Fraction:
    """CB-DIE-10: the chance of a Skill roll, a re-roll of a failed one included."""
    failed = Fraction(die // 2 - 1, die)
    return 1 - (failed * failed if reroll else failed)
