"""Positions for tests of Home Raiders: a space of 30 by 30 inches, with figures and objects as a test wants.

All lengths are given in inches. Characters get their numbers in the order in which they are listed: the
members of a Unit, then its Leader, then its Specialists.

    state = scene(
        unit(0, "nl-guardmen", (5, 5), (6.5, 5), leader=("nl-captain-shefin", (8, 5))),
        hero(1, card(movement=6, abilities=["flight"]), (12, 5, 4)),
        things=[block(10, 3, 14, 7, 4)],
    )
"""

import tomllib
from importlib.resources import files
from typing import Any

from dicefront.games.home_raiders.rules.abilities.names import IDS
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import LEADER, TROOP_TYPES, Card, Pool, TraitDice
from dicefront.games.home_raiders.rules.constants import CONSTANTS, INCH, read_constants
from dicefront.games.home_raiders.rules.optionsfile import OPTIONS, read_options
from dicefront.games.home_raiders.rules.state import (
    TURN,
    VANISH,
    Character,
    State,
    Troop,
    new_character,
    new_troop,
    place,
)
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.options import complete
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.shapes import Disc, rectangle
from dicefront.tabletop.units import nearest

Place = tuple[float, float] | tuple[float, float, float]

TRAITS = ("close_combat", "shooting", "defence", "spirit")


def inch(value: float) -> int:
    """So many inches in units."""
    return nearest(value, INCH)


def pool(text: str) -> TraitDice:
    """Dice in the notation of the catalogue, with wound marks and a Boost: ``W1* W1 R1 +1``."""
    counts = {"W": [0, 0], "R": [0, 0], "B": [0, 0]}
    boost = 0
    for word in text.replace("-", "").split():
        if word[0] == "+":
            boost = int(word)
            continue
        count = int(word[1:].rstrip("*"))
        counts[word[0]][0] += count
        counts[word[0]][1] += count if word.endswith("*") else 0
    healthy, marked = (Pool(*[counts[colour][side] for colour in "WRB"]) for side in (0, 1))
    return TraitDice(healthy, marked, boost)


def card(
    troop: str = "unit",
    movement: float = 5,
    abilities: list[str] | None = None,
    close: str = "W2 R1",
    shooting: str = "",
    range: float = 8,
    defence: str = "W2 R1",
    spirit: str = "W1",
    base_mm: float = 25,
    height: float = 1.2,
    force: int = 3,
    cost: int = 2,
    id: str = "test-card",
) -> Card:
    """A card made for a test."""
    return Card(
        id,
        id,
        id,
        "test",
        TROOP_TYPES.index(troop),
        force,
        cost,
        inch(movement),
        round(base_mm * 50),
        inch(height),
        inch(range) if shooting else 0,
        [pool(close), pool(shooting), pool(defence), pool(spirit)],
        sorted(IDS.index(name) for name in abilities or []),
        200,
        True,
    )


def house_card(id: str) -> Card:
    """One of the cards that come with the game."""
    data = tomllib.loads(files("dicefront.games.home_raiders").joinpath("data/cards.toml").read_text("utf-8"))
    found: dict[str, Any] = next(one for one in data["card"] if one["id"] == id)
    abilities = [name for names in found.get("abilities", {}).values() for name in names]
    return Card(
        id,
        found["name_en"],
        found["name_nl"],
        found["faction"],
        TROOP_TYPES.index(found["troop"]),
        found["force"],
        found["cost"],
        inch(found["movement"]),
        round(found["base_mm"] * 50),
        inch(found["height"]),
        inch(found["shooting"]["range"]),
        [_trait(found[name]) for name in TRAITS],
        sorted(IDS.index(name) for name in abilities),
        round(found["points"] * 10),
        False,
    )


def _trait(data: dict[str, Any]) -> TraitDice:
    dice, marks = data["dice"], data["wound_marks"]
    return TraitDice(Pool(**dice), Pool(**marks), data["boost"])


class Group:
    """One troop to be put on the table."""

    def __init__(self, owner: int, kind: Card, figures: list[tuple[Card, Place]], leader: int) -> None:
        self.owner = owner
        self.kind = kind
        self.figures = figures
        self.leader = leader  # its place among the figures, or NOBODY
        self.members = len(figures)


def unit(
    owner: int,
    kind: str | Card,
    *places: Place,
    leader: tuple[str | Card, Place] | None = None,
    specialists: list[tuple[str | Card, Place]] | None = None,
) -> Group:
    """A Unit with its members, and who is attached to it."""
    of = _card(kind)
    figures: list[tuple[Card, Place]] = [(of, where) for where in places]
    members = len(figures)
    number = NOBODY
    if leader is not None:
        number = len(figures)
        figures.append((_card(leader[0]), leader[1]))
    figures += [(_card(one), where) for one, where in specialists or []]
    group = Group(owner, of, figures, number)
    group.members = members
    return group


def hero(owner: int, kind: str | Card, where: Place) -> Group:
    """A Hero, or a Leader that goes on alone."""
    of = _card(kind)
    return Group(owner, of, [(of, where)], 0 if of.troop == LEADER else NOBODY)


def _card(kind: str | Card) -> Card:
    return house_card(kind) if isinstance(kind, str) else kind


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
    """A rectangular object."""
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


def marker(player: int, x: float, y: float, z: float = 0, controller: int = NOBODY) -> Marker:
    """A marker of Strategic spot."""
    return Marker(player, inch(x), inch(y), inch(z), controller)


def scene(
    *groups: Group,
    things: list[Thing] | None = None,
    markers: list[Marker] | None = None,
    size: tuple[float, float] = (30, 30),
    player: int = 0,
    acting: int = 0,
    actions: int = 2,
    objective: int = VANISH,
    constants: dict[str, Json] | None = None,
    **options: Json,
) -> State:
    """The turn of one troop, with all its actions left; the pearls of the others are in the bag."""
    characters: list[Character] = []
    troops: list[Troop] = []
    for group in groups:
        troop = new_troop(len(troops), group.owner, group.kind, [])
        for number, (of, where) in enumerate(group.figures):
            character = new_character(len(characters), group.owner, of, troop.id)
            place(character, inch(where[0]), inch(where[1]), inch(where[2]) if len(where) == 3 else 0)
            troop.members.append(character.id)
            if number == group.leader:
                troop.leader = character.id
            elif number >= group.members:
                troop.specialists.append(character.id)
            characters.append(character)
        troops.append(troop)
    if troops:
        troops[acting].activated = True
        troops[acting].actions = actions
    given = read_constants(constants, "constants") if constants else CONSTANTS
    state = State(
        read_options(complete(OPTIONS, dict(options)), given),
        TURN,
        [None, None],
        Space(inch(size[0]), inch(size[1]), things or []),
        characters,
        troops,
        markers or [],
        0,
        objective,
        0,
        player,
        1,
        [sum(1 for troop in troops if troop.owner == seat and not troop.activated) for seat in (0, 1)],
        [acting],
        [NOBODY, NOBODY],
        [],
        [],
        None,
    )
    settle(state)
    return state


def move_to(state: State, number: int, x: float, y: float, z: float = 0) -> Character:
    """Put a character somewhere else."""
    place(state.characters[number], inch(x), inch(y), inch(z))
    return state.characters[number]
