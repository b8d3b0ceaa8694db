"""What stands in a scene: troops, objects and markers, in inches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from dicefront.games.home_raiders.rules.cards import LEADER, Card
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.tables import KINDS
from dicefront.games.home_raiders.scenes.cards import card_of
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.space import Thing
from dicefront.tabletop.shapes import Disc, rectangle
from dicefront.tabletop.units import nearest

Place: TypeAlias = tuple[float, float] | tuple[float, float, float]
"""A place on the table, or at a height above it, in inches."""


THING_IDS = list(KINDS)
"""The kinds of objects that come with the game."""


def inch(value: float) -> int:
    """So many inches in the units of the rules."""
    return nearest(value, INCH)


def inches(length: int) -> float:
    """A length of the rules in inches."""
    return round(length / INCH, 3)


class Group:
    """One troop to be put on the table; ``leader`` is a place among the figures, or ``NOBODY``."""

    def __init__(
        self, owner: int, kind: Card, figures: list[tuple[Card, Place]], members: int, leader: int
    ) -> None:
        if owner not in (0, 1):
            raise BadData(f"the owner of {kind.id}", "0 or 1", owner)
        if not figures:
            raise BadData(kind.id, "a place for each of its figures", "none")
        for of, where in figures:
            given: object = where
            if not isinstance(given, tuple) or len(given) not in (2, 3):
                raise BadData(f"a place of {of.id}", "(x, y) or (x, y, height) in inches", where)
        self.owner = owner
        self.kind = kind
        self.figures = figures
        self.members = members
        self.leader = leader


def unit(
    owner: int,
    kind: str | Card,
    *places: Place,
    leader: tuple[str | Card, Place] | None = None,
    specialists: Sequence[tuple[str | Card, Place]] = (),
) -> Group:
    """A Unit with its members, and who is attached to it."""
    of = card_of(kind)
    figures = [(of, where) for where in places]
    members = len(figures)
    number = NOBODY
    if leader is not None:
        number = len(figures)
        figures.append((card_of(leader[0]), leader[1]))
        if figures[-1][0].troop != LEADER:
            raise BadData(f"the Leader of {of.id}", "the card of a Leader", figures[-1][0].id, "HR-LDR-02")
    figures += [(card_of(one), where) for one, where in specialists]
    return Group(owner, of, figures, members, number)


def hero(owner: int, kind: str | Card, where: Place) -> Group:
    """A Hero, or a Leader that goes on alone."""
    of = card_of(kind)
    return Group(owner, of, [(of, where)], 1, 0 if of.troop == LEADER else NOBODY)


def team(faction: str, *cards: str, portal: str = "tin") -> Json:
    """A team to begin a match with, each card with its merged copies: ``team("gremlins", "gr-ragmen*2")``."""
    troops: list[Json] = []
    for number, text in enumerate(cards):
        name, _, copies = text.partition("*")
        if copies and not copies.isdecimal():
            raise BadData(f"team: card {number + 1}", "a card and its copies, such as gr-ragmen*2", text)
        troops.append({"ref": f"t{number}", "card": name, "copies": int(copies or 1)})
    return {"faction": faction, "troops": troops, "portal": portal}


# -- objects ------------------------------------------------------------------------------------


def thing(kind: str, x: float, y: float, turn: float = 0, height: float = 0, portal: int = NOBODY) -> Thing:
    """An object of a kind that comes with the game, such as a ``mug``, turned by so many degrees."""
    if kind not in KINDS:
        raise BadData("thing", "one of " + ", ".join(KINDS), kind)
    found = KINDS[kind].thing(kind, KINDS[kind].shape(inch(x), inch(y), turn), inch(height))
    found.owner = portal
    return found


def block(
    left: float,
    low: float,
    right: float,
    high: float,
    height: float,
    bottom: float = 0,
    climbable: bool = True,
    movable: bool = False,
    uneven: bool = False,
    portal: int = NOBODY,
) -> Thing:
    """A rectangular object from its lower left to its upper right corner."""
    if not (left < right and low < high and height > 0):
        expected = "left < right, low < high and a height above 0"
        raise BadData("block", expected, f"{left}, {low}, {right}, {high}, {height}")
    shape = rectangle(inch(left), inch(low), inch(right), inch(high))
    return Thing(
        "block", "block", shape, inch(bottom), inch(bottom + height), movable, uneven, climbable, portal
    )


def tin(
    x: float,
    y: float,
    diameter: float,
    height: float,
    climbable: bool = True,
    movable: bool = False,
    uneven: bool = False,
    portal: int = NOBODY,
) -> Thing:
    """A round object that stands on the table."""
    shape = Disc(inch(x), inch(y), inch(diameter / 2))
    return Thing("tin", "tin", shape, 0, inch(height), movable, uneven, climbable, portal)


def own_table(*objects: dict[str, Any], width: float = 30, depth: float = 30, **more: Json) -> Json:
    """A table of one's own to begin a match on, with objects such as ``{"kind": "mug", "x": 8, "y": 6}``."""
    return {"id": "own", "width": width, "depth": depth, "objects": list(objects), **more}


def marker(player: int, x: float, y: float, z: float = 0, controller: int = NOBODY) -> Marker:
    """A marker of Strategic spot."""
    return Marker(player, inch(x), inch(y), inch(z), controller)
