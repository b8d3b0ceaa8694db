"""What the named arguments of events, questions and refusals mean.

A game says once what each name means. Terminals, screens and logs turn numbers and ids into words by this
table and keep no lists of names. One name has one meaning in a game. A list of values has the same term as
one value.
"""

from __future__ import annotations

from typing import Final

from dicefront.kernel.ids import Json
from dicefront.kernel.plain import is_point

SEAT: Final = "seat"
"""A player by the number of the seat; -1 is nobody."""
PIECE: Final = "piece"
"""A figure by its number."""
GROUP: Final = "group"
"""Several figures that act together, by the number of the group."""
SPACE: Final = "space"
"""A space of a board by its number."""
THING: Final = "thing"
"""Something that lies on the table, by its number."""
MARKER: Final = "marker"
"""A marker by its number."""
POINT: Final = "point"
"""Coordinates, ``[x, y]`` or ``[x, y, z]``, in the unit of the game."""
WAY: Final = "way"
"""Points from the start to the end."""
LENGTH: Final = "length"
"""A length or a coordinate in the unit of the game."""
NUMBER: Final = "number"
"""A number that is shown as it is."""
ENTRY: Final = "entry"
"""An entry of a list, counted from 0; people count from 1."""
TALLY: Final = "tally"
"""Numbers, one for each seat."""
FLAG: Final = "flag"
"""Yes or no."""
WORD: Final = "word"
"""One of a few words by which a message chooses what it says."""
MESSAGE: Final = "message"
"""The id of a message."""
DICE: Final = "dice"
"""What dice show, as signs."""
RULE: Final = "rule"
"""The id of a paragraph."""
TEXT: Final = "text"
"""Text that is shown as it is."""
LIST: Final = "list"
"""A whole army, team or band, as players write it."""
DATA: Final = "data"
"""Details for programs and drawings; no message shows them."""

_NAME: Final = "name:"

NUMBERED: Final = [SEAT, PIECE, GROUP, SPACE, THING, MARKER, LENGTH, NUMBER, ENTRY, TALLY]
WORDED: Final = [WORD, MESSAGE, DICE, RULE, TEXT]

COMMON: Final[dict[str, str]] = {
    "accepted": FLAG,
    "agreed": FLAG,
    "expected": TEXT,
    "faces": NUMBER,
    "got": TEXT,
    "group": GROUP,
    "options": NUMBER,
    "piece": PIECE,
    "pieces": PIECE,
    "place": POINT,
    "player": SEAT,
    "problems": DATA,
    "purpose": MESSAGE,
    "reason": MESSAGE,
    "rule": RULE,
    "sides": NUMBER,
    "where": TEXT,
    "winner": SEAT,
}
"""What the names mean that all games share."""


def named(family: str) -> str:
    """The term of an id that has a name: the message ``<game>.<family>.<id>``."""
    return _NAME + family


def family_of(term: str) -> str:
    """The family of an id that has a name; empty if the term is another one."""
    return term[len(_NAME) :] if term.startswith(_NAME) else ""


def fits(term: str, value: Json) -> bool:
    """Whether a value can be what its term says; ``None`` always can."""
    if value is None or term in (DATA, LIST):
        return True
    if term == POINT:
        return is_point(value)
    if term == WAY:
        return isinstance(value, list) and all(is_point(point) for point in value)
    if isinstance(value, list):
        return all(fits(term, one) for one in value)
    if term == FLAG:
        return isinstance(value, bool)
    if term in NUMBERED:
        return type(value) is int
    return isinstance(value, str) and (term in WORDED or bool(family_of(term)))


def problems_of_terms(terms: dict[str, str], args: dict[str, Json]) -> list[str]:
    """The arguments that have no term, or a value that does not fit it."""
    return [
        f"{name}={value!r} ({terms.get(name, 'no term')})"
        for name, value in args.items()
        if name not in terms or not fits(terms[name], value)
    ]
