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
    "combatant": PIECE,
    "combatants": PIECE,
    "enemies": PIECE,
    "enemy": PIECE,
    "faces": DICE,
    "length": LENGTH,
    "near": FLAG,
    "place": POINT,
    "placements": DATA,
    "players": SEAT,
    "reaches": FLAG,
    "rosters": LIST,
    "turn": NUMBER,
    "way": WAY,
    "winners": SEAT,
}
