"""Scenes of Home Raiders: figures from cards, objects from the house, all lengths in inches.

    scene(
        unit(0, "nl-guardmen", (5, 5), (6.5, 5), leader=("nl-captain-shefin", (8, 5))),
        hero(1, card("hero", movement=6, abilities=["flight"]), (12, 5, 4)),
        things=[block(10, 3, 14, 7, 4)],
    )

Characters are numbered in the order in which they are listed: the members of a Unit, then its Leader, then
its Specialists. Troops, objects and markers are numbered in the same way.
"""

from dicefront.games.home_raiders.scenes.cards import CARD_IDS, card, card_of, pool, trait_dice
from dicefront.games.home_raiders.scenes.pieces import (
    THING_IDS,
    Group,
    Place,
    block,
    hero,
    inch,
    inches,
    marker,
    own_table,
    team,
    thing,
    tin,
    unit,
)
from dicefront.games.home_raiders.scenes.scene import (
    SCENE,
    RaidersScene,
    faces,
    go,
    point,
    position,
    put,
    scene,
    where,
)
from dicefront.games.home_raiders.scenes.starts import STARTS
from dicefront.parts.scenes.places import row

__all__ = [
    "CARD_IDS",
    "SCENE",
    "STARTS",
    "THING_IDS",
    "Group",
    "Place",
    "RaidersScene",
    "block",
    "card",
    "card_of",
    "faces",
    "go",
    "hero",
    "inch",
    "inches",
    "marker",
    "own_table",
    "point",
    "pool",
    "position",
    "put",
    "row",
    "scene",
    "team",
    "thing",
    "tin",
    "trait_dice",
    "unit",
    "where",
]
