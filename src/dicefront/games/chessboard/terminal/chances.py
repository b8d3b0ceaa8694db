"""Chances in Chessboard Skirmish as players ask for them: from where, at whom, how likely."""

from __future__ import annotations

from fractions import Fraction

from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.odds import AttackOdds, attack_odds, reroll_chances, skill_odds
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.wording import percent

__all__ = [
    "Prospect",
    "best_attack",
    "best_by_target",
    "percent",
    "prospect",
    "prospects",
    "reroll_chances",
    "skill",
]


class Prospect:
    """An attack that could be made: from where, how, at whom, and its odds."""

    def __init__(self, start: int, type: str, target: Mini, odds: AttackOdds) -> None:
        self.start = start
        self.type = type
        self.target = target
        self.odds = odds

    @property
    def harm(self) -> Fraction:
        """The chance that the target falls or loses a point of Armor."""
        return self.odds.defeat + self.odds.armor

    def rank(self) -> tuple[Fraction, Fraction]:
        return self.odds.defeat, self.odds.armor

    def short(self) -> str:
        """``58%``, or ``A58%`` if only a point of Armor is at stake."""
        return ("A" if self.odds.armor else "") + percent(self.harm)


def prospect(state: ChessState, mini: Mini, start: int, attack: list[Json]) -> Prospect:
    """The odds of one attack ``[type, target]``."""
    type_, target = attack
    assert isinstance(type_, str)
    assert type(target) is int
    return Prospect(start, type_, state.minis[target], attack_odds(state, mini, state.minis[target], type_))


def prospects(state: ChessState, mini: Mini, start: int) -> list[Prospect]:
    """Every attack from a space."""
    return [
        prospect(state, mini, start, attack)
        for attack in attacks_from(state, mini, start)
        if isinstance(attack, list)
    ]


def best_attack(state: ChessState, mini: Mini, start: int) -> Prospect | None:
    """The most promising attack from a space."""
    return max(prospects(state, mini, start), key=Prospect.rank, default=None)


def best_by_target(state: ChessState, mini: Mini, starts: list[int]) -> list[Prospect]:
    """For each enemy that can be attacked from one of the spaces the most promising attack, best first."""
    best: dict[int, Prospect] = {}
    ordered = sorted(starts, key=lambda space: space != mini.space)  # staying is the first choice
    for start in ordered:
        for one in prospects(state, mini, start):
            known = best.get(one.target.id)
            if known is None or one.rank() > known.rank():
                best[one.target.id] = one
    return sorted(best.values(), key=Prospect.rank, reverse=True)


def skill(mini: Mini) -> Fraction:
    """The chance of a Skill roll."""
    return skill_odds(mini.die, mini.reroll)
