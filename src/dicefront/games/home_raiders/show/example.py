"""A table with one object and two figures: how far apart they are, and how much one sees of the other."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.sight import sight
from dicefront.games.home_raiders.scenes import Group, block, inch, position, unit
from dicefront.games.home_raiders.show.sight import LEVELS, RULES
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import whole
from dicefront.skirmish.measuring import distance
from dicefront.tabletop.distance import gap_of_disc

WIDTH: Final = 12
DEPTH: Final = 8
PARTS: Final = 10
"""Places are told in tenths of an inch."""
BOX: Final = (50, 30, 70, 50)
TALLEST: Final = 60
CARD: Final = "nl-guardmen"


def table_example(args: dict[str, Json]) -> dict[str, Json]:
    """``eye`` and ``target`` as ``[x, y]`` and the ``height`` of the box between them, in tenths of an inch.

    A figure whose middle is above the box stands on it.
    """
    height = whole(args, "height", 1, TALLEST) / PARTS
    left, low, right, high = (tenths / PARTS for tenths in BOX)
    box = block(left, low, right, high, height)
    figures: list[Group] = []
    for owner, name in enumerate(("eye", "target")):
        x, y = place_in(args, name)
        on_top = gap_of_disc(inch(x), inch(y), 0, box.shape) <= 0
        figures.append(unit(owner, CARD, (x, y, height if on_top else 0)))
    state = position(*figures, things=[box], size=(WIDTH, DEPTH))
    eye, target = state.characters
    card = eye.card
    seen = sight(state, eye, target)
    apart = distance(eye, target)
    return {
        "size": [WIDTH * PARTS, DEPTH * PARTS],
        "box": [*BOX],
        "radius": round(card.radius * PARTS / INCH, 2),
        "figure": round(card.height * PARTS / INCH, 1),
        "on_top": [eye.body.bottom > 0, target.body.bottom > 0],
        "distance": round(apart / INCH, 2),
        "level": LEVELS[seen.level],
        "hidden": round(seen.share / 1_000_000, 4),
        "rule": RULES[seen.level],
    }


def place_in(args: dict[str, Json], name: str) -> tuple[float, float]:
    """A place on the table, in inches."""
    found = args.get(name)
    if not isinstance(found, list) or len(found) != 2:
        raise BadData(f"example.{name}", "[x, y] in tenths of an inch", found)
    x, y = found
    if type(x) is not int or type(y) is not int or not (0 <= x <= WIDTH * PARTS and 0 <= y <= DEPTH * PARTS):
        raise BadData(f"example.{name}", "a place on the table", found)
    return x / PARTS, y / PARTS
