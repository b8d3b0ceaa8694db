"""What the named arguments mean. A field is a space; -1 is Start."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.terms import NUMBER, PIECE, SEAT, SPACE, TEXT, WORD

TERMS: Final[dict[str, str]] = {
    "attacker": WORD,
    "before": NUMBER,
    "by": SEAT,
    "chance": TEXT,
    "character": PIECE,
    "crystals": NUMBER,
    "experience": NUMBER,
    "face": NUMBER,
    "field": SPACE,
    "level": NUMBER,
    "limit": NUMBER,
    "middle": NUMBER,
    "number": NUMBER,
    "origin": SPACE,
    "owner": SEAT,
    "points": NUMBER,
    "role": WORD,
    "saved": TEXT,
    "seats": NUMBER,
    "survives": TEXT,
}
