"""What things of Home Raiders are called at a table, and how a player calls them.

A troop has a letter, capital for the first seat and small for the second: ``Ragmen (A)``, ``Guardmen (d)``. A
character has the letter of its troop and a number, ``*`` for a Leader or ``+`` for a Hero: ``A1``, ``A*``,
``f+``. Objects have numbers, ``#3``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from dicefront.games.home_raiders.rules.cards import HERO, LEADER, Card
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.parts.terminal.inches import place_typed
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.space import Thing
from dicefront.tabletop.units import LIMIT
from dicefront.text.messages import Messages

LEADER_SIGN: Final = "*"
HERO_SIGN: Final = "+"
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TABLE_HEIGHT: Final = 0

# Directions anticlockwise from the east, in the words of both languages.
COMPASS: Final = ["e", "ne", "n", "nw", "w", "sw", "s", "se"]
DIRECTIONS: Final = {
    "e": 0, "east": 0, "o": 0, "oost": 0,
    "ne": 45, "north-east": 45, "no": 45, "noordoost": 45,
    "n": 90, "north": 90, "noord": 90,
    "nw": 135, "north-west": 135, "noordwest": 135,
    "w": 180, "west": 180,
    "sw": 225, "south-west": 225, "zw": 225, "zuidwest": 225,
    "s": 270, "south": 270, "z": 270, "zuid": 270,
    "se": 315, "south-east": 315, "zo": 315, "zuidoost": 315,
}  # fmt: skip


class Names:
    """Names in one language."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.dutch = messages.language == "nl"

    # -- cards and figures ----------------------------------------------------------------------

    def card(self, card: Card) -> str:
        return card.name_nl if self.dutch else card.name_en

    def letter(self, troop: int, owner: int) -> str:
        """The letter of a troop; more than 26 of them have two letters."""
        more, place = divmod(troop, len(LETTERS))
        text = LETTERS[place] if not more else LETTERS[more - 1] + LETTERS[place]
        return text if owner == 0 else text.lower()

    def label(self, state: State, number: int) -> str:
        """``A1``: the letter of its troop, and its number among all of its card and side."""
        c = state.characters[number]
        letter = self.letter(c.troop, c.owner)
        if c.card.troop == LEADER:
            return letter + LEADER_SIGN
        if c.card.troop == HERO:
            heroes = [one.id for one in state.characters if one.troop == c.troop and one.card.troop == HERO]
            return letter + HERO_SIGN + (str(heroes.index(c.id) + 1) if len(heroes) > 1 else "")
        same = [one.id for one in state.characters if one.owner == c.owner and one.card.id == c.card.id]
        return f"{letter}{same.index(c.id) + 1}"

    def character(self, state: State, number: object) -> str:
        """``Ragmen A1``."""
        if type(number) is not int or not 0 <= number < len(state.characters):
            return str(number)
        return f"{self.card(state.characters[number].card)} {self.label(state, number)}"

    def troop(self, state: State, number: object) -> str:
        """``Ragmen (A)``."""
        if type(number) is not int or not 0 <= number < len(state.troops):
            return str(number)
        troop = state.troops[number]
        return f"{self.card(troop.card)} ({self.letter(number, troop.owner)})"

    def characters(self, state: State, numbers: Sequence[object]) -> str:
        """Several of them; those of one card share its name: ``Ragmen A1, A2``."""
        parts: list[str] = []
        last = ""
        for number in numbers:
            text = self.character(state, number)
            name, _, label = text.rpartition(" ")
            parts.append(label if name and name == last else text)
            last = name
        return ", ".join(parts)

    # -- things ---------------------------------------------------------------------------------

    def kind(self, state: State, kind: str) -> str:
        """A kind of object."""
        kinds = state.options.table_file.kinds
        if kind not in kinds:
            return kind
        return kinds[kind].name_nl if self.dutch else kinds[kind].name_en

    def thing(self, state: State, number: object) -> str:
        """``mug #3``."""
        if type(number) is not int or not 0 <= number < len(state.space.things):
            return str(number)
        return f"{self.kind(state, state.space.things[number].kind)} #{number + 1}"

    def standing_on(self, state: State, c: Character) -> Thing | None:
        """The object a character stands on, if any."""
        if c.body.bottom <= TABLE_HEIGHT:
            return None
        for number in state.space.scenery.under(c.body.shape.x, c.body.shape.y):
            if state.space.things[number].top == c.body.bottom:
                return state.space.things[number]
        return None

    def marker(self, number: object) -> str:
        return self.messages.text("home_raiders.play.marker", {"number": _next(number)})

    def ability(self, id: object) -> str:
        return self.messages.text(f"home_raiders.ability.{id}")

    # -- lengths and places ---------------------------------------------------------------------

    def inches(self, length: object) -> str:
        """``3.5`` or ``3,5``: a length in inches, with one digit."""
        if type(length) is not int:
            return str(length)
        text = f"{length / INCH:.1f}".removesuffix(".0")
        return text.replace(".", ",") if self.dutch and text != "-0" else text.replace("-0", "0")

    def point(self, x: int, y: int) -> str:
        """``12.5,8``: as it can be typed, in every language."""
        return f"{_decimal(x)},{_decimal(y)}"

    def place(self, x: int, y: int, z: int) -> str:
        """A point, with its height above the table if there is any."""
        return self.point(x, y) + (f",{_decimal(z)}" if z > TABLE_HEIGHT else "")

    def direction(self, dx: int, dy: int) -> str:
        """The name of the nearest of eight directions."""
        return self.messages.text(f"home_raiders.play.compass-{compass(dx, dy)}")


def _next(number: object) -> object:
    return number + 1 if type(number) is int else number


def _decimal(length: int) -> str:
    return f"{length / INCH:.2f}".rstrip("0").rstrip(".")


def compass(dx: int, dy: int) -> str:
    """``ne``: the nearest of eight directions."""
    from math import atan2, pi

    return COMPASS[round(atan2(dy, dx) / (pi / 4)) % 8]


# -- what players type --------------------------------------------------------------------------

_LABEL = re.compile(r"([a-z]{1,2}?)(\d+|\*|l|\+\d*|h\d*)?")


def troop_called(names: Names, state: State, word: str) -> Troop | None:
    """The troop that a word means: by its letter or by its name."""
    wanted = word.strip().lower().strip("()")
    for troop in state.troops:
        if names.letter(troop.id, troop.owner).lower() == wanted and troop.members:
            return troop
    named = [troop for troop in state.troops if troop.members and _is_called(troop.card, wanted)]
    return named[0] if len(named) == 1 else None


def _is_called(card: Card, wanted: str) -> bool:
    if len(wanted) < 3:
        return False
    return any(wanted in name.lower() for name in (card.name_en, card.name_nl, card.id))


def character_called(names: Names, state: State, word: str) -> Character | None:
    """The character that a word means: ``A1``, ``A*`` or ``AL``, ``C+`` or ``CH``, or one alone by ``C``."""
    wanted = word.strip().lower()
    match = _LABEL.fullmatch(wanted)
    if match:
        sign = (match[2] or "").replace("l", LEADER_SIGN).replace("h", HERO_SIGN)
        for c in state.characters:
            if names.label(state, c.id).lower() == match[1] + sign and sign:
                return c
    troop = troop_called(names, state, word)
    if troop is not None and (len(troop.members) == 1 or not match):
        return state.characters[troop.members[0]]
    named = [c for c in state.characters if c.where == ON_TABLE and _is_called(c.card, wanted)]
    return named[0] if len(named) == 1 else None


def point_typed(text: str) -> list[int] | None:
    """``12.5,8`` as a point, ``12.5,8,3.7`` as a place, in units; ``None`` if it is neither."""
    return place_typed(text, INCH, LIMIT)
