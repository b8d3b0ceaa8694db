"""Chances in Chessboard Skirmish as players ask for them: from where, at whom, how likely."""

from __future__ import annotations

from fractions import Fraction

from dicefront.games.chessboard.rules.lines import Aim, attacks_from
from dicefront.games.chessboard.rules.odds import AttackOdds, attack_odds
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.parts.terminal.wording import percent


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


def prospect(state: ChessState, mini: Mini, start: int, aim: Aim) -> Prospect:
    """The odds of one attack."""
    target = state.minis[aim.target]
    return Prospect(start, aim.type, target, attack_odds(state, mini, target, aim.type))


def prospects(state: ChessState, mini: Mini, start: int) -> list[Prospect]:
    """Every attack from a space."""
    return [prospect(state, mini, start, aim) for aim in attacks_from(state, mini, start)]


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
