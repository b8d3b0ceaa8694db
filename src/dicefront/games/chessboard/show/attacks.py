"""Attacks of Chessboard Skirmish on a screen: exact odds with their reasons, and who is no target."""

from __future__ import annotations

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.lines import attack_problem, attacks_from
from dicefront.games.chessboard.rules.odds import (
    attack_odds,
)
from dicefront.games.chessboard.rules.state import (
    ChessState,
    Mini,
)
from dicefront.parts.show.candidates import Barred
from dicefront.parts.show.screen import chance_of, note_of
from dicefront.parts.show.words import Chance, Part


def attack_chances(state: ChessState, mini: Mini, foe: Mini, type_: str) -> list[Chance]:
    """How an attack can end, the outcome that matters most first."""
    odds = attack_odds(state, mini, foe, type_)
    why = why_of(mini, foe, type_)
    return [
        chance_of("chessboard.odds.defeat", odds.defeat, why),
        chance_of("chessboard.odds.armor", odds.armor),
        chance_of("chessboard.odds.saved", odds.saved),
        chance_of("chessboard.odds.miss", odds.miss),
    ]


def why_of(mini: Mini, foe: Mini, type_: str) -> list[Part]:
    """The numbers the odds of an attack come from."""
    parts = [
        Part(reason="chessboard.show.attack-die", amount=mini.die, rule="CB-DIE-02"),
        Part(reason="chessboard.show.defence-die", amount=foe.die, rule="CB-DEF-01"),
        Part(reason="chessboard.show.save-needs", amount=FIGURES.save, rule="CB-DIE-09"),
    ]
    if type_ == "bow":
        parts.insert(1, Part(reason="chessboard.show.bow-halves", amount=2, rule="CB-DIE-06"))
    if mini.reroll:
        parts.append(Part(reason="chessboard.show.own-reroll", amount=1, rule="CB-HER-01"))
    if foe.reroll:
        parts.append(Part(reason="chessboard.show.foe-reroll", amount=1, rule="CB-HER-01"))
    if foe.armor:
        parts.append(Part(reason="chessboard.show.armor-left", amount=foe.armor, rule="CB-DEF-06"))
    return parts


def harm_of(state: ChessState, mini: Mini, foe: Mini, type_: str) -> Chance:
    """The chance that the target falls, or loses a point of Armor if it has one."""
    odds = attack_odds(state, mini, foe, type_)
    if foe.armor:
        return chance_of("chessboard.odds.armor", odds.armor)
    return chance_of("chessboard.odds.defeat", odds.defeat)


def barred_targets(state: ChessState, mini: Mini, space: int) -> list[Barred]:
    """Enemies on the board that cannot be attacked from a space, with the reason for the best weapon."""
    found: list[Barred] = []
    types = [type_ for type_ in ("gun", "bow") if getattr(mini.profile, type_)] or ["melee"]
    attacked = [attack[1] for attack in attacks_from(state, mini, space) if isinstance(attack, list)]
    for foe in state.minis:
        if foe.owner != mini.owner and foe.space >= 0 and foe.id not in attacked:
            refusal = attack_problem(state, mini, space, types[0], foe)
            if refusal is not None:
                found.append(Barred(note=note_of(refusal), target=foe.id, space=foe.space))
    return found
