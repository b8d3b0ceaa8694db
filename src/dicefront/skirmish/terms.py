"""What the named arguments mean that games of figures share. Lengths are hundredths of a millimetre."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.terms import DATA, LENGTH, MARKER, NUMBER, PIECE, POINT, THING, WAY

FIGURES: Final[dict[str, str]] = {
    "attacker": PIECE,
    "cost": LENGTH,
    "defender": PIECE,
    "depth": LENGTH,
    "distance": LENGTH,
    "drop": LENGTH,
    "dx": LENGTH,
    "dy": LENGTH,
    "enemy": PIECE,
    "gap": LENGTH,
    "limit": LENGTH,
    "marker": MARKER,
    "met": PIECE,
    "movement": LENGTH,
    "object": THING,
    "objects": NUMBER,
    "path": WAY,
    "place": POINT,
    "places": DATA,
    "range": LENGTH,
    "round": NUMBER,
    "shooter": PIECE,
    "shooters": PIECE,
    "struck": PIECE,
    "target": PIECE,
    "victim": PIECE,
    "width": LENGTH,
    "wounds": NUMBER,
    "x": LENGTH,
    "y": LENGTH,
    "z": LENGTH,
}
