"""Attacks before they are made: how they can end, with the numbers that this comes from."""

from __future__ import annotations

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.lines import BOW, Aim
from dicefront.games.chessboard.rules.odds import attack_odds
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.kernel.modifier import Modifier
from dicefront.kernel.sign import Chance, Note


def label_of(aim: Aim) -> Note:
    """An attack by its type and its target."""
    return Note(f"chessboard.type.{aim.type}", {"target": aim.target})


def attack_chances(state: ChessState, mini: Mini, foe: Mini, type: str) -> list[Chance]:
    """How an attack can end, the outcome that matters most first."""
    odds = attack_odds(state, mini, foe, type)
    return [
        Chance("chessboard.odds.defeat", odds.defeat, reasons(mini, foe, type)),
        Chance("chessboard.odds.armor", odds.armor),
        Chance("chessboard.odds.saved", odds.saved),
        Chance("chessboard.odds.miss", odds.miss),
    ]


def reasons(mini: Mini, foe: Mini, type: str) -> list[Modifier]:
    """The numbers that the odds of an attack come from."""
    parts = [Modifier("chessboard.show.attack-die", mini.die, "CB-DIE-02")]
    if type == BOW:
        parts.append(Modifier("chessboard.show.bow-halves", 2, "CB-DIE-06"))
    parts.append(Modifier("chessboard.show.defence-die", foe.die, "CB-DEF-01"))
    parts.append(Modifier("chessboard.show.save-needs", FIGURES.save, "CB-DIE-09"))
    if mini.reroll:
        parts.append(Modifier("chessboard.show.own-reroll", 1, "CB-HER-01"))
    if foe.reroll:
        parts.append(Modifier("chessboard.show.foe-reroll", 1, "CB-HER-01"))
    if foe.armor:
        parts.append(Modifier("chessboard.show.armor-left", foe.armor, "CB-DEF-06"))
    return parts


def harm(state: ChessState, mini: Mini, foe: Mini, type: str) -> Chance:
    """The chance that the target falls, or loses a point of Armor if it has one."""
    odds = attack_odds(state, mini, foe, type)
    if foe.armor:
        return Chance("chessboard.odds.armor", odds.armor)
    return Chance("chessboard.odds.defeat", odds.defeat)
