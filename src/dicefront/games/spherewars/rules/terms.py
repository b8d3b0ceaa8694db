"""What the named arguments mean. A piece is a combatant, a group an entry of a band, a thing scenery."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.terms import (
    DATA,
    DICE,
    FLAG,
    LENGTH,
    LIST,
    NUMBER,
    PIECE,
    POINT,
    SEAT,
    WAY,
    WORD,
)

TERMS: Final[dict[str, str]] = {
    "action": WORD,
    "before": DICE,
    "caught": FLAG,
    "cause": WORD,
    "combatant": PIECE,
    "combatants": PIECE,
    "condition": WORD,
    "critical": WORD,
    "dice": NUMBER,
    "enemies": PIECE,
    "enemy": PIECE,
    "face": DICE,
    "faces": DICE,
    "fatigue": NUMBER,
    "left": NUMBER,
    "length": LENGTH,
    "near": FLAG,
    "number": NUMBER,
    "parts": DATA,
    "passed": FLAG,
    "place": POINT,
    "placements": DATA,
    "players": SEAT,
    "reaches": FLAG,
    "rosters": LIST,
    "strength": NUMBER,
    "supporters": PIECE,
    "trait": WORD,
    "trigger": WORD,
    "turn": NUMBER,
    "way": WAY,
    "winner": PIECE,
    "winners": SEAT,
    "wounds": NUMBER,
}
