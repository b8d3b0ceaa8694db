"""Attacks of Chessboard Skirmish on a screen: who is no target, and why."""

from __future__ import annotations

from dicefront.games.chessboard.rules.lines import attack_problem, attacks_from
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.parts.show.candidates import Barred
from dicefront.parts.show.screen import note_of


def barred_targets(state: ChessState, mini: Mini, space: int) -> list[Barred]:
    """Enemies on the board that cannot be attacked from a space, with the reason for the best weapon."""
    found: list[Barred] = []
    types = [type_ for type_ in ("gun", "bow") if getattr(mini.profile, type_)] or ["melee"]
    attacked = [aim.target for aim in attacks_from(state, mini, space)]
    for foe in state.minis:
        if foe.owner != mini.owner and foe.space >= 0 and foe.id not in attacked:
            refusal = attack_problem(state, mini, space, types[0], foe)
            if refusal is not None:
                found.append(Barred(note=note_of(refusal), target=foe.id, space=foe.space))
    return found
