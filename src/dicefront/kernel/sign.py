"""What an answer means on the table: ids and numbers, no words and no drawing.

A question shows an answer as a sign (``Question.show``). Screens, terminals and standing choices read signs,
so that none of them works out again what the rules know.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicefront.kernel.ids import NO_RULE, Json, RuleId
from dicefront.kernel.modifier import Modifier
from dicefront.kernel.plain import Plain

GOES: Final = "goes"
"""Where the acting piece ends."""
PASSES: Final = "passes"
"""On the way there."""
HITS: Final = "hits"
"""Attacked, or could be attacked."""
FALLS: Final = "falls"
"""May be lost."""
GAINS: Final = "gains"
"""What it brings."""
DANGER: Final = "danger"
"""Where something waits for the acting piece."""
BLOCKS: Final = "blocks"
"""In the way."""
ACTS: Final = "acts"
"""The acting piece."""
AREA: Final = "area"
"""An outline."""

ROLES: Final = [GOES, PASSES, HITS, FALLS, GAINS, DANGER, BLOCKS, ACTS, AREA]


class Note(Plain):
    """A message by its id, with its arguments and the paragraph it comes from."""

    def __init__(self, id: str, args: dict[str, Json] | None = None, rule: RuleId = NO_RULE) -> None:
        self.id = id
        self.args: dict[str, Json] = {} if args is None else args
        self.rule = rule


class Chance(Plain):
    """How likely something is: the id of its message, the chance, and the numbers it comes from.

    A chance that is not known exactly is a float.
    """

    def __init__(self, id: str, chance: Fraction | float, why: list[Modifier] | None = None) -> None:
        self.id = id
        self.chance = chance
        self.why: list[Modifier] = [] if why is None else why


class Mark(Plain):
    """A piece, a space or a line of points, and its role in what would happen."""

    def __init__(
        self,
        role: str,
        piece: int | None = None,
        space: int | None = None,
        points: list[list[int]] | None = None,
        note: Note | None = None,
    ) -> None:
        self.role = role
        self.piece = piece
        self.space = space
        self.points: list[list[int]] = [] if points is None else points
        self.note = note


class Sign(Plain):
    """What an answer means; one that says nothing is the sign of an answer without a place on the table.

    ``piece`` or ``group`` acts or is chosen; after a piece, a group is what it aims at. ``space`` or
    ``point`` is where it aims, ``target`` at which piece, ``path`` its way.
    ``chances`` begin with the one that matters most. ``note`` names the answer, ``notes`` say what follows.
    ``detail`` holds numbers that only the screen of the same game reads.
    """

    def __init__(
        self,
        piece: int | None = None,
        target: int | None = None,
        space: int | None = None,
        point: list[int] | None = None,
        path: list[list[int]] | None = None,
        marks: list[Mark] | None = None,
        chances: list[Chance] | None = None,
        note: Note | None = None,
        notes: list[Note] | None = None,
        detail: Json = None,
        group: int | None = None,
    ) -> None:
        self.piece = piece
        self.target = target
        self.space = space
        self.point = point
        self.path: list[list[int]] = [] if path is None else path
        self.marks: list[Mark] = [] if marks is None else marks
        self.chances: list[Chance] = [] if chances is None else chances
        self.note = note
        self.notes: list[Note] = [] if notes is None else notes
        self.detail = detail
        self.group = group


def pieces_of(sign: Sign) -> list[int]:
    """Every piece that a sign names."""
    named = [sign.piece, sign.target]
    for mark in sign.marks:
        named.append(mark.piece)
    return [piece for piece in named if piece is not None]


def spaces_of(sign: Sign) -> list[int]:
    """Every space that a sign names."""
    named = [sign.space]
    for mark in sign.marks:
        named.append(mark.space)
    return [space for space in named if space is not None]


def notes_of(sign: Sign) -> list[Note]:
    """Every note of a sign."""
    named = [sign.note, *sign.notes]
    for mark in sign.marks:
        named.append(mark.note)
    return [note for note in named if note is not None]
