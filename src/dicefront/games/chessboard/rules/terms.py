"""What the named arguments mean."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.terms import ENTRY, LIST, NUMBER, PIECE, SPACE, TEXT, WORD

TERMS: Final[dict[str, str]] = {
    "against": NUMBER,
    "armor": NUMBER,
    "attack": NUMBER,
    "cost": NUMBER,
    "count": NUMBER,
    "defence": NUMBER,
    "distance": NUMBER,
    "end": SPACE,
    "entry": ENTRY,
    "face": NUMBER,
    "foe": PIECE,
    "item": WORD,
    "least": NUMBER,
    "left": NUMBER,
    "limit": NUMBER,
    "mini": PIECE,
    "minis": TEXT,
    "mode": WORD,
    "most": NUMBER,
    "move": NUMBER,
    "name": TEXT,
    "needed": NUMBER,
    "new": NUMBER,
    "north": NUMBER,
    "north_army": LIST,
    "old": NUMBER,
    "placed": NUMBER,
    "points": NUMBER,
    "quiet": NUMBER,
    "round": NUMBER,
    "size": NUMBER,
    "south": NUMBER,
    "south_army": LIST,
    "space": SPACE,
    "spaces": SPACE,
    "start": SPACE,
    "target": PIECE,
    "type": WORD,
    "waiting": NUMBER,
    "wanted": NUMBER,
    "what": WORD,
}
