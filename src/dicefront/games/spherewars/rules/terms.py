"""What the named arguments mean. A piece is a combatant, a group an entry of a band, a thing scenery."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.terms import (
    DATA,
    FLAG,
    LENGTH,
    LIST,
    NUMBER,
    PIECE,
    POINT,
    SEAT,
    WAY,
    WORD,
    named,
)

TERMS: Final[dict[str, str]] = {
    "action": WORD,
    "before": NUMBER,
    "caught": FLAG,
    "cause": WORD,
    "combatant": PIECE,
    "combatants": PIECE,
    "condition": named("trait"),
    "critical": WORD,
    "dice": NUMBER,
    "enemies": PIECE,
    "enemy": PIECE,
    "face": NUMBER,
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
    "trait": named("trait"),
    "trigger": WORD,
    "turn": NUMBER,
    "way": WAY,
    "victor": PIECE,
    "winners": SEAT,
    "wounds": NUMBER,
}
