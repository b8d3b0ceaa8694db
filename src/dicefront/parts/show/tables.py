"""Tables of games that are played on one, and what lies on them."""

from __future__ import annotations

from dicefront.parts.show.message import Json, Out


class TableObject(Out):
    """One object of a table: where it stands, in inches, and its flags; ``entry`` counts from 0."""

    entry: int
    kind: str
    name_en: str
    name_nl: str
    x: float
    y: float
    movable: bool
    uneven: bool


class TableKind(Out):
    """A kind of object that can be laid on a table: its footprint and height in inches."""

    id: str
    name_en: str
    name_nl: str
    round: bool
    width: float
    depth: float
    height: float
    climbable: bool


class TableTrouble(Out):
    """What is wrong with an object, as a word: ``border``, ``overlap`` with the other one, or ``floating``.

    Objects are numbered as they lie on the table; ``other`` is -1 where there is none.
    """

    what: str
    one: int
    other: int


class TableSheet(Out):
    """A table as plain data for ``options.table``, and its objects; a mirrored one has each of them twice.

    ``things`` are the objects as they lie, as in the view of a match, each with the ``entry`` it comes from.
    """

    table: dict[str, Json]
    name_en: str
    name_nl: str
    width: float
    depth: float
    mirrored: bool
    objects: list[TableObject]
    things: list[dict[str, Json]]
    kinds: list[TableKind]
    troubles: list[TableTrouble]
